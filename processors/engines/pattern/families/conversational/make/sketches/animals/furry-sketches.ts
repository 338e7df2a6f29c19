import { blob, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Furred animals, large and small. */
export const furrySketches: Readonly<Record<string, string>> = {
  koala: koala(),
  raccoon: raccoon(),
  hamster: hamster(),
  rabbit: rabbit(),
  mouse: mouse(),
  chipmunk: squirrel(),
  tiger: bigCat('#d9812f', '#a85a22', 'stripes'),
  leopard: bigCat('#dba548', '#b07f33', 'spots'),
  'snow-leopard': bigCat('#dfe2e6', '#aeb5bf', 'spots'),
}

function koala(): string {
  const [coat, dark] = ['#97a0a8', '#747d87']
  return (
    limb('#8a6a48', [74, 0], 9, [70, 100], 11, 2) +
    leaf('#7d9a6a', 74, 20, -0.7, 26, 6) +
    leaf('#7d9a6a', 72, 10, -2.6, 24, 6) +
    blob(coat, '36 46, 50 44, 62 52, 68 66, 66 82, 54 90, 40 86, 32 72, 31 58') +
    limb(coat, [48, 56], 13, [74, 52], 9, -3) +
    limb(coat, [54, 82], 15, [75, 84], 9, -4) +
    dot(dark, 16, 24, 12) +
    dot(dark, 58, 22, 12) +
    dot('#e3c9c4', 16, 25, 6.5) +
    dot('#e3c9c4', 58, 23, 6.5) +
    blob(coat, '37 14, 50 18, 58 30, 54 44, 40 52, 26 50, 16 40, 17 27, 25 17') +
    oval(INK, 35, 36, 4.6, 8) +
    dot(INK, 25, 32, 2.6) +
    dot(INK, 46, 31, 2.6) +
    blob(CREAM, '38 58, 46 60, 48 72, 42 78, 36 70')
  )
}

function raccoon(): string {
  const [coat, dark] = ['#8e8a86', '#4a4748']
  const rings = [
    [84, 62, 6],
    [91, 50, 5.6],
    [90, 38, 5],
  ]
    .map(([x, y, r]) => dot(dark, x, y, r))
    .join('')
  return drawBeast({
    coat,
    dark: '#5f5c5b',
    withers: [36, 48],
    rump: [68, 46],
    chest: 24,
    flank: 26,
    arch: 7,
    ground: 90,
    leg: 6.6,
    hoof: dark,
    stride: 3,
    head: [23, 46],
    skull: 13,
    nose: [8, 54],
    snout: 6,
    neck: 17,
    tail: '72 68, 84 63, 92 50, 90 36',
    tailWidth: 11,
    noseColour: INK,
    eye: [17.5, 45],
    ears: dot(coat, 15, 33, 5) + dot(coat, 32, 33, 5.6) + dot(CREAM, 32, 34, 2.8),
    over:
      blob(CREAM, '12 40, 22 38, 34 42, 36 52, 28 56, 14 56') +
      blob(dark, '11 44, 19 41, 30 44, 33 50, 24 51, 13 50') +
      dot(CREAM, 18, 45, 3) +
      rings,
  })
}

function hamster(): string {
  const [coat, cream] = ['#d9a05a', CREAM]
  return (
    dot('#b57a72', 84, 80, 4) +
    blob(coat, '24 34, 40 28, 60 34, 78 48, 86 66, 80 84, 60 91, 36 90, 20 80, 12 62, 14 46') +
    blob(cream, '14 62, 28 58, 40 66, 44 80, 38 89, 24 84, 16 74') +
    dot(coat, 30, 28, 7.4) +
    dot('#b57a72', 30, 28, 3.8) +
    dot(coat, 46, 26, 6) +
    limb(coat, [36, 64], 9, [24, 72], 6) +
    oval('#c9884a', 60, 89, 10, 4) +
    oval('#c9884a', 32, 90, 8, 3.6) +
    dot(INK, 25, 47, 3) +
    oval('#b57a72', 11.5, 57, 3, 2.4) +
    leaf('#8a6a3c', 14, 76, -1.1, 16, 5)
  )
}

function rabbit(): string {
  const [coat, dark] = ['#b79b82', '#957a63']
  return (
    dot(CREAM, 88, 74, 7.4) +
    blob(coat, '34 50, 48 48, 66 50, 82 62, 86 78, 78 90, 50 92, 38 88, 32 72') +
    blob(dark, '58 62, 72 62, 80 74, 76 88, 60 91, 54 80') +
    limb(coat, [40, 70], 11, [36, 91], 7.6) +
    oval(coat, 62, 90.5, 14, 4.4) +
    blob(coat, '28 34, 24 18, 27 3, 34 8, 37 22, 38 36') +
    blob(dark, '37 36, 40 20, 48 8, 52 14, 49 28, 43 40') +
    leaf('#e3b5ab', 31, 30, -1.66, 20, 3) +
    blob(coat, '30 30, 42 33, 46 44, 40 56, 26 59, 14 54, 12 46, 18 36') +
    oval(CREAM, 17, 52, 5, 4) +
    dot(INK, 27, 42, 2.8) +
    oval('#b5606a', 12, 47.5, 2.6, 2)
  )
}

function mouse(): string {
  const [coat, dark] = ['#a3a0a6', '#d9a0a0']
  return (
    curve(dark, 3.4, '76 82, 90 84, 96 72, 90 62, 95 52') +
    blob(coat, '32 48, 50 44, 68 52, 80 68, 78 84, 62 90, 36 90, 22 82, 6 72, 12 64, 22 56') +
    dot(coat, 34, 38, 13) +
    dot(dark, 34, 39, 7.4) +
    dot('#8a878e', 50, 40, 9) +
    oval(dark, 36, 90, 7, 3.4) +
    oval(dark, 64, 90, 9, 3.4) +
    dot(INK, 22, 63, 2.7) +
    dot('#b5606a', 6.5, 71, 3.2) +
    curve('#8a878e', 2.6, '54 70, 64 70, 70 78')
  )
}

function squirrel(): string {
  const [coat, dark] = ['#b5602e', '#8f4a24']
  return (
    blob(dark, '66 88, 60 70, 66 52, 62 34, 68 16, 84 10, 94 22, 92 44, 86 60, 84 78, 78 90') +
    blob('#d98a4a', '72 76, 72 60, 78 44, 74 28, 82 20, 87 32, 84 52, 79 66') +
    blob(coat, '34 46, 48 46, 60 58, 68 76, 64 90, 44 92, 34 84, 31 64') +
    blob(CREAM, '33 54, 41 54, 44 68, 40 82, 34 80, 31 66') +
    limb(coat, [46, 60], 9, [26, 62], 6) +
    oval(coat, 48, 91, 13, 4.4) +
    blob(coat, '30 28, 42 30, 46 40, 40 50, 28 52, 17 46, 16 40, 22 32') +
    leaf(coat, 36, 31, -1.4, 15, 4.4) +
    leaf(dark, 41, 33, -1.1, 14, 4) +
    blob('#8a5a34', '18 60, 26 58, 27 66, 22 73, 17 67') +
    curve('#5f4026', 4, '16.5 60.5, 22 57, 27 59') +
    dot(INK, 28, 39, 2.5) +
    dot(INK, 16.5, 44, 2)
  )
}

/** A cat on the prowl, its face to the viewer. */
function bigCat(coat: string, dark: string, marks: 'stripes' | 'spots'): string {
  return (
    curve(coat, 5.4, '84 48, 93 54, 98 46, 95 34, 99 26') +
    curve(INK, 5.6, '95.4 33, 97 29, 99 26') +
    limb(dark, [46, 58], 12, [54, 90], 7, 3) +
    limb(dark, [74, 58], 15, [68, 90], 7, -4) +
    blob(coat, '28 46, 38 38, 52 41, 66 38, 80 38, 90 48, 89 62, 78 68, 62 66, 46 70, 32 66, 26 56') +
    limb(coat, [36, 58], 15, [30, 91], 8.4, -3) +
    limb(coat, [82, 56], 20, [84, 91], 8.4, -5) +
    [29, 53, 67, 83].map((x) => oval(x > 60 && x < 70 ? dark : coat, x - 1, 93, 6.4, 3.6)).join('') +
    blob(CREAM, '42 67, 54 66, 68 66, 60 70, 48 71') +
    (marks === 'stripes' ? tigerBack() : rosettes()) +
    dots(coat, 6, '12 21, 38 20') +
    dots(INK, 3, '11.500 20, 38.500 19') +
    blob(coat, '25 16, 36 20, 44 32, 42 44, 34 53, 25 55, 16 53, 8 44, 6 32, 14 20') +
    blob(CREAM, '25 38, 34 41, 36 48, 30 53, 25 54, 20 53, 14 48, 16 41') +
    oval(CREAM, 17, 31, 4.6, 3.4, 15) +
    oval(CREAM, 33, 31, 4.6, 3.4, -15) +
    dots(INK, 2.3, '17.5 32, 32.5 32') +
    blob('#b5636a', '21.5 39, 28.5 39, 25 43.5') +
    strokes(INK, 1.5, '25 43, 25 46|19 47, 22 48.5, 25 46, 28 48.5, 31 47') +
    (marks === 'stripes'
      ? tigerBrow()
      : dots(INK, 1.6, '21 22, 25 20, 29 22, 23 26, 27 26, 11 36, 39 36, 12 41, 38 41'))
  )
}

/** Tapering bars down the back, over the limbs and round the tail. */
function tigerBack(): string {
  const bars: readonly (readonly [number, number, number, number])[] = [
    [46, 39, 1.7, 19],
    [54, 40, 1.5, 15],
    [62, 38, 1.6, 21],
    [70, 37, 1.45, 16],
    [78, 37, 1.6, 19],
    [86, 42, 1.95, 15],
    [51, 70, -1.7, 13],
    [66, 67, -1.5, 12],
    [26, 70, 0.2, 10],
    [27, 79, 0.1, 9],
    [92, 62, 3, 13],
    [90, 72, 3.05, 11],
  ]
  const tail = strokes(INK, 2.6, '90 56, 93 51|95.500 48, 100 48|93.500 40, 98 40')
  return bars.map(([x, y, turn, length]) => leaf(INK, x, y, turn, length, 2.4)).join('') + tail
}

function tigerBrow(): string {
  const bars: readonly (readonly [number, number, number, number])[] = [
    [25, 16, 1.57, 10],
    [19, 18, 1.3, 8],
    [31, 18, 1.84, 8],
    [6, 36, 0.1, 8],
    [44, 36, 3.04, 8],
    [8, 44, -0.2, 7],
    [42, 44, 3.34, 7],
  ]
  return bars.map(([x, y, turn, length]) => leaf(INK, x, y, turn, length, 1.9)).join('')
}

/** Broken rings round a darker heart, smaller towards the feet. */
function rosettes(): string {
  const hearts = '49 48, 60 46, 71 46, 82 49, 54 59, 66 57, 78 59'
  const broken = hearts.split(', ').map((at, index) => {
    const [x, y] = at.split(' ').map(Number)
    const turn = index * 50
    return `<g transform="rotate(${turn} ${x} ${y})">${curve(INK, 2, `${x - 3.6} ${y - 1}, ${x - 1} ${y - 3.6}, ${x + 2.6} ${y - 2.6}`)}${curve(INK, 2, `${x + 3.4} ${y + 1.4}, ${x + 0.5} ${y + 3.6}, ${x - 2.8} ${y + 2.4}`)}</g>`
  })
  const small =
    '42 46, 42 56, 46 63, 60 63, 70 64, 34 66, 31 74, 32 82, 38 72, 83 68, 88 72, 83 77, 86 84, 90 54, 96 46, 95 39'
  return broken.join('') + dots(INK, 1.6, small)
}
