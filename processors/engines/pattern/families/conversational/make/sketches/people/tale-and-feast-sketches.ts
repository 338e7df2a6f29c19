import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, DARK_SKIN, GOLD, INK, LIGHT_SKIN, RED, TAN_SKIN } from './folk-colours.ts'

const DENIM = '#4f6f96'
const STRAW = '#dcb765'

/** Who is told of at firesides, feasts and on pitches. */
export const taleAndFeastSketches: Readonly<Record<string, string>> = {
  wizard: drawFigure({
    coat: '#4d4a8c',
    cut: 'robe',
    skin: LIGHT_SKIN,
    behind: limb(BROWN, [78, 96], 3, [78, 22], 3) + dot(GOLD, 78, 18, 6),
    hat:
      body('#4d4a8c', 'M36 17L48 -6L54 -4L64 17Q50 12 36 17Z') +
      rays(GOLD, 51, 6, 4, 1.8, 5) +
      oval('#4d4a8c', 50, 16, 18, 3.6),
    over:
      blob(CREAM, '39 25, 45 29, 55 29, 61 25, 60 46, 54 60, 50 66, 46 60, 40 46') +
      rays(GOLD, 36, 76, 4, 1.8, 5) +
      rays(GOLD, 62, 84, 4, 1.8, 5) +
      rays(GOLD, 60, 68, 3, 1.4, 5),
  }),
  witch: drawFigure({
    coat: '#3f3650',
    cut: 'robe',
    skin: '#b9c98f',
    hair: '#c9702f',
    behind:
      blob('#c9702f', '37 18, 63 18, 69 46, 31 46') +
      limb(BROWN, [80, 96], 2.8, [78, 30], 2.8) +
      blob(STRAW, '78 32, 72 20, 74 8, 84 8, 86 20'),
    hat:
      body('#3f3650', 'M36 15L52 -7L64 15Z') +
      oval('#3f3650', 50, 15, 22, 4.2) +
      line('#c9702f', 3.4, 'M37 12Q50 15 63 12'),
    over:
      line('#c9702f', 3, 'M36 58Q50 62 64 58') +
      rays(GOLD, 50, 60, 4, 2, 4) +
      strokes('#c9702f', 2, '30 92, 38 84, 46 92, 54 84, 62 92, 70 84'),
  }),
  vampire: drawFigure({
    coat: '#2f2b38',
    cut: 'coat',
    legs: '#2f2b38',
    skin: '#dcd8cf',
    hair: '#2f2b38',
    behind: blob(RED, '34 28, 50 38, 66 28, 84 84, 66 78, 50 86, 34 78, 16 84'),
    hat: body('#2f2b38', 'M38 22L50 16L62 22Q63 8 50 8Q37 8 38 22Z'),
    over:
      body(CREAM, 'M44 35L50 56L56 35Z') +
      body(RED, 'M44 36L50 39L56 36V42L50 39L44 42Z') +
      body('#fbf6ea', 'M46 28H54L53 32L51 29H49L47 32Z'),
  }),
  mummy: drawFigure({
    coat: '#e2d8be',
    cut: 'jacket',
    legs: '#e2d8be',
    shoes: '#e2d8be',
    skin: '#e2d8be',
    arms: 'out',
    over:
      strokes(
        '#a3957a',
        2,
        '40 15, 60 12|39 29, 61 27|37 41, 63 45|36 52, 64 49|37 60, 63 62|38 72, 47 70|38 82, 47 84|53 72, 62 74|53 84, 62 81|20 46, 26 52|28 43, 33 48|74 52, 80 46|67 48, 72 43',
      ) + dots(INK, 2.6, '46 22, 54 22'),
  }),
  elf: drawFigure({
    coat: '#3f7d4e',
    cut: 'jacket',
    legs: RED,
    shoes: '#3f7d4e',
    skin: LIGHT_SKIN,
    hair: '#b5702f',
    arms: 'up',
    behind: leaf(LIGHT_SKIN, 42, 22, 3.5, 15, 3.6) + leaf(LIGHT_SKIN, 58, 22, -0.36, 15, 3.6),
    hat:
      blob('#3f7d4e', '37 17, 40 6, 50 -4, 62 -6, 72 4, 62 6, 63 17, 50 13') +
      dot(GOLD, 72, 5, 3.6) +
      line(RED, 4, 'M37 16Q50 11 63 16'),
    over:
      body(RED, 'M34 36L40 46L45 38L50 47L55 38L60 46L66 36L58 33H42Z') +
      line(GOLD, 3, 'M37 62H63') +
      dots(GOLD, 3, '34 94, 66 94'),
  }),
  santa: drawFigure({
    coat: RED,
    cut: 'coat',
    legs: RED,
    shoes: INK,
    skin: LIGHT_SKIN,
    behind: blob(BROWN, '66 44, 84 42, 96 58, 94 80, 78 86, 66 76'),
    hat:
      blob(RED, '38 14, 42 4, 52 -4, 66 2, 72 14, 66 12, 60 8, 62 14') +
      dot('#fbf6ea', 72, 15, 4.4) +
      limb('#fbf6ea', [37, 14], 6, [63, 14], 6),
    over:
      blob('#fbf6ea', '39 24, 45 29, 55 29, 61 24, 62 40, 50 54, 38 40') +
      limb('#fbf6ea', [31, 76], 6.4, [69, 76], 6.4) +
      line(INK, 4.6, 'M35 60Q50 64 65 60') +
      body(GOLD, 'M46 58H54V65H46Z') +
      dot('#d98a78', 50, 27, 2.4),
  }),
  ballerina: drawFigure({
    coat: '#e0919c',
    cut: 'jacket',
    legs: '#f6d5d3',
    shoes: '#e0919c',
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'up',
    hat: oval(BROWN, 50, 5, 5.5, 5),
    over:
      blob('#e0919c', '38 56, 62 56, 84 66, 78 74, 64 72, 50 76, 36 72, 22 74, 16 66') +
      strokes('#f6d5d3', 2.2, '44 60, 30 69|50 60, 50 72|56 60, 70 69') +
      strokes('#e0919c', 1.8, '38 82, 46 86|46 82, 38 86|54 82, 62 86|62 82, 54 86'),
  }),
  superhero: drawFigure({
    coat: '#2f5fa6',
    cut: 'jacket',
    legs: '#2f5fa6',
    shoes: RED,
    skin: TAN_SKIN,
    hair: INK,
    arms: 'up',
    behind: blob(RED, '36 36, 64 36, 88 74, 78 88, 60 80, 50 90, 40 80, 22 88, 12 74'),
    hat: body(RED, 'M39 19H61V25Q56 28 50 24Q44 28 39 25Z') + dots('#fbf6ea', 1.8, '46 22, 54 22'),
    over: rays(GOLD, 50, 49, 8, 3.6, 5) + line(GOLD, 3.6, 'M37 64H63') + body(RED, 'M37 65H63L52 76H48Z'),
  }),
  skater: drawFigure({
    coat: '#d98a4a',
    cut: 'jacket',
    legs: DENIM,
    skin: DARK_SKIN,
    hair: INK,
    arms: 'out',
    hat: blob(RED, '38 15, 40 6, 50 3, 60 6, 62 15, 50 12') + dot(RED, 50, 2, 3.4),
    over:
      body(CREAM, 'M40 50H60V57H40Z') + limb('#3f8f9a', [26, 97], 5, [74, 97], 5) + dots(INK, 2.6, '34 101, 66 101'),
  }),
  footballer: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: TAN_SKIN,
    skin: TAN_SKIN,
    hair: INK,
    over:
      body('#fbf6ea', 'M37 62H63L65 78H52L50 70L48 78H35Z') +
      strokes('#fbf6ea', 3, '44 38, 44 62|50 40, 50 62|56 38, 56 62') +
      body(RED, 'M38 82H47V90H38ZM53 82H62V90H53Z') +
      dot('#fbf6ea', 80, 90, 8) +
      rays(INK, 80, 90, 4, 3, 5),
  }),
  bride: drawFigure({
    coat: '#fbf6ea',
    cut: 'robe',
    skin: TAN_SKIN,
    hair: '#5a3f2b',
    behind: blob('#e2dccf', '41 7, 59 7, 68 28, 72 62, 82 98, 66 92, 34 92, 18 98, 28 62, 32 28'),
    hat: dots('#e0a2ab', 2.6, '41 11, 47 8, 53 8, 59 11'),
    over:
      dots('#d77f8c', 4, '46 62, 54 62, 50 57') +
      dots('#7c9a6b', 2.6, '42 66, 58 66, 50 68') +
      line('#d9c9ae', 2, 'M38 54Q50 58 62 54'),
  }),
  magician: drawFigure({
    coat: INK,
    cut: 'coat',
    legs: INK,
    skin: LIGHT_SKIN,
    hair: '#5a3f2b',
    arms: 'out',
    behind:
      blob('#6d4a8c', '36 37, 64 37, 82 82, 18 82') +
      limb(INK, [84, 52], 2.4, [94, 26], 2.4) +
      rays(GOLD, 94, 20, 7, 3, 5),
    hat: body(INK, 'M40 14V-2H60V14Z') + body(INK, 'M33 12H67V16H33Z') + body(RED, 'M40 8H60V12H40Z'),
    over:
      body(CREAM, 'M44 35L50 54L56 35Z') +
      body(RED, 'M44 36L50 39L56 36V42L50 39L44 42Z') +
      curve(INK, 1.6, '45 29, 50 28, 55 29'),
  }),
}
