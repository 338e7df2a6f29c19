import { drawBeast } from './beast.ts'
import { blob, curve, dot, dots, leaf, limb, oval, strokes } from './sketch-marks.ts'

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

function bigCat(coat: string, dark: string, marks: 'stripes' | 'spots'): string {
  const bars =
    '46 41, 45 48, 48 54 | 54 40, 53 48, 56 55 | 62 41, 62 49, 64 55 | 70 43, 71 50, 73 55 | 40 66, 45 64 | 77 66, 82 64 | 79 48, 82 54 | 27 29, 28 34 | 33 29, 33 33'
  const spots =
    '44 46, 52 44, 60 45, 68 46, 76 50, 48 53, 56 53, 64 54, 72 57, 80 60, 42 60, 79 70, 41 70, 56 61, 65 62'
  const pattern = marks === 'stripes' ? strokes(INK, 3.2, bars) : dots(INK, 2.2, spots)
  return drawBeast({
    coat,
    dark,
    withers: [38, 42],
    rump: [78, 44],
    chest: 24,
    flank: 21,
    ground: 91,
    leg: 7,
    stride: 6,
    head: [25, 40],
    skull: 12.4,
    nose: [12, 46],
    snout: 10,
    neck: 17,
    tail: '81 50, 92 54, 96 42, 91 32',
    tailWidth: 4.4,
    eye: [19, 37],
    ears: dot(coat, 18, 29, 4.4) + dot(coat, 34, 29, 5) + dot(INK, 34, 29, 2.4),
    over:
      oval(CREAM, 14, 47, 6.4, 4.8) +
      oval(INK, 9.5, 43.5, 2.8, 2) +
      pattern +
      (marks === 'stripes'
        ? curve(INK, 5, '93 35, 91 32') + curve(INK, 5, '95 46, 95 44')
        : curve(INK, 5, '93 35, 91 32')) +
      blob(CREAM, '48 65, 58 66, 68 64, 60 68, 50 68'),
  })
}
