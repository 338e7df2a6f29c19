import { blob, curve, dot, dots, leaf, line, oval, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, GOLD, RED] = ['#2b2426', '#f6ecd8', '#d9a441', '#b8352f'] as const
const [BLUE, TEAL, LEAF] = ['#1f5c92', '#1f7a6f', '#6ba368'] as const

/** What is proudest of its plumes or its antlers. */
export const plumeAndAntlerSketches: Readonly<Record<string, string>> = {
  reindeer: reindeer(),
  hummingbird: hummingbird(),
  'hovering-hummingbird': hoveringHummingbird(),
  peacock: peacock(),
  'fanned-peacock': fannedPeacock(),
}

/** Stepping out before a sleigh: a ruff on the throat, a foreleg lifted, bells on the harness. */
function reindeer(): string {
  const [COAT, DARK] = ['#a06a41', '#5d3a26']
  return (
    taper(DARK, 8, 4.4, '46 62, 44 74, 47 84, 45 94') +
    taper(DARK, 9, 4.4, '76 60, 74 72, 79 82, 76 94') +
    taper(DARK, 3.4, 2.4, '34 20, 42 14, 45 4, 40 -4') +
    taper(DARK, 3, 2, '44 10, 51 8, 55 1') +
    taper(DARK, 3, 2, '40 15, 50 16, 57 12') +
    taper(DARK, 3.4, 2.4, '26 19, 19 13, 18 3, 24 -5') +
    taper(DARK, 3, 2, '18.500 7, 11 6, 8 -1') +
    taper(DARK, 3, 2, '21 14, 12 15, 6 11') +
    blob(COAT, '84 46, 92 42, 95 46, 90 52, 85 53') +
    blob(COAT, '30 34, 38 36, 46 43, 60 44, 74 41, 86 45, 89 55, 85 66, 72 68, 58 66, 44 70, 34 66, 30 54') +
    taper(COAT, 11, 5, '36 62, 27 66, 20 71, 25 82') +
    taper(COAT, 14, 5, '82 58, 83 70, 88 80, 86 92') +
    strokes(INK, 5, '25 84, 25.600 86|86 93, 85.600 95|45 94, 44.600 95|76 94, 75.600 95') +
    blob(CREAM, '28 38, 36 40, 41 50, 42 62, 37 70, 34 63, 31 67, 29 58, 26 60, 26 48') +
    blob(COAT, '22 20, 32 18, 39 24, 40 34, 38 44, 29 45, 25 40, 16 41, 9 40, 8 34, 14 29') +
    leaf(COAT, 37, 23, -0.25, 13, 4.6) +
    leaf(COAT, 23, 21, 3.5, 11, 4.2) +
    blob(CREAM, '9 36, 16 36, 22 40, 18 43, 11 42') +
    dot(RED, 8.6, 34.6, 4.4) +
    dot(INK, 22.5, 28.6, 2.1) +
    blob(RED, '55 43.500, 73 41, 77 52, 76 60, 68 57, 62 62, 56 58, 53 52') +
    strokes(GOLD, 2.2, '54 56, 58 60, 63 64, 69 59, 77 62.500|56 47, 66 46, 75 45') +
    line(RED, 3.4, 'M28 46Q36 44 42 41') +
    curve(RED, 3, '40 66, 48 62, 54 53') +
    dots(GOLD, 2.6, '30 48.500, 36 47, 45 65, 51 60') +
    dots(CREAM, 1.7, '80 50, 83 55, 80 60')
  )
}

