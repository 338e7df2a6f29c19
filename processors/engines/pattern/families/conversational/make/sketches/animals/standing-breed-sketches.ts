import { blob, body, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Dogs that are asked for by their breed, standing. */
export const standingBreedSketches: Readonly<Record<string, string>> = {
  'shiba-inu': shiba(),
  'jack-russell': jackRussell(),
  schnauzer: schnauzer(),
  'great-dane': greatDane(),
  bulldog: bulldog(),
}

function shiba(): string {
  const [coat, dark] = ['#cf8342', '#9f5a28']
  return drawBeast({
    coat,
    dark,
    withers: [36, 44],
    rump: [74, 46],
    chest: 26,
    flank: 21,
    ground: 94,
    leg: 7,
    stride: 3,
    head: [24, 28],
    skull: 13,
    nose: [6, 36],
    snout: 8,
    neck: 18,
    tail: '78 50, 88 42, 92 30, 84 22, 74 26, 76 34',
    tailWidth: 9,
    noseColour: INK,
    eye: [19, 26],
    ears: body(coat, 'M14 18L16 4L26 15Z') + body(coat, 'M26 16L34 3L38 20Z') + body(dark, 'M29 14L33 8L35 17Z'),
    over:
      blob(CREAM, '6 34, 16 33, 25 37, 28 44, 18 46, 7 41') +
      blob(CREAM, '24 46, 32 50, 38 62, 36 72, 29 66') +
      curve(CREAM, 3, '84 24, 77 26, 77 33') +
      strokes(dark, 1.8, '10 41, 16 42, 20 40') +
      dot(CREAM, 20, 20, 1.8),
  })
}

function jackRussell(): string {
  const [white, shade, tan] = ['#f3ebdc', '#cbbca6', '#b5703c']
  return drawBeast({
    coat: white,
    dark: shade,
    withers: [38, 46],
    rump: [76, 48],
    chest: 24,
    flank: 18,
    ground: 94,
    leg: 6.4,
    stride: 5,
    head: [25, 28],
    skull: 11,
    nose: [5, 35],
    snout: 7,
    neck: 15,
    tail: '80 50, 87 40, 88 28',
    tailWidth: 5,
    noseColour: INK,
    eye: [20, 27],
    ears: '',
    over:
      blob(tan, '18 22, 26 17, 35 20, 37 32, 30 38, 23 33, 15 30') +
      blob('#7f4a28', '26 17, 34 18, 40 26, 37 34, 30 30') +
      blob(tan, '66 48, 78 47, 84 58, 76 66, 66 60') +
      blob(tan, '85 42, 88 40, 91 32, 88 27, 85 34') +
      curve('#3f7f8c', 4, '28 44, 35 44, 39 38') +
      strokes(shade, 1.8, '10 38, 16 38, 20 36|46 62, 54 66, 64 66'),
  })
}

/** Square, with a beard and brows. */
function schnauzer(): string {
  const [grey, deep, pale] = ['#7b7d82', '#54565c', '#d9d6cd']
  return (
    drawBeast({
      coat: grey,
      dark: deep,
      withers: [36, 42],
      rump: [74, 43],
      chest: 26,
      flank: 22,
      ground: 94,
      leg: 8,
      stride: 3,
      head: [24, 24],
      skull: 11,
      nose: [8, 30],
      snout: 11,
      neck: 16,
      tail: '79 46, 84 38, 84 32',
      tailWidth: 6,
      eye: [19, 22],
      ears: body(deep, 'M24 14L30 4L38 8L34 22Z') + body(grey, 'M16 15L18 7L25 13Z'),
      over:
        blob(pale, '4 28, 14 26, 22 30, 24 40, 18 50, 10 48, 4 40') +
        leaf(pale, 14, 18, -0.5, 10, 3) +
        blob(pale, '30 80, 42 80, 42 94, 28 96') +
        blob(pale, '72 80, 83 80, 82 94, 69 96') +
        strokes(grey, 1.6, '10 40, 11 46|15 40, 15 47|19 38, 19 44') +
        curve('#b5483f', 4, '25 38, 33 41, 39 34'),
    }) +
    oval(INK, 5.6, 28, 3.4, 2.8) +
    dot(INK, 18, 22, 2.2)
  )
}

function greatDane(): string {
  const [fawn, dark] = ['#c79a62', '#96703f']
  return drawBeast({
    coat: fawn,
    dark,
    withers: [34, 36],
    rump: [74, 38],
    chest: 27,
    flank: 17,
    arch: 2,
    ground: 97,
    leg: 6.4,
    stride: 5,
    head: [22, 15],
    skull: 9,
    nose: [2, 23],
    snout: 8.6,
    neck: 14,
    tail: '78 42, 87 54, 88 68, 92 74',
    tailWidth: 4,
    eye: [18, 12],
    ears: blob('#4a3a30', '24 8, 31 9, 35 17, 32 25, 27 20'),
    over:
      blob('#4a3a30', '0 20, 8 17, 14 19, 14 27, 4 29, -1 26') +
      curve('#3f6fa8', 4.4, '25 31, 32 31, 36 24') +
      strokes(dark, 1.8, '44 58, 54 56, 64 52'),
  })
}

/** Broad, bow-legged and frowning, seen from the front. */
function bulldog(): string {
  const [coat, white, fold] = ['#c9955e', '#f3e8d6', '#8f6238']
  return (
    blob(coat, '22 54, 34 44, 66 44, 78 54, 84 72, 80 92, 20 92, 16 72') +
    blob(white, '36 52, 64 52, 66 76, 58 90, 42 90, 34 76') +
    limb(coat, [26, 62], 18, [24, 92], 14, 3) +
    limb(coat, [74, 62], 18, [76, 92], 14, -3) +
    blob(white, '12 98, 14 88, 26 86, 34 90, 34 98') +
    blob(white, '88 98, 86 88, 74 86, 66 90, 66 98') +
    strokes(fold, 1.6, '19 93, 19 97|26 92, 26 97|74 92, 74 97|81 93, 81 97') +
    blob(coat, '50 8, 68 9, 78 18, 80 34, 74 48, 50 52, 26 48, 20 34, 22 18, 32 9') +
    blob(fold, '24 14, 34 10, 34 20, 22 28, 17 22') +
    blob(fold, '76 14, 66 10, 66 20, 78 28, 83 22') +
    blob(white, '50 9, 56 18, 56 30, 72 36, 74 48, 64 58, 50 54, 36 58, 26 48, 28 36, 44 30, 44 18') +
    oval(INK, 50, 34, 7, 4.6) +
    strokes(fold, 2, '50 38, 50 46|50 46, 40 51, 32 48|50 46, 60 51, 68 48|40 22, 44 27|60 22, 56 27') +
    dots(INK, 3.4, '36 28, 64 28') +
    dots(CREAM, 1, '35 27, 63 27')
  )
}
