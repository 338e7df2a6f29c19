import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, DARK_SKIN, GOLD, INK, LIGHT_SKIN, NAVY, RED, TAN_SKIN } from './folk-colours.ts'

const DENIM = '#4f6f96'
const STRAW = '#dcb765'

const strawHat =
  oval(STRAW, 50, 13, 21, 4.6) + blob(STRAW, '39 13, 42 3, 50 1, 58 3, 61 13') + line(RED, 2.6, 'M39 11Q50 14 61 11')

/** People by what they do. */
export const folkAtWorkSketches: Readonly<Record<string, string>> = {
  cowboy: drawFigure({
    coat: '#a8483a',
    cut: 'jacket',
    legs: DENIM,
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: BROWN,
    behind: ring(STRAW, 82, 58, 13, 10.5),
    hat: blob(BROWN, '26 15, 38 12, 41 2, 50 5, 59 2, 62 12, 74 15, 62 19, 38 19'),
    over:
      body(BROWN, 'M39 38L46 38L47 64H38ZM61 38L54 38L53 64H62Z') +
      body(GOLD, 'M41 36L50 47L59 36L50 39Z') +
      rays(GOLD, 42, 48, 3.6, 1.6, 5) +
      line(GOLD, 2.6, 'M37 65H63'),
  }),
  sailor: drawFigure({
    coat: CREAM,
    cut: 'jacket',
    legs: NAVY,
    skin: LIGHT_SKIN,
    hair: '#b5702f',
    hat: body(NAVY, 'M38 13H62V17H38Z') + body('#fbf6ea', 'M38 12Q37 5 50 5Q63 5 62 12Z') + dot(RED, 50, 4, 2.4),
    over:
      strokes(NAVY, 2.6, '37 48, 63 48|37 55, 63 55|37 62, 63 62') +
      body(NAVY, 'M36 35L50 49L64 35L58 33H42Z') +
      body(RED, 'M47 45H53L55 56L50 52L45 56Z'),
  }),
  fisherman: drawFigure({
    coat: '#e0b03c',
    cut: 'coat',
    legs: NAVY,
    shoes: NAVY,
    skin: LIGHT_SKIN,
    behind:
      limb(BROWN, [76, 68], 2.6, [92, 4], 1.6) +
      line(INK, 1, 'M92 4L95 44') +
      blob('#6f95a8', '95 44, 99 52, 96 62, 99 68, 91 68, 93 60, 91 52'),
    hat: blob('#e0b03c', '30 19, 38 14, 42 4, 50 2, 58 4, 62 14, 70 19, 50 17'),
    over: blob(CREAM, '40 26, 45 30, 55 30, 60 26, 58 38, 50 43, 42 38') + dots(INK, 1.7, '50 52, 50 60, 50 68'),
  }),
  farmer: drawFigure({
    coat: DENIM,
    cut: 'jacket',
    legs: DENIM,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    behind:
      limb(BROWN, [78, 94], 3, [78, 34], 3) +
      strokes('#8f98a3', 2.4, '72 18, 72 32|78 16, 78 34|84 18, 84 32|72 32, 84 32'),
    hat: strawHat,
    over:
      body(RED, 'M39 35L61 35L64 46H60L58 38H42L40 46H36ZM25 44L37 39L39 50L28 60ZM75 44L63 39L61 50L72 60Z') +
      body(DENIM, 'M41 46H59V62H41Z') +
      strokes(DENIM, 3, '42 36, 43 48|58 36, 57 48') +
      dots(GOLD, 1.7, '43 48, 57 48'),
  }),
  gardener: drawFigure({
    coat: '#7c9a6b',
    cut: 'skirt',
    legs: CREAM,
    shoes: '#3f6f52',
    skin: DARK_SKIN,
    hair: INK,
    hat: strawHat,
    over:
      body(CREAM, 'M42 42H58L60 78Q50 82 40 78Z') +
      leaf('#3f6f52', 78, 66, -1.9, 16, 4) +
      leaf('#3f6f52', 79, 66, -1.2, 14, 4) +
      dots(RED, 3.4, '73 50, 85 52, 79 46') +
      line(RED, 2, 'M45 62H55V70H45Z'),
  }),
  nurse: drawFigure({
    coat: '#7fb0c9',
    cut: 'skirt',
    legs: CREAM,
    shoes: '#fbf6ea',
    skin: DARK_SKIN,
    hair: INK,
    hat: body('#fbf6ea', 'M40 12L42 3H58L60 12Q50 8 40 12Z') + body(RED, 'M49 4H51V6H53V8H51V10H49V8H47V6H49Z'),
    over:
      body('#fbf6ea', 'M42 42H58L59 79Q50 83 41 79Z') +
      body(RED, 'M48.6 46H51.4V49.6H55V52.4H51.4V56H48.6V52.4H45V49.6H48.6Z') +
      body('#fbf6ea', 'M41 36L50 44L59 36L55 33H45Z'),
  }),
  doctor: drawFigure({
    coat: '#fbf6ea',
    cut: 'coat',
    legs: NAVY,
    skin: TAN_SKIN,
    hair: '#5a3f2b',
    over:
      body('#7fb0a8', 'M43 35L50 58L57 35Z') +
      strokes(INK, 1.9, '43 36, 42 50, 46 57|57 36, 58 48') +
      dot('#8f98a3', 46, 59, 3) +
      ring(INK, 45.6, 23, 4, 3) +
      ring(INK, 54.4, 23, 4, 3) +
      line('#c9c2b4', 1.8, 'M50 60V77') +
      line('#c9c2b4', 1.8, 'M56 66H63'),
  }),
  firefighter: drawFigure({
    coat: RED,
    cut: 'coat',
    legs: NAVY,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: blob(GOLD, '34 19, 39 13, 41 5, 50 2, 59 5, 61 13, 66 19, 50 16') + body(RED, 'M46 6H54V12L50 15L46 12Z'),
    over:
      strokes(GOLD, 3, '36 54, 64 54|33 66, 67 66') +
      line(INK, 1.4, 'M50 37V77') +
      strokes(GOLD, 2.6, '28 55, 34 58|72 55, 66 58'),
  }),
  policeman: drawFigure({
    coat: '#34466b',
    cut: 'jacket',
    legs: '#34466b',
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat:
      body(INK, 'M38 15Q50 11 62 15V19Q50 15 38 19Z') +
      blob('#34466b', '37 14, 34 7, 42 3, 50 2, 58 3, 66 7, 63 14, 50 11') +
      rays(GOLD, 50, 8, 3.6, 1.6, 6),
    over:
      rays(GOLD, 57, 45, 4, 2, 6) +
      dots(GOLD, 1.6, '50 42, 50 49, 50 56') +
      line(INK, 3.2, 'M37 64H63') +
      body(GOLD, 'M47 62H53V67H47Z'),
  }),
  guardsman: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: INK,
    skin: LIGHT_SKIN,
    hat:
      blob(INK, '37 19, 35 4, 42 -5, 50 -7, 58 -5, 65 4, 63 19, 50 15') +
      curve(GOLD, 1.4, '40 20, 44 30, 50 33, 56 30, 60 20'),
    over:
      dots(GOLD, 1.8, '50 42, 50 48, 50 54, 50 60') +
      line(CREAM, 4, 'M37 64H63') +
      body(GOLD, 'M47 62H53V67H47Z') +
      body(INK, 'M41 34H59V38H41Z'),
  }),
  soldier: drawFigure({
    coat: '#6d7446',
    cut: 'jacket',
    legs: '#6d7446',
    shoes: '#3a3a2c',
    skin: TAN_SKIN,
    hat: blob('#4f5634', '35 19, 37 8, 44 3, 50 2, 56 3, 63 8, 65 19, 50 16'),
    over:
      line('#4f5634', 3.6, 'M37 62H63') +
      strokes('#4f5634', 2.4, '40 37, 58 62|60 37, 42 62') +
      dots('#4f5634', 3.4, '42 74, 59 80, 31 54, 68 50'),
  }),
  chef: drawFigure({
    coat: '#fbf6ea',
    cut: 'jacket',
    legs: '#4a5563',
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat:
      blob('#fbf6ea', '39 14, 38 7, 32 2, 38 -5, 46 -5, 50 -7, 56 -5, 64 -4, 67 2, 61 7, 61 14') +
      line('#cfc6b4', 1.8, 'M39 13H61'),
    over:
      body(RED, 'M42 35L50 43L58 35L54 33H46Z') +
      dots(INK, 1.6, '46 48, 46 55, 46 62, 54 48, 54 55, 54 62') +
      curve(BROWN, 2.2, '44 29, 47 28, 50 29, 53 28, 56 29') +
      limb(BROWN, [80, 68], 2.6, [86, 46], 2.6) +
      oval(BROWN, 87, 41, 4, 6, 15),
  }),
}
