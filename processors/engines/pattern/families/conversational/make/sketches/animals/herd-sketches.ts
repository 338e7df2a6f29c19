import { blob, curve, dot, dots, leaf, limb, oval } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Sheep, goats, antlers, and the animals of the house. */
export const herdSketches: Readonly<Record<string, string>> = {
  ewe: sheep(),
  goat: goat(),
  deer: deer(),
  moose: moose(),
  cat: cat('#c98a4a', '#a56a34', INK),
  'black-cat': cat('#2f2b33', '#55505c', '#e0b54a'),
  dog: dog(),
  dachshund: dachshund(),
}

function sheep(): string {
  const [wool, face] = ['#f3ead6', '#4a3c38']
  const curls = [
    [34, 40],
    [44, 35],
    [55, 34],
    [66, 36],
    [76, 42],
    [80, 52],
    [75, 62],
    [64, 67],
    [53, 68],
    [42, 66],
    [33, 58],
    [30, 49],
  ]
  return (
    limb(face, [40, 64], 8, [38, 92], 5) +
    limb(face, [50, 66], 7, [51, 91], 5) +
    limb(face, [66, 66], 8, [64, 91], 5) +
    limb(face, [74, 62], 8, [76, 92], 5) +
    curls.map(([x, y]) => dot(wool, x, y, 10.5)).join('') +
    oval(wool, 55, 51, 27, 19) +
    curve('#d9cbb0', 2.8, '44 46, 49 42, 53 47, 49 50') +
    curve('#d9cbb0', 2.8, '60 54, 65 50, 69 55, 65 58') +
    curve('#d9cbb0', 2.8, '46 60, 51 56, 55 61') +
    curve('#d9cbb0', 2.8, '62 42, 67 40, 70 45') +
    blob(face, '30 36, 22 36, 14 46, 12 56, 18 59, 26 54, 32 46') +
    leaf(face, 28, 40, 0.2, 14, 4.6) +
    dot(wool, 28, 35, 6) +
    dot(wool, 22, 35, 4.6) +
    dot(CREAM, 20, 46, 2)
  )
}

function goat(): string {
  const [coat, dark] = ['#d9c7a6', '#8a6a48']
  return drawBeast({
    coat,
    dark,
    withers: [38, 42],
    rump: [76, 44],
    chest: 25,
    flank: 22,
    ground: 93,
    leg: 5.6,
    hoof: INK,
    stride: 4,
    head: [25, 28],
    skull: 7.6,
    nose: [12, 37],
    snout: 7,
    neck: 12,
    tail: '79 46, 86 40',
    tailWidth: 5,
    eye: [21.5, 27],
    ears: leaf(dark, 30, 29, 0.4, 13, 4) + curve('#6b5644', 4, '26 22, 31 12, 41 8'),
    over: leaf(dark, 13, 40, 1.4, 13, 3.4) + blob(dark, '60 42, 76 43, 81 52, 70 56, 60 52'),
  })
}

function deer(): string {
  const [coat, dark] = ['#b57a45', '#8a5a32']
  return drawBeast({
    coat,
    dark,
    withers: [42, 44],
    rump: [74, 44],
    chest: 22,
    flank: 19,
    ground: 96,
    leg: 4.6,
    hoof: INK,
    stride: 5,
    head: [27, 24],
    skull: 7,
    nose: [14, 31],
    snout: 5.6,
    neck: 11,
    tail: '77 46, 82 44',
    tailWidth: 6,
    eye: [24, 23],
    noseColour: INK,
    ears: leaf(coat, 31, 21, -0.3, 13, 4.6) + antlers('#7a5a3c'),
    over:
      oval(CREAM, 80, 49, 3.4, 5) +
      dots(CREAM, 1.9, '50 49, 57 47, 64 48, 55 54, 62 54, 69 52') +
      blob(CREAM, '36 42, 34 52, 37 60, 40 54'),
  })
}

function antlers(colour: string): string {
  return (
    curve(colour, 2.8, '28 18, 30 10, 38 4') +
    curve(colour, 2.4, '30 12, 24 5') +
    curve(colour, 2.4, '34 7, 43 9') +
    curve(colour, 2.4, '26 18, 21 11, 18 3') +
    curve(colour, 2.2, '22 12, 14 10')
  )
}

