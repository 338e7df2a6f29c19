import { blob, curve, dot, dots, leaf, limb, oval, rays, strokes, taper } from '../sketch-marks.ts'

const [GREEN, GREEN_DEEP, GREEN_LIGHT] = ['#6f9a4e', '#47703a', '#a9c47c'] as const
const CREAM = '#f6ecd8'

/** Fruit and pods of warm lands. */
export const fruitOfWarmLandsSketches: Readonly<Record<string, string>> = {
  yuzu: yuzu(),
  loquat: loquat(),
  guava: guava(),
  rambutan: rambutan(),
  'cacao-pod': cacao(),
  'vanilla-pod': vanilla(),
  okra: okra(),
  'date-cluster': dates(),
}

/** Knobbly and flattened, on its leaf, a cut half before it. */
function yuzu(): string {
  const spokes = Array.from({ length: 9 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 9
    return `${68 + 4 * Math.cos(angle)} ${70 + 4 * Math.sin(angle)}, ${68 + 17 * Math.cos(angle)} ${70 + 17 * Math.sin(angle)}`
  }).join('|')
  return (
    leaf(GREEN_DEEP, 44, 18, -0.5, 46, 11) +
    curve(GREEN_LIGHT, 1.6, '46 17, 64 9, 82 0') +
    blob('#e3bd3c', '40 16, 52 20, 64 18, 74 30, 76 46, 68 62, 52 70, 34 70, 16 64, 7 48, 10 32, 20 20, 31 20') +
    blob('#f1da74', '18 32, 28 25, 38 26, 28 34, 18 46') +
    dots('#b98f22', 1.5, '30 48, 40 40, 48 52, 22 54, 56 40, 62 30, 44 30, 34 60, 58 56') +
    oval(GREEN_DEEP, 42, 19, 4.5, 3) +
    dot('#e3bd3c', 68, 70, 27) +
    dot('#fbf3d6', 68, 70, 23.5) +
    dot('#efcd5c', 68, 70, 20) +
    strokes('#fbf3d6', 2.2, spokes) +
    dots('#b98f22', 1.7, '60 64, 76 66, 70 80')
  )
}

/** Three downy fruit below long ribbed leaves. */
function loquat(): string {
  const fruit = (colour: string, x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">` +
    oval(colour, x, y, 15, 19) +
    blob('#f4c67c', [
      [x - 9, y - 6],
      [x - 4, y - 14],
      [x + 2, y - 14],
      [x - 3, y - 6],
      [x - 6, y + 4],
    ]) +
    rays('#7c5230', x, y + 18, 5, 2.2, 5) +
    '</g>'
  return (
    limb('#8a6a3c', [52, 4], 5, [50, 44], 4, 2) +
    leaf(GREEN_DEEP, 52, 18, 2.5, 52, 12) +
    leaf(GREEN, 52, 16, 0.55, 52, 13) +
    strokes(GREEN_LIGHT, 1.7, '54 18, 74 29, 92 42|50 20, 30 36, 13 48') +
    fruit('#c97a2a', 30, 64, 18) +
    fruit('#c97a2a', 70, 64, -18) +
    fruit('#e8a546', 50, 76, 0)
  )
}

/** A green one and its pink half with rings of seeds. */
function guava(): string {
  return (
    leaf(GREEN_DEEP, 40, 14, -0.35, 48, 11) +
    curve(GREEN_LIGHT, 1.6, '44 13, 62 7, 80 1') +
    blob(GREEN_LIGHT, '38 12, 52 18, 62 34, 64 52, 54 66, 38 70, 20 66, 8 52, 10 34, 22 18') +
    blob('#cfdca4', '18 34, 28 24, 36 23, 28 34, 22 48') +
    rays(GREEN_DEEP, 37, 68, 6, 2.6, 5) +
    dot('#8fae5c', 66, 70, 28) +
    dot('#f8e3cf', 66, 70, 25) +
    dot('#e0697a', 66, 70, 20) +
    dot('#f0a0a2', 66, 70, 9.5) +
    dots(CREAM, 2, '66 57, 74 60, 79 67, 78 75, 72 81, 64 83, 56 79, 53 71, 55 63, 60 58')
  )
}

/** Its soft red hair, and one opened on the white fruit. */
function rambutan(): string {
  const hair = (x: number, y: number, radius: number, count: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at * 2 * Math.PI) / count
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return taper('#c8363c', 4.6, 1.4, [
        [x + radius * 0.8 * cos, y + radius * 0.8 * sin],
        [x + radius * 1.2 * cos - 3 * sin, y + radius * 1.2 * sin + 3 * cos],
        [x + radius * 1.4 * cos - 9 * sin, y + radius * 1.4 * sin + 9 * cos],
      ])
    }).join('')
  return (
    hair(34, 36, 22, 14) +
    dot('#c8363c', 34, 36, 23) +
    strokes('#e98a6c', 2, '24 30, 28 24, 34 23|40 40, 46 38, 48 32|26 46, 32 50, 38 50') +
    hair(68, 70, 20, 13) +
    dot('#a3262f', 68, 70, 21) +
    dot(CREAM, 68, 67, 17) +
    curve('#ddd0b4', 2.2, '58 64, 65 57, 74 58')
  )
}

