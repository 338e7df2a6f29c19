import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c9503c'
const STEEL = '#8d99a5'
const TEAL = '#3f7f86'
const SKIN = '#d9a07a'

/** What is played, trained and danced with. */
export const sportSketches: Readonly<Record<string, string>> = {
  'skipping-rope':
    line('#c9a063', 4.6, 'M17 44C20 78 34 93 50 93C66 93 80 78 83 44') +
    line('#e3c48e', 1.8, 'M19 58C24 80 36 91 50 91C64 91 76 80 81 58') +
    limb('#b8413a', [12, 10], 10, [17, 42], 8) +
    limb('#b8413a', [88, 10], 10, [83, 42], 8) +
    strokes('#f5ebd7', 2.6, '9 20, 18 18.5|10.5 29, 19.5 27.5|91 20, 82 18.5|89.5 29, 80.5 27.5'),
  'golf-club':
    limb('#3a4048', [78, 6], 9, [62, 30], 6) +
    limb(STEEL, [62, 30], 4.4, [34, 78], 3.6) +
    body('#3a4048', 'M36 74C38 80 37 85 34 89C26 95 14 96 8 92C5 88 8 84 14 83C22 82 27 79 30 73Z') +
    strokes(CREAM, 1.8, '13 88, 22 87, 29 83|16 92, 24 91, 31 87') +
    strokes(RED, 2.4, '75 9, 79 12|71 15, 75 18|67 21, 71 24'),
  'golf-ball':
    dot('#f7f5ef', 50, 40, 27) +
    dots('#aeb4b2', 2.1, '41 24, 55 23, 35 36, 48 35, 62 36, 41 47, 55 48, 68 46, 48 58') +
    body(RED, 'M38 66C45 70 55 70 62 66L54 75L52 98H48L46 75Z'),
  'golf-flag':
    body('#5f8f4f', 'M2 92C10 74 34 70 54 72C76 73 94 80 98 92C80 99 20 99 2 92Z') +
    oval('#3f6a3a', 52, 83, 12, 3.6) +
    limb(STEEL, [52, 84], 3, [52, 4], 3) +
    body(RED, 'M52 5C64 2 74 14 92 10C86 18 86 24 90 32C76 36 66 24 52 30Z') +
    dot(CREAM, 28, 80, 5.4),
  'soccer-ball': soccerBall(),
  pickleball:
    body('#3f7f86', 'M16 14C28 2 48 4 58 18C66 30 64 44 54 52L38 60C22 60 6 44 8 28Z') +
    limb(INK, [46, 54], 12, [68, 86], 10) +
    strokes('#e9c46a', 2.6, '20 18, 34 10, 48 16, 56 30|14 30, 20 44, 34 52') +
    strokes(CREAM, 2, '53 64, 61 60|59 72, 67 68|64 80, 72 76') +
    dot('#d9cf4a', 78, 40, 16) +
    dots('#8f8a2c', 2.6, '72 34, 82 32, 88 40, 78 41, 70 44, 82 50'),
  dumbbell:
    `<rect fill="${STEEL}" x="30" y="45" width="40" height="10" rx="3"/>` +
    `<rect fill="${INK}" x="20" y="24" width="14" height="52" rx="5"/><rect fill="${INK}" x="66" y="24" width="14" height="52" rx="5"/>` +
    `<rect fill="${RED}" x="8" y="32" width="12" height="36" rx="5"/><rect fill="${RED}" x="80" y="32" width="12" height="36" rx="5"/>` +
    strokes(CREAM, 2, '24 30, 24 44|70 30, 70 44|41 47, 41 53|47 47, 47 53|53 47, 53 53|59 47, 59 53'),
  'roller-skate': rollerSkate(),
  skateboard:
    body(TEAL, 'M4 34C10 34 16 44 24 50L76 50C84 44 90 34 96 34C99 36 99 40 96 43L82 60H18L4 43C1 40 1 36 4 34Z') +
    strokes('#e9c46a', 3, '30 55, 46 55|54 55, 70 55') +
    body(STEEL, 'M22 60H38L34 67H26ZM62 60H78L74 67H66Z') +
    dots(RED, 8.6, '30 72, 70 72') +
    dots(CREAM, 3.2, '30 72, 70 72'),
  'yoga-seat': yogaSeat(),
  'yoga-tree': yogaTree(),
  snowboard:
    body(TEAL, 'M78 4C88 2 96 10 94 22L46 90C38 98 22 98 12 88C6 80 8 72 16 64Z') +
    body('#e9c46a', 'M64 22L82 34L74 46L55 34ZM34 62L52 76L46 84L27 70Z') +
    limb(INK, [48, 42], 9, [62, 54], 9) +
    limb(INK, [36, 58], 9, [52, 70], 9) +
    curve(CREAM, 2.6, '78 12, 86 12, 88 20'),
  'ballet-shoe': balletShoes(),
  tutu: tutu(),
  'mirror-ball': mirrorBall(),
  'boxing-glove':
    blob(RED, '30 66, 20 54, 17 38, 22 20, 36 9, 56 6, 74 12, 84 26, 85 44, 78 58, 72 70, 50 73') +
    blob('#8f2c28', '66 66, 78 58, 85 44, 84 28, 78 36, 72 50, 62 60') +
    blob(RED, '27 60, 15 54, 10 42, 13 30, 22 26, 30 32, 36 42, 48 46, 50 54, 42 62') +
    curve('#8f2c28', 2.4, '24 31, 31 42, 40 48, 50 50') +
    curve(CREAM, 3, '38 17, 50 13, 62 16') +
    body('#f6ecd8', 'M28 68C42 75 60 76 74 70L77 92C60 99 40 98 27 92Z') +
    strokes('#8f2c28', 2.4, '44 76, 58 84|58 76, 44 84|44 86, 58 93|58 86, 44 93'),
  'ice-skate':
    body(CREAM, 'M22 6H54C54 22 56 34 66 42C80 48 88 54 86 66H22C17 46 18 24 22 6Z') +
    body('#cfc4ad', 'M20 58H87C88 62 88 66 86 68H22Z') +
    strokes(TEAL, 2.4, '46 14, 58 18|46 22, 58 27|48 31, 61 35|53 40, 66 43') +
    strokes(STEEL, 4, '34 68, 34 84|72 68, 72 84') +
    line(STEEL, 5, 'M14 84H78C86 84 92 80 93 74') +
    curve(TEAL, 3, '22 12, 36 14, 52 12'),
}

