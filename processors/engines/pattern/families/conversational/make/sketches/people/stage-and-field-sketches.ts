import { blob, body, curve, dot, dots, limb, line, oval, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { CREAM, GOLD, INK, NAVY, RED, TAN_SKIN, TEAL } from './folk-colours.ts'

const WOOD = '#a8643a'
const STEEL = '#8f98a3'
const SKIN = '#e2ad85'

/** What dances, swims and runs, and what is played on a stage, on a pitch or up a rock. */
export const stageAndFieldSketches: Readonly<Record<string, string>> = {
  'dancing-couple':
    limb(INK, [66, 60], 11, [78, 96], 7, -3) +
    limb(INK, [60, 60], 11, [56, 96], 7, 3) +
    blob(INK, '52 30, 62 26, 72 31, 74 46, 70 64, 56 64, 53 46') +
    limb(INK, [70, 34], 7, [50, 52], 6, -6) +
    oval(TAN_SKIN, 62, 16, 7.5, 8.5) +
    blob('#4a3128', '55 15, 56 7, 64 5, 70 9, 71 18, 67 13, 60 11') +
    limb(SKIN, [36, 70], 6, [14, 96], 4.5, -5) +
    limb(SKIN, [44, 72], 6, [48, 96], 4.5, 3) +
    blob(RED, '34 34, 44 32, 50 38, 47 54, 56 72, 60 84, 44 82, 32 86, 18 78, 30 66, 37 52') +
    limb(SKIN, [44, 36], 5.5, [66, 36], 5, 4) +
    limb(SKIN, [38, 36], 5, [20, 26], 4.5) +
    limb(TAN_SKIN, [56, 34], 5, [22, 24], 4.5, 9) +
    oval(SKIN, 42, 20, 7, 8) +
    blob('#4a3128', '34 20, 36 11, 44 9, 50 14, 49 20, 45 15, 40 17, 38 24') +
    oval('#4a3128', 33, 16, 4.6, 4.6) +
    dot(GOLD, 33, 11, 3),
  swimmer:
    limb(SKIN, [34, 48], 7, [60, 22], 6, -10) +
    limb(SKIN, [60, 22], 5.5, [84, 40], 4.5, -5) +
    blob(RED, '2 62, 14 52, 32 46, 46 46, 50 58, 40 68, 18 70') +
    strokes(CREAM, 3, '16 54, 20 66|26 50, 30 64') +
    oval(SKIN, 60, 52, 10, 9.5) +
    blob(NAVY, '50 50, 52 41, 62 39, 70 44, 70 50, 60 47') +
    curve(INK, 2, '62 53, 66 51') +
    strokes(TEAL, 5, '-4 74, 8 68, 20 75, 32 68, 44 75, 56 68, 68 75, 80 68, 92 75, 102 70') +
    strokes('#8fc0c4', 4, '6 88, 18 82, 30 89, 42 82, 54 89, 66 82, 78 89, 92 83'),
  diver:
    limb(SKIN, [60, 24], 8, [92, 4], 5, -3) +
    limb(SKIN, [64, 30], 8, [97, 12], 5, -3) +
    limb(NAVY, [44, 48], 15, [62, 27], 14) +
    limb(SKIN, [42, 52], 13, [45, 46], 13) +
    limb(SKIN, [38, 52], 6, [14, 88], 4.5, 3) +
    limb(SKIN, [46, 58], 6, [20, 93], 4.5, 3) +
    oval(SKIN, 34, 65, 8, 8.5, 40) +
    blob(RED, '26 66, 28 72, 36 76, 43 70, 40 66, 33 68') +
    line(CREAM, 2.6, 'M48 38L58 46') +
    strokes(TEAL, 4, '0 97, 8 102|26 100, 34 96'),
  runner:
    limb(TAN_SKIN, [50, 58], 9, [72, 66], 7, -4) +
    limb(TAN_SKIN, [72, 66], 6.5, [94, 56], 5) +
    limb(TAN_SKIN, [46, 58], 9, [32, 74], 7, 4) +
    limb(TAN_SKIN, [32, 74], 6.5, [36, 95], 5) +
    limb(RED, [36, 96], 6, [24, 96], 5) +
    limb(RED, [95, 56], 6, [94, 46], 5) +
    limb(TAN_SKIN, [50, 32], 6, [70, 44], 5, 5) +
    limb(TAN_SKIN, [70, 44], 5, [80, 32], 4.5) +
    limb(NAVY, [46, 58], 15, [54, 60], 14) +
    limb(GOLD, [44, 30], 15, [49, 54], 14) +
    limb(TAN_SKIN, [42, 32], 6, [24, 44], 5, -4) +
    limb(TAN_SKIN, [24, 44], 5, [14, 32], 4.5) +
    oval(TAN_SKIN, 38, 13, 8, 9) +
    blob(INK, '30 10, 36 3, 46 4, 50 12, 46 18, 43 11, 34 11') +
    dot(INK, 33, 14, 1.5) +
    body(CREAM, 'M40 36H51L53 47H42Z'),
  beekeeper: drawFigure({
    coat: CREAM,
    cut: 'coat',
    legs: CREAM,
    shoes: '#7a4e2d',
    skin: SKIN,
    hat: oval(GOLD, 50, 12, 24, 4.8) + blob(GOLD, '38 12, 40 3, 50 1, 60 3, 62 12'),
    behind: blob('#c9c2b4', '34 13, 66 13, 69 36, 50 42, 31 36'),
    over:
      strokes('#c9c2b4', 1.6, '42 14, 41 38|50 14, 50 40|58 14, 59 38|36 22, 64 22|35 31, 65 31') +
      body(STEEL, 'M74 56H92V78H74Z') +
      limb(STEEL, [84, 56], 8, [94, 44], 5) +
      blob('#cfd4d6', '92 40, 96 32, 92 26, 99 20, 103 28, 99 38') +
      line('#c9c2b4', 2, 'M50 44V77') +
      oval(GOLD, 18, 34, 4.5, 3.5) +
      oval(GOLD, 12, 78, 4.5, 3.5) +
      strokes(INK, 1.6, '17 31, 17 37|20 31, 20 37|11 75, 11 81|14 75, 14 81'),
  }),
  'double-bass':
    limb(INK, [50, 46], 5, [50, 6], 3.6) +
    blob(WOOD, '44 8, 46 2, 52 0, 56 4, 54 9') +
    strokes(INK, 2.2, '42 10, 58 8|42 16, 58 14') +
    blob(
      WOOD,
      '46 34, 54 34, 66 40, 69 50, 63 58, 66 64, 76 74, 77 88, 66 98, 50 100, 34 98, 23 88, 24 74, 34 64, 37 58, 31 50, 34 40',
    ) +
    limb(INK, [50, 36], 5, [50, 66], 5.5) +
    strokes(INK, 2.4, '37 62, 40 68, 37 74, 40 80|63 62, 60 68, 63 74, 60 80') +
    body('#e8cf9a', 'M42 75H58L56 79H44Z') +
    body(INK, 'M46 82H54L52 96H48Z') +
    curve('#cf8f5c', 3, '29 84, 30 92, 37 95') +
    limb('#e8cf9a', [82, 94], 1.8, [96, 34], 1.8),
  'guitar-amp':
    body('#4a3a32', 'M6 14Q6 10 10 10H90Q94 10 94 14V92H6Z') +
    body('#c9a86a', 'M13 32H87V86H13Z') +
    body(GOLD, 'M13 16H87V27H13Z') +
    dots(INK, 3, '22 21.5, 34 21.5, 46 21.5, 58 21.5') +
    dot(RED, 78, 21.5, 3) +
    strokes(
      '#8f7446',
      1.6,
      '20 34, 20 84|30 34, 30 84|40 34, 40 84|50 34, 50 84|60 34, 60 84|70 34, 70 84|80 34, 80 84',
    ) +
    ring('#4a3a32', 50, 59, 22, 19) +
    curve(INK, 4, '34 8, 40 3, 60 3, 66 8'),
  plectrum:
    blob(TEAL, '50 94, 40 84, 22 54, 12 26, 22 12, 50 6, 78 12, 88 26, 78 54, 60 84') +
    blob('#2f6566', '50 76, 42 66, 30 44, 28 28, 50 22, 72 28, 70 44, 58 66') +
    strokes(GOLD, 4, '44 56, 44 34, 58 32, 58 52') +
    dots(GOLD, 4.5, '41 56, 55 53'),
  carabiner:
    line(RED, 9, 'M40 90C22 92 14 82 20 68L42 18C48 6 70 4 78 18C84 28 80 38 76 46') +
    line(STEEL, 7, 'M75 46L52 86') +
    limb(STEEL, [64, 62], 11, [58, 74], 11) +
    curve(RED, 9, '40 90, 48 90, 54 84'),
  'cricket-ball':
    dot(RED, 50, 50, 44) +
    blob('#8a2c2c', '90 38, 94 54, 82 82, 56 94, 36 92, 64 80, 82 58') +
    strokes(CREAM, 2.6, '34 10, 26 32, 28 58, 40 92|44 7, 36 32, 38 58, 50 93') +
    strokes(CREAM, 2, '28 22, 42 20|26 34, 40 33|26 46, 40 46|28 58, 42 58|31 70, 45 70|35 82, 48 82'),
  wicket:
    strokes('#d9b27c', 8, '26 14, 26 94|50 14, 50 94|74 14, 74 94') +
    strokes('#b98a52', 2.4, '28 18, 28 92|52 18, 52 92|76 18, 76 92') +
    strokes(WOOD, 5.5, '24 10, 36 9, 48 10|52 10, 64 9, 76 10') +
    curve('#6f9a58', 5, '8 95, 26 93, 50 95, 74 93, 92 95') +
    dot(RED, 88, 86, 8) +
    curve(CREAM, 1.6, '84 80, 87 86, 85 92'),
  'petrol-pump':
    body(RED, 'M16 16Q16 6 26 6H56Q66 6 66 16V90H16Z') +
    limb('#7a2c2a', [12, 92], 8, [70, 92], 8) +
    body(CREAM, 'M22 14H60V42H22Z') +
    ring(INK, 41, 28, 9, 6.5) +
    line(INK, 2.4, 'M41 28L46 22') +
    body(GOLD, 'M22 50H60V58H22Z') +
    line('#7a2c2a', 2.4, 'M28 66V82M54 66V82') +
    curve(INK, 4, '66 56, 76 58, 78 74, 86 80, 90 66, 88 34, 80 24') +
    body(STEEL, 'M74 18L84 14L92 26L86 36L80 32Z'),
}
