import { blob, body, curve, dot, line, strokes } from '../sketch-marks.ts'

const DARK = '#2b2624'

/** Both halves of a mark: as drawn, and mirrored on the middle of the box. */
function mirrored(mark: string): string {
  return `${mark}<g transform="translate(100 0) scale(-1 1)">${mark}</g>`
}

function eyes(x: number, y: number, radius: number): string {
  return dot(DARK, x, y, radius) + dot(DARK, 100 - x, y, radius)
}

/** A muzzle's nose and mouth, its tip at the height. */
function snout(y: number, width: number, ink = DARK): string {
  return (
    body(
      ink,
      `M${50 - width} ${y - width}C${50 - width * 0.6} ${y - width * 1.5} ${50 + width * 0.6} ${y - width * 1.5} ${50 + width} ${y - width}C${50 + width} ${y} 52 ${y + width * 0.6} 50 ${y + width * 0.6}C48 ${y + width * 0.6} ${50 - width} ${y} ${50 - width} ${y - width}Z`,
    ) +
    strokes(
      DARK,
      2.2,
      `50 ${y + 3}, 50 ${y + 8}|50 ${y + 8}, ${50 - 5} ${y + 12}, ${50 - 11} ${y + 10}|50 ${y + 8}, 55 ${y + 12}, 61 ${y + 10}`,
    )
  )
}

const FUR = '#e07f35'
const TABBY = '#efa544'
const STRIPE = '#b9682a'
const MANE = '#9a5427'
const LION = '#efb552'
const GREEN = '#6da04a'

