import {
  blob,
  body,
  curve,
  dot,
  dots,
  leaf,
  limb,
  line,
  oval,
  rays,
  ring,
  strokes,
  turnedRays,
} from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const SKIN = '#f0cfae'

/** The circus, the theatre of Kyoto, the South Seas, and what a chart or a quay shows. */
export const stageAndVoyageSketches: Readonly<Record<string, string>> = {
  'compass-rose':
    ring(NAVY, 50, 50, 34, 30) +
    turnedRays(GOLD, [50, 50], { outer: 36, inner: 10, points: 4, turn: -Math.PI / 4 }) +
    rays(NAVY, 50, 50, 49, 9, 4) +
    // The lit half of each long point.
    body(CREAM, 'M50 4L50 50L42 43ZM96 50L50 50L57 42ZM50 96L50 50L58 57ZM4 50L50 50L43 58Z') +
    dot(GOLD, 50, 50, 5),
  'rope-knot':
    curve('#b98a54', 11, '4 66, 24 66, 46 58, 58 42, 76 36, 86 48, 78 62, 58 60, 44 46, 28 36, 15 44, 16 56') +
    curve('#d8b27a', 11, '16 56, 26 64, 44 58, 56 46') +
    curve('#d8b27a', 11, '44 46, 58 60, 76 66, 97 66') +
    strokes(
      '#8a6034',
      2.2,
      '8 62, 12 70|24 61, 28 70|72 31, 76 41|84 42, 92 46|62 62, 66 53|30 33, 26 42|88 62, 92 70',
    ),
  'rowing-boat':
    body('#a4503f', 'M3 46Q50 58 97 46Q92 78 76 80H24Q8 78 3 46Z') +
    body('#7f3a30', 'M8 62Q50 70 92 62L90 67Q50 76 10 67Z') +
    body(CREAM, 'M3 45Q50 57 97 45L96 51Q50 63 4 51Z') +
    limb('#c79a5c', [60, 60], 4, [22, 22], 4) +
    blob('#c79a5c', '24 26, 12 8, 8 12, 18 26') +
    limb('#c79a5c', [40, 60], 4, [78, 22], 4) +
    blob('#c79a5c', '76 26, 88 8, 92 12, 82 26'),
  'tiki-mask':
    blob('#8a5432', '50 3, 74 8, 82 26, 80 52, 76 80, 50 98, 24 80, 20 52, 18 26, 26 8') +
    body('#d8873a', 'M26 12L36 4L40 18L50 3L60 18L64 4L74 12L70 26H30Z') +
    blob(CREAM, '24 36, 36 29, 47 38, 44 47, 30 48') +
    blob(CREAM, '76 36, 64 29, 53 38, 56 47, 70 48') +
    dot(INK, 37, 40, 4.6) +
    dot(INK, 63, 40, 4.6) +
    blob('#d8873a', '46 36, 54 36, 58 58, 50 63, 42 58') +
    body(CREAM, 'M27 67Q50 60 73 67L70 84Q50 92 30 84Z') +
    strokes(INK, 2.6, '30 75, 50 73, 70 75|38 65, 39 86|50 64, 50 88|62 65, 61 86'),
  geisha: geisha(),
  nutcracker: nutcracker(),
  'circus-elephant': circusElephant(),
  'circus-seal':
    body(GOLD, 'M20 80H72L78 97H14Z') +
    body(RED, 'M33 80H46L45 97H31ZM58 80H66L72 97H62Z') +
    blob(
      '#5b6b7d',
      '38 80, 30 60, 36 40, 34 24, 24 22, 20 18, 30 12, 44 14, 50 26, 54 42, 66 60, 80 70, 92 66, 90 76, 96 84, 76 82, 56 81',
    ) +
    blob('#414e5e', '46 56, 58 66, 54 79, 44 72') +
    dot(INK, 36, 18, 2.2) +
    dot(RED, 16, 9, 9) +
    body(CREAM, 'M8 9Q16 4 25 9Q16 13 8 9Z'),
}

