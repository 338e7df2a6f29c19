import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b53038'
const GOLD = '#d9a63f'
const GREEN = '#4f7a48'

/** What feasts, towns, toy boxes and records of a place are told by. */
export const cityAndFeastSketches: Readonly<Record<string, string>> = {
  menorah: menorah(),
  wreath: wreath(),
  'pirate-ship': pirateShip(),
  'iron-tower': ironTower(),
  pagoda: pagoda(),
  cassette:
    `<rect fill="#3f4a5a" x="4" y="22" width="92" height="60" rx="7"/>` +
    `<rect fill="${CREAM}" x="13" y="30" width="74" height="32" rx="4"/>` +
    body('#d0563f', 'M13 36H87V42H13Z') +
    `<rect fill="${INK}" x="24" y="44" width="52" height="15" rx="7"/>` +
    ring(CREAM, 34, 51.5, 6, 2.6) +
    ring(CREAM, 66, 51.5, 6, 2.6) +
    body('#8d96a3', 'M26 82L31 68H69L74 82Z') +
    dots(INK, 2, '38 76, 62 76'),
  dreamcatcher: dreamcatcher(),
  lips:
    blob('#b8263f', '4 48, 20 36, 36 26, 50 33, 64 26, 80 36, 96 48, 78 66, 50 76, 22 66') +
    body('#7c1730', 'M4 48C26 43 40 46 50 50C60 46 74 43 96 48C74 54 60 56 50 56C40 56 26 54 4 48Z') +
    curve('#e58a96', 3.4, '38 66, 50 69, 62 66'),
  hand: hand(),
  'citrus-slice': citrusSlice('#e07f1f', '#ef9b34'),
  'lemon-slice': citrusSlice('#dfb01f', '#f2cf4a'),
  'lime-slice': citrusSlice('#6f9a3a', '#a9c95a'),
  'grapefruit-slice': citrusSlice('#e8a13c', '#e2685c'),
  'sugar-skull': sugarSkull(),
}

function menorah(): string {
  const arms = [14, 26, 38]
  return (
    arms
      .map((x) =>
        line(GOLD, 4.6, `M${x} 40C${x} ${64 + (38 - x) * 0.3} ${100 - x} ${64 + (38 - x) * 0.3} ${100 - x} 40`),
      )
      .join('') +
    limb(GOLD, [50, 32], 6, [50, 84], 6) +
    body('#b5832a', 'M30 94L36 84H64L70 94Z') +
    dot('#b5832a', 50, 58, 5) +
    [...arms, 50, ...arms.map((x) => 100 - x)]
      .map((x) => {
        const top = x === 50 ? 30 : 38
        return (
          `<rect fill="#5f86a8" x="${x - 2.6}" y="${top - 14}" width="5.2" height="14"/>` +
          leaf('#e9a23f', x, top - 13, -Math.PI / 2, 11, 3.4)
        )
      })
      .join('')
  )
}

function wreath(): string {
  const leaves = Array.from({ length: 30 }, (_, at) => {
    const angle = (at / 30) * Math.PI * 2
    const isOuter = at % 2 === 0
    const [x, y] = [50 + Math.cos(angle) * 32, 50 + Math.sin(angle) * 32]
    const turn = angle + Math.PI / 2 + (isOuter ? -0.75 : 0.7)
    return leaf(at % 3 ? GREEN : '#7f9c62', x, y, turn, isOuter ? 21 : 18, 6)
  })
  const berries = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + 0.2
    return dot(RED, 50 + Math.cos(angle) * 33, 50 + Math.sin(angle) * 33, 3.6)
  })
  return (
    ring(GREEN, 50, 50, 35, 28) +
    leaves.join('') +
    berries.join('') +
    leaf(RED, 50, 84, 2.6, 20, 7) +
    leaf(RED, 50, 84, 0.5, 20, 7) +
    leaf('#8a2430', 50, 85, 2, 15, 4) +
    leaf('#8a2430', 50, 85, 1.1, 15, 4) +
    dot('#d9606a', 50, 84, 4.4)
  )
}

function pirateShip(): string {
  return (
    body('#7a4a2c', 'M8 62H30L36 70H70L76 58H96C94 76 84 92 72 94H30C18 92 10 78 8 62Z') +
    body('#5a3420', 'M12 76H92L90 81H14Z') +
    limb('#5a3420', [36, 68], 4, [36, 12], 3.4) +
    limb('#5a3420', [66, 68], 4, [66, 24], 3.4) +
    blob(CREAM, '16 26, 36 21, 54 26, 56 40, 54 58, 36 54, 17 58, 20 42') +
    blob(CREAM, '56 34, 68 31, 86 36, 84 46, 86 56, 68 53, 57 56') +
    body(INK, 'M36 4L54 8L50 13L54 18L36 17Z') +
    dot(INK, 36, 37, 8) +
    body(INK, 'M31 42H41V49H31Z') +
    dots(CREAM, 2, '33 37, 39 37') +
    dots(GOLD, 2.6, '26 86, 40 87, 54 87, 68 86')
  )
}

function ironTower(): string {
  const iron = '#5d5750'
  return (
    body(iron, 'M48.6 2H51.4L53 22L56 44L63 66L78 97H63C61 84 56 77 50 77C44 77 39 84 37 97H22L37 66L44 44L47 22Z') +
    body(CREAM, 'M46.6 48H53.4L57 62H43Z') +
    body(CREAM, 'M48.8 28H51.2L52.6 40H47.4Z') +
    body('#3f3a35', 'M41 43H59V47H41ZM33 64H67V70H33ZM46 21H54V24H46Z') +
    line(CREAM, 1.8, 'M39 72L32 90M61 72L68 90')
  )
}