/** Heads of beasts, seen from in front. */
export const headSketches: Readonly<Record<string, string>> = {
  'fox-head':
    mirrored(
      body(FUR, 'M11 7C22 12 37 24 46 38L17 54C10 38 8 20 11 7Z') +
        body(DARK, 'M11 7C18 10 27 16 34 22L14 31C10 22 9 14 11 7Z'),
    ) +
    body(
      FUR,
      'M50 30C70 30 84 40 90 53C93 60 88 65 80 69C68 74 60 84 50 94C40 84 32 74 20 69C12 65 7 60 10 53C16 40 30 30 50 30Z',
    ) +
    mirrored(body('#fbeedb', 'M50 94C40 84 32 74 20 69C12 65 8 60 10 54C22 50 36 54 42 64C46 70 49 76 50 80Z')) +
    eyes(34, 53, 4) +
    body(DARK, 'M43 83C45 79 55 79 57 83C57 89 53 95 50 95C47 95 43 89 43 83Z'),
  'cat-head':
    mirrored(
      body(TABBY, 'M14 10C13 8 16 6 18 8C28 14 38 22 44 30L14 50C11 36 12 20 14 10Z') +
        body('#e58e7c', 'M19 17C26 22 32 27 36 32L20 42C18 33 18 24 19 17Z'),
    ) +
    blob(TABBY, '50 24, 70 28, 84 40, 91 56, 84 74, 68 86, 50 89, 32 86, 16 74, 9 56, 16 40, 30 28') +
    strokes(STRIPE, 4.4, '50 27, 50 42|39 29, 42 40|61 29, 58 40') +
    mirrored(strokes(STRIPE, 3.6, '12 62, 24 63|15 72, 26 70')) +
    blob('#fbead0', '50 62, 58 60, 66 66, 65 76, 56 82, 50 80, 44 82, 35 76, 34 66, 42 60') +
    eyes(33, 53, 4.8) +
    snout(67, 4.4, '#d8655c'),
  'lion-head':
    blob(
      MANE,
      '50 3, 60 7, 70 5, 77 13, 88 16, 90 27, 98 36, 95 47, 99 58, 92 67, 92 79, 82 85, 76 94, 64 93, 50 98, 36 93, 24 94, 18 85, 8 79, 8 67, 1 58, 5 47, 2 36, 10 27, 12 16, 23 13, 30 5, 40 7',
    ) +
    mirrored(dot(LION, 24, 29, 9.5) + dot('#d98d55', 25, 31, 4.6)) +
    blob(LION, '50 22, 66 25, 77 36, 80 52, 74 68, 64 80, 50 84, 36 80, 26 68, 20 52, 23 36, 34 25') +
    blob('#fae6bf', '50 57, 58 55, 66 61, 66 72, 58 80, 50 80, 42 80, 34 72, 34 61, 42 55') +
    eyes(36, 47, 4) +
    snout(63, 6),
  'frog-head':
    mirrored(dot(GREEN, 26, 27, 17)) +
    blob(GREEN, '50 24, 72 28, 90 42, 95 60, 86 76, 68 85, 50 87, 32 85, 14 76, 5 60, 10 42, 28 28') +
    blob('#a8cb7a', '50 62, 72 60, 90 54, 90 68, 80 78, 66 84, 50 86, 34 84, 20 78, 10 68, 10 54, 28 60') +
    mirrored(dot('#f6f1e2', 26, 26, 11) + dot(DARK, 28, 27, 6.4)) +
    curve(DARK, 2.8, '13 55, 28 61, 50 63, 72 61, 87 55') +
    dot(DARK, 45, 48, 1.8) +
    dot(DARK, 55, 48, 1.8),
  'monkey-head':
    mirrored(dot('#7d4d31', 13, 50, 12) + dot('#e2b088', 14, 50, 6.6)) +
    blob('#7d4d31', '50 9, 68 12, 82 25, 87 44, 84 64, 73 82, 50 92, 27 82, 16 64, 13 44, 18 25, 32 12') +
    blob(
      '#edc39c',
      '50 34, 58 28, 69 29, 76 40, 74 52, 70 58, 77 68, 70 80, 50 86, 30 80, 23 68, 30 58, 26 52, 24 40, 31 29, 42 28',
    ) +
    eyes(37, 46, 4.4) +
    strokes(DARK, 2.6, '46 60, 47 62|54 60, 53 62') +
    curve(DARK, 2.8, '33 70, 41 76, 50 78, 59 76, 67 70'),
  'owl-head':
    mirrored(body('#8a6444', 'M18 8C28 14 38 20 46 26L20 46C14 34 14 20 18 8Z')) +
    blob('#8a6444', '50 18, 72 22, 88 38, 92 58, 84 78, 68 91, 50 94, 32 91, 16 78, 8 58, 12 38, 28 22') +
    mirrored(
      blob('#efdcb8', '30 34, 42 38, 48 50, 44 64, 30 70, 18 64, 14 50, 20 38') +
        dot('#e5a63a', 31, 51, 11.5) +
        dot(DARK, 32, 51, 7),
    ) +
    body('#e5a63a', 'M50 54C54 56 56 60 55 64L50 76L45 64C44 60 46 56 50 54Z') +
    strokes('#efdcb8', 3, '38 82, 42 86|50 84, 50 89|62 82, 58 86'),
  'sheep-head':
    mirrored(blob('#4a403c', '30 44, 18 40, 6 46, 4 54, 12 58, 24 54')) +
    blob('#4a403c', '50 28, 66 34, 72 50, 68 70, 60 86, 50 90, 40 86, 32 70, 28 50, 34 34') +
    blob(
      '#f6efe2',
      '50 6, 60 9, 70 8, 76 17, 82 24, 79 34, 72 41, 62 38, 50 43, 38 38, 28 41, 21 34, 18 24, 24 17, 30 8, 40 9',
    ) +
    mirrored(dot('#f6efe2', 40, 55, 4.6) + dot(DARK, 41, 56, 2.6)) +
    strokes('#d3a59a', 3, '45 76, 48 79|55 76, 52 79'),
  'giraffe-head':
    mirrored(
      line('#c58a45', 5, 'M39 24L36 8') + dot('#6b4026', 36, 7, 5) + blob('#e8b765', '30 32, 18 22, 6 22, 8 34, 20 40'),
    ) +
    blob(
      '#e8b765',
      '50 18, 64 22, 72 36, 71 54, 66 70, 66 84, 58 94, 50 95, 42 94, 34 84, 34 70, 29 54, 28 36, 36 22',
    ) +
    mirrored(blob('#a8662f', '36 28, 43 30, 43 38, 36 40, 31 35') + blob('#a8662f', '32 50, 38 52, 38 60, 34 62')) +
    blob('#a8662f', '50 22, 55 26, 53 33, 47 33, 45 26') +
    blob('#f6e2b8', '50 70, 62 72, 68 82, 62 93, 50 96, 38 93, 32 82, 38 72') +
    eyes(36, 46, 4) +
    mirrored(dot('#6b4026', 44, 80, 2)) +
    curve('#6b4026', 2.2, '42 88, 50 91, 58 88'),
  'zebra-head':
    mirrored(blob('#f4f0e8', '32 26, 24 10, 14 8, 12 20, 20 34') + blob(DARK, '26 22, 22 13, 17 12, 17 20, 22 29')) +
    blob(
      '#f4f0e8',
      '50 16, 64 20, 72 34, 70 52, 65 68, 66 82, 58 93, 50 95, 42 93, 34 82, 35 68, 30 52, 28 34, 36 20',
    ) +
    body(DARK, 'M43 22C42 10 46 2 50 2C54 2 58 10 57 22C55 30 52 34 50 38C48 34 45 30 43 22Z') +
    mirrored(
      body(DARK, 'M29 34C34 33 40 36 43 42C38 40 33 40 28 42Z') +
        body(DARK, 'M30 54C36 51 42 53 46 58C40 57 36 58 32 62Z') +
        body(DARK, 'M34 68C38 64 43 64 47 67C42 68 38 70 35 74Z'),
    ) +
    blob('#57504c', '50 76, 61 77, 67 84, 60 93, 50 96, 40 93, 33 84, 39 77') +
    eyes(36, 47, 3.6) +
    mirrored(dot('#f4f0e8', 44, 85, 1.8)),
}
