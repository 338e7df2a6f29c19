import { blob, body, curve, dot, dots, leaf, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [RED, TEAL, GOLD, NAVY, WOOD, STEEL] = ['#b8403a', '#3f7f80', '#d9a441', '#2f4a66', '#8a5a34', '#8f98a3']

/** What is met at the bar, at the club and in the wardrobe. */
export const barAndClubSketches: Readonly<Record<string, string>> = {
  'cocktail-shaker': cocktailShaker(),
  dartboard: dartboard(),
  badminton: badminton(),
  'sports-medal': medal(),
  parachute: parachute(),
  trilby: trilby(),
  corset: corset(),
  cufflink: cufflink(),
}

function cocktailShaker(): string {
  return (
    '<g transform="rotate(12 50 50)">' +
    body(STEEL, 'M30 40H70L64 96C60 99 40 99 36 96Z') +
    body('#c9d0d6', 'M34 42H46L46 95L39 94Z') +
    body('#59687f', 'M62 42H70L64 96L58 97Z') +
    blob(STEEL, '30 40, 34 26, 42 18, 58 18, 66 26, 70 40') +
    line('#59687f', 2.4, 'M30 41H70M43 19H57') +
    body(STEEL, 'M43 4C43 0 57 0 57 4V18H43Z') +
    body('#c9d0d6', 'M45 4H49V17H45ZM37 28L43 21H47L43 38H35Z') +
    line(GOLD, 3, 'M32 60H67M33 66H66') +
    '</g>' +
    leaf('#6f9a52', 88, 96, -1.9, 22, 6) +
    leaf('#4c7a45', 88, 96, -1.2, 20, 6) +
    dot('#b8403a', 12, 92, 7) +
    curve('#6f9a52', 2, '13 86, 18 76, 26 72')
  )
}

/** Wedges in turn, two rings, the bull, and a dart in it. */
function dartboard(): string {
  const wedge = (at: number, inner: number, outer: number, colour: string): string => {
    const half = Math.PI / 16
    const turn = at * 2 * half
    const p = (along: number, aside: number): string =>
      `${(48 + Math.cos(turn + aside) * along).toFixed(1)} ${(52 + Math.sin(turn + aside) * along).toFixed(1)}`
    return body(
      colour,
      `M${p(inner, -half)}L${p(outer, -half)}A${outer} ${outer} 0 0 1 ${p(outer, half)}L${p(inner, half)}Z`,
    )
  }
  const all = Array.from({ length: 16 }, (_, at) => at)
  return (
    dot(INK, 48, 52, 46) +
    all.map((at) => wedge(at, 0, 38, at % 2 ? CREAM : INK)).join('') +
    all.map((at) => wedge(at, 33, 38, at % 2 ? TEAL : RED) + wedge(at, 18, 23, at % 2 ? TEAL : RED)).join('') +
    dot(TEAL, 48, 52, 7) +
    dot(RED, 48, 52, 4) +
    line(STEEL, 2.4, 'M48 52L64 36') +
    line(GOLD, 5.6, 'M64 36L76 24') +
    line(WOOD, 2.6, 'M76 24L86 14') +
    body(NAVY, 'M80 20L82 4L92 -4L92 8L104 8L96 18Z')
  )
}

/** Two rackets crossed and a shuttlecock. */
function badminton(): string {
  const racket = (side: 1 | -1): string =>
    `<g transform="translate(50 58) scale(${side} 1) rotate(32)">` +
    strokes(
      STEEL,
      1.3,
      '-9 -44, -9 -16|-3 -48, -3 -12|3 -48, 3 -12|9 -44, 9 -16|-13 -38, 13 -38|-14 -31, 14 -31|-13 -24, 13 -24|-9 -17, 9 -17',
    ) +
    `<ellipse cx="0" cy="-30" rx="15" ry="20" fill="none" stroke="${side > 0 ? RED : TEAL}" stroke-width="4"/>` +
    line(STEEL, 3, 'M0 -10V18') +
    line(WOOD, 6, 'M0 18V42') +
    '</g>'
  return (
    racket(-1) +
    racket(1) +
    body(CREAM, 'M34 -14L44 -8L50 -16L56 -8L66 -14L57 12H43Z') +
    strokes(STEEL, 1.5, '38 -10, 46 10|50 -12, 50 10|62 -10, 54 10|41 0, 59 0') +
    blob(RED, '43 11, 57 11, 56 19, 50 22, 44 19')
  )
}

function medal(): string {
  return (
    body(NAVY, 'M22 0H42L56 44H44Z') +
    body(RED, 'M78 0H58L44 44H56Z') +
    body(CREAM, 'M28 0H34L50 42H47ZM72 0H66L50 42H53Z') +
    body(GOLD, 'M42 40H58V50H42Z') +
    dot('#b5802f', 50, 72, 27) +
    dot(GOLD, 50, 72, 25) +
    ring('#b5802f', 50, 72, 20.5, 18.5) +
    [0, 1, 2, 3, 4].map((at) => leaf('#f3dca0', 50, 72, (at * Math.PI * 2) / 5 - 1.57, 16, 6)).join('') +
    dot(GOLD, 50, 72, 4)
  )
}

/** In gores, with somebody hanging on. */
function parachute(): string {
  return (
    strokes(WOOD, 1.6, '4 40, 46 74|22 40, 48 72|50 42, 50 72|78 40, 52 72|96 40, 54 74') +
    body(RED, 'M4 42C2 -12 98 -12 96 42C90 34 82 34 77 42C70 33 56 33 50 42C44 33 30 33 23 42C18 34 10 34 4 42Z') +
    body(CREAM, 'M23 42C22 18 36 0 50 1C42 8 37 24 37 35C31 34 26 37 23 42Z') +
    body(CREAM, 'M77 42C78 18 64 0 50 1C58 8 63 24 63 35C69 34 74 37 77 42Z') +
    body(GOLD, 'M37 35C37 20 43 6 50 1C57 6 63 20 63 35C57 34 53 37 50 42C47 37 43 34 37 35Z') +
    line(TEAL, 5, 'M44 80L40 68M56 80L60 68') +
    blob(TEAL, '43 78, 57 78, 58 92, 42 92') +
    line(NAVY, 5, 'M46 92L44 102M54 92L58 101') +
    dot('#e2ad85', 50, 72, 6) +
    blob(NAVY, '43 71, 45 65, 55 65, 57 71, 50 69')
  )
}

/** Pinched at the crown, its brim snapped down in front. */
function trilby(): string {
  const [felt, dark] = ['#8a7462', '#5f4d40']
  return (
    blob(dark, '-2 72, 14 64, 50 60, 86 60, 102 50, 106 58, 96 72, 64 82, 26 84, 4 80') +
    blob(felt, '-4 72, 14 66, 50 64, 84 62, 103 52, 98 66, 66 76, 28 79, 4 77') +
    blob(felt, '18 66, 22 44, 30 26, 42 22, 54 28, 68 20, 80 28, 86 46, 88 62, 66 70, 40 72') +
    blob(dark, '38 25, 48 28, 58 27, 52 36, 44 36') +
    curve(dark, 2, '31 34, 38 42, 40 50') +
    blob('#3a2f2a', '18 66, 20 54, 50 60, 86 48, 88 60, 64 70, 36 72') +
    leaf(RED, 74, 60, -1.05, 26, 4.6) +
    leaf(GOLD, 78, 60, -0.9, 20, 3)
  )
}

/** Laced in front, with a frill of lace. */
function corset(): string {
  return (
    blob(CREAM, '22 26, 30 16, 40 14, 50 22, 60 14, 70 16, 78 26, 74 32, 50 32, 26 32') +
    body(
      '#b0546a',
      'M24 26C32 18 42 20 50 28C58 20 68 18 76 26C74 40 66 46 68 58C70 70 76 78 80 88C70 92 60 98 50 104C40 98 30 92 20 88C24 78 30 70 32 58C34 46 26 40 24 26Z',
    ) +
    body('#8f3a52', 'M44 26L50 29L56 26V98L50 103L44 98Z') +
    strokes('#8f3a52', 2, '33 24, 39 56, 33 90|67 24, 61 56, 67 90|27 32, 34 56, 26 84|73 32, 66 56, 74 84') +
    strokes(
      CREAM,
      1.8,
      '45 36, 55 43|55 36, 45 43|45 47, 55 54|55 47, 45 54|45 58, 55 65|55 58, 45 65|45 69, 55 76|55 69, 45 76|45 80, 55 87|55 80, 45 87',
    ) +
    leaf(CREAM, 50, 33, 2.7, 13, 4) +
    leaf(CREAM, 50, 33, 0.44, 13, 4) +
    dot(CREAM, 50, 33, 2.6)
  )
}

/** A pair, each on its bar. */
function cufflink(): string {
  const one = (x: number, y: number, stone: string): string =>
    line('#b5802f', 6, `M${x + 6} ${y + 10}L${x + 20} ${y + 26}`) +
    oval(GOLD, x + 23, y + 29, 10, 5.4, -42) +
    dot('#b5802f', x + 1.4, y + 1.6, 21) +
    dot(GOLD, x, y, 20.5) +
    dot(stone, x, y, 14.5) +
    strokes(CREAM, 2.4, `${x - 8} ${y + 1}, ${x - 6} ${y - 6}, ${x} ${y - 9}`) +
    dots(
      CREAM,
      1.5,
      `${x} ${y - 17.5}, ${x + 17.5} ${y}, ${x} ${y + 17.5}, ${x - 17.5} ${y}, ${x + 12.4} ${y - 12.4}, ${x - 12.4} ${y - 12.4}, ${x + 12.4} ${y + 12.4}, ${x - 12.4} ${y + 12.4}`,
    )
  return one(68, 26, NAVY) + one(24, 56, NAVY)
}
