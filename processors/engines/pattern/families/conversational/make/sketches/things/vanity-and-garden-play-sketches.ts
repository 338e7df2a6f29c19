import { blob, body, curve, dot, dots, leaf, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const [WOOD, DARK_WOOD] = ['#a8703f', '#7a4d29']
const [GOLD, PALE_GOLD] = ['#d9a93f', '#f3d98a']

/** What lies on a dressing table and in the window of who believes in stones, and what children sit on out of doors. */
export const vanityAndGardenPlaySketches: Readonly<Record<string, string>> = {
  sundress: sundress(),
  'makeup-brush': makeupBrush(),
  'powder-compact': powderCompact(),
  bracelet: bracelet(),
  brooch: brooch(),
  'crystal-cluster': crystalCluster(),
  'crystal-point': crystalPoint(),
  'spell-book': spellBook(),
  'rocking-chair': rockingChair(),
  swing: swing(),
  seesaw: seesaw(),
  pennant: pennant(),
  'chequered-flag': chequeredFlag(),
  'ginger-jar': gingerJar(),
  'clothes-peg': clothesPeg(),
}

function sundress(): string {
  return (
    body(
      '#d9607a',
      'M36 4C34 14 33 22 34 30C36 36 36 40 34 46C24 62 14 78 8 94C36 100 64 100 92 94C86 78 76 62 66 46C64 40 64 36 66 30C67 22 66 14 64 4L58 4C58 12 55 17 50 17C45 17 42 12 42 4Z',
    ) +
    body('#b9445f', 'M34 44C44 48 56 48 66 44L68 50C56 54 44 54 32 50Z') +
    strokes('#b9445f', 2.6, '40 54, 34 72, 26 92|50 55, 50 76, 49 95|60 54, 67 72, 74 92') +
    dots('#fbeee2', 2.8, '42 28, 55 34, 46 38, 58 24, 30 78, 43 70, 57 68, 58 84, 70 80, 42 86, 20 88, 80 90')
  )
}

function makeupBrush(): string {
  return (
    body('#3b2f3a', 'M46 54L54 54C56 70 54 88 50 97C46 88 44 70 46 54Z') +
    body(GOLD, 'M40 38L60 38L56 57L44 57Z') +
    body('#e58aa0', 'M40 39C30 28 30 14 44 6C50 2 60 4 66 12C71 21 68 31 60 39Z') +
    strokes('#c75f7d', 2.4, '47 34, 43 24, 45 13|54 34, 55 22, 53 12|59 33, 62 25, 61 17') +
    strokes(PALE_GOLD, 2.4, '43 44, 57 44')
  )
}

function powderCompact(): string {
  return (
    oval(GOLD, 50, 30, 38, 25) +
    oval('#d6e6ea', 50, 30, 31, 19) +
    strokes('#f6fbfc', 3.4, '34 34, 46 20|44 38, 56 24') +
    body(GOLD, 'M42 52L58 52L58 60L42 60Z') +
    oval(GOLD, 50, 74, 42, 22) +
    oval('#f0c3b4', 50, 72, 34, 15) +
    blob('#f8e4dc', '34 70, 44 62, 58 63, 66 70, 58 78, 42 79')
  )
}

function bracelet(): string {
  const beads = Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * Math.PI * 2
    const colour = ['#c75f7d', '#e9b9c4', '#7f9fb5', PALE_GOLD][at % 4]
    return dot(colour, 50 + 36 * Math.cos(turn), 44 + 30 * Math.sin(turn), at % 2 ? 7 : 8.6)
  })
  return beads.join('') + line(GOLD, 2.4, 'M50 80L50 86') + rays(GOLD, 50, 90, 9, 4.4, 5)
}

function brooch(): string {
  const pearls = Array.from({ length: 16 }, (_, at) => {
    const turn = (at / 16) * Math.PI * 2
    return dot('#f4ecdf', 50 + 37 * Math.cos(turn), 50 + 43 * Math.sin(turn), 6.4)
  })
  return (
    oval(GOLD, 50, 50, 39, 45) +
    pearls.join('') +
    oval('#4f7f7a', 50, 50, 28, 34) +
    body(
      '#f4ecdf',
      'M48 26C58 25 63 33 61 40C65 45 66 48 61 50C62 56 58 59 54 58C55 64 60 68 65 72C56 79 44 79 36 74C42 66 42 58 38 50C34 40 38 28 48 26Z',
    ) +
    curve('#c9b79c', 2.4, '40 36, 46 40, 43 48, 47 56')
  )
}

