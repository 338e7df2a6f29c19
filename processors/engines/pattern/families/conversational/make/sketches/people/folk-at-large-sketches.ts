import { blob, body, curve, dot, dots, limb, line, rays, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, GOLD, GREY, INK, LIGHT_SKIN, NAVY, RED, smile, TAN_SKIN, TEAL } from './folk-colours.ts'

const STEEL = '#8f98a3'

/** People of the wicket, the wedding, the workshop and the rodeo, and those who come at night. */
export const folkAtLargeSketches: Readonly<Record<string, string>> = {
  cricketer: drawFigure({
    coat: CREAM,
    cut: 'jacket',
    legs: CREAM,
    skin: TAN_SKIN,
    hair: BROWN,
    behind: limb('#c79a5c', [84, 96], 9, [78, 58], 7) + limb(INK, [77, 58], 3.4, [74, 46], 3.4),
    hat: body(NAVY, 'M38 15Q38 4 50 4Q62 4 62 15L30 17Q31 13 38 13Z'),
    over:
      smile +
      strokes(NAVY, 2.4, '42 35, 50 46, 58 35|37 63, 63 63') +
      strokes(GREY, 1.6, '38 74, 47 74|38 81, 47 81|53 74, 62 74|53 81, 62 81'),
  }),
  groom: drawFigure({
    coat: INK,
    cut: 'jacket',
    legs: GREY,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: body(INK, 'M41 12L40 -1H60L59 12H66V15.500H34V12Z'),
    over:
      smile +
      body(CREAM, 'M43 35L50 56L57 35L54 32H46Z') +
      body(RED, 'M50 39L44 35.500V43.500ZM50 39L56 35.500V43.500Z') +
      dot(RED, 62, 45, 3.2),
  }),
  welder: drawFigure({
    coat: '#5f6f82',
    cut: 'jacket',
    legs: NAVY,
    shoes: BROWN,
    skin: TAN_SKIN,
    arms: 'out',
    hat: blob(INK, '37 22, 38 6, 50 2, 62 6, 63 22, 60 36, 50 40, 40 36') + body(GOLD, 'M42 17H58V25H42Z'),
    over:
      body('#a8643a', 'M40 46H60L63 84H37Z') +
      limb(INK, [84, 52], 4, [92, 62], 3) +
      rays(GOLD, 93, 70, 13, 4.5, 8) +
      rays(CREAM, 93, 70, 6, 2.4, 6),
  }),
  mariachi: drawFigure({
    coat: INK,
    cut: 'jacket',
    legs: INK,
    skin: TAN_SKIN,
    hair: INK,
    hat:
      blob(RED, '12 15, 20 9, 38 10, 42 -3, 50 -6, 58 -3, 62 10, 80 9, 88 15, 76 20, 50 17, 24 20') +
      strokes(GOLD, 2.4, '14 15, 32 15.5, 50 13, 68 15.5, 86 15|41 4, 50 6, 59 4'),
    over:
      strokes(INK, 2.6, '44 28.5, 50 26.5, 56 28.5') +
      body(RED, 'M50 38L42 33V44ZM50 38L58 33V44Z') +
      dots(GOLD, 1.6, '38 72, 38 79, 38 86, 62 72, 62 79, 62 86') +
      limb('#5a3a26', [44, 58], 4, [92, 34], 3.4) +
      blob('#c07a38', '22 62, 26 50, 36 50, 43 55, 52 50, 58 56, 54 68, 44 70, 36 78, 26 76') +
      dot(INK, 40, 62, 5),
  }),
  cowgirl: drawFigure({
    coat: '#c9566b',
    cut: 'skirt',
    legs: LIGHT_SKIN,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: '#b5763a',
    behind:
      limb('#b5763a', [39, 20], 7, [31, 42], 5) +
      limb('#b5763a', [61, 20], 7, [69, 42], 5) +
      ring('#d9a441', 12, 34, 13, 10.6),
    hat: blob('#a8643a', '24 13, 32 15, 40 11, 42 1, 50 3, 58 1, 60 11, 68 15, 76 13, 70 19, 50 16, 30 19'),
    over:
      smile +
      blob(TEAL, '40 34, 50 37, 60 34, 50 48') +
      line(BROWN, 3.4, 'M39 55Q50 58 61 55') +
      dots('#d9a441', 2.2, '50 56.5') +
      strokes(CREAM, 2, '28 80, 33 74, 38 81, 44 75, 50 82, 56 75, 62 81, 67 74, 72 80'),
  }),
  scout: drawFigure({
    coat: '#a98a55',
    cut: 'jacket',
    legs: '#4f6b4c',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    behind: limb(BROWN, [78, 98], 3, [74, 28], 3),
    hat: blob('#4f6b4c', '28 15, 38 13, 42 3, 50 0, 58 3, 62 13, 72 15, 62 18, 38 18'),
    over: smile + body(RED, 'M40 34L50 52L60 34L55 33L50 38L45 33Z') + dots(GOLD, 2.2, '60 50, 60 56'),
  }),
  zombie: drawFigure({
    coat: '#6b5a78',
    cut: 'jacket',
    legs: '#4a5560',
    skin: '#9dbb7f',
    hair: INK,
    arms: 'out',
    over:
      curve(INK, 2.2, '45 29, 48 27.5, 50 29.5, 52 27.5, 55 29') +
      dots(CREAM, 3.2, '46 22, 54.5 21') +
      dots(INK, 1.5, '46.500 22, 54 21') +
      strokes('#9dbb7f', 3, '42 46, 47 52, 43 58|58 44, 55 50') +
      strokes(INK, 1.5, '56 14, 60 18|57 18, 60 14'),
  }),
  'san-francisco-cable-car':
    body(STEEL, 'M2 92H98V96H2Z') +
    body(RED, 'M8 58H92L90 84H10Z') +
    body('#7a4a2c', 'M12 22H18V60H12ZM34 22H39V60H34ZM61 22H66V60H61ZM82 22H88V60H82Z') +
    body(CREAM, 'M6 12Q50 4 94 12L96 22H4Z') +
    body(GOLD, 'M6 22H94V26H6ZM10 66H90V69.500H10Z') +
    body(INK, 'M18 84H82V89H18Z') +
    dots(INK, 6.4, '28 90, 72 90') +
    body(GOLD, 'M42 72H58V81H42Z'),
}
