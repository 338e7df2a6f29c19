import { blob, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Dogs and cats people ask for by breed, and fish by kind. */
export const kennelAndCatchSketches: Readonly<Record<string, string>> = {
  corgi: corgi(),
  greyhound: greyhound(),
  poodle: poodle(),
  'siamese-cat': siamese(),
  goldfish: goldfish(),
  sardine: sardine(),
  squid: squid(),
}

function corgi(): string {
  const [coat, dark] = ['#cf8f4a', '#a56a2c']
  return drawBeast({
    coat,
    dark,
    withers: [38, 48],
    rump: [82, 50],
    chest: 28,
    flank: 25,
    ground: 90,
    leg: 8,
    hoof: CREAM,
    stride: 3,
    head: [24, 36],
    skull: 13,
    nose: [8, 44],
    snout: 8,
    neck: 20,
    tail: '87 54, 92 52',
    tailWidth: 8,
    noseColour: INK,
    eye: [19, 33],
    ears: leaf(coat, 19, 26, -1.9, 19, 7) + leaf(coat, 33, 25, -1.2, 20, 7) + leaf(CREAM, 20, 25, -1.9, 11, 3.4),
    over:
      blob(CREAM, '30 46, 38 56, 38 74, 32 78, 26 68, 24 52') +
      blob(CREAM, '8 42, 20 41, 25 47, 16 52, 7 48') +
      curve(CREAM, 3, '24 26, 22 32, 19 38'),
  })
}

function greyhound(): string {
  const [coat, dark] = ['#8d8a88', '#63605f']
  return drawBeast({
    coat,
    dark,
    withers: [36, 40],
    rump: [76, 42],
    chest: 25,
    flank: 14,
    arch: 5,
    ground: 95,
    leg: 5,
    stride: 6,
    head: [22, 22],
    skull: 6.6,
    nose: [3, 29],
    snout: 4.6,
    neck: 10,
    tail: '80 46, 88 66, 84 82, 90 88',
    tailWidth: 2.8,
    noseColour: INK,
    eye: [19, 20.5],
    ears: leaf(dark, 26, 18, 0.3, 12, 3.6),
    over: curve('#c2503f', 4, '22 32, 29 35, 34 32') + blob(CREAM, '30 46, 35 56, 33 64, 28 58'),
  })
}

/** Round in the body, with a veil for a tail. */
function goldfish(): string {
  const [orange, light] = ['#e0682c', '#f3a765']
  return (
    leaf(light, 62, 46, -0.62, 44, 11) +
    leaf(light, 64, 52, 0.05, 36, 10) +
    leaf(light, 62, 58, 0.72, 44, 12) +
    leaf(orange, 64, 49, -0.3, 28, 5) +
    leaf(orange, 64, 56, 0.36, 28, 5) +
    leaf(light, 42, 26, -0.7, 26, 8) +
    leaf(light, 40, 72, 1.1, 22, 7) +
    blob(orange, '4 52, 12 36, 30 26, 50 28, 64 42, 68 52, 60 64, 46 74, 26 74, 10 64') +
    strokes(light, 2.4, '34 40, 40 50, 34 60|46 38, 52 50, 46 62') +
    leaf(light, 30, 58, 0.7, 17, 6) +
    dot(CREAM, 16, 46, 5) +
    dot(INK, 15.4, 46, 2.8)
  )
}

function sardine(): string {
  const [back, belly] = ['#4f6f86', '#c9d6da']
  return (
    leaf(back, 84, 52, -0.6, 18, 5) +
    leaf(back, 84, 52, 0.6, 18, 5) +
    leaf(back, 48, 40, -0.5, 15, 4) +
    blob(belly, '2 54, 14 44, 36 38, 60 40, 80 48, 88 52, 78 58, 58 66, 34 66, 14 62') +
    blob(back, '2 53, 14 44, 36 38, 60 40, 80 48, 88 52, 70 51, 46 49, 22 50') +
    dots(back, 2.2, '34 56, 44 56, 54 56, 64 55, 73 54') +
    curve(back, 2.2, '22 46, 26 54, 22 62') +
    dot(INK, 12, 52, 3)
  )
}

function squid(): string {
  const [skin, deep] = ['#d98a86', '#a84f5a']
  const arms = [
    '42 62, 32 76, 34 96',
    '46 64, 42 80, 44 98',
    '50 64, 50 82, 52 98',
    '54 64, 60 80, 58 97',
    '58 62, 70 76, 66 95',
    '40 60, 22 72, 16 90',
    '60 60, 78 72, 86 88',
  ]
  return (
    strokes(deep, 4, arms.join('|')) +
    leaf(deep, 50, 24, 2.5, 28, 10) +
    leaf(deep, 50, 24, 0.64, 28, 10) +
    blob(skin, '50 2, 60 18, 64 38, 62 56, 56 66, 44 66, 38 56, 36 38, 40 18') +
    dots(CREAM, 4.4, '42 56, 58 56') +
    dots(INK, 2.4, '42 56, 58 56') +
    dots(deep, 2.4, '48 20, 54 30, 46 36, 53 42')
  )
}

/** Woolly balls on bare legs. */
function poodle(): string {
  const [coat, dark] = ['#d9c3b0', '#a98e7a']
  return (
    drawBeast({
      coat,
      dark,
      withers: [40, 44],
      rump: [72, 46],
      chest: 22,
      flank: 15,
      ground: 93,
      leg: 5,
      stride: 4,
      head: [26, 24],
      skull: 8.6,
      nose: [8, 31],
      snout: 6,
      neck: 12,
      tail: '76 48, 82 36, 84 26',
      tailWidth: 3.6,
      noseColour: INK,
      eye: [20, 22],
      over:
        blob(dark, '30 36, 44 34, 52 44, 52 58, 44 68, 32 66, 27 54, 26 44') +
        blob(dark, '20 14, 24 6, 34 5, 39 12, 37 19, 28 20') +
        blob(dark, '31 20, 38 22, 41 34, 37 42, 31 38, 29 28'),
    }) +
    dot(dark, 85, 22, 7.4) +
    dots(dark, 6.4, '37 84, 73 84, 47 85, 81 85') +
    strokes(coat, 1.8, '34 44, 40 46, 44 42|36 54, 42 56, 47 53')
  )
}

/** Sitting, dark at ears, mask and tail. */
function siamese(): string {
  const [coat, dark, eye] = ['#e6d3b0', '#5a4034', '#3f86b0']
  return (
    curve(dark, 6.4, '64 88, 82 90, 92 78, 88 64, 92 56') +
    blob(coat, '36 44, 54 44, 64 58, 70 76, 69 92, 60 96, 32 96, 27 90, 28 74, 32 58') +
    limb(coat, [37, 62], 9, [36, 90], 7) +
    limb(coat, [50, 62], 9, [52, 90], 7) +
    blob(dark, '31 88, 41 87, 42 97, 29 97') +
    blob(dark, '47 87, 57 88, 59 97, 46 97') +
    blob(dark, '60 97, 62 90, 70 88, 76 92, 75 97') +
    strokes(dark, 1.8, '44 66, 44 84|62 74, 66 82, 66 90') +
    // Large ears set low, the wedge of the face, and eyes that slant.
    blob(dark, '22 30, 13 14, 13 4, 21 5, 36 16, 38 24') +
    blob(dark, '68 30, 77 14, 77 4, 69 5, 54 16, 52 24') +
    blob(coat, '45 12, 58 15, 68 25, 68 35, 60 45, 50 51, 40 51, 30 45, 22 35, 22 25, 32 15') +
    blob(dark, '45 25, 52 29, 57 38, 56 46, 49 52, 41 52, 34 46, 33 38, 38 29') +
    blob(eye, '25 29, 32 26, 38 31, 36 36, 29 35') +
    blob(eye, '65 29, 58 26, 52 31, 54 36, 61 35') +
    oval(dark, 32.4, 31, 1.8, 4) +
    oval(dark, 57.6, 31, 1.8, 4) +
    strokes(coat, 1.7, '42 42, 48 42|45 43, 45 46, 41 48|45 46, 49 48')
  )
}
