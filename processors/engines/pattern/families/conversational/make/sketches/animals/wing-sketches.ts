import { blob, curve, dot, leaf } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Birds in flight and birds on long legs. */
export const wingSketches: Readonly<Record<string, string>> = {
  heron: heron(),
  dove: dove(),
  eagle: eagle(),
  ostrich: ostrich(),
}

function heron(): string {
  const [grey, dark] = ['#8ea3b5', '#45566b']
  return (
    curve('#b58a4a', 2.8, '52 62, 50 80, 51 98') +
    curve('#b58a4a', 2.8, '60 62, 61 80, 58 98') +
    curve('#b58a4a', 2.4, '44 98, 52 97, 64 98') +
    curve(CREAM, 6, '28 13, 38 14, 40 24, 34 34, 33 42, 40 52') +
    blob(grey, '36 44, 48 42, 66 50, 84 66, 90 76, 74 72, 56 70, 42 64, 36 54') +
    blob(dark, '54 52, 68 56, 86 72, 70 68, 58 62') +
    blob('#e0a53c', '28 9, 4 15, 28 17') +
    curve(dark, 3, '28 9, 38 8, 52 14') +
    dot(INK, 31, 12, 1.8) +
    curve(CREAM, 2.4, '36 50, 38 60, 36 68')
  )
}

function dove(): string {
  return (
    blob(
      '#f4efe4',
      '8 44, 18 36, 28 38, 36 46, 42 30, 54 14, 72 4, 70 24, 64 40, 62 50, 80 58, 98 58, 88 68, 96 76, 76 76, 60 78, 40 76, 26 66, 17 54',
    ) +
    blob('#c9cfd6', '42 48, 50 32, 62 16, 64 30, 58 46, 50 56') +
    curve('#c9cfd6', 2.8, '62 66, 74 67, 86 64') +
    leaf('#d99a5a', 10, 44, 2.7, 9, 2.8) +
    dot(INK, 19, 43, 2.2) +
    curve('#6f8a5b', 2.4, '3 48, -1 56, 4 66') +
    leaf('#6f8a5b', 2, 55, 0.2, 11, 3.6) +
    leaf('#6f8a5b', 2, 60, 1.3, 11, 3.6)
  )
}

function eagle(): string {
  const [coat, dark] = ['#6b4a35', '#46301f']
  return (
    blob(dark, '52 36, 58 18, 72 6, 90 2, 94 14, 86 30, 74 44') +
    blob(coat, '48 38, 36 22, 20 12, 4 12, 8 26, 20 40, 36 50') +
    blob(coat, '34 42, 48 36, 64 38, 74 50, 76 66, 86 86, 72 82, 62 90, 54 76, 42 66, 34 54') +
    blob(CREAM, '18 46, 28 38, 40 42, 44 54, 36 62, 26 58') +
    blob('#e0a53c', '20 46, 9 50, 10 58, 22 55') +
    dot(INK, 27, 48, 2.2) +
    curve('#9a7552', 2.6, '64 14, 72 22, 72 34') +
    curve('#9a7552', 2.6, '18 20, 28 30, 38 40')
  )
}

function ostrich(): string {
  return (
    curve('#d9a99a', 4, '52 62, 48 78, 52 97') +
    curve('#d9a99a', 4, '62 62, 64 78, 60 97') +
    curve('#d9a99a', 3, '46 97, 54 96, 66 97') +
    curve('#d9a99a', 5, '24 14, 32 16, 34 30, 34 44, 44 52') +
    blob('#3a3338', '38 46, 50 38, 66 38, 80 46, 82 58, 70 68, 52 68, 40 60') +
    blob(CREAM, '76 42, 92 38, 96 52, 86 60, 78 56') +
    blob('#5a5056', '48 48, 62 46, 72 54, 60 62, 50 58') +
    blob('#d9a99a', '20 10, 30 8, 34 16, 26 21, 20 18') +
    leaf('#c98a4a', 22, 15, 2.9, 12, 3.4) +
    dot(INK, 27, 13, 2)
  )
}