function rollerSkate(): string {
  return (
    body('#d9667a', 'M20 8H52C51 24 54 34 66 40C80 46 86 54 85 66H20C16 46 17 26 20 8Z') +
    body('#e9c46a', 'M18 18H53L54 26H18ZM62 38C78 44 86 52 85 66H66C60 56 58 46 62 38Z') +
    strokes(CREAM, 2.6, '42 30, 54 34|43 38, 58 41|46 46, 60 48') +
    body(CREAM, 'M16 66H88V74H16Z') +
    dots(TEAL, 10, '30 84, 74 84') +
    dots(CREAM, 3.6, '30 84, 74 84') +
    body('#d9667a', 'M88 66C95 68 97 74 94 79L86 75Z')
  )
}

/** Legs crossed, hands on the knees. */
function yogaSeat(): string {
  const [cloth, dark] = ['#3f7f86', '#2a5a60']
  return (
    blob(dark, '36 62, 64 62, 84 70, 96 80, 88 90, 66 92, 50 90, 34 92, 12 90, 4 80, 16 70') +
    strokes(cloth, 3, '30 76, 50 82, 70 76|20 84, 40 88, 58 86') +
    limb(SKIN, [38, 36], 8, [20, 60], 6, -4) +
    limb(SKIN, [20, 60], 6, [14, 74], 5, 0) +
    limb(SKIN, [62, 36], 8, [80, 60], 6, 4) +
    limb(SKIN, [80, 60], 6, [86, 74], 5, 0) +
    blob('#d9775f', '37 33, 50 31, 63 33, 61 48, 64 64, 50 67, 36 64, 39 48') +
    limb(SKIN, [50, 24], 8, [50, 34], 9) +
    oval(SKIN, 50, 17, 9, 11) +
    blob(INK, '40 17, 42 7, 50 4, 58 7, 60 17, 54 12, 46 12') +
    dot(INK, 50, 3.6, 4.6)
  )
}

/** On one leg, arms joined above the head. */
function yogaTree(): string {
  const [cloth, dark] = ['#3f7f86', '#2a5a60']
  return (
    limb(SKIN, [43, 34], 6, [36, 16], 5, -3) +
    limb(SKIN, [36, 16], 5, [50, 2], 4, 0) +
    limb(SKIN, [57, 34], 6, [64, 16], 5, 3) +
    limb(SKIN, [64, 16], 5, [50, 2], 4, 0) +
    limb(cloth, [47, 58], 13, [48, 92], 7) +
    limb(dark, [56, 58], 13, [80, 68], 8, 2) +
    limb(dark, [80, 68], 8, [52, 76], 6, 2) +
    limb(SKIN, [52, 76], 5, [46, 78], 4) +
    body(SKIN, 'M44 92H52V97H36C36 93 40 92 44 92Z') +
    blob('#d9775f', '41 34, 50 32, 59 34, 58 46, 61 60, 50 63, 40 60, 42 46') +
    oval(SKIN, 50, 24, 6, 8) +
    blob(INK, '43 24, 44 17, 50 14, 56 17, 57 24, 53 20, 47 20')
  )
}

