import { blob, curve, dot, leaf, limb } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Height of the ground that feet stand on. */
const GROUND = 95

/** Birds from the side, looking left: one breast line, one wing, feet of two strokes. */
export const fowlSketches: Readonly<Record<string, string>> = {
  chicken: hen('#c98a52', '#94592f'),
  rooster: rooster(),
  'baby-chick': chick(),
  goose: goose(),
  seagull: seagull(),
  robin: robin(),
  'black-bird': blackbird(),
  duck: duck(),
  duckling: duckling(),
  parrot: parrot(),
  toucan: toucan(),
  puffin: puffin(),
}

function hen(coat: string, dark: string): string {
  return (
    feet('#d99a3a', 46, 78, 12) +
    blob(dark, '70 50, 82 34, 92 30, 94 44, 88 58, 76 64') +
    blob(coat, '22 18, 32 16, 38 26, 42 40, 56 46, 72 46, 84 44, 82 60, 72 74, 54 82, 36 76, 25 60, 21 42, 18 28') +
    blob(dark, '44 52, 58 50, 72 54, 76 60, 62 68, 48 64') +
    curve(CREAM, 2.4, '54 58, 62 61, 70 59') +
    blob('#c43d35', '18 18, 17 10, 22 12, 25 6, 28 12, 34 9, 33 18, 26 19') +
    leaf('#c43d35', 17, 30, 1.4, 11, 3.6) +
    leaf('#e0a53c', 20, 25, 2.95, 12, 4) +
    dot(INK, 26, 24, 2.4)
  )
}

function feet(colour: string, x: number, y: number, apart: number): string {
  const foot = (at: number): string =>
    curve(colour, 2.6, [
      [at, y],
      [at - 1, GROUND],
    ]) +
    curve(colour, 2.4, [
      [at - 7, GROUND],
      [at - 1, GROUND - 1],
      [at + 4, GROUND],
    ])
  return foot(x) + foot(x + apart)
}

function rooster(): string {
  const [coat, dark, tail] = ['#a3482e', '#6e2f26', '#2f5a50']
  return (
    feet('#d99a3a', 46, 78, 12) +
    leaf(tail, 68, 56, -1.75, 46, 9) +
    leaf('#3f7a68', 70, 56, -1.3, 44, 9) +
    leaf(tail, 72, 58, -0.85, 36, 8) +
    blob(coat, '26 20, 34 22, 38 34, 46 44, 60 48, 76 50, 80 58, 70 72, 54 81, 38 76, 26 62, 21 46, 20 30') +
    blob('#dd9a42', '24 26, 33 26, 38 38, 44 46, 36 52, 26 52, 20 46, 21 34') +
    blob(dark, '46 54, 58 52, 72 56, 62 68, 50 66') +
    blob('#c43d35', '20 22, 17 12, 23 14, 26 5, 30 13, 37 9, 36 20, 28 23') +
    blob('#c43d35', '18 32, 24 32, 23 42, 18 42') +
    leaf('#e0a53c', 22, 27, 2.95, 12, 4) +
    dot(INK, 28, 26, 2.4)
  )
}

function chick(): string {
  return (
    feet('#d98a3a', 44, 82, 12) +
    blob('#edc452', '26 24, 38 14, 52 20, 57 34, 66 44, 86 46, 84 62, 74 78, 54 86, 34 80, 22 64, 22 46, 21 34') +
    blob('#d9a63a', '48 56, 62 54, 74 58, 66 70, 52 70') +
    leaf('#d98a3a', 24, 33, 3, 14, 4.6) +
    dot(INK, 33, 29, 2.8) +
    curve('#d9a63a', 2.4, '38 15, 37 8') +
    curve('#d9a63a', 2.4, '41 15, 44 9')
  )
}

