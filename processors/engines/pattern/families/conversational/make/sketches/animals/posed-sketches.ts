import { blob, curve, dot, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const [HIDE, HIDE_SHADE, HIDE_LIGHT] = ['#8b97aa', '#5c6880', '#c3aeb6'] as const
const [FUR, FUR_SHADE, FUR_LIGHT] = ['#875a3a', '#4c2e1f', '#d9b184'] as const
const [PLUME, PLUME_SHADE, BEAK] = ['#f4efe6', '#b9c0c9', '#e0813a'] as const
const [SLATE, SLATE_LIGHT, AMBER] = ['#2c3240', '#5d6b84', '#e39e42'] as const

/** Large animals that are met often, most of them in two postures; shade and coat are far enough apart to stay two inks. */
export const posedSketches: Readonly<Record<string, string>> = {
  elephant: elephant(),
  'trumpeting-elephant': trumpetingElephant(),
  'sitting-bear': sittingBear(),
  'sitting-fox': sittingFox(),
  swan: swan(),
  'swan-with-raised-wings': swanWithRaisedWings(),
  penguin: penguin(),
  'flapping-penguin': flappingPenguin(),
}

function elephant(): string {
  return drawBeast({
    coat: HIDE,
    dark: HIDE_SHADE,
    withers: [38, 29],
    rump: [80, 35],
    chest: 38,
    flank: 32,
    arch: 5,
    ground: 91,
    leg: 10,
    stride: 3,
    head: [26, 34],
    skull: 15,
    nose: [13, 50],
    snout: 10,
    neck: 20,
    tail: '84 42, 91 52, 90 62',
    tailWidth: 2.6,
    eye: [20, 33],
    over:
      limb(HIDE, [14, 46], 11, [9, 66], 7) +
      curve(HIDE, 6.4, '9 64, 8 73, 13 80, 20 78') +
      blob(HIDE_SHADE, '29 21, 40 18, 51 25, 54 39, 50 52, 42 58, 36 51, 31 43, 27 32') +
      blob(HIDE_LIGHT, '33 26, 41 23, 48 29, 49 39, 46 48, 42 51, 38 44, 33 36') +
      strokes(HIDE_SHADE, 1.8, '5 58, 12 60|5 65, 12 67|16 36, 14 40') +
      blob(CREAM, '19 48, 23 51, 21 59, 14 65, 7 66, 14 61, 17 54') +
      strokes(CREAM, 2.6, '31 90, 31 90.4|36 90, 36 90.4|41 90, 41 90.4|78 90, 78 90.4|83 90, 83 90.4|88 90, 88 90.4') +
      limb(HIDE_SHADE, [90, 60], 2.4, [89, 70], 5) +
      strokes(HIDE_SHADE, 2, '60 62, 66 60, 70 55|74 44, 79 47, 80 53'),
  })
}

function trumpetingElephant(): string {
  return (
    curve(HIDE, 2.8, '86 50, 93 58, 92 68') +
    limb(HIDE_SHADE, [92, 66], 2.4, [91, 76], 5) +
    limb(HIDE_SHADE, [46, 68], 15, [45, 93], 10) +
    limb(HIDE_SHADE, [72, 66], 16, [71, 93], 10) +
    blob(HIDE, '34 40, 46 34, 62 34, 78 38, 88 48, 90 62, 84 74, 68 79, 50 78, 38 72, 32 58') +
    limb(HIDE, [40, 66], 16, [36, 94], 10) +
    limb(HIDE, [81, 64], 18, [82, 94], 10) +
    blob(HIDE, '28 26, 38 22, 48 28, 50 42, 44 54, 32 56, 22 48, 20 36') +
    curve(HIDE, 11, '27 42, 18 44, 12 36') +
    curve(HIDE, 8, '14 40, 10 30, 14 20') +
    curve(HIDE, 6, '12 26, 14 16, 22 10, 26 13') +
    blob(HIDE_SHADE, '38 24, 50 20, 62 26, 65 40, 60 54, 52 60, 45 52, 39 44, 35 34') +
    blob(HIDE_LIGHT, '42 28, 51 25, 58 31, 59 41, 56 50, 52 53, 47 45, 42 37') +
    strokes(HIDE_SHADE, 1.8, '7 30, 14 30|9 22, 15 23|12 37, 17 42') +
    blob(CREAM, '26 48, 30 52, 26 58, 18 60, 11 57, 18 56, 23 53') +
    dot(INK, 27, 36, 2.2) +
    strokes(CREAM, 2.6, '32 93, 32 93.4|37 93, 37 93.4|42 93, 42 93.4|78 93, 78 93.4|83 93, 83 93.4|88 93, 88 93.4') +
    strokes(HIDE_SHADE, 2, '64 68, 71 66, 75 60')
  )
}

function sittingBear(): string {
  return (
    blob(FUR, '34 44, 50 38, 66 44, 76 60, 78 80, 68 93, 50 96, 32 93, 23 80, 25 60') +
    blob(FUR_LIGHT, '42 56, 52 54, 61 62, 63 76, 57 87, 47 88, 39 80, 37 66') +
    blob(FUR, '12 84, 20 78, 32 80, 38 88, 34 96, 20 97, 12 93') +
    blob(FUR, '62 88, 68 80, 80 78, 89 84, 89 93, 80 97, 66 96') +
    oval(FUR_LIGHT, 19, 89, 5, 5.6) +
    oval(FUR_LIGHT, 82, 89, 5, 5.6) +
    limb(FUR, [34, 54], 14, [25, 72], 12, -2) +
    limb(FUR, [66, 54], 14, [75, 72], 12, 2) +
    dot(FUR, 30, 12, 8) +
    dot(FUR, 66, 12, 8) +
    dot(FUR_LIGHT, 30, 12.6, 4) +
    dot(FUR_LIGHT, 66, 12.6, 4) +
    blob(FUR, '26 24, 36 11, 48 8, 61 11, 71 24, 71 37, 62 48, 48 51, 34 48, 26 37') +
    blob(FUR_LIGHT, '38 36, 48 31, 58 36, 57 44, 48 48, 39 44') +
    blob(INK, '43 34, 53 34, 51 38.4, 48 40, 45 38.4') +
    dot(INK, 37, 27, 2.5) +
    dot(INK, 59, 27, 2.5) +
    strokes(FUR_SHADE, 2.2, '48 40, 48 44|34 58, 35 65, 32 71|66 58, 65 65, 68 71')
  )
}

function sittingFox(): string {
  const [coat, dark] = ['#d0612c', '#93391c']
  return (
    blob(coat, '58 82, 70 86, 84 80, 90 66, 84 52, 92 46, 98 60, 97 78, 88 92, 72 97, 58 95') +
    blob(CREAM, '84 52, 82 42, 88 34, 95 42, 98 56, 92 54, 90 60') +
    blob(coat, '34 40, 48 42, 60 54, 68 70, 70 88, 62 96, 40 96, 30 92, 30 70, 27 54') +
    blob(dark, '52 70, 62 68, 68 78, 69 90, 62 95, 50 95, 48 84') +
    blob(CREAM, '27 50, 36 48, 42 58, 40 72, 34 80, 30 72, 26 60') +
    limb(coat, [35, 66], 10, [32, 80], 7) +
    limb(INK, [32, 77], 8, [31, 95], 8) +
    limb(coat, [44, 68], 9, [44, 80], 7) +
    limb(INK, [44, 77], 8, [43, 95], 8) +
    blob(coat, '17 30, 13 13, 17 9, 28 17, 38 18, 49 9, 54 12, 53 30, 49 42, 39 50, 26 54, 14 52, 8 49, 12 40') +
    blob(INK, '17 20, 15 12, 23 17') +
    blob(INK, '45 17, 52 12, 51 22') +
    blob(CREAM, '8 49, 15 44, 24 42, 34 36, 46 36, 42 46, 30 54, 16 54') +
    oval(INK, 9, 48.5, 3.4, 2.8) +
    dot(INK, 25, 35, 2.7) +
    dot(INK, 42, 32, 2.7)
  )
}

function swan(): string {
  return (
    curve(PLUME, 9, '20 20, 30 12, 36 22, 32 36, 26 48, 30 62') +
    blob(PLUME, '26 54, 40 52, 58 44, 78 36, 94 30, 92 50, 84 66, 66 78, 42 80, 26 72, 22 62') +
    strokes(
      PLUME_SHADE,
      2.6,
      '44 62, 54 68, 66 66, 76 58, 86 44|50 56, 60 60, 70 56, 82 44|36 70, 48 75, 62 75, 74 69',
    ) +
    blob(BEAK, '20 19, 9 27, 7 31, 16 29, 22 24') +
    blob(INK, '22 17, 18 20, 20 24, 25 20') +
    dot(INK, 27, 15, 1.9)
  )
}

function swanWithRaisedWings(): string {
  return (
    blob(PLUME_SHADE, '44 56, 46 36, 56 16, 66 4, 68 14, 74 10, 72 22, 77 22, 68 42, 56 60') +
    blob(PLUME, '26 62, 38 58, 54 58, 72 58, 90 54, 98 50, 92 66, 80 80, 58 88, 36 86, 24 76') +
    curve(PLUME, 9, '20 22, 29 14, 36 22, 33 38, 27 52, 30 68') +
    blob(PLUME, '44 72, 48 48, 62 26, 82 10, 82 20, 91 18, 87 28, 94 30, 86 40, 90 46, 76 60, 62 72, 52 78') +
    strokes(PLUME_SHADE, 2.4, '52 66, 62 44, 76 26|58 68, 72 50, 84 34|64 68, 76 58, 85 47') +
    strokes(PLUME_SHADE, 2.4, '36 78, 48 83, 62 82, 74 76') +
    blob(BEAK, '20 21, 9 29, 7 33, 16 31, 22 26') +
    blob(INK, '22 19, 18 22, 20 26, 25 22') +
    dot(INK, 27, 17, 1.9)
  )
}

function penguin(): string {
  return (
    blob(AMBER, '28 93, 38 88, 49 90, 47 97, 29 98') +
    blob(AMBER, '52 92, 62 88, 73 92, 71 98, 54 97') +
    blob(SLATE_LIGHT, '28 44, 20 56, 16 70, 20 74, 30 62, 34 50') +
    blob(SLATE, '30 20, 38 8, 50 5, 62 10, 68 22, 70 38, 78 56, 79 76, 72 92, 54 96, 38 95, 27 84, 25 64, 29 44') +
    blob(CREAM, '32 44, 42 38, 54 44, 60 58, 60 78, 54 91, 40 92, 30 82, 28 64') +
    blob(AMBER, '46 26, 56 22, 60 31, 57 42, 49 46, 45 40, 49 34') +
    blob(CREAM, '32 20, 38 16, 43 21, 42 30, 36 34, 30 29') +
    blob(SLATE_LIGHT, '62 42, 72 46, 82 60, 86 76, 81 78, 72 70, 65 58') +
    blob(AMBER, '32 23, 20 25, 13 30, 20 32, 32 31') +
    dot(INK, 38, 23, 2.4)
  )
}

function flappingPenguin(): string {
  return (
    blob(AMBER, '30 94, 38 89, 48 91, 46 98, 30 99') +
    blob(AMBER, '54 92, 63 89, 72 94, 70 99, 54 98') +
    blob(SLATE_LIGHT, '34 42, 22 40, 10 46, 3 56, 10 57, 22 54, 33 56') +
    blob(SLATE_LIGHT, '64 42, 76 36, 88 36, 97 42, 92 47, 82 50, 68 58') +
    blob(SLATE, '32 20, 39 8, 50 5, 61 8, 68 20, 69 38, 74 58, 74 78, 67 92, 51 97, 35 93, 27 80, 27 58, 31 38') +
    blob(CREAM, '36 44, 50 40, 63 44, 68 60, 66 80, 58 92, 44 93, 34 82, 33 60') +
    blob(CREAM, '36 22, 42 16, 49 22, 50 32, 44 38, 36 34') +
    blob(CREAM, '51 22, 57 16, 64 21, 64 33, 56 38, 50 32') +
    blob(AMBER, '42 40, 50 44, 58 40, 62 46, 50 52, 38 46') +
    dot(INK, 43, 25, 2.4) +
    dot(INK, 57, 25, 2.4) +
    blob(AMBER, '44 30, 50 27, 56 30, 50 38')
  )
}
