import { blob, body, curve, dot, dots, leaf, line, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const [LEAF, DARK_LEAF, PALE_LEAF] = ['#6f9a52', '#4c7a45', '#b8cc86']

/** Fruit cut and on its twig, and mushrooms foraged, each kind by its cap. */
export const twigAndCapSketches: Readonly<Record<string, string>> = {
  chanterelle: chanterelle(),
  morel: morel(),
  grapefruit: grapefruit(),
  gooseberry: gooseberry(),
  cranberry: cranberry(),
  lime: lime(),
  'kiwi-fruit': kiwiFruit(),
  'oyster-mushroom': oysterMushroom(),
}

/** A golden funnel whose ribs run down the stem. */
function chanterelle(): string {
  const [gold, deep, light] = ['#e0a03c', '#b5722a', '#f3c873']
  const cap = (x: number, y: number, size: number): string => {
    const at = (points: string): [number, number][] =>
      points.split(', ').map((pair): [number, number] => {
        const [px, py] = pair.split(' ').map(Number)
        return [x + px * size, y + py * size]
      })
    return (
      blob(
        gold,
        at('-34 -24, -20 -18, 0 -14, 22 -18, 36 -26, 28 -8, 12 10, 9 34, 12 46, -10 46, -8 32, -10 10, -26 -8'),
      ) +
      blob(
        light,
        at(
          '-38 -28, -30 -36, -18 -32, -8 -38, 6 -33, 16 -38, 28 -34, 40 -30, 34 -20, 22 -16, 10 -19, -2 -14, -14 -19, -26 -17',
        ),
      ) +
      blob(deep, at('-18 -28, -4 -31, 14 -30, 22 -26, 6 -23, -10 -23')) +
      curve(deep, 1.9 * size + 0.4, at('-24 -13, -12 2, -5 22')) +
      curve(deep, 1.9 * size + 0.4, at('-12 -12, -5 6, -2 28')) +
      curve(deep, 1.9 * size + 0.4, at('0 -10, 0 12, 2 32')) +
      curve(deep, 1.9 * size + 0.4, at('12 -12, 6 6, 5 24')) +
      curve(deep, 1.9 * size + 0.4, at('25 -14, 14 0, 8 14'))
    )
  }
  return (
    cap(70, 62, 0.66) +
    cap(40, 50, 1.02) +
    leaf(LEAF, 56, 98, -2.3, 20, 4) +
    leaf(DARK_LEAF, 56, 98, -1.2, 18, 4) +
    leaf(LEAF, 24, 98, -1.9, 16, 4) +
    curve(DARK_LEAF, 3.4, '14 98, 40 99, 66 97, 88 98')
  )
}

/** A cap like honeycomb. */
function morel(): string {
  const [cap, pit, stem] = ['#b58d5c', '#6a4a34', '#efe0c4']
  const pits = [
    '50 12 5 6',
    '40 20 4.5 6',
    '60 20 4.5 6',
    '50 27 5 6.5',
    '34 34 4 7',
    '43 40 4.6 6.5',
    '57 40 4.6 6.5',
    '66 34 4 7',
    '50 53 4.6 6.5',
    '37 54 4.2 6.5',
    '63 54 4.2 6.5',
    '44 66 4 4.5',
    '56 66 4 4.5',
  ]
  return (
    blob(stem, '40 62, 60 62, 60 82, 66 98, 34 98, 40 82') +
    strokes('#cdb58f', 2.2, '46 76, 45 92|53 74, 54 90') +
    blob(cap, '50 0, 62 8, 72 26, 76 44, 72 62, 62 74, 50 77, 38 74, 28 62, 24 44, 28 26, 38 8') +
    pits
      .map((row) => {
        const [x, y, rx, ry] = row.split(' ').map(Number)
        return oval(pit, x, y, rx, ry)
      })
      .join('') +
    leaf(LEAF, 34, 99, -2.4, 22, 4.4) +
    leaf(DARK_LEAF, 36, 99, -1.9, 18, 4) +
    leaf(LEAF, 66, 99, -0.9, 20, 4.4)
  )
}

/** A half in pink beside the whole fruit. */
function grapefruit(): string {
  const [peel, deep, flesh, pith] = ['#eaa857', '#cf7f3a', '#e0736a', '#f8e7cf']
  const segments = Array.from({ length: 9 }, (_, at) => {
    const turn = (at * Math.PI * 2) / 9
    const point = (along: number, aside: number): string =>
      `${(36 + Math.cos(turn + aside) * along).toFixed(1)} ${(62 + Math.sin(turn + aside) * along).toFixed(1)}`
    return body(flesh, `M${point(5, 0)}L${point(25, -0.28)}Q${point(28.5, 0)} ${point(25, 0.28)}Z`)
  }).join('')
  return (
    leaf(DARK_LEAF, 62, 10, -0.3, 30, 8) +
    curve('#7a5a3a', 3, '60 14, 62 6') +
    dot(deep, 62, 40, 30) +
    dot(peel, 59, 38, 27) +
    dots(deep, 1.2, '54 22, 62 18, 70 26, 78 32, 74 40, 66 30, 80 46') +
    dot(deep, 36, 63, 34) +
    dot(peel, 36, 62, 33) +
    dot(pith, 36, 62, 30) +
    segments
  )
}

/** Striped, with dry tips, under a lobed leaf. */
function gooseberry(): string {
  const [green, vein, deep] = ['#b3c26a', '#e3e6b0', '#7f9340']
  const berry = (x: number, y: number): string =>
    oval(deep, x + 1.4, y + 1.6, 14, 17) +
    oval(green, x, y, 13, 16) +
    strokes(
      vein,
      1.6,
      `${x} ${y - 15}, ${x - 8} ${y}, ${x} ${y + 15}|${x} ${y - 15}, ${x} ${y}, ${x} ${y + 15}|${x} ${y - 15}, ${x + 8} ${y}, ${x} ${y + 15}`,
    ) +
    strokes('#7a5a3a', 2, `${x} ${y + 16}, ${x - 3} ${y + 23}|${x} ${y + 16}, ${x + 3} ${y + 23}`)
  return (
    curve('#7a5a3a', 3, '6 22, 34 14, 66 16, 96 8') +
    strokes(DARK_LEAF, 2, '28 16, 28 36|54 15, 54 48|80 12, 80 32') +
    blob(LEAF, '40 16, 28 12, 18 2, 30 0, 34 -10, 44 -4, 54 -12, 58 0, 70 0, 60 10, 52 16') +
    strokes(PALE_LEAF, 1.8, '44 14, 40 4, 30 4|44 14, 46 0|44 14, 54 4, 60 4') +
    berry(28, 50) +
    berry(80, 46) +
    berry(54, 64)
  )
}

/** On thin stems among small hard leaves. */
function cranberry(): string {
  const [red, deep] = ['#b5303f', '#7f1f33']
  const twig = '8 84, 30 66, 52 46, 76 26, 96 8'
  const leaves = [
    [22, 72, -2.3],
    [26, 70, 0.6],
    [42, 56, -2.4],
    [46, 52, 0.5],
    [62, 38, -2.3],
    [66, 34, 0.5],
    [82, 20, -2.3],
    [86, 16, 0.5],
    [95, 9, -0.8],
  ] as const
  const berry = (x: number, y: number): string =>
    dot(deep, x + 1.2, y + 1.4, 11) +
    dot(red, x, y, 10.4) +
    curve('#e59a9a', 2.4, `${x - 6} ${y + 1}, ${x - 5} ${y - 4}, ${x - 1} ${y - 6.5}`) +
    rays(deep, x + 3, y + 6, 3, 1.2, 5)
  return (
    curve('#7a5a3a', 2.8, twig) +
    leaves.map(([x, y, turn], at) => leaf(at % 2 ? LEAF : DARK_LEAF, x, y, turn, 19, 5)).join('') +
    strokes('#7a5a3a', 1.8, '34 64, 40 74|52 48, 62 60|30 66, 20 50|70 30, 82 44') +
    berry(40, 82) +
    berry(64, 68) +
    berry(84, 52) +
    berry(20, 44)
  )
}

/** Whole on its leaf, and a half that shows its rays. */
function lime(): string {
  const [peel, deep, flesh, pith] = ['#7fa83f', '#4f7a33', '#b5cf5f', '#eef0cc']
  const cut = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4 + 0.2
    const point = (along: number, aside: number): string =>
      `${(37 + Math.cos(turn + aside) * along).toFixed(1)} ${(65 + Math.sin(turn + aside) * along).toFixed(1)}`
    return body(flesh, `M${point(4, 0)}L${point(21, -0.31)}Q${point(24, 0)} ${point(21, 0.31)}Z`)
  }).join('')
  return (
    leaf(DARK_LEAF, 66, 12, -2.9, 32, 8) +
    leaf(LEAF, 68, 12, -0.2, 30, 8) +
    blob(deep, '66 10, 82 16, 92 32, 90 50, 78 62, 64 64, 50 56, 42 42, 46 24, 56 14') +
    blob(peel, '64 10, 78 14, 86 28, 84 46, 72 56, 58 56, 47 46, 43 34, 48 20') +
    strokes(pith, 2.6, '52 30, 54 24, 60 20') +
    dots(deep, 1.2, '66 26, 74 32, 68 40, 60 36, 76 42, 62 46') +
    dot(deep, 37, 65, 29) +
    dot(peel, 37, 65, 27.6) +
    dot(pith, 37, 65, 24.8) +
    cut
  )
}

