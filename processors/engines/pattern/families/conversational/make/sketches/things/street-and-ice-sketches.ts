import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const DEEP_RED = '#8a2c2c'
const GOLD = '#d9a441'
const WOOD = '#a8743f'
const DARK_WOOD = '#7a4e2d'
const SLATE = '#5d7486'
const SEA = '#3f7f90'

/** What stands in streets, schools and games, and what swims in the ice. */
export const streetAndIceSketches: Readonly<Record<string, string>> = {
  narwhal:
    limb('#e6d3a4', [16, 46], 4.6, [-8, 6], 0.8) +
    strokes(WOOD, 1.4, '12 43, 14 39|7 35, 10 31|3 27, 5 23') +
    blob(SLATE, '84 44, 90 30, 100 24, 98 38, 108 44, 98 52, 88 54, 80 58') +
    blob(SLATE, '10 60, 14 46, 28 38, 48 36, 68 40, 84 46, 88 52, 76 66, 56 78, 34 80, 18 74') +
    blob('#e9e4d8', '12 64, 26 66, 46 66, 66 60, 72 66, 56 77, 34 79, 18 73') +
    blob('#465a6a', '40 70, 52 70, 54 84, 46 92, 40 84') +
    dots('#8ea2b0', 2.2, '36 46, 46 43, 58 46, 52 51, 66 49, 42 52, 74 52') +
    dot(INK, 24, 55, 2.3) +
    curve(INK, 1.8, '13 64, 18 66, 24 64'),
  iceberg:
    body('#7fb0bd', 'M6 62L20 40L30 44L42 14L54 6L64 26L74 22L84 46L96 62L86 76L72 94L54 100L34 92L16 78Z') +
    body('#e4f0f0', 'M6 62L20 40L30 44L42 14L54 6L64 26L74 22L84 46L96 62Z') +
    body('#b7d5da', 'M54 6L64 26L74 22L84 46L96 62H60L52 40Z') +
    body('#5d93a3', 'M60 62H96L86 76L72 94L54 100L62 82Z') +
    strokes(SEA, 3, '0 63, 12 60, 24 64, 36 60, 48 64, 60 60, 72 64, 84 60, 100 63'),
  'noahs-ark':
    body(DARK_WOOD, 'M24 34H76V60H24Z') +
    body(RED, 'M18 38L50 16L82 38Z') +
    blob(GOLD, '40 42, 50 38, 60 42, 60 56, 40 56') +
    curve('#8f98a3', 5, '32 60, 31 46, 27 40') +
    oval('#8f98a3', 30, 42, 6, 5) +
    curve('#8f98a3', 3.2, '25 43, 21 50, 23 56') +
    limb(GOLD, [70, 62], 6, [72, 24], 4) +
    blob(GOLD, '70 26, 70 19, 80 18, 88 23, 86 27, 76 27') +
    dots(DARK_WOOD, 1.9, '71 36, 72 45, 70 53, 75 22') +
    blob(WOOD, '0 54, 10 60, 30 64, 70 64, 90 60, 100 54, 96 72, 82 88, 50 92, 18 88, 4 72') +
    strokes(DARK_WOOD, 2.6, '5 68, 30 74, 70 74, 95 68|12 80, 34 84, 66 84, 88 80') +
    strokes(SEA, 4.4, '0 92, 12 88, 25 93, 38 88, 50 93, 62 88, 75 93, 88 88, 100 92') +
    blob(CREAM, '44 10, 50 6, 58 8, 64 2, 63 9, 56 14, 48 14'),
  'fire-hydrant':
    body(RED, 'M32 40H68V88H32Z') +
    body(RED, 'M30 38Q30 16 50 14Q70 16 70 38Z') +
    limb(DEEP_RED, [26, 39], 7, [74, 39], 7) +
    limb(DEEP_RED, [25, 90], 9, [75, 90], 9) +
    body(DEEP_RED, 'M44 6H56V15H44Z') +
    limb(RED, [20, 55], 15, [80, 55], 15) +
    limb(DEEP_RED, [17, 47], 5, [17, 63], 5) +
    limb(DEEP_RED, [83, 47], 5, [83, 63], 5) +
    dot(GOLD, 50, 56, 11.5) +
    dot(DEEP_RED, 50, 56, 6) +
    curve('#e09a8c', 3.4, '38 34, 40 26, 45 21') +
    line('#e09a8c', 3, 'M38 70V82'),
  'fire-hose':
    ring(RED, 42, 52, 38, 30) +
    ring(RED, 42, 52, 27, 19.5) +
    ring(RED, 42, 52, 16.5, 9) +
    curve(RED, 7.5, '42 86, 62 88, 78 78, 84 64') +
    body(GOLD, 'M78 66L84 40H92L96 68Z') +
    limb(INK, [80, 66], 5, [95, 68], 5) +
    strokes('#7fb0bd', 3, '86 36, 82 24, 72 16|88 34, 89 20, 86 8|91 36, 96 24, 100 18'),
  chalkboard:
    limb(WOOD, [30, 84], 5, [20, 100], 4) +
    limb(WOOD, [70, 84], 5, [80, 100], 4) +
    body(WOOD, 'M4 12H96V84H4Z') +
    body('#3b5a4c', 'M11 19H89V77H11Z') +
    strokes(CREAM, 3, '18 62, 25 32, 32 62|21 52, 29 52') +
    strokes(CREAM, 3, '44 48, 58 48|51 41, 51 55') +
    rays(CREAM, 74, 48, 14, 6, 5) +
    body(CREAM, 'M58 80H74V84.500H58Z'),
  'basketball-hoop':
    body(CREAM, 'M10 4H90V58H10Z') +
    line(SLATE, 4, 'M10 4H90V58H10Z') +
    line(RED, 4, 'M36 22H64V44H36Z') +
    strokes(
      '#cfc2ab',
      2.6,
      '28 54, 34 76, 40 96|42 54, 44 76, 46 96|58 54, 56 76, 54 96|72 54, 66 76, 60 96|32 66, 50 70, 68 66|36 80, 50 84, 64 80',
    ) +
    limb('#e0813a', [24, 53], 5.5, [76, 53], 5.5),
  'billiard-cues':
    limb(WOOD, [8, 96], 7, [88, 8], 3) +
    limb(DARK_WOOD, [8, 96], 7, [34, 67], 6) +
    limb(WOOD, [92, 96], 7, [12, 8], 3) +
    limb(DARK_WOOD, [92, 96], 7, [66, 67], 6) +
    dot(RED, 50, 22, 11) +
    dot(GOLD, 28, 47, 11) +
    dot(INK, 72, 47, 11) +
    dots(CREAM, 3, '46 18, 24 43, 68 43'),
  'snooker-ball':
    dot(RED, 50, 50, 44) +
    blob(DEEP_RED, '90 38, 94 52, 84 80, 58 94, 34 91, 62 82, 82 62') +
    blob('#f3d9cf', '24 30, 34 20, 44 20, 40 28, 30 36'),
  'snooker-table':
    blob(DARK_WOOD, '4 20, 50 17, 96 20, 98 50, 96 80, 50 83, 4 80, 2 50') +
    body('#3f7d4e', 'M12 27H88V73H12Z') +
    dots(INK, 3.6, '12 27, 50 26, 88 27, 12 73, 50 74, 88 73') +
    dots(RED, 3.4, '66 50, 73 46, 73 54, 80 42, 80 50, 80 58') +
    dot(CREAM, 28, 56, 3.4) +
    dots(GOLD, 3.4, '30 38, 50 50'),
  'karate-belt':
    blob(INK, '2 34, 26 38, 48 42, 74 38, 98 32, 99 46, 74 52, 48 56, 26 52, 3 48') +
    limb(INK, [46, 50], 12, [28, 94], 12, 5) +
    limb(INK, [54, 50], 12, [74, 92], 12, -5) +
    blob('#47464e', '38 40, 50 36, 62 40, 64 54, 50 60, 37 54') +
    limb(GOLD, [31, 84], 11, [30, 87], 11) +
    limb(GOLD, [70, 83], 11, [71.5, 86], 11),
  'treasure-map':
    blob('#dcbf8a', '6 20, 24 14, 50 20, 76 13, 95 18, 92 48, 96 82, 74 86, 50 80, 26 88, 5 82, 9 50') +
    blob('#b98f56', '6 20, 12 18, 15 50, 12 84, 5 82, 9 50') +
    blob('#8fae7a', '24 34, 40 28, 46 40, 36 50, 26 46') +
    blob('#8fae7a', '58 58, 74 52, 84 62, 76 74, 62 72') +
    strokes(DARK_WOOD, 2.6, '30 44, 32 54|36 62, 42 68|50 68, 56 64|60 54, 62 46|66 40, 70 36') +
    strokes(RED, 5, '72 24, 84 36|84 24, 72 36') +
    strokes(DARK_WOOD, 2, '24 68, 24 78|19 73, 29 73') +
    leaf(DARK_WOOD, 35, 38, -1.6, 8, 2.6),
}
