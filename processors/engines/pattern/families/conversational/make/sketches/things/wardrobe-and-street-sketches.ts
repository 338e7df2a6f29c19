import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const TEAL = '#3f7f80'
const GREEN = '#5c8a4e'
const BROWN = '#7a4e2d'
const GREY = '#8f98a3'
const OAK = '#b98452'
const PINK = '#e59aa4'
const PANE = '#cfe0e4'

/** The globe of a seeded dandelion: rays with tufts, and two seeds that fly off. */
function seededGlobe(): string {
  const tuft = (x: number, y: number, angle: number): string => {
    const tip = (turn: number, far: number): string =>
      `${(x + far * Math.cos(angle + turn)).toFixed(1)} ${(y + far * Math.sin(angle + turn)).toFixed(1)}`
    return strokes(
      GREY,
      1.7,
      [-0.6, 0, 0.6].map((turn) => `${x.toFixed(1)} ${y.toFixed(1)}, ${tip(turn, 9)}`).join('|'),
    )
  }
  const seeds = Array.from({ length: 15 }, (_, at) => {
    const angle = (at * Math.PI * 2) / 15
    const [x, y] = [46 + 21 * Math.cos(angle), 36 + 21 * Math.sin(angle)]
    return limb(GREY, [46, 36], 1.6, [x, y], 1.8) + tuft(x, y, angle)
  })
  const flying = (x: number, y: number): string => limb(BROWN, [x - 5, y + 9], 2.6, [x, y], 1.6) + tuft(x, y, -1.1)
  return seeds.join('') + flying(84, 20) + flying(92, 52)
}

