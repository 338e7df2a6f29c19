import { blob, body, curve, dot, dots, limb, line, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [FLAME, DEEP, GOLD, EMBER] = ['#d9592f', '#a32c2a', '#e8b23f', '#ee8a3a'] as const
const [ALIEN, DEEP_ALIEN] = ['#86b36a', '#5a8a4c'] as const

/** Flames, tusks, gables and other wonders. */
export const flameAndTuskSketches: Readonly<Record<string, string>> = {
  'phoenix-bird':
    taper(DEEP, 7, 3, '56 64, 74 74, 86 88, 96 92') +
    taper(FLAME, 8, 4, '54 66, 64 80, 66 94, 78 104') +
    taper(GOLD, 7, 3, '50 68, 50 84, 42 96, 44 108') +
    oval(GOLD, 98, 92, 7, 4.5, 20) +
    oval(GOLD, 80, 105, 7, 5, 40) +
    oval(FLAME, 44, 109, 5, 7) +
    blob(DEEP, '54 46, 58 28, 70 10, 90 -6, 88 4, 100 4, 92 14, 102 20, 90 28, 94 38, 80 42, 74 52, 62 58') +
    blob(FLAME, '46 48, 40 26, 24 8, 2 -4, 6 8, -6 10, 4 20, -6 28, 8 34, 4 44, 20 48, 26 56, 40 60') +
    strokes(GOLD, 2.6, '41 46, 30 28, 14 12|39 50, 26 38, 8 28|37 54, 26 48, 14 42') +
    strokes(EMBER, 2.6, '60 46, 68 28, 84 10|63 50, 76 36, 92 24|65 53, 76 46, 86 38') +
    blob(EMBER, '46 26, 40 36, 40 52, 46 66, 54 72, 61 62, 60 48, 56 34, 53 26') +
    strokes(GOLD, 2.4, '46 46, 50 50, 55 46|46 55, 51 59, 56 55') +
    oval(EMBER, 47, 22, 8.5, 8) +
    body(GOLD, 'M40 19L28 24L40 26Z') +
    strokes(GOLD, 2.8, '46 15, 42 6, 36 2|50 14, 51 4, 47 -4|53 16, 60 8, 60 0') +
    dot(INK, 44, 21, 1.9),
  'alien-monster':
    limb(DEEP_ALIEN, [40, 88], 9, [36, 102], 8) +
    limb(DEEP_ALIEN, [60, 88], 9, [64, 102], 8) +
    limb(ALIEN, [38, 70], 8, [16, 82], 7) +
    limb(ALIEN, [62, 70], 8, [84, 52], 7) +
    dots(ALIEN, 5, '15 83, 86 50') +
    blob(ALIEN, '36 62, 64 62, 68 82, 60 94, 40 94, 32 82') +
    oval('#cfe0a8', 50, 80, 10, 10) +
    strokes(DEEP_ALIEN, 3, '38 6, 32 -8|62 6, 68 -8') +
    dots(GOLD, 5, '31 -9, 69 -9') +
    blob(ALIEN, '50 0, 72 6, 86 24, 82 44, 66 60, 50 66, 34 60, 18 44, 14 24, 28 6') +
    oval(INK, 34, 34, 8, 13, -24) +
    oval(INK, 66, 34, 8, 13, 24) +
    dots(CREAM, 2.8, '36 28, 68 28') +
    curve(INK, 2.6, '42 53, 50 57, 58 53'),
  smilodon:
    taper('#b9834a', 8, 5, '88 46, 98 40, 104 46, 102 54') +
    limb('#96683a', [34, 66], 11, [36, 96], 8) +
    limb('#96683a', [74, 64], 12, [78, 96], 8) +
    blob('#c4935a', '20 44, 34 36, 54 42, 74 38, 90 44, 92 60, 84 70, 60 70, 40 74, 26 66') +
    limb('#c4935a', [28, 64], 13, [24, 96], 9) +
    limb('#c4935a', [82, 60], 15, [90, 96], 9) +
    dots('#96683a', 5, '20 97, 33 98, 74 98, 87 97') +
    strokes('#96683a', 3, '52 44, 54 54|62 43, 64 53|72 42, 74 52|82 46, 84 56') +
    blob('#96683a', '10 20, 8 10, 18 12, 22 20') +
    blob('#96683a', '32 16, 36 8, 42 14, 38 24') +
    blob('#c4935a', '4 34, 8 22, 20 14, 34 16, 42 28, 40 44, 28 52, 12 50, 2 44') +
    oval(CREAM, 10, 41, 10, 7) +
    body('#fbf6ea', 'M4 44L9 45L7 66ZM13 45L18 44L15 66Z') +
    blob(INK, '0 36, 6 33, 9 37, 4 40') +
    dots(INK, 2.2, '16 29, 28 30'),
  'gable-house':
    body('#3b3f48', 'M70 8H80V30H70Z') +
    body('#f3ead8', 'M12 50L50 10L88 50V100H12Z') +
    body('#3b3f48', 'M50 -2L98 50H84L50 14L16 50H2Z') +
    strokes('#c9bda4', 2.4, '13 62, 87 62|13 74, 87 74|13 86, 87 86') +
    body('#c8963a', 'M42 70H60V100H42Z') +
    dot('#3b3f48', 56, 86, 2) +
    body('#7f9aa6', 'M20 62H34V80H20ZM67 62H81V80H67ZM43 36H57V52H43Z') +
    line('#f3ead8', 2, 'M27 62V80M20 71H34M74 62V80M67 71H81M50 36V52M43 44H57'),
}