function moose(): string {
  const [coat, dark] = ['#6b4a35', '#4d3426']
  return drawBeast({
    coat,
    dark,
    withers: [38, 36],
    rump: [78, 44],
    chest: 30,
    flank: 22,
    arch: 1,
    ground: 96,
    leg: 5.6,
    hoof: INK,
    stride: 4,
    head: [23, 38],
    skull: 8.6,
    nose: [8, 52],
    snout: 11,
    neck: 17,
    tail: '82 48, 86 53',
    tailWidth: 4,
    eye: [20, 36],
    ears: leaf(coat, 30, 34, 0, 11, 3.8),
    over:
      blob('#c9a670', '24 30, 30 22, 28 12, 34 16, 36 7, 41 14, 48 8, 48 18, 42 26, 32 31') +
      blob('#c9a670', '20 30, 13 26, 9 16, 6 20, 1 13, 2 24, 8 30, 17 34') +
      leaf(dark, 18, 50, 1.5, 16, 4),
  })
}

function cat(coat: string, dark: string, _eye: string): string {
  return (
    curve(coat, 6.4, '74 80, 90 78, 94 62, 86 48, 90 38') +
    blob(coat, '34 40, 46 42, 58 50, 70 62, 77 76, 75 88, 62 92, 44 92, 36 90, 34 76, 31 60') +
    limb(coat, [40, 62], 14, [36, 91], 8) +
    limb(dark, [48, 66], 10, [47, 91], 7.4) +
    blob(coat, '16 14, 24 22, 34 22, 43 12, 46 26, 45 38, 38 47, 28 49, 18 44, 13 34, 14 22') +
    curve(dark, 3, '60 58, 66 56') +
    curve(dark, 3, '64 66, 72 64') +
    curve(dark, 3, '66 74, 76 73') +
    curve(dark, 2.8, '28 23, 28 29') +
    curve(dark, 2.6, '34 24, 33 29') +
    oval(CREAM, 24, 42, 6, 4) +
    dot(INK, 20, 33, 2.4) +
    dot(INK, 34, 34, 2.4) +
    oval('#b5606a', 25, 39.5, 2.6, 1.8) +
    blob(CREAM, '33 52, 40 54, 40 66, 35 70, 32 60')
  )
}

function dog(): string {
  const [coat, dark] = ['#cf9c62', '#8a5a34']
  return drawBeast({
    coat,
    dark: '#a9794a',
    withers: [38, 46],
    rump: [74, 48],
    chest: 24,
    flank: 19,
    ground: 92,
    leg: 6,
    stride: 5,
    head: [25, 30],
    skull: 10.4,
    nose: [9, 36],
    snout: 9,
    neck: 14,
    tail: '77 50, 86 44, 90 32',
    tailWidth: 5,
    noseColour: INK,
    eye: [21, 27.5],
    ears: blob(dark, '27 22, 35 23, 39 34, 36 46, 30 44, 28 34'),
    over: blob(dark, '52 47, 66 47, 68 56, 58 60, 51 55') + curve('#b5403a', 4, '29 45, 37 49, 43 47'),
  })
}

function dachshund(): string {
  const [coat, dark] = ['#8a4f2c', '#5a3220']
  return drawBeast({
    coat,
    dark,
    withers: [34, 52],
    rump: [82, 54],
    chest: 19,
    flank: 16,
    ground: 84,
    leg: 5.6,
    stride: 3,
    head: [22, 40],
    skull: 8.6,
    nose: [4, 48],
    snout: 6.4,
    neck: 12,
    tail: '85 57, 93 52, 97 42',
    tailWidth: 3.6,
    noseColour: INK,
    eye: [17.5, 38.5],
    ears: blob(dark, '23 33, 31 34, 34 46, 31 58, 25 54, 24 44'),
    over: curve('#4f8f8a', 3.6, '30 55, 36 58, 40 55') + oval('#d99a5a', 33, 66, 4, 3),
  })
}
