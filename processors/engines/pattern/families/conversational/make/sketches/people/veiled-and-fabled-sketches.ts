import { blob, body, curve, dots, limb, line, oval, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, DARK_SKIN, GOLD, INK, LIGHT_SKIN, NAVY, RED, smile, TAN_SKIN, TEAL } from './folk-colours.ts'

const [ROSE, TERRACOTTA, OCHRE] = ['#d77f86', '#b8603f', '#d6a04a'] as const
const [HIDE, DEEP_HIDE] = ['#8a5a38', '#5f3c26'] as const

/** People by what covers their heads and shoulders, and those who are half beast. */
export const veiledAndFabledSketches: Readonly<Record<string, string>> = {
  'headscarf-woman': drawFigure({
    coat: TERRACOTTA,
    cut: 'robe',
    skin: DARK_SKIN,
    over:
      blob(OCHRE, '37 20, 36 8, 42 -1, 52 -5, 62 0, 66 9, 63 20, 58 13, 50 11, 42 13') +
      blob(TEAL, '58 2, 66 -8, 78 -4, 74 6, 64 8') +
      strokes(TERRACOTTA, 2.2, '40 8, 50 4, 62 7|39 14, 50 9, 61 13') +
      dots(GOLD, 2.4, '38.500 28, 61.500 28') +
      strokes(OCHRE, 3.4, '40 44, 50 48, 60 44') +
      strokes(CREAM, 2.6, '36 66, 42 62, 48 66, 54 62, 60 66, 65 62') +
      strokes(OCHRE, 3, '33 78, 50 82, 67 78') +
      strokes(CREAM, 2.6, '30 88, 37 84, 44 88, 51 84, 58 88, 65 84, 71 88'),
  }),
  'pot-carrier': drawFigure({
    coat: NAVY,
    cut: 'robe',
    skin: DARK_SKIN,
    arms: 'up',
    over:
      blob(RED, '37 20, 36 10, 42 4, 50 3, 58 4, 64 10, 63 20, 57 14, 50 12, 43 14') +
      blob('#b9783a', '34 0, 36 -16, 44 -22, 56 -22, 64 -16, 66 0, 58 5, 42 5') +
      body('#8f5526', 'M42 -27H58L56 -21H44Z') +
      strokes(CREAM, 2.2, '35 -8, 42 -5, 50 -8, 58 -5, 65 -8') +
      strokes(OCHRE, 3, '38 42, 50 47, 62 42') +
      strokes(OCHRE, 2.8, '35 64, 42 60, 50 64, 58 60, 66 64|32 76, 50 80, 68 76|29 88, 40 84, 50 88, 60 84, 71 88'),
  }),
  'hijab-woman': drawFigure({
    coat: '#b9657a',
    cut: 'robe',
    skin: TAN_SKIN,
    over:
      body(
        TEAL,
        'M50 4C34 4 32 18 34 30C34 38 30 44 31 52C44 60 60 60 70 51C69 44 66 38 66 30C68 18 66 4 50 4ZM50 11.500C58 11.500 60.500 18 60 24C59.500 31 55 34 50 34C45 34 40.500 31 40 24C39.500 18 42 11.500 50 11.500Z',
      ) +
      strokes('#2c6061', 1.8, '36 42, 46 49, 60 46|35 48, 48 55, 66 49') +
      strokes(CREAM, 2.2, '32 80, 50 84, 68 80|30 88, 50 92, 70 88'),
  }),
  'sari-woman': drawFigure({
    coat: '#b83a5a',
    cut: 'robe',
    skin: TAN_SKIN,
    hair: INK,
    behind: oval(INK, 50, 8, 9, 8),
    over:
      smile +
      dots(RED, 1.7, '50 17.500') +
      blob(OCHRE, '34 36, 44 34, 56 48, 64 66, 70 96, 58 97, 52 74, 42 54, 34 46') +
      strokes('#b83a5a', 2, '38 40, 52 54, 60 74, 64 94') +
      dots(CREAM, 1.8, '40 70, 34 82, 46 84, 40 92') +
      strokes(OCHRE, 3.4, '27 93, 40 96, 54 96'),
  }),
  geisha: drawFigure({
    coat: '#4d6f96',
    cut: 'robe',
    skin: '#f3e3d3',
    behind:
      blob(INK, '34 22, 30 12, 36 2, 44 -2, 50 -8, 56 -2, 64 2, 70 12, 66 22, 60 28, 40 28') +
      limb('#4d6f96', [36, 42], 17, [20, 66], 24) +
      limb('#4d6f96', [64, 42], 17, [80, 66], 24),
    over:
      body(INK, 'M39 20Q37 8 50 7Q63 8 61 20Q58 13 50 13Q42 13 39 20Z') +
      dots(RED, 2, '50 29') +
      dots(ROSE, 4, '64 4, 69 9, 61 9') +
      dots(GOLD, 1.8, '65 7') +
      line(GOLD, 2, 'M30 0L40 8') +
      body(CREAM, 'M41 35L50 47L59 35L62 38L52 54H48L38 38Z') +
      body(RED, 'M35 53H65L66 66H34Z') +
      line(GOLD, 2.6, 'M34 60H66') +
      dots(CREAM, 3.2, '22 62, 79 62, 40 78, 58 86, 34 90, 66 74') +
      dots(ROSE, 1.4, '22 62, 79 62, 40 78, 58 86, 34 90, 66 74'),
  }),
  'lady-in-hat': drawFigure({
    coat: '#c2415a',
    cut: 'skirt',
    legs: LIGHT_SKIN,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat:
      blob('#e8d3a0', '14 14, 28 7, 50 5, 72 7, 86 14, 80 19, 62 15, 50 14, 38 15, 20 19') +
      blob('#e8d3a0', '37 10, 39 -2, 50 -6, 61 -2, 63 10, 50 12') +
      line('#c2415a', 4, 'M38 8Q50 11 62 8') +
      dots(CREAM, 3.4, '62 3, 67 7, 61 9'),
    over:
      dots(RED, 1.9, '50 29') +
      strokes(INK, 3.4, '40 53, 50 55, 60 53') +
      dots(CREAM, 1.9, '45 38, 50 40, 55 38') +
      dots(CREAM, 2, '40 64, 50 62, 60 64, 34 74, 45 74, 56 74, 66 74'),
  }),
  minotaur: drawFigure({
    coat: HIDE,
    cut: 'jacket',
    legs: DEEP_HIDE,
    shoes: INK,
    skin: HIDE,
    arms: 'out',
    head:
      blob(CREAM, '36 14, 24 12, 16 2, 20 -8, 24 2, 34 6') +
      blob(CREAM, '64 14, 76 12, 84 2, 80 -8, 76 2, 66 6') +
      blob(DEEP_HIDE, '34 18, 26 16, 22 22, 30 26') +
      blob(DEEP_HIDE, '66 18, 74 16, 78 22, 70 26') +
      blob(HIDE, '50 4, 62 8, 66 18, 62 28, 60 36, 50 40, 40 36, 38 28, 34 18, 38 8') +
      oval('#d8b08c', 50, 34, 10, 7) +
      dots(INK, 1.6, '46 34, 54 34') +
      dots(INK, 2, '43 21, 57 21') +
      line(GOLD, 1.8, 'M46 37Q50 43 54 37'),
    over:
      body(RED, 'M34 58H66L70 74L58 70L50 76L42 70L30 74Z') +
      line(GOLD, 3.4, 'M35 58H65') +
      strokes(DEEP_HIDE, 2, '44 46, 50 49, 56 46'),
  }),
  centaur:
    blob(DEEP_HIDE, '86 54, 98 50, 106 62, 104 82, 98 94, 96 76, 90 66') +
    limb(DEEP_HIDE, [42, 70], 9, [40, 98], 6) +
    limb(DEEP_HIDE, [82, 68], 10, [86, 98], 6) +
    blob(HIDE, '28 52, 46 50, 68 52, 84 48, 92 58, 90 72, 78 76, 58 74, 40 78, 28 72') +
    limb(HIDE, [34, 68], 10, [26, 98], 6) +
    limb(HIDE, [78, 68], 11, [76, 98], 6) +
    dots(INK, 4, '26 98, 40 99, 76 98, 86 99') +
    blob(TAN_SKIN, '24 26, 34 22, 46 26, 48 40, 44 56, 30 58, 24 42') +
    limb(TAN_SKIN, [28, 30], 7, [6, 34], 5) +
    limb(TAN_SKIN, [42, 30], 7, [22, 40], 5, 4) +
    oval(TAN_SKIN, 34, 13, 8.5, 9.5) +
    blob(DEEP_HIDE, '26 12, 26 4, 34 1, 43 4, 45 14, 42 22, 40 12, 34 8') +
    dots(INK, 1.5, '30 13') +
    curve(BROWN, 3, '8 12, -2 24, 0 36, 0 46, 10 58') +
    line(CREAM, 1.4, 'M8 12L22 36L10 58'),
}
