import { blob, body, curve, dot, leaf, limb, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const TWIG = '#8a6444'

/** Birds larger than a hand, told apart by how they stand. */
export const perchingSketches: Readonly<Record<string, string>> = {
  crow: crow(),
  pigeon: pigeon(),
  falcon: falcon(),
  egret: egret(),
}

function crow(): string {
  const [black, sheen] = ['#2a2a30', '#56607a']
  return (
    strokes(INK, 3.2, '46 72, 44 84, 40 94, 30 95|40 94, 46 97|58 72, 60 84, 58 94, 48 95|58 94, 65 97') +
    leaf(black, 66, 60, 0.3, 38, 8) +
    blob(black, '22 30, 34 30, 46 38, 62 46, 82 60, 84 68, 70 74, 52 78, 36 72, 24 58, 18 44') +
    blob(black, '16 30, 16 18, 25 10, 36 12, 42 22, 42 36, 32 44, 20 42') +
    body('#3d3f47', 'M19 17C10 15 2 21 -4 31C6 31 12 30 19 28Z') +
    curve(sheen, 1.8, '0 28, 9 25, 18 23') +
    blob(sheen, '42 44, 56 46, 74 58, 90 70, 72 68, 56 66, 46 56') +
    strokes(black, 2.6, '50 50, 64 57, 80 66|50 57, 62 62, 72 66') +
    strokes(sheen, 2, '21 44, 24 50|27 46, 29 52|24 54, 28 60') +
    dot(CREAM, 25, 20, 2.6) +
    dot(INK, 24.7, 20, 1.5)
  )
}

function pigeon(): string {
  const [grey, deep] = ['#98a0ad', '#5f6775']
  return (
    strokes('#c9655a', 3.2, '46 74, 46 88, 38 92|58 74, 59 88, 51 92') +
    leaf(deep, 66, 62, 0.28, 34, 7) +
    blob(grey, '24 40, 38 36, 52 42, 70 52, 84 64, 72 74, 54 78, 38 74, 26 62') +
    blob(grey, '24 26, 26 16, 36 13, 44 20, 44 34, 42 42, 28 42') +
    blob('#5f8f7d', '26 31, 34 29, 44 32, 48 44, 38 50, 26 46') +
    blob('#8a6a9a', '25 42, 36 43, 46 44, 42 54, 30 56, 24 50') +
    body('#4a4a52', 'M26 21L14 26L26 28Z') +
    dot(CREAM, 26, 22, 2.4) +
    blob('#b9c0ca', '46 46, 60 46, 76 56, 88 68, 70 70, 54 66, 44 56') +
    strokes(deep, 3.6, '58 48, 58 58, 62 68|70 53, 70 61, 74 69') +
    dot('#d9803f', 33, 21, 2.8) +
    dot(INK, 33, 21, 1.6)
  )
}

/** On a post, with a barred breast and a moustache. */
function falcon(): string {
  const [slate, deep, pale] = ['#66758a', '#434e60', '#efe2c6']
  return (
    limb(TWIG, [46, 82], 22, [46, 106], 20) +
    leaf(deep, 60, 66, 1.2, 34, 6) +
    blob(slate, '34 14, 46 10, 56 18, 64 34, 74 56, 74 78, 66 84, 54 70, 44 50') +
    blob(pale, '30 34, 42 34, 50 46, 58 66, 56 82, 42 86, 32 74, 28 52') +
    strokes(
      deep,
      2.2,
      '32 50, 36 52, 40 50|40 58, 44 60, 48 58|32 62, 36 64, 40 62|42 70, 46 72, 51 70|34 73, 38 75, 42 73',
    ) +
    blob(slate, '26 26, 28 14, 38 9, 50 13, 54 26, 48 34, 38 30') +
    blob(pale, '26 28, 36 27, 44 32, 40 38, 30 37') +
    limb(deep, [34, 25], 5.4, [33, 37], 3) +
    body('#e3b23c', 'M28 20C22 20 18 25 20 32C23 30 26 28 29 28Z') +
    body(INK, 'M23 22C19 24 18 28 20 32C22 30 23 29 25 28Z') +
    dot('#e3b23c', 35, 21, 3.4) +
    dot(INK, 35, 21, 2.2) +
    strokes(deep, 2.6, '58 38, 64 54, 68 72|54 46, 60 60, 63 74') +
    strokes('#e3b23c', 4, '38 82, 37 88|50 83, 51 88')
  )
}

/** All in white but for bill and legs, its neck in an S. */
function egret(): string {
  const [white, shade] = ['#f6f2e8', '#cfd3d2']
  return (
    strokes(INK, 2.6, '50 66, 50 82, 52 98, 44 99|58 66, 60 80, 56 90, 60 98, 52 99') +
    leaf(shade, 66, 54, 0.62, 32, 5) +
    leaf(white, 62, 52, 0.5, 34, 6) +
    blob(white, '36 46, 50 38, 64 42, 78 54, 84 64, 68 68, 50 68, 38 60') +
    curve(white, 7, '40 54, 30 46, 32 36, 42 28, 42 18, 34 12') +
    dot(white, 34, 12, 5.6) +
    leaf(white, 37, 10, 0.5, 16, 2) +
    body('#e0a83c', 'M31 9L6 16L31 15Z') +
    blob(shade, '52 46, 64 46, 80 60, 72 64, 58 60') +
    strokes(shade, 2, '40 50, 46 58|46 62, 56 65') +
    dot(INK, 32, 11, 1.7) +
    oval(shade, 38, 58, 2, 4, 30)
  )
}
