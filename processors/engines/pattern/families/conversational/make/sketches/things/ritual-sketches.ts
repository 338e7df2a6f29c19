import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const GOLD = '#d9a63f'

/** Charms, stage and spell. */
export const ritualSketches: Readonly<Record<string, string>> = {
  hamsa: hamsa(),
  'evil-eye':
    dot('#1f4f9a', 50, 50, 46) +
    dot(CREAM, 50, 50, 31) +
    dot('#6fb3dd', 50, 50, 21) +
    dot(INK, 50, 50, 10) +
    dot(CREAM, 46, 46, 3),
  'tarot-card': tarotCard(),
  'lucky-cat': luckyCat(),
  daruma:
    blob(RED, '50 6, 76 14, 90 38, 88 68, 74 90, 50 95, 26 90, 12 68, 10 38, 24 14') +
    blob(CREAM, '50 24, 70 26, 78 42, 70 60, 50 64, 30 60, 22 42, 30 26') +
    dots(INK, 6, '38 42, 62 42') +
    dots(CREAM, 2, '37 40, 61 40') +
    strokes(INK, 4, '28 30, 38 27, 46 33|72 30, 62 27, 54 33') +
    curve(INK, 2.6, '44 55, 50 58, 56 55') +
    strokes(GOLD, 3.4, '30 72, 36 82, 46 86|70 72, 64 82, 54 86|50 72, 50 84'),
  'torii-gate':
    body(RED, 'M22 30H32L30 97H18ZM68 30H78L82 97H70Z') +
    body(RED, 'M12 40H88V48H12Z') +
    body('#8a2420', 'M2 14C30 24 70 24 98 14L95 28C70 34 30 34 5 28Z') +
    body(INK, 'M2 12C30 20 70 20 98 12L97 17C70 25 30 25 3 17Z') +
    `<rect fill="${GOLD}" x="44" y="30" width="12" height="16" rx="2"/>` +
    body(INK, 'M16 90H33V97H16ZM67 90H84V97H67Z'),
  'witch-hat':
    blob('#3a3346', '48 6, 60 2, 72 8, 62 16, 64 40, 74 74, 50 80, 26 74, 38 42') +
    oval('#3a3346', 50, 80, 47, 13, -3) +
    body('#8a4fa0', 'M29 66C42 73 60 73 72 66L75 76C60 84 40 84 26 76Z') +
    `<rect fill="none" stroke="${GOLD}" stroke-width="3.4" x="43" y="66" width="14" height="13" rx="2"/>` +
    curve('#6a5f7a', 2.4, '44 40, 40 54, 36 62'),
  cauldron:
    blob('#9fc46a', '24 30, 34 20, 44 26, 54 14, 64 24, 76 20, 80 34, 50 40, 22 38') +
    dots('#9fc46a', 4, '40 8, 66 8') +
    body(INK, 'M22 84L16 98H25L32 88ZM78 84L84 98H75L68 88Z') +
    blob('#3f4048', '18 38, 50 42, 82 38, 92 58, 84 80, 66 92, 34 92, 16 80, 8 58') +
    oval('#55565f', 50, 38, 36, 7) +
    oval('#9fc46a', 50, 37, 30, 4.4) +
    curve('#8d8e98', 3, '22 54, 20 68, 28 80'),
  'theatre-mask':
    blob(GOLD, '8 20, 28 28, 50 26, 72 28, 92 20, 90 54, 74 82, 50 95, 26 82, 10 54') +
    blob(INK, '24 44, 34 38, 42 46, 32 49') +
    blob(INK, '76 44, 66 38, 58 46, 68 49') +
    blob(INK, '28 62, 50 68, 72 62, 64 80, 50 86, 36 80') +
    strokes('#a8762a', 2.6, '22 36, 32 32, 42 37|78 36, 68 32, 58 37|50 46, 47 56, 51 58'),
  'venetian-mask': venetianMask(),
  'ballet-shoe':
    curve('#d98a98', 4, '64 40, 78 22, 62 10, 52 26, 70 32, 86 12') +
    blob('#f0b9bf', '8 84, 16 72, 34 66, 52 54, 68 38, 82 38, 90 50, 84 66, 62 82, 36 92, 16 93') +
    blob('#c9788c', '44 64, 58 52, 70 44, 78 48, 70 62, 54 72') +
    curve('#fbe3e2', 2.6, '16 82, 28 76, 40 73') +
    curve('#d98a98', 3.4, '60 78, 52 60, 62 46'),
  'chess-knight':
    body(INK, 'M22 90H80V98H22ZM28 80H74L78 90H24Z') +
    blob(
      INK,
      '46 8, 54 14, 68 22, 78 42, 76 64, 74 80, 30 80, 36 66, 48 54, 44 46, 30 52, 18 54, 14 46, 24 34, 34 22, 42 16',
    ) +
    curve(CREAM, 2.6, '60 24, 68 42, 66 68') +
    dot(CREAM, 38, 30, 2.8) +
    strokes(CREAM, 2.2, '20 47, 25 46|32 84, 70 84'),
  'playing-card':
    `<rect fill="${CREAM}" x="18" y="3" width="64" height="94" rx="8"/>` +
    `<rect fill="none" stroke="${RED}" stroke-width="2" x="24" y="9" width="52" height="82" rx="4"/>` +
    body(RED, 'M50 68C36 56 30 48 32 40C34 32 46 32 50 42C54 32 66 32 68 40C70 48 64 56 50 68Z') +
    leaf(RED, 32, 24, -1.57, 8, 3) +
    leaf(RED, 68, 76, 1.57, 8, 3),
  angel:
    leaf(CREAM, 44, 44, 3.5, 42, 13) +
    leaf(CREAM, 56, 44, -0.36, 42, 13) +
    strokes('#b9a98c', 2, '36 42, 22 36|36 48, 22 46|64 42, 78 36|64 48, 78 46') +
    body('#9db6c9', 'M40 42H60L78 94C62 99 38 99 22 94Z') +
    limb('#9db6c9', [40, 48], 8, [50, 64], 6) +
    limb('#9db6c9', [60, 48], 8, [50, 64], 6) +
    dot('#b5702a', 50, 27, 14) +
    oval('#f0c9a4', 50, 30, 10, 11) +
    ring(GOLD, 50, 9, 12, 9) +
    dot('#f0c9a4', 50, 64, 4.4),
  'magic-lamp':
    body(GOLD, 'M2 44C16 46 22 54 30 56C40 48 62 48 72 56C80 60 80 70 70 76C58 82 42 82 32 74C20 66 14 54 2 44Z') +
    line(GOLD, 5, 'M74 58C90 50 98 66 76 72') +
    body('#a8762a', 'M38 80H64L72 92H30Z') +
    body('#a8762a', 'M38 51C42 42 60 42 64 51Z') +
    dot('#a8762a', 51, 39, 4.6) +
    curve('#8fb6c4', 4, '4 38, 12 26, 2 16, 12 4') +
    curve(CREAM, 2.6, '36 60, 46 56, 58 57'),
}