/** A pair, one over the other, their ribbons in a bow. */
function balletShoes(): string {
  const shoe = (x: number, y: number, colour: string, sole: string): string =>
    body(
      colour,
      `M${x} ${y}C${x + 6} ${y - 4} ${x + 16} ${y - 3} ${x + 20} ${y + 3}C${x + 24} ${y + 20} ${x + 20} ${y + 42} ${x + 12} ${y + 52}C${x + 9} ${y + 55} ${x + 5} ${y + 55} ${x + 3} ${y + 51}C${x - 3} ${y + 36} ${x - 5} ${y + 14} ${x} ${y}Z`,
    ) + oval(sole, x + 9, y + 13, 6.4, 12, -4)
  return (
    strokes('#c9788c', 3.2, '58 46, 46 30, 30 22, 20 10|66 46, 74 30, 70 16, 80 4|30 44, 40 28, 54 20, 58 8') +
    shoe(26, 42, '#efb3b6', '#b5687c') +
    shoe(54, 44, '#f3c3c2', '#b5687c') +
    strokes('#c9788c', 2.4, '26 58, 36 62, 46 57|54 60, 64 64, 74 59') +
    leaf('#c9788c', 48, 24, -2.6, 18, 6) +
    leaf('#c9788c', 48, 24, -0.4, 18, 6)
  )
}

/** Five-sided patches: one in the middle, five cut by the rim, and the seams between them. */
function soccerBall(): string {
  const at = (turn: number, far: number): string =>
    `${(50 + far * Math.sin(turn)).toFixed(1)} ${(50 - far * Math.cos(turn)).toFixed(1)}`
  const corners = [0, 1, 2, 3, 4].map((corner) => (corner * 2 * Math.PI) / 5)
  const patch = body(INK, `M${corners.map((turn) => at(turn, 17)).join('L')}Z`)
  const rim = corners.map((turn) =>
    body(
      INK,
      `M${at(turn - 0.36, 39)}L${at(turn, 31)}L${at(turn + 0.36, 39)}L${at(turn + 0.3, 45)}L${at(turn, 46.5)}L${at(turn - 0.3, 45)}Z`,
    ),
  )
  const seams = corners.map((turn) => `${at(turn, 17)}, ${at(turn, 32)}`).join('|')
  const between = corners.map((turn) => `${at(turn + 0.36, 39)}, ${at(turn + (2 * Math.PI) / 5 - 0.36, 39)}`).join('|')
  return dot('#f7f5ef', 50, 50, 46) + strokes(INK, 2.6, `${seams}|${between}`) + patch + rim.join('')
}

function tutu(): string {
  return (
    body(
      '#f3c3c2',
      'M4 74C12 58 30 52 40 50H60C70 52 88 58 96 74C90 78 88 70 82 76C76 82 74 74 66 79C60 84 56 76 50 80C44 84 40 76 33 79C26 82 24 74 17 77C11 80 8 72 4 74Z',
    ) +
    body(
      '#e59aa6',
      'M14 66C24 56 34 52 40 50H60C66 52 76 56 86 66C78 66 74 62 68 67C62 71 56 64 50 69C44 72 38 64 32 67C26 70 20 62 14 66Z',
    ) +
    blob('#c9788c', '36 16, 44 22, 50 24, 56 22, 64 16, 66 28, 61 40, 62 51, 50 54, 38 51, 39 40, 34 28') +
    strokes('#c9788c', 2.6, '36 18, 33 8|64 18, 67 8') +
    strokes(CREAM, 2, '44 28, 50 38, 56 28|45 40, 50 47, 55 40') +
    dots(CREAM, 1.8, '24 72, 40 74, 58 73, 76 71')
  )
}

function mirrorBall(): string {
  return (
    limb(INK, [50, 0], 3, [50, 14], 3) +
    `<rect fill="${INK}" x="42" y="10" width="16" height="9" rx="2"/>` +
    dot('#8d99a5', 50, 56, 40) +
    strokes(CREAM, 2, '13 42, 50 46, 87 42|10 56, 50 62, 90 56|14 72, 50 78, 86 72|24 30, 50 32, 76 30') +
    strokes(CREAM, 2, '50 16, 50 96|36 18, 26 56, 36 94|64 18, 74 56, 64 94') +
    body('#d9667a', 'M30 34L40 35L38 45L27 44ZM63 63L73 62L71 74L62 76Z') +
    body('#e9c46a', 'M52 33L62 32L65 44L52 46ZM29 60L38 62L39 77L31 74Z') +
    body(TEAL, 'M65 46L76 44L76 58L66 61ZM40 48L50 49V60L39 60Z')
  )
}
