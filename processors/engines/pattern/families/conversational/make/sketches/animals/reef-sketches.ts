import { blob, body, curve, dot, dots, leaf, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Animals of the reef. */
export const reefSketches: Readonly<Record<string, string>> = {
  'manta-ray': mantaRay(),
  nautilus: nautilus(),
  'sea-urchin': seaUrchin(),
  clownfish: clownfish(),
  anglerfish: anglerfish(),
}

/** From above. */
function mantaRay(): string {
  const [back, dark] = ['#3f5f7d', '#28415a']
  return (
    curve(dark, 2.6, '50 66, 52 80, 48 98') +
    blob(back, '44 16, 56 16, 68 24, 84 34, 99 52, 82 50, 66 58, 54 72, 46 72, 34 58, 18 50, 1 52, 16 34, 32 24') +
    leaf(dark, 44, 20, -1.95, 15, 4) +
    leaf(dark, 56, 20, -1.2, 15, 4) +
    blob('#dfe7ea', '36 32, 30 42, 18 46, 26 38') +
    blob('#dfe7ea', '64 32, 70 42, 82 46, 74 38') +
    strokes('#dfe7ea', 2, '45 46, 43 54|50 47, 50 56|55 46, 57 54') +
    dots(INK, 2.4, '41 22, 59 22')
  )
}

function nautilus(): string {
  const [shell, stripe] = ['#f1e2c8', '#b8643c']
  return (
    strokes('#d99f86', 4, '24 62, 12 66, 6 74|26 68, 16 76, 12 86|32 72, 24 82, 24 92|38 74, 34 84, 36 94') +
    blob(shell, '26 56, 22 36, 34 16, 56 8, 80 18, 94 42, 90 68, 72 84, 50 80, 34 70') +
    blob(stripe, '34 18, 46 12, 50 26, 42 34') +
    blob(stripe, '62 9, 74 14, 66 30, 58 30') +
    blob(stripe, '84 24, 92 36, 76 42, 70 36') +
    blob(stripe, '94 52, 90 66, 74 56, 76 50') +
    curve(stripe, 3, '36 64, 52 70, 64 62, 66 50, 58 43, 50 47, 51 55') +
    blob('#d99f86', '24 54, 36 60, 40 72, 30 76, 22 68') +
    dot(INK, 30, 64, 3.4)
  )
}

function seaUrchin(): string {
  const [shell, light] = ['#7c4f7d', '#d7b3d2']
  const spines = Array.from({ length: 28 }, (_, at) => {
    const angle = (at / 28) * Math.PI * 2
    return leaf(shell, 50 + 26 * Math.cos(angle), 50 + 26 * Math.sin(angle), angle, at % 2 ? 22 : 17, 2.6)
  }).join('')
  const rows = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * Math.PI * 2 - Math.PI / 2
    return [9, 16, 23]
      .map((reach, step) => dot(light, 50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle), 2 + step * 0.7))
      .join('')
  }).join('')
  return spines + dot(shell, 50, 50, 31) + ring(light, 50, 50, 5, 2) + rows
}

function clownfish(): string {
  const [orange, dark] = ['#e5752c', '#3b2a2a']
  return (
    leaf(orange, 78, 50, -0.5, 22, 8) +
    leaf(orange, 78, 50, 0.5, 22, 8) +
    blob(orange, '36 30, 48 16, 64 22, 72 36, 60 34') +
    blob(orange, '46 70, 56 82, 66 76, 62 66') +
    blob(orange, '4 52, 14 36, 34 26, 58 30, 76 42, 84 50, 76 60, 58 72, 34 74, 14 66') +
    blob(CREAM, '26 28, 34 26, 38 40, 36 60, 38 73, 30 74, 25 58, 28 44') +
    blob(CREAM, '56 29, 64 33, 64 50, 65 68, 58 72, 53 60, 52 42') +
    blob(CREAM, '78 44, 83 49, 79 58, 76 52') +
    strokes(dark, 2, '39 27, 42 50, 39 74|51 29, 48 50, 52 73') +
    leaf(orange, 46, 56, 0.7, 16, 6) +
    dot(INK, 16, 46, 3.4)
  )
}

/** With its lamp. */
function anglerfish(): string {
  const [skin, dark] = ['#5a6f9c', '#232c4a']
  return (
    blob(skin, '80 54, 97 36, 93 55, 98 74') +
    blob(dark, '54 28, 60 12, 74 18, 74 36') +
    blob(skin, '15 54, 24 34, 48 24, 74 34, 87 54, 74 72, 50 80, 30 76, 18 64') +
    blob(dark, '10 58, 26 50, 46 56, 52 66, 40 72, 22 70') +
    blob(skin, '8 62, 12 60, 24 70, 40 72, 48 70, 44 82, 26 84, 14 76') +
    body(CREAM, 'M18 54L21 63L25 52ZM28 52L31 63L35 54ZM38 54L40 64L45 58ZM17 66L20 58L23 70ZM28 71L31 62L34 72Z') +
    dot(CREAM, 38, 41, 6.4) +
    dot(dark, 36, 41, 3.4) +
    blob(dark, '62 54, 78 50, 76 66, 64 64') +
    curve(skin, 3, '42 27, 36 10, 22 5, 11 14') +
    dot('#f2c84b', 10, 20, 7)
  )
}
