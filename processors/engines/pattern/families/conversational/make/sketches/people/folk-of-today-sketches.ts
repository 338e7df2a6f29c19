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
}
