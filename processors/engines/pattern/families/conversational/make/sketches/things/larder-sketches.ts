import { blob, body, curve, dot, dots, leaf, limb, line, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const GREEN = '#4f7a48'
const STEEL = '#8d99a5'
const WOOD = '#b57a45'

/** What is cooked, poured and put up in jars. */
export const larderSketches: Readonly<Record<string, string>> = {
  whisk:
    `<g transform="rotate(32 50 50)">` +
    strokes(STEEL, 2.8, '50 52, 30 26, 36 4, 50 0, 64 4, 70 26, 50 52|50 52, 42 26, 44 6, 50 0, 56 6, 58 26, 50 52') +
    limb(WOOD, [50, 50], 8, [50, 98], 10) +
    '</g>',
  'rolling-pin':
    `<g transform="rotate(-32 50 50)">` +
    limb('#8a5a36', [-4, 50], 9, [104, 50], 9) +
    `<rect fill="${WOOD}" x="14" y="38" width="72" height="24" rx="8"/>` +
    curve('#e0b888', 3, '22 44, 50 43, 78 44') +
    '</g>',
  'jam-jar':
    body('#b8354a', 'M18 34C18 28 24 26 30 26H70C76 26 82 28 82 34V86C82 94 76 97 70 97H30C24 97 18 94 18 86Z') +
    body(CREAM, 'M28 48H72V80H28Z') +
    body('#b8354a', 'M50 74C40 66 38 58 44 56C48 55 50 60 50 60C50 60 52 55 56 56C62 58 60 66 50 74Z') +
    body('#5f86a8', 'M20 10H80L86 24H14Z') +
    strokes(CREAM, 2.2, '30 11, 27 23|42 11, 41 23|58 11, 59 23|70 11, 73 23') +
    curve('#e58a96', 3, '23 40, 22 60, 24 86'),
  'wine-bottle':
    body('#3f5f43', 'M42 4H58V30C70 38 72 46 72 56V92C72 96 70 98 66 98H34C30 98 28 96 28 92V56C28 46 30 38 42 30Z') +
    body('#8a2438', 'M41 2H59V16H41Z') +
    body(CREAM, 'M28 56H72V82H28Z') +
    dots('#8a2438', 3.6, '46 64, 54 64, 50 71') +
    curve('#8fb08a', 2.6, '35 44, 33 50'),
  'milk-bottle':
    body('#dfe7ea', 'M36 8H64V26C74 36 78 44 78 56V90C78 96 74 98 70 98H30C26 98 22 96 22 90V56C22 44 26 36 36 26Z') +
    body(CREAM, 'M24 48C26 40 32 32 38 28H62C68 32 74 40 76 48V89C76 94 73 96 69 96H31C27 96 24 94 24 89Z') +
    body('#c2503f', 'M33 3H67V11H33Z') +
    body('#5f86a8', 'M24 58H76V78H24Z') +
    curve('#a9b8c0', 3, '32 44, 30 54'),
  'moka-pot':
    body(STEEL, 'M30 22H70L64 52H36Z') +
    body('#6b7682', 'M36 52H64L76 96H24Z') +
    body(STEEL, 'M34 50H66V57H34Z') +
    body('#6b7682', 'M32 20L50 10L68 20Z') +
    dot(INK, 50, 8, 4.6) +
    body(STEEL, 'M32 26L18 22L33 36Z') +
    line(INK, 6, 'M69 24H84V50') +
    strokes('#b9c4cc', 2.4, '44 60, 38 92|56 60, 62 92|44 26, 46 46'),
  pitcher:
    line('#3f6f9a', 7, 'M70 26C98 22 98 62 68 70') +
    blob('#5f8fb8', '28 10, 44 14, 62 14, 74 10, 70 26, 78 48, 76 76, 64 94, 36 94, 24 76, 22 48, 32 28, 18 16') +
    curve(CREAM, 3, '30 50, 50 55, 70 50') +
    leaf(CREAM, 50, 76, -0.9, 15, 4) +
    leaf(CREAM, 50, 76, -2.2, 15, 4) +
    rays(CREAM, 50, 66, 8, 4, 6) +
    curve('#2f5478', 2.8, '30 16, 46 20, 66 18'),
  macaron:
    blob('#e3a3ae', '10 40, 18 22, 36 12, 64 12, 82 22, 90 40, 84 46, 50 48, 16 46') +
    blob(CREAM, '12 46, 50 44, 88 46, 88 58, 50 61, 12 58') +
    blob('#e3a3ae', '10 62, 16 56, 50 58, 84 56, 90 62, 84 80, 66 90, 34 90, 16 80') +
    dots('#c9788c', 3, '16 45, 26 47, 38 46, 50 48, 62 46, 74 47, 84 45, 18 58, 32 59, 46 58, 60 59, 76 58') +
    curve('#f6d3d6', 3, '24 28, 36 20, 50 19'),
  'fried-egg':
    blob(
      CREAM,
      '40 8, 58 12, 72 8, 88 24, 86 42, 96 58, 84 76, 68 78, 58 92, 40 84, 24 90, 12 74, 14 58, 4 42, 18 30, 24 14',
    ) +
    dot('#eaa53a', 50, 48, 20) +
    curve('#f8dfa0', 3.4, '39 44, 43 37, 50 35'),
  farfalle:
    body(
      '#e3bd6a',
      'M4 14L12 22L4 30L12 38L4 46L12 54L4 62L12 70L4 80L40 60C46 56 54 56 60 60L96 80L88 70L96 62L88 54L96 46L88 38L96 30L88 22L96 14L60 40C54 44 46 44 40 40Z',
    ) +
    strokes(
      '#b98a3a',
      2.6,
      '18 30, 36 44|18 64, 36 56|82 30, 64 44|82 64, 64 56|46 44, 50 50, 46 57|54 44, 50 50, 54 57',
    ),
  milkshake:
    strokes('#c2503f', 4.6, '60 22, 70 0') +
    blob(CREAM, '26 28, 30 16, 42 12, 52 6, 64 14, 74 18, 76 30, 50 34') +
    dot('#c2342f', 46, 8, 6) +
    body('#e3a3ae', 'M22 28H78L66 84H34Z') +
    body('#c9788c', 'M42 84H58V92H72V98H28V92H42Z') +
    strokes(CREAM, 2.6, '34 34, 40 78|50 34, 50 78|66 34, 60 78'),
  blackberry:
    Array.from({ length: 19 }, (_, at) => {
      const row = [0, 1, 2, 3, 4].find((step) => at < [4, 9, 13, 17, 19][step]) ?? 4
      const [first, count] = [[0, 4, 9, 13, 17][row], [4, 5, 4, 4, 2][row]]
      const x = 50 + (at - first - (count - 1) / 2) * 15
      return dot(at % 3 ? '#4b3560' : '#6a4d84', x, 34 + row * 13, 10.4)
    }).join('') +
    dots('#c0aad4', 2.2, '24 31, 40 30, 56 31, 30 44, 46 45, 62 44, 36 58, 54 58') +
    leaf(GREEN, 50, 24, -2.6, 26, 6) +
    leaf(GREEN, 50, 24, -0.54, 26, 6) +
    leaf('#7f9c62', 50, 24, -1.9, 20, 5) +
    leaf('#7f9c62', 50, 24, -1.2, 20, 5) +
    limb(GREEN, [50, 22], 4, [54, 4], 4),
  currants: currants(),
  'dragon-fruit': dragonFruit(),
  'passion-fruit':
    dot('#5f3560', 50, 50, 46) +
    dot(CREAM, 50, 50, 38) +
    dot('#e3a43a', 50, 50, 31) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((at) => leaf(INK, 50 + 12 * Math.cos(at * 0.7), 50 + 12 * Math.sin(at * 0.7), at * 0.7, 13, 3.6))
      .join('') +
    dots(INK, 3.4, '50 50, 45 45'),
  persimmon:
    blob('#e07a2c', '50 22, 76 24, 94 44, 90 72, 70 92, 50 95, 30 92, 10 72, 6 44, 24 24') +
    curve('#f3b06a', 4, '18 46, 20 62, 30 76') +
    leaf(GREEN, 50, 24, 0.25, 27, 8) +
    leaf(GREEN, 50, 24, 2.9, 27, 8) +
    leaf('#7f9c62', 50, 24, 1.2, 18, 7) +
    leaf('#7f9c62', 50, 24, 1.95, 18, 7) +
    limb('#6a4a34', [50, 24], 5, [52, 6], 4),
  asparagus:
    limb('#86a560', [50, 30], 13, [50, 100], 14) +
    blob('#4f7a48', '50 0, 60 14, 62 30, 56 40, 44 40, 38 30, 40 14') +
    leaf('#7f9c62', 44, 38, -1.2, 18, 6) +
    leaf('#7f9c62', 58, 34, -1.9, 18, 6) +
    leaf('#4f7a48', 48, 58, -1.1, 15, 6) +
    leaf('#4f7a48', 52, 74, -2, 15, 6) +
    body('#a86f8c', 'M43 94H57V100H43Z'),
  beetroot:
    blob('#7c1f45', '50 42, 72 44, 84 60, 74 80, 58 88, 51 99, 44 88, 26 80, 16 60, 28 44') +
    curve('#c9788c', 3, '28 58, 30 70, 40 78') +
    strokes('#a8335a', 4, '48 44, 36 26, 26 12|50 44, 50 22, 52 8|54 44, 64 28, 74 14') +
    leaf(GREEN, 38, 30, -2.2, 30, 10) +
    leaf(GREEN, 50, 30, -1.5, 32, 10) +
    leaf('#7f9c62', 62, 32, -0.9, 30, 10),
}

function currants(): string {
  const berries: readonly (readonly [number, number, number])[] = [
    [38, 34, 10],
    [60, 36, 10],
    [34, 54, 9.4],
    [56, 56, 9.4],
    [42, 72, 8.6],
    [58, 74, 8],
    [49, 88, 7],
  ]
  return (
    curve(GREEN, 3, '52 4, 47 30, 49 60, 50 84') +
    leaf(GREEN, 50, 14, 0.1, 40, 13) +
    leaf('#7f9c62', 50, 12, 2.7, 34, 11) +
    berries.map(([x, y, r]) => dot('#c2342f', x, y, r)).join('') +
    berries.map(([x, y, r]) => dot('#f0b0a0', x - r * 0.3, y - r * 0.35, r * 0.24)).join('') +
    berries.map(([x, y, r]) => dot('#6a2420', x, y + r * 0.8, 1.7)).join('')
  )
}

function dragonFruit(): string {
  const scales = [-2.6, -2.05, -1.57, -1.1, -0.55]
  return (
    scales.map((turn) => leaf(GREEN, 50 + 26 * Math.cos(turn), 52 + 26 * Math.sin(turn), turn, 26, 7)).join('') +
    leaf('#8fae5a', 20, 64, 2.7, 18, 5) +
    leaf('#8fae5a', 80, 64, 0.44, 18, 5) +
    blob('#d93a7c', '50 18, 70 24, 84 44, 82 70, 66 90, 50 95, 34 90, 18 70, 16 44, 30 24') +
    blob(CREAM, '50 28, 66 34, 74 52, 70 72, 58 84, 42 84, 30 72, 26 52, 34 34') +
    dots(INK, 1.9, '42 42, 52 38, 60 46, 46 52, 56 56, 38 60, 64 62, 48 66, 56 72, 42 74, 50 80, 36 50, 66 54')
  )
}
