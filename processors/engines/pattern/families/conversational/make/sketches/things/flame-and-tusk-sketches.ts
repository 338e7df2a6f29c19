import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [FLAME, DEEP, GOLD, EMBER] = ['#d9592f', '#a32c2a', '#e8b23f', '#ee8a3a'] as const
const [ALIEN, DEEP_ALIEN] = ['#86b36a', '#5a8a4c'] as const

/** Flames, tusks, gables and other wonders. */
export const flameAndTuskSketches: Readonly<Record<string, string>> = {
  'phoenix-bird': phoenix(),
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

/** Risen: wings raised in three ranks of feathers, the head turned, a tail of flames that curl outwards. */
function phoenix(): string {
  const flame = (colour: string, [x, y]: readonly [number, number], turn: number, path: string): string =>
    taper(colour, 6.5, 3.4, path) + leaf(colour, x, y, turn, 17, 6)
  return (
    flame(DEEP, [23, 98], 2.2, '46 62, 40 76, 34 88, 22 99') +
    flame(DEEP, [77, 98], 0.9, '54 62, 60 76, 66 88, 78 99') +
    flame(FLAME, [35, 108], 2, '48 64, 45 80, 44 96, 34 109') +
    flame(FLAME, [66, 108], 1.1, '53 64, 56 80, 57 96, 67 109') +
    flame(GOLD, [51, 112], 1.57, '50 62, 52 80, 48 98, 51 114') +
    wing(-1) +
    wing(1) +
    blob(EMBER, '50 30, 58 36, 62 48, 58 62, 50 72, 42 62, 38 48, 43 37') +
    taper(EMBER, 17, 9, '50 42, 54 30, 55 18, 48 8') +
    oval(EMBER, 46, 7, 8.6, 7.4, -14) +
    body(GOLD, 'M40 3Q31 4 27 11Q34 11 41 11Z') +
    leaf(GOLD, 51, 2, -1.3, 19, 4.6) +
    leaf(FLAME, 53, 5, -0.75, 18, 4.6) +
    leaf(DEEP, 53, 9, -0.2, 15, 4.2) +
    strokes(GOLD, 2.6, '45 46, 50 50, 55 46|44 54, 50 58.500, 56 54|46 62, 50 65, 54 62') +
    dot(INK, 43.6, 5.6, 1.9)
  )
}

/** One raised wing: `side` is -1 on the left. */
function wing(side: 1 | -1): string {
  const rank = (colour: string, length: number, width: number, turns: readonly number[]): string =>
    turns
      .map((turn, at) => {
        const angle = side === 1 ? turn : Math.PI - turn
        return leaf(colour, 50 + side * (9 + at * 1.5), 40 + at * 3, angle, length - at * 2.5, width)
      })
      .join('')
  return (
    rank(DEEP, 58, 7.5, [-1.2, -0.94, -0.68, -0.42, -0.16, 0.1]) +
    rank(FLAME, 41, 6.5, [-1.16, -0.88, -0.6, -0.32, -0.04]) +
    rank(GOLD, 24, 5.5, [-1.05, -0.7, -0.35, 0])
  )
}
