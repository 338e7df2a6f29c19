import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import {
  BROWN,
  CREAM,
  DARK_SKIN,
  GOLD,
  GREY,
  INK,
  LIGHT_SKIN,
  NAVY,
  RED,
  smile,
  TAN_SKIN,
  TEAL,
} from './folk-colours.ts'

/** Those at work, at sport and on stage in a town. */
export const folkInTownSketches: Readonly<Record<string, string>> = {
  postman: drawFigure({
    coat: NAVY,
    cut: 'jacket',
    legs: NAVY,
    skin: LIGHT_SKIN,
    hair: '#b5702f',
    hat: body(NAVY, 'M37 14Q36 4 50 3Q64 4 63 14Z') + limb(INK, [38, 15], 4, [62, 15], 4) + dot(GOLD, 50, 9, 2.2),
    over:
      smile +
      curve(BROWN, 3, '40 36, 54 50, 66 62') +
      body(BROWN, 'M58 58H80V76H58Z') +
      body(CREAM, 'M61 50H77V62H61Z') +
      line(RED, 1.8, 'M62 51L69 57L76 51') +
      dots(GOLD, 1.7, '50 48, 50 56'),
  }),
  scientist: drawFigure({
    coat: '#fbf6ea',
    cut: 'coat',
    legs: BROWN,
    skin: LIGHT_SKIN,
    hair: '#cfc9c4',
    behind: blob('#cfc9c4', '34 22, 30 12, 40 10, 44 2, 52 5, 60 2, 61 10, 70 13, 66 22'),
    over:
      ring(INK, 45.5, 23, 4, 3) +
      ring(INK, 54.5, 23, 4, 3) +
      smile +
      body('#3f7f80', 'M44 35L50 56L56 35Z') +
      line('#c9c2b4', 1.8, 'M50 58V78') +
      body('#a9c9c4', 'M80 42H86V52L95 70Q94 74 90 74H76Q72 74 71 70L80 52Z') +
      body('#5c9a6a', 'M76 62H90L95 70Q94 74 90 74H76Q72 74 71 70Z'),
  }),
  pilot: drawFigure({
    coat: '#8a5a34',
    cut: 'jacket',
    legs: '#a98558',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    behind: blob(RED, '58 36, 74 34, 92 42, 86 48, 72 44, 60 42'),
    hat:
      blob(BROWN, '38 32, 37 18, 42 9, 50 7, 58 9, 63 18, 62 32, 58 30, 59 19, 50 16, 41 19, 42 30') +
      ring(GOLD, 45, 14, 4.6, 2.8) +
      ring(GOLD, 55, 14, 4.6, 2.8),
    over: smile + blob(RED, '40 34, 50 38, 60 34, 60 41, 50 44, 40 41') + line(INK, 1.6, 'M50 44V67'),
  }),
  waiter: drawFigure({
    coat: INK,
    cut: 'jacket',
    legs: INK,
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'out',
    over:
      body('#fbf6ea', 'M43 34L50 58L57 34Z') +
      body(RED, 'M43 37L49 40L43 44ZM57 37L51 40L57 44Z') +
      oval(GREY, 87, 45, 14, 2.6) +
      body('#fbf6ea', 'M80 33H90L88.500 43H81.500Z') +
      strokes(GREY, 1.6, '83 29, 84 25, 82 22|88 29, 89 25, 87 22') +
      curve(INK, 2, '45 29, 50 27.5, 55 29'),
  }),
  boxer: drawFigure({
    coat: TAN_SKIN,
    cut: 'jacket',
    legs: TAN_SKIN,
    skin: TAN_SKIN,
    hair: INK,
    arms: 'out',
    over:
      body(NAVY, 'M37 54H63L66 78H52L50 70L48 78H34Z') +
      line(GOLD, 3.4, 'M37 55H63') +
      blob(RED, '6 50, 8 42, 18 40, 24 48, 22 58, 12 60') +
      blob(RED, '94 50, 92 42, 82 40, 76 48, 78 58, 88 60') +
      smile,
  }),
  skier: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: NAVY,
    skin: LIGHT_SKIN,
    arms: 'out',
    behind:
      strokes(GREY, 1.8, '16 40, 8 92|84 40, 92 92') + strokes(GOLD, 3.4, '30 97, 46 98, 50 94|50 97, 66 98, 72 94'),
    hat:
      body(TEAL, 'M38 17Q38 4 50 4Q62 4 62 17Q50 13 38 17Z') +
      dot(CREAM, 50, 4, 4) +
      limb(INK, [40, 22], 5, [60, 22], 5),
    over: strokes(CREAM, 3, '37 50, 50 53, 63 50') + blob(TEAL, '40 33, 50 37, 60 33, 60 40, 50 43, 40 40') + smile,
  }),
  'surfer-on-wave':
    blob(TEAL, '2 96, 6 74, 24 62, 46 70, 62 62, 74 42, 90 34, 98 44, 86 46, 82 58, 92 78, 98 98, 50 99') +
    strokes(CREAM, 3, '12 84, 30 76, 52 82, 70 72|76 52, 82 42, 92 40') +
    limb(GOLD, [18, 70], 7, [70, 60], 5) +
    limb(TAN_SKIN, [36, 62], 6, [44, 44], 8, -5) +
    limb(TAN_SKIN, [56, 60], 6, [48, 44], 8, 6) +
    blob(RED, '38 48, 42 38, 52 38, 56 48, 50 54, 42 54') +
    limb(TAN_SKIN, [46, 42], 11, [48, 24], 12) +
    limb(TAN_SKIN, [44, 28], 5, [20, 34], 4) +
    limb(TAN_SKIN, [52, 26], 5, [74, 22], 4) +
    oval(TAN_SKIN, 47, 12, 7.5, 8.5) +
    blob(BROWN, '39 10, 42 3, 50 2, 57 6, 58 16, 53 10, 45 8'),
  cyclist:
    ring(INK, 24, 74, 22, 18.5) +
    ring(INK, 76, 74, 22, 18.5) +
    strokes(RED, 4, '24 74, 40 52, 66 52, 76 74|40 52, 50 76, 66 52|50 76, 24 74|66 52, 64 42') +
    limb(NAVY, [44, 46], 11, [58, 60], 8, -5) +
    limb(LIGHT_SKIN, [58, 60], 6.5, [50, 80], 5) +
    limb(TEAL, [44, 46], 14, [58, 26], 13) +
    limb(LIGHT_SKIN, [57, 30], 6, [70, 42], 4.5, -3) +
    oval(LIGHT_SKIN, 64, 17, 7.5, 8.5) +
    blob(GOLD, '54 14, 58 5, 68 4, 74 11, 72 14, 62 12') +
    strokes(INK, 3, '62 40, 72 42') +
    dot(INK, 68, 18, 1.4),
  acrobat: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: CREAM,
    shoes: RED,
    skin: LIGHT_SKIN,
    hair: BROWN,
    arms: 'up',
    behind: strokes(GOLD, 2, '20 18, 26 0|80 18, 74 0') + limb(BROWN, [12, 19], 3.4, [88, 19], 3.4),
    over: smile + rays(GOLD, 50, 50, 8, 3.4, 5) + strokes(RED, 2, '42 72, 41 84|58 72, 59 84'),
  }),
  violinist: drawFigure({
    coat: '#5b3a52',
    cut: 'coat',
    legs: INK,
    skin: DARK_SKIN,
    hair: INK,
    over:
      body('#fbf6ea', 'M44 34L50 54L56 34Z') +
      blob('#b5662e', '56 38, 62 34, 68 38, 71 44, 78 42, 84 48, 80 56, 72 56, 66 50, 60 48') +
      limb(INK, [78, 52], 3, [96, 62], 2.2) +
      limb('#e8c25a', [88, 28], 1.6, [56, 62], 1.6) +
      smile,
  }),
  singer: drawFigure({
    coat: '#8d2f4f',
    cut: 'robe',
    skin: DARK_SKIN,
    hair: INK,
    behind: oval(INK, 50, 17, 18, 16),
    over:
      dot(RED, 50, 29, 1.8) +
      limb(INK, [72, 64], 3.2, [66, 38], 3.2) +
      oval(GREY, 65, 34, 5, 5.5) +
      dots(GOLD, 1.8, '42 50, 50 54, 58 50, 46 64, 55 66, 40 76, 50 80, 61 77, 36 88, 47 90, 64 89') +
      strokes(GOLD, 2.4, '40 27, 39 31|60 27, 61 31'),
  }),
  painter: drawFigure({
    coat: '#5d7fa0',
    cut: 'coat',
    legs: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: blob(RED, '32 12, 38 4, 54 1, 68 6, 70 13, 60 16, 40 16') + curve(RED, 2, '54 2, 56 -2'),
    over:
      smile +
      curve(BROWN, 2.2, '44 27, 48 26, 50 27, 52 26, 56 27') +
      blob('#b98a52', '66 60, 78 54, 92 58, 95 68, 86 76, 74 74, 76 68, 68 68') +
      dot(RED, 80, 60, 2.8) +
      dot(GOLD, 88, 64, 2.8) +
      dot(TEAL, 84, 70, 2.8) +
      limb(BROWN, [26, 74], 2, [20, 48], 2) +
      leaf(GOLD, 20, 50, -1.7, 9, 2.6),
  }),
}
