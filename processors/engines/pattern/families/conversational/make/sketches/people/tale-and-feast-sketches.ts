import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, DARK_SKIN, GOLD, INK, LIGHT_SKIN, RED, TAN_SKIN } from './folk-colours.ts'

const DENIM = '#4f6f96'

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
  santa: santa(),
  ballerina: ballerina(),
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

/** Stout, with a beard that is told from the face, a sack on the back and a hand raised. */
function santa(): string {
  const [cheek, wool] = ['#dd9c7c', '#fbf6ea']
  return (
    blob(BROWN, '60 52, 70 40, 78 34, 84 36, 88 46, 97 58, 98 78, 88 89, 72 88, 62 76') +
    strokes(INK, 2, '75 42, 82 44, 88 43') +
    blob(INK, '28 97, 29 90, 36 86, 46 88, 47 97') +
    blob(INK, '53 97, 54 88, 64 86, 71 90, 72 97') +
    limb(RED, [32, 50], 13, [16, 35], 9, 2) +
    limb(RED, [66, 50], 13, [72, 64], 10, -3) +
    blob(RED, '36 42, 62 42, 71 56, 76 74, 75 87, 50 90, 25 87, 24 74, 28 56') +
    limb(wool, [12, 34], 6, [21, 30], 6) +
    limb(wool, [67, 65], 6, [77, 65], 6) +
    dot(INK, 14, 26, 5) +
    dot(INK, 73, 72, 5) +
    blob(wool, '24 82, 50 85, 76 82, 77 89, 50 93, 23 89') +
    body(INK, 'M25 66C40 71 60 71 75 66L76 74C60 78 40 78 24 74Z') +
    oval(cheek, 49, 26, 15, 15) +
    blob(wool, '33 25, 38 36, 49 35, 60 36, 65 25, 70 38, 66 52, 59 57, 55 65, 48 68, 43 61, 36 58, 31 50, 28 38') +
    blob(RED, '44 42, 49 43.5, 54 42, 49 47') +
    dots(INK, 2, '44 23, 54 23') +
    dot(RED, 49, 28.5, 3.2) +
    blob(RED, '33 14, 36 3, 46 -4, 60 -4, 72 2, 79 14, 81 25, 75 23, 69 14, 64 14, 49 10') +
    limb(wool, [33, 15], 6.4, [65, 15], 6.4, -2) +
    dot(wool, 79, 28, 5)
  )
}

/** On one toe, the other leg stretched behind her, an arm ahead and an arm up. */
function ballerina(): string {
  const [rose, blush] = ['#d9808f', '#f3cfcd']
  return (
    limb(TAN_SKIN, [47, 33], 5.4, [67, 25], 4, 3) +
    limb(TAN_SKIN, [67, 25], 4, [82, 26], 2.8, 1.5) +
    limb(blush, [52, 57], 8.4, [76, 60], 6, 2) +
    limb(blush, [76, 60], 6, [91, 52], 4.2, 1) +
    limb(rose, [90, 52.5], 4.8, [99, 45], 2.2) +
    limb(blush, [48, 56], 9, [47, 76], 6.4, -1.4) +
    limb(blush, [47, 76], 6.4, [45.5, 90], 4.2, 1.2) +
    limb(rose, [45.5, 88], 5, [45, 98], 2.8) +
    strokes(rose, 1.5, '43 86, 49 82|48.5 86, 43.5 82|89 56, 87 51') +
    body(TAN_SKIN, 'M41 22L48 21L50 33L42 34Z') +
    blob(rose, '40 31, 46 34, 51 31, 53 40, 52 50, 56 56, 43 56, 45 48, 40 39') +
    blob(
      blush,
      '14 58, 20 52, 34 49, 50 48, 66 50, 82 56, 87 63, 80 62, 74 66, 67 63, 60 68, 52 64, 44 68, 37 63, 29 66, 24 62, 17 64',
    ) +
    strokes(rose, 1.7, '46 51, 26 60|49 52, 40 62|52 52, 54 62|55 52, 70 61|42 50, 20 56|58 51, 80 59') +
    curve(rose, 3.6, '42 50, 50 51, 57 51') +
    limb(TAN_SKIN, [42, 34], 5.4, [25, 30], 4, -3) +
    limb(TAN_SKIN, [25, 30], 4, [11, 19], 2.8, -2) +
    oval(TAN_SKIN, 41, 16, 8, 9, -8) +
    blob(BROWN, '36 9, 42 5, 50 8, 52 16, 48 24, 45 18, 44 12, 38 12, 34 13') +
    dot(BROWN, 53, 7, 5) +
    curve(rose, 2.2, '48 5.500, 51 9, 51 13') +
    dot(BROWN, 38, 17, 1.5) +
    curve(rose, 1.3, '36 21.500, 38.500 22.400, 40 21.500')
  )
}
