import { blob, body, curve, dot, dots, limb, line, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const BRASS = '#dba83f'
const [EBONY, EBONY_LIGHT, IVORY, WALNUT, WALNUT_DEEP] = [
  '#2f2c35',
  '#5d5a68',
  '#f2e9d8',
  '#8a5534',
  '#5c3621',
] as const
const [BONE, BONE_SHADE, HOLLOW] = ['#efe4cd', '#c9b593', '#3a3036'] as const
const [IRIS, IRIS_DEEP, LID] = ['#4f8f8c', '#24565c', '#d8a894'] as const

/** Pianos, skulls and the eye of talismans. */
export const pianoAndSkullSketches: Readonly<Record<string, string>> = {
  'grand-piano': grandPiano(),
  'upright-piano': uprightPiano(),
  skull: skull(),
  'skull-from-the-side': skullFromTheSide(),
  eye: eye(),
}

/** The lid up, seen from the bench. */
function grandPiano(): string {
  return (
    blob(EBONY, '24 46, 26 26, 40 10, 58 3, 78 6, 92 18, 96 34, 92 46, 60 50') +
    blob(EBONY_LIGHT, '31 44, 33 28, 44 15, 58 9, 75 12, 87 22, 90 36, 86 42, 58 45') +
    line(EBONY, 2.4, 'M78 56L62 22') +
    limb(EBONY, [16, 66], 7, [15, 92], 3.6) +
    limb(EBONY, [84, 64], 7, [86, 92], 3.6) +
    limb(EBONY, [52, 66], 6, [52, 88], 3) +
    body(EBONY, 'M8 44L92 44Q97 44 97 49L97 62Q97 68 91 68L9 68Q3 68 3 62L3 49Q3 44 8 44Z') +
    body(IVORY, 'M10 54L90 54L90 63L10 63Z') +
    strokes(
      EBONY,
      1,
      '18 54, 18 63|26 54, 26 63|34 54, 34 63|42 54, 42 63|50 54, 50 63|58 54, 58 63|66 54, 66 63|74 54, 74 63|82 54, 82 63',
    ) +
    strokes(EBONY, 3, '18 54, 18 58|26 54, 26 58|42 54, 42 58|50 54, 50 58|58 54, 58 58|74 54, 74 58|82 54, 82 58') +
    curve(BRASS, 1.8, '8 49, 50 49, 92 49') +
    body(IVORY, 'M36 44L36 32Q43 29 50 33Q57 29 64 32L64 44Z') +
    strokes(EBONY_LIGHT, 1.2, '39 36, 47 37|39 40, 47 41|53 37, 61 36|53 41, 61 40') +
    dots(BRASS, 3, '15 93, 86 93') +
    strokes(BRASS, 2, '47 90, 47 93|52 90, 52 94|57 90, 57 93')
  )
}

function uprightPiano(): string {
  return (
    body(WALNUT_DEEP, 'M8 18L92 18L92 25L8 25Z') +
    body(WALNUT, 'M11 25L89 25L89 90L11 90Z') +
    body(WALNUT_DEEP, 'M20 30L46 30L46 46L20 46ZM54 30L80 30L80 46L54 46Z') +
    blob(WALNUT, '33 32, 37 38, 33 44, 29 38') +
    blob(WALNUT, '67 32, 71 38, 67 44, 63 38') +
    body(WALNUT_DEEP, 'M4 52L96 52L96 66L4 66Z') +
    body(IVORY, 'M8 54L92 54L92 63L8 63Z') +
    strokes(
      WALNUT_DEEP,
      1,
      '16 54, 16 63|24 54, 24 63|32 54, 32 63|40 54, 40 63|48 54, 48 63|56 54, 56 63|64 54, 64 63|72 54, 72 63|80 54, 80 63',
    ) +
    strokes(
      WALNUT_DEEP,
      3,
      '16 54, 16 58|24 54, 24 58|40 54, 40 58|48 54, 48 58|56 54, 56 58|72 54, 72 58|80 54, 80 58',
    ) +
    blob(WALNUT_DEEP, '6 66, 14 66, 15 76, 11 84, 13 94, 6 94, 8 82') +
    blob(WALNUT_DEEP, '94 66, 86 66, 85 76, 89 84, 87 94, 94 94, 92 82') +
    body(WALNUT_DEEP, 'M24 70L76 70L76 84L24 84Z') +
    strokes(BRASS, 2.2, '46 88, 46 93|52 88, 52 93|13 36, 13 42|87 36, 87 42') +
    limb(IVORY, [14, 17], 4, [14, 8], 4) +
    limb(IVORY, [86, 17], 4, [86, 8], 4) +
    blob(BRASS, '14 7, 12 4, 14 0, 16 4') +
    blob(BRASS, '86 7, 84 4, 86 0, 88 4')
  )
}

/** Cranium, cheekbones, teeth; no grin of a toy. */
function skull(): string {
  return (
    blob(BONE_SHADE, '28 66, 36 70, 50 72, 64 70, 72 66, 71 82, 64 94, 50 97, 36 94, 29 82') +
    blob(
      BONE,
      '50 4, 68 7, 82 19, 87 36, 83 52, 80 58, 82 65, 75 73, 68 73, 66 82, 50 85, 34 82, 32 73, 25 73, 18 65, 20 58, 17 52, 13 36, 18 19, 32 7',
    ) +
    blob(HOLLOW, '23 48, 26 40, 35 38, 44 42, 46 50, 42 58, 33 60, 25 56') +
    blob(HOLLOW, '77 48, 74 40, 65 38, 56 42, 54 50, 58 58, 67 60, 75 56') +
    blob(HOLLOW, '50 56, 54 63, 56 69, 52 68, 50 66, 48 68, 44 69, 46 63') +
    strokes(HOLLOW, 1.5, '36 76, 50 79, 64 76|41 72, 41 82|46 73, 46 84|50 74, 50 85|54 73, 54 84|59 72, 59 82') +
    strokes(BONE_SHADE, 1.8, '52 8, 49 14, 53 19, 50 25|20 64, 27 67, 32 71|80 64, 73 67, 68 71|25 24, 30 18, 37 15') +
    strokes(HOLLOW, 1.4, '37 88, 50 91, 63 88|43 84, 43 90|50 86, 50 92|57 84, 57 90')
  )
}

function skullFromTheSide(): string {
  return (
    blob(BONE_SHADE, '22 72, 36 74, 52 72, 64 64, 68 70, 62 80, 48 92, 32 95, 22 92, 20 82') +
    blob(
      BONE,
      '20 48, 16 36, 20 20, 36 8, 56 5, 78 12, 92 28, 94 46, 86 60, 72 66, 62 66, 56 72, 50 79, 34 81, 20 78, 18 70, 12 66, 15 58',
    ) +
    blob(HOLLOW, '22 46, 30 39, 40 40, 45 48, 41 57, 31 59, 23 55') +
    blob(HOLLOW, '14 64, 18 56, 23 60, 22 67') +
    blob(BONE_SHADE, '44 60, 54 57, 64 58, 70 54, 70 60, 62 64, 52 65') +
    blob(HOLLOW, '66 66, 72 62, 76 65, 71 69') +
    strokes(
      HOLLOW,
      1.5,
      '19 75, 34 77, 49 74|25 70, 25 80|31 71, 31 81|37 71, 37 81|43 70, 43 79|23 84, 36 86, 48 82|29 83, 29 90|36 83, 36 91|43 81, 43 89',
    ) +
    strokes(BONE_SHADE, 1.8, '60 8, 64 16, 60 24, 66 31, 62 40|62 40, 72 42, 84 40')
  )
}

/** Lid, lashes and brow, as it is drawn on talismans. */
function eye(): string {
  return (
    strokes(INK, 2.8, '16 40, 8 30|27 30, 21 18|40 23, 37 9|54 21, 55 7|68 25, 73 12|80 33, 89 22|89 43, 97 35') +
    blob(INK, '4 54, 14 41, 30 29, 50 25, 70 28, 86 40, 97 54, 88 57, 72 45, 52 38, 30 42, 14 54') +
    blob(CREAM, '7 55, 18 46, 34 37, 50 35, 68 38, 84 48, 94 55, 82 66, 66 74, 50 77, 32 74, 16 65') +
    blob(IRIS, '50 35, 62 37, 70 46, 71 57, 64 69, 50 74, 37 69, 30 57, 31 46, 39 37') +
    turnedLines() +
    dot(INK, 50.5, 55, 9.5) +
    dot(CREAM, 45, 48, 4) +
    curve(LID, 3, '7 56, 17 66, 32 75, 50 78.500, 67 75, 83 66, 94 56') +
    strokes(INK, 2, '27 74, 23 83|42 78, 40 88|58 78, 60 88|73 74, 78 83')
  )
}

/** Fibres of the iris. */
function turnedLines(): string {
  return Array.from({ length: 14 }, (_, at) => {
    const angle = (at * Math.PI * 2) / 14 + 0.2
    const on = (radius: number): string =>
      `${(50.5 + radius * Math.cos(angle)).toFixed(1)} ${(55 + radius * Math.sin(angle)).toFixed(1)}`
    return curve(IRIS_DEEP, 1.6, `${on(11)}, ${on(16)}`)
  }).join('')
}