/** Wings thrown back at a flower: the tail fans out and the throat shines. */
function hummingbird(): string {
  const [GREEN, DARK, LIGHT, THROAT] = ['#2f8f78', '#1d5a58', '#8fd0b4', '#cf3f6f']
  return (
    curve(INK, 2.3, '2 40, 14 40.500, 26 37') +
    blob(
      DARK,
      '50 44, 46 30, 50 16, 58 5, 68 -2, 84 -6, 80 1, 88 0, 82 7, 88 8, 80 15, 84 17, 75 23, 77 26, 67 32, 62 42',
    ) +
    strokes(LIGHT, 1.7, '55 34, 62 18, 74 6|59 36, 68 24, 78 13|62 38, 69 30, 74 24') +
    leaf(DARK, 72, 74, 0.45, 26, 5) +
    leaf(DARK, 71, 76, 0.8, 27, 5) +
    leaf(THROAT, 69, 77, 1.12, 25, 5) +
    blob(
      GREEN,
      '24 36, 28 28, 37 25, 45 30, 48 38, 58 44, 68 54, 76 68, 78 80, 70 80, 58 74, 46 66, 38 56, 34 46, 26 41',
    ) +
    blob(CREAM, '37 48, 46 54, 55 60, 64 70, 70 79, 60 76, 48 68, 40 59') +
    blob(THROAT, '25 38.500, 33 38, 42 42, 47 51, 43 56, 37 53, 32 46') +
    blob(
      LIGHT,
      '54 46, 62 36, 74 28, 90 24, 102 26, 96 30, 102 33, 93 36, 97 40, 87 42, 90 46, 79 48, 80 52, 69 53, 60 55',
    ) +
    strokes(GREEN, 1.7, '62 47, 76 37, 90 31|64 49, 77 43, 88 38|64 51, 74 48, 80 47') +
    dot(INK, 33, 32.6, 2.6) +
    dot(CREAM, 32.3, 31.8, 0.9) +
    curve(LIGHT, 1.7, '36 28, 42 32, 44 38') +
    strokes(DARK, 1.6, '64 64, 68 66, 70 70|58 58, 62 60, 64 63')
  )
}

/** Upright on the air, one wing on either side of its back. */
function hoveringHummingbird(): string {
  const [GREEN, DARK, LIGHT, THROAT] = ['#2f8f78', '#1d5a58', '#8fd0b4', '#cf3f6f']
  return (
    curve(INK, 2.3, '4 14, 16 18, 30 21') +
    blob(DARK, '42 42, 34 48, 22 50, 10 48, 0 42, 6 42, 0 36, 8 37, 4 31, 13 33, 10 27, 20 31, 30 34, 40 36') +
    strokes(LIGHT, 1.6, '34 42, 22 42, 12 40|34 39, 24 37, 16 35') +
    leaf(DARK, 60, 82, 1.15, 20, 4.6) +
    leaf(THROAT, 57, 82, 1.5, 21, 4.6) +
    leaf(DARK, 54, 81, 1.9, 20, 4.6) +
    blob(
      GREEN,
      '28 20, 33 12, 42 9, 51 14, 54 24, 60 36, 65 50, 66 66, 63 84, 53 86, 46 74, 40 60, 38 46, 38 34, 30 26',
    ) +
    blob(CREAM, '38 42, 45 50, 48 62, 52 76, 54 86, 47 78, 40 62') +
    blob(THROAT, '30 23.500, 38 24, 45 29, 47 39, 42 44, 38 40, 36 30') +
    blob(
      LIGHT,
      '56 40, 64 30, 74 24, 86 22, 100 26, 95 30, 101 35, 92 37, 96 42, 87 43, 89 48, 80 48, 80 53, 70 52, 62 56',
    ) +
    strokes(GREEN, 1.6, '66 42, 78 34, 90 31|68 45, 79 40, 88 39|68 48, 76 46, 81 46') +
    dot(INK, 40, 17, 2.6) +
    dot(CREAM, 39.3, 16.2, 0.9) +
    curve(LIGHT, 1.7, '46 16, 50 22, 52 28')
  )
}

