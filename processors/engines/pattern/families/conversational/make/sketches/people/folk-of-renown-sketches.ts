import { hoofedSketches } from '../animals/hoofed-sketches.ts'
import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, DARK_SKIN, GOLD, INK, LIGHT_SKIN, NAVY, RED, smile, TAN_SKIN } from './folk-colours.ts'

const beard = (colour: string): string =>
  blob(colour, '39 22, 43 27, 50 26, 57 27, 61 22, 61 32, 56 40, 50 43, 44 40, 39 32')

/** Those known by their dress: of court and chapel, of the canal, the roof and the lighthouse. */
export const folkOfRenownSketches: Readonly<Record<string, string>> = {
  judge: drawFigure({
    coat: '#8d2f2f',
    cut: 'robe',
    skin: LIGHT_SKIN,
    behind: blob('#f2ece0', '35 20, 36 8, 50 2, 64 8, 65 20, 68 38, 60 42, 40 42, 32 38'),
    hat:
      blob('#f2ece0', '38 22, 38 10, 50 5, 62 10, 62 22, 57 15, 50 16, 43 15') +
      strokes('#c9bfae', 1.4, '36 24, 42 26|35 31, 41 33|64 24, 58 26|65 31, 59 33'),
    over:
      body('#fbf6ea', 'M45 36H55L57 52L50 48L43 52Z') +
      strokes(GOLD, 2.2, '42 56, 38 94|58 56, 62 94') +
      limb(BROWN, [74, 66], 3, [84, 46], 3) +
      limb(BROWN, [77, 42], 9, [92, 48], 9) +
      smile,
  }),
  sleuth: drawFigure({
    coat: '#a5875a',
    cut: 'coat',
    legs: BROWN,
    shoes: INK,
    skin: LIGHT_SKIN,
    hat: blob('#8a6c43', '30 17, 36 12, 40 3, 50 0, 60 3, 64 12, 70 17, 50 14') + dot('#6b5232', 50, 1.5, 2.4),
    over:
      blob('#8a6c43', '38 34, 62 34, 70 48, 50 46, 30 48') +
      strokes('#6b5232', 1.6, '43 50, 41 76|57 50, 59 76|36 60, 64 60|34 70, 66 70') +
      limb(BROWN, [52, 31], 2.4, [64, 36], 2.4) +
      blob(BROWN, '61 30, 69 30, 68 39, 62 39') +
      ring(INK, 82, 54, 10, 7) +
      dot('#cfe0e6', 82, 54, 7) +
      limb(INK, [75, 61], 3, [70, 68], 3.4),
  }),
  'chimney-sweep': drawFigure({
    coat: '#3b3a42',
    cut: 'jacket',
    legs: '#3b3a42',
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    hat: oval(INK, 50, 14, 17, 3.4) + body(INK, 'M40 13L41 0H59L60 13Z') + line(RED, 2.4, 'M40 10.500H60'),
    over:
      smile +
      blob(RED, '41 34, 59 34, 55 41, 50 39, 45 41') +
      dots(GOLD, 1.8, '46 48, 54 48, 46 55, 54 55, 46 62, 54 62') +
      limb(BROWN, [76, 92], 2.6, [76, 22], 2.6) +
      rays(INK, 76, 16, 16, 6, 15) +
      limb(BROWN, [16, 54], 3.6, [10, 96], 3.6) +
      limb(BROWN, [30, 54], 3.6, [26, 96], 3.6) +
      strokes(BROWN, 2.6, '15 62, 29 62|13 72, 28 72|12 82, 27 82|11 91, 26 91'),
  }),
  gondolier:
    blob(INK, '0 62, 3 54, 8 66, 26 76, 64 78, 88 70, 95 54, 99 52, 97 72, 84 88, 52 93, 20 90, 6 78') +
    strokes(GOLD, 2, '12 74, 30 83, 60 85, 86 76') +
    limb(BROWN, [86, 20], 2.8, [40, 99], 2.8) +
    limb(INK, [62, 56], 8, [60, 76], 7) +
    limb(INK, [70, 56], 8, [72, 74], 7) +
    limb('#fbf6ea', [66, 54], 18, [66, 34], 16) +
    strokes(NAVY, 2.8, '58 38, 66 40, 74 38|57 45, 66 47, 75 45|58 52, 66 54, 75 52') +
    limb('#fbf6ea', [72, 36], 6.5, [80, 34], 5.5) +
    limb('#fbf6ea', [60, 38], 6.5, [70, 48], 5.5, -3) +
    dots(TAN_SKIN, 3.6, '81 32, 71 49') +
    blob(RED, '58 28, 74 28, 72 34, 66 36, 60 34') +
    oval(TAN_SKIN, 66, 18, 8.5, 9.5) +
    dots(INK, 1.4, '62 19, 69 19') +
    oval('#e3c98c', 66, 11, 17, 3.4) +
    body('#e3c98c', 'M57 10L58 3H74L75 10Z') +
    line(RED, 2.6, 'M57 9H75'),
  shepherd: drawFigure({
    coat: '#9a7b52',
    cut: 'robe',
    skin: TAN_SKIN,
    behind: blob('#e7d9ba', '34 24, 36 8, 50 3, 64 8, 66 24, 70 44, 60 48, 40 48, 30 44'),
    hat:
      body('#e7d9ba', 'M37 22Q37 6 50 6Q63 6 63 22Q56 13 50 13Q44 13 37 22Z') + limb(RED, [38.5, 15], 3, [61.5, 15], 3),
    over:
      beard('#5b3a28') +
      line(RED, 3, 'M37 58Q50 62 63 58') +
      limb(BROWN, [76, 96], 3, [76, 26], 3) +
      curve(BROWN, 3, '76 28, 78 16, 88 14, 90 24, 85 28'),
  }),
  'wise-man': drawFigure({
    coat: '#6b3f7a',
    cut: 'robe',
    skin: TAN_SKIN,
    behind: blob('#2f6f73', '36 34, 64 34, 76 56, 84 94, 50 97, 16 94, 24 56'),
    hat: body(GOLD, 'M37 17L34 0L43 8L50 -2L57 8L66 0L63 17Z') + dots(RED, 2, '42 13.500, 50 12.500, 58 13.500'),
    over:
      beard('#e9e2d6') +
      strokes(GOLD, 2.6, '50 46, 50 94|28 90, 50 94, 72 90') +
      body(GOLD, 'M38 66H62V80H38ZM36 62H64V67H36Z') +
      dot(RED, 50, 73, 3.4) +
      rays(GOLD, 50, 58, 6, 2.4, 4) +
      dots(TAN_SKIN, 4, '36 72, 64 72'),
  }),
  'sumo-wrestler':
    limb(TAN_SKIN, [36, 66], 26, [24, 92], 13, 4) +
    limb(TAN_SKIN, [64, 66], 26, [76, 92], 13, -4) +
    blob(TAN_SKIN, '16 98, 18 90, 32 90, 32 98') +
    blob(TAN_SKIN, '84 98, 82 90, 68 90, 68 98') +
    blob(TAN_SKIN, '50 32, 68 34, 80 46, 80 62, 68 76, 50 78, 32 76, 20 62, 20 46, 32 34') +
    limb(TAN_SKIN, [28, 42], 15, [12, 64], 10, 4) +
    limb(TAN_SKIN, [72, 42], 15, [88, 64], 10, -4) +
    body(NAVY, 'M24 66Q50 78 76 66L74 76Q64 80 57 80L55 92H45L43 80Q36 80 26 76Z') +
    strokes(NAVY, 2, '34 80, 32 88|66 80, 68 88') +
    strokes('#9f6a45', 2, '36 50, 44 54, 49 51|64 50, 56 54, 51 51') +
    oval(TAN_SKIN, 50, 22, 13.5, 14) +
    blob(INK, '36 20, 40 8, 50 5, 60 8, 64 20, 57 13, 50 14, 43 13') +
    oval(INK, 50, 4, 5, 4) +
    strokes(INK, 1.8, '42 20, 47 22|58 20, 53 22') +
    curve('#9a4a3a', 1.8, '46 30, 50 29, 54 30'),
  maharaja: drawFigure({
    coat: '#b8403a',
    cut: 'coat',
    legs: '#fbf6ea',
    shoes: GOLD,
    skin: DARK_SKIN,
    hat:
      blob('#1f7f86', '34 18, 34 8, 44 0, 58 0, 67 8, 66 18, 50 13') +
      strokes('#15595f', 1.6, '36 14, 48 6, 62 2|42 15, 54 8, 65 9') +
      leaf(GOLD, 50, 8, -1.5, 12, 4) +
      dot('#fbf6ea', 50, 9, 2.6),
    over:
      curve(INK, 3, '41 28, 45 26.500, 50 28, 55 26.500, 59 28') +
      strokes(GOLD, 2, '50 36, 50 78|40 36, 45 46, 50 48, 55 46, 60 36') +
      dots(GOLD, 2, '42 56, 58 56, 40 66, 60 66, 38 74, 62 74') +
      line(GOLD, 3.4, 'M35 60H65'),
  }),
  'keeper-with-lantern': drawFigure({
    coat: NAVY,
    cut: 'coat',
    legs: INK,
    shoes: INK,
    skin: LIGHT_SKIN,
    hat: body(NAVY, 'M37 15Q36 4 50 3Q64 4 63 15Z') + limb(INK, [36, 16], 4, [64, 16], 4) + dot(GOLD, 50, 9.5, 2.6),
    over:
      beard('#f2ece0') +
      dots(GOLD, 1.9, '46 50, 54 50, 46 59, 54 59, 46 68, 54 68') +
      strokes(INK, 2, '68 70, 76 64, 84 70') +
      body(INK, 'M66 70H86V74H66ZM66 92H86V96H66Z') +
      body('#f2cf66', 'M68 74H84V92H68Z') +
      leaf('#e07a3f', 76, 91, -1.5, 13, 4),
  }),
  'horse-rider':
    '<g transform="translate(7 10) scale(.9)">' +
    (hoofedSketches.horse ?? '') +
    limb('#fbf6ea', [55, 34], 9, [46, 54], 7, 4) +
    limb(INK, [46, 52], 7, [48, 70], 6) +
    blob(INK, '40 70, 51 67, 52 75, 40 75') +
    limb(RED, [56, 36], 14, [51, 14], 12) +
    limb(RED, [51, 18], 6, [36, 32], 4.6, -3) +
    dot(LIGHT_SKIN, 34, 33, 3) +
    curve(BROWN, 1.8, '34 33, 24 33, 16 36') +
    oval(LIGHT_SKIN, 48, 3, 7, 7.5) +
    blob(INK, '39 1, 42 -6, 52 -8, 58 -2, 57 2, 46 0') +
    dot(INK, 44, 4, 1.3) +
    '</g>',
  rower:
    limb(BROWN, [56, 58], 3, [14, 92], 2.6) +
    blob(BROWN, '16 84, 22 88, 12 99, 4 99') +
    blob('#c98a4a', '0 62, 10 66, 50 69, 90 66, 100 60, 92 78, 76 84, 26 84, 10 78') +
    curve('#8a5a34', 2.4, '4 70, 26 75, 50 76, 76 75, 95 69') +
    limb(NAVY, [66, 62], 11, [46, 62], 9, -4) +
    limb(RED, [68, 64], 17, [60, 38], 16) +
    limb(RED, [60, 42], 7, [44, 54], 6, 3) +
    dot(LIGHT_SKIN, 43, 56, 4.2) +
    oval(LIGHT_SKIN, 57, 22, 9.5, 11) +
    dot(INK, 52, 22, 1.6) +
    blob(BROWN, '49 16, 54 9, 65 10, 69 20, 66 28, 62 20') +
    curve('#8fb6c9', 3, '0 90, 14 94, 30 89, 48 94, 66 89, 84 94, 100 89'),
  'red-riding-hood': drawFigure({
    coat: '#f6ecd8',
    cut: 'skirt',
    legs: '#f6ecd8',
    shoes: BROWN,
    skin: LIGHT_SKIN,
    hair: '#c08a3c',
    behind: blob(RED, '32 24, 36 8, 50 1, 64 8, 68 24, 76 56, 84 84, 50 90, 16 84, 24 56'),
    over:
      smile +
      body(RED, 'M35 24Q34 4 50 3Q66 4 65 24L61 18Q56 9 50 9Q44 9 39 18Z') +
      body(RED, 'M38 34L50 38L62 34L70 60L54 46L50 42L46 46L30 60Z') +
      dots(GOLD, 2, '50 41') +
      curve(BROWN, 2.6, '64 64, 72 54, 82 64') +
      body('#b98452', 'M61 64H85L81 78H65Z') +
      dots(RED, 3, '68 63, 74 61, 79 63'),
  }),
  piper: drawFigure({
    coat: INK,
    cut: 'jacket',
    legs: LIGHT_SKIN,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: '#b5702f',
    behind: strokes(BROWN, 3, '64 44, 76 6|62 46, 86 12|60 46, 92 24'),
    hat: blob(INK, '36 13, 40 5, 54 2, 66 7, 65 14, 50 12') + dot(RED, 52, 2, 3),
    over:
      body(RED, 'M37 60H63L69 80Q50 85 31 80Z') +
      strokes('#2f5a45', 2.4, '44 61, 41 81|56 61, 59 81|34 70, 66 70') +
      blob('#2f5a45', '50 42, 66 40, 76 48, 72 58, 58 60, 48 54') +
      curve(BROWN, 2.6, '51 30, 56 36, 58 44') +
      limb(BROWN, [52, 56], 3, [40, 72], 2.4) +
      strokes('#fbf6ea', 5, '42.5 85, 42 90|57.5 85, 58 90'),
  }),
}