/** One crystal that stands on its foot: the lit side, the shaded side and the facet at its tip. */
function crystal(x: number, foot: number, tip: number, width: number, lean: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, x + lean]
  const shoulder = tip + width * 0.9
  return (
    body(
      '#b79bd6',
      `M${left} ${foot}L${left + lean * 0.7} ${shoulder}L${top} ${tip}L${right + lean * 0.7} ${shoulder}L${right} ${foot}Z`,
    ) +
    body(
      '#8a6bb5',
      `M${x + width * 0.12} ${foot}L${x + width * 0.12 + lean * 0.7} ${shoulder}L${top} ${tip}L${right + lean * 0.7} ${shoulder}L${right} ${foot}Z`,
    ) +
    body('#e3d6f1', `M${left + lean * 0.7} ${shoulder}L${top} ${tip}L${x + width * 0.12 + lean * 0.7} ${shoulder}Z`)
  )
}

function crystalCluster(): string {
  return (
    crystal(27, 84, 38, 18, -14) +
    crystal(73, 84, 34, 18, 14) +
    crystal(40, 86, 20, 19, -5) +
    crystal(61, 86, 14, 20, 6) +
    crystal(50, 90, 36, 18, 0) +
    blob('#6d6478', '8 86, 22 78, 36 82, 50 80, 66 82, 80 77, 92 86, 82 96, 50 98, 18 96') +
    strokes('#8f869a', 2.4, '20 88, 30 86, 38 90|56 89, 68 87, 78 90')
  )
}

function crystalPoint(): string {
  return (
    body('#a9d3d0', 'M34 26L50 3L66 26L66 78L50 97L34 78Z') +
    body('#6fa9a8', 'M55 30L50 3L66 26L66 78L50 97L55 76Z') +
    body('#dff0ec', 'M34 26L50 3L55 30Z') +
    strokes('#dff0ec', 2.6, '41 38, 41 62|47 48, 47 74')
  )
}

function spellBook(): string {
  return (
    body('#4b3566', 'M16 10C16 6 19 4 23 4L82 4L82 96L23 96C19 96 16 94 16 90Z') +
    body('#f0e3c4', 'M22 86L82 86L82 93L22 93C18 93 18 86 22 86Z') +
    body('#33234a', 'M16 10L26 6L26 84L16 88Z') +
    ring(GOLD, 54, 42, 20, 17) +
    rays(GOLD, 54, 42, 15, 6.4, 5) +
    body(GOLD, 'M76 38L90 38L90 52L76 52Z') +
    dots(GOLD, 3, '34 14, 74 14, 34 74, 74 74') +
    dot('#33234a', 84, 45, 2.6)
  )
}

function rockingChair(): string {
  return (
    line(WOOD, 5, 'M6 84C26 97 70 98 96 80') +
    line(WOOD, 5, 'M26 6L34 88') +
    line(WOOD, 5, 'M76 58L80 88') +
    line(WOOD, 4, 'M33 42L78 40L79 60') +
    strokes(DARK_WOOD, 3.4, '18 10, 24 56|34 8, 40 56|42 12, 48 54') +
    line(WOOD, 6, 'M14 12C24 2 38 2 46 12') +
    body('#b5533c', 'M22 54L82 50C86 54 86 60 82 63L26 66C20 64 19 57 22 54Z') +
    strokes('#e0a58c', 2.6, '30 60, 78 57')
  )
}

function swing(): string {
  return (
    line(DARK_WOOD, 7, 'M2 10C30 4 66 14 98 6') +
    leaf('#6f9457', 12, 10, 1.9, 17, 6) +
    leaf('#8fb06a', 88, 9, 1.2, 18, 6) +
    leaf('#6f9457', 55, 9, -0.9, 14, 5) +
    line('#c9a877', 3.4, 'M28 10L24 80') +
    line('#c9a877', 3.4, 'M72 10L76 80') +
    body('#c75b45', 'M14 78L86 78L84 89L16 89Z') +
    strokes('#e2937c', 2.6, '22 83, 78 83') +
    dots('#e9b54a', 4.4, '26 46, 74 46') +
    dots('#e58aa0', 3.6, '29 38, 71 38, 22 52, 78 52')
  )
}