/** An eye of the train: gold, teal and the blue heart. */
function eye(x: number, y: number, size: number): string {
  return (
    oval(GOLD, x, y, size, size * 1.15) +
    dot(TEAL, x, y + size * 0.1, size * 0.68) +
    dot(BLUE, x, y + size * 0.25, size * 0.4)
  )
}

/** Seen from the side, its train swept behind it in one long curve. */
function peacock(): string {
  return (
    strokes(INK, 2.3, '38 62, 36 72, 37 82|46 62, 48 72, 46 82|30 84, 37 82, 41 84|40 84, 46 82, 51 84') +
    blob(TEAL, '38 42, 50 38, 64 44, 78 56, 92 70, 106 88, 104 98, 94 104, 82 102, 68 94, 54 80, 44 66') +
    strokes(LEAF, 2, '52 46, 66 56, 82 72, 96 92|50 52, 62 64, 76 80, 86 98|48 58, 57 70, 67 84|60 46, 76 58, 92 74') +
    eye(97, 93, 5.6) +
    eye(84, 96, 5.6) +
    eye(93, 78, 5.2) +
    eye(80, 82, 5.2) +
    eye(70, 86, 4.8) +
    eye(80, 65, 4.6) +
    eye(69, 70, 4.6) +
    eye(58, 75, 4.2) +
    eye(66, 54, 3.8) +
    eye(57, 62, 3.8) +
    blob(
      BLUE,
      '18 14, 24 9, 32 11, 35 19, 33 28, 35 36, 44 40, 54 46, 56 56, 48 65, 36 64, 27 55, 23 42, 22 30, 20 23',
    ) +
    leaf('#5d89b8', 38, 46, 0.6, 20, 7) +
    strokes(TEAL, 1.6, '28 34, 30 38, 33 36|27 42, 30 46, 33 44|31 52, 34 56, 38 54') +
    blob(GOLD, '19 16, 8 21, 20 22.500') +
    oval(CREAM, 25, 16, 3.6, 3) +
    dot(INK, 24.6, 16, 1.7) +
    strokes(BLUE, 1.5, '25 10, 20 3, 18 -3|27 9.500, 26 2, 26 -5|29 10, 32 3, 34 -3') +
    dots(TEAL, 2.3, '17.600 -4, 26 -6, 34.500 -4')
  )
}

/** Seen from the front, its train fanned: two rings of eyes round a slender neck. */
function fannedPeacock(): string {
  const around = (radius: number, count: number, from: number, size: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = Math.PI * (1 + from + ((1 - 2 * from) * at) / (count - 1))
      return eye(50 + radius * Math.cos(angle), 66 + radius * Math.sin(angle), size)
    }).join('')
  const feathers = Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (0.97 + (1.06 * at) / 12)
    return leaf(at % 2 ? LEAF : TEAL, 50, 68, angle, 58, 9)
  }).join('')
  return (
    feathers +
    around(47, 9, 0, 5.4) +
    around(31, 7, 0.06, 4.2) +
    strokes(GOLD, 2.3, '46 88, 45 97|54 88, 55 97|41 98.500, 45 97, 49 98.500|51 98.500, 55 97, 59 98.500') +
    blob(BLUE, '44 34, 50 30, 56 34, 57 42, 55 52, 60 62, 65 74, 60 86, 50 91, 40 86, 35 74, 40 62, 45 52, 43 42') +
    strokes(TEAL, 1.7, '46 62, 50 65, 54 62|42 71, 46 74, 50 71|50 71, 54 74, 58 71|46 80, 50 83, 54 80') +
    dots(CREAM, 2.5, '46.500 39, 53.500 39') +
    dots(INK, 1.4, '46.800 39, 53.200 39') +
    blob(GOLD, '47.500 42, 52.500 42, 50 48') +
    strokes(BLUE, 1.5, '48 31, 45 25, 43 22|50 31, 50 24, 50 20|52 31, 55 25, 57 22') +
    dots(GOLD, 2, '42.600 21, 50 19, 57.400 21')
  )
}
