import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'

/** What is baked, poured and served. */
export const tableSketches: Readonly<Record<string, string>> = {
  sushi: sushi(),
  chopsticks:
    limb('#a8432f', [18, 94], 3, [72, 4], 6) +
    limb('#a8432f', [38, 97], 3, [88, 10], 6) +
    limb('#e0b04a', [66, 14], 5, [72, 4], 6.4) +
    limb('#e0b04a', [82, 20], 5, [88, 10], 6.4),
  ginger:
    blob('#e9a79a', '10 60, 26 48, 48 52, 70 44, 90 54, 84 66, 62 68, 40 74, 20 72') +
    curve(CREAM, 3, '22 60, 44 62, 66 56, 80 56'),
  croissant: croissant(),
  'hot-beverage': mug(),
  teapot: teapot(),
  cupcake: cupcake(),
  'birthday-cake': cake(),
  'soft-ice-cream': iceCream(),
  popsicle:
    blob('#e08a8f', '32 10, 50 4, 68 10, 72 30, 72 66, 50 70, 28 66, 28 30') +
    limb('#d9b27c', [50, 68], 8, [50, 94], 8) +
    curve(CREAM, 4.4, '42 20, 41 36, 42 54') +
    curve('#c9606c', 4.4, '58 20, 59 36, 58 54'),
  pizza: pizza(),
}

function sushi(): string {
  return (
    blob(CREAM, '8 66, 16 54, 40 50, 62 52, 74 62, 74 78, 58 86, 30 86, 10 80') +
    blob('#e5805f', '2 58, 12 44, 36 36, 62 40, 80 52, 80 62, 64 60, 40 56, 18 62, 6 68') +
    strokes('#f7cdb4', 3, '18 46, 22 56 | 34 40, 38 52 | 50 40, 54 54 | 66 46, 68 56') +
    blob('#2f3b34', '36 38, 47 37, 50 56, 49 86, 38 87, 37 58') +
    oval('#2f3b34', 82, 26, 17, 17) +
    oval(CREAM, 82, 25, 13, 12.6) +
    oval('#7a9a5a', 79, 24, 5, 4) +
    oval('#e5805f', 86, 27, 4, 4) +
    [
      [20, 76],
      [60, 76],
      [28, 70],
      [66, 68],
    ]
      .map(([x, y]) =>
        curve('#d9cbb0', 2.2, [
          [x, y],
          [x + 5, y + 1],
        ]),
      )
      .join('')
  )
}

function croissant(): string {
  const [gold, dark] = ['#d49a4e', '#a5692c']
  return (
    blob(gold, '6 74, 8 54, 22 34, 44 24, 66 28, 84 44, 94 66, 90 78, 80 68, 70 60, 56 58, 42 60, 30 70, 18 82, 8 84') +
    strokes(
      dark,
      3.4,
      '22 36, 28 52, 30 68 | 38 27, 42 42, 42 60 | 58 26, 58 42, 56 58 | 74 34, 72 48, 69 60 | 86 50, 82 60, 79 68',
    ) +
    curve('#f0cd8f', 3, '28 40, 33 36') +
    curve('#f0cd8f', 3, '45 33, 52 32') +
    curve('#f0cd8f', 3, '64 34, 69 37')
  )
}

function mug(): string {
  return (
    curve('#c8553f', 7, '70 44, 88 42, 90 60, 74 68, 66 66') +
    blob('#c8553f', '18 34, 46 38, 74 34, 73 60, 68 80, 58 90, 34 90, 24 80, 19 60') +
    oval('#f1e4cf', 46, 35, 28, 7) +
    oval('#6b4330', 46, 36, 23, 4.8) +
    leaf(CREAM, 46, 76, -1.57, 22, 9) +
    curve('#c9b8a4', 3.4, '38 24, 34 16, 40 10, 37 2') +
    curve('#c9b8a4', 3.4, '54 24, 50 16, 56 10, 53 2')
  )
}

function teapot(): string {
  const [blue, deep] = ['#5b86a8', '#37597a']
  return (
    curve(deep, 6.4, '74 44, 92 38, 96 56, 82 70, 74 70') +
    blob(blue, '30 66, 18 58, 10 42, 2 38, 8 32, 18 38, 28 52') +
    blob(blue, '34 34, 50 30, 66 34, 80 48, 80 68, 68 84, 50 87, 32 84, 22 68, 22 48') +
    blob(deep, '34 34, 42 27, 58 27, 66 34, 50 37') +
    dot(deep, 50, 22, 5) +
    [0, 1.26, 2.51, 3.77, 5.03].map((turn) => leaf(CREAM, 50, 60, turn - 1.57, 14, 6)).join('') +
    dot('#e0b04a', 50, 60, 4) +
    leaf(CREAM, 34, 72, -2.6, 11, 3.6) +
    leaf(CREAM, 66, 72, -0.5, 11, 3.6) +
    oval(deep, 50, 88, 17, 3.6)
  )
}