/** Down in tufts, a flat bill and a stub of a wing. */
function duckling(): string {
  return (
    feet('#dd8436', 44, 82, 13) +
    blob(
      '#efc95a',
      '16 28, 22 15, 36 10, 50 16, 54 28, 53 38, 62 45, 76 46, 90 38, 93 44, 92 58, 84 74, 66 85, 46 85, 32 77, 27 64, 29 52, 24 44, 17 38',
    ) +
    blob('#d6a340', '52 54, 66 52, 82 53, 79 62, 68 70, 56 67') +
    curve('#efc95a', 2, '59 59, 66 62, 73 60') +
    curve('#d6a340', 2.2, '38 11, 38 4') +
    curve('#d6a340', 2.2, '42 12, 46 6') +
    blob('#dd8436', '20 31, 12 28, 3 31, 2 35, 10 38, 20 39, 24 35') +
    dot(INK, 30, 27, 3)
  )
}

function goose(): string {
  return (
    feet('#e09038', 50, 80, 12) +
    blob(
      CREAM,
      '20 12, 30 10, 34 20, 32 36, 36 48, 54 46, 76 48, 95 40, 90 58, 78 74, 58 82, 38 78, 26 64, 23 44, 22 26',
    ) +
    blob('#d6c8ae', '46 56, 62 54, 84 56, 72 68, 54 68') +
    curve(CREAM, 2.4, '56 61, 66 62, 74 60') +
    blob('#e09038', '21 14, 9 18, 5 22, 14 24, 23 21') +
    dot(INK, 26, 16, 2.3) +
    curve('#5f8fae', 4.4, '24 34, 28 36, 33 34') +
    curve('#5f8fae', 3.4, '28 36, 24 44')
  )
}

function seagull(): string {
  return (
    feet('#e0a53c', 48, 74, 10) +
    blob('#f4efe4', '16 26, 28 20, 38 28, 42 42, 58 50, 78 58, 90 66, 74 72, 52 76, 34 70, 25 56, 22 40') +
    blob('#8f9dab', '40 46, 56 48, 74 56, 97 66, 78 68, 58 66, 44 58') +
    blob(INK, '80 61, 98 65, 88 69, 80 67') +
    blob('#e0a53c', '18 28, 4 33, 5 37, 20 34') +
    dot(INK, 26, 28, 2.3)
  )
}

function robin(): string {
  const [coat, wing, breast] = ['#8a6a4a', '#66503a', '#d0562f']
  return (
    feet(INK, 48, 76, 10) +
    blob(wing, '70 58, 88 66, 98 76, 90 80, 72 70') +
    blob(coat, '18 30, 28 18, 44 18, 54 30, 66 44, 78 58, 76 70, 60 80, 42 80, 27 68, 19 50') +
    blob(breast, '18 32, 30 28, 40 38, 44 54, 40 68, 30 68, 21 54') +
    blob(CREAM, '32 70, 44 62, 54 70, 54 79, 42 80') +
    blob(wing, '44 44, 58 44, 76 60, 66 66, 52 62') +
    curve('#a5896a', 2.4, '52 52, 60 55, 67 61') +
    leaf(INK, 19, 33, 2.9, 11, 3) +
    dot(INK, 31, 28, 2.7)
  )
}

function blackbird(): string {
  return (
    feet('#c98a3a', 46, 74, 10) +
    blob('#26262c', '14 30, 26 20, 40 22, 48 34, 62 46, 80 58, 98 76, 84 76, 70 72, 58 78, 40 77, 26 66, 19 50') +
    blob('#4a4b57', '42 42, 56 46, 78 62, 62 66, 48 60') +
    blob('#e0a53c', '16 29, 3 33, 17 36') +
    dot('#e0a53c', 25, 30, 3) +
    dot(INK, 25, 30, 1.4)
  )
}

