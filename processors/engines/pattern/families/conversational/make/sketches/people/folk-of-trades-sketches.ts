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

const CLAY = '#bf6043'

const apron = (colour: string): string =>
  body(colour, 'M42 42H58L60 54L65 76Q50 81 35 76L40 54Z') + strokes(colour, 2, '43 42, 44 34|57 42, 56 34')
const beard = (colour: string): string =>
  blob(colour, '39 22, 43 27, 50 26, 57 27, 61 22, 61 32, 56 40, 50 43, 44 40, 39 32')

/** Those who work with their hands and with their eyes. */
export const folkOfTradesSketches: Readonly<Record<string, string>> = {
  potter:
    limb(NAVY, [64, 66], 16, [44, 78], 11, -4) +
    limb(NAVY, [44, 78], 10, [50, 95], 7) +
    blob(BROWN, '40 98, 42 90, 54 90, 55 98') +
    body(BROWN, 'M56 74H88V80H56ZM60 80H65V98H60ZM80 80H85V98H80Z') +
    limb(TEAL, [72, 70], 22, [66, 40], 17) +
    body(GREY, 'M8 72H44V77H8Z') +
    body(INK, 'M22 77H30V94H22ZM10 94H42V98H10Z') +
    blob(CLAY, '14 71, 9 60, 14 50, 20 46, 19 41, 33 41, 32 46, 38 50, 43 60, 38 71') +
    strokes('#8e4630', 1.5, '11 58, 26 61, 41 58|13 64, 26 67, 39 64') +
    limb(TEAL, [64, 44], 8, [46, 56], 6, 5) +
    dot(LIGHT_SKIN, 44, 56, 4.2) +
    oval(BROWN, 62, 21, 12, 12.5) +
    dot(BROWN, 68, 8, 5.5) +
    oval(LIGHT_SKIN, 58, 24, 9.5, 11) +
    dot(INK, 53, 24, 1.6) +
    blob(BROWN, '50 16, 58 9, 70 14, 72 28, 66 26, 61 18') +
    curve(RED, 1.6, '52 30, 54.500 31, 57 30'),
  blacksmith: drawFigure({
    coat: '#c9b79a',
    cut: 'jacket',
    legs: INK,
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: INK,
    arms: 'out',
    over:
      apron(BROWN) +
      beard(INK) +
      curve(CREAM, 1.6, '47 31, 50 32, 53 31') +
      limb(BROWN, [84, 56], 3, [84, 32], 3) +
      body(GREY, 'M74 24H95V34H74Z') +
      body(INK, 'M2 66H30Q26 74 20 75V84H28V89H6V84H12V75Q4 74 2 66Z') +
      body('#e07a3f', 'M6 61H26V65H6Z'),
  }),
  carpenter: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: '#4d6a8a',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: '#b5702f',
    over:
      body('#4d6a8a', 'M41 48H59V66H41Z') +
      strokes('#4d6a8a', 3, '42 48, 41 36|58 48, 59 36') +
      limb(GOLD, [60, 19], 2.4, [70, 16], 2.4) +
      smile +
      body('#d8b98a', 'M76 22H86V96H76Z') +
      strokes('#b08a55', 1.2, '79 26, 79 92|83 30, 83 94') +
      body(GREY, 'M24 66L8 96L4 92L18 64Z') +
      blob(BROWN, '17 58, 28 60, 29 70, 17 68'),
  }),
  lumberjack: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: '#3d4a63',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: '#8a4b25',
    hat: body('#3d4a63', 'M38 16Q38 2 50 2Q62 2 62 16Q50 12 38 16Z'),
    over:
      strokes(INK, 2, '43 44, 43 66|57 44, 57 66|36 50, 50 52, 64 50|36 60, 50 62, 64 60') +
      beard('#8a4b25') +
      curve(CREAM, 1.6, '47 31, 50 32, 53 31') +
      limb('#c9a06a', [74, 70], 3.6, [84, 22], 3.2) +
      blob(GREY, '80 18, 98 12, 99 34, 82 28'),
  }),
  miner: drawFigure({
    coat: '#6f7c5b',
    cut: 'jacket',
    legs: BROWN,
    shoes: INK,
    skin: TAN_SKIN,
    arms: 'out',
    hat:
      body(GOLD, 'M36 18Q36 3 50 3Q64 3 64 18Z') + limb(GOLD, [33, 18], 4, [67, 18], 4) + dot('#fbf6ea', 50, 10, 4.4),
    over:
      smile +
      line(INK, 3, 'M36 60H64') +
      limb(BROWN, [84, 72], 3.2, [82, 30], 3.2) +
      line(GREY, 5, 'M64 36Q82 20 100 36') +
      line(INK, 1.8, 'M14 52V58') +
      body(GOLD, 'M8 58H20V72H8Z') +
      body(INK, 'M7 56H21V59H7ZM7 72H21V75H7Z'),
  }),
  explorer: drawFigure({
    coat: '#b79a64',
    cut: 'jacket',
    legs: '#a98558',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat:
      oval('#d9c08c', 50, 14, 20, 4.5) +
      body('#d9c08c', 'M38 13Q38 0 50 0Q62 0 62 13Z') +
      line(BROWN, 2.4, 'M38.500 11H61.500'),
    over:
      smile +
      blob(RED, '41 34, 59 34, 56 40, 50 46, 44 40') +
      body('#97793f', 'M38 48H46V55H38ZM54 48H62V55H54Z') +
      line(BROWN, 3, 'M36 62H64') +
      curve(BROWN, 2.2, '40 38, 56 58, 68 68') +
      oval(INK, 73, 62, 4, 7, 20) +
      oval(INK, 80, 60, 4, 7, 20) +
      limb(INK, [72, 56], 5, [82, 54], 5),
  }),
  photographer: drawFigure({
    coat: '#4b4a55',
    cut: 'jacket',
    legs: '#4d6a8a',
    shoes: RED,
    skin: DARK_SKIN,
    hair: INK,
    hat: blob(RED, '36 14, 40 5, 54 2, 66 8, 66 14, 50 13'),
    over:
      smile +
      strokes(BROWN, 2, '42 36, 44 48|58 36, 56 48') +
      body(INK, 'M36 46H44L46 43H54L56 46H64V62H36Z') +
      dot(GREY, 50, 54, 7) +
      dot(NAVY, 50, 54, 4.6) +
      dot('#fbf6ea', 48, 52, 1.4) +
      dot(GOLD, 61, 49, 1.6) +
      limb('#4b4a55', [36, 42], 8, [32, 56], 7) +
      limb('#4b4a55', [64, 42], 8, [68, 56], 7) +
      dots(DARK_SKIN, 4, '35 57, 65 57'),
  }),
  tailor: drawFigure({
    coat: '#4f6f8f',
    cut: 'skirt',
    legs: LIGHT_SKIN,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: '#6b4030',
    arms: 'out',
    behind: oval('#6b4030', 50, 5, 7, 6),
    over:
      smile +
      curve(GOLD, 4, '44 34, 40 50, 42 64') +
      curve(GOLD, 4, '56 34, 60 50, 58 64') +
      strokes(INK, 1, '39 46, 43 46|39 54, 43 54|58 46, 62 46|58 54, 62 54') +
      ring(INK, 80, 62, 5, 3) +
      ring(INK, 91, 62, 5, 3) +
      strokes(GREY, 3, '82 58, 92 30|89 58, 80 30') +
      oval(RED, 12, 40, 8, 9) +
      body(BROWN, 'M4 30H20V34H4ZM4 47H20V51H4Z'),
  }),
  hairdresser: drawFigure({
    coat: '#fbf6ea',
    cut: 'coat',
    legs: INK,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: INK,
    arms: 'out',
    over:
      curve(INK, 2.6, '43 27, 47 26.500, 50 28, 53 26.500, 57 27') +
      strokes('#6aa6b8', 2, '50 40, 50 78') +
      body('#6aa6b8', 'M54 50H62V58H54Z') +
      ring(INK, 78, 58, 4.6, 2.8) +
      ring(INK, 90, 58, 4.6, 2.8) +
      strokes(GREY, 2.8, '80 54, 90 30|88 54, 78 30') +
      body(BROWN, 'M10 18H16V50H10Z') +
      strokes(BROWN, 1.5, '16 21, 22 21|16 25, 22 25|16 29, 22 29|16 33, 22 33|16 37, 22 37'),
  }),
}
