import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'

/** What stands on the table of an evening. */
export const supperSketches: Readonly<Record<string, string>> = {
  'cocktail-umbrella': cocktailUmbrella(),
  'egg-cup': eggCup(),
  'ice-bucket': iceBucket(),
  nachos: nachos(),
  hummus: hummus(),
  gelato: gelato(),
  tiramisu: tiramisu(),
  cannoli: cannoli(),
  'cheese-board': cheeseBoard(),
}

function cocktailUmbrella(): string {
  return (
    line('#b98a55', 3.4, 'M50 30L54 97') +
    body(
      '#e0567a',
      'M4 48C10 22 32 8 50 8C70 8 90 22 96 48C88 42 80 42 73 49C66 42 58 42 50 49C42 42 34 42 27 49C20 42 12 42 4 48Z',
    ) +
    body('#f2c14e', 'M27 49C29 32 36 18 50 8C62 18 71 32 73 49C66 42 58 42 50 49C42 42 34 42 27 49Z') +
    dots('#fff7e6', 3, '16 36, 84 36, 40 34, 60 34, 50 22') +
    dot('#b98a55', 50, 8, 3.4)
  )
}

function eggCup(): string {
  return (
    blob('#e9c9a0', '50 6, 62 14, 70 30, 72 46, 28 46, 30 30, 38 14') +
    body('#3f7fa0', 'M22 44L78 44C78 62 68 72 57 75L57 82L72 92L28 92L43 82L43 75C32 72 22 62 22 44Z') +
    strokes(CREAM, 3.4, '25 54, 38 58, 50 54, 62 58, 75 54') +
    dots('#c9a06c', 1.6, '42 20, 56 26, 46 32, 60 38, 38 38')
  )
}

function iceBucket(): string {
  return (
    limb('#3f6b4a', [62, 44], 17, [74, 8], 8) +
    limb('#d9b45a', [71, 18], 9.6, [75, 3], 9) +
    dots('#e4f0f4', 8, '28 42, 44 38, 36 32') +
    body('#b7c0c8', 'M14 42L86 42L76 92L24 92Z') +
    body('#8f9aa5', 'M10 38L90 38L88 47L12 47Z') +
    ring('#8f9aa5', 10, 56, 7, 4) +
    ring('#8f9aa5', 90, 56, 7, 4) +
    strokes('#e4eaee', 4, '28 54, 33 84')
  )
}

function nachos(): string {
  const chip = (colour: string, d: string): string => body(colour, d)
  return (
    chip('#c98a2c', 'M10 78L34 22L60 74Z') +
    chip('#e0a83c', 'M36 80L60 14L88 72Z') +
    chip('#f0c45a', 'M20 90L52 42L84 88Z') +
    blob('#f6e3a0', '34 70, 44 60, 58 60, 70 70, 64 78, 56 74, 50 84, 44 76, 36 80') +
    dots('#c0392b', 3.6, '42 66, 60 67, 52 78') +
    dots('#5f8f3f', 3, '49 62, 66 74, 38 74') +
    dots('#8a5f22', 1.4, '30 50, 62 34, 70 54, 46 88, 64 86')
  )
}

function hummus(): string {
  return (
    oval('#7fa0a8', 50, 62, 47, 30) +
    oval('#5f8088', 50, 70, 40, 20) +
    oval('#e4cf9c', 50, 56, 40, 22) +
    curve('#b99a5a', 4, '26 56, 34 46, 52 42, 66 50, 62 60, 48 62, 42 56, 50 52') +
    dots('#d9a441', 4, '50 52, 58 57, 44 58') +
    dots('#b5503f', 2, '32 64, 68 62, 60 70, 40 70') +
    leaf('#5f8f3f', 68, 48, -0.6, 14, 4)
  )
}

function gelato(): string {
  return (
    dot('#a9cf9a', 34, 34, 17) +
    dot('#f0c9b0', 64, 32, 18) +
    dot('#c9788c', 50, 22, 17) +
    body('#e9dcc0', 'M14 44L86 44L76 92L24 92Z') +
    body('#c9506a', 'M17 58L83 58L80 72L20 72Z') +
    limb('#b9c0c4', [70, 26], 6, [90, 4], 4) +
    strokes('#fff4e6', 3, '42 14, 48 11|26 28, 30 24')
  )
}

function tiramisu(): string {
  return (
    body('#f4e4c4', 'M8 44L70 30L94 42L94 82L34 96L8 82Z') +
    body('#6b4226', 'M8 44L70 30L94 42L34 57Z') +
    body('#a8713c', 'M8 56L34 69L94 54L94 62L34 78L8 64Z') +
    body('#a8713c', 'M8 74L34 88L94 73L94 79L34 94L8 80Z') +
    dots('#4a2c18', 1.8, '30 46, 44 42, 58 38, 70 40, 52 48, 38 50') +
    leaf('#5f8f3f', 54, 40, -1.9, 16, 5) +
    leaf('#7fae5c', 54, 40, -1, 14, 4.6)
  )
}

function cannoli(): string {
  return (
    limb('#d99a4a', [22, 62], 34, [78, 38], 34) +
    oval('#fdf3dc', 20, 63, 12, 18, -24) +
    oval('#fdf3dc', 80, 37, 12, 18, -24) +
    strokes('#a8662c', 3, '36 42, 46 70|50 36, 60 64|64 31, 72 56') +
    dots('#6b3f22', 2.6, '14 58, 20 66, 24 56, 18 74') +
    dots('#7fae5c', 2.6, '80 30, 86 38, 78 44') +
    dots('#fffaf0', 1.6, '42 40, 56 50, 48 60, 62 42')
  )
}

function cheeseBoard(): string {
  return (
    blob('#b5824c', '6 52, 16 40, 44 36, 74 38, 88 48, 98 54, 98 62, 88 64, 74 82, 44 86, 16 78') +
    dot('#8a5c30', 92, 58, 2.8) +
    body('#f0c44e', 'M18 62L44 42L52 58L24 74Z') +
    body('#d99f2c', 'M24 74L52 58L52 66L24 80Z') +
    dots('#c98a1c', 2.6, '34 58, 42 52, 30 66') +
    oval('#f6ecd8', 66, 54, 12, 9) +
    body('#d9cdb4', 'M54 54C54 66 78 66 78 54L78 60C78 71 54 71 54 60Z') +
    dots('#7a4a7c', 4.6, '60 76, 68 75, 64 80, 56 80') +
    leaf('#5f8f3f', 72, 74, -0.4, 13, 4)
  )
}