function seesaw(): string {
  return (
    body('#4f7f9f', 'M50 48L70 92L30 92Z') +
    body('#3a627e', 'M50 48L70 92L54 92Z') +
    line('#d9584a', 8, 'M5 70L95 36') +
    line('#f0c14a', 4, 'M20 64L18 46') +
    line('#f0c14a', 4, 'M80 41L78 23') +
    line('#f0c14a', 4, 'M13 46L24 44') +
    line('#f0c14a', 4, 'M72 24L84 22') +
    dot('#f0c14a', 50, 53, 6) +
    strokes('#6f9457', 3.4, '8 94, 26 94|74 94, 92 94')
  )
}

function pennant(): string {
  return (
    line(DARK_WOOD, 5, 'M18 6L18 97') +
    body('#c4453f', 'M20 12C34 4 48 20 62 14C74 9 84 10 94 14C88 22 86 30 92 40C82 38 74 38 62 43C48 48 34 34 20 42Z') +
    body(
      '#f4e6cc',
      'M20 22C34 14 48 30 62 24C74 20 82 20 90 22C88 26 88 29 88 32C80 29 72 30 62 34C48 40 34 24 20 32Z',
    ) +
    dot(GOLD, 18, 6, 5)
  )
}

function chequeredFlag(): string {
  const fields = Array.from({ length: 24 }, (_, at) => {
    const [row, column] = [Math.floor(at / 6), at % 6]
    if ((row + column) % 2 > 0) return ''
    const y = (step: number): number => 12 + row * 10 + 4 * Math.sin(step * 1.1)
    const [left, right] = [20 + column * 12, 32 + column * 12]
    return body(
      '#26242b',
      `M${left} ${y(column).toFixed(1)}L${right} ${y(column + 1).toFixed(1)}L${right} ${(y(column + 1) + 10).toFixed(1)}L${left} ${(y(column) + 10).toFixed(1)}Z`,
    )
  })
  return (
    line(DARK_WOOD, 5, 'M17 6L17 97') +
    body('#f6f1e6', 'M20 12C30 15 40 17 50 12C62 7 74 10 92 13L92 53C74 50 62 47 50 52C40 57 30 55 20 52Z') +
    fields.join('') +
    dot(GOLD, 17, 6, 5)
  )
}

function gingerJar(): string {
  const [white, blue, pale] = ['#f7f4ec', '#2a4f8f', '#8fb0d6']
  const petal = (turn: number): string => leaf(blue, 50, 56, turn, 15, 7)
  return (
    dot(blue, 50, 6, 4.6) +
    body(white, 'M36 22C36 13 42 9 50 9C58 9 64 13 64 22Z') +
    body(blue, 'M33 20L67 20L67 26L33 26Z') +
    body(
      white,
      'M36 26L64 26C64 30 66 32 70 35C82 42 87 52 85 64C83 78 73 86 68 93L32 93C27 86 17 78 15 64C13 52 18 42 30 35C34 32 36 30 36 26Z',
    ) +
    body(blue, 'M30 35C42 41 58 41 70 35L75 38.500C60 46 40 46 25 38.500Z') +
    body(blue, 'M30 90L70 90L68 97L32 97Z') +
    curve(blue, 2.6, '22 76, 34 82, 50 84, 66 82, 78 76') +
    curve(blue, 2.8, '20 66, 30 70, 40 66, 48 58') +
    leaf(pale, 28, 69, -1.9, 13, 5) +
    leaf(pale, 33, 69, 0.9, 12, 5) +
    leaf(blue, 66, 66, 0.5, 14, 5) +
    leaf(pale, 64, 52, -0.7, 14, 5) +
    [0, 1, 2, 3, 4, 5].map((at) => petal((at * Math.PI) / 3 + 0.3)).join('') +
    dot(white, 50, 56, 4.4) +
    dot(blue, 50, 56, 1.8) +
    dots(blue, 2.4, '24 52, 30 57, 76 58, 70 76')
  )
}

function clothesPeg(): string {
  return (
    body(WOOD, 'M38 6C44 3 48 8 48 14L47 60L42 97C36 97 32 94 33 88L36 58C30 54 30 46 36 42Z') +
    body(DARK_WOOD, 'M62 6C56 3 52 8 52 14L53 60L58 97C64 97 68 94 67 88L64 58C70 54 70 46 64 42Z') +
    ring('#9aa3ab', 50, 50, 11, 6) +
    strokes('#9aa3ab', 3.4, '34 50, 44 50|56 50, 66 50')
  )
}