function kiwiFruit(): string {
  const [skin, flesh, pale, deep] = ['#8a6a44', '#8fb04a', '#dfe6ac', '#6a4e30']
  const seeds = Array.from({ length: 14 }, (_, at) => {
    const turn = (at * Math.PI) / 7
    return leaf(INK, 38 + Math.cos(turn) * 11, 60 + Math.sin(turn) * 11.5, turn, 6, 1.7)
  }).join('')
  const lines = Array.from({ length: 14 }, (_, at) => {
    const turn = ((at + 0.5) * Math.PI) / 7
    return line(
      pale,
      1.3,
      `M${38 + Math.cos(turn) * 10} ${60 + Math.sin(turn) * 10}L${38 + Math.cos(turn) * 23} ${60 + Math.sin(turn) * 23}`,
    )
  }).join('')
  return (
    blob(skin, '66 8, 84 14, 94 32, 90 52, 76 62, 58 58, 46 44, 44 24, 54 12') +
    strokes(
      deep,
      1.5,
      '60 20, 62 25|72 18, 74 23|82 28, 83 33|68 30, 70 35|78 40, 79 45|60 36, 62 41|84 46, 83 50|54 26, 56 30',
    ) +
    dot(skin, 38, 60, 33) +
    dot(flesh, 38, 60, 30) +
    lines +
    oval(pale, 38, 60, 9, 10) +
    seeds
  )
}

/** Fans in tiers. */
function oysterMushroom(): string {
  const [cap, shade, gill] = ['#a89a94', '#7d6f6c', '#f0e6d6']
  const fan = (x: number, y: number, size: number): string => {
    const at = (points: string): [number, number][] =>
      points.split(', ').map((pair): [number, number] => {
        const [px, py] = pair.split(' ').map(Number)
        return [x + px * size, y + py * size]
      })
    return (
      blob(gill, at('-34 0, -20 6, 0 9, 20 6, 34 0, 18 20, 8 36, -6 38, -12 24')) +
      blob(cap, at('-37 1, -32 -14, -16 -23, 2 -25, 20 -22, 34 -12, 37 1, 24 5, 0 9, -24 5')) +
      curve(shade, 1.6, at('-22 8, -10 20, -3 32')) +
      curve(shade, 1.6, at('-8 11, -3 22, 0 33')) +
      curve(shade, 1.6, at('8 11, 6 22, 3 33')) +
      curve(shade, 1.6, at('22 8, 12 20, 6 32')) +
      curve(shade, 2.4, at('-22 -8, -6 -15, 12 -15'))
    )
  }
  return fan(28, 34, 0.68) + fan(70, 30, 0.78) + fan(48, 60, 0.98)
}
