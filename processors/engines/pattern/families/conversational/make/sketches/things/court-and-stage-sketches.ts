import { drawFigure } from '../people/figure.ts'
import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const STEEL = '#a3adb8'
const LIGHT_SKIN = '#f0cfae'
const TAN_SKIN = '#c98f63'
const DARK_SKIN = '#8a5a3c'

const crown = body(GOLD, 'M38 13L37 1L44 7L50 0L56 7L63 1L62 13Z')
const ruff = body(CREAM, 'M35 36Q50 30 65 36L60 44Q50 38 40 44Z')

/** Courts, castles, stages and old times. */
export const courtAndStageSketches: Readonly<Record<string, string>> = {
  knight: drawFigure({
    coat: STEEL,
    cut: 'jacket',
    legs: '#7b8794',
    shoes: '#7b8794',
    skin: '#7b8794',
    arms: 'down',
    behind: limb('#7b8794', [78, 66], 3, [84, 18], 3.4),
    hat:
      body(STEEL, 'M37 12Q50 2 63 12L63 33Q50 40 37 33Z') +
      body(INK, 'M40 20H60V24H52V32H48V24H40Z') +
      blob(RED, '49 7, 52 -1, 66 -2, 72 8, 62 6, 54 9'),
    over:
      body(RED, 'M39 38H61L60 68Q50 72 40 68Z') +
      body(GOLD, 'M48 42H52V48H58V52H52V62H48V52H42V48H48Z') +
      blob(NAVY, '14 44, 34 44, 34 60, 24 74, 14 60') +
      body(GOLD, 'M22 46H26V54H32V58H26V69H22V58H16V54H22Z') +
      body(GOLD, 'M72 60H84V64H72Z'),
  }),
  king: drawFigure({
    coat: RED,
    cut: 'robe',
    skin: LIGHT_SKIN,
    hair: '#8a6440',
    behind: body('#7d2830', 'M34 36L18 97H82L66 36Z'),
    hat: crown,
    over:
      body(CREAM, 'M34 36Q50 30 66 36L60 47L54 44L54 96H46L46 44L40 47Z') +
      blob('#8a6440', '40 26, 45 30, 55 30, 60 26, 58 38, 50 46, 42 38') +
      dots(INK, 1.4, '42 40, 58 40, 50 60, 50 76'),
  }),
  queen: drawFigure({
    coat: '#6d4a8c',
    cut: 'robe',
    skin: LIGHT_SKIN,
    hair: '#8a5a36',
    hat: crown + dots(RED, 1.6, '44 10, 50 10, 56 10'),
    over:
      ruff +
      body(CREAM, 'M46 56H54L60 96H40Z') +
      dots(GOLD, 1.8, '50 62, 50 72, 50 82') +
      line(GOLD, 2.4, 'M36 55Q50 59 64 55'),
  }),
  prince: drawFigure({
    coat: '#3f6f9a',
    cut: 'jacket',
    legs: CREAM,
    shoes: '#7a4e2d',
    skin: TAN_SKIN,
    hair: INK,
    behind: body(RED, 'M36 37L24 84L60 80L64 37Z'),
    hat: body(GOLD, 'M40 12L39 5L45 8L50 3L55 8L61 5L60 12Z'),
    over: strokes(GOLD, 2, '43 44, 57 44|43 50, 57 50|43 56, 57 56') + line(GOLD, 3, 'M37 63H63'),
  }),
  princess: drawFigure({
    coat: '#e08a9b',
    cut: 'robe',
    skin: LIGHT_SKIN,
    hair: GOLD,
    behind: blob(GOLD, '38 18, 62 18, 67 46, 58 54, 42 54, 33 46'),
    hat: body('#c9a2dd', 'M40 12L52 -6L61 13Q50 7 40 12Z') + curve(CREAM, 3, '52 -4, 68 4, 72 24, 80 34'),
    over:
      body('#f6d5da', 'M46 54H54L62 96H38Z') +
      dots('#e08a9b', 2, '50 66, 46 80, 54 80') +
      line(GOLD, 2.4, 'M37 53Q50 57 63 53'),
  }),
  matador: drawFigure({
    coat: NAVY,
    cut: 'jacket',
    legs: NAVY,
    shoes: INK,
    skin: TAN_SKIN,
    hair: INK,
    arms: 'out',
    behind:
      blob(RED, '76 42, 98 40, 95 60, 99 82, 82 90, 64 84, 70 66') +
      blob('#8f2c30', '82 48, 92 46, 88 66, 90 82, 80 84, 84 64'),
    hat: body(INK, 'M37 13Q40 3 50 5Q60 3 63 13Q66 12 67 16Q50 12 33 16Q34 12 37 13Z'),
    over:
      body(CREAM, 'M45 35H55L53 60H47Z') +
      body(RED, 'M49 38H51L52 52L50 55L48 52Z') +
      strokes(GOLD, 2.4, '39 39, 41 62|61 39, 59 62|40 70, 39 86|60 70, 61 86|26 46, 32 44|74 46, 68 44') +
      body('#d9848f', 'M38 82H47V90H38ZM53 82H62V90H53Z'),
  }),
  'flamenco-dancer': drawFigure({
    coat: RED,
    cut: 'robe',
    skin: TAN_SKIN,
    hair: INK,
    arms: 'up',
    hat: oval(INK, 50, 7, 6, 5) + dot(RED, 60, 13, 4.5) + dot('#8f2c30', 60, 13, 1.8),
    over:
      blob(RED, '34 74, 66 74, 84 92, 74 98, 64 92, 50 98, 36 92, 26 98, 16 92') +
      strokes(
        INK,
        2.6,
        '36 70, 44 75, 50 71, 56 75, 64 70|28 82, 40 88, 50 83, 60 88, 72 82|20 92, 34 97, 50 93, 66 97, 80 92',
      ) +
      dots(CREAM, 1.8, '44 44, 56 44, 50 52, 44 60, 56 60'),
  }),
  jester: drawFigure({
    coat: '#6d4a8c',
    cut: 'jacket',
    legs: GOLD,
    shoes: '#6d4a8c',
    skin: LIGHT_SKIN,
    arms: 'out',
    hat:
      blob('#6d4a8c', '50 6, 42 12, 37 18, 32 14, 22 20, 18 12, 30 2, 44 4') +
      blob(RED, '50 6, 58 12, 63 18, 68 14, 78 20, 82 12, 70 2, 56 4') +
      dots(GOLD, 3.2, '18 20, 82 20'),
    over: body(GOLD, 'M50 36L63 38L62 66H50Z') + body(RED, 'M34 36L40 45L45 37L50 46L55 37L60 45L66 36L58 33H42Z'),
  }),
  pharaoh: drawFigure({
    coat: CREAM,
    cut: 'skirt',
    legs: TAN_SKIN,
    shoes: GOLD,
    skin: TAN_SKIN,
    hat:
      blob(NAVY, '50 6, 64 12, 68 30, 70 50, 60 50, 60 26, 50 14, 40 26, 40 50, 30 50, 32 30, 36 12') +
      strokes(GOLD, 2, '37 18, 33 26|36 30, 32 34|35 40, 31 44|63 18, 67 26|64 30, 68 34|65 40, 69 44') +
      blob(GOLD, '47 9, 50 1, 53 9, 50 14'),
    over:
      body(GOLD, 'M38 37Q50 52 62 37L57 34Q50 40 43 34Z') +
      body(NAVY, 'M46 56H54L56 80H44Z') +
      line(GOLD, 3, 'M39 55H61') +
      body(NAVY, 'M48 33H52V40H48Z'),
  }),
  gladiator: drawFigure({
    coat: '#9a5a36',
    cut: 'skirt',
    legs: TAN_SKIN,
    shoes: '#7a4e2d',
    skin: TAN_SKIN,
    hat: body(GOLD, 'M38 26Q36 9 50 9Q64 9 62 26L57 18H43Z') + blob(RED, '34 14, 40 2, 54 0, 66 8, 66 16, 56 8, 44 8'),
    over:
      strokes(GOLD, 2.4, '38 56, 62 56|40 62, 38 78|46 62, 45 80|54 62, 55 80|60 62, 62 78') +
      dot(GOLD, 22, 56, 14) +
      dot(RED, 22, 56, 9) +
      dot(GOLD, 22, 56, 3.4),
  }),
  ninja: drawFigure({
    coat: '#33384a',
    cut: 'jacket',
    legs: '#33384a',
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: '#33384a',
    arms: 'up',
    behind: limb(STEEL, [80, 26], 3, [90, 2], 1.6),
    hat:
      body('#33384a', 'M38 22Q37 9 50 9Q63 9 62 22L61 18H39ZM39 26H61Q60 36 50 36Q40 36 39 26Z') +
      curve(RED, 4, '40 15, 62 15, 74 22'),
    over: line(RED, 4.6, 'M37 58H63') + strokes(INK, 2, '43 36, 56 56|57 36, 50 46'),
  }),
  viking: drawFigure({
    coat: '#7a5236',
    cut: 'jacket',
    legs: NAVY,
    shoes: '#55392a',
    skin: LIGHT_SKIN,
    hair: '#c9702f',
    behind: limb('#8a6440', [76, 84], 3, [76, 28], 3) + blob(STEEL, '74 28, 86 22, 92 34, 86 46, 74 40'),
    hat:
      body(STEEL, 'M37 19Q38 5 50 5Q62 5 63 19Z') +
      blob(CREAM, '38 14, 28 14, 24 2, 28 4, 32 9, 39 9') +
      blob(CREAM, '62 14, 72 14, 76 2, 72 4, 68 9, 61 9'),
    over:
      blob('#c9702f', '39 25, 45 29, 55 29, 61 25, 59 42, 50 50, 41 42') +
      line(GOLD, 3, 'M37 61H63') +
      dot(RED, 24, 58, 13) +
      dot(GOLD, 24, 58, 4),
  }),
  monk: drawFigure({
    coat: '#7a5638',
    cut: 'robe',
    skin: LIGHT_SKIN,
    hair: '#5a3f2b',
    hat: oval(LIGHT_SKIN, 50, 10, 7.5, 4),
    over:
      line(CREAM, 2.8, 'M36 60Q50 64 64 60') +
      line(CREAM, 2.2, 'M54 62L57 82') +
      body('#5f432c', 'M35 36Q50 48 65 36L61 33Q50 41 39 33Z'),
  }),
  nun: drawFigure({
    coat: INK,
    cut: 'robe',
    skin: LIGHT_SKIN,
    behind: blob(INK, '50 5, 63 12, 69 50, 31 50, 37 12'),
    hat: body(CREAM, 'M37 34Q33 6 50 6Q67 6 63 34Q61 14 50 14Q39 14 37 34Z'),
    over:
      curve(RED, 1.7, '47 28.5, 50 29.8, 53 28.5') +
      body(CREAM, 'M36 31Q50 52 64 31Q56 37 50 37Q44 37 37 33Z') +
      body(GOLD, 'M49 52H51V56H55V58H51V66H49V58H45V56H49Z'),
  }),
  genie: drawFigure({
    coat: '#3f8f9a',
    cut: 'robe',
    skin: '#6fb7c0',
    arms: 'out',
    hat: blob(RED, '38 14, 42 4, 50 1, 58 4, 62 14, 50 11') + dot(GOLD, 50, 9, 3.4) + leaf(CREAM, 50, 6, -1.4, 11, 3),
    over: body(GOLD, 'M36 52H64V58H36Z') + body(RED, 'M38 36L46 52H38ZM62 36L54 52H62Z'),
  }),
  'hula-girl': drawFigure({
    coat: '#a9873f',
    cut: 'skirt',
    legs: DARK_SKIN,
    shoes: DARK_SKIN,
    skin: DARK_SKIN,
    hair: INK,
    arms: 'out',
    behind: blob(INK, '38 16, 62 16, 67 46, 60 54, 40 54, 33 46'),
    hat: dots('#e0718a', 3, '42 11, 50 9, 58 11'),
    over:
      blob(DARK_SKIN, '38 37, 62 37, 60 54, 40 54') +
      dots('#e0718a', 3.4, '40 40, 43 46, 50 49, 57 46, 60 40') +
      strokes('#7f6228', 2, '42 58, 33 80|47 58, 43 83|53 58, 57 83|58 58, 67 80'),
  }),
}
