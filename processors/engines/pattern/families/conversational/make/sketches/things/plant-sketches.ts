import { body, hexagon, leaf, line, rays } from '../sketch-marks.ts'

const INK = '#2b3328'
const CREAM = '#f6ecd8'
const GREEN = '#5f8347'
const PINE = '#3b5c3e'

/** Plants and fruit that the botany families do not draw and the icon sets lack. */
export const plantSketches: Readonly<Record<string, string>> = {
  fern: fern(),
  lotus: lotus(),
  'cactus-pot': cactus(),
  honeycomb: honeycomb(),
  leaf: veinedLeaf(),
  ginkgo: ginkgo(),
  bamboo: bamboo(),
  wheat: wheat(),
  'pine-tree': pineTree(),
  thistle: thistle(),
}

function fern(): string {
  const pairs = Array.from({ length: 9 }, (_, at) => {
    const share = at / 8
    const [x, y] = [50 + 10 * Math.sin(share * 2.2), 90 - share * 74]
    const length = 34 * (1 - share) ** 0.8 + 7
    const turn = -0.6 - 0.25 * share
    const colour = at % 3 === 1 ? GREEN : '#4f7d3c'
    return (
      leaf(colour, x, y, turn, length, length * 0.15 + 2.6) +
      leaf(colour, x, y, Math.PI - turn + 0.1, length, length * 0.15 + 2.6)
    )
  })
  return `${pairs.join('')}${line(PINE, 2.8, 'M48 97C50 70 60 44 58 10')}`
}

function lotus(): string {
  const [pink, deep] = ['#e58aa0', '#b8486c']
  const petal = (colour: string, turn: number, length: number, width: number): string =>
    leaf(colour, 50, 80, turn, length, width)
  return (
    body(GREEN, 'M6 82C24 74 76 74 94 82C80 94 20 94 6 82Z') +
    petal(deep, -2.75, 46, 11) +
    petal(deep, -0.39, 46, 11) +
    petal(pink, -2.4, 56, 14) +
    petal(pink, -0.74, 56, 14) +
    petal(deep, -1.98, 64, 15) +
    petal(deep, -1.16, 64, 15) +
    petal(pink, -1.57, 70, 17) +
    line(CREAM, 2.4, 'M50 24C52 40 52 56 50 72M33 34C37 48 42 62 47 72M68 34C64 48 59 62 54 72')
  )
}

function cactus(): string {
  return (
    line(GREEN, 11, 'M46 50C31 50 27 46 27 33M55 43C70 43 74 38 74 27') +
    body(GREEN, 'M40 66C38 44 39 12 50 11C61 12 62 44 60 66Z') +
    line(CREAM, 2, 'M50 19V60M44.6 26C44 40 44 50 44.6 60M55.6 26C56 40 56 50 55.6 60') +
    body('#c46a47', 'M29 66H71L66 94C60 97 40 97 34 94Z') +
    body('#8f4630', 'M26 62H74V70H26Z') +
    rays('#e27d97', 50, 9, 9, 4, 6) +
    line(CREAM, 2.6, 'M33 82L39 76L45 82L51 76L57 82L63 76L67 80')
  )
}

function honeycomb(): string {
  const cells = [
    [0, 0, '#b5731d'],
    [1, 0, '#e5aa2c'],
    [-1, 0, '#e5aa2c'],
    [0.5, 1, '#e5aa2c'],
    [-0.5, 1, '#f3d277'],
    [0.5, -1, '#f3d277'],
    [-0.5, -1, '#b5731d'],
  ] as const
  const at = (column: number, row: number): [number, number] => [50 + column * 30, 50 + row * 26]
  return cells
    .map(([column, row]) => hexagon('#6b431a', ...at(column, row), 18.6))
    .concat(cells.map(([column, row, colour]) => hexagon(colour, ...at(column, row), 14.6)))
    .join('')
}

function veinedLeaf(): string {
  return (
    leaf(GREEN, 16, 84, -0.8, 96, 27) +
    line(CREAM, 2.8, 'M14 86C36 62 56 42 78 22M34 65L35 46M34 65L53 66M49 49L51 31M49 49L68 49')
  )
}

function ginkgo(): string {
  const gold = '#d9b23c'
  return (
    line(PINE, 3.4, 'M50 62C50 76 46 88 38 97') +
    body(
      gold,
      'M50 66C36 60 18 54 4 40C8 22 24 10 44 10C46 20 48 28 50 34C53 27 55 19 58 10C76 11 92 24 96 41C82 54 64 60 50 66Z',
    ) +
    line(CREAM, 2.2, 'M47 58C38 48 30 38 24 26M48 56C44 44 41 34 39 20M53 58C62 48 70 38 77 27M52 56C56 44 59 34 62 20')
  )
}

function bamboo(): string {
  const cane = '#7f9a4a'
  return (
    line(cane, 9, 'M36 97L40 72M40 68L43 42M43 38L45 8') +
    line(INK, 3, 'M35 70L45 70.5M38 40L48 40.5') +
    leaf(GREEN, 46, 40, -0.5, 44, 9) +
    leaf(GREEN, 46, 41, 0.1, 46, 9) +
    leaf(PINE, 45, 41, 0.62, 40, 8) +
    leaf(GREEN, 40, 70, Math.PI + 0.5, 34, 8) +
    leaf(PINE, 40, 71, Math.PI - 0.15, 34, 8)
  )
}

function wheat(): string {
  const gold = '#d3a344'
  const grains = Array.from({ length: 6 }, (_, at) => {
    const y = 58 - at * 8
    return leaf(gold, 50, y, -0.95, 21, 6.5) + leaf('#b07c2a', 50, y, -Math.PI + 0.95, 21, 6.5)
  })
  return (
    line('#8f7a3a', 3, 'M48 98C52 80 50 60 50 12') +
    grains.join('') +
    leaf(gold, 50, 20, -Math.PI / 2, 20, 6) +
    leaf(GREEN, 50, 88, -0.7, 34, 5)
  )
}

function pineTree(): string {
  return (
    body('#6b4a35', 'M45 82H55V98H45Z') +
    body(PINE, 'M50 50C62 62 74 74 88 84C64 88 36 88 12 84C26 74 38 62 50 50Z') +
    body(GREEN, 'M50 28C60 40 70 52 81 62C62 66 38 66 19 62C30 52 40 40 50 28Z') +
    body(PINE, 'M50 4C57 16 64 28 73 39C60 43 40 43 27 39C36 28 43 16 50 4Z') +
    line(CREAM, 2.4, 'M40 35C44 37 48 37 52 36M32 58C38 60 46 61 52 59M26 80C36 83 48 84 58 82')
  )
}

function thistle(): string {
  const violet = '#8a5a9c'
  const tufts = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((turn) => leaf(violet, 50, 46, -Math.PI / 2 + turn, 40, 6))
  return (
    line(PINE, 4, 'M50 60C52 76 48 86 46 98') +
    tufts.join('') +
    body(GREEN, 'M34 46C38 38 62 38 66 46C70 58 62 68 50 69C38 68 30 58 34 46Z') +
    line(CREAM, 2.2, 'M38 46L58 66M48 43L64 58M62 46L42 66M52 43L36 58') +
    leaf(GREEN, 50, 84, -0.5, 36, 7) +
    leaf(GREEN, 49, 88, Math.PI + 0.5, 36, 7)
  )
}
