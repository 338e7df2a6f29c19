import { blob, body, curve, dot, dots, leaf, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const GREEN = '#6f8f4a'

/** Fruit, vegetables and glasses. */
export const produceSketches: Readonly<Record<string, string>> = {
  'cheese-wedge': cheese(),
  avocado:
    blob('#3f6b3f', '46 4, 60 8, 68 26, 80 48, 82 70, 68 90, 48 95, 28 88, 17 68, 20 46, 32 24, 37 9') +
    blob('#d3dc8f', '47 12, 57 17, 63 32, 73 52, 73 70, 62 84, 48 88, 34 82, 25 67, 28 48, 38 30, 40 17') +
    oval('#7a4a2c', 49, 64, 15, 15) +
    curve('#b07a4f', 3, '42 62, 45 56, 51 54'),
  banana: banana(),
  watermelon: watermelon(),
  pineapple: pineapple(),
  orange: orange(),
  carrot:
    blob('#dd7b35', '38 30, 50 24, 64 30, 66 42, 56 66, 46 92, 42 98, 38 84, 34 60, 33 42') +
    [
      [40, 44, 8],
      [52, 54, -9],
      [40, 64, 8],
      [46, 78, -6],
    ]
      .map(([x, y, w]) =>
        curve('#b3541f', 2.6, [
          [x, y],
          [x + w, y + 1],
        ]),
      )
      .join('') +
    leaf(GREEN, 46, 28, -2.1, 30, 6) +
    leaf('#8aa85a', 50, 27, -1.55, 32, 6) +
    leaf(GREEN, 55, 28, -1.0, 30, 6),
  radish:
    blob('#c23f5f', '34 40, 50 34, 68 40, 74 56, 66 70, 54 80, 50 97, 46 80, 34 70, 26 56') +
    blob(CREAM, '42 74, 58 74, 52 86, 50 98, 48 86') +
    curve('#e9a5b4', 3.4, '36 54, 38 48, 44 44') +
    leaf(GREEN, 46, 38, -2.1, 36, 10) +
    leaf('#8aa85a', 50, 38, -1.57, 38, 9) +
    leaf(GREEN, 55, 38, -1.05, 36, 10),
  tomato:
    blob('#c8452f', '50 24, 70 22, 88 38, 88 62, 72 82, 50 86, 28 82, 12 62, 12 38, 30 22') +
    [-2.8, -2.2, -1.57, -0.9, -0.3].map((turn) => leaf(GREEN, 50, 26, -turn - 0.01, 24, 5)).join('') +
    curve(GREEN, 4, '50 26, 52 14') +
    curve('#eb9a7c', 4, '22 52, 24 42, 32 35'),
  'cocktail-glass': cocktail(),
  'wine-glass': wine(),
  'candy-cane':
    curve(CREAM, 12, '36 96, 38 68, 40 42, 44 24, 56 14, 68 20, 71 34') +
    strokes('#c23a3a', 5.4, '32 84, 44 78 | 33 66, 46 60 | 35 48, 47 42 | 38 29, 50 29 | 50 8, 56 21 | 63 22, 74 16'),
}

function cheese(): string {
  return (
    body('#e9b949', 'M4 56L84 22C94 30 97 42 96 54L96 82L6 82Z') +
    body('#f3d98a', 'M4 56L84 22C94 30 97 42 96 54Z') +
    dot('#c98f2c', 26, 70, 6) +
    dot('#c98f2c', 52, 66, 8) +
    dot('#c98f2c', 78, 72, 6) +
    oval('#c98f2c', 66, 42, 8, 4.4, -16) +
    oval('#c98f2c', 88, 62, 4, 4)
  )
}

function banana(): string {
  return (
    blob('#e3b93f', '16 16, 24 12, 28 22, 34 44, 50 62, 72 72, 92 74, 94 80, 78 88, 54 86, 32 72, 20 50, 15 28') +
    blob('#c9962c', '19 34, 28 54, 44 72, 66 82, 82 84, 76 88, 54 86, 32 72, 20 50') +
    blob('#6b4a2c', '14 8, 22 6, 24 14, 16 17') +
    blob('#6b4a2c', '91 73, 97 75, 95 81, 90 80')
  )
}

function watermelon(): string {
  return (
    body('#4f7f47', 'M4 34C8 70 28 92 50 93C72 92 92 70 96 34Z') +
    body(CREAM, 'M11 34C16 64 32 83 50 84C68 83 84 64 89 34Z') +
    body('#d5524a', 'M16 33C20 60 34 77 50 78C66 77 80 60 84 33Z') +
    [
      [32, 44],
      [46, 50],
      [62, 46],
      [72, 40],
      [40, 62],
      [55, 64],
    ]
      .map(([x, y], at) => leaf(INK, x, y, 1.2 + at * 0.2, 7, 2.8))
      .join('')
  )
}

function pineapple(): string {
  const rows = [
    [52, 34],
    [60, 30],
    [68, 32],
    [76, 30],
    [84, 28],
  ]
  return (
    [-2.5, -2.1, -1.75, -1.4, -1.05, -0.65]
      .map((turn, at) => leaf(at % 2 ? '#5f8a4a' : '#7fa35a', 50, 42, turn, 40 - Math.abs(at - 2.5) * 4, 6))
      .join('') +
    blob('#d99f3c', '50 38, 68 42, 76 58, 74 78, 64 93, 50 97, 36 93, 26 78, 24 58, 32 42') +
    ['M32 44L72 78', 'M50 40L75 62', 'M26 60L62 94', 'M68 44L28 78', 'M50 40L25 62', 'M74 60L38 94']
      .map((d) => line('#a86c24', 2.6, d))
      .join('') +
    rows.map(([y, x], at) => dot('#f0cf7c', x + 14 + at * 2, y, 2)).join('')
  )
}

function orange(): string {
  return (
    blob('#e08a35', '46 24, 68 26, 84 42, 84 64, 70 84, 48 90, 26 84, 12 66, 12 44, 26 28') +
    curve('#f3bd78', 4, '22 56, 24 44, 32 36') +
    dots('#bd6a1f', 1.9, '52 50, 64 60, 48 70, 38 58, 68 44, 58 78') +
    curve('#7a5a3a', 4, '48 26, 50 14') +
    leaf('#5f8a4a', 50, 20, -0.35, 34, 10) +
    curve('#a3c07a', 2, '54 18, 64 15, 76 12')
  )
}

function cocktail(): string {
  return (
    body('#d9e0dc', 'M10 18H90L54 56V86H70C76 88 76 93 70 94H30C24 93 24 88 30 86H46V56Z') +
    body('#e0795f', 'M20 24H80L52 53H48Z') +
    dot('#7a8a3f', 60, 30, 7) +
    dot('#c8453a', 62, 29, 2.4) +
    line('#8a6a4a', 2.6, 'M44 44L78 8') +
    curve(CREAM, 3, '28 28, 38 40')
  )
}

function wine(): string {
  return (
    body('#d9dfe0', 'M28 6H72C78 34 74 54 54 60V84H68C74 86 74 92 68 94H32C26 92 26 86 32 84H46V60C26 54 22 34 28 6Z') +
    body('#8a2a45', 'M28 26H72C74 42 68 53 50 54C32 53 26 42 28 26Z') +
    curve('#f4e9ea', 3, '34 14, 33 22, 34 30') +
    curve('#b95a74', 3, '36 34, 38 42, 44 47')
  )
}