/** In a kimono with a wide sash, half turned, under a paper parasol. */
function geisha(): string {
  const robe = '#b3404a'
  return (
    body('#d9766a', 'M44 26Q70 2 97 22L70 30Z') +
    strokes('#8f3038', 1.6, '70 30, 56 18|70 30, 70 12|70 30, 84 15') +
    limb('#7a5236', [70, 28], 2.4, [62, 64], 2.4) +
    blob(robe, '34 42, 46 38, 58 44, 62 66, 64 84, 74 96, 50 98, 22 98, 30 80, 32 64') +
    blob('#8f2f3a', '36 46, 26 56, 18 78, 30 82, 40 66') +
    blob(robe, '54 44, 66 54, 72 68, 60 72, 54 58') +
    body(CREAM, 'M40 40L46 54L53 41L50 38L46 47L43 38Z') +
    body(GOLD, 'M33 55Q47 59 61 54L62 68Q47 72 33 68Z') +
    body(NAVY, 'M33 60Q47 64 62 59V63Q47 67 33 64Z') +
    blob(INK, '31 30, 33 15, 46 8, 59 15, 61 30, 56 41, 46 44, 36 41') +
    oval(CREAM, 46, 29, 8.5, 10.5) +
    body(INK, 'M37 25Q40 17 46 19Q52 17 55 25Q52 15 46 15Q40 15 37 25Z') +
    oval(INK, 46, 7, 7.5, 5.5) +
    dots(GOLD, 2.6, '35 14, 39 9') +
    dot(RED, 45, 34, 1.8) +
    dots(CREAM, 3, '30 88, 46 82, 60 92')
  )
}

/** A wooden soldier: tall hat, white beard, teeth, a coat with gold and boots. */
function nutcracker(): string {
  return (
    body(INK, 'M34 66H48V96H30V91H34ZM52 66H66V91H70V96H52Z') +
    body(INK, 'M32 16H68V46H32Z') +
    body(GOLD, 'M34 84H48V87H34ZM52 84H66V87H52Z') +
    limb(RED, [31, 46], 8, [25, 66], 7) +
    limb(RED, [69, 46], 8, [75, 66], 7) +
    dot(INK, 25, 69, 4) +
    dot(INK, 75, 69, 4) +
    body(RED, 'M32 41H68L66 70H34Z') +
    body(GOLD, 'M27 40H37V45H27ZM63 40H73V45H63ZM34 60H66V65H34Z') +
    strokes(GOLD, 2, '42 48, 58 48|42 54, 58 54') +
    body(SKIN, 'M37 22H63V38Q50 44 37 38Z') +
    body(CREAM, 'M36 33Q43 29 50 32Q57 29 64 33L62 46Q50 58 38 46Z') +
    body(INK, 'M44 38H56V42H44Z') +
    dots(INK, 2.2, '44 27, 56 27') +
    body(INK, 'M35 3H65L63 23H37Z') +
    body(GOLD, 'M35 19H65V24H35Z') +
    rays(GOLD, 50, 11, 5.6, 2.4, 5)
  )
}

/** Standing on a striped drum with a plume and a saddle cloth, trunk raised. */
function circusElephant(): string {
  const [skin, shade] = ['#8c8fa0', '#6f7286']
  return (
    body(RED, 'M20 80H84L88 97H16Z') +
    body(CREAM, 'M34 80H46L44 97H31ZM58 80H70L73 97H60Z') +
    line(GOLD, 3, 'M18 80H86') +
    limb(shade, [44, 60], 13, [44, 78], 12) +
    limb(shade, [76, 60], 13, [72, 78], 12) +
    blob(skin, '34 34, 56 30, 80 34, 90 52, 82 66, 60 68, 40 66, 32 52') +
    limb(skin, [38, 58], 14, [34, 78], 13) +
    limb(skin, [82, 56], 14, [82, 78], 13) +
    curve(shade, 3, '89 48, 96 56, 94 66') +
    oval(skin, 30, 38, 17, 18) +
    curve(skin, 9, '20 44, 9 40, 6 26, 14 14') +
    blob(shade, '34 28, 48 26, 52 42, 42 54, 34 48') +
    body(RED, 'M54 30Q66 28 78 33L80 54Q67 58 53 54Z') +
    line(GOLD, 2.6, 'M53 54Q67 58 80 54') +
    rays(GOLD, 67, 42, 7, 3, 5) +
    leaf(GOLD, 30, 22, -1.5, 20, 5) +
    leaf(RED, 28, 22, -1.9, 17, 5) +
    dot(GOLD, 30, 22, 4) +
    dot(INK, 24, 36, 2.4) +
    blob(CREAM, '18 48, 12 54, 18 56, 22 51')
  )
}
