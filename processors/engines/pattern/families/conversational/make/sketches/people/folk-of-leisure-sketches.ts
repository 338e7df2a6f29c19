import { blob, body, curve, dot, dots, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, DARK_SKIN, GOLD, GREY, INK, LIGHT_SKIN, NAVY, RED, TAN_SKIN, TEAL } from './folk-colours.ts'

const WHITE = '#fbf6ea'
const PLUM = '#7d4a73'
const BRASS = '#c9953f'

/** People with what they look through, lift, throw, knit and clean, and more players of games and strings. */
export const folkOfLeisureSketches: Readonly<Record<string, string>> = {
  astronomer: drawFigure({
    coat: '#3d4a86',
    cut: 'coat',
    legs: INK,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: GREY,
    behind:
      strokes(BROWN, 3, '20 50, 8 96|20 50, 32 96|20 50, 20 92') +
      limb(BRASS, [34, 56], 8, [0, 16], 14) +
      limb(GOLD, [2, 18], 16, [0, 15], 16) +
      limb(INK, [38, 60], 5, [33, 55], 5),
    hat: blob(NAVY, '36 14, 39 4, 50 0, 61 4, 64 14, 50 17') + rays(GOLD, 50, 8, 4.4, 1.8, 5),
    over:
      strokes(INK, 1.5, '46.800 28, 50 29.700, 53.200 28') +
      rays(GOLD, 44, 48, 4, 1.7, 5) +
      rays(GOLD, 58, 58, 4, 1.7, 5) +
      rays(GOLD, 45, 68, 4, 1.7, 5) +
      body(CREAM, 'M43 34L50 42L57 34L54 32H46Z'),
  }),
  juggler: drawFigure({
    coat: PLUM,
    cut: 'jacket',
    legs: TEAL,
    shoes: GOLD,
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'up',
    hat: blob(PLUM, '38 15, 41 7, 50 5, 59 7, 62 15, 50 13'),
    over:
      body(PLUM, 'M50 35H64V66H50Z') +
      body(GOLD, 'M36 35H50V66H37L39 50Z') +
      dot(RED, 20, 6, 6.4) +
      dot(TEAL, 37, -3, 6) +
      dot(RED, 63, -3, 6) +
      dot(GOLD, 81, 6, 6.4),
  }),
  weightlifter: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: RED,
    shoes: INK,
    skin: TAN_SKIN,
    hair: INK,
    arms: 'up',
    behind: limb(GREY, [-6, 20], 3.4, [106, 20], 3.4),
    over:
      limb(TAN_SKIN, [37, 38], 8.6, [20, 24], 7.5) +
      limb(TAN_SKIN, [63, 38], 8.6, [80, 24], 7.5) +
      body(TAN_SKIN, 'M42 78H36L37 90H47V78ZM58 78H64L63 90H53V78Z') +
      line(INK, 4, 'M37 62H63') +
      limb(INK, [0, 4], 7, [0, 36], 7) +
      limb(INK, [100, 4], 7, [100, 36], 7) +
      limb(GREY, [-9, 10], 5, [-9, 30], 5) +
      limb(GREY, [109, 10], 5, [109, 30], 5),
  }),
  'rugby-player': drawFigure({
    coat: '#2f6b52',
    cut: 'jacket',
    legs: LIGHT_SKIN,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    over:
      strokes(WHITE, 5, '36 46, 64 46|37 57, 63 57') +
      body(WHITE, 'M36 65H64L66 80H52L50 73L48 80H34Z') +
      body('#2f6b52', 'M38 84H47V91H37ZM53 84H62L63 91H53Z') +
      body(WHITE, 'M43 34L50 42L57 34L54 32H46Z') +
      oval('#a8643a', 74, 56, 14, 8.6, -38) +
      strokes(WHITE, 1.8, '70 62, 74 56, 79 50|71 54, 77 59') +
      limb('#2f6b52', [62, 40], 9, [78, 62], 7, -6) +
      dot(LIGHT_SKIN, 76, 64, 4.2),
  }),
  'gridiron-player': drawFigure({
    coat: NAVY,
    cut: 'jacket',
    legs: WHITE,
    shoes: INK,
    skin: DARK_SKIN,
    hat:
      blob(NAVY, '36 26, 35 14, 41 5, 50 3, 59 5, 65 14, 64 26, 59 27, 58 18, 50 16, 42 18, 41 27') +
      line(GOLD, 3.4, 'M50 4V15') +
      strokes(GREY, 1.8, '39 27, 50 30.500, 61 27|40 31, 50 34.500, 60 31'),
    over:
      blob(NAVY, '26 45, 26 37, 38 33, 50 35, 62 33, 74 37, 74 45, 62 46, 50 42, 38 46') +
      strokes(GOLD, 2.4, '27 41, 38 38|73 41, 62 38') +
      body(WHITE, 'M47 46H53V62H47Z') +
      line(GOLD, 3, 'M37 66H63') +
      oval(BROWN, 78, 62, 13, 7.6, -30) +
      strokes(WHITE, 1.6, '74 64, 82 60|76 61, 78 65|79 59, 81 63'),
  }),
  cellist:
    limb(BROWN, [60, 76], 3, [84, 76], 3) +
    body(BROWN, 'M60 74H90V79H60ZM64 78H68V99H64ZM83 78H87V99H83Z') +
    limb(PLUM, [72, 70], 19, [52, 76], 12, -4) +
    limb(PLUM, [50, 76], 11, [56, 95], 8) +
    blob(INK, '45 99, 47 92, 60 92, 61 99') +
    limb(PLUM, [73, 70], 21, [68, 40], 17) +
    blob('#b5652f', '36 46, 28 50, 26 58, 31 63, 24 72, 24 84, 36 92, 50 89, 54 78, 49 68, 53 60, 51 51, 45 46') +
    limb(INK, [41, 76], 3, [50, 14], 2.4) +
    curve(INK, 2.6, '50 15, 53 10, 49 8') +
    line(INK, 1.8, 'M37 91L36 100') +
    strokes(INK, 1.6, '33 66, 34 72|46 68, 46 74') +
    limb(PLUM, [64, 44], 8, [50, 34], 5.5, 4) +
    dot(LIGHT_SKIN, 48, 33, 3.8) +
    limb(PLUM, [66, 48], 8.6, [44, 66], 6, 7) +
    line(BRASS, 2, 'M16 60L60 72') +
    dot(LIGHT_SKIN, 44, 67, 4) +
    blob(INK, '56 14, 66 6, 78 12, 80 28, 76 40, 68 36, 60 26') +
    oval(LIGHT_SKIN, 62, 24, 9.5, 11) +
    dot(INK, 57, 24, 1.6) +
    blob(INK, '53 17, 60 8, 72 13, 74 28, 69 27, 64 18') +
    curve(INK, 1.5, '55 29.500, 58 31, 60.500 29.500'),
  'window-cleaner': drawFigure({
    coat: '#4f86a6',
    cut: 'jacket',
    legs: NAVY,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    arms: 'up',
    behind:
      limb(BROWN, [6, 99], 3.4, [12, 14], 3.4) +
      limb(BROWN, [28, 99], 3.4, [26, 34], 3.4) +
      strokes(BROWN, 2.8, '8 86, 27 86|9 72, 27 72|10 58, 26 58|11 44, 26 44'),
    hat: blob(NAVY, '36 17, 38 6, 50 3, 61 6, 63 15, 50 13'),
    over:
      body(WHITE, 'M42 42H58V66H42Z') +
      limb(BROWN, [80, 20], 3.2, [84, 4], 3.2) +
      limb(INK, [70, 1], 4, [98, 6], 4) +
      body(GREY, 'M70 72H90L87 92H73Z') +
      curve(INK, 1.8, '71 72, 80 58, 89 72') +
      dots(WHITE, 3.6, '73 71, 80 69, 87 71'),
  }),
  'knitting-granny':
    blob('#a4584a', '24 52, 30 44, 40 46, 40 72, 74 72, 72 40, 80 34, 90 42, 90 86, 26 88, 18 70') +
    strokes(BROWN, 4, '30 88, 27 98|86 88, 89 98') +
    limb(PLUM, [60, 74], 22, [38, 78], 18) +
    limb(PLUM, [37, 78], 18, [36, 92], 20) +
    blob(INK, '20 99, 23 93, 36 93, 37 99') +
    limb(PLUM, [63, 70], 27, [58, 44], 20) +
    blob('#cbb6d8', '42 42, 58 35, 74 44, 73 58, 62 50, 50 52, 44 58') +
    limb(PLUM, [64, 48], 10, [44, 62], 7, 6) +
    strokes(GREY, 1.9, '26 50, 46 64|30 66, 48 54') +
    blob(TEAL, '30 60, 42 58, 44 66, 40 84, 30 88, 26 76') +
    strokes(WHITE, 1.4, '30 66, 42 65|29 72, 41 72|29 78, 40 79') +
    dots(LIGHT_SKIN, 4, '43 62, 47 57') +
    curve(TEAL, 1.6, '30 86, 20 90, 12 86') +
    dot(TEAL, 9, 89, 8.6) +
    strokes(WHITE, 1.2, '3 86, 9 83, 15 87|3 92, 9 89, 15 93') +
    dot('#d5d0cc', 64, 7, 6.5) +
    oval('#d5d0cc', 57, 20, 14, 13) +
    oval(LIGHT_SKIN, 54, 24, 10.5, 11) +
    blob('#d5d0cc', '43 21, 47 11, 60 9, 68 18, 66 26, 62 18, 54 15') +
    ring(INK, 48, 24, 4, 3) +
    ring(INK, 57, 24, 4, 3) +
    dots(INK, 1.5, '48 24, 57 24') +
    curve(INK, 1.5, '49 30, 52.500 31.700, 56 30'),
  'roller-skater': drawFigure({
    coat: '#d9705f',
    cut: 'skirt',
    legs: TAN_SKIN,
    shoes: WHITE,
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'out',
    hat: limb(GOLD, [39, 14], 3.6, [61, 14], 3.6),
    over:
      line(GOLD, 3, 'M40 53Q50 56 60 53') +
      body(WHITE, 'M36 84H47V93H34ZM53 84H64L66 93H53Z') +
      strokes(RED, 2.6, '33 95, 47 95|53 95, 67 95') +
      dots(INK, 3.2, '36 99, 45 99, 55 99, 64 99'),
  }),
  judoka: drawFigure({
    coat: WHITE,
    cut: 'coat',
    legs: WHITE,
    shoes: LIGHT_SKIN,
    skin: LIGHT_SKIN,
    hair: INK,
    arms: 'out',
    over:
      strokes(GREY, 1.8, '42 35, 56 56|58 35, 50 46') +
      limb(INK, [34, 58], 4.6, [66, 58], 4.6) +
      limb(INK, [49, 59], 4, [43, 74], 3.4) +
      limb(INK, [51, 59], 4, [58, 73], 3.4),
  }),
  barista: drawFigure({
    coat: CREAM,
    cut: 'jacket',
    legs: NAVY,
    shoes: BROWN,
    skin: DARK_SKIN,
    hair: INK,
    arms: 'out',
    over:
      body('#4d6b52', 'M42 42H58L60 78H40Z') +
      strokes('#4d6b52', 2.6, '43 35, 43 44|57 35, 57 44') +
      line(CREAM, 1.8, 'M44 62H56') +
      body(WHITE, 'M76 38H94L91 50H79Z') +
      curve(WHITE, 2.2, '93 40, 98 42, 92 47') +
      curve(GREY, 1.8, '82 35, 80 30, 84 26, 82 21') +
      curve(GREY, 1.8, '88 35, 86 30, 90 26, 88 21') +
      body(GREY, 'M6 40H20L22 56H4Z') +
      strokes(GREY, 2, '5 44, 0 48, 4 53'),
  }),
}
