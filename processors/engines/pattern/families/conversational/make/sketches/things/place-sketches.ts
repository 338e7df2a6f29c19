import { blob, body, curve, dot, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2503f'
const BLUE = '#3f6f8f'
const WOOD = '#8a5a36'
const STONE = '#cbb994'

/** Places, what goes to them, and what plays there. */
export const placeSketches: Readonly<Record<string, string>> = {
  submarine:
    blob('#e0aa3a', '4 58, 12 42, 34 36, 62 36, 82 44, 90 58, 82 74, 60 82, 32 82, 12 74') +
    body('#e0aa3a', 'M36 38L40 20H62L66 38Z') +
    line('#b5832a', 5, 'M54 20V6H66') +
    leaf('#b5832a', 88, 58, -1.1, 20, 6) +
    leaf('#b5832a', 88, 58, 1.1, 20, 6) +
    [24, 46, 68].map((x) => dot('#8a5a20', x, 56, 8.6) + dot('#a9d3e0', x, 56, 5.6)).join('') +
    curve('#f4d88a', 3, '16 48, 32 42, 56 42'),
  biplane:
    body(RED, 'M10 42L76 44L98 34L94 58L76 60L20 60C12 58 8 52 10 42Z') +
    line(WOOD, 2.6, 'M30 24V74M56 24V74') +
    `<rect fill="${CREAM}" x="16" y="18" width="58" height="8" rx="4"/><rect fill="${CREAM}" x="12" y="68" width="62" height="9" rx="4"/>` +
    limb(INK, [9, 28], 3, [9, 74], 3) +
    dot(INK, 9, 51, 5) +
    ring(INK, 34, 88, 8, 4) +
    line(INK, 2.6, 'M34 84V76') +
    body(RED, 'M84 40L92 18H99L97 40Z') +
    dot(BLUE, 46, 40, 6),
  pyramid:
    body('#d9a963', 'M38 18L76 86H2Z') +
    body('#b5803f', 'M38 18L48 86H76Z') +
    body('#d9a963', 'M72 46L98 86H62Z') +
    body('#b5803f', 'M72 46L80 86H98Z') +
    strokes('#f0d7a4', 2.2, '30 34, 42 35|20 52, 45 54|12 68, 47 70') +
    dot('#e9c46a', 80, 18, 10),
  igloo:
    blob('#dbe7ec', '4 86, 8 56, 26 30, 54 22, 80 34, 94 58, 97 86') +
    body('#b7ccd6', 'M22 86V66C22 50 48 50 48 66V86Z') +
    body(BLUE, 'M28 86V68C28 57 42 57 42 68V86Z') +
    strokes(
      '#9fb8c4',
      2.4,
      '12 54, 40 48, 66 47, 90 54|28 36, 54 33, 78 38|38 28, 36 46|62 26, 64 47|56 48, 57 70|78 52, 80 70|52 70, 72 69, 95 71|66 70, 66 86',
    ),
  'arched-bridge':
    body(STONE, 'M2 44C30 32 70 32 98 44V76H86C84 56 66 56 64 76H36C34 56 16 56 14 76H2Z') +
    body('#a8926a', 'M2 38C30 26 70 26 98 38V46C70 34 30 34 2 46Z') +
    strokes('#a8926a', 2.2, '20 50, 30 49|44 52, 56 52|70 49, 80 50|46 62, 54 62') +
    strokes('#5f9ab0', 3.4, '4 84, 18 80, 30 85, 44 80|40 92, 54 88, 66 92, 80 88, 94 92|62 83, 76 80, 92 84'),
  chapel:
    body(CREAM, 'M34 50L66 38L98 56V94H34Z') +
    body('#8a4a3a', 'M30 56L66 32L100 56L97 62L66 42L33 62Z') +
    body('#e6d6b4', 'M10 40H38V94H10Z') +
    body('#8a4a3a', 'M6 42L24 14L42 42Z') +
    line(INK, 3, 'M24 2V16M19 7H29') +
    body('#5f7f98', 'M19 62C19 52 29 52 29 62V74H19ZM48 66C48 58 56 58 56 66V78H48ZM76 66C76 58 84 58 84 66V78H76Z') +
    body(WOOD, 'M60 94V80C60 70 72 70 72 80V94Z'),
  skyscraper:
    body('#8d99a5', 'M34 22H66V98H34Z') +
    body('#6b7682', 'M40 10H60V22H40ZM48 0H52V10H48ZM22 48H34V98H22ZM66 40H80V98H66Z') +
    [30, 42, 54, 66, 78]
      .map(
        (y) =>
          `<rect fill="#f0dca0" x="40" y="${y}" width="6" height="7"/><rect fill="#f0dca0" x="54" y="${y}" width="6" height="7"/>`,
      )
      .join(''),
  binoculars:
    blob(INK, '14 30, 22 14, 40 14, 46 30, 48 84, 40 92, 14 92, 6 84') +
    blob(INK, '86 30, 78 14, 60 14, 54 30, 52 84, 60 92, 86 92, 94 84') +
    `<rect fill="#55545c" x="42" y="34" width="16" height="18" rx="4"/>` +
    oval('#8fb6c4', 27, 82, 15, 7) +
    oval('#8fb6c4', 73, 82, 15, 7) +
    strokes('#77767e', 3, '18 34, 16 56|64 30, 62 52'),
  column:
    body(STONE, 'M14 6H86V16H14ZM20 16H80L72 26H28ZM28 26H72L74 84H26ZM20 84H80V90H20ZM12 90H88V98H12Z') +
    strokes('#a8926a', 2.6, '36 30, 35 82|45 30, 45 82|55 30, 55 82|64 30, 65 82'),
  gondola:
    body(INK, 'M2 30C2 22 10 24 10 34C14 58 30 66 52 66C74 66 88 58 94 40L99 42C96 68 80 82 52 82C24 82 6 66 2 30Z') +
    body(RED, 'M36 58H66L64 67H38Z') +
    limb(WOOD, [82, 18], 2.6, [66, 92], 2.6) +
    strokes('#5f9ab0', 3, '6 88, 20 84, 34 89, 48 85|52 94, 66 90, 80 94, 94 90'),
  'electric-guitar':
    `<g transform="rotate(30 50 50)">` +
    limb(WOOD, [50, 6], 6, [50, 58], 7) +
    body(INK, 'M44 -12L56 -8L54 8H46Z') +
    blob(RED, '40 54, 34 44, 26 50, 30 64, 26 76, 30 92, 50 100, 70 92, 74 76, 68 66, 72 52, 64 46, 60 56, 50 62') +
    blob(CREAM, '50 64, 60 66, 64 80, 54 88, 44 80') +
    strokes(INK, 2.6, '44 72, 56 72|44 80, 56 80|44 90, 56 90') +
    '</g>',
  boombox:
    line(INK, 5, 'M22 28V12H78V28') +
    `<rect fill="#55606c" x="2" y="26" width="96" height="60" rx="6"/>` +
    dot(INK, 24, 60, 18) +
    dot(INK, 76, 60, 18) +
    ring('#e0aa3a', 24, 60, 11, 8) +
    ring('#e0aa3a', 76, 60, 11, 8) +
    `<rect fill="${CREAM}" x="44" y="52" width="12" height="18" rx="2"/><rect fill="${RED}" x="12" y="32" width="76" height="7" rx="3"/>`,
  'deciduous-tree':
    limb('#7a5236', [50, 52], 8, [50, 98], 12) +
    limb('#7a5236', [50, 70], 5, [34, 54], 3, 2) +
    limb('#7a5236', [50, 66], 5, [66, 50], 3, -2) +
    blob('#5f8f52', '50 4, 66 8, 80 18, 90 34, 86 50, 76 60, 60 62, 50 58, 38 64, 22 60, 12 48, 12 32, 24 18, 36 8') +
    [
      [34, 26, 2.4],
      [52, 18, 0.9],
      [70, 30, 0.6],
      [30, 44, 2.7],
      [52, 38, 1.2],
      [70, 46, 0.4],
    ]
      .map(([x, y, turn]) => leaf('#8fb46a', x, y, turn, 13, 4))
      .join(''),
  acacia:
    limb('#7a5236', [52, 44], 5, [48, 98], 8, 3) +
    limb('#7a5236', [50, 66], 4, [26, 38], 3, -2) +
    limb('#7a5236', [51, 60], 4, [76, 36], 3, 2) +
    blob('#6f8f4a', '2 36, 14 24, 34 16, 56 14, 80 20, 98 34, 86 40, 70 37, 54 41, 36 38, 18 41') +
    blob('#93ad60', '22 26, 40 20, 58 20, 52 25, 36 27') +
    leaf('#93ad60', 66, 26, 0.15, 20, 3.6),
}
