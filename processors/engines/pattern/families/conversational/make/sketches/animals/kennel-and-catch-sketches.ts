import { blob, curve, dot, dots, leaf, strokes } from '../sketch-marks.ts'
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
  const [coat, dark] = ['#e6d3b0', '#5a4034']
  return (
    curve(dark, 7, '66 88, 84 88, 92 74, 88 58') +
    blob(coat, '40 40, 56 40, 66 56, 72 76, 70 94, 32 94, 30 74, 34 54') +
    blob(dark, '34 86, 46 86, 48 96, 30 96') +
    blob(dark, '54 86, 66 86, 68 96, 52 96') +
    leaf(dark, 30, 24, -2.1, 24, 8) +
    leaf(dark, 58, 22, -1.05, 24, 8) +
    blob(coat, '44 12, 60 18, 64 32, 56 44, 44 48, 32 44, 24 32, 28 18') +
    blob(dark, '44 26, 52 30, 54 38, 44 45, 34 38, 36 30') +
    leaf('#3f86b0', 30, 29, 0.2, 10, 3.6) +
    leaf('#3f86b0', 58, 29, 2.94, 10, 3.6) +
    curve(coat, 1.6, '40 38, 44 41, 48 38')
  )
}
