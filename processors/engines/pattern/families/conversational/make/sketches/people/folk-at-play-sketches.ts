import { blob, body, curve, dot, dots, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
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

const GREEN = '#5c7f5a'

const bun = (hair: string): string => oval(hair, 50, 5, 7, 6)
const ponytail = (hair: string): string => blob(hair, '56 8, 68 8, 76 20, 73 34, 68 24, 60 16')

/** A strung racket with its grip at x, y, the head above it. */
function racket(x: number, y: number, long: number): string {
  return (
    limb(BROWN, [x, y + 4], 3.6, [x + 3, y - long * 0.4], 2.6) +
    oval(INK, x + 6, y - long * 0.72, long * 0.26, long * 0.36, 8) +
    oval(CREAM, x + 6, y - long * 0.72, long * 0.19, long * 0.29, 8) +
    strokes(
      INK,
      1.1,
      `${x + 6} ${y - long}, ${x + 6} ${y - long * 0.44}|${x} ${y - long * 0.72}, ${x + 12} ${y - long * 0.72}`,
    )
  )
}

/** Players of games, each with what they play. */
export const folkAtPlaySketches: Readonly<Record<string, string>> = {
  'tennis-player': drawFigure({
    coat: '#fbf6ea',
    cut: 'skirt',
    legs: TAN_SKIN,
    shoes: '#fbf6ea',
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'out',
    behind: ponytail(BROWN),
    hat: limb(RED, [39.5, 15], 4, [60.5, 15], 4),
    over: smile + racket(86, 50, 38) + line(RED, 2.6, 'M40 53Q50 56 60 53') + dot('#c5cf4a', 14, 38, 5),
  }),
  'badminton-player': drawFigure({
    coat: GREEN,
    cut: 'jacket',
    legs: '#fbf6ea',
    shoes: RED,
    skin: LIGHT_SKIN,
    hair: INK,
    arms: 'out',
    over:
      smile +
      racket(84, 50, 36) +
      body('#fbf6ea', 'M42 35L50 43L58 35Z') +
      body('#fbf6ea', 'M3 22L22 18L17 34L9 36Z') +
      dot(RED, 13.5, 37, 4.6),
  }),
  golfer: drawFigure({
    coat: '#c9705c',
    cut: 'jacket',
    legs: '#d8c49c',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: blob('#d8c49c', '36 15, 40 6, 50 3, 60 6, 64 15, 50 13') + oval('#d8c49c', 41, 15, 9, 3),
    over:
      smile +
      body(CREAM, 'M42 35L50 43L58 35Z') +
      strokes(NAVY, 2, '38 48, 50 58, 62 48|38 58, 50 67, 62 58') +
      limb(GREY, [73, 64], 2.4, [84, 94], 2.4) +
      blob(INK, '83 90, 92 93, 93 98, 84 98') +
      dot('#fbf6ea', 96, 96, 3),
  }),
  'baseball-player': drawFigure({
    coat: '#fbf6ea',
    cut: 'jacket',
    legs: '#e7ddc8',
    shoes: INK,
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'out',
    hat: body(NAVY, 'M38 16Q37 4 50 4Q63 4 62 16Z') + blob(NAVY, '34 15, 50 13, 56 16, 40 19'),
    over:
      smile +
      strokes(NAVY, 1.4, '43 40, 43 66|50 40, 50 67|57 40, 57 66') +
      line(NAVY, 3, 'M36 66H64') +
      limb(BROWN, [83, 58], 3, [92, 10], 7.5) +
      dot('#fbf6ea', 12, 44, 5),
  }),
  'hockey-player': drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: NAVY,
    shoes: INK,
    skin: LIGHT_SKIN,
    arms: 'down',
    hat: body(NAVY, 'M37 20Q36 4 50 4Q64 4 63 20L59 16H41Z'),
    over:
      smile +
      line(CREAM, 4, 'M37 58H63') +
      line(CREAM, 4, 'M37 47H63') +
      limb('#d8b98a', [24, 52], 3, [12, 94], 3) +
      limb('#d8b98a', [12, 95], 4, [0, 96], 4) +
      strokes(GREY, 2.2, '33 99, 48 99|52 99, 67 99') +
      oval(INK, 3, 88, 5, 2.4),
  }),
  archer: drawFigure({
    coat: GREEN,
    cut: 'jacket',
    legs: BROWN,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    arms: 'out',
    hat: blob(GREEN, '34 16, 42 5, 60 4, 66 14, 50 14') + curve(RED, 2.6, '58 8, 68 4, 76 6'),
    over:
      smile +
      line(BROWN, 3.6, 'M88 16Q104 52 84 88') +
      line(CREAM, 1.3, 'M88 16L66 52L84 88') +
      line(INK, 2, 'M60 52H97') +
      body(INK, 'M100 52L93 48V56Z') +
      line(BROWN, 3, 'M38 60H62'),
  }),
  fencer: drawFigure({
    coat: '#fbf6ea',
    cut: 'jacket',
    legs: '#efe6d2',
    shoes: INK,
    arms: 'out',
    head:
      oval(INK, 50, 21, 13, 15) +
      oval(GREY, 50, 21, 10, 12) +
      strokes(INK, 1.2, '42 16, 50 18, 58 16|41 22, 50 24, 59 22|43 28, 50 30, 57 28|46 10, 46 32|54 10, 54 32') +
      body('#fbf6ea', 'M42 33H58L60 40H40Z'),
    over: line(GREY, 1.8, 'M84 54L100 6') + oval(GOLD, 84, 51, 5, 3, -20) + line(GREY, 2, 'M50 42V66'),
  }),
  climber: drawFigure({
    coat: '#d9812f',
    cut: 'jacket',
    legs: '#5b6b52',
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: INK,
    behind: blob(TEAL, '28 38, 34 30, 66 30, 72 38, 72 60, 64 66, 36 66, 28 60') + oval(RED, 50, 30, 22, 5),
    hat: blob('#c9ad76', '30 15, 42 12, 44 4, 56 4, 58 12, 70 15, 50 18'),
    over:
      smile +
      strokes(TEAL, 3.4, '41 37, 42 50, 41 62|59 37, 58 50, 59 62') +
      limb(BROWN, [76, 46], 2.6, [82, 98], 2.2) +
      dot(BROWN, 76, 46, 3),
  }),
  'scuba-diver':
    limb(INK, [60, 52], 13, [84, 66], 9) +
    limb(INK, [60, 46], 12, [86, 48], 8) +
    blob(GOLD, '82 62, 98 66, 100 80, 90 76, 82 71') +
    blob(GOLD, '85 43, 99 38, 100 52, 92 52, 85 52') +
    limb(GREY, [38, 26], 12, [62, 38], 12) +
    limb(INK, [32, 42], 19, [62, 50], 16) +
    limb(INK, [36, 48], 8, [18, 68], 6, 4) +
    dot(LIGHT_SKIN, 17, 70, 4) +
    oval(LIGHT_SKIN, 22, 34, 12, 13) +
    blob(INK, '22 20, 34 24, 36 36, 31 46, 27 34, 18 25') +
    blob(TEAL, '8 29, 22 27, 26 33, 22 40, 9 39') +
    curve(INK, 2.2, '14 44, 28 50, 40 34') +
    oval(INK, 14, 44, 4, 3) +
    dots('#a9cbe3', 4, '6 16, 14 6') +
    dots('#a9cbe3', 2.6, '16 17, 5 5'),
  'figure-skater':
    limb(LIGHT_SKIN, [50, 56], 8, [88, 40], 5, 4) +
    blob('#fbf6ea', '85 36, 94 33, 96 40, 88 45') +
    line(GREY, 2, 'M96 30L97 44') +
    limb(LIGHT_SKIN, [48, 58], 8, [46, 88], 5.5) +
    blob('#fbf6ea', '42 86, 49 85, 50 94, 38 95') +
    line(GREY, 2.2, 'M34 98H54') +
    blob('#8d5c9c', '40 44, 54 42, 70 54, 66 62, 50 60, 34 66, 30 60') +
    limb('#8d5c9c', [44, 30], 12, [48, 50], 11) +
    limb('#8d5c9c', [40, 32], 5, [14, 26], 4, -3) +
    limb('#8d5c9c', [50, 32], 5, [74, 20], 4, 3) +
    dots(LIGHT_SKIN, 3, '11 25, 77 18') +
    oval(BROWN, 46, 13, 10.5, 10) +
    dot(BROWN, 55, 5, 4.6) +
    oval(LIGHT_SKIN, 42, 16, 8, 9) +
    dot(INK, 38, 15, 1.3) +
    blob(BROWN, '36 10, 44 4, 54 8, 52 15, 44 11') +
    dots(CREAM, 1.5, '44 36, 47 44, 40 58, 52 56'),
  lifeguard: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: TAN_SKIN,
    shoes: TAN_SKIN,
    skin: TAN_SKIN,
    hair: GOLD,
    over:
      body(RED, 'M36 62H64L67 80H52L50 74L48 80H33Z') +
      body(CREAM, 'M47 44H53V49H58V55H53V60H47V55H42V49H47Z') +
      body(INK, 'M39.500 20H48.500Q48 26 44 26Q40 26 39.500 20ZM51.500 20H60.500Q60 26 56 26Q52 26 51.500 20Z') +
      ring('#d9812f', 80, 68, 15, 8) +
      strokes(CREAM, 4, '80 54, 80 59|80 77, 80 82|66 68, 71 68|89 68, 94 68') +
      smile,
  }),
  cheerleader: drawFigure({
    coat: '#2d5fa6',
    cut: 'skirt',
    legs: DARK_SKIN,
    shoes: '#fbf6ea',
    skin: DARK_SKIN,
    hair: INK,
    arms: 'up',
    behind: bun(INK),
    over:
      smile +
      rays(GOLD, 19, 16, 17, 10, 15) +
      rays(GOLD, 81, 16, 17, 10, 15) +
      strokes(CREAM, 2.6, '39 48, 50 55, 61 48') +
      line(CREAM, 2.6, 'M27 76Q50 84 73 76'),
  }),
}
