import { blob, body, curve, dot, dots, limb, line, oval, rays, strokes } from '../sketch-marks.ts'
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

/** The stage: players at their instruments, who leads them, and who says nothing. */
export const folkMakingMusicSketches: Readonly<Record<string, string>> = {
  guitarist: drawFigure({
    coat: NAVY,
    cut: 'jacket',
    legs: INK,
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: oval(BROWN, 50, 14, 21, 4) + blob(BROWN, '38 13, 40 3, 50 5, 60 3, 62 13'),
    over:
      smile +
      limb(BROWN, [58, 58], 4.4, [92, 36], 4) +
      limb(INK, [90, 37], 6, [98, 32], 6) +
      blob('#d9812f', '32 60, 40 52, 50 54, 56 50, 64 54, 66 62, 60 68, 54 68, 50 74, 40 78, 30 72') +
      dot(INK, 52, 61, 4.6) +
      line(CREAM, 1.3, 'M42 67L92 36') +
      dot(LIGHT_SKIN, 78, 47, 4.4),
  }),
  saxophonist: drawFigure({
    coat: '#5b3a52',
    cut: 'jacket',
    legs: '#5b3a52',
    shoes: INK,
    skin: DARK_SKIN,
    hat:
      oval(INK, 50, 13, 19, 3.6) + body(INK, 'M39 12L41 2Q50 -1 59 2L61 12Z') + line(RED, 2.6, 'M39.500 9.500H60.500'),
    over:
      body(CREAM, 'M44 35L50 50L56 35Z') +
      curve(GOLD, 3.2, '51 30, 58 31, 62 37') +
      limb(GOLD, [62, 36], 4, [68, 72], 8) +
      curve(GOLD, 8.5, '68 72, 74 82, 82 76, 83 66') +
      blob(GOLD, '76 66, 75 54, 92 54, 90 66, 83 70') +
      dots(INK, 1.7, '64 48, 65.5 56, 67 64') +
      dots(DARK_SKIN, 4, '60 50, 72 66'),
  }),
  trumpeter: drawFigure({
    coat: '#b0803a',
    cut: 'jacket',
    legs: BROWN,
    shoes: INK,
    skin: DARK_SKIN,
    hair: INK,
    over:
      body(CREAM, 'M43 35L50 52L57 35Z') +
      body(INK, 'M45 37L50 40L45 43ZM55 37L50 40L55 43Z') +
      limb(GOLD, [53, 29], 2.6, [82, 26], 3.4) +
      curve(GOLD, 3, '64 28, 62 36, 74 35, 76 27') +
      blob(GOLD, '82 24, 94 15, 98 25, 95 36, 82 29') +
      strokes(INK, 2, '66 24, 66 20|70 23.5, 70 19.5|74 23, 74 19') +
      limb('#b0803a', [62, 44], 7, [70, 36], 6) +
      dot(DARK_SKIN, 70, 33, 4),
  }),
  pianist:
    blob(INK, '2 52, 4 34, 22 22, 46 18, 58 30, 58 44, 60 52') +
    body(INK, 'M0 50H60V60H0Z') +
    body('#fbf6ea', 'M44 52H66V57H44Z') +
    strokes(INK, 3.4, '8 60, 8 96|50 60, 50 96') +
    body(GOLD, 'M14 54H40V56.500H14Z') +
    body(BROWN, 'M72 76H98V82H72Z') +
    strokes(BROWN, 3, '76 82, 76 97|94 82, 94 97') +
    limb(NAVY, [86, 72], 12, [68, 72], 9) +
    limb(NAVY, [68, 72], 9, [64, 92], 7) +
    blob(INK, '56 92, 67 90, 68 97, 56 97') +
    limb(RED, [85, 74], 17, [82, 42], 15) +
    limb(RED, [80, 46], 7, [64, 52], 5, -4) +
    dot(LIGHT_SKIN, 62, 51, 3.4) +
    oval(BROWN, 82, 27, 12, 13) +
    oval(LIGHT_SKIN, 78, 29, 9.5, 11) +
    dot(INK, 73, 28, 1.5) +
    blob(BROWN, '71 20, 78 13, 90 16, 94 28, 88 38, 86 26'),
  'drum-player':
    oval(GREY, 14, 34, 15, 3) +
    oval(GREY, 86, 34, 15, 3) +
    strokes(INK, 1.8, '14 34, 14 96|86 34, 86 96') +
    limb(TEAL, [50, 66], 26, [50, 38], 22) +
    limb(TEAL, [42, 42], 7, [26, 54], 5.5) +
    limb(TEAL, [58, 42], 7, [74, 54], 5.5) +
    dots(TAN_SKIN, 3.6, '25 54, 75 54') +
    strokes(GOLD, 2, '27 55, 14 42|73 55, 86 42') +
    body(TAN_SKIN, 'M46 26H54V36H46Z') +
    oval(TAN_SKIN, 50, 19, 10.5, 11.5) +
    body(INK, 'M38 19Q37 5 50 5Q63 5 62 19Q56 12 50 13Q44 12 38 19Z') +
    dots(INK, 1.6, '46 20, 54 20') +
    curve(RED, 1.8, '46 25, 50 27.5, 54 25') +
    body(RED, 'M16 58H38V74H16ZM62 58H84V74H62Z') +
    body(CREAM, 'M15 56H39V60H15ZM61 56H85V60H61Z') +
    dot(RED, 50, 78, 20) +
    dot(CREAM, 50, 78, 15.5) +
    rays(GOLD, 50, 78, 9, 4, 5),
  conductor: drawFigure({
    coat: INK,
    cut: 'coat',
    legs: INK,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: '#cfc9c4',
    arms: 'up',
    behind: blob('#cfc9c4', '36 24, 33 12, 44 4, 56 4, 67 12, 64 24'),
    over:
      body('#fbf6ea', 'M43 34L50 60L57 34Z') +
      body('#fbf6ea', 'M44 36L50 39L44 43ZM56 36L50 39L56 43Z') +
      limb('#fbf6ea', [80, 20], 1.8, [98, 2], 1.6) +
      smile,
  }),
  mime: drawFigure({
    coat: '#fbf6ea',
    cut: 'jacket',
    legs: INK,
    shoes: INK,
    skin: '#fbf3e6',
    hair: INK,
    arms: 'out',
    hat: blob(INK, '34 12, 40 4, 54 1, 66 5, 68 12, 50 14'),
    over:
      strokes(INK, 3, '38 46, 50 48, 62 46|38 54, 50 56, 62 54|37 62, 50 64, 63 62') +
      dots('#d98a86', 2.4, '42 27, 58 27') +
      curve(RED, 2.2, '46.500 29.500, 50 31, 53.500 29.500') +
      blob(RED, '42 34, 58 34, 56 39, 50 38, 44 39'),
  }),
}
