import { blob, body, curve, dot, dots, leaf, limb, line, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const IVORY = '#ece0c4'
const RED = '#c2342f'
const GREEN = '#3f7a52'
const BRASS = '#d0a040'

/** Boards, signs of peace and luck, masks of the ring. */
export const gameSketches: Readonly<Record<string, string>> = {
  'chess-king':
    body(IVORY, 'M46 2H54V8H61V15H54V22H46V15H39V8H46Z') +
    body(IVORY, 'M30 34C34 22 66 22 70 34L60 66H40Z') +
    foot(IVORY, '#b59a6a') +
    strokes('#b59a6a', 2.4, '33 36, 50 39, 67 36|42 58, 50 60, 58 58'),
  'chess-queen':
    body(IVORY, 'M24 20L38 34L40 14L50 32L60 14L62 34L76 20L62 62H38Z') +
    dots(IVORY, 4.6, '24 17, 40 11, 60 11, 76 17') +
    foot(IVORY, '#b59a6a') +
    strokes('#b59a6a', 2.4, '36 46, 50 49, 64 46|40 56, 50 58, 60 56'),
  'chess-rook':
    body(INK, 'M26 10H38V18H44V10H56V18H62V10H74V32L64 40V62H36V40L26 32Z') +
    foot(INK, '#6d6a72') +
    strokes('#6d6a72', 2.4, '30 30, 50 32, 70 30|37 42, 50 44, 63 42'),
  'chess-pawn':
    dot(INK, 50, 26, 17) +
    body(INK, 'M36 40H64V46H58L62 62H38L42 46H36Z') +
    foot(INK, '#6d6a72') +
    curve('#6d6a72', 2.6, '40 22, 44 16, 51 14'),
  'mahjong-tile':
    `<rect fill="${GREEN}" x="20" y="8" width="66" height="88" rx="8"/>` +
    `<rect fill="${CREAM}" x="14" y="4" width="64" height="86" rx="8"/>` +
    ring(RED, 46, 28, 15, 11) +
    rays(RED, 46, 28, 9, 3.6, 8) +
    strokes(GREEN, 4, '46 50, 46 82') +
    leaf(GREEN, 46, 64, -2.5, 20, 5) +
    leaf(GREEN, 46, 64, -0.64, 20, 5) +
    leaf('#2f5f8a', 46, 78, -2.6, 18, 4.4) +
    leaf('#2f5f8a', 46, 78, -0.54, 18, 4.4),
  domino:
    `<rect fill="${INK}" x="24" y="4" width="52" height="92" rx="9"/>` +
    line(CREAM, 2.4, 'M30 50H70') +
    dots(CREAM, 5, '38 17, 62 17, 50 27.5, 38 38, 62 38, 38 63, 62 85') +
    dot(BRASS, 50, 50, 3),
  'peace-sign':
    ring('#e08a2b', 50, 50, 46, 36) +
    limb('#e08a2b', [50, 10], 10, [50, 90], 10) +
    limb('#e08a2b', [50, 50], 10, [22, 78], 10) +
    limb('#e08a2b', [50, 50], 10, [78, 78], 10) +
    dots('#f0c46a', 2.6, '50 9, 79 21, 91 50, 79 79, 50 91, 21 79, 9 50, 21 21'),
  'yin-yang':
    dot(INK, 50, 50, 46) +
    body(
      CREAM,
      'M50 8C73.2 8 92 26.8 92 50S73.2 92 50 92C38.4 92 29 82.6 29 71S38.4 50 50 50S71 40.6 71 29S61.6 8 50 8Z',
    ) +
    dot(CREAM, 50, 29, 6.4) +
    dot(INK, 50, 71, 6.4),
  'wrestling-mask': wrestlingMask(),
  dreidel:
    limb('#8a5a36', [50, 2], 7, [50, 24], 7) +
    body('#2f5f8a', 'M22 30L50 20L78 30L50 42Z') +
    body('#3f78ad', 'M22 30L50 42V98C38 92 26 80 22 68Z') +
    body('#27507a', 'M78 30L50 42V98C62 92 74 80 78 68Z') +
    line(BRASS, 4, 'M29 48C34 50 42 50 42 58V72M30 72L30 58') +
    line(BRASS, 4, 'M58 52L70 72M70 48L64 62'),
  'playing-block':
    body('#e0b040', 'M50 4L92 24L50 46L8 24Z') +
    body('#c9503c', 'M8 24L50 46V96L8 74Z') +
    body('#3f7f86', 'M92 24L50 46V96L92 74Z') +
    line(CREAM, 5, 'M18 72L27 42L38 80M21 63L34 68') +
    line(CREAM, 5, 'M63 82V54L74 50C82 50 80 60 72 64L63 67M72 64C84 62 82 74 74 77L63 82') +
    rays(CREAM, 50, 24, 9, 4, 5),
  'spinning-top':
    limb(RED, [50, 2], 6, [50, 24], 7) +
    dot(RED, 50, 6, 5) +
    body('#e0b040', 'M22 30C34 20 66 20 78 30L92 48H8Z') +
    body(RED, 'M8 48H92C90 56 84 62 78 66H22C16 62 10 56 8 48Z') +
    body('#3f7f86', 'M22 66H78C70 78 58 86 52 98H48C42 86 30 78 22 66Z') +
    dots(CREAM, 4, '26 57, 42 58, 58 58, 74 57'),
}

/** What every piece of a set stands on. */
function foot(colour: string, shade: string): string {
  return (
    body(colour, 'M40 60H60C62 70 68 76 74 80V86H26V80C32 76 38 70 40 60Z') +
    `<rect fill="${colour}" x="20" y="84" width="60" height="12" rx="4"/>` +
    line(shade, 2.6, 'M27 84H73')
  )
}

function wrestlingMask(): string {
  return (
    blob(RED, '50 4, 72 10, 84 32, 82 62, 70 86, 50 96, 30 86, 18 62, 16 32, 28 10') +
    body(
      BRASS,
      'M50 4L58 26L50 38L42 26ZM18 30C28 30 40 36 46 48C38 58 26 58 18 52ZM82 30C72 30 60 36 54 48C62 58 74 58 82 52Z',
    ) +
    leaf(CREAM, 24, 41, 0.16, 18, 7) +
    leaf(CREAM, 76, 41, 2.98, 18, 7) +
    dots(INK, 3.8, '34 43, 66 43') +
    body(CREAM, 'M34 66C40 60 60 60 66 66C68 76 60 82 50 82C40 82 32 76 34 66Z') +
    body(INK, 'M40 70C44 67 56 67 60 70C60 74 56 76 50 76C44 76 40 74 40 70Z') +
    body(BRASS, 'M50 82L56 95H44Z') +
    body(CREAM, 'M50 46L55 58H45Z')
  )
}
