import { blob, body, curve, dot, dots, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2453a'
const GOLD = '#e0a92e'
const BROWN = '#8a5a3a'
const TAN = '#c79a62'
const STEEL = '#8d99a5'
const TEAL = '#4b8a8c'
const PINK = '#e29a9a'

/** What lives under the bed and under the lawn, and what stands about a house. */
export const nookAndNurserySketches: Readonly<Record<string, string>> = {
  monster: monster(),
  mole:
    blob('#4d4450', '6 74, 16 52, 38 36, 64 36, 84 50, 92 70, 86 84, 60 88, 30 88, 14 84') +
    curve('#4d4450', 5, '88 78, 95 76, 98 70') +
    limb(PINK, [14, 72], 10, [2, 75], 6) +
    dot('#d97f86', 2, 76, 4.4) +
    blob(PINK, '22 78, 32 76, 38 84, 36 92, 31 88, 28 94, 24 88, 19 92, 18 84') +
    blob(PINK, '66 84, 76 82, 80 90, 74 94, 66 92') +
    dot(INK, 24, 62, 2.6) +
    strokes('#7b6f80', 2.6, '50 48, 56 46|62 52, 68 52|44 58, 50 57|72 62, 78 64'),
  'toasted-marshmallow':
    limb(BROWN, [97, 97], 5, [30, 30], 3.4) +
    body(
      CREAM,
      'M14 44L42 14C47 9 54 10 58 15L67 25C71 30 71 36 66 41L38 68C33 72 26 72 22 68L13 58C9 54 10 48 14 44Z',
    ) +
    body(
      '#d99a52',
      'M14 44L42 14C47 9 54 10 58 15L62 19C54 20 50 28 42 30C36 32 34 42 26 43C20 44 18 52 12 56C9 52 10 48 14 44Z',
    ) +
    body('#9a5c34', 'M17 41L42 14C46 10 50 10 54 12C46 16 42 24 35 26C28 28 26 38 17 41Z') +
    curve('#ddc9a6', 3, '30 65, 40 60, 54 46, 62 36'),
  towel:
    body(STEEL, 'M4 10H96V16H4Z') +
    body(TEAL, 'M22 12H78V88H22Z') +
    body(CREAM, 'M22 58H78V65H22ZM22 69H78V72H22Z') +
    strokes(TEAL, 3.4, '25 88, 25 95|33 88, 33 95|41 88, 41 95|50 88, 50 95|59 88, 59 95|67 88, 67 95|75 88, 75 95') +
    body('#356e70', 'M66 16H72V58H66ZM40 16H44V58H40Z'),
  'bath-bomb':
    oval(PINK, 50, 46, 34, 34) +
    body('#c9728a', 'M16 44C30 52 70 52 84 44C84 50 83 53 82 55C68 62 32 62 18 55C17 52 16 49 16 44Z') +
    dots(CREAM, 3.4, '38 26, 56 22, 66 34, 46 36, 30 38, 60 70, 42 70') +
    dots('#9bc4cf', 6, '12 84, 30 92, 52 90, 72 93, 88 84') +
    dots(CREAM, 3, '22 80, 42 84, 62 84, 80 78'),
  'cardboard-box':
    body(TAN, 'M12 42H88L84 94H16Z') +
    body('#a87a48', 'M12 42L2 28L34 32L40 42ZM88 42L98 28L66 32L60 42Z') +
    body('#6f4d30', 'M22 42H78L72 36H28Z') +
    body('#e3c79a', 'M44 42H56V62H44Z') +
    strokes('#a87a48', 2.6, '62 76, 62 84, 74 84, 74 76|65 79, 68 74, 71 79'),
  jeep: jeep(),
  'plumbing-pipe':
    limb(STEEL, [10, 26], 20, [56, 26], 20) +
    blob(STEEL, '50 16, 66 18, 78 30, 80 44, 60 46, 58 38, 50 36') +
    limb(STEEL, [70, 42], 20, [70, 78], 20) +
    body('#5f6b78', 'M4 12H16V40H4ZM36 13H44V39H36ZM57 52H83V60H57ZM55 80H85V92H55Z') +
    dot('#9bc4cf', 70, 99, 4) +
    line('#c9d1d8', 3.4, 'M18 22H34M46 22H54'),
  'tequila-bottle':
    body(GOLD, 'M42 20H58L60 34C70 40 72 46 72 54V90C72 95 70 97 66 97H34C30 97 28 95 28 90V54C28 46 30 40 40 34Z') +
    body(BROWN, 'M42 4H58V20H42Z') +
    body(CREAM, 'M28 52H72V80H28Z') +
    blob('#5d8a4f', '50 56, 53 66, 60 60, 56 70, 64 70, 54 76, 46 76, 36 70, 44 70, 40 60, 47 66'),
  door:
    body(CREAM, 'M18 98V20C18 8 34 2 50 2C66 2 82 8 82 20V98Z') +
    body(TEAL, 'M26 98V24C26 14 38 10 50 10C62 10 74 14 74 24V98Z') +
    body('#2f6164', 'M32 52H47V66H32ZM53 52H68V66H53ZM32 72H47V92H32ZM53 72H68V92H53Z') +
    body(GOLD, 'M32 44V26C32 20 42 17 50 17C58 17 68 20 68 26V44Z') +
    dot(INK, 68.5, 69, 2.8) +
    line(TEAL, 2.6, 'M50 16V44'),
  'leather-jacket':
    blob(
      BROWN,
      '58 8, 72 14, 84 24, 92 62, 80 68, 74 46, 76 90, 50 92, 24 90, 26 46, 20 68, 8 62, 16 24, 28 14, 42 8',
    ) +
    body('#5c3a25', 'M42 8L30 22L46 34L50 28L54 34L70 22L58 8Z') +
    body(CREAM, 'M43 8H57L50 27Z') +
    strokes(STEEL, 2.6, '50 30, 50 90|32 58, 42 62|58 62, 68 58') +
    line('#5c3a25', 4, 'M25 87Q50 92 75 87'),
  'boteh-drop':
    blob(RED, '64 4, 74 14, 72 28, 76 44, 82 60, 78 80, 62 94, 42 96, 24 86, 16 68, 20 50, 34 36, 48 26, 56 16, 54 8') +
    blob(CREAM, '66 22, 66 34, 70 48, 74 62, 70 76, 58 87, 43 88, 30 80, 24 67, 28 54, 40 43, 54 34') +
    blob(TEAL, '62 40, 66 54, 68 64, 64 75, 54 82, 43 82, 34 75, 31 66, 35 56, 46 48') +
    dots(CREAM, 5.4, '49 57, 58 63, 55 73, 43 73, 40 63') +
    dot(GOLD, 49, 66, 5.4) +
    dots(GOLD, 2.4, '66 10, 22 44, 12 60, 12 76, 22 92, 40 100, 62 99, 80 88, 87 72, 86 54, 80 38, 78 22'),
  'queen-bee':
    oval('#dfe6e8', 64, 30, 15, 24, 24) +
    oval('#dfe6e8', 44, 32, 13, 22, -18) +
    blob(GOLD, '14 58, 24 44, 44 42, 70 48, 88 60, 98 72, 84 78, 58 82, 32 80, 18 72') +
    strokes(INK, 7, '44 44, 40 60, 44 80|60 47, 58 62, 60 81|76 54, 75 66, 75 77') +
    oval(INK, 20, 60, 12, 12) +
    dots(CREAM, 2.4, '15 58') +
    body(RED, 'M8 46L6 28L14 36L19 24L25 35L33 28L30 46Z') +
    dots(GOLD, 2.2, '6 27, 19 23, 33 27'),
  'hut-on-chicken-legs':
    limb(GOLD, [38, 68], 6, [34, 90], 4) +
    limb(GOLD, [62, 68], 6, [66, 90], 4) +
    strokes(GOLD, 4, '34 90, 24 96|34 90, 34 97|34 90, 44 95|66 90, 56 95|66 90, 66 97|66 90, 76 96') +
    body(BROWN, 'M20 36H80V72H20Z') +
    strokes('#5c3a25', 2.6, '20 46, 80 46|20 55, 80 55|20 64, 80 64') +
    body('#4f6b4c', 'M50 2L96 42H82L50 16L18 42H4Z') +
    body('#4f6b4c', 'M50 8L84 40H16Z') +
    body(GOLD, 'M28 46H42V60H28Z') +
    body(RED, 'M54 48H70V72H54Z') +
    line(BROWN, 2.4, 'M35 46V60M28 53H42'),
  bed:
    body(BROWN, 'M4 30H12V92H4ZM88 50H96V92H88Z') +
    body(CREAM, 'M12 44C20 36 36 38 38 48V58H12Z') +
    body(TEAL, 'M12 58H90V82H12Z') +
    body('#2f6164', 'M12 58C24 50 80 48 90 56V62H12Z') +
    dots(CREAM, 2.8, '26 70, 40 74, 54 68, 68 74, 80 69') +
    body(BROWN, 'M10 80H90V86H10Z'),
}

function monster(): string {
  const fur = '#7fa65a'
  return (
    limb(fur, [34, 78], 14, [30, 94], 12) +
    limb(fur, [66, 78], 14, [70, 94], 12) +
    limb(fur, [22, 52], 11, [6, 36], 9, 6) +
    limb(fur, [78, 52], 11, [94, 66], 9, -6) +
    body('#e0a92e', 'M30 24L22 2L42 16ZM70 24L78 2L58 16Z') +
    blob(
      fur,
      '50 12, 60 15, 72 18, 78 32, 84 48, 80 64, 82 82, 66 86, 50 90, 34 86, 18 82, 20 64, 16 48, 22 32, 28 18, 40 15',
    ) +
    oval(CREAM, 50, 36, 17, 16) +
    dot('#6c4b8a', 50, 38, 8.4) +
    dot(INK, 50, 38, 4) +
    blob('#6c4b8a', '30 60, 50 64, 70 60, 64 76, 50 80, 36 76') +
    body(CREAM, 'M37 61.500L41 70L45 63ZM63 61.500L59 70L55 63Z')
  )
}

function jeep(): string {
  const paint = '#6f7d4b'
  return (
    body(INK, 'M44 12H94V18H44Z') +
    strokes(INK, 4, '48 16, 40 46|92 16, 92 46|70 16, 70 46') +
    body('#c3dadf', 'M49 19H68V44H43Z') +
    body(paint, 'M4 50C4 46 6 44 10 44H96V76H4Z') +
    body('#525d36', 'M42 50H68V72H42ZM4 68H96V76H4Z') +
    dot(GOLD, 9, 54, 4.4) +
    ring(INK, 96, 50, 12, 5) +
    dots(INK, 15, '24 80, 76 80') +
    dots('#c9c3b4', 6, '24 80, 76 80')
  )
}
