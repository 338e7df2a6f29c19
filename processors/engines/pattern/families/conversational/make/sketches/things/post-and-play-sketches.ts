import { blob, body, curve, dot, dots, limb, line, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c8433a'
const GOLD = '#e2ab3e'
const BLUE = '#3f6a94'

/** What comes by post, what children fold and wear, and who plays the fool. */
export const postAndPlaySketches: Readonly<Record<string, string>> = {
  smiley:
    dot(GOLD, 50, 50, 46) +
    oval(INK, 36, 38, 5, 9) +
    oval(INK, 64, 38, 5, 9) +
    curve(INK, 5, '22 56, 32 70, 50 77, 68 70, 78 56') +
    strokes(INK, 4, '17 54, 26 58|83 54, 74 58'),
  'paper-plane':
    body('#e9e4d8', 'M4 40L96 6L62 90L44 60Z') +
    body('#a9b4bf', 'M96 6L44 60L46 88L54 74Z') +
    body('#c9d0d6', 'M4 40L96 6L38 54Z') +
    line('#7f8b98', 1.8, 'M96 6L44 60'),
  'postage-stamp':
    scalloped(CREAM) +
    body('#c9dbe0', 'M17 20H83V80H17Z') +
    rays(GOLD, 66, 36, 9, 5, 10) +
    body('#5f8347', 'M17 80V62Q34 46 52 62Q66 52 83 64V80Z') +
    body(RED, 'M30 66H46V54L38 46L30 54Z'),
  clown: clown(),
  samurai:
    blob('#2f3a4e', '50 14, 72 20, 82 40, 84 60, 96 74, 84 80, 70 70, 50 74, 30 70, 16 80, 4 74, 16 60, 18 40, 28 20') +
    body(GOLD, 'M46 22Q24 18 14 2Q40 6 50 20Q60 6 86 2Q76 18 54 22L50 30Z') +
    dot(RED, 50, 24, 7) +
    body(INK, 'M28 46Q50 38 72 46L70 74Q50 92 30 74Z') +
    body('#b0443c', 'M32 60Q50 54 68 60L64 82Q50 96 36 82Z') +
    strokes(GOLD, 3, '34 50, 46 54|66 50, 54 54') +
    strokes(CREAM, 3, '40 70, 50 67, 60 70') +
    strokes(GOLD, 2.4, '22 40, 50 34, 78 40|10 70, 30 64|90 70, 70 64'),
  mitten:
    blob(RED, '32 76, 28 46, 32 20, 48 8, 66 16, 70 38, 74 44, 84 38, 92 46, 84 60, 72 70, 70 76') +
    body(CREAM, 'M30 46Q50 50 71 44L72 54Q50 60 30 56Z') +
    body(CREAM, 'M26 76H76V94H26Z') +
    strokes('#9c2f2c', 2.6, '36 80, 36 90|46 80, 46 90|56 80, 56 90|66 80, 66 90') +
    rays(CREAM, 50, 28, 9, 3.4, 6) +
    dots(RED, 2.2, '38 51, 50 53, 62 51'),
  'boiled-egg':
    blob('#f3ead9', '50 6, 70 24, 80 56, 72 82, 50 94, 28 82, 20 56, 30 24') +
    blob('#d9c9a8', '72 82, 80 56, 76 40, 74 62, 60 84, 40 92, 50 94') +
    dot('#e9a13a', 48, 60, 19) +
    dot('#f3c263', 43, 54, 6),
  'glass-marbles':
    dot(BLUE, 32, 34, 28) +
    blob(CREAM, '16 22, 30 26, 44 18, 54 24, 48 36, 34 34, 22 42, 12 38') +
    blob(RED, '18 46, 32 42, 46 48, 50 42, 46 54, 34 58, 24 54') +
    dot(RED, 74, 54, 22) +
    blob(GOLD, '56 52, 68 46, 78 54, 92 48, 94 56, 82 62, 70 54, 58 60') +
    dot(GOLD, 40, 82, 16) +
    blob(BLUE, '27 80, 36 76, 44 84, 53 78, 54 84, 44 91, 36 84, 28 88') +
    strokes(CREAM, 3.4, '12 32, 15 22, 22 15|58 48, 62 41, 68 38|29 76, 32 72'),
  'pot-of-gold':
    strokes(RED, 5, '20 42, 22 20, 44 2, 74 2, 98 14') +
    strokes(GOLD, 5, '26 42, 28 24, 47 9, 72 9, 94 20') +
    strokes(BLUE, 5, '32 42, 34 28, 50 16, 70 16, 90 26') +
    oval(GOLD, 50, 46, 32, 11) +
    dots(GOLD, 8, '30 42, 44 36, 58 36, 70 42, 50 44') +
    dots(CREAM, 2.6, '30 41, 44 35, 58 35, 70 41, 50 45') +
    blob(INK, '14 50, 86 50, 92 66, 84 84, 66 94, 34 94, 16 84, 8 66') +
    limb(INK, [12, 51], 8, [88, 51], 8) +
    curve('#6f6d78', 4, '20 66, 24 78, 34 86') +
    strokes(INK, 6, '28 92, 24 99|72 92, 76 99'),
  leek:
    blob(
      '#4d7a4a',
      '44 46, 30 36, 14 28, 2 8, 18 14, 30 22, 26 2, 36 12, 44 24, 50 -2, 56 24, 66 10, 76 2, 70 22, 84 12, 98 8, 86 28, 70 38, 56 46',
    ) +
    blob('#8db56a', '42 40, 58 40, 59 60, 57 66, 43 66, 41 60') +
    blob(CREAM, '42 62, 58 62, 58 82, 62 90, 56 96, 44 96, 38 90, 42 82') +
    strokes('#8db56a', 2.4, '46 42, 38 30, 24 22|50 40, 50 20, 50 8|54 42, 62 30, 76 22') +
    strokes('#4d7a4a', 1.6, '47 46, 47 74|53 46, 53 74') +
    strokes('#c9b48c', 2, '42 96, 38 102|48 97, 46 104|54 97, 56 104|59 95, 63 101'),
  'nail-polish':
    body(INK, 'M40 2H60L63 46H37Z') +
    blob(RED, '26 54, 34 48, 66 48, 74 54, 80 76, 76 94, 50 98, 24 94, 20 76') +
    body('#d9d4cc', 'M38 42H62V49H38Z') +
    curve('#f0a39c', 5, '32 62, 29 74, 31 86') +
    curve('#5f5e69', 3, '45 8, 44 24, 43 38'),
  'pinball-machine':
    strokes(INK, 5, '22 62, 18 98|78 62, 82 98') +
    body(RED, 'M14 2H86V34H14Z') +
    body(GOLD, 'M20 7H80V29H20Z') +
    rays(RED, 34, 18, 9, 3.8, 5) +
    rays(RED, 66, 18, 9, 3.8, 5) +
    dot(RED, 50, 18, 5) +
    body(BLUE, 'M20 34H80L88 78H12Z') +
    body(CREAM, 'M26 38H74L80 72H20Z') +
    dots(RED, 5, '38 46, 62 46, 50 54') +
    dots(GOLD, 3, '38 46, 62 46, 50 54') +
    strokes(INK, 3.4, '30 62, 44 69|70 62, 56 69') +
    dot(INK, 56, 62, 3) +
    strokes(RED, 3, '25 46, 23 58|75 46, 77 58'),
}

/** A sheet with perforated edges. */
function scalloped(colour: string): string {
  const holes = [14, 26, 38, 50, 62, 74, 86]
  const each = (hole: (at: number) => string): string => holes.map(hole).join('')
  const top = each((x) => `L${x - 3} 8A3 3 0 0 0 ${x + 3} 8`)
  const right = each((y) => `L92 ${y - 3}A3 3 0 0 0 92 ${y + 3}`)
  const bottom = each((at) => `L${103 - at} 92A3 3 0 0 0 ${97 - at} 92`)
  const left = each((at) => `L8 ${103 - at}A3 3 0 0 0 8 ${97 - at}`)
  return body(colour, `M8 8${top}L92 8${right}L92 92${bottom}L8 92${left}Z`)
}

/** A face with a tall hat, tufts of hair, a red nose and a ruff. */
function clown(): string {
  return (
    blob(RED, '18 46, 8 40, 4 52, 10 62, 22 64, 30 56') +
    blob(RED, '82 46, 92 40, 96 52, 90 62, 78 64, 70 56') +
    blob(BLUE, '50 80, 66 74, 84 80, 90 92, 74 98, 50 96, 26 98, 10 92, 16 80, 34 74') +
    strokes(CREAM, 2.4, '24 82, 22 94|40 80, 38 94|60 80, 62 94|76 82, 78 94') +
    oval('#f3d9bd', 50, 54, 26, 27) +
    body(BLUE, 'M30 32L52 2L70 32Q50 24 30 32Z') +
    dots(GOLD, 3.4, '46 24, 56 24, 52 14') +
    dot(GOLD, 52, 4, 5.4) +
    limb(GOLD, [28, 33], 6, [72, 33], 6, -6) +
    oval(CREAM, 40, 47, 6.4, 8.4) +
    oval(CREAM, 60, 47, 6.4, 8.4) +
    dots(INK, 3, '40 48, 60 48') +
    blob(CREAM, '34 66, 50 62, 66 66, 62 76, 50 79, 38 76') +
    curve(RED, 3.6, '38 68, 50 73, 62 68') +
    dot(RED, 50, 58, 7)
  )
}