function pagoda(): string {
  const floors = [
    { y: 24, half: 20, high: 12 },
    { y: 45, half: 27, high: 13 },
    { y: 68, half: 35, high: 16 },
  ]
  return (
    limb(GOLD, [50, 4], 2, [50, 16], 4) +
    floors
      .toReversed()
      .map(
        ({ y, half, high }) =>
          body(CREAM, `M${50 - half * 0.62} ${y}H${50 + half * 0.62}V${y + high + 2}H${50 - half * 0.62}Z`) +
          body(
            RED,
            `M${50 - 2.4} ${y + 3}H${50 + 2.4}V${y + high}H${50 - 2.4}ZM${50 - half * 0.5} ${y}H${50 - half * 0.5 + 3}V${y + high}H${50 - half * 0.5}ZM${50 + half * 0.5 - 3} ${y}H${50 + half * 0.5}V${y + high}H${50 + half * 0.5 - 3}Z`,
          ) +
          body(
            '#3f6f74',
            `M${50 - half} ${y + 3}C${50 - half * 0.6} ${y - 1} ${50 - half * 0.3} ${y - 5} ${50 - 7} ${y - 10}H57C${50 + half * 0.3} ${y - 5} ${50 + half * 0.6} ${y - 1} ${50 + half} ${y + 3}L${50 + half * 0.9} ${y - 4}L${50 + half} ${y + 3}H${50 - half}Z`,
          ),
      )
      .join('') +
    body('#8a6444', 'M14 86H86V94H14Z')
  )
}

function dreamcatcher(): string {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = (at / 8) * Math.PI * 2
    return [50 + Math.cos(angle) * 25, 33 + Math.sin(angle) * 25] as const
  })
  const web = corners.map(([x, y], at) => {
    const [toX, toY] = corners[(at + 3) % 8]
    return line('#8d7a66', 1.6, `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`)
  })
  const feather = (x: number, y: number, length: number): string =>
    line('#8a6444', 1.6, `M${x} ${y - 13}V${y}`) +
    dot('#c2663f', x, y - 3, 3) +
    leaf('#5f8a8c', x, y, Math.PI / 2, length, 5.6) +
    line(CREAM, 1.2, `M${x} ${y + 2}V${y + length * 0.7}`)
  return (
    web.join('') +
    ring('#8a6444', 50, 33, 31, 25.5) +
    dot('#c2663f', 50, 33, 4.4) +
    feather(50, 74, 26) +
    feather(32, 68, 22) +
    feather(68, 68, 22)
  )
}

function hand(): string {
  return (
    blob(
      '#e2a988',
      '34 96, 33 76, 24 62, 10 50, 8 42, 16 41, 30 52, 29 30, 28 14, 34 10, 39 16, 41 40, 43 10, 49 4, 54 10, 54 40, 58 14, 64 10, 68 17, 66 44, 71 27, 77 24, 81 31, 76 58, 70 76, 69 96',
    ) +
    curve('#b97a5c', 2, '36 64, 50 58, 64 62') +
    curve('#b97a5c', 2, '40 74, 46 66, 48 58') +
    rays(GOLD, 53, 78, 6, 2.6, 8)
  )
}

function citrusSlice(rind: string, flesh: string): string {
  const segments = Array.from({ length: 8 }, (_, at) => {
    const [from, to] = [(at / 8) * Math.PI * 2 + 0.09, ((at + 1) / 8) * Math.PI * 2 - 0.09]
    const rim = (angle: number, reach: number): string =>
      `${(50 + Math.cos(angle) * reach).toFixed(1)} ${(50 + Math.sin(angle) * reach).toFixed(1)}`
    const middle = (from + to) / 2
    return body(flesh, `M${rim(middle, 7)}L${rim(from, 34)}Q${rim(middle, 38)} ${rim(to, 34)}Z`)
  })
  return dot(rind, 50, 50, 45) + dot('#f9e9c6', 50, 50, 39) + segments.join('')
}

function sugarSkull(): string {
  const petals = (x: number, y: number): string =>
    Array.from({ length: 8 }, (_, at) => leaf('#d9287f', x, y, (at / 8) * Math.PI * 2, 14, 4.6)).join('')
  return (
    blob(CREAM, '50 6, 74 11, 90 30, 88 52, 78 66, 72 72, 70 88, 50 95, 30 88, 28 72, 22 66, 12 52, 10 30, 26 11') +
    petals(33, 46) +
    petals(67, 46) +
    dots(INK, 8, '33 46, 67 46') +
    body(INK, 'M50 58L55 68C52 70 50 66 50 66C50 66 48 70 45 68Z') +
    line(INK, 2, 'M34 78H66M40 74V83M47 74V84M53 74V84M60 74V83') +
    rays('#ee8426', 50, 22, 9, 4, 8) +
    dot('#138a7a', 50, 22, 3.4) +
    dots('#138a7a', 2.6, '33 20, 67 20, 24 62, 76 62, 50 36') +
    oval('#f2c12e', 41, 12, 3, 1.8, 20) +
    oval('#f2c12e', 59, 12, 3, 1.8, -20) +
    strokes('#138a7a', 1.8, '20 30, 24 24, 30 28|80 30, 76 24, 70 28')
  )
}
