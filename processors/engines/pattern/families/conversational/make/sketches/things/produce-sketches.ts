import { blob, body, curve, dot, leaf, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Avocados, melons, cheese and glasses. */
export const produceSketches: Readonly<Record<string, string>> = {
  'cheese-wedge': cheese(),
  avocado:
    blob('#3f6b3f', '46 4, 60 8, 68 26, 80 48, 82 70, 68 90, 48 95, 28 88, 17 68, 20 46, 32 24, 37 9') +
    blob('#d3dc8f', '47 12, 57 17, 63 32, 73 52, 73 70, 62 84, 48 88, 34 82, 25 67, 28 48, 38 30, 40 17') +
    oval('#7a4a2c', 49, 64, 15, 15) +
    curve('#b07a4f', 3, '42 62, 45 56, 51 54'),
  watermelon: watermelon(),
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
