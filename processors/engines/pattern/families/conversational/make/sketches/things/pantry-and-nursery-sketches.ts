import { blob, body, dot, dots, line, oval, strokes } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const [RED, GOLD, TEAL, WOOD] = ['#c8443a', '#e3ac3f', '#2f7f86', '#94613a'] as const
const [CRUST, CRUST_SHADE, CRUMB] = ['#d39a54', '#97602c', '#edc98c'] as const

/** Pies, meatballs, a bottle of medicine, a teddy bear and a racket. */
export const pantryAndNurserySketches: Readonly<Record<string, string>> = {
  tennis: tennisRacket(),
  'teddy-bear': teddyBear(),
  pie: latticePie(),
  'mince-pie': mincePie(),
  meatball: meatballs(),
  'humpty-dumpty': humptyDumpty(),
  'medicine-bottle': medicineBottle(),
}

function tennisRacket(): string {
  return (
    line(WOOD, 8, 'M52 62L84 94') +
    line(RED, 9.4, 'M68 78L88 98') +
    strokes(CREAM, 2, '70 84, 75 79|76 90, 81 85|82 95, 86 91') +
    line(WOOD, 5, 'M44 64L56 66L62 54') +
    oval(GOLD, 34, 34, 31, 34, -45) +
    oval(CREAM, 34, 34, 25, 28, -45) +
    strokes(TEAL, 2, '12 22, 46 56|19 14, 54 48|28 9, 59 40|9 32, 38 60') +
    strokes(TEAL, 2, '22 56, 57 22|14 48, 49 13|10 38, 39 9|31 60, 60 33')
  )
}

function teddyBear(): string {
  const [plush, seam, pad] = ['#b9824c', '#75492a', '#e9cfa4'] as const
  return (
    blob(plush, '8 58, 16 50, 28 52, 34 60, 30 68, 18 70, 9 66') +
    blob(plush, '92 58, 84 50, 72 52, 66 60, 70 68, 82 70, 91 66') +
    blob(plush, '32 54, 50 48, 68 54, 76 68, 72 84, 58 92, 42 92, 28 84, 24 68') +
    oval(plush, 25, 87, 14, 11, -20) +
    oval(plush, 75, 87, 14, 11, 20) +
    oval(pad, 22, 88, 7.6, 7) +
    oval(pad, 78, 88, 7.6, 7) +
    oval(pad, 50, 73, 14, 14) +
    dot(plush, 26, 13, 11) +
    dot(plush, 74, 13, 11) +
    dot(pad, 26, 14, 5.6) +
    dot(pad, 74, 14, 5.6) +
    blob(plush, '22 30, 30 13, 44 6, 56 6, 70 13, 78 30, 74 44, 62 52, 50 54, 38 52, 26 44') +
    oval(pad, 50, 39, 13, 10) +
    blob(seam, '44 33, 56 33, 54 38, 50 40, 46 38') +
    strokes(seam, 2.2, '50 40, 50 45|43 45, 50 46, 57 45|50 62, 50 84|46 67, 54 67|46 79, 54 79') +
    dot(seam, 38, 28, 3.2) +
    dot(seam, 62, 28, 3.2) +
    blob(RED, '48 55, 36 48, 31 53, 32 62, 40 62, 48 58') +
    blob(RED, '52 55, 64 48, 69 53, 68 62, 60 62, 52 58') +
    dot(RED, 50, 57, 4.6)
  )
}

function latticePie(): string {
  return (
    oval('#b9bdc4', 50, 76, 46, 15) +
    blob(CRUST_SHADE, '6 54, 94 54, 84 82, 66 87, 50 88, 34 87, 16 82') +
    oval(CRUST, 50, 50, 46, 26) +
    oval('#a8323c', 50, 49, 37, 19.5) +
    strokes(CRUMB, 5, '24 38, 62 67|38 31, 78 60|54 30, 86 51|15 46, 46 68') +
    strokes(CRUST, 5, '76 38, 38 67|62 31, 22 60|46 30, 14 51|85 46, 54 68') +
    dots(
      CRUMB,
      4,
      '6 50, 10 40, 20 31, 33 26, 50 24, 67 26, 80 31, 90 40, 94 50, 90 60, 80 69, 67 74, 50 76, 33 74, 20 69, 10 60',
    )
  )
}

