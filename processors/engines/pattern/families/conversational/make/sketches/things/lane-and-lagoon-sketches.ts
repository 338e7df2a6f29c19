import { blob, body, curve, dot, dots, line, oval, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, GOLD, CAR_DARK] = ['#2b2a30', '#f6ecd8', '#d9a441', '#8a332d'] as const

/** What is met along a lane, over it and in the water at its end. */
export const laneAndLagoonSketches: Readonly<Record<string, string>> = {
  automobile: roundCar(),
  'laden-automobile': luggage() + roundCar(),
  house: cottage(),
  turtle: swimmingTurtle(),
}

/** What a car takes on holiday, strapped on its roof. */
function luggage(): string {
  return (
    blob('#b5834f', '36 17, 38 9, 50 8, 62 9, 64 17, 63 25, 37 25') +
    strokes(CAR_DARK, 2, '43 9, 43 25|57 9, 57 25') +
    curve(CAR_DARK, 2, '46 8, 47 4.5, 53 4.5, 54 8') +
    line(CAR_DARK, 2.4, 'M29 27H71')
  )
}

/** A small car of round fenders. */
function roundCar(): string {
  const [PAINT, DARK, GLASS] = ['#c9523f', CAR_DARK, '#bcd7dc']
  return (
    blob(
      PAINT,
      '3 70, 4 60, 10 53, 22 50, 26 40, 33 30, 44 26, 58 26, 69 30, 77 41, 81 51, 92 54, 97 62, 97 72, 90 77, 50 78, 10 77',
    ) +
    blob(GLASS, '30 48, 33 39, 38 33, 48 31, 48 49, 38 50') +
    blob(GLASS, '53 31, 63 33, 70 40, 74 49, 64 50, 53 49') +
    strokes(CREAM, 2, '36 44, 40 37|59 45, 63 37') +
    curve(CREAM, 2.6, '22 54, 50 56, 80 55') +
    strokes(DARK, 1.9, '50 52, 50.500 64, 50 74|55 60, 60 60') +
    blob(DARK, '7 78, 8 66, 15 58, 26 57, 35 64, 38 78') +
    blob(DARK, '62 78, 64 66, 72 58, 83 57, 91 65, 93 78') +
    dots(INK, 11, '22 77, 77 77') +
    dots(CREAM, 5.6, '22 77, 77 77') +
    dots(DARK, 2.2, '22 77, 77 77') +
    oval(CREAM, 8, 60, 3.6, 5, 12) +
    oval(GOLD, 94.5, 62, 2.2, 4) +
    line(CREAM, 3.2, 'M1 73Q5 76 9 75') +
    line(CREAM, 3.2, 'M92 75Q96 76 99 73')
  )
}

