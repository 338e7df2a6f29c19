import { blob, body, curve, dot, dots, limb, line, oval, ring, strokes } from '../sketch-marks.ts'
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

const WHITE = '#fbf6ea'

/** Hair to the shoulders, behind the head. */
const longHair = (colour: string): string => blob(colour, '36 20, 40 8, 50 5, 60 8, 64 20, 66 38, 58 42, 42 42, 34 38')
const bun = (colour: string): string => oval(colour, 50, 6, 7, 6)
const collar = body(CREAM, 'M41 35L50 44L59 35L55 32H45Z')

/** Men, women and children of every day, and those at work in a town. */
export const folkOfTodaySketches: Readonly<Record<string, string>> = {
  woman: drawFigure({
    coat: TEAL,
    cut: 'skirt',
    legs: LIGHT_SKIN,
    shoes: RED,
    skin: LIGHT_SKIN,
    hair: BROWN,
    behind: longHair(BROWN),
    over:
      smile + line(RED, 3, 'M40 53Q50 56 60 53') + dots(CREAM, 1.8, '38 66, 50 64, 62 66, 33 75, 44 76, 56 76, 67 75'),
  }),
  man: drawFigure({
    coat: NAVY,
    cut: 'jacket',
    legs: '#a98558',
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: INK,
    over: smile + collar + body(RED, 'M48.500 41H51.500L53 54L50 58L47 54Z') + line(CREAM, 1.4, 'M50 58V66'),
  }),
  girl: drawFigure({
    coat: '#d98a86',
    cut: 'skirt',
    legs: CREAM,
    shoes: RED,
    skin: LIGHT_SKIN,
    hair: '#c08a3c',
    behind:
      limb('#c08a3c', [39, 20], 6, [29, 36], 5) +
      limb('#c08a3c', [61, 20], 6, [71, 36], 5) +
      dots(RED, 3.2, '33 29, 67 29'),
    over:
      smile + body(CREAM, 'M40 36Q50 46 60 36L57 33H43Z') + dots(CREAM, 2, '50 56, 42 66, 58 66, 36 75, 50 76, 64 75'),
  }),
  boy: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: NAVY,
    shoes: CREAM,
    skin: DARK_SKIN,
    hair: INK,
    arms: 'out',
    over: smile + strokes(CREAM, 2.8, '37 46, 63 46|37 53, 63 53|37 60, 63 60'),
  }),
  granny: drawFigure({
    coat: '#8a6a94',
    cut: 'skirt',
    legs: BROWN,
    skin: TAN_SKIN,
    hair: '#b3b6bd',
    behind: bun('#b3b6bd'),
    over:
      smile +
      blob('#d7c7da', '35 36, 42 36, 50 46, 58 36, 65 36, 69 52, 60 58, 50 66, 40 58, 31 52') +
      strokes('#8a6a94', 1.6, '38 44, 50 55, 62 44|37 50, 50 61, 63 50') +
      dot(GOLD, 50, 47, 2.6) +
      strokes('#d7c7da', 2, '30 76, 42 79, 58 79, 70 76'),
  }),
  'swaddled-baby':
    blob('#9dbfc4', '50 34, 70 42, 74 66, 66 92, 50 98, 34 92, 26 66, 30 42') +
    oval(LIGHT_SKIN, 50, 28, 21, 20) +
    curve(BROWN, 2.8, '46 8, 52 4, 55 9, 50 13') +
    dots(INK, 2.2, '42 28, 58 28') +
    curve(RED, 2.2, '45 36, 50 39, 55 36') +
    dots('#e5a58f', 3.2, '35 34, 65 34') +
    strokes('#6f979d', 2.6, '32 52, 50 66, 70 56|30 70, 48 78, 70 72') +
    blob(CREAM, '36 44, 50 50, 64 44, 60 52, 50 56, 40 52'),
  teacher: drawFigure({
    coat: '#5c7f5a',
    cut: 'skirt',
    legs: BROWN,
    skin: TAN_SKIN,
    hair: INK,
    behind: bun(INK) + limb(BROWN, [76, 66], 2.4, [92, 26], 1.6),
    over:
      smile +
      ring(INK, 45.5, 23, 4, 3) +
      ring(INK, 54.5, 23, 4, 3) +
      collar +
      body(RED, 'M20 58L36 56L38 72L22 74Z') +
      line(CREAM, 2, 'M24 62L34 61'),
  }),
  builder: drawFigure({
    coat: '#e0813a',
    cut: 'jacket',
    legs: NAVY,
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: BROWN,
    behind: limb(BROWN, [76, 76], 3, [76, 42], 3) + body(GREY, 'M66 34H84L86 44H68Z'),
    hat: body('#e8c046', 'M37 16Q37 3 50 3Q63 3 63 16Z') + limb('#e8c046', [34, 16.5], 4, [66, 16.5], 4),
    over: smile + strokes('#f1e3a0', 3.4, '37 58, 63 58|42 36, 42 56|58 36, 58 56'),
  }),
  flapper: drawFigure({
    coat: TEAL,
    cut: 'coat',
    legs: LIGHT_SKIN,
    shoes: INK,
    skin: LIGHT_SKIN,
    arms: 'out',
    hair: INK,
    behind: blob(INK, '37 12, 50 6, 63 12, 66 24, 61 32, 50 34, 39 32, 34 24') + curve(INK, 2.6, '16 50, 6 44, -2 46'),
    hat:
      limb(GOLD, [38.5, 13], 4, [61.5, 13], 4) + blob(WHITE, '58 14, 62 -2, 70 -8, 72 2, 66 10') + dot(RED, 59, 13, 3),
    over:
      strokes(WHITE, 1.8, '43 35, 46 46, 50 56|57 35, 54 46, 50 56') +
      line(GOLD, 3, 'M35 58Q50 62 65 58') +
      strokes(GOLD, 2, '32 66, 36 78|40 66, 42 79|47 67, 48 80|53 67, 53 80|60 66, 59 79|67 66, 65 77') +
      dots(RED, 1.5, '-2 46, 47 29, 53 29'),
  }),
  burglar: drawFigure({
    coat: WHITE,
    cut: 'jacket',
    legs: INK,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    behind:
      blob('#a8875a', '66 52, 62 40, 72 30, 86 26, 100 36, 102 54, 92 66, 74 64') +
      strokes(BROWN, 2.4, '66 48, 72 54, 78 56'),
    hat: blob(INK, '37 16, 39 6, 50 3, 61 6, 63 16, 50 13'),
    over:
      strokes(INK, 4, '37 40, 63 40|36 49, 64 49|36 58, 64 58') +
      body(INK, 'M38.500 20H61.500V26.500H38.500Z') +
      dots(WHITE, 2, '46 23, 54 23'),
  }),
  'lederhosen-man': drawFigure({
    coat: WHITE,
    cut: 'jacket',
    legs: LIGHT_SKIN,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    behind:
      body(GOLD, 'M72 44H88V64H72Z') +
      curve(GOLD, 3, '88 48, 96 48, 95 59, 88 60') +
      blob(WHITE, '70 45, 72 38, 80 36, 88 38, 90 45'),
    hat:
      body('#4d6b52', 'M36 15L41 4H58L64 15Z') +
      limb('#4d6b52', [32, 15], 3.4, [68, 15], 3.4) +
      curve(RED, 3, '60 10, 66 4, 68 -3'),
    over:
      body(BROWN, 'M36 56H64L67 80H52L50 73L48 80H33Z') +
      strokes(BROWN, 3.6, '42 34, 42 58|58 34, 58 58|42 46, 58 46') +
      strokes(GREY, 3, '39 85, 46 85|54 85, 61 85'),
  }),
  mountie: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: NAVY,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: blob(BROWN, '24 14, 38 11, 42 -2, 50 2, 58 -2, 62 11, 76 14, 62 18, 38 18'),
    over:
      limb(BROWN, [36, 60], 4.6, [64, 60], 4.6) +
      limb(BROWN, [40, 36], 3.4, [60, 60], 3.4) +
      dots(GOLD, 1.9, '50 42, 50 50, 50 58') +
      strokes(GOLD, 2, '40 70, 39 84|60 70, 61 84') +
      limb(BROWN, [42, 84], 9, [42, 93], 9) +
      limb(BROWN, [58, 84], 9, [58, 93], 9),
  }),
}