function cupcake(): string {
  const [cake, pleat, icing, light] = ['#c98560', '#8f4f3a', '#e9a3ab', '#f8dfd8']
  return (
    body(cake, 'M19 58L29 93C34 97 38 93 43 96C47 97 53 97 57 96C62 93 66 97 71 93L81 58Z') +
    strokes(pleat, 2.8, '29 62, 36 93|40 64, 43.500 94|50 64, 50 95|60 64, 56.500 94|71 62, 64 93') +
    // Three rounds of icing, each with the light along its fold.
    blob(
      icing,
      '10 55, 14 45, 24 42, 50 39, 76 42, 86 45, 90 55, 84 63, 74 60, 66 66, 56 61, 46 67, 36 61, 26 66, 16 62',
    ) +
    blob(icing, '20 44, 23 33, 34 29, 50 26, 66 29, 77 33, 80 44, 66 50, 34 50') +
    blob(icing, '32 30, 37 19, 47 12, 50 5, 55 11, 64 19, 68 30, 50 37') +
    strokes(light, 3, '22 44, 34 49, 52 49, 70 46|33 31, 44 35, 58 34|44 18, 52 20') +
    dot('#c23a48', 51, 8, 7) +
    strokes(light, 2, '48 5, 50 4') +
    strokes(pleat, 2.4, '22 55, 26 57|38 56, 42 54|58 56, 62 58|74 52, 78 54|44 42, 48 43|62 40, 65 37')
  )
}

function cake(): string {
  const candle = (x: number): string =>
    limb('#7fa8b5', [x, 32], 4.6, [x, 16], 4.6) + leaf('#e9a93f', x, 16, -1.57, 11, 4)
  return (
    candle(34) +
    candle(50) +
    candle(66) +
    body('#e7c79a', 'M16 60H84V90C70 96 30 96 16 90Z') +
    blob(
      '#e9a3ab',
      '16 46, 22 34, 50 31, 78 34, 84 46, 86 62, 80 66, 74 60, 66 70, 58 60, 50 68, 42 60, 34 70, 26 60, 20 66, 14 62',
    ) +
    curve('#b5694c', 4, '17 78, 34 82, 50 83, 66 82, 83 78') +
    oval(CREAM, 50, 96, 44, 4.4) +
    dots('#c23a48', 3.4, '30 44, 44 50, 58 42, 70 50')
  )
}

function iceCream(): string {
  return (
    body('#d6a25c', 'M26 46L50 98L74 46Z') +
    ['M34 58L58 78', 'M44 50L66 66', 'M66 58L44 78', 'M56 50L36 66'].map((d) => line('#a8743a', 2.4, d)).join('') +
    blob('#f0b8b4', '20 50, 18 36, 28 26, 44 28, 56 24, 58 40, 54 52, 46 58, 38 50, 30 58') +
    blob('#cfe0bd', '48 52, 48 34, 60 26, 76 30, 82 44, 78 56, 70 50, 62 58, 54 50') +
    blob(CREAM, '34 28, 36 12, 50 4, 64 12, 66 28, 56 34, 48 28, 42 34') +
    dot('#c23a48', 52, 5, 5.4) +
    curve('#fbe3dd', 3, '26 40, 30 34')
  )
}

function pizza(): string {
  return (
    // The rim, risen and blistered; cheese that runs over the cut; toppings.
    blob('#d09a58', '3 30, 12 18, 30 9, 50 6, 70 9, 88 18, 97 30, 94 38, 80 36, 50 28, 20 36, 6 38') +
    blob(
      '#f2c75c',
      '10 34, 28 26, 50 23, 72 26, 90 34, 82 48, 76 56, 77 66, 70 66, 66 74, 58 86, 52 98, 47 97, 42 86, 38 84, 32 72, 27 66, 26 56, 17 48',
    ) +
    strokes('#8a3a2a', 2.4, '20 22, 27 18|44 14, 52 14|70 17, 78 22') +
    dot('#c0332c', 34, 42, 9) +
    dot('#c0332c', 66, 44, 9) +
    dot('#c0332c', 50, 66, 8.4) +
    dots('#8a3a2a', 1.5, '31 40, 37 45, 63 42, 69 47, 48 63, 53 69') +
    leaf('#4f8a3f', 47, 44, 0.6, 18, 6.4) +
    leaf('#4f8a3f', 37, 68, -2.2, 17, 6) +
    leaf('#4f8a3f', 62, 58, 1.1, 16, 6)
  )
}