function hamsa(): string {
  return (
    blob(
      '#2f6f9a',
      '50 98, 30 90, 18 76, 6 66, 4 54, 12 52, 22 60, 22 34, 24 18, 32 16, 37 22, 39 44, 41 18, 45 5, 50 2, 55 5, 59 18, 61 44, 63 22, 68 16, 76 18, 78 34, 78 60, 88 52, 96 54, 94 66, 82 76, 70 90',
    ) +
    blob(CREAM, '28 64, 40 54, 50 51, 60 54, 72 64, 60 74, 50 77, 40 74') +
    dot('#6fb3dd', 50, 64, 10) +
    dot(INK, 50, 64, 5) +
    dots(GOLD, 2.6, '30 28, 50 14, 70 28, 30 40, 50 28, 70 40, 50 40, 50 86, 40 84, 60 84')
  )
}

function tarotCard(): string {
  return (
    `<rect fill="#2c3563" x="18" y="2" width="64" height="96" rx="7"/>` +
    `<rect fill="none" stroke="${GOLD}" stroke-width="3" x="24" y="8" width="52" height="84" rx="4"/>` +
    rays(GOLD, 50, 42, 23, 13, 16) +
    dot(CREAM, 50, 42, 11) +
    dot(GOLD, 50, 42, 7) +
    body(CREAM, 'M38 74C42 88 58 88 62 74C60 80 54 83 50 83C46 83 40 80 38 74Z') +
    dots(GOLD, 2.4, '32 18, 68 18, 32 78, 68 78')
  )
}

function luckyCat(): string {
  const white = '#f3efe6'
  return (
    limb(white, [70, 60], 14, [80, 28], 13, 3) +
    blob(white, '50 42, 70 50, 80 72, 74 92, 50 97, 26 92, 20 72, 30 50') +
    body(RED, 'M26 27L22 4L42 16ZM74 27L78 4L58 16Z') +
    blob(white, '50 10, 70 16, 78 32, 70 48, 50 54, 30 48, 22 32, 30 16') +
    body(white, 'M24 26L26 10L40 17ZM76 26L74 10L60 17Z') +
    curve(RED, 5, '30 50, 50 57, 70 50') +
    dot(GOLD, 50, 60, 6) +
    strokes(INK, 2.6, '34 33, 38 29, 43 33|57 33, 61 29, 66 33') +
    body('#d9606a', 'M46 39H54L50 44Z') +
    oval(GOLD, 42, 80, 13, 9) +
    strokes('#a8762a', 2.2, '37 78, 47 78|37 83, 47 83') +
    strokes(INK, 1.8, '20 38, 30 39|80 38, 70 39')
  )
}

function venetianMask(): string {
  return (
    leaf('#3f7f86', 52, 30, -1.9, 30, 6) +
    leaf('#c2503f', 56, 30, -1.5, 32, 6) +
    leaf('#3f7f86', 60, 31, -1.1, 30, 6) +
    blob(
      '#8a4f7a',
      '4 30, 22 28, 40 34, 50 38, 60 34, 78 28, 96 30, 94 52, 80 68, 62 68, 54 58, 50 52, 46 58, 38 68, 20 68, 6 52',
    ) +
    blob(INK, '18 46, 28 40, 40 48, 30 56') +
    blob(INK, '82 46, 72 40, 60 48, 70 56') +
    curve(GOLD, 2.8, '8 34, 24 33, 50 44, 76 33, 92 34') +
    dots(GOLD, 2.6, '14 56, 22 62, 34 63, 66 63, 78 62, 86 56') +
    rays(GOLD, 50, 36, 8, 4, 8) +
    limb(GOLD, [88, 60], 4, [78, 98], 3.6)
  )
}
