import { blob, body, curve, dot, dots, line, oval, rays, strokes } from '../sketch-marks.ts'

const [INK, CREAM, GOLD, RED] = ['#2b2a30', '#f8f1e0', '#e9b23c', '#c8433a']
const [GREEN, DEEP_GREEN, PALE_GREEN] = ['#6f9a6a', '#43684a', '#cfdcb8']
const [GLASS, WOOD, DARK_WOOD] = ['#cfe3e6', '#b07a48', '#7a4f2c']
const [PINK, DEEP_PINK] = ['#e58aa6', '#b9567a']

/** What is said in comics, sweets and change, and what stands on legs. */
export const talkAndTreatSketches: Readonly<Record<string, string>> = {
  'speech-bubble':
    blob(INK, '50 6, 80 12, 97 30, 96 52, 78 68, 52 72, 40 72, 20 96, 24 70, 8 58, 3 38, 14 18') +
    blob(CREAM, '50 11, 77 17, 91 32, 90 50, 75 63, 52 67, 37 67, 28 80, 30 66, 14 55, 9 38, 19 21'),
  'comic-burst': rays(RED, 50, 50, 49, 33, 13) + rays(GOLD, 50, 50, 41, 27, 13) + oval(CREAM, 50, 50, 25, 20),
  'sweet-jar': sweetJar(),
  banknote:
    body(DEEP_GREEN, 'M2 26L98 22L98 76L2 80Z') +
    body(PALE_GREEN, 'M7 31L93 27.500L93 71L7 75Z') +
    body(GREEN, 'M12 36L88 33L88 66L12 69Z') +
    oval(PALE_GREEN, 50, 51, 17, 15) +
    strokes(DEEP_GREEN, 4.2, '57 45, 52 42, 45 44, 46 50, 54 52, 56 58, 49 61, 43 58|50 38, 50 64') +
    dots(PALE_GREEN, 4, '22 52, 78 50'),
  'balloon-dog': balloonDog(),
  'stilt-house': stiltHouse(),
  'drinks-can':
    body('#c9ccd0', 'M30 8H70L74 16V86L68 95H32L26 86V16Z') +
    body(RED, 'M26 20H74V82H26Z') +
    curve(CREAM, 8, '26 58, 40 46, 52 54, 62 62, 74 48') +
    body('#9a9fa6', 'M34 6H66L68 11H32Z') +
    line(CREAM, 3, 'M33 26V44'),
  'element-tile':
    body(INK, 'M8 6H92V94H8Z') +
    body(GOLD, 'M13 11H87V89H13Z') +
    line(INK, 8, 'M30 36V76M30 36H50M30 56H46') +
    curve(INK, 6.5, '58 64, 76 62, 74 54, 64 53, 58 62, 61 74, 75 74') +
    line(INK, 4, 'M70 20H80M75 20V32'),
}

/** A jar with a knob on its lid, full of wrapped and striped sweets. */
function sweetJar(): string {
  const sweets = (colour: string, points: string): string => dots(colour, 8.2, points)
  return (
    blob(GLASS, '50 20, 74 21, 86 34, 88 60, 84 88, 70 97, 30 97, 16 88, 12 60, 14 34, 26 21') +
    sweets(RED, '27 86, 62 88, 44 70, 76 66, 28 50, 60 50') +
    sweets(GOLD, '45 88, 78 83, 26 68, 61 70, 44 52, 76 49') +
    strokes(CREAM, 2.6, '23 82, 30 90|58 84, 66 92|40 66, 48 74|72 62, 80 70|24 46, 32 54|56 46, 64 54') +
    body(WOOD, 'M22 12H78V25H22Z') +
    dot(WOOD, 50, 8, 7) +
    strokes(DARK_WOOD, 2.4, '24 20, 76 20') +
    line(CREAM, 4, 'M20 42Q18 60 20 74')
  )
}

/** Twisted of one long balloon, looking left. */
function balloonDog(): string {
  const part = (x: number, y: number, rx: number, ry: number): string => oval(PINK, x, y, rx, ry)
  return (
    part(34, 80, 8.5, 16) +
    part(80, 78, 8.5, 17) +
    part(58, 55, 22, 10.5) +
    part(28, 78, 8.5, 17) +
    part(73, 80, 8.5, 16) +
    part(32, 42, 8, 13) +
    part(26, 14, 6.5, 12) +
    part(37, 15, 6.5, 12) +
    part(17, 29, 15, 8.5) +
    part(86, 38, 6.5, 16) +
    dots(DEEP_PINK, 3.6, '36 56, 80 58, 32 29, 31 64, 75 63, 85 53') +
    strokes(CREAM, 2.6, '10 25, 16 23|44 49, 56 47|24 9, 25 16|84 28, 84 36') +
    dot(DEEP_PINK, 2.5, 29, 3)
  )
}

/** A hut on stakes over water, with a ladder. */
function stiltHouse(): string {
  return (
    strokes(DARK_WOOD, 4.6, '24 60, 20 97|42 60, 41 97|64 60, 65 97|80 60, 84 97') +
    strokes(DARK_WOOD, 2.6, '48 60, 44 96|57 60, 59 96|47 68, 57 68|46 77, 58 77|46 86, 58 86') +
    body(WOOD, 'M18 32H84V62H18Z') +
    body(DARK_WOOD, 'M10 58H92V65H10Z') +
    body(RED, 'M4 36L50 4L98 36Q74 32 50 33Q26 32 4 36Z') +
    strokes('#97302b', 2.4, '26 29, 34 20|44 29, 47 14|60 29, 58 14|76 29, 68 20') +
    body(CREAM, 'M28 40H42V52H28Z') +
    body(DARK_WOOD, 'M56 40H70V60H56Z') +
    line(DARK_WOOD, 2, 'M35 40V52M28 46H42')
  )
}
