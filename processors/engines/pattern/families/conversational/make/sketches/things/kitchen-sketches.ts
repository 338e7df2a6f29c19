import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const TEAL = '#3f7f80'
const GREEN = '#5c8a4e'
const BROWN = '#7a4e2d'
const GREY = '#8f98a3'
const OAK = '#b98452'
const PINK = '#e59aa4'
const PANE = '#cfe0e4'

/** What is cooked with, and what is eaten. */
export const kitchenSketches: Readonly<Record<string, string>> = {
  'salad-bowl':
    blob(GREEN, '10 46, 14 30, 28 24, 40 30, 50 20, 64 26, 78 24, 88 36, 90 46') +
    blob('#86ad5a', '24 46, 28 34, 40 36, 50 30, 58 38, 70 34, 74 46') +
    dots(RED, 7.5, '30 40, 62 36') +
    oval(CREAM, 46, 36, 6, 5) +
    dot(GOLD, 46, 36, 2.6) +
    body(OAK, 'M6 46H94Q90 90 50 92Q10 90 6 46Z') +
    curve(BROWN, 3, '12 58, 50 66, 88 58'),
  'soup-bowl':
    strokes(GREY, 3, '36 22, 40 14, 35 6|52 22, 56 12, 50 2|66 22, 70 14, 65 6') +
    body(TEAL, 'M6 40H94Q90 84 50 88Q10 84 6 40Z') +
    body(TEAL, 'M34 84H66V94H34Z') +
    oval(CREAM, 50, 40, 44, 9.5) +
    oval('#cf6f3a', 50, 41, 37, 7) +
    dots(GREEN, 2.6, '40 40, 54 43, 64 39') +
    curve(CREAM, 2.6, '14 58, 50 68, 86 58'),
  wok:
    body(INK, 'M8 44H80Q74 84 44 84Q14 84 8 44Z') +
    limb(OAK, [78, 48], 8, [99, 34], 8) +
    blob(GREEN, '14 44, 22 34, 34 36, 46 30, 58 36, 72 36, 76 44') +
    dots(RED, 5, '30 38, 62 38') +
    dots(GOLD, 4.4, '42 36, 52 40') +
    strokes(GREY, 3, '30 22, 34 14, 29 6|50 20, 54 12, 49 4') +
    curve(GREY, 2.6, '18 56, 26 72, 40 78'),
  'chopping-board':
    body(OAK, 'M14 34H86V92H14Z') +
    blob(OAK, '40 36, 40 12, 44 4, 56 4, 60 12, 60 36') +
    dot(CREAM, 50, 15, 4) +
    strokes(BROWN, 1.8, '20 46, 44 47|56 84, 80 83') +
    limb('#e0893c', [26, 80], 7, [50, 60], 12) +
    leaf(GREEN, 24, 82, 2.6, 12, 4) +
    dots('#e0893c', 5, '60 56, 68 50, 75 45') +
    dots('#b9642a', 2, '60 56, 68 50, 75 45'),
  'kitchen-scales':
    body(TEAL, 'M22 40H78L86 94H14Z') +
    blob(GREY, '6 20, 94 20, 80 36, 50 40, 20 36') +
    dot(CREAM, 50, 66, 18) +
    line(RED, 3, 'M50 66L58 53') +
    dot(INK, 50, 66, 3) +
    strokes(INK, 1.8, '50 50, 50 54|36 66, 40 66|64 66, 60 66') +
    dots('#c95a44', 8, '36 12, 52 10') +
    dot(GOLD, 66, 13, 7),
  fridge:
    body(TEAL, 'M22 2H78V92H22Z') +
    body(INK, 'M27 92H37V98H27ZM63 92H73V98H63Z') +
    line(CREAM, 2.6, 'M22 36H78') +
    strokes(GREY, 4.4, '30 18, 30 30|30 44, 30 64') +
    body(CREAM, 'M52 48H68V64H52Z') +
    dot(RED, 60, 48, 3) +
    dot(GOLD, 62, 18, 4),
  cooker:
    body(CREAM, 'M10 20H90V94H10Z') +
    body(INK, 'M8 14H92V22H8Z') +
    dots(RED, 4, '24 31, 40 31, 60 31, 76 31') +
    body(INK, 'M20 48H80V82H20Z') +
    body('#d98a3c', 'M26 54H74V76H26Z') +
    line(GREY, 4, 'M24 42H76') +
    blob(TEAL, '52 14, 52 2, 84 2, 84 14') +
    line(TEAL, 4, 'M84 6H96') +
    oval(INK, 28, 12, 14, 3),
  'roast-chicken':
    oval(CREAM, 50, 78, 48, 14) +
    oval(GREY, 50, 76, 38, 9) +
    blob('#c07a38', '14 66, 20 44, 42 34, 66 36, 84 52, 86 68, 62 78, 30 78') +
    blob('#a35f28', '52 46, 72 42, 86 32, 92 36, 80 54, 66 64, 54 62') +
    dots(CREAM, 5, '91 28, 97 34') +
    curve('#e0a860', 3, '24 56, 34 44, 48 41') +
    leaf(GREEN, 14, 76, -2.6, 16, 5) +
    leaf(GREEN, 22, 82, 2.9, 16, 5),
  meringue:
    blob(
      CREAM,
      '6 84, 12 68, 26 64, 22 50, 38 44, 36 30, 48 24, 52 6, 58 24, 66 32, 64 44, 80 52, 76 64, 90 70, 94 84, 50 90',
    ) +
    strokes(PINK, 3.6, '18 78, 50 84, 84 76|30 60, 52 66, 72 58|42 40, 52 44, 60 38') +
    dots(RED, 5, '52 6'),
  parsnip:
    blob('#ead9ae', '30 28, 50 22, 70 28, 68 46, 58 72, 50 98, 42 72, 32 46') +
    strokes('#b99a5c', 2, '34 42, 46 44|66 50, 56 52|42 62, 50 64') +
    leaf(GREEN, 48, 26, -2, 28, 7) +
    leaf(GREEN, 50, 26, -1.5, 28, 7) +
    leaf(GREEN, 52, 26, -1, 28, 7),
  rhubarb:
    limb('#c9566a', [42, 98], 11, [36, 40], 8, 3) +
    limb('#c9566a', [58, 98], 11, [66, 44], 8, -3) +
    strokes('#e59aa4', 2.4, '42 92, 38 50|58 92, 64 54') +
    blob(GREEN, '36 46, 18 48, 6 34, 10 16, 24 18, 32 4, 46 10, 50 24, 48 40') +
    blob('#76a05c', '66 50, 52 44, 50 30, 62 22, 74 12, 88 20, 96 34, 90 50, 78 48') +
    strokes(CREAM, 1.8, '36 44, 28 24|66 48, 78 30'),
  'butternut-squash':
    blob('#dba257', '38 14, 50 10, 62 14, 64 40, 80 60, 80 84, 64 96, 36 96, 20 84, 20 60, 36 40') +
    limb(BROWN, [50, 14], 8, [54, 2], 9) +
    strokes('#c0803a', 2.4, '42 24, 40 44, 30 66|58 24, 60 44, 70 66|50 30, 50 84') +
    blob(CREAM, '28 66, 32 62, 32 78, 28 78'),
  grater:
    body(GREY, 'M30 24H70L84 96H16Z') +
    curve(INK, 6, '34 26, 34 8, 66 8, 66 26') +
    dots(
      INK,
      2.8,
      '40 38, 50 38, 60 38, 37 50, 50 50, 63 50, 34 62, 50 62, 66 62, 32 74, 50 74, 68 74, 30 86, 50 86, 70 86',
    ),
  'wooden-spoon':
    blob(OAK, '50 2, 62 8, 66 22, 60 36, 50 40, 40 36, 34 22, 38 8') +
    limb(OAK, [50, 36], 6, [50, 98], 7) +
    oval(BROWN, 50, 20, 8, 11),
  cafetiere:
    body(PANE, 'M26 26H70V84H26Z') +
    body('#5a3826', 'M26 46H70V84H26Z') +
    strokes(GREY, 3, '24 26, 72 26|24 86, 72 86|26 26, 26 92|70 26, 70 92|48 4, 48 44') +
    blob(INK, '38 8, 48 2, 58 8, 48 12') +
    body(INK, 'M22 18H74V26H22Z') +
    curve(INK, 5, '72 34, 90 36, 90 70, 72 74') +
    body(PANE, 'M26 26L14 22L20 34L26 36Z'),
}
