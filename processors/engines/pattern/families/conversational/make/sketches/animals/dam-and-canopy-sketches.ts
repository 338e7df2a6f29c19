import { blob, curve, dot, limb, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const [FUR, FUR_DEEP, FUR_LIGHT] = ['#8a5a38', '#5a3722', '#c99a68'] as const
const [MANE, HIDE, HORN] = ['#4a3026', '#8d6242', '#e6d3a8'] as const
const [SLATE, SLATE_DEEP, SLATE_LIGHT] = ['#4d525b', '#2f333b', '#9aa0a8'] as const
const [RUST, RUST_DEEP, FACE] = ['#c8642c', '#8e3f1c', '#8b7468'] as const
const [SHELL, SHELL_DEEP, SHELL_LIGHT] = ['#a5623a', '#5f3320', '#d99a62'] as const
const [FLEECE, FLEECE_DEEP, MASK] = ['#a78a68', '#7d6348', '#ead6b5'] as const
const LEAF = '#6f9150'

/** Beasts of dam, prairie and canopy, and two that are better left alone. */
export const damAndCanopySketches: Readonly<Record<string, string>> = {
  beaver: beaver(),
  bison: bison(),
  gorilla: gorilla(),
  orangutan: orangutan(),
  skunk: skunk(),
  'sitting-sloth': sittingSloth(),
  scorpion: scorpion(),
}

/** Sits up on its flat, netted tail and gnaws a twig. */
function beaver(): string {
  return (
    blob(FUR_DEEP, '62 82, 74 78, 88 72, 97 76, 98 86, 90 93, 76 94, 64 91') +
    strokes(FUR_LIGHT, 1.3, '73 80, 80 93|82 76, 89 92|90 74, 96 86|70 90, 80 80, 88 75|80 93, 89 85, 96 79') +
    blob(FUR, '34 40, 48 37, 62 44, 72 58, 75 74, 71 88, 58 94, 40 94, 28 88, 25 74, 26 56') +
    blob(FUR_LIGHT, '28 60, 36 56, 42 64, 43 78, 38 90, 31 88, 26 78') +
    blob(FUR_DEEP, '50 76, 60 70, 69 75, 70 86, 62 93, 52 92, 47 85') +
    blob(INK, '30 93, 36 89, 50 90, 56 94, 50 97, 34 97') +
    dot(FUR_DEEP, 50, 17, 6) +
    dot(FUR_LIGHT, 50, 17, 3) +
    blob(FUR, '16 34, 20 22, 32 14, 46 15, 55 25, 55 38, 47 48, 32 50, 20 47, 13 42') +
    blob(FUR_LIGHT, '9 36, 16 31, 26 34, 32 42, 26 50, 16 50, 10 45') +
    blob(INK, '7 34, 13 30, 18 34, 13 38') +
    dot(INK, 29, 27, 2.8) +
    blob(CREAM, '12 49, 20 50, 19 58, 13 57') +
    curve(INK, 1.4, '10 45, 17 47, 24 44') +
    taper(FUR_DEEP, 4.4, 3.4, '4 66, 16 62, 30 60, 44 56') +
    blob(LEAF, '5 66, 0 60, 2 52, 8 57, 9 63') +
    limb(FUR, [42, 56], 11, [24, 62], 7, -3) +
    strokes(FUR_DEEP, 1.5, '20 59, 20 63|24 59, 24 64|56 52, 60 56|60 60, 64 64|52 62, 56 66')
  )
}

/** The hump and the beard carry the beast; hindquarters are slight. */
function bison(): string {
  return (
    curve(HIDE, 2.6, '90 44, 96 54, 95 64') +
    limb(MANE, [95, 63], 2, [94, 71], 4.4) +
    limb(MANE, [50, 70], 9, [51, 91], 5) +
    limb(MANE, [78, 66], 9, [77, 91], 5) +
    blob(HIDE, '52 26, 64 32, 78 34, 90 40, 94 52, 91 64, 82 70, 68 70, 54 70, 46 50') +
    blob(HIDE, '80 56, 92 56, 93 66, 88 76, 90 90, 83 91, 80 78, 76 68') +
    blob(MANE, '30 26, 38 14, 52 10, 63 18, 68 34, 66 50, 62 64, 58 76, 52 70, 47 80, 42 72, 36 74, 28 60, 24 42') +
    limb(MANE, [42, 68], 11, [40, 91], 6) +
    limb(INK, [40, 87], 5.6, [39.5, 92], 6.6) +
    limb(INK, [87, 87], 5.6, [86.5, 92], 6.6) +
    limb(INK, [51, 88], 4.6, [50.6, 92], 5.4) +
    limb(INK, [77, 88], 4.6, [76.6, 92], 5.4) +
    blob(MANE, '12 38, 18 28, 30 26, 40 34, 42 48, 38 60, 30 68, 26 78, 21 84, 18 74, 12 68, 8 56') +
    blob(HIDE, '8 52, 13 46, 20 48, 24 58, 20 68, 12 70, 6 64') +
    oval(INK, 9, 62, 2.2, 1.7, -20) +
    taper(HORN, 6, 1.2, '30 34, 25 26, 25 18, 30 12') +
    dot(HIDE, 20, 43, 3.8) +
    dot(INK, 20, 43.4, 2.2) +
    blob(HIDE, '31 38, 40 34, 44 38, 38 43') +
    strokes(HIDE, 1.7, '44 22, 47 28|54 20, 56 27|50 36, 52 43|58 40, 59 47|46 50, 47 57|54 56, 54 63|34 56, 34 63')
  )
}

/** On its knuckles, the silver saddle over the back. */
function gorilla(): string {
  return (
    blob(SLATE_DEEP, '54 60, 66 60, 66 74, 64 88, 68 92, 54 93, 52 86') +
    blob(SLATE, '28 34, 42 26, 58 28, 74 38, 86 52, 91 68, 88 80, 90 92, 74 93, 73 82, 64 72, 48 68, 34 66, 24 52') +
    blob(SLATE_LIGHT, '56 30, 72 39, 84 52, 89 66, 78 68, 66 62, 56 50, 52 38') +
    strokes(SLATE, 1.8, '62 40, 66 45|70 46, 74 52|66 54, 71 58|77 57, 80 62') +
    blob(SLATE_DEEP, '74 70, 86 68, 90 80, 91 92, 74 94, 70 91, 76 86') +
    blob(SLATE_DEEP, '30 40, 42 42, 48 54, 46 70, 40 84, 36 93, 22 94, 20 89, 28 82, 26 66, 24 52') +
    blob(SLATE, '12 30, 12 18, 20 8, 32 6, 42 14, 46 28, 44 42, 34 48, 22 47, 14 42') +
    blob(SLATE_LIGHT, '9 32, 11 22, 18 18, 27 20, 30 27, 27 34, 27 42, 20 46, 12 44, 7 39') +
    blob(SLATE_DEEP, '9 24, 16 19, 27 21, 31 26, 24 27, 15 26') +
    dot(INK, 15, 29, 1.9) +
    dot(INK, 24, 29, 1.9) +
    strokes(SLATE_DEEP, 1.7, '14 36, 15.500 34, 17 36|19 36, 20.500 34, 22 36|11 41, 17 42.500, 24 40') +
    oval(SLATE_LIGHT, 39, 26, 2.8, 4, 10) +
    strokes(SLATE_LIGHT, 1.5, '22 91, 22 93.500|26 91, 26 93.500|30 91, 30 93.500')
  )
}

/** Swings from a liana by one long arm, its hair in locks. */
function orangutan(): string {
  return (
    taper(LEAF, 3.6, 3.6, '62 2, 66 20, 62 40, 66 60, 63 80, 66 98') +
    blob(LEAF, '65 74, 74 70, 84 74, 78 80, 70 80') +
    blob(LEAF, '64 18, 73 12, 82 14, 78 21, 70 22') +
    blob(RUST_DEEP, '52 62, 62 62, 70 70, 72 80, 66 86, 59 83, 60 77, 52 74') +
    blob(RUST, '54 40, 55 26, 59 13, 67 14, 67 26, 66 40, 60 56, 48 60') +
    blob(RUST, '24 46, 36 40, 52 42, 60 54, 61 70, 54 82, 42 86, 34 82, 28 86, 26 78, 18 76, 20 62') +
    blob(RUST_DEEP, '22 50, 29 48, 31 58, 26 70, 18 80, 16 88, 9 90, 7 84, 11 80, 10 72, 15 60') +
    blob(RUST_DEEP, '40 74, 50 72, 54 80, 50 89, 40 94, 30 94, 29 89, 38 86') +
    strokes(RUST_DEEP, 1.8, '36 60, 37 68|43 56, 44 65|50 58, 51 67|58 28, 58 36|62 26, 62 34|57 44, 54 52') +
    blob(RUST, '36 6, 46 9, 54 18, 56 30, 52 42, 44 48, 35 50, 26 48, 18 42, 15 30, 18 18, 26 9') +
    blob(FACE, '35 18, 43 15, 51 20, 53 30, 49 40, 42 46, 35 47, 28 46, 21 40, 18 30, 20 20, 27 15') +
    blob(HORN, '35 31, 43 33, 46 39, 42 45, 35 46.500, 28 45, 24 39, 27 33') +
    oval(HORN, 29, 26, 4.4, 3.6) +
    oval(HORN, 41, 26, 4.4, 3.6) +
    dot(INK, 29.5, 26, 2) +
    dot(INK, 40.5, 26, 2) +
    strokes(INK, 1.5, '33 34, 33 35|37 34, 37 35|29 40, 35 42, 41 40') +
    blob(FACE, '56 14, 58 8, 64 5, 70 8, 69 14, 62 17') +
    blob(FACE, '29 90, 34 88, 36 93, 30 96, 25 95') +
    blob(FACE, '9 84, 14 85, 15 90, 10 93, 6 89')
  )
}

/** Upright and at ease, one arm lifted to greet. */
function sittingSloth(): string {
  return (
    blob(FLEECE, '34 44, 50 40, 66 44, 76 58, 79 74, 73 88, 60 94, 40 94, 27 88, 21 74, 24 58') +
    blob(MASK, '50 52, 60 56, 64 68, 60 80, 50 84, 40 80, 36 68, 40 56') +
    limb(FLEECE_DEEP, [30, 84], 15, [22, 94], 10, 3) +
    limb(FLEECE_DEEP, [70, 84], 15, [78, 94], 10, -3) +
    limb(FLEECE, [72, 54], 14, [92, 34], 9, -6) +
    limb(FLEECE_DEEP, [27, 54], 13, [41, 76], 9, -6) +
    strokes(
      MASK,
      2.4,
      '90 34, 89 25|94 34, 95 25|98 36, 101 28|40 79, 41 86|45 78, 47 84|16 95, 15 99|21 97, 21 101|79 97, 79 101|84 95, 85 99',
    ) +
    strokes(FLEECE_DEEP, 1.8, '30 62, 32 68|68 62, 66 68|70 74, 67 79|30 74, 33 79') +
    blob(FLEECE, '50 4, 64 7, 75 17, 78 30, 72 42, 61 49, 50 51, 39 49, 28 42, 22 30, 25 17, 36 7') +
    blob(MASK, '50 15, 61 13, 69 20, 71 31, 65 41, 56 46, 50 47, 44 46, 35 41, 29 31, 31 20, 39 13') +
    taper(FLEECE_DEEP, 7, 3.4, '42 28, 35 31, 29 37') +
    taper(FLEECE_DEEP, 7, 3.4, '58 28, 65 31, 71 37') +
    dot(INK, 41, 28, 2) +
    dot(INK, 59, 28, 2) +
    oval(INK, 50, 34, 4, 2.8) +
    curve(INK, 1.6, '42 39, 46 42, 50 42.500, 54 42, 58 39')
  )
}

/** Its tail is its banner. */
function skunk(): string {
  return (
    blob(INK, '66 70, 74 60, 74 46, 66 36, 60 24, 66 10, 80 4, 93 10, 98 26, 96 46, 90 62, 82 76, 72 80') +
    blob(CREAM, '74 72, 82 60, 83 46, 77 34, 73 24, 78 14, 86 13, 91 22, 91 38, 88 52, 82 68') +
    limb(INK, [40, 76], 8, [42, 92], 5) +
    limb(INK, [66, 76], 9, [64, 92], 5) +
    blob(INK, '28 58, 42 52, 58 52, 72 58, 80 68, 78 80, 68 86, 50 84, 36 84, 26 76') +
    blob(CREAM, '14 58, 24 53, 40 51.500, 58 53, 72 60, 78 70, 68 68, 54 62, 38 61, 24 62') +
    limb(INK, [34, 78], 9, [32, 92], 5.4) +
    limb(INK, [73, 76], 11, [75, 92], 6) +
    blob(INK, '27 94, 29 90, 35 90, 36 94') +
    blob(INK, '70 94, 72 90, 78 90, 79 94') +
    dot(INK, 31, 56, 4.6) +
    blob(INK, '4 72, 10 64, 20 57, 31 59, 36 68, 33 78, 22 82, 12 79, 5 77') +
    blob(CREAM, '10 65, 18 59, 28 56, 26 61, 17 64') +
    dot(CREAM, 19, 70, 2.6) +
    dot(INK, 18.5, 70, 1.4) +
    oval('#c98a8a', 4.6, 73.5, 2.6, 2.2)
  )
}

/** From above: pincers out, the tail curled over with its sting. */
function scorpion(): string {
  const legs = [42, 48, 54, 60]
    .map((y, at) =>
      strokes(
        SHELL_DEEP,
        2.6,
        `44 ${y}, ${30 - at} ${y - 3 + at * 2}, ${24 - at} ${y + 5 + at * 3}|56 ${y}, ${70 + at} ${y - 3 + at * 2}, ${76 + at} ${y + 5 + at * 3}`,
      ),
    )
    .join('')
  const tail = '50 76, 50 84, 56 91, 66 92, 74 86, 76 76, 71 68'
    .split(', ')
    .map((pair, at) => {
      const [x, y] = pair.split(' ').map(Number)
      return dot(at % 2 ? SHELL : SHELL_DEEP, x, y, 6.4 - at * 0.3)
    })
    .join('')
  return (
    legs +
    taper(SHELL_DEEP, 5, 4.4, '44 34, 34 30, 27 22, 26 14') +
    taper(SHELL_DEEP, 5, 4.4, '56 34, 66 30, 73 22, 74 14') +
    blob(SHELL, '26 20, 19 17, 15 9, 18 2, 22 8, 26 10, 30 6, 33 1, 35 9, 33 17') +
    blob(SHELL, '74 20, 81 17, 85 9, 82 2, 78 8, 74 10, 70 6, 67 1, 65 9, 67 17') +
    tail +
    blob(SHELL_DEEP, '71 66, 66 66, 61 61, 62 56, 66 60, 71 61, 74 65') +
    blob(SHELL, '50 26, 58 29, 61 38, 62 52, 59 66, 54 76, 50 78, 46 76, 41 66, 38 52, 39 38, 42 29') +
    strokes(SHELL_DEEP, 2, '40 44, 50 47, 60 44|39 52, 50 55, 61 52|40 60, 50 63, 60 60|43 68, 50 70, 57 68') +
    strokes(SHELL_LIGHT, 1.8, '44 33, 47 31|53 31, 56 33|48 37, 52 37') +
    dot(INK, 46.5, 30, 1.7) +
    dot(INK, 53.5, 30, 1.7)
  )
}
