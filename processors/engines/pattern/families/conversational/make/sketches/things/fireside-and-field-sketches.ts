import { blob, body, curve, dot, dots, leaf, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const GREEN = '#4f7d4e'
const BROWN = '#7a4e2d'
const WOOD = '#b98a54'

/** Puzzles, clocks, planets, hedgerows and what stands in fields and yards. */
export const firesideAndFieldSketches: Readonly<Record<string, string>> = {
  bunting:
    curve(BROWN, 2.4, '2 22, 26 38, 50 42, 74 38, 98 22') +
    body(RED, 'M7 27L27 38L12 62Z') +
    body(NAVY, 'M30 40L49 42L38 72Z') +
    body(GOLD, 'M52 42L71 39L63 72Z') +
    body(RED, 'M74 38L93 27L89 62Z') +
    dots(CREAM, 2.2, '14 42, 88 42, 38 52, 61 50'),
  crossword: crossword(),
  'striped-planet':
    dot('#d98a5a', 50, 50, 38) +
    blob('#f0cf9a', '14 40, 34 36, 60 42, 87 38, 88 46, 62 50, 36 45, 12 48') +
    blob('#a85f42', '15 62, 40 58, 64 63, 85 60, 80 70, 60 72, 38 68, 20 71') +
    oval(RED, 64, 56, 8, 5) +
    blob('#f0cf9a', '28 20, 50 16, 72 21, 76 27, 50 24, 24 27'),
  'cratered-planet':
    dot('#8d93a8', 50, 50, 38) +
    blob('#6f7590', '50 88, 78 76, 88 50, 78 24, 82 50, 70 74') +
    oval('#6f7590', 36, 34, 10, 8) +
    oval('#6f7590', 56, 58, 12, 9) +
    dots('#6f7590', 4.5, '28 60, 62 30, 40 76') +
    oval('#b7bccb', 34, 32, 6, 4) +
    oval('#b7bccb', 54, 55, 7, 4.4),
  rosehip:
    curve(BROWN, 2.8, '8 14, 32 20, 56 18, 88 34') +
    curve(BROWN, 2, '32 20, 36 36, 34 46') +
    curve(BROWN, 2, '62 20, 66 34, 68 44') +
    blob(RED, '34 44, 45 52, 46 70, 36 82, 25 72, 24 54') +
    blob('#cf5a3c', '68 42, 80 52, 80 72, 69 84, 57 72, 57 54') +
    rays(BROWN, 35, 84, 6, 2, 5) +
    rays(BROWN, 69, 86, 6, 2, 5) +
    leaf(GREEN, 46, 19, -0.9, 20, 6) +
    leaf(GREEN, 20, 17, 1.9, 18, 6) +
    leaf(GREEN, 84, 32, -1.3, 20, 6) +
    curve(CREAM, 2, '29 56, 28 64, 31 70'),
  hazelnut:
    blob('#b5763f', '30 46, 48 44, 56 58, 50 78, 38 90, 26 78, 20 58') +
    blob('#c98a50', '64 40, 80 42, 88 56, 82 76, 70 86, 58 74, 54 54') +
    blob('#7c9a52', '16 50, 22 30, 34 24, 48 28, 58 46, 52 54, 46 48, 40 56, 33 48, 26 57') +
    blob('#5f7d42', '50 46, 56 28, 68 20, 80 24, 92 44, 86 50, 80 44, 74 52, 67 44, 60 52') +
    curve(BROWN, 2.6, '34 26, 48 12, 68 22') +
    leaf('#7c9a52', 48, 13, -0.4, 26, 9) +
    strokes('#e0b07a', 1.8, '32 60, 34 76|68 54, 70 70'),
  'cuckoo-clock':
    body(BROWN, 'M50 4L88 34H80V72H20V34H12Z') +
    body(WOOD, 'M28 36H72V66H28Z') +
    dot(CREAM, 50, 51, 13) +
    strokes(INK, 2, '50 51, 50 42|50 51, 57 54') +
    body(INK, 'M43 18Q50 11 57 18V30H43Z') +
    blob(RED, '44 24, 50 20, 56 24, 54 29, 46 29') +
    strokes(GOLD, 1.8, '36 72, 36 86|64 72, 64 90|50 72, 50 82') +
    blob(GOLD, '33 86, 39 86, 38 97, 34 97') +
    dot(GOLD, 50, 86, 5) +
    leaf(GREEN, 50, 6, 2.5, 22, 6) +
    leaf(GREEN, 50, 6, 0.64, 22, 6),
  'grandfather-clock':
    body(BROWN, 'M34 16Q50 0 66 16V40H62V82H68V98H32V82H38V40H34Z') +
    dot(CREAM, 50, 25, 11) +
    strokes(INK, 1.8, '50 25, 50 17|50 25, 55 28') +
    body(CREAM, 'M43 44H57V78H43Z') +
    line(GOLD, 1.8, 'M50 44V66') +
    dot(GOLD, 50, 68, 5) +
    dot(GOLD, 50, 6, 3),
  'wagon-wheel':
    ring(BROWN, 50, 50, 44, 35) +
    strokes(WOOD, 4.4, '50 12, 50 88|12 50, 88 50|23 23, 77 77|77 23, 23 77') +
    dot(BROWN, 50, 50, 10) +
    dot(WOOD, 50, 50, 4),
  'totem-pole':
    body(BROWN, 'M36 6H64V98H36Z') +
    blob('#3f8f9a', '36 16, 6 8, 4 26, 36 32') +
    blob('#3f8f9a', '64 16, 94 8, 96 26, 64 32') +
    dots(CREAM, 4.4, '43 17, 57 17, 43 48, 57 48, 43 78, 57 78') +
    dots(INK, 2, '43 17, 57 17, 43 48, 57 48, 43 78, 57 78') +
    body(GOLD, 'M44 22H56L50 35Z') +
    body(RED, 'M40 57H60V64H40ZM36 36H64V40H36ZM36 68H64V72H36Z') +
    body(GOLD, 'M42 86H58L54 93H46Z'),
  cannon:
    blob('#4a5157', '6 36, 60 40, 84 48, 92 58, 82 68, 58 62, 8 54') +
    ring('#4a5157', 8, 45, 11, 6) +
    dot(BROWN, 56, 72, 20) +
    dot(WOOD, 56, 72, 14) +
    strokes(BROWN, 3, '56 58, 56 86|42 72, 70 72|46 62, 66 82|66 62, 46 82') +
    dots(INK, 6, '12 88, 25 88, 18 78'),
  'picket-fence':
    body(CREAM, 'M6 42H94V50H6ZM6 70H94V78H6Z') +
    body(
      CREAM,
      'M10 28L17 18L24 28V94H10ZM30 28L37 18L44 28V94H30ZM50 28L57 18L64 28V94H50ZM70 28L77 18L84 28V94H70Z',
    ) +
    strokes(
      '#b9ad94',
      1.4,
      '12 44, 22 44|32 44, 42 44|52 44, 62 44|72 44, 82 44|12 72, 22 72|32 72, 42 72|52 72, 62 72|72 72, 82 72',
    ) +
    leaf(GREEN, 27, 96, -1.9, 28, 5) +
    leaf(GREEN, 67, 96, -1.2, 28, 5) +
    dots(RED, 5, '20 68, 76 66, 47 84'),
  greenhouse:
    body('#c9dfe0', 'M14 44L50 12L86 44V94H14Z') +
    strokes(
      '#4f7d6e',
      3,
      '14 94, 14 44, 50 12, 86 44, 86 94, 14 94|14 44, 86 44|50 12, 50 44|32 44, 32 94|68 44, 68 94|32 28, 32 44|68 28, 68 44',
    ) +
    body('#4f7d6e', 'M42 60H58V94H42Z') +
    leaf(GREEN, 24, 92, -1.57, 30, 6) +
    leaf(GREEN, 76, 92, -1.57, 34, 6) +
    dots(RED, 3.4, '23 72, 78 70, 26 80'),
  airship:
    oval(RED, 50, 40, 45, 21) +
    blob(CREAM, '8 35, 50 30, 92 35, 95 40, 50 38, 5 40') +
    body(NAVY, 'M84 30L98 18V62L84 50Z') +
    body(BROWN, 'M34 64H64L60 76H40Z') +
    strokes(BROWN, 1.8, '38 56, 38 65|60 56, 60 65') +
    dots(CREAM, 2.2, '43 69, 50 69, 57 69'),
  'penny-farthing':
    ring(INK, 38, 60, 34, 30.6) +
    ring(INK, 84, 82, 13, 10) +
    strokes(INK, 1.2, '38 29, 38 91|7 60, 69 60|16 38, 60 82|60 38, 16 82') +
    curve(RED, 3.6, '38 60, 42 30, 50 20, 68 40, 84 80') +
    curve(INK, 3, '28 16, 36 20, 46 20') +
    oval(BROWN, 56, 22, 9, 3.4, 14) +
    dot(RED, 38, 60, 4),
  'lobster-pot':
    blob(WOOD, '8 84, 10 44, 30 20, 70 20, 90 44, 92 84') +
    strokes(
      BROWN,
      2.6,
      '22 84, 24 42, 36 22|40 84, 41 36, 46 20|60 84, 59 36, 54 20|78 84, 76 42, 64 22|10 62, 90 62|16 42, 84 42',
    ) +
    body(BROWN, 'M5 82H95V91H5Z') +
    oval(INK, 50, 58, 13, 12) +
    curve(CREAM, 2.4, '66 22, 84 12, 94 20'),
  buoy:
    body(RED, 'M36 34H64L76 78H24Z') +
    body(CREAM, 'M32 50H68L72 64H28Z') +
    blob(NAVY, '14 78, 86 78, 78 94, 50 97, 22 94') +
    strokes(INK, 2.6, '42 34, 46 14|58 34, 54 14|44 24, 56 24') +
    dot(GOLD, 50, 11, 6),
}

/** A grid with black squares, a few words written in. */
function crossword(): string {
  const cells = ['#.......', '..#.##.#', '......#.', '#.#.#...', '...#.#.#', '.#......', '#.##.#..', '.......#']
  const side = 11
  const squares = cells
    .flatMap((row, y) =>
      [...row].map((cell, x) => (cell === '#' ? `M${6 + x * side} ${6 + y * side}h${side}v${side}h-${side}Z` : '')),
    )
    .join('')
  const rules = Array.from(
    { length: 9 },
    (_, at) => `${6 + at * side} 6, ${6 + at * side} 94|6 ${6 + at * side}, 94 ${6 + at * side}`,
  )
  return (
    body(CREAM, 'M4 4H96V96H4Z') +
    body(INK, squares) +
    strokes(INK, 1.6, rules.join('|')) +
    strokes(
      RED,
      2.2,
      '20 14, 23 9, 26 14|32 9, 32 14, 36 14|43 9, 43 15|20 37, 26 31|31 31, 36 37|42 31, 47 31, 42 37, 47 37|30 69, 36 63|42 63, 42 69, 47 66',
    )
  )
}