function duck(): string {
  return (
    blob('#b9a894', '28 46, 42 52, 62 50, 80 50, 96 42, 94 58, 84 74, 62 80, 40 78, 24 68, 20 56') +
    blob('#7a4a34', '22 50, 36 50, 42 62, 38 76, 26 70, 19 60') +
    blob('#8d7c68', '46 54, 64 54, 84 56, 72 68, 54 70') +
    curve('#3f5f9a', 4.4, '60 66, 70 65, 78 61') +
    blob('#2f6b4f', '22 48, 20 34, 22 22, 32 18, 40 24, 41 36, 37 50, 30 53') +
    curve(CREAM, 3.2, '21 48, 29 52, 37 49') +
    blob('#e0a53c', '22 28, 10 32, 6 36, 14 38, 23 35') +
    dot(INK, 29, 27, 2.5)
  )
}

function parrot(): string {
  const [red, green, blue] = ['#c8443a', '#3f8a5a', '#2f6aa8']
  return (
    limb('#7a5a40', [20, 82], 5, [88, 74], 6, 2) +
    limb(blue, [58, 66], 9, [82, 98], 4, 2) +
    limb(red, [52, 68], 8, [72, 99], 3, 2) +
    blob(red, '30 10, 44 8, 54 18, 56 32, 62 46, 64 62, 58 76, 46 80, 36 70, 30 52, 26 34, 25 20') +
    blob(green, '48 34, 58 36, 68 52, 70 70, 62 76, 52 62, 46 46') +
    blob(blue, '60 56, 69 62, 72 78, 66 84, 60 72') +
    curve('#e9c04a', 4, '50 42, 57 48, 62 56') +
    blob(CREAM, '28 16, 40 16, 42 26, 32 28') +
    blob(INK, '28 16, 20 20, 18 30, 23 34, 27 28') +
    dot(INK, 36, 21, 2.4) +
    curve('#4a3a34', 3, '44 80, 43 86') +
    curve('#4a3a34', 3, '51 79, 51 86')
  )
}

function toucan(): string {
  return (
    limb('#7a5a40', [24, 86], 5, [92, 78], 6, 2) +
    limb(INK, [66, 66], 12, [86, 97], 7, 2) +
    blob(INK, '40 20, 54 14, 66 22, 70 38, 76 54, 74 70, 64 80, 52 80, 44 68, 40 50, 37 34') +
    blob(CREAM, '40 30, 50 26, 56 36, 52 52, 45 54, 40 44') +
    blob('#e8953a', '42 20, 30 12, 14 16, 4 28, 3 38, 8 34, 22 32, 40 34') +
    blob('#c8443a', '4 28, 12 20, 15 30, 8 34, 3 38') +
    curve('#f3cf6a', 3, '38 20, 28 16, 18 18') +
    dot('#4f9aa8', 50, 25, 4.6) +
    dot(INK, 50, 25, 2.4) +
    blob('#3f5f8a', '58 44, 68 46, 72 60, 66 70, 60 60') +
    curve('#c8443a', 3.4, '46 80, 54 83, 62 80') +
    curve(CREAM, 3, '54 82, 53 88')
  )
}

function puffin(): string {
  return (
    blob('#e08a3a', '30 92, 42 88, 52 90, 48 96, 32 97') +
    blob('#e08a3a', '54 92, 64 88, 72 92, 68 97, 56 97') +
    blob('#2c3240', '26 22, 36 8, 50 8, 60 18, 64 34, 74 54, 76 74, 70 92, 54 95, 38 94, 27 82, 24 62, 28 42') +
    blob(CREAM, '28 48, 38 46, 50 54, 55 72, 52 90, 38 92, 28 82, 25 64') +
    blob(CREAM, '26 18, 38 13, 47 20, 46 32, 36 38, 27 34') +
    blob('#434b5e', '56 44, 66 48, 72 62, 70 78, 62 72, 57 58') +
    blob('#e0752f', '24 22, 12 24, 7 33, 16 37, 26 34') +
    curve('#f0c24a', 3, '20 23, 18 29, 21 35') +
    dot(INK, 38, 23, 2.5)
  )
}
