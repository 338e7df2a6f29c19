import { blob, body, curve, dot, dots, leaf, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** More dogs that people ask for by breed. */
export const packSketches: Readonly<Record<string, string>> = {
  'french-bulldog': bulldog(),
  pug: pug(),
  husky: husky(),
  terrier: terrier(),
  beagle: beagle(),
  'border-collie': collie(),
  'dalmatian-dog': dalmatian(),
}

/** Seated, the broad head turned to the viewer, as such dogs sit for their portrait. */
/** Ears of a bat, eyes far apart above a broad dark muzzle, and a chest like a barrel. */
function bulldog(): string {
  const [coat, mask, rose] = ['#c9a06c', '#43362f', '#dba794']
  return (
    blob(coat, '30 56, 70 56, 80 70, 82 86, 76 96, 24 96, 18 86, 20 70') +
    blob(CREAM, '38 62, 62 62, 66 74, 60 88, 50 92, 40 88, 34 74') +
    blob(coat, '28 74, 39 74, 41 97, 24 97') +
    blob(coat, '61 74, 72 74, 76 97, 59 97') +
    strokes(mask, 1.8, '30 92, 30 97|35 92, 35 97|65 92, 65 97|70 92, 70 97') +
    blob(coat, '33 26, 23 16, 19 4, 25 0, 34 4, 41 14, 44 24') +
    blob(coat, '67 26, 77 16, 81 4, 75 0, 66 4, 59 14, 56 24') +
    blob(rose, '33 21, 26 14, 24 6, 28 4, 34 10, 37 18') +
    blob(rose, '67 21, 74 14, 76 6, 72 4, 66 10, 63 18') +
    blob(coat, '50 14, 68 16, 81 27, 83 42, 76 56, 64 63, 36 63, 24 56, 17 42, 19 27, 32 16') +
    blob(mask, '50 33, 58 36, 69 42, 75 53, 68 64, 58 66, 50 62, 42 66, 32 64, 25 53, 31 42, 42 36') +
    oval(INK, 50, 41, 6.8, 4.8) +
    strokes(CREAM, 1.6, '50 46, 50 53, 44 57, 37 55|50 53, 56 57, 63 55') +
    dots(INK, 5.4, '31 34, 69 34') +
    dots(CREAM, 1.9, '29.4 32, 67.4 32')
  )
}

function pug(): string {
  const [coat, dark] = ['#ddb988', '#b08c5c']
  return drawBeast({
    coat,
    dark,
    withers: [40, 46],
    rump: [76, 48],
    chest: 28,
    flank: 24,
    ground: 90,
    leg: 7.6,
    stride: 3,
    head: [25, 34],
    skull: 15,
    nose: [13, 39],
    snout: 13,
    neck: 22,
    tail: '80 48, 88 44, 90 36, 84 34, 83 40',
    tailWidth: 5,
    eye: [17, 31],
    ears: blob(INK, '26 20, 36 19, 41 26, 39 36, 33 32, 28 26'),
    over:
      blob(INK, '4 36, 11 33, 18 37, 19 45, 13 51, 5 47') +
      strokes(dark, 2, '16 24, 22 27, 26 24|17 28, 23 30') +
      curve('#3f7f86', 4.4, '31 49, 39 50, 46 45'),
  })
}

function husky(): string {
  const [coat, dark] = ['#6f7a86', '#4f5963']
  return drawBeast({
    coat,
    dark: '#b9bec2',
    withers: [38, 44],
    rump: [76, 46],
    chest: 26,
    flank: 21,
    ground: 92,
    leg: 7,
    stride: 5,
    hoof: CREAM,
    head: [24, 31],
    skull: 12,
    nose: [7, 38],
    snout: 8.6,
    neck: 19,
    tail: '79 48, 90 44, 94 32, 86 26, 80 32',
    tailWidth: 9,
    noseColour: INK,
    eye: [18, 30],
    ears: leaf(coat, 19, 23, -1.75, 15, 6) + leaf(dark, 31, 22, -1.3, 16, 6),
    over:
      blob(CREAM, '6 36, 14 34, 22 36, 28 44, 30 54, 38 66, 32 72, 24 62, 20 46, 8 44') +
      oval(CREAM, 20, 26, 3.4, 2.4) +
      curve(CREAM, 4, '46 72, 58 68, 70 64'),
  })
}

function terrier(): string {
  const [coat, dark] = ['#efe3cb', '#c9b692']
  return drawBeast({
    coat,
    dark,
    withers: [40, 46],
    rump: [74, 48],
    chest: 28,
    flank: 25,
    ground: 90,
    leg: 8,
    stride: 3,
    head: [26, 32],
    skull: 13,
    nose: [9, 38],
    snout: 12,
    neck: 19,
    tail: '78 50, 84 40, 86 30',
    tailWidth: 6,
    noseColour: INK,
    eye: [20, 29],
    ears: leaf(coat, 23, 24, -1.75, 15, 5) + leaf(dark, 33, 23, -1.3, 15, 5),
    over:
      blob(dark, '6 40, 14 40, 22 43, 24 52, 18 60, 12 54, 8 58, 5 48') +
      strokes(dark, 2.4, '44 76, 46 82, 48 76|54 74, 56 81, 59 74|64 72, 67 79, 70 72') +
      body('#b5403a', 'M30 44L46 43L48 49L31 51Z') +
      strokes(CREAM, 1.8, '34 46, 35 50|39 45, 40 49|44 44, 45 48'),
  })
}

function beagle(): string {
  const [coat, dark] = ['#c98f52', '#3a2c28']
  return drawBeast({
    coat: CREAM,
    dark: '#cbb899',
    withers: [38, 46],
    rump: [76, 48],
    chest: 25,
    flank: 20,
    ground: 91,
    leg: 7,
    stride: 4,
    head: [25, 32],
    skull: 11.4,
    nose: [8, 39],
    snout: 10,
    neck: 15,
    tail: '79 50, 88 42, 90 28',
    tailWidth: 5,
    noseColour: INK,
    eye: [20.5, 30],
    over:
      blob(dark, '42 45, 58 45, 76 47, 82 54, 74 62, 58 64, 46 58') +
      blob(coat, '17 24, 26 20, 34 22, 37 32, 32 40, 22 38, 17 33') +
      blob('#9a6430', '27 23, 36 24, 41 36, 39 48, 32 46, 29 34') +
      dot(INK, 20.5, 30, 2.3) +
      curve('#c2342f', 4, '30 47, 37 49, 42 45'),
  })
}

function collie(): string {
  const [coat, dark] = ['#35343a', '#56545c']
  return drawBeast({
    coat,
    dark,
    withers: [38, 45],
    rump: [76, 48],
    chest: 27,
    flank: 22,
    ground: 92,
    leg: 6.6,
    stride: 5,
    hoof: CREAM,
    head: [24, 31],
    skull: 10.6,
    nose: [6, 39],
    snout: 8,
    neck: 17,
    tail: '79 50, 90 58, 98 70',
    tailWidth: 9,
    eye: [19, 30],
    ears: leaf(dark, 22, 23, -2.2, 12, 4.6) + leaf(dark, 31, 23, -1, 13, 4.8),
    over:
      blob(CREAM, '5 37, 14 33, 20 20, 24 22, 20 34, 24 43, 10 44') +
      blob(CREAM, '28 42, 38 44, 42 56, 38 70, 30 66, 24 52') +
      dot(INK, 5.4, 38.4, 2.8),
  })
}

function dalmatian(): string {
  return drawBeast({
    coat: CREAM,
    dark: '#cbbfa8',
    withers: [38, 44],
    rump: [76, 46],
    chest: 24,
    flank: 18,
    ground: 93,
    leg: 6.4,
    stride: 5,
    head: [25, 29],
    skull: 10.4,
    nose: [8, 36],
    snout: 9,
    neck: 14,
    tail: '79 48, 90 44, 97 34',
    tailWidth: 4,
    noseColour: INK,
    eye: [21, 27],
    ears: blob(INK, '27 21, 35 22, 39 33, 36 44, 30 42, 28 32'),
    over:
      dots(INK, 3, '44 52, 56 48, 68 54, 52 60, 76 50, 62 62, 34 50, 78 62, 40 64, 16 32, 72 72, 38 78') +
      curve('#c2342f', 4, '29 44, 36 48, 42 43'),
  })
}
