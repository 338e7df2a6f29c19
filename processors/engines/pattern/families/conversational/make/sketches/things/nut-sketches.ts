import { blob, curve, dot, dots, leaf, limb, oval, rays, strokes } from '../sketch-marks.ts'

const [SHELL, SHELL_DEEP, SHELL_LIGHT] = ['#b98550', '#7c5230', '#dcb482'] as const
const KERNEL = '#ead3a6'
const [GREEN, GREEN_DEEP, GREEN_LIGHT] = ['#6f9a4e', '#47703a', '#a9c47c'] as const
const [CONKER, CONKER_DEEP] = ['#7a3420', '#4d1d14'] as const
const CREAM = '#f6ecd8'

/** Nuts in their shells and husks. */
export const nutSketches: Readonly<Record<string, string>> = {
  almond: almond(),
  walnut: walnut(),
  pecan:
    pecan('#8a4e2c', '#5b2f1b', 34, 56, -24) +
    pecan('#8a4e2c', '#5b2f1b', 68, 46, 16) +
    leaf(GREEN, 50, 90, -0.3, 40, 8) +
    curve(GREEN_DEEP, 1.6, '50 90, 68 86, 86 79'),
  cashew: cashew(36, 40, -18) + cashew(64, 66, 150) + strokes('#c99a5c', 2, '24 44, 30 30, 42 24|76 62, 72 77, 60 84'),
  pistachio: pistachio(34, 42, -28) + pistachio(68, 60, 24),
  'brazil-nut':
    blob('#7c5a3c', '20 64, 26 40, 44 22, 66 16, 82 26, 84 44, 72 66, 50 82, 30 82') +
    blob('#a88058', '26 62, 34 42, 50 28, 66 22, 58 40, 42 58, 30 72') +
    strokes('#543a26', 2, '30 76, 48 62, 64 44, 78 26|52 78, 66 64, 78 48') +
    dots('#543a26', 1.5, '38 52, 46 42, 55 34, 58 68, 68 56'),
  macadamia:
    dot(SHELL, 38, 46, 29) +
    blob(SHELL_LIGHT, '22 36, 32 24, 46 22, 40 30, 28 42') +
    dots(SHELL_DEEP, 1.5, '44 34, 54 44, 40 54, 30 58, 50 60, 24 48') +
    dot(SHELL_DEEP, 70, 70, 24) +
    dot(SHELL_LIGHT, 70, 70, 20.5) +
    dot(CREAM, 70, 70, 16) +
    curve(KERNEL, 2.4, '62 64, 70 60, 78 64'),
  conker: conker(),
  'horse-chestnut-leaf': horseChestnutLeaf(),
}

