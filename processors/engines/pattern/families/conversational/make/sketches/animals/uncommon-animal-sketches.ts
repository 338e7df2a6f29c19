import { blob, body, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Animals that are asked for less often, and still looked for at once on the cloth. */
export const uncommonAnimalSketches: Readonly<Record<string, string>> = {
  axolotl: axolotl(),
  salamander: salamander(),
  lemur: lemur(),
  meerkat: meerkat(),
  armadillo: armadillo(),
  pangolin: pangolin(),
  anteater: anteater(),
  wombat: wombat(),
  'highland-cow': highlandCow(),
  chameleon: chameleon(),
}

/** Seen from a little above, the gills spread like feathers. */
/** From the front, as everyone knows it: a broad smiling head between its gills, the tail swung up beside it. */
function axolotl(): string {
  const [skin, deep] = ['#eeaeb0', '#c9586a']
  const gill = (x: number, y: number, turn: number, length: number): string =>
    leaf(deep, x, y, turn, length, length * 0.26)
  return (
    blob('#f6cfcb', '62 74, 76 78, 90 70, 94 56, 90 44, 98 54, 100 70, 92 86, 74 92, 60 88') +
    gill(22, 26, -2.5, 24) +
    gill(16, 36, 3.1, 20) +
    gill(20, 44, 2.5, 19) +
    gill(72, 26, -0.64, 24) +
    gill(78, 36, 0.04, 20) +
    gill(74, 44, 0.64, 19) +
    blob(skin, '34 48, 47 46, 60 48, 70 62, 70 80, 60 92, 47 94, 34 92, 24 80, 24 62') +
    blob('#f6cfcb', '38 62, 47 59, 56 62, 60 74, 55 86, 47 88, 39 86, 34 74') +
    limb(skin, [28, 64], 9, [14, 76], 7, 3) +
    limb(skin, [66, 64], 9, [80, 74], 7, -3) +
    blob(skin, '47 12, 64 16, 78 26, 80 38, 70 50, 47 55, 24 50, 14 38, 16 26, 30 16') +
    dots(INK, 3.4, '28 33, 66 33') +
    curve(deep, 2.8, '37 40, 47 45, 57 40') +
    limb(skin, [36, 88], 9, [30, 97], 8) +
    limb(skin, [58, 88], 9, [64, 97], 8)
  )
}

function salamander(): string {
  const [coat, spot] = ['#2f3036', '#e3b23c']
  return (
    limb(coat, [30, 36], 7, [16, 50], 5, -3) +
    limb(coat, [36, 28], 7, [50, 18], 5, -2) +
    limb(coat, [56, 64], 7, [40, 72], 5, 3) +
    limb(coat, [64, 54], 7, [78, 46], 5, 3) +
    blob(
      coat,
      '12 10, 24 10, 34 20, 46 34, 60 44, 68 56, 74 72, 86 82, 97 80, 90 92, 74 92, 62 80, 54 66, 40 54, 28 42, 16 30, 8 20',
    ) +
    blob(spot, '26 22, 34 26, 40 36, 32 34') +
    blob(spot, '46 44, 56 48, 58 56, 50 54') +
    blob(spot, '64 66, 70 74, 70 82, 64 76') +
    dots(spot, 3, '20 18, 38 46, 80 86, 60 62') +
    dots(CREAM, 1.8, '13 17, 20 11')
  )
}

function lemur(): string {
  const [coat, dark] = ['#8f8d8c', '#2f2c2e']
  const rings = [
    [79, 42],
    [88, 30],
    [88, 17],
    [77, 9],
  ]
    .map(([x, y]) => dot(dark, x, y, 4.6))
    .join('')
  return (
    curve(CREAM, 8.4, '70 74, 74 54, 86 38, 90 22, 82 10, 70 8') +
    rings +
    blob(coat, '38 44, 52 42, 66 56, 72 74, 66 92, 40 93, 30 80, 30 60') +
    limb(coat, [58, 78], 18, [48, 93], 7, -6) +
    limb(coat, [38, 56], 9, [28, 92], 6, 4) +
    blob(CREAM, '36 52, 44 54, 46 72, 40 82, 33 72') +
    dot(dark, 22, 18, 5) +
    dot(dark, 52, 16, 5) +
    blob(CREAM, '37 14, 50 20, 54 32, 44 44, 34 52, 24 46, 18 34, 24 20') +
    blob(coat, '37 13, 48 17, 44 26, 37 30, 30 26, 26 18') +
    oval(dark, 29, 33, 6, 5, -20) +
    oval(dark, 45, 32, 6, 5, 20) +
    dots('#e0a13a', 2.6, '29 33, 45 32') +
    oval(dark, 35, 46, 4.6, 3.6)
  )
}

/** Upright, on the watch. */
function meerkat(): string {
  const [coat, dark] = ['#c79b66', '#7d5a3a']
  return (
    curve(coat, 4.6, '58 86, 74 90, 88 84, 94 76') +
    dot(dark, 94, 76, 2.6) +
    blob(coat, '40 32, 54 32, 62 50, 66 72, 62 92, 38 92, 34 72, 36 50') +
    blob('#ead6b2', '42 42, 49 42, 52 60, 50 80, 42 80, 39 62') +
    limb(coat, [42, 46], 7, [35, 66], 5, 3) +
    limb(coat, [56, 46], 7, [50, 66], 5, 3) +
    oval(dark, 42, 94, 9, 3.4) +
    oval(dark, 58, 94, 9, 3.4) +
    dot(dark, 58, 15, 4) +
    blob(coat, '46 6, 58 12, 60 24, 54 34, 42 34, 33 30, 25 27, 33 20, 37 10') +
    oval(dark, 42, 20, 4.6, 3.6, -20) +
    dot(INK, 42, 20, 2) +
    dot(INK, 26, 27, 2.8) +
    strokes(dark, 2, '60 52, 56 54|62 60, 57 62|64 68, 58 70')
  )
}

function armadillo(): string {
  const [shell, dark] = ['#b79f86', '#7a6553']
  return (
    curve(shell, 5, '82 72, 92 80, 98 90') +
    limb(dark, [36, 74], 9, [32, 92], 7) +
    limb(dark, [70, 74], 10, [72, 92], 7) +
    blob('#cdb79c', '34 52, 40 72, 30 80, 16 80, 3 77, 12 70, 20 56') +
    leaf('#cdb79c', 27, 56, -1.5, 16, 5) +
    leaf(dark, 32, 56, -1.1, 14, 4) +
    blob(shell, '28 62, 34 42, 52 31, 72 36, 86 54, 88 76, 74 82, 46 82, 32 78') +
    strokes(dark, 2.6, '44 36, 41 58, 45 81|53 32, 52 56, 54 81|62 33, 63 56, 63 81|71 37, 74 58, 72 81') +
    dot(INK, 20, 68, 2.6) +
    dot(INK, 4.6, 76.5, 2.6)
  )
}

function pangolin(): string {
  const [scale, dark] = ['#a9805a', '#6f5038']
  const rows = [34, 44, 54, 64, 74].flatMap((x, at) =>
    [0, 1, 2].map((row) =>
      leaf(row % 2 ? scale : '#c49d72', x + row * 3, 44 + row * 12 + Math.abs(at - 2) * 2, 0.55, 16, 6),
    ),
  )
  return (
    blob(dark, '78 60, 92 70, 98 86, 90 93, 78 90, 70 80') +
    limb('#d8b893', [34, 72], 9, [30, 91], 7) +
    limb('#d8b893', [68, 76], 10, [66, 92], 7) +
    blob('#d8b893', '32 50, 36 66, 26 76, 12 82, 2 84, 10 74, 18 58') +
    blob(dark, '22 52, 32 38, 50 32, 70 36, 84 50, 90 68, 80 82, 50 82, 34 76, 28 62') +
    rows.join('') +
    leaf('#c49d72', 82, 70, 0.7, 18, 6) +
    dot(INK, 19, 66, 2.6) +
    dot(INK, 3.6, 83, 2.2)
  )
}

function anteater(): string {
  const [coat, dark] = ['#8d8078', '#3b3230']
  return (
    blob(dark, '74 44, 88 40, 97 54, 97 78, 90 90, 84 74, 76 62') +
    drawBeast({
      coat,
      dark,
      withers: [40, 44],
      rump: [72, 44],
      chest: 24,
      flank: 24,
      arch: 3,
      ground: 88,
      leg: 8,
      hoof: CREAM,
      head: [27, 50],
      skull: 8,
      nose: [2, 72],
      snout: 4,
      neck: 16,
      tail: '76 48, 84 50',
      tailWidth: 8,
      ears: dot(dark, 31, 43, 3.4),
      over: body(dark, 'M30 60L62 43L46 68L36 70Z') + curve(CREAM, 2.4, '31 58, 46 50, 63 42'),
    })
  )
}

function wombat(): string {
  const [coat, dark] = ['#8a6b52', '#624a38']
  return drawBeast({
    coat,
    dark,
    withers: [40, 44],
    rump: [78, 46],
    chest: 34,
    flank: 32,
    arch: 6,
    ground: 90,
    leg: 10,
    head: [26, 54],
    skull: 14,
    nose: [12, 62],
    snout: 12,
    neck: 26,
    tail: '86 60, 88 63',
    tailWidth: 4,
    noseColour: INK,
    eye: [20, 52],
    ears: leaf(coat, 20, 43, -1.9, 11, 5) + leaf(dark, 34, 42, -1.2, 12, 5),
  })
}

function highlandCow(): string {
  const [coat, dark] = ['#c2743a', '#93501f']
  const fringe = [16, 22, 28, 34].map((x, at) => leaf(at % 2 ? dark : coat, x, 28, 1.75 - at * 0.12, 24, 5)).join('')
  const shag = [36, 45, 54, 63, 72, 80].map((x, at) => leaf(at % 2 ? dark : coat, x, 62, 1.57, 20, 6)).join('')
  return (
    curve('#e7d9bd', 4.6, '20 28, 8 24, 2 10') +
    curve('#e7d9bd', 4.6, '34 26, 46 20, 50 6') +
    shag +
    drawBeast({
      coat,
      dark,
      withers: [42, 36],
      rump: [80, 40],
      chest: 32,
      flank: 28,
      ground: 92,
      leg: 8,
      hoof: '#4b3528',
      head: [26, 40],
      skull: 12,
      nose: [20, 58],
      snout: 15,
      neck: 26,
      tail: '87 46, 92 60, 89 74',
      tailWidth: 5,
      noseColour: '#e3b9a0',
      over: fringe + leaf(dark, 36, 36, 0.5, 15, 5) + strokes(dark, 2.6, '52 44, 56 54, 54 64|64 44, 68 54, 66 64'),
      eye: [27, 46],
    })
  )
}

function chameleon(): string {
  const [skin, dark] = ['#6fa35a', '#3f6e44']
  return (
    curve('#8a6444', 6, '0 84, 34 80, 68 84, 100 78') +
    curve(skin, 7, '72 60, 88 64, 94 78, 84 92, 72 86, 76 76, 84 79') +
    blob(skin, '30 30, 40 22, 58 26, 74 40, 80 58, 70 68, 50 68, 34 62, 26 50') +
    limb(dark, [40, 60], 6, [36, 82], 5, 4) +
    limb(dark, [64, 64], 7, [62, 82], 5, -4) +
    blob(skin, '30 12, 40 26, 42 44, 34 54, 20 54, 6 48, 8 42, 18 34, 22 20') +
    curve(dark, 2.6, '9 48, 22 48, 32 44') +
    dot('#e9c46a', 24, 37, 6.4) +
    dot(INK, 22, 37, 2.8) +
    strokes('#e9c46a', 3, '48 34, 44 48, 48 58|58 36, 55 50, 59 60|68 44, 66 54, 68 62')
  )
}
