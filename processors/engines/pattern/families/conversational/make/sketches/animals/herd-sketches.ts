import { blob, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const BLACK = '#2f2b33'
const CREAM = '#f6ecd8'

/** Sheep, goats, antlers, and the animals of the house. */
export const herdSketches: Readonly<Record<string, string>> = {
  ewe: sheep(),
  goat: goat(),
  deer: deer(),
  moose: moose(),
  cat: cat('#c98a4a', '#96592a', '#a9c08a'),
  'black-cat': cat(BLACK, '#6b6472', '#e0b54a'),
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
    strokes(
      '#c4b18e',
      3,
      '40 44, 45 40, 50 44, 47 48|58 42, 63 38, 68 42, 65 46|74 52, 78 49, 81 53, 78 57|49 57, 54 53, 59 57, 56 61|64 62, 69 58, 73 62|36 57, 40 54, 44 58, 41 62',
    ) +
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

function cat(coat: string, dark: string, eye: string): string {
  // Five colours and no more: the linings of the ears and the nose are of the stripes.
  const pale = coat === BLACK ? dark : CREAM
  return (
    // The tail in one sweep from the haunch round to its tip.
    curve(coat, 7, '66 88, 84 90, 93 80, 92 66, 85 56, 87 46') +
    blob(coat, '34 44, 46 42, 58 48, 70 60, 78 76, 77 90, 66 96, 40 96, 33 88, 31 70, 30 56') +
    curve(dark, 2.6, '54 68, 63 64, 71 70, 73 80, 68 89') +
    limb(coat, [36, 60], 12, [34, 91], 8, 1) +
    limb(coat, [46, 62], 11, [46, 91], 8, -1) +
    blob(coat, '27 97, 28 91, 34 88, 39 91, 40 97') +
    blob(coat, '40 97, 41 91, 46 88, 52 91, 53 97') +
    strokes(dark, 1.7, '40.500 70, 40 80, 40 90|32 93, 32 97|36 93, 36 97|45 93, 45 97|49 93, 49 97') +
    strokes(dark, 3, '60 51, 55 57|67 59, 61 63|91 74, 96 72|85 59, 91 57|84 86, 87 93') +
    blob(pale, '27 48, 36 52, 45 48, 44 60, 39 68, 35 69, 30 60') +
    // The head: ears with their linings, stripes of the brow, large eyes, a muzzle of two rounds.
    blob(
      coat,
      '13 30, 10 16, 11 5, 16 6, 26 15, 36 14, 46 5, 51 4, 53 16, 51 30, 55 38, 49 48, 38 54, 27 54, 15 48, 9 38',
    ) +
    blob(dark, '15 20, 14 11, 21 17') +
    blob(dark, '48 19, 48.500 10, 42 16') +
    strokes(dark, 2.4, '31.500 16, 31.500 23|26 18, 27.500 23|37 17, 36 22|10 39, 15 40|54 38, 49 40|11 45, 16 44') +
    oval(eye, 21, 33, 5, 5.4) +
    oval(eye, 42, 33, 5, 5.4) +
    oval(INK, 21.5, 33, 2.6, 4.6) +
    oval(INK, 41.5, 33, 2.6, 4.6) +
    (coat === BLACK
      ? blob(dark, '28 40, 31.500 39.400, 35 40, 31.500 44')
      : // A muzzle with its chin, the nose and the mouth on it.
        blob(pale, '21 44, 25 40, 31.500 40, 38 40, 42 44, 40 49, 35 51, 31.500 53, 28 51, 23 49') +
        blob(INK, '28 39.500, 31.500 38.800, 35 39.500, 31.500 43.600') +
        strokes(INK, 1.6, '31.500 43, 31 46.500, 26.500 47|31.500 43, 32 46.500, 36.500 47'))
  )
}

/** Seated, with hanging ears, the head turned to the viewer. */
function dog(): string {
  const [coat, dark] = ['#cf9c62', '#8a5a34']
  return (
    curve(coat, 6.4, '66 88, 82 86, 92 76, 94 62') +
    blob(coat, '32 46, 50 44, 62 52, 71 64, 77 78, 77 91, 66 96, 38 96, 30 88, 28 70, 28 56') +
    blob(dark, '60 52, 70 61, 77 74, 70 78, 60 72, 56 62') +
    curve(dark, 2.4, '54 72, 63 70, 70 76, 71 86, 67 92') +
    blob(CREAM, '27 52, 38 57, 48 52, 48 66, 43 76, 36 78, 30 70, 27 62') +
    limb(coat, [33, 62], 12, [32, 91], 9, 1) +
    limb(coat, [47, 64], 12, [47, 91], 9, -1) +
    blob(CREAM, '25 97, 25 91, 32 87, 38 91, 39 97') +
    blob(CREAM, '40 97, 41 91, 47 87, 54 91, 55 97') +
    strokes(dark, 1.6, '30 93, 30 97|34 93, 34 97|45 93, 45 97|49.500 93, 49.500 97') +
    blob(coat, '19 16, 28 9, 38 8, 48 12, 54 22, 54 36, 48 48, 38 54, 28 53, 18 46, 13 34, 14 24') +
    blob(CREAM, '33 9, 38 9, 39 22, 43 32, 48 40, 47 49, 38 54, 29 53, 20 48, 21 40, 28 32, 32 22') +
    // Ears that hang from the crown.
    blob(dark, '20 14, 12 14, 5 22, 2 36, 5 47, 12 50, 17 42, 17 28') +
    blob(dark, '49 12, 57 12, 64 20, 67 34, 64 45, 57 48, 52 40, 52 26') +
    dot(INK, 24.5, 31, 3.2) +
    dot(INK, 44, 31, 3.2) +
    blob(INK, '28 38, 34 36.500, 40 38, 37 43, 34 44, 31 43') +
    strokes(INK, 1.8, '34 44, 33.500 47.500, 29 48.500, 25.500 46.500|34 44, 34.500 47.500, 39 48.500, 42.500 46.500') +
    curve('#b5403a', 4.6, '24 54, 35 59, 48 53') +
    dot('#b5403a', 36, 62, 3.6)
  )
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