/** One in its pitted shell and two kernels before it. */
function almond(): string {
  const kernel = (x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">` +
    blob('#9c5a2e', [
      [x, y - 25],
      [x + 9, y - 12],
      [x + 14, y + 6],
      [x + 9, y + 18],
      [x, y + 22],
      [x - 9, y + 18],
      [x - 14, y + 6],
      [x - 9, y - 12],
    ]) +
    strokes(
      '#d49a5e',
      1.7,
      `${x} ${y - 18}, ${x + 1} ${y}, ${x} ${y + 17}|${x - 4} ${y - 10}, ${x - 7} ${y + 4}, ${x - 5} ${y + 14}|${x + 4} ${y - 10}, ${x + 8} ${y + 4}, ${x + 5} ${y + 14}`,
    ) +
    '</g>'
  return (
    leaf(GREEN, 60, 30, -0.75, 42, 8) +
    leaf(GREEN_DEEP, 58, 34, -0.15, 40, 7) +
    blob(SHELL_LIGHT, '52 8, 64 20, 72 42, 68 62, 54 72, 38 68, 29 52, 32 32, 42 16') +
    dots(SHELL, 2, '48 24, 58 32, 42 36, 52 42, 63 46, 38 50, 48 56, 58 60, 40 62') +
    curve(SHELL, 2, '53 12, 65 26, 70 44, 66 60') +
    kernel(30, 72, -32) +
    kernel(66, 76, 22)
  )
}

/** A whole one, and a half that shows its brain of a kernel. */
function walnut(): string {
  return (
    blob(SHELL, '36 6, 52 12, 62 26, 62 44, 52 58, 36 62, 20 58, 10 44, 10 26, 20 12') +
    strokes(SHELL_DEEP, 2.6, '36 7, 33 24, 38 42, 36 61') +
    strokes(
      SHELL_DEEP,
      1.7,
      '26 14, 20 24, 24 34, 18 44|28 24, 27 36, 29 48|46 14, 50 22, 45 32, 52 40|44 42, 48 48, 45 54',
    ) +
    curve(SHELL_LIGHT, 2.4, '15 28, 18 20, 24 14') +
    blob(SHELL_DEEP, '70 44, 84 50, 92 64, 90 80, 80 92, 66 94, 52 88, 46 74, 48 60, 58 48') +
    blob(SHELL_LIGHT, '70 49, 81 54, 87 65, 86 78, 78 87, 66 89, 55 84, 51 73, 53 62, 60 53') +
    blob(KERNEL, '67 56, 74 54, 81 60, 80 67, 83 74, 77 83, 70 81, 69 72') +
    blob(KERNEL, '65 57, 58 57, 55 65, 58 70, 55 77, 61 84, 67 81, 66 72') +
    strokes('#b58a54', 1.6, '76 60, 74 66, 78 70, 74 76|60 63, 62 68, 59 73, 62 78')
  )
}

function pecan(colour: string, dark: string, x: number, y: number, turn: number): string {
  return (
    `<g transform="rotate(${turn} ${x} ${y})">` +
    oval(colour, x, y, 15, 30) +
    strokes(
      dark,
      2,
      `${x} ${y - 27}, ${x - 1} ${y}, ${x} ${y + 27}|${x - 7} ${y - 20}, ${x - 9} ${y}, ${x - 6} ${y + 20}|${x + 7} ${y - 20}, ${x + 9} ${y}, ${x + 6} ${y + 20}`,
    ) +
    strokes('#c08a5a', 1.8, `${x - 4} ${y - 20}, ${x - 5} ${y - 4}|${x + 4} ${y - 2}, ${x + 4} ${y + 16}`) +
    '</g>'
  )
}

function cashew(x: number, y: number, turn: number): string {
  const at = (points: string): [number, number][] =>
    points.split(',').map((pair) => {
      const [dx = 0, dy = 0] = pair.trim().split(' ').map(Number)
      return [x + dx, y + dy]
    })
  return `<g transform="rotate(${turn} ${x} ${y})">${blob(
    KERNEL,
    at('-26 6, -22 -14, -6 -26, 14 -24, 25 -11, 22 1, 12 3, 4 -4, -6 -3, -8 8, -4 17, -11 24, -21 19'),
  )}</g>`
}

function pistachio(x: number, y: number, turn: number): string {
  return (
    `<g transform="rotate(${turn} ${x} ${y})">` +
    oval('#e6d2a8', x, y, 20, 28) +
    oval('#7c4a52', x + 3, y - 6, 8.5, 21) +
    oval('#9db85e', x + 3, y - 7, 6.4, 18) +
    curve('#c4d68c', 2, `${x + 1} ${y - 19}, ${x} ${y - 8}, ${x + 2} ${y + 4}`) +
    strokes('#c2a673', 1.6, `${x - 13} ${y - 14}, ${x - 14} ${y + 2}, ${x - 9} ${y + 18}`) +
    '</g>'
  )
}

/** The spiny husk split open on its glossy nut, one more lying by. */
function conker(): string {
  return (
    rays(GREEN, 42, 46, 44, 32, 18) +
    dot(GREEN, 42, 46, 34) +
    blob(CREAM, '18 34, 32 22, 52 22, 66 34, 70 52, 60 66, 42 70, 24 64, 15 50') +
    blob(CONKER, '42 26, 56 30, 64 42, 62 56, 50 66, 36 65, 24 56, 21 42, 29 30') +
    blob('#e8d4ae', '30 56, 42 52, 54 56, 52 63, 42 67, 32 63') +
    curve('#b0643e', 3, '28 44, 33 35, 43 31') +
    blob(CONKER_DEEP, '78 66, 92 70, 98 82, 92 94, 78 98, 64 94, 59 82, 65 71') +
    blob('#e8d4ae', '68 88, 78 84, 88 88, 86 94, 78 97, 70 94') +
    curve('#b0643e', 2.4, '66 80, 70 73, 78 70')
  )
}

/** Seven leaflets like a hand, the middle one the longest, each widest near its tip. */
function horseChestnutLeaf(): string {
  const turns = [-2.95, -2.4, -1.95, -1.5, -1.05, -0.6, -0.1]
  const lengths = [26, 38, 48, 56, 48, 38, 26]
  const leaflet = (turn: number, length: number, at: number): string => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const point = (along: number, across: number): [number, number] => [
      50 + along * cos - across * sin,
      66 + along * sin + across * cos,
    ]
    const wide = length * 0.17
    const rim = blob(at % 2 ? GREEN_DEEP : GREEN, [
      point(0, 0),
      point(length * 0.35, -wide * 0.5),
      point(length * 0.7, -wide),
      point(length, 0),
      point(length * 0.72, wide * 0.9),
      point(length * 0.35, wide * 0.5),
    ])
    const rib = curve(GREEN_LIGHT, 1.5, [point(length * 0.12, 0), point(length * 0.5, 0.6), point(length * 0.9, 0)])
    const veins = [0.45, 0.62, 0.78].map((share) =>
      curve(GREEN_LIGHT, 1, [
        point(length * (share + 0.1), -wide * 0.6),
        point(length * share, 0),
        point(length * (share + 0.1), wide * 0.55),
      ]),
    )
    return rim + rib + veins.join('')
  }
  const order = [0, 6, 1, 5, 2, 4, 3]
  return (
    limb('#8a6a3c', [50, 66], 3.4, [56, 98], 2.6, 3) + order.map((at) => leaflet(turns[at], lengths[at], at)).join('')
  )
}
