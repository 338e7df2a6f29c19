import { blob, body, curve, dot, dots, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const TEAL = '#3f7f80'
const GREEN = '#5c8a4e'
const BROWN = '#7a4e2d'
const GREY = '#8f98a3'
const CRUST = '#c98a4a'
const SKY = '#a9cbd6'
const PINK = '#e59aa4'

/** A wheel with its hub. */
const wheel = (x: number, y: number, radius: number): string => dot(INK, x, y, radius) + dot(GREY, x, y, radius * 0.45)

/** What stands in streets and drives along them, and what is eaten out of hand there. */
export const streetAndFareSketches: Readonly<Record<string, string>> = {
  'vending-machine':
    body(RED, 'M22 2H78V92H22Z') +
    body(INK, 'M26 92H36V98H26ZM64 92H74V98H64Z') +
    body('#dbe9ea', 'M28 10H62V72H28Z') +
    strokes(GREY, 2, '28 30, 62 30|28 51, 62 51') +
    body(GREEN, 'M31 16H37V29H31ZM53 37H59V50H53Z') +
    body(GOLD, 'M42 16H48V29H42ZM31 58H37V71H31Z') +
    body(NAVY, 'M53 16H59V29H53ZM42 37H48V50H42Z') +
    body(PINK, 'M31 37H37V50H31ZM53 58H59V71H53Z') +
    body(TEAL, 'M42 58H48V71H42Z') +
    body(INK, 'M28 78H62V87H28Z') +
    body(CREAM, 'M66 16H74V30H66Z') +
    dots(CREAM, 1.8, '70 38, 70 45, 70 52'),
  'monster-truck':
    blob(RED, '6 52, 10 40, 30 38, 40 22, 66 22, 74 38, 94 40, 97 52, 90 58, 12 58') +
    body(SKY, 'M36 38L44 27H52V38ZM56 27H64L70 38H56Z') +
    body(GOLD, 'M10 46L34 44L28 49L46 47L24 54L28 50L10 52Z') +
    body(GREY, 'M14 58H88V63H14Z') +
    dots(INK, 19, '24 76, 77 76') +
    dots(INK, 4, '6 68, 6 84, 42 68, 42 84, 59 68, 59 84, 95 68, 95 84') +
    dots(GREY, 9.5, '24 76, 77 76') +
    dots(GOLD, 4, '24 76, 77 76'),
  'school-bus':
    blob(GOLD, '3 70, 4 30, 12 22, 72 22, 78 28, 80 46, 96 50, 98 72, 60 76, 20 76') +
    body(SKY, 'M10 30H22V46H10ZM26 30H38V46H26ZM42 30H54V46H42ZM60 30H72L74 46H60Z') +
    strokes(INK, 2.4, '4 53, 78 53|4 60, 97 60') +
    body(RED, 'M70 62H78V70H70Z') +
    wheel(24, 77, 11) +
    wheel(78, 77, 11),
  'garbage-truck':
    body(GREEN, 'M30 24L92 20L98 66H30Z') +
    strokes('#42683a', 2.4, '46 24, 46 66|62 23, 62 66|78 22, 79 66') +
    body(GOLD, 'M4 66V48L12 32H28V66Z') +
    body(SKY, 'M9 48L15 37H24V48Z') +
    body(INK, 'M2 66H98V72H2Z') +
    wheel(20, 76, 10) +
    wheel(66, 76, 10) +
    wheel(88, 76, 10),
  'food-truck':
    body(TEAL, 'M4 24H72V74H4Z') +
    body(TEAL, 'M72 36H86L96 56V74H72Z') +
    body(SKY, 'M76 40H84L90 54H76Z') +
    body(INK, 'M14 40H60V58H14Z') +
    body(CREAM, 'M12 58H62V62H12Z') +
    body(RED, 'M8 30H66L70 42H4Z') +
    body(CREAM, 'M16 30H24L21 42H13ZM33 30H41V42H32ZM50 30H58L61 42H51Z') +
    strokes(GOLD, 1.5, '6 20, 24 25, 40 19, 56 25, 72 20') +
    dots(GOLD, 2.4, '14 22.500, 24 25, 32 21.500, 48 22, 56 25, 65 22') +
    wheel(22, 76, 10) +
    wheel(80, 76, 10),
  forklift:
    body(GOLD, 'M34 48H86Q92 48 92 56V74H34Z') +
    strokes(INK, 4, '42 48, 46 18|46 18, 76 18|76 18, 84 48') +
    body(INK, 'M58 40H72V48H58ZM70 28H76V46H70Z') +
    strokes(GREY, 4, '30 8, 30 84') +
    line(GREY, 4, 'M30 80H2') +
    body(CRUST, 'M2 52H26V77H2Z') +
    strokes(BROWN, 2, '2 64, 26 64|14 52, 14 77') +
    wheel(44, 78, 10) +
    wheel(80, 78, 10),
  'hang-glider':
    body(RED, 'M2 44L56 4L98 36L54 26Z') +
    body(GOLD, 'M56 4L54 26L30 34L38 17Z') +
    body(TEAL, 'M56 4L54 26L77 32L76 19Z') +
    strokes(INK, 1.8, '54 26, 38 66|54 26, 66 60|38 66, 66 60') +
    limb(NAVY, [48, 60], 10, [86, 72], 7) +
    limb(NAVY, [50, 62], 5, [46, 66], 4) +
    dot('#f0cfae', 40, 57, 5) +
    blob(GOLD, '36 55, 39 50, 46 52, 46 58'),
  raft:
    body(BROWN, 'M6 74H94V80H6Z') +
    dots(CRUST, 7, '13 84, 28 84, 43 84, 58 84, 73 84, 88 84') +
    dots(BROWN, 3, '13 84, 28 84, 43 84, 58 84, 73 84, 88 84') +
    line(BROWN, 3.4, 'M50 74V6') +
    body(CREAM, 'M52 10Q82 30 84 62H52Z') +
    body(RED, 'M52 28Q68 30 80 42L82 50Q66 42 52 42Z') +
    body(RED, 'M50 2H36L42 6L36 11H50Z') +
    curve(TEAL, 3, '0 95, 16 92, 32 95, 50 92, 68 95, 84 92, 100 95'),
  eclair:
    blob(CRUST, '4 58, 10 44, 50 38, 90 44, 96 58, 88 70, 50 74, 12 70') +
    blob(CREAM, '8 60, 30 62, 50 65, 72 62, 92 60, 88 67, 50 71, 12 67') +
    blob('#4a2c22', '7 52, 12 40, 50 33, 88 40, 93 52, 84 57, 74 54, 62 60, 50 56, 38 60, 26 55, 16 58') +
    strokes(GOLD, 2, '24 45, 32 51, 40 42, 50 50, 60 42, 68 50, 76 45'),
  'filled-baguette':
    blob(CRUST, '3 48, 12 32, 50 24, 88 32, 97 48, 88 56, 50 58, 12 56') +
    strokes('#e9bd7c', 2.8, '22 36, 30 42|40 31, 48 38|58 31, 66 38|76 35, 82 42') +
    blob(GREEN, '4 56, 16 52, 32 57, 50 53, 68 57, 84 52, 97 57, 90 64, 74 62, 58 66, 42 62, 26 66, 10 63') +
    strokes('#e07a3f', 3, '14 60, 30 63|44 60, 58 63|70 60, 86 62') +
    body(PINK, 'M12 62H88L84 69H16Z') +
    blob('#b5763a', '8 66, 30 69, 50 70, 70 69, 92 66, 88 77, 50 80, 12 77'),
  churro:
    limb(CRUST, [14, 92], 10, [40, 12], 10, 3) +
    limb(CRUST, [34, 94], 10, [60, 14], 10, -3) +
    limb('#b5763a', [54, 94], 10, [78, 22], 10, 3) +
    strokes('#f0d3a0', 1.6, '16 86, 38 18|36 88, 57 20|56 88, 76 28') +
    body(CREAM, 'M46 66H96L90 96H52Z') +
    oval('#4a2c22', 71, 67, 24, 6) +
    line(RED, 3, 'M50 80H93'),
  mochi:
    oval(PINK, 32, 62, 24, 20) +
    oval('#e8efd6', 70, 62, 24, 20) +
    oval(CREAM, 50, 36, 24, 20) +
    oval('#fbf6ea', 43, 30, 8, 5, -20) +
    oval('#f7c9cd', 24, 55, 8, 5, -20) +
    oval('#f4f8e6', 62, 55, 8, 5, -20) +
    body(GREEN, 'M8 80H92L82 88H18Z'),
  'spring-roll':
    limb(CRUST, [12, 40], 19, [84, 26], 18) +
    limb('#b5763a', [14, 62], 19, [88, 50], 18) +
    oval('#f0d3a0', 88, 25, 7, 9, -10) +
    oval(GREEN, 89, 25, 4, 6, -10) +
    oval('#f0d3a0', 92, 49, 7, 9, -10) +
    oval('#e07a3f', 93, 49, 4, 6, -10) +
    strokes('#e9bd7c', 2, '24 34, 34 44|44 30, 54 40|62 26, 72 36|28 56, 38 66|48 52, 58 62|66 48, 76 58') +
    body(CREAM, 'M22 78H74L66 95H30Z') +
    oval(RED, 48, 78, 24, 5),
  'candy-floss':
    body(CREAM, 'M45 60H55L52 99H48Z') +
    blob(
      PINK,
      '50 66, 34 68, 22 60, 12 48, 18 36, 18 24, 30 16, 38 6, 52 3, 66 7, 74 17, 84 26, 82 38, 88 50, 78 60, 66 68',
    ) +
    strokes('#f6cdd2', 3, '28 40, 36 28, 50 24, 60 28|36 54, 46 44, 62 42, 70 48|50 14, 60 14, 68 22') +
    strokes('#c9737f', 1.8, '24 52, 34 60, 46 60|72 34, 74 44, 68 54'),
  'toffee-apple':
    limb('#d8b98a', [50, 30], 5, [50, 0], 5) +
    blob('#a52a2e', '50 30, 68 26, 86 38, 88 60, 76 84, 50 92, 24 84, 12 60, 14 38, 32 26') +
    blob('#7c1d22', '24 84, 14 70, 26 74, 50 80, 74 74, 86 70, 76 86, 50 93') +
    curve('#f3b7a8', 4, '24 58, 24 46, 32 38'),
  barbecue:
    strokes(INK, 4, '32 60, 20 97|68 60, 80 97|50 62, 50 97') +
    body(RED, 'M8 40H92Q88 66 50 66Q12 66 8 40Z') +
    body(GREY, 'M4 36H96V41H4Z') +
    limb(BROWN, [20, 32], 9, [42, 30], 9) +
    blob(GREEN, '52 34, 54 26, 62 25, 66 33') +
    blob(BROWN, '70 34, 72 25, 84 25, 88 34') +
    strokes(GREY, 2.6, '28 20, 32 14, 28 8|50 18, 54 11, 50 4|72 20, 76 14, 72 8'),
  cigar:
    limb('#7a4f2e', [14, 66], 15, [80, 36], 14) +
    blob('#8f98a3', '78 44, 76 31, 88 27, 94 34, 90 40') +
    dot('#e07a3f', 80, 37, 3.4) +
    body(GOLD, 'M28 52L38 47L44 60L34 65Z') +
    body(RED, 'M31 51L35 49L41 62L37 64Z') +
    curve(GREY, 2.6, '92 26, 86 18, 94 10, 88 2'),
  'piggy-bank':
    strokes('#c97480', 9, '30 74, 29 90|68 74, 70 90') +
    oval(PINK, 52, 54, 36, 27) +
    blob(PINK, '22 40, 10 46, 6 56, 12 64, 24 66') +
    oval('#c97480', 9, 55, 4.5, 7) +
    dots(INK, 1.4, '8.500 52.500, 8.500 57.500') +
    body('#c97480', 'M28 34L24 18L40 28Z') +
    dot(INK, 24, 46, 2.4) +
    curve('#c97480', 3, '87 48, 95 44, 93 52, 98 50') +
    line(INK, 3, 'M46 30H62') +
    dot(GOLD, 54, 13, 10) +
    ring(BROWN, 54, 13, 7, 5.6),
  pinwheel:
    line(BROWN, 3.4, 'M50 42V99') +
    body(RED, 'M50 38L50 4L80 10Z') +
    body(GOLD, 'M50 38L84 38L78 68Z') +
    body(TEAL, 'M50 38L50 72L20 66Z') +
    body(NAVY, 'M50 38L16 38L22 8Z') +
    body('#d9848a', 'M50 38L80 10L66 38Z') +
    body('#f0d089', 'M50 38L78 68L50 56Z') +
    body('#7fb0ae', 'M50 38L20 66L34 38Z') +
    body('#6d8aa8', 'M50 38L22 8L50 20Z') +
    dot(CREAM, 50, 38, 5),
  pram:
    blob(NAVY, '12 46, 16 24, 34 8, 50 6, 50 46') +
    strokes('#7d97b3', 1.8, '50 44, 36 10|50 44, 22 18|50 44, 14 32') +
    body(NAVY, 'M10 46H90Q88 72 66 74H34Q12 72 10 46Z') +
    line(CREAM, 3, 'M10 48H90') +
    strokes(GREY, 3, '90 48, 96 34|34 74, 70 84|66 74, 30 84') +
    ring(INK, 28, 86, 12, 9) +
    ring(INK, 72, 86, 12, 9) +
    dots(GREY, 3, '28 86, 72 86') +
    blob(CREAM, '54 46, 60 38, 70 38, 78 46'),
  rattle:
    limb(GOLD, [62, 60], 6, [86, 88], 6) +
    ring(GOLD, 89, 91, 9, 5) +
    dot(TEAL, 42, 38, 30) +
    blob(CREAM, '16 24, 40 32, 70 34, 71 44, 40 42, 13 33') +
    dots(RED, 3.6, '26 31, 41 36, 57 38') +
    rays(CREAM, 46, 56, 7, 3, 5) +
    blob(RED, '58 56, 66 50, 72 56, 66 64'),
  dummy:
    oval(PINK, 50, 44, 34, 15) +
    blob('#f0d9b8', '40 34, 38 20, 42 6, 50 2, 58 6, 62 20, 60 34') +
    ring(TEAL, 50, 72, 20, 14) +
    oval('#c97480', 50, 48, 14, 7),
}
