import { blob, body, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Birds known by more than being birds, and the insects beside them. */
export const fieldBirdSketches: Readonly<Record<string, string>> = {
  pheasant: pheasant(),
  partridge: partridge(),
  kingfisher: kingfisher(),
  woodpecker: woodpecker(),
  pelican: pelican(),
  'kiwi-bird': kiwi(),
  magpie: magpie(),
  thrush: thrush(),
  hoopoe: hoopoe(),
  'luna-moth': lunaMoth(),
  'praying-mantis': mantis(),
  grasshopper: grasshopper(),
}

function pheasant(): string {
  const [copper, dark] = ['#b5652f', '#6e3a22']
  return (
    leaf(copper, 62, 52, 0.35, 42, 4) +
    leaf(dark, 62, 50, 0.18, 40, 4) +
    leaf(copper, 60, 50, 0.03, 38, 3.6) +
    strokes(dark, 2.4, '44 72, 42 84, 34 88|52 72, 52 86, 44 90') +
    blob(copper, '20 34, 30 36, 44 42, 60 44, 72 52, 64 66, 48 74, 32 70, 22 58, 18 46') +
    blob(dark, '44 48, 58 46, 72 54, 62 62, 48 60') +
    blob('#2f5f52', '22 14, 30 16, 31 26, 29 34, 18 34, 16 26') +
    body(CREAM, 'M17 33C22 36 27 36 31 33L32 37C27 40 21 40 16 37Z') +
    oval('#c2342f', 21, 22, 4, 3.4) +
    body('#e0b04a', 'M16 20L7 24L16 26Z') +
    leaf('#2f5f52', 28, 16, -0.6, 9, 2.4) +
    dot(INK, 22, 21, 1.8) +
    dots(CREAM, 1.8, '26 48, 32 54, 30 62, 38 60, 40 68')
  )
}

function partridge(): string {
  const [coat, dark] = ['#a98261', '#6a4a34']
  return (
    strokes('#b5483f', 3, '46 80, 44 92, 36 94|58 80, 58 92, 50 95') +
    blob(dark, '72 52, 90 58, 86 66, 72 70') +
    blob(coat, '24 40, 40 36, 60 38, 78 50, 80 66, 66 80, 46 84, 28 74, 20 56') +
    blob('#8d96a3', '22 44, 32 44, 36 58, 34 72, 26 70, 20 56') +
    strokes(dark, 3, '42 62, 46 74|50 62, 54 76|58 60, 62 74|66 58, 70 68') +
    strokes(CREAM, 2, '46 60, 50 73|54 60, 58 75') +
    blob(coat, '26 16, 38 18, 42 30, 38 42, 26 44, 18 36, 18 24') +
    blob(CREAM, '17 30, 28 28, 32 38, 24 44, 18 38') +
    curve(dark, 2.6, '20 24, 30 25, 35 34, 30 44') +
    body('#b5483f', 'M18 26L8 31L19 33Z') +
    dot(INK, 24, 25, 2.2)
  )
}

function kingfisher(): string {
  const [blue, rust] = ['#2a7fa3', '#d9772f']
  return (
    curve('#8a6444', 5, '10 88, 40 84, 70 88, 98 82') +
    leaf('#1f5f80', 66, 62, 0.75, 32, 7) +
    blob(rust, '36 40, 50 44, 60 60, 62 76, 50 84, 38 76, 32 60') +
    blob(blue, '40 36, 56 40, 70 54, 78 72, 70 74, 58 66, 48 54') +
    strokes('#8fd0dd', 2.2, '52 48, 60 56, 66 66|56 46, 64 54, 71 66') +
    blob(blue, '40 16, 54 18, 60 30, 56 42, 42 46, 30 40, 28 28') +
    body(INK, 'M30 29L0 36L31 39Z') +
    blob(rust, '32 34, 42 34, 44 40, 34 42') +
    blob(CREAM, '48 36, 56 34, 57 42, 48 46') +
    dot(INK, 38, 28, 2.6) +
    strokes(rust, 3, '46 82, 46 88|54 82, 54 88')
  )
}

function woodpecker(): string {
  const [dark, red] = ['#2f3036', '#c2342f']
  return (
    limb('#8a6444', [20, 0], 12, [18, 100], 15, 2) +
    strokes('#6a4a34', 2.2, '17 12, 19 30|21 52, 19 70|17 80, 18 92') +
    leaf(dark, 54, 74, 1.25, 28, 5) +
    blob(CREAM, '38 34, 48 38, 52 54, 52 74, 44 78, 36 62') +
    blob(dark, '46 30, 58 38, 64 54, 62 74, 54 82, 48 64, 47 46') +
    strokes(CREAM, 2.6, '53 48, 60 47|53 56, 62 55|53 64, 62 63|54 71, 61 70') +
    blob(red, '44 74, 52 76, 50 86, 42 82') +
    blob(dark, '42 14, 54 16, 58 28, 52 38, 40 38, 36 26') +
    blob(red, '42 13, 56 14, 62 26, 56 30, 50 20') +
    blob(CREAM, '38 26, 47 26, 48 35, 40 36') +
    body(INK, 'M37 22L23 28L38 30Z') +
    dot(CREAM, 42, 22, 2.6) +
    dot(INK, 42, 22, 1.6) +
    strokes(INK, 2.6, '40 60, 30 60|44 72, 30 74')
  )
}

function pelican(): string {
  const [white, pouch] = ['#f1ece0', '#e3a44a']
  return (
    strokes('#d98a3a', 3.6, '52 78, 50 92, 42 94|64 78, 64 92, 56 95') +
    blob('#b9bcc0', '70 46, 92 60, 96 72, 80 72') +
    blob(white, '40 46, 58 42, 78 50, 90 66, 78 78, 56 82, 42 74, 36 60') +
    blob('#cdd0d2', '56 54, 72 52, 88 68, 74 70, 60 66') +
    curve(white, 11, '44 62, 34 50, 36 36, 44 26, 42 16') +
    dot(white, 40, 15, 9) +
    blob(pouch, '34 16, 22 26, 4 50, 14 52, 26 50, 36 40, 42 24') +
    curve('#b5702a', 3, '34 17, 20 28, 3 50') +
    dot(INK, 39, 13, 2.4)
  )
}

function kiwi(): string {
  const [coat, dark] = ['#8a6444', '#6a4a34']
  return (
    strokes('#b08a62', 4.6, '48 74, 46 84, 50 93, 38 94|62 74, 64 84, 66 93, 54 95') +
    blob(coat, '40 30, 56 24, 76 32, 88 50, 86 68, 70 80, 50 80, 38 68, 34 50') +
    dot(coat, 30, 34, 12) +
    blob(coat, '26 24, 42 26, 48 40, 38 48, 26 44') +
    limb('#e3cfa8', [21, 38], 4.4, [2, 70], 2.4, 3) +
    strokes(dark, 2.6, '52 40, 56 50|64 38, 68 48|48 56, 52 66|60 56, 64 66|74 50, 78 60|70 64, 74 72') +
    dot(INK, 26, 31, 2.4)
  )
}

function magpie(): string {
  const [dark, white] = ['#2b2f3a', '#f3efe6']
  return (
    leaf('#2f5f6f', 64, 62, 0.5, 40, 6) +
    leaf(dark, 62, 62, 0.66, 36, 5) +
    strokes(INK, 2.6, '42 74, 40 88, 34 90|50 74, 50 88, 44 91') +
    blob(dark, '20 30, 34 28, 50 38, 66 52, 70 64, 56 74, 38 74, 24 62, 18 46') +
    blob(white, '26 50, 36 52, 46 62, 52 74, 38 76, 27 66') +
    blob(white, '38 40, 52 42, 60 50, 48 50') +
    blob('#2f5f6f', '50 52, 66 54, 72 64, 58 64') +
    blob(dark, '24 16, 36 18, 40 30, 34 40, 22 40, 16 30') +
    body(INK, 'M17 25L5 30L18 33Z') +
    dot(white, 25, 26, 2.6) +
    dot(INK, 25, 26, 1.5)
  )
}

function thrush(): string {
  const [coat, dark] = ['#9c7b57', '#6a4a34']
  return (
    leaf(dark, 66, 58, 0.45, 30, 6) +
    strokes('#c08a5c', 2.6, '44 76, 42 90, 34 92|54 76, 54 90, 47 93') +
    blob(CREAM, '24 34, 38 38, 56 58, 64 70, 50 80, 34 76, 22 62, 18 46') +
    blob(coat, '28 28, 42 30, 58 42, 72 56, 68 68, 56 64, 44 52, 32 42') +
    strokes(dark, 2.6, '50 44, 60 54, 68 62|44 46, 54 56, 62 65') +
    blob(coat, '26 14, 38 17, 43 28, 38 38, 27 36, 18 30, 18 21') +
    blob(CREAM, '18 27, 30 30, 34 40, 24 42, 18 36') +
    body('#d9a63f', 'M19 22L6 25L19 29Z') +
    dots(dark, 2.2, '27 48, 33 54, 28 58, 38 60, 33 66, 42 68, 40 74, 48 72, 24 52') +
    dot(INK, 26, 23, 2.2)
  )
}

function hoopoe(): string {
  const [coat, dark] = ['#dba06a', '#2f2c2e']
  const crest = [-2.5, -2.1, -1.7, -1.3, -0.9].map((turn) => leaf(coat, 34, 26, turn, 25, 4.4)).join('')
  const tips = [-2.5, -2.1, -1.7, -1.3, -0.9]
    .map((turn) => dot(dark, 34 + 22 * Math.cos(turn), 26 + 22 * Math.sin(turn), 2.6))
    .join('')
  return (
    leaf(dark, 64, 66, 0.6, 34, 6) +
    strokes('#8a6444', 2.6, '44 78, 42 92|54 78, 54 92') +
    crest +
    tips +
    blob(coat, '28 34, 42 38, 58 50, 68 68, 54 80, 38 76, 28 62') +
    blob(dark, '46 46, 60 52, 74 70, 62 72, 50 60') +
    strokes(CREAM, 3, '52 52, 50 60|59 56, 57 66|66 63, 64 71') +
    dot(coat, 33, 30, 9) +
    limb(dark, [26, 30], 3.6, [4, 44], 1.6, 3) +
    dot(INK, 31, 28, 2.2)
  )
}

/** From above, with the two long tails. */
function lunaMoth(): string {
  const [wing, edge] = ['#b9d69b', '#7f9c62']
  const half = (side: 1 | -1): string => {
    const at = (points: string): string =>
      points
        .split(',')
        .map((pair) => pair.trim().split(' ').map(Number))
        .map(([x, y]) => `${50 + side * x} ${y}`)
        .join(', ')
    return (
      blob(wing, at('4 44, 14 46, 24 54, 24 66, 18 74, 20 86, 26 98, 18 94, 13 82, 8 66, 3 56')) +
      blob(wing, at('3 28, 14 16, 34 10, 49 14, 42 26, 36 40, 24 50, 10 50, 3 44')) +
      curve(edge, 3, at('4 27, 15 15, 34 9, 48 13')) +
      oval('#e9c46a', 50 + side * 25, 28, 5, 4, side * 20) +
      dot(INK, 50 + side * 25, 28, 2.2) +
      oval('#e9c46a', 50 + side * 15, 60, 3.6, 3) +
      leaf(edge, 50 + side * 2, 24, side > 0 ? -0.9 : -2.24, 15, 4)
    )
  }
  return half(-1) + half(1) + blob(CREAM, '50 22, 55 30, 55 44, 52 60, 48 60, 45 44, 45 30')
}

function mantis(): string {
  const [coat, dark] = ['#7fa650', '#4f7a3a']
  return (
    strokes(dark, 2.4, '56 56, 48 72, 44 92|66 62, 62 76, 66 94|74 66, 82 76, 84 94') +
    leaf(coat, 52, 50, 0.55, 50, 9) +
    leaf(dark, 56, 52, 0.5, 44, 5) +
    limb(coat, [36, 26], 7, [56, 54], 9, -2) +
    limb(coat, [42, 38], 6, [22, 48], 6, -2) +
    limb(coat, [23, 48], 6, [26, 26], 4, 2) +
    limb(dark, [44, 42], 5, [30, 58], 5, -2) +
    limb(dark, [30, 58], 5, [20, 40], 3.4, 2) +
    body(coat, 'M22 16C28 10 40 12 44 18C42 26 36 30 30 30C26 28 22 22 22 16Z') +
    strokes(dark, 1.8, '30 13, 22 4, 12 2|38 13, 44 4, 54 2') +
    dots(INK, 3, '25 18, 40 19')
  )
}

function grasshopper(): string {
  const [coat, dark] = ['#86a54c', '#54752f']
  return (
    strokes(dark, 2.6, '32 64, 24 80, 18 82|40 66, 36 82, 30 84') +
    leaf(coat, 34, 54, 0.12, 58, 8) +
    blob(coat, '10 46, 20 38, 34 42, 50 52, 70 60, 84 66, 66 70, 44 70, 26 68, 14 60') +
    limb(dark, [46, 64], 9, [66, 34], 6, 2) +
    limb(dark, [66, 34], 3.6, [84, 84], 3, -2) +
    curve(dark, 2.6, '84 84, 94 86') +
    leaf(dark, 36, 50, 0.14, 50, 4) +
    strokes(dark, 1.8, '16 42, 10 26, 2 20|20 40, 20 24, 14 14') +
    dot(INK, 17, 49, 3)
  )
}
