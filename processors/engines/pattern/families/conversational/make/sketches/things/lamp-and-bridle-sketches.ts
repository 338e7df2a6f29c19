import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const GOLD = '#d9a441'
const ORANGE = '#e08a35'
const BROWN = '#7a4e2d'
const TAN = '#b5763a'
const TEAL = '#2f8a86'
const PINK = '#d8487f'
const GREY = '#8f98a3'
const BLUE = '#7fa8c4'

/** So many copies of a drawing round the middle of the box. */
function turned(drawing: string, copies: number, from = 0): string {
  return Array.from(
    { length: copies },
    (_, at) => `<g transform="rotate(${from + (at * 360) / copies} 50 50)">${drawing}</g>`,
  ).join('')
}

const petal = (colour: string, reach: number, foot: number, half: number): string =>
  body(
    colour,
    `M50 ${50 - foot}C${50 - half} ${50 - foot - (reach - foot) * 0.35} ${50 - half} ${50 - reach + (reach - foot) * 0.28} 50 ${50 - reach}C${50 + half} ${50 - reach + (reach - foot) * 0.28} ${50 + half} ${50 - foot - (reach - foot) * 0.35} 50 ${50 - foot}Z`,
  )

/** Powder laid out on a doorstep: rings of petals, lamps between their tips. */
const rangoli =
  turned(petal(TEAL, 49, 22, 9), 8, 22.5) +
  turned(petal(CREAM, 42, 26, 4), 8, 22.5) +
  turned(petal(PINK, 46, 12, 12), 8) +
  turned(petal(ORANGE, 39, 14, 7.5), 8) +
  turned(petal(CREAM, 31, 18, 3.4), 8) +
  dot(TEAL, 50, 50, 15) +
  turned(petal(CREAM, 14, 4, 3.4), 8) +
  dot(PINK, 50, 50, 5.4) +
  turned(dot(ORANGE, 50, 3, 2.6), 8, 22.5)

/** A clay lamp from the side, its rim painted, its flame upright. */
const diya =
  blob(GOLD, '50 2, 58 16, 66 30, 64 44, 55 52, 45 52, 36 44, 34 32, 43 20') +
  blob(ORANGE, '51 16, 57 28, 60 38, 56 47, 50 50, 44 47, 41 38, 46 28') +
  blob(CREAM, '51 30, 55 38, 54 45, 50 48, 46 45, 46 38') +
  body('#a8482f', 'M3 50Q26 60 50 60Q74 60 97 50Q93 76 76 87Q64 95 50 95Q36 95 24 87Q7 76 3 50Z') +
  body('#7d3223', 'M24 87Q36 95 50 95Q64 95 76 87L79 96Q50 103 21 96Z') +
  oval('#7d3223', 50, 54, 40, 6) +
  oval(GOLD, 50, 54, 31, 3.6) +
  strokes(GOLD, 3, '10 64, 20 72, 30 66, 40 75, 50 68, 60 75, 70 66, 80 72, 90 64') +
  dots(CREAM, 2.6, '22 80, 36 85, 50 86, 64 85, 78 80')

/** On rockers, a hood at the head and a quilt over the side. */
const cradle =
  body(BROWN, 'M6 82Q50 108 94 82L92 78Q50 98 8 78Z') +
  line(BROWN, 5, 'M24 78V90M76 78V90') +
  body(TAN, 'M10 42H90L82 82H18Z') +
  blob(TAN, '62 46, 64 22, 78 8, 94 12, 98 30, 92 48, 76 52') +
  blob(BLUE, '68 46, 70 26, 80 15, 92 18, 94 32, 90 44') +
  blob(CREAM, '58 42, 66 34, 82 34, 90 42, 80 49, 64 49') +
  body(BLUE, 'M10 39Q32 32 60 40V70Q52 78 44 70Q36 78 28 70Q20 78 14 68Z') +
  strokes(CREAM, 2.2, '13 58, 20 66, 28 59, 36 66, 44 59, 52 66, 60 59') +
  body(CREAM, 'M37 57C28 51 28 44 33 43Q36 43 37 46Q38 43 41 43C46 44 46 51 37 57Z') +
  strokes(BROWN, 2.2, '69 54, 68 80|78 54, 75 80') +
  dots(BROWN, 2.6, '88 42, 10 43')

/** A rope of three coils, its loop thrown open above and its end hanging. */
const lasso =
  line(TAN, 5, 'M50 52C30 44 14 34 18 20C22 6 48 0 68 6C88 12 92 30 76 40C68 46 58 49 50 52') +
  strokes(
    BROWN,
    1.6,
    '19 26, 24 22|26 12, 30 16|44 3, 45 8|64 4, 63 9|83 16, 79 19|84 30, 79 28|72 44, 69 39|26 40, 29 36|38 48, 41 44',
  ) +
  ring(TAN, 50, 72, 25, 20.5) +
  ring(BROWN, 50, 72, 20, 18.6) +
  ring(TAN, 50, 72, 18.6, 14.6) +
  ring(BROWN, 50, 72, 14.2, 12.8) +
  ring(TAN, 50, 72, 12.8, 9.4) +
  body(RED, 'M43 47H57L58 57H42Z') +
  line(TAN, 5, 'M70 88Q82 96 94 92') +
  body(BROWN, 'M91 88H98V97H91Z') +
  strokes(CREAM, 1.6, '45 50, 55 50|45 54, 55 54')