/** What is worn, sat on and met in the street, and what lies on a doctor's table. */
export const wardrobeAndStreetSketches: Readonly<Record<string, string>> = {
  table:
    body(OAK, 'M4 34H96V44H4Z') +
    body(BROWN, 'M10 44H90V52H10Z') +
    limb(OAK, [16, 50], 8, [12, 96], 5) +
    limb(OAK, [84, 50], 8, [88, 96], 5) +
    blob(TEAL, '42 34, 40 22, 44 14, 56 14, 60 22, 58 34') +
    leaf(GREEN, 50, 16, -1.2, 14, 4) +
    dots(RED, 5, '44 8, 52 4, 59 9'),
  bench:
    body(OAK, 'M6 30H94V39H6ZM6 43H94V52H6Z') +
    body(BROWN, 'M4 58H96V67H4Z') +
    limb(INK, [14, 26], 5, [14, 94], 5) +
    limb(INK, [86, 26], 5, [86, 94], 5) +
    curve(INK, 4, '6 50, 4 58, 14 60') +
    curve(INK, 4, '94 50, 96 58, 86 60'),
  'picture-frame':
    body(GOLD, 'M8 10H92V90H8Z') +
    body(BROWN, 'M16 18H84V82H16Z') +
    body(PANE, 'M20 22H80V78H20Z') +
    body(GREEN, 'M20 62L38 44L52 58L62 48L80 64V78H20Z') +
    dot(RED, 66, 34, 6),
  'traffic-light':
    body(INK, 'M32 2H68V70H32Z') +
    limb(GREY, [50, 68], 8, [50, 98], 8) +
    dot(RED, 50, 15, 9) +
    dot(GOLD, 50, 36, 9) +
    dot(GREEN, 50, 57, 9),
  wheelchair:
    ring(INK, 46, 66, 30, 24) +
    dot(GREY, 46, 66, 5) +
    strokes(GREY, 2, '46 42, 46 90|22 66, 70 66|29 49, 63 83|63 49, 29 83') +
    body(TEAL, 'M54 18H64V62H54ZM24 52H62V62H24Z') +
    line(INK, 4, 'M62 20H78') +
    line(GREY, 4, 'M26 60L14 82H4') +
    dot(INK, 18, 89, 7),
  carriage:
    blob(GOLD, '24 34, 34 20, 66 20, 78 34, 76 58, 62 68, 38 68, 26 58') +
    body(PANE, 'M34 28H47V48H32ZM53 28H66L68 48H53Z') +
    body(RED, 'M30 52H72L62 64H40Z') +
    curve(BROWN, 4, '10 62, 24 70, 50 72, 76 70, 92 58') +
    ring(BROWN, 26, 80, 15, 11) +
    ring(BROWN, 76, 78, 18, 14) +
    strokes(BROWN, 2.2, '26 66, 26 94|12 80, 40 80|76 61, 76 95|59 78, 93 78') +
    rays(GOLD, 50, 12, 9, 4, 5),
  'combine-harvester':
    body(GREEN, 'M30 28H88L94 64H30Z') +
    body(PANE, 'M32 16H54V46H32Z') +
    body(GREEN, 'M30 10H58V18H30Z') +
    limb(GOLD, [78, 30], 8, [96, 8], 7) +
    limb(GREEN, [32, 62], 8, [18, 74], 8) +
    ring(RED, 12, 76, 13, 9) +
    strokes(RED, 2.4, '12 63, 12 89|0 76, 24 76|3 67, 21 85|21 67, 3 85') +
    dot(INK, 46, 76, 16) +
    dot(GOLD, 46, 76, 6) +
    dot(INK, 84, 80, 11) +
    dot(GOLD, 84, 80, 4),
  swimsuit:
    blob(RED, '28 24, 38 34, 50 36, 62 34, 72 24, 70 44, 66 56, 78 82, 60 86, 50 96, 40 86, 22 82, 34 56, 30 44') +
    strokes(RED, 4, '30 28, 34 4|70 28, 66 4') +
    strokes(CREAM, 3.4, '32 48, 50 51, 68 48|33 58, 50 61, 67 58|28 70, 50 74, 72 70'),
  trousers:
    body(NAVY, 'M28 6H72L84 94H60L50 40L40 94H16Z') +
    body(BROWN, 'M28 6H72L73 15H27Z') +
    body(GOLD, 'M46 6H54V15H46Z') +
    strokes(CREAM, 1.6, '32 18, 40 28|68 18, 60 28|50 16, 50 34'),
  dungarees:
    body(NAVY, 'M34 26H66L70 50L82 96H58L50 66L42 96H18L30 50Z') +
    strokes(NAVY, 6, '36 28, 34 4|64 28, 66 4') +
    dots(GOLD, 3.4, '36 29, 64 29') +
    body('#4d6f96', 'M40 34H60V48H40Z') +
    strokes(CREAM, 1.6, '31 54, 69 54|22 88, 40 88|60 88, 78 88'),
  raincoat:
    blob(GOLD, '38 16, 50 10, 62 16, 80 26, 92 60, 80 64, 72 46, 78 92, 50 96, 22 92, 28 46, 20 64, 8 60, 20 26') +
    blob('#b98426', '38 16, 50 26, 62 16, 66 24, 50 34, 34 24') +
    line(INK, 2, 'M50 32V94') +
    dots(INK, 2.6, '55 44, 55 58, 55 72') +
    strokes('#b98426', 3, '32 66, 42 66|60 66, 70 66'),
  hairdryer:
    blob(TEAL, '8 24, 14 14, 60 10, 80 18, 84 34, 72 50, 50 48, 14 44, 8 36') +
    body(INK, 'M0 18H12V42H0Z') +
    limb(TEAL, [58, 46], 15, [50, 82], 12, -3) +
    body(RED, 'M58 54H66V64H57Z') +
    curve(INK, 3.4, '50 86, 54 96, 74 92, 90 98') +
    strokes(CREAM, 2.6, '64 22, 74 30|60 30, 70 38'),
  hairbrush:
    blob(OAK, '30 6, 50 2, 70 6, 74 30, 66 50, 56 58, 57 96, 43 96, 44 58, 34 50, 26 30') +
    oval(PINK, 50, 29, 17, 21) +
    dots(INK, 2, '42 18, 50 16, 58 18, 40 28, 50 27, 60 28, 42 38, 50 39, 58 38') +
    line(GOLD, 3, 'M44 66H56'),
  brain:
    blob(PINK, '12 54, 10 36, 24 18, 44 10, 66 12, 84 26, 92 46, 88 62, 76 68, 66 82, 54 80, 50 70, 34 72, 20 66') +
    strokes(
      '#b5636a',
      2.8,
      '18 46, 30 40, 36 50, 48 44|30 24, 40 30, 36 38|52 16, 54 28, 66 28|62 40, 74 36, 82 46|50 58, 62 52, 70 60|26 60, 38 58',
    ) +
    limb('#c97f86', [60, 78], 9, [64, 96], 6),
  lungs:
    blob(PINK, '44 34, 30 24, 14 44, 6 72, 12 88, 34 80, 44 66') +
    blob(PINK, '56 34, 70 24, 86 44, 94 72, 88 88, 66 80, 56 66') +
    limb(CREAM, [50, 4], 9, [50, 36], 8) +
    strokes('#b5636a', 3, '50 34, 40 46, 26 54|40 46, 30 70|50 34, 60 46, 74 54|60 46, 70 70'),
  syringe:
    limb(GREY, [50, 84], 2.4, [50, 99], 1.4) +
    body(PANE, 'M38 26H62V78L54 86H46L38 78Z') +
    body(RED, 'M40 50H60V77L53 84H47L40 77Z') +
    body(GREY, 'M30 22H70V28H30ZM46 4H54V50H46ZM36 2H64V8H36Z') +
    strokes(INK, 1.8, '40 38, 48 38|40 46, 46 46|40 58, 46 58|40 66, 48 66'),
  calculator:
    body(NAVY, 'M20 4H80V96H20Z') +
    body('#b9cfb0', 'M28 12H72V30H28Z') +
    dots(CREAM, 5, '34 44, 50 44, 34 58, 50 58, 34 72, 50 72, 34 86, 50 86') +
    dots(RED, 5, '66 44, 66 58, 66 72') +
    dot(GOLD, 66, 86, 5),
  log:
    body(BROWN, 'M20 34L92 26Q99 48 92 70L20 78Z') +
    oval(OAK, 20, 56, 15, 22) +
    oval(CREAM, 20, 56, 10, 16) +
    oval(OAK, 20, 56, 5, 9) +
    strokes('#5a3826', 2.4, '44 42, 70 39|52 60, 84 56|42 68, 60 67') +
    limb(BROWN, [62, 32], 9, [72, 12], 6) +
    leaf(GREEN, 72, 14, -0.6, 18, 6),
  'dandelion-clock':
    curve(GREEN, 3.4, '46 36, 45 62, 50 98') +
    leaf(GREEN, 49, 92, -2.6, 30, 6) +
    leaf(GREEN, 50, 94, -0.5, 30, 6) +
    dot(BROWN, 46, 36, 4.6) +
    seededGlobe(),
  ankh:
    body(GOLD, 'M44 48H56V56H86V68H57L60 97H40L43 68H14V56H44Z') +
    `<path fill="${GOLD}" fill-rule="evenodd" d="M50 2C74 2 76 30 56 50H44C24 30 26 2 50 2ZM50 14C40 14 38 30 50 40C62 30 60 14 50 14Z"/>` +
    strokes(TEAL, 3, '22 62, 42 62|58 62, 78 62|50 72, 50 90'),
  houseboat:
    body(RED, 'M2 62H98L88 88H14Z') +
    body(NAVY, 'M14 36H82V62H14Z') +
    body(CREAM, 'M10 30H86V37H10Z') +
    dots(PANE, 7, '28 49, 46 49, 64 49') +
    body(OAK, 'M72 42H80V62H72Z') +
    body(INK, 'M24 16H31V30H24Z') +
    curve(GREY, 3, '28 12, 34 6, 28 0') +
    dots(GREEN, 5, '48 26, 58 26') +
    dots(RED, 3.4, '44 22, 53 20, 62 22') +
    line(GOLD, 3, 'M8 70H94'),
  clog:
    blob(OAK, '4 56, 8 46, 20 50, 34 62, 52 62, 66 50, 80 44, 94 48, 96 66, 90 82, 60 84, 30 84, 10 76') +
    blob(BROWN, '62 52, 78 46, 92 50, 92 58, 76 62, 62 60') +
    body(BROWN, 'M16 84H40V92H18ZM66 84H92V92H66Z') +
    leaf(GREEN, 38, 76, -2.7, 14, 4) +
    leaf(GREEN, 40, 76, -0.4, 14, 4) +
    blob(RED, '33 70, 33 60, 37 64, 40 58, 43 64, 47 60, 47 70, 40 75'),
  gavel:
    limb(OAK, [46, 42], 8, [96, 76], 10) +
    limb(BROWN, [20, 48], 26, [52, 12], 26) +
    limb(GOLD, [28, 50], 4, [14, 38], 4) +
    limb(GOLD, [58, 22], 4, [44, 8], 4) +
    blob(BROWN, '4 84, 16 78, 44 78, 56 84, 54 94, 6 94'),
}
