import { across, blob, body, curve, dot, leaf, strokes } from '../sketch-marks.ts'

const INK = '#26222b'
const [RED, DEEP] = ['#b8323a', '#7c1f2c']
const [GOLD, CREAM, BLUE] = ['#d9a441', '#f6ead0', '#3f6f8c']

/** What sailors have drawn on their arms, and flames. */
export const flashAndFlameSketches: Readonly<Record<string, string>> = {
  'banner-heart': heart() + banner(),
  'winged-heart': wings() + heart() + strokes(GOLD, 2.6, '42 40, 50 34, 58 40'),
  'dagger-heart': daggerThrough(),
  dagger: dagger(),
  'scroll-banner': banner(-6),
  'tattoo-swallow': swallow(),
  flame: flame(),
}

function heart(): string {
  return (
    blob(DEEP, '50 88, 30 70, 17 52, 16 34, 26 22, 40 22, 50 32, 60 22, 74 22, 84 34, 83 52, 70 70') +
    blob(RED, '48 82, 30 66, 20 50, 19 36, 27 26, 39 26, 49 37, 60 26, 71 26, 78 36, 76 50, 66 66') +
    blob('#e4776f', '27 34, 33 30, 38 32, 32 37, 29 46, 25 44')
  )
}

/** A ribbon across, its ends folded back and cut to swallowtails. */
function banner(down = 0): string {
  const y = (value: number): number => value + down
  return (
    body('#d3b981', `M4 ${y(66)}L-10 ${y(60)}L-4 ${y(72)}L-12 ${y(80)}L10 ${y(78)}L16 ${y(64)}Z`) +
    body('#d3b981', `M96 ${y(66)}L110 ${y(60)}L104 ${y(72)}L112 ${y(80)}L90 ${y(78)}L84 ${y(64)}Z`) +
    blob(
      CREAM,
      `2 ${y(62)}, 14 ${y(56)}, 32 ${y(54)}, 50 ${y(57)}, 68 ${y(60)}, 84 ${y(58)}, 98 ${y(51)}, 99 ${y(64)}, 86 ${y(71)}, 68 ${y(74)}, 50 ${y(71)}, 32 ${y(68)}, 14 ${y(70)}, 3 ${y(75)}`,
    ) +
    strokes(INK, 2, `20 ${y(63)}, 32 ${y(61)}, 44 ${y(63)}|54 ${y(65)}, 66 ${y(67)}, 78 ${y(65)}`)
  )
}

function wings(): string {
  const half = (side: 1 | -1): string =>
    blob(BLUE, across(side, '22 40, 34 20, 54 8, 76 6, 70 18, 74 26, 64 34, 66 44, 54 48, 54 58, 38 60, 26 56')) +
    ['32 44, 46 30, 64 20', '34 50, 48 40, 62 34', '34 56, 44 50, 54 48']
      .map((quill) => curve(CREAM, 3, across(side, quill)))
      .join('')
  return half(-1) + half(1)
}

function dagger(): string {
  return (
    body('#b9c0c4', 'M43 34H57L55 78L50 98L45 78Z') +
    body('#828c94', 'M50 34H57L55 78L50 98Z') +
    blob(GOLD, '20 30, 26 24, 40 28, 60 28, 74 24, 80 30, 74 36, 60 36, 40 36, 26 36') +
    body('#5c3a2c', 'M45 8H55L57 29H43Z') +
    strokes(GOLD, 2.2, '45 14, 55 12|44 20, 56 18|44 26, 56 24') +
    dot(GOLD, 50, 5, 6.6) +
    dot(RED, 50, 32, 3.4)
  )
}

/** A heart with a blade through it. */
function daggerThrough(): string {
  return (
    body('#b9c0c4', 'M45 74H55L50 100Z') +
    heart() +
    body('#b9c0c4', 'M45 14H55V40L50 44L45 40Z') +
    blob(GOLD, '28 10, 40 7, 60 7, 72 10, 72 16, 60 15, 40 15, 28 16') +
    body('#5c3a2c', 'M46 -12H54L55 8H45Z') +
    dot(GOLD, 50, -14, 5) +
    blob(DEEP, '44 42, 56 42, 53 50, 54 58, 50 66, 47 56')
  )
}

/** From above in a dive, wings spread wide and a long forked tail. */
function swallow(): string {
  return (
    blob(BLUE, '58 38, 74 18, 98 4, 94 22, 84 38, 68 52') +
    blob(BLUE, '44 52, 30 66, 4 74, 10 56, 24 42, 38 38') +
    strokes('#24455c', 2.2, '66 40, 80 28, 92 12|34 52, 22 60, 10 68') +
    body('#24455c', 'M62 62L96 78L74 74L84 98L58 70Z') +
    blob(BLUE, '30 20, 42 20, 56 34, 68 56, 66 70, 54 66, 40 50, 30 34') +
    blob(CREAM, '30 34, 38 36, 50 50, 60 66, 48 62, 36 48') +
    blob(RED, '26 26, 34 26, 38 36, 32 40, 26 34') +
    blob(BLUE, '22 20, 32 14, 42 20, 40 28, 30 28, 24 26') +
    body(GOLD, 'M24 19L12 22L24 26Z') +
    dot(CREAM, 31, 21, 3) +
    dot(INK, 31, 21, 1.7)
  )
}

/** A tongue of fire that licks to the left, in three tones. */
function flame(): string {
  return (
    blob(
      '#c9432b',
      '50 98, 28 92, 16 74, 20 54, 32 42, 34 24, 28 8, 46 18, 56 34, 60 46, 66 38, 66 26, 78 44, 86 64, 82 84, 68 96',
    ) +
    blob('#e58a2f', '50 95, 34 88, 28 72, 34 58, 44 48, 46 36, 56 52, 60 64, 68 56, 74 70, 72 84, 62 93') +
    blob('#f3c65b', '50 93, 41 86, 40 74, 50 62, 54 72, 60 78, 58 88') +
    leaf('#c9432b', 22, 40, -1.9, 18, 4)
  )
}
