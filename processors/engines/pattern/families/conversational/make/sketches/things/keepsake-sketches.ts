import { blob, body, curve, dot, leaf, limb, line, rays, ring, strokes } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const GREEN = '#5f8347'

/** Keepsakes, and what is picked in the garden. */
export const keepsakeSketches: Readonly<Record<string, string>> = {
  'gingerbread-man': gingerbread(),
  'bow-and-arrow':
    `<g transform="rotate(-38 50 50)">` +
    limb('#8a6444', [4, 50], 4.4, [90, 50], 4.4) +
    body('#8d9298', 'M86 40L102 50L86 60L90 50Z') +
    leaf('#c8513f', 14, 50, -2.7, 18, 5) +
    leaf('#c8513f', 14, 50, 2.7, 18, 5) +
    leaf('#e0ac4a', 22, 50, -2.7, 18, 5) +
    leaf('#e0ac4a', 22, 50, 2.7, 18, 5) +
    '</g>',
  'womans-boot': boot(),
  'old-key':
    `<g transform="rotate(-40 50 50)">` +
    ring('#c9973f', 20, 50, 19, 10) +
    ring('#8a6424', 20, 50, 8, 4) +
    limb('#c9973f', [36, 50], 7, [96, 50], 6) +
    body('#c9973f', 'M76 50H82V66H76ZM87 50H94V70H87Z') +
    '</g>',
  camera:
    `<rect fill="#3f4a5a" x="6" y="30" width="88" height="54" rx="8"/>` +
    body('#b9a88a', 'M8 46H92V74H8Z') +
    body('#3f4a5a', 'M32 30L38 18H62L68 30Z') +
    dot('#2b2a30', 50, 58, 21) +
    dot('#7fa8b5', 50, 58, 14) +
    dot('#2b2a30', 50, 58, 7) +
    dot(CREAM, 45, 52, 3.4) +
    `<rect fill="#d0563f" x="76" y="35" width="11" height="6" rx="2"/>` +
    body('#3f4a5a', 'M14 24H26V30H14Z'),
  luggage:
    `<rect fill="#b5713f" x="8" y="32" width="84" height="56" rx="8"/>` +
    line('#7a4a28', 5, 'M36 32V20H64V32') +
    body('#7a4a28', 'M24 32H32V88H24ZM68 32H76V88H68Z') +
    body('#e0bb6a', 'M25 52H31V60H25ZM69 52H75V60H69Z') +
    rays(CREAM, 50, 60, 11, 4.6, 5),
  crown:
    body('#d9a63f', 'M8 34L28 52L50 16L72 52L92 34L84 86H16Z') +
    body('#b5832a', 'M17 78H83L84 88H16Z') +
    dot('#d9a63f', 8, 31, 5.4) +
    dot('#d9a63f', 92, 31, 5.4) +
    dot('#d9a63f', 50, 13, 6) +
    dot('#b53a4f', 50, 64, 6) +
    dot('#3f7f86', 31, 67, 4.6) +
    dot('#3f7f86', 69, 67, 4.6),
  eggplant:
    blob('#5b3566', '60 24, 76 34, 82 54, 74 76, 54 92, 30 92, 15 78, 20 62, 34 56, 44 40') +
    leaf(GREEN, 70, 28, 2.7, 24, 7) +
    leaf(GREEN, 70, 28, 1.9, 22, 7) +
    leaf(GREEN, 70, 28, 1.1, 18, 6) +
    limb(GREEN, [68, 28], 8, [78, 8], 6) +
    curve('#a184ad', 4, '30 70, 40 62, 50 48'),
  'hot-pepper':
    blob('#c8392f', '40 26, 54 22, 64 30, 62 48, 54 68, 36 86, 14 94, 28 76, 36 58, 36 38') +
    blob(GREEN, '36 28, 42 16, 54 13, 64 22, 64 32, 52 28') +
    limb(GREEN, [54, 16], 6, [66, 2], 4, 3) +
    curve('#f0a088', 3.4, '48 36, 48 50, 43 62'),
  'pea-pod':
    blob('#6a9448', '6 30, 18 30, 38 42, 60 58, 84 76, 98 90, 80 88, 54 80, 28 64, 10 44') +
    blob('#bcd08a', '16 36, 36 46, 58 62, 80 78, 62 78, 38 66, 20 50') +
    [
      [28, 49, 7],
      [42, 58, 8],
      [57, 67, 7.4],
      [71, 75, 6],
    ]
      .map(([x, y, r]) => dot('#7fae4f', x, y, r))
      .join('') +
    curve('#4f7435', 3, '10 32, 4 20, 14 12'),
}

function boot(): string {
  return (
    blob('#a8623a', '34 6, 52 12, 70 6, 70 40, 72 60, 88 70, 98 80, 96 88, 70 88, 58 84, 52 90, 36 90, 34 66') +
    body('#5a3826', 'M35 88H53V97H37ZM58 86C70 92 84 91 97 88V93H62Z') +
    strokes('#e6bd7f', 3, '40 26, 52 36, 64 26 | 40 38, 52 48, 64 38 | 42 66, 56 70, 70 66') +
    rays('#e6bd7f', 46, 54, 6, 2.6, 5) +
    curve('#5a3826', 3.4, '34 8, 52 14, 70 8')
  )
}

function gingerbread(): string {
  return (
    limb('#a8692f', [36, 50], 18, [12, 46], 15) +
    limb('#a8692f', [64, 50], 18, [88, 46], 15) +
    limb('#a8692f', [42, 70], 20, [30, 92], 16) +
    limb('#a8692f', [58, 70], 20, [70, 92], 16) +
    blob('#a8692f', '34 42, 50 38, 66 42, 68 60, 62 76, 50 80, 38 76, 32 60') +
    dot('#a8692f', 50, 22, 19) +
    curve(CREAM, 2.6, '12 39, 15 46, 11 52') +
    curve(CREAM, 2.6, '88 39, 85 46, 89 52') +
    curve(CREAM, 2.6, '22 90, 30 86, 38 92') +
    curve(CREAM, 2.6, '62 92, 70 86, 78 90') +
    dot(CREAM, 44, 19, 2.8) +
    dot(CREAM, 57, 19, 2.8) +
    curve(CREAM, 2.6, '42 28, 50 32, 58 28') +
    dot('#c23a3a', 50, 50, 3.4) +
    dot('#c23a3a', 50, 62, 3.4)
  )
}
