import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from './sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c9503c'
const WOOD = '#b5793f'
const STEEL = '#8d99a5'
const TEAL = '#3f7f86'
const GREEN = '#5f8f4f'
const GLASS = '#cfe0e0'

/** What a cook reaches for, what is baked and poured. */
export const hearthSketches: Readonly<Record<string, string>> = {
  cooking:
    limb(INK, [60, 62], 8, [96, 92], 9) +
    dot('#3a4048', 40, 42, 36) +
    dot('#59616b', 40, 42, 29) +
    blob(CREAM, '24 34, 36 24, 50 26, 60 38, 56 54, 42 60, 28 56, 20 46') +
    dot('#e9a23f', 41, 42, 9),
  saucepan:
    body(RED, 'M10 42H70V74C70 84 62 88 52 88H28C18 88 10 84 10 74Z') +
    limb(INK, [70, 50], 7, [98, 42], 7) +
    body('#a63a2c', 'M8 36H72V44H8Z') +
    body(RED, 'M12 36C16 26 64 26 68 36Z') +
    dot(INK, 40, 25, 5) +
    curve('#e88a74', 3.4, '18 52, 18 66, 22 78') +
    strokes(STEEL, 3, '30 18, 27 11, 31 4|50 18, 47 11, 51 4'),
  spatula:
    limb(WOOD, [84, 96], 9, [54, 52], 6) +
    limb(STEEL, [56, 54], 5, [46, 40], 5) +
    body(STEEL, 'M16 14L38 2C44 10 52 26 54 38L40 47C30 42 20 28 16 14Z') +
    strokes(INK, 3, '26 17, 38 34|33 13, 44 30') +
    dot(CREAM, 80, 90, 2.6),
  ladle:
    limb(WOOD, [80, 4], 7, [48, 58], 5) +
    body(STEEL, 'M8 56H58C58 78 48 90 33 90C18 90 8 78 8 56Z') +
    oval('#6c7883', 33, 56, 25, 6) +
    curve(CREAM, 3, '16 66, 18 76, 26 83'),
  'stand-mixer':
    body(TEAL, 'M12 14C14 8 22 6 30 6H76C88 6 92 16 90 26C88 34 80 36 70 36H24C14 34 10 24 12 14Z') +
    body(TEAL, 'M66 34H88V80H92C96 84 96 92 92 94H20C16 92 16 86 20 84H66Z') +
    body(STEEL, 'M16 52H60C60 72 54 82 38 82C22 82 16 72 16 52Z') +
    limb(INK, [38, 36], 8, [38, 52], 5) +
    dots(CREAM, 3.4, '26 20, 80 20') +
    curve(CREAM, 2.6, '34 16, 52 14, 68 16') +
    curve(CREAM, 2.6, '22 60, 24 70, 30 76'),
  toaster:
    body('#d9b07a', 'M26 34C24 16 34 10 44 14C52 8 66 12 66 20C70 26 66 30 66 36Z') +
    body(RED, 'M10 40C10 32 16 30 22 30H78C84 30 90 32 90 40V82C90 88 86 90 82 90H18C14 90 10 88 10 82Z') +
    body(INK, 'M24 30H70V36H24ZM90 50H97V60H90ZM16 88H30V96H20ZM70 88H84L80 96H70Z') +
    curve('#e88a74', 4, '20 44, 20 60, 22 74') +
    dot(CREAM, 74, 74, 6),
  colander:
    body(TEAL, 'M8 34H92C92 62 76 80 50 80C24 80 8 62 8 34Z') +
    oval('#2a5a60', 50, 34, 42, 8) +
    dots(CREAM, 2.8, '22 52, 36 52, 50 52, 64 52, 78 52, 29 62, 43 62, 57 62, 71 62, 38 71, 50 72, 62 71') +
    curve(TEAL, 5, '8 38, 0 42, 8 48') +
    curve(TEAL, 5, '92 38, 100 42, 92 48') +
    body(TEAL, 'M34 78H66L70 90H30Z'),
  'pepper-mill':
    dot(WOOD, 50, 12, 9) +
    blob(WOOD, '50 18, 66 24, 68 36, 60 44, 40 44, 32 36, 34 24') +
    body(STEEL, 'M38 44H62V50H38Z') +
    blob(WOOD, '40 50, 60 50, 58 64, 68 82, 66 95, 34 95, 32 82, 42 64') +
    curve('#e0b078', 3, '41 28, 39 35, 42 40') +
    curve('#e0b078', 3, '44 58, 44 70, 38 84'),
  mortar:
    limb(WOOD, [84, 6], 11, [56, 46], 7) +
    body(STEEL, 'M10 40H90C88 64 78 74 66 78L72 92H28L34 78C22 74 12 64 10 40Z') +
    oval('#5f6b77', 50, 40, 40, 8) +
    leaf(GREEN, 36, 40, -2.2, 20, 6) +
    leaf(GREEN, 44, 40, -1.5, 24, 6) +
    curve(CREAM, 3, '20 52, 24 62, 32 70'),
  'oven-mitt':
    blob(RED, '34 10, 54 6, 70 18, 74 44, 70 74, 34 78, 30 62, 12 50, 8 36, 18 32, 30 42, 28 24') +
    body(CREAM, 'M31 74H72V94H31Z') +
    strokes('#e88a74', 2.4, '36 22, 62 48|34 40, 60 66|50 12, 70 34') +
    strokes('#e88a74', 2.4, '66 24, 36 52|70 44, 42 70') +
    curve(RED, 4, '72 88, 84 88, 82 78, 72 78'),
  'chef-hat':
    blob(CREAM, '28 66, 14 54, 8 40, 18 26, 32 26, 40 12, 58 10, 68 24, 84 24, 93 40, 86 56, 72 66') +
    body('#dccfae', 'M26 62C40 67 60 67 74 62L73 90C60 95 40 95 27 90Z') +
    strokes('#b9ab93', 2.4, '38 46, 40 60|50 40, 50 61|62 46, 60 60') +
    curve(RED, 4, '27 80, 50 85, 73 80'),
  'fish-tin':
    `<rect fill="${STEEL}" x="6" y="30" width="88" height="56" rx="20"/>` +
    `<rect fill="#c9503c" x="14" y="37" width="72" height="42" rx="14"/>` +
    leaf('#dfe6e8', 20, 50, 0, 50, 8) +
    body('#dfe6e8', 'M66 50L80 43V57Z') +
    leaf('#3f6a86', 20, 66, 0, 50, 8) +
    body('#3f6a86', 'M66 66L80 59V73Z') +
    dots(INK, 1.8, '28 49, 28 65') +
    body(STEEL, 'M14 33C12 16 30 8 46 12C58 14 62 24 56 32Z') +
    line(INK, 3, 'M36 20C42 16 50 18 50 24'),
  sourdough:
    blob('#c98a4a', '50 16, 74 20, 92 36, 94 58, 80 76, 50 82, 20 76, 6 58, 8 36, 26 20') +
    blob('#8a5328', '22 70, 50 76, 78 70, 88 62, 80 78, 50 86, 20 78, 12 62') +
    leaf(CREAM, 50, 72, -1.57, 50, 6) +
    strokes(
      CREAM,
      3.4,
      '44 34, 34 28|44 44, 30 37|44 54, 28 48|45 63, 31 59|56 34, 66 28|56 44, 70 37|56 54, 72 48|55 63, 69 59',
    ),
  'olive-oil':
    body(INK, 'M44 2H56V12H44Z') +
    body('#8f8a3a', 'M44 12H56V26C66 32 70 40 70 50V88C70 94 66 97 60 97H40C34 97 30 94 30 88V50C30 40 34 32 44 26Z') +
    `<rect fill="${CREAM}" x="30" y="54" width="40" height="30"/>` +
    curve(GREEN, 2.4, '38 78, 50 70, 62 60') +
    leaf(GREEN, 46, 73, -2.6, 14, 4) +
    leaf(GREEN, 54, 67, 0.7, 14, 4) +
    oval('#4f5a2c', 58, 76, 4.6, 5.4) +
    curve('#c9c27a', 3, '37 46, 36 50, 36 52'),
  spritz:
    body(GLASS, 'M18 12H82C86 40 76 60 54 64V88H72V95H28V88H46V64C24 60 14 40 18 12Z') +
    body('#e8772e', 'M18 24H82C82 44 72 56 50 58C28 56 18 44 18 24Z') +
    dot('#f3b14f', 70, 20, 16) +
    strokes(CREAM, 2, '70 6, 70 34|57 14, 83 26|83 14, 57 26') +
    body('#f7d9a0', 'M30 30L42 27L45 38L33 41ZM46 40L57 38L59 48L48 50Z') +
    limb(GREEN, [34, 2], 4, [46, 52], 4),
  'tumbler-glass':
    body(GLASS, 'M14 22H86L78 90C77 94 74 96 70 96H30C26 96 23 94 22 90Z') +
    body('#c9503c', 'M17 44H83L78 86C77 90 74 91 70 91H30C26 91 23 90 22 86Z') +
    body(CREAM, 'M28 40L50 34L57 55L35 61ZM54 54L72 50L76 68L58 72Z') +
    dot('#e8883a', 76, 26, 15) +
    dot('#f3b14f', 76, 26, 11),
  margarita:
    body(
      GLASS,
      'M8 14H92C92 30 80 38 68 42C66 52 60 58 54 60V88H74V95H26V88H46V60C40 58 34 52 32 42C20 38 8 30 8 14Z',
    ) +
    body('#b9c96a', 'M13 22H87C85 30 76 35 66 38C64 48 58 53 50 54C42 53 36 48 34 38C24 35 15 30 13 22Z') +
    line(CREAM, 6, 'M9 13H91') +
    dot('#5f8f4f', 80, 12, 13) +
    dot('#dbe6a8', 80, 12, 9) +
    strokes(GREEN, 1.8, '80 3, 80 21|71 12, 89 12'),
  teabag:
    body('#e3d3b0', 'M24 34L36 24H58L70 34V84H24Z') +
    blob('#8a6a3f', '30 56, 64 54, 64 78, 30 78') +
    curve(WOOD, 2.4, '47 24, 52 10, 70 8, 80 22') +
    body(GREEN, 'M70 22H92V46H70Z') +
    leaf(CREAM, 76, 40, -0.9, 16, 4.4),
  'tea-sprig':
    curve('#6a8a4a', 3.4, '52 98, 50 74, 52 52, 50 34') +
    leaf('#4f7f46', 51, 76, -2.6, 44, 12) +
    leaf('#4f7f46', 51, 64, -0.5, 44, 12) +
    leaf('#7fa65a', 51, 48, -2.2, 36, 9) +
    leaf('#7fa65a', 51, 42, -0.95, 36, 9) +
    leaf('#a9c47a', 50, 38, -1.6, 36, 7) +
    strokes('#d5e3ae', 1.8, '47 74, 32 66, 18 58|55 63, 70 56, 84 47|48 44, 40 34, 32 24|54 39, 60 28, 68 18'),
}