/** A ribbed pod whole, and one cut open on its row of beans. */
function cacao(): string {
  return (
    leaf(GREEN_DEEP, 30, 12, 0.25, 52, 10) +
    limb('#7c5230', [30, 2], 5, [33, 16], 5) +
    blob('#c9772f', '34 12, 46 22, 54 42, 52 62, 44 80, 34 92, 24 80, 15 62, 13 42, 22 22') +
    strokes('#8f4a1e', 2.4, '34 14, 33 50, 34 88|25 22, 20 48, 27 78|44 22, 47 48, 41 78') +
    curve('#ecac68', 2.6, '17 46, 20 34, 25 26') +
    blob('#8f4a1e', '74 26, 86 38, 92 56, 88 74, 76 92, 64 80, 57 62, 58 44, 65 32') +
    blob('#f0dcb4', '74 33, 83 43, 87 57, 84 71, 76 85, 68 76, 62 62, 63 47, 68 38') +
    oval('#6b3a22', 71, 45, 4.6, 5.6, 20) +
    oval('#6b3a22', 78, 52, 4.6, 5.6, -20) +
    oval('#6b3a22', 70, 58, 4.6, 5.6, 20) +
    oval('#6b3a22', 78, 65, 4.6, 5.6, -20) +
    oval('#6b3a22', 73, 74, 4.4, 5.4, 10)
  )
}

/** Two long pods crossed below their pale orchid. */
function vanilla(): string {
  const petals = [-2.7, -1.57, -0.44, 0.7, 2.44]
  return (
    taper('#4a2c1c', 3, 5.5, '62 34, 46 60, 40 80, 34 98') +
    taper('#5d3823', 3, 5.5, '40 34, 56 58, 66 78, 70 98') +
    strokes('#8a5c3c', 1.4, '44 68, 39 84|60 68, 66 84') +
    leaf(GREEN, 52, 30, 2.7, 44, 9) +
    leaf(GREEN_DEEP, 52, 30, 0.35, 44, 9) +
    petals.map((turn) => leaf('#f3e7b4', 50, 28, turn, 27, 7)).join('') +
    blob('#e3b84c', '50 26, 58 30, 60 39, 50 45, 41 39, 43 30') +
    blob('#b9782c', '50 31, 54 34, 54 39, 50 42, 46 39, 46 34')
  )
}

/** Two ribbed pods and a slice of five seeds. */
function okra(): string {
  const pod = (x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">` +
    blob(GREEN, [
      [x - 9, y - 26],
      [x + 9, y - 26],
      [x + 12, y - 8],
      [x + 7, y + 18],
      [x, y + 40],
      [x - 7, y + 18],
      [x - 12, y - 8],
    ]) +
    strokes(
      GREEN_DEEP,
      2,
      `${x - 4} ${y - 22}, ${x - 5} ${y}, ${x - 1} ${y + 30}|${x + 4} ${y - 22}, ${x + 6} ${y}, ${x + 2} ${y + 26}`,
    ) +
    blob(GREEN_DEEP, [
      [x - 4, y - 42],
      [x + 4, y - 42],
      [x + 5, y - 34],
      [x + 11, y - 24],
      [x, y - 26],
      [x - 11, y - 24],
      [x - 5, y - 34],
    ]) +
    '</g>'
  return (
    pod(30, 48, -16) +
    pod(56, 44, 10) +
    rays(GREEN_DEEP, 78, 76, 20, 15.5, 5) +
    rays('#dfe6b4', 78, 76, 15, 11.5, 5) +
    dots(CREAM, 3, '78 68, 85 74, 82 82, 74 82, 71 74')
  )
}

/** A hanging cluster of glossy dates. */
function dates(): string {
  const fruit = (colour: string, x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${oval(colour, x, y, 8.5, 14.5)}${curve('#b9774a', 2, `${x - 4} ${y - 7}, ${x - 4} ${y + 2}`)}${dot('#d9b26c', x, y - 14, 3)}</g>`
  return (
    limb('#c08a3c', [50, 2], 6, [50, 50], 4) +
    strokes(
      '#c08a3c',
      2.4,
      '50 14, 32 24, 24 34|50 14, 68 24, 76 34|50 28, 36 40, 30 54|50 28, 64 40, 70 54|50 44, 42 58, 40 70|50 44, 58 58, 60 70',
    ) +
    fruit('#8f5230', 22, 46, 12) +
    fruit('#8f5230', 78, 46, -12) +
    fruit('#5f2f1a', 50, 64, 0) +
    fruit('#7a3f22', 33, 66, 8) +
    fruit('#7a3f22', 67, 66, -8) +
    fruit('#8f5230', 42, 85, 5) +
    fruit('#5f2f1a', 59, 85, -5)
  )
}