/** Two cheek rings and the jointed bar between them, straps running up from each. */
const snaffle =
  body(TAN, 'M14 2H26L24 42H16ZM74 2H86L84 42H76Z') +
  strokes(CREAM, 1.3, '17.500 4, 18.500 36|22.500 4, 21.500 36|77.500 4, 78.500 36|82.500 4, 81.500 36') +
  body(GOLD, 'M12 20H28V29H12ZM72 20H88V29H72Z') +
  body(TAN, 'M15 26H25V23H15ZM75 26H85V23H75Z') +
  ring(GOLD, 20, 60, 20, 14) +
  ring(GOLD, 80, 60, 20, 14) +
  limb(GOLD, [24, 60], 9, [51, 60], 5.5) +
  limb(GOLD, [76, 60], 9, [49, 60], 5.5) +
  dot(BROWN, 50, 60, 4.8) +
  dot(GOLD, 50, 60, 2.2) +
  line(TAN, 6, 'M20 76C22 98 78 98 80 76') +
  line(BROWN, 1.4, 'M20 78C24 95 76 95 80 78')

/** A horse's head in its headstall, so that the straps are seen to be a bridle. */
const bridle =
  blob('#3a2620', '62 4, 74 12, 86 26, 96 46, 100 70, 98 98, 84 98, 80 60, 66 26') +
  blob(
    '#8f5c38',
    '54 2, 60 12, 72 22, 82 40, 88 64, 90 98, 50 98, 52 82, 48 66, 40 62, 28 68, 14 78, 4 76, 2 66, 10 54, 22 38, 32 22, 46 14',
  ) +
  leaf('#8f5c38', 60, 16, -1.35, 20, 7) +
  dot(INK, 38, 32, 3.4) +
  oval('#3a2620', 9, 66, 2.4, 3.2, 30) +
  curve('#3a2620', 1.8, '8 74, 14 72, 19 68') +
  strokes(RED, 4.6, '58 15, 50 34, 44 58, 26 65|46 15, 52 24, 62 26|22 38, 30 50, 44 57|58 18, 66 40, 58 66, 46 64') +
  line(RED, 4, 'M27 66Q52 74 72 98') +
  ring(GOLD, 26, 65, 7.5, 4) +
  dots(GOLD, 3, '46 55, 56 22, 30 49, 60 60')

/** A cabin under its cable, as over ski slopes. */
const gondolaLift =
  line(INK, 3, 'M-2 12L102 2') +
  body(INK, 'M40 3L62 1L63 10L41 12Z') +
  line(INK, 5, 'M52 8V30') +
  body(RED, 'M26 28H76Q92 32 93 56Q93 80 84 92H18Q9 80 9 56Q10 32 26 28Z') +
  body(CREAM, 'M16 66H87Q90 72 88.500 77H14.500Q13 72 16 66Z') +
  body(BLUE, 'M18 42Q22 36 30 36H36V62H14Q14 50 18 42ZM41 36H61V62H41ZM66 36H72Q80 36 84 42Q88 50 88 62H66Z') +
  strokes(CREAM, 2, '24 42, 20 52|50 42, 46 52|74 42, 71 52') +
  body(INK, 'M16 90H86L82 98H20Z')

/** What hangs, burns and is worn by horses. */
export const lampAndBridleSketches: Readonly<Record<string, string>> = {
  rangoli,
  'oil-lamp': diya,
  cradle,
  lasso,
  snaffle,
  bridle,
  'aerial-tramway': gondolaLift,
  'dala-horse':
    body(
      RED,
      'M36 4Q22 8 14 24L4 30Q2 38 10 40L24 38L28 52V96H44V72Q54 76 64 72V96H80V62L88 56Q92 44 84 38Q70 32 56 38Q52 22 48 10Z',
    ) +
    body(INK, 'M26 90H46V97H26ZM62 90H82V97H62Z') +
    body(GOLD, 'M36 4Q46 8 50 22Q52 32 58 37L50 40Q44 34 42 22Q40 12 36 4Z') +
    dots(CREAM, 1.9, '43 14, 46 22, 48 30') +
    body(BLUE, 'M50 40Q62 34 74 38L72 60Q62 66 52 60Z') +
    dot(CREAM, 62, 49, 4) +
    leaf(GOLD, 62, 45, -1.57, 8, 3) +
    leaf(GOLD, 66, 50, 0.2, 8, 3) +
    leaf(GOLD, 58, 50, 2.94, 8, 3) +
    leaf(GOLD, 62, 53, 1.57, 7, 3) +
    strokes(CREAM, 2, '12 34, 18 26, 24 32|30 60, 36 66, 42 60|66 78, 72 84, 78 78|30 78, 36 84, 42 78') +
    dot(INK, 22, 21, 2.2),
  tumbleweed:
    strokes(
      TAN,
      2.6,
      '8 54, 22 20, 58 8, 88 34, 86 70, 54 92, 20 80, 10 50, 34 28, 70 26, 80 58, 56 78, 30 66, 32 44, 56 36, 68 54, 52 64|14 36, 40 16, 76 20, 92 52, 76 84, 40 90, 16 68|28 14, 64 34, 76 74, 46 84, 22 56, 46 24, 80 44|20 30, 50 50, 84 60|40 10, 48 44, 44 88',
    ) +
    strokes(
      BROWN,
      2,
      '14 66, 22 40, 44 24, 70 32, 82 54|26 80, 52 88, 78 72, 74 48, 52 38|40 62, 48 52, 60 56, 60 68',
    ) +
    strokes(GREY, 1.6, '2 98, 30 96|44 99, 84 96'),
}