function mincePie(): string {
  return (
    blob(CRUST_SHADE, '10 48, 90 48, 78 80, 64 85, 50 86, 36 85, 22 80') +
    strokes(CRUST, 3, '22 58, 28 80|36 62, 39 83|50 63, 50 84|64 62, 61 83|78 58, 72 80') +
    oval(CRUST, 50, 44, 44, 24) +
    oval('#5a2c22', 50, 43, 36, 18) +
    body(CRUMB, 'M50 22L58 37L84 38L63 47L70 62L50 54L30 62L37 47L16 38L42 37Z') +
    dots(CREAM, 2, '50 34, 44 44, 57 45, 50 49, 64 42, 36 42')
  )
}

function meatballs(): string {
  const [meat, dark, light] = ['#8a4a2c', '#56291a', '#b9764c'] as const
  const ball = (x: number, y: number): string =>
    dot(meat, x, y, 21) +
    blob(dark, [
      [x - 18, y + 8],
      [x - 4, y + 14],
      [x + 18, y + 6],
      [x + 10, y + 18],
      [x - 6, y + 20],
    ]) +
    blob(light, [
      [x - 13, y - 8],
      [x - 4, y - 15],
      [x + 5, y - 14],
      [x - 3, y - 9],
      [x - 9, y - 3],
    ]) +
    dots(dark, 1.8, [
      [x + 8, y - 6],
      [x - 4, y + 2],
      [x + 12, y + 3],
    ])
  return (
    blob(RED, '4 78, 14 66, 34 62, 58 60, 82 62, 96 74, 94 88, 74 95, 48 96, 20 94') +
    ball(50, 32) +
    ball(28, 66) +
    ball(72, 66) +
    strokes('#4f8a4b', 3, '44 86, 50 82, 56 86|62 44, 66 41')
  )
}

function medicineBottle(): string {
  return (
    blob('#a5622c', '36 28, 64 28, 66 36, 80 44, 82 56, 82 88, 76 96, 24 96, 18 88, 18 56, 20 44, 34 36') +
    body(CREAM, 'M18 54L82 54L82 84L18 84Z') +
    body(TEAL, 'M45 58L55 58L55 64L61 64L61 74L55 74L55 80L45 80L45 74L39 74L39 64L45 64Z') +
    body(CREAM, 'M32 10L68 10L68 28L32 28Z') +
    strokes('#6e3d18', 2, '40 14, 40 25|47 14, 47 25|54 14, 54 25|61 14, 61 25') +
    line('#d59a5c', 3, 'M26 46L40 39')
  )
}

/** An egg in breeches on his wall. */
function humptyDumpty(): string {
  const [shell, brick, mortar] = ['#f3dfb8', '#b5573f', '#d99a7e'] as const
  return (
    body(brick, 'M2 68L98 68L98 98L2 98Z') +
    strokes(
      mortar,
      2,
      '2 78, 98 78|2 88, 98 88|22 69, 22 77|50 69, 50 77|78 69, 78 77|36 79, 36 87|64 79, 64 87|22 89, 22 97|50 89, 50 97|78 89, 78 97',
    ) +
    blob(shell, '50 4, 64 12, 74 30, 76 48, 70 62, 58 69, 42 69, 30 62, 24 48, 26 30, 36 12') +
    blob(TEAL, '24 50, 38 55, 50 56, 62 55, 76 50, 74 62, 62 71, 38 71, 26 62') +
    strokes(TEAL, 7, '40 66, 38 80|60 66, 63 80') +
    strokes(WOOD, 6, '38 84, 31 86|63 84, 70 86') +
    strokes(shell, 5, '26 44, 14 52, 10 62|74 44, 86 52, 90 62') +
    blob(RED, '50 52, 40 46, 37 54, 40 59, 50 55, 60 59, 63 54, 60 46') +
    dot(WOOD, 41, 28, 2.8) +
    dot(WOOD, 59, 28, 2.8) +
    strokes(WOOD, 2.2, '42 38, 50 43, 58 38|37 20, 42 19|58 19, 63 20') +
    dots(RED, 3, '35 35, 65 35')
  )
}
