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

/**
 * A wooden soldier, as wide as he is high to the chin: under a tall hat a large face of wide eyes, a moustache and a bar of bared teeth over a
 * beard, on the shoulders fringed epaulettes. Face and beard are parted by the moustache and by the jaw, or they would be one blank.
 */
function nutcracker(): string {
  const fringe = (x: number): string =>
    body(
      GOLD,
      `M${x - 9} 62Q${x} 55 ${x + 9} 62L${x + 10} 70L${x + 6} 67L${x + 3} 71L${x} 67L${x - 3} 71L${x - 6} 67L${x - 10} 70Z`,
    )
  return (
    body(INK, 'M35 82H48V98H28Q28 92 35 91ZM52 82H65V91Q72 92 72 98H52Z') +
    limb(RED, [25, 64], 11, [20, 80], 10) +
    limb(RED, [75, 64], 11, [80, 80], 10) +
    dots(INK, 4.6, '20 85, 80 85') +
    body(RED, 'M28 58H72L69 87H31Z') +
    body(GOLD, 'M30 76H70L69.5 81H30.5ZM46 75H54V82H46Z') +
    fringe(24) +
    fringe(76) +
    // The beard, cut square as from a board, with the jaw let into it.
    body(CREAM, 'M28 40H72L69 62L60 70L50 74L40 70L31 62Z') +
    body(SKIN, 'M31 24H69V44H31Z') +
    // Hair to both sides.
    body(CREAM, 'M26 24H33V46L27 48ZM74 24H67V46L73 48Z') +
    body(INK, 'M36 27Q41 23 46 27L46 30Q41 26.5 36 30ZM64 27Q59 23 54 27L54 30Q59 26.5 64 30Z') +
    oval(CREAM, 41, 33.5, 5, 4.2) +
    oval(CREAM, 59, 33.5, 5, 4.2) +
    dots(INK, 3.1, '41.6 33.8, 58.4 33.8') +
    body(RED, 'M47 33H53L54.5 41H45.5Z') +
    dots('#d9796a', 3.4, '35 40, 65 40') +
    body(
      INK,
      'M50 42Q41 38 34 45Q30 48 27 44Q28 52 36 51Q45 51 50 46Q55 51 64 51Q72 52 73 44Q70 48 66 45Q59 38 50 42Z',
    ) +
    body(INK, 'M37 51H63V63H37Z') +
    body(CREAM, 'M39.6 53.4H45.4V60.4H39.6ZM47.2 53.4H52.8V60.4H47.2ZM54.6 53.4H60.4V60.4H54.6Z') +
    body(RED, 'M28 2H72L70 20H30Z') +
    body(INK, 'M27 18H73L74 25H26Z') +
    body(GOLD, 'M29 14H71L70.6 18H29.4Z') +
    rays(GOLD, 50, 8, 6, 2.6, 5)
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