/** A cottage that leans a little: thatch over its dormer, roses by the door, smoke, a path. */
function cottage(): string {
  const [WALL, ROOF, SHADE, LEAF, ROSE] = ['#f0dfc0', '#b0603f', '#7c3d2c', '#5f8a5b', '#d0697c']
  const window = (x: number, y: number): string =>
    body(SHADE, `M${x - 1.5} ${y - 1.5}H${x + 14.5}V${y + 13.5}H${x - 1.5}Z`) +
    body('#a9c6cf', `M${x} ${y}H${x + 13}V${y + 12}H${x}Z`) +
    line(CREAM, 1.7, `M${x + 6.5} ${y}V${y + 12}M${x} ${y + 6}H${x + 13}`)
  return (
    curve('#cfc8bd', 3.2, '74 6, 70 0, 76 -5, 72 -10') +
    body(SHADE, 'M68 34L69 9H80L80 40Z') +
    body(ROOF, 'M66 7H83V12H66Z') +
    blob(LEAF, '0 95, 8 89, 26 88, 50 90, 76 88, 94 89, 100 95, 84 99, 50 100, 16 99') +
    body(WALL, 'M14 46L86 44L87 92L13 92Z') +
    blob(
      ROOF,
      '2 52, 10 42, 22 30, 32 18, 42 13, 62 13, 70 18, 80 30, 91 42, 98 51, 90 55, 76 51, 62 54, 50 51, 36 54, 22 51, 10 56',
    ) +
    strokes(
      SHADE,
      1.8,
      '12 46, 18 49, 24 46, 30 49|70 48, 76 45, 82 48, 88 45|26 34, 31 37, 36 34|66 35, 72 32, 76 36|40 19, 45 22, 50 19, 55 22, 60 19|18 40, 22 43, 26 40',
    ) +
    blob(ROOF, '36 40, 42 30, 51 25, 60 30, 66 40, 62 44, 40 44') +
    body(WALL, 'M42 52V39Q51 30 60 39V52Z') +
    window(44.5, 38) +
    curve(SHADE, 2.4, '38 41, 44 31, 51 27.500, 58 31, 64 41') +
    window(20, 62) +
    window(68, 61) +
    body(SHADE, 'M41 92V68Q51 57 61 68V92Z') +
    body('#4d7f8c', 'M43.500 92V69Q51 61 58.500 69V92Z') +
    dot(GOLD, 55.5, 81, 1.6) +
    line(SHADE, 1.4, 'M51 65V92') +
    blob(CREAM, '43 92, 59 92, 60 96, 54 100, 66 104, 40 104, 44 98') +
    curve(LEAF, 3, '64 92, 66 78, 63 66, 54 58, 44 58, 37 63') +
    dots(LEAF, 3.4, '65 88, 66 80, 64 70, 58 61, 49 57, 40 61') +
    dots(ROSE, 2.8, '67 84, 63 75, 61 64, 52 59, 43 60, 37 65') +
    blob(LEAF, '8 93, 9 84, 16 79, 24 83, 27 79, 34 84, 35 93') +
    blob(LEAF, '68 93, 70 84, 77 79, 84 83, 90 80, 94 87, 94 93') +
    dots(ROSE, 2.2, '14 86, 22 88, 29 85, 76 86, 83 88, 89 86')
  )
}

/** Seen from above as it turns in the water: long fore flippers, plates along the back and small ones round the rim. */
function swimmingTurtle(): string {
  const [SKIN, SPOT, SHELL, PLATE] = ['#7fa863', '#4f7a45', '#4c6a3e', '#a58a4c']
  return (
    blob(SKIN, '34 38, 24 28, 12 24, 2 30, -2 42, 4 50, 8 42, 16 40, 26 48, 34 52') +
    blob(SKIN, '58 30, 62 16, 72 6, 86 2, 98 8, 90 12, 80 20, 74 32, 68 42') +
    blob(SKIN, '42 76, 32 82, 28 94, 36 100, 46 94, 52 84') +
    blob(SKIN, '78 62, 90 62, 100 70, 98 80, 86 78, 76 74') +
    taper(SKIN, 8, 2, '72 82, 79 89, 84 95') +
    blob(SKIN, '44 36, 35 30, 31 20, 35 10, 45 7, 53 13, 55 24, 53 34') +
    dots(SPOT, 2, '8 36, 16 32, 24 36, 84 8, 76 15, 70 23, 36 90, 40 84, 90 70, 84 68') +
    dots(SPOT, 1.8, '40 13, 46 12, 44 18') +
    dots(INK, 2, '35.500 19, 50.500 18') +
    blob(PLATE, '33 44, 42 33, 56 31, 70 38, 80 50, 83 64, 80 77, 71 84, 58 84, 45 78, 35 67, 31 55') +
    blob(SHELL, '37 46, 45 37, 56 36, 67 42, 76 53, 78 64, 76 74, 69 79, 59 79, 48 74, 39 65, 36 55') +
    blob(PLATE, '49 42, 57 41, 61 48, 56 54, 48 52, 45 47') +
    blob(PLATE, '58 55, 65 51, 71 57, 69 65, 61 66, 56 61') +
    blob(PLATE, '64 68, 71 67, 73 73, 68 76.500, 63 74') +
    blob(PLATE, '39 52, 44 50, 50 55, 50 62, 44 62, 39 58') +
    blob(PLATE, '53 63, 59 68, 60 75, 54 75, 48 70, 49 65') +
    blob(PLATE, '64 45, 69 48, 73 53, 70 54, 65 49') +
    strokes(CREAM, 1.7, '41 48, 47 40.500, 55 38.500|49 45, 54 44')
  )
}
