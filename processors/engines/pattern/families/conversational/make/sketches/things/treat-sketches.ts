import { blob, body, curve, dot, dots, leaf, oval, pierced, strokes, taper } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const [DOUGH, DOUGH_DEEP, PINK, COCOA, COCOA_LIGHT] = ['#d09a58', '#a8743a', '#d987a0', '#6a4030', '#9a6a4c'] as const
const [BUTTER, SKY, SAGE, RED] = ['#eec75f', '#7fb0bd', '#8fb07c', '#c23a48'] as const
const [NORI, RICE, SALMON, CUCUMBER] = ['#2d3230', '#f4efe3', '#e5825c', '#7ba565'] as const
const [CLOVER, CLOVER_DEEP, CLOVER_LIGHT] = ['#5d9448', '#3d6a33', '#93bd76'] as const

/** Sweets, rolls and a long drink, each in more than one make. */
export const treatSketches: Readonly<Record<string, string>> = {
  doughnut: doughnut(PINK, CREAM),
  'chocolate-doughnut': doughnut(COCOA, BUTTER),
  'bitten-doughnut': bittenDoughnut(),
  'chocolate-cupcake': chocolateCupcake(),
  'sushi-roll': makiRolls(),
  temaki: temaki(),
  'tropical-drink': tropicalDrink(),
}

/** Icing with a wavering rim, sprinkles strewn round a real hole. */
function doughnut(icing: string, sprinkle: string): string {
  const rim = (radius: number, ripple: number): [number, number][] =>
    Array.from({ length: 20 }, (_, at) => {
      const turn = (at / 20) * Math.PI * 2
      const far = radius + ripple * Math.sin(turn * 5)
      return [50 + far * Math.cos(turn), 49 + far * 0.94 * Math.sin(turn)]
    })
  return pierced(
    blob(DOUGH, rim(47, 0.6)) +
      blob(icing, rim(38, 3.4)) +
      oval(DOUGH_DEEP, 50, 50, 17, 16) +
      strokes(sprinkle, 3.2, '30 30, 34 32|69 32, 70 38|66 74, 71 72|25 64, 26 69|54 21, 58 20|78 52, 79 56') +
      strokes(SKY, 3.2, '46 26, 44 30|76 44, 80 41|46 76, 50 78|22 48, 27 46|58 79, 62 78|35 72, 38 76'),
    50,
    50,
    12,
    11.4,
  )
}

/** White icing in threads, and a bite gone from its side. */
function bittenDoughnut(): string {
  const bite = 'M106 10a14 14 0 0 0 -24 4a10 10 0 0 0 -6 17a11 11 0 0 0 10 18a12 12 0 0 0 20 4Z'
  return pierced(
    `<clipPath id="bite"><path clip-rule="evenodd" d="M-50 -50H150V150H-50Z${bite}"/></clipPath><g clip-path="url(#bite)">` +
      blob(DOUGH, '97 50, 93 68, 80 85, 62 93, 44 94, 25 87, 10 72, 3 52, 8 31, 22 14, 42 6, 62 8, 82 17, 93 32') +
      blob(
        CREAM,
        '88 52, 86 64, 76 76, 64 85, 50 82, 36 86, 24 78, 12 66, 15 52, 11 40, 22 24, 36 18, 50 14, 66 16, 78 26, 88 38',
      ) +
      oval(DOUGH_DEEP, 50, 50, 17, 16) +
      strokes(
        PINK,
        3,
        '14 42, 28 24, 34 20|14 60, 30 44, 48 18|22 74, 34 62|56 32, 66 18|34 82, 44 70|66 50, 84 34|52 82, 66 66, 86 48|66 82, 76 72, 86 62',
      ) +
      '</g>',
    50,
    50,
    12,
    11.4,
  )
}

function chocolateCupcake(): string {
  return (
    body(PINK, 'M20 56L30 93C35 97 39 93 44 96C47 97 53 97 56 96C61 93 65 97 70 93L80 56Z') +
    strokes(CREAM, 2.6, '30 60, 37 93|40 62, 44 94|50 62, 50 95|60 62, 56 94|70 60, 63 93') +
    blob(COCOA, '9 52, 16 42, 30 38, 50 37, 70 38, 84 42, 91 52, 86 61, 72 63, 50 65, 28 63, 14 61') +
    blob(COCOA, '20 40, 26 29, 40 25, 54 25, 72 28, 80 40, 64 48, 36 48') +
    blob(COCOA, '33 27, 38 17, 46 11, 50 3, 56 10, 64 17, 67 27, 50 34') +
    taper(COCOA_LIGHT, 3.4, 1.4, '16 54, 34 50, 60 48, 84 46') +
    taper(COCOA_LIGHT, 3.2, 1.2, '26 40, 40 37, 58 35, 73 32') +
    taper(COCOA_LIGHT, 2.8, 1.2, '37 26, 46 23, 60 19') +
    blob(RED, '66 26, 74 21, 83 25, 83 35, 76 43, 68 38') +
    leaf(SAGE, 75, 22, -0.5, 10, 4) +
    leaf(SAGE, 74, 22, -2.4, 9, 4) +
    dots(CREAM, 1.1, '72 29, 77 28, 79 34, 74 36') +
    strokes(CREAM, 2.6, '24 57, 28 59|44 57, 49 58|62 55, 66 57|48 42, 52 41|34 32, 37 34')
  )
}

/** One roll standing, one lying to show its heart. */
function makiRolls(): string {
  return (
    blob(NORI, '8 18, 26 12, 44 18, 46 34, 45 56, 26 64, 8 56, 6 36') +
    oval(RICE, 26, 22, 18, 9) +
    oval(SALMON, 26, 22, 8, 4.4) +
    blob(CUCUMBER, '27 20, 33 19, 34 23, 29 24') +
    strokes('#59625c', 2, '13 36, 12 50|20 42, 20 56|36 40, 36 54') +
    oval(NORI, 66, 64, 30, 30) +
    oval(RICE, 66, 64, 25, 25) +
    strokes(
      '#d9d2c0',
      1.7,
      '46 58, 49 56|50 78, 53 79|64 85, 68 85|82 76, 84 73|84 54, 82 51|66 43, 69 43|53 47, 56 45',
    ) +
    blob(SALMON, '56 62, 60 53, 70 52, 72 60, 66 68, 58 69') +
    blob(CUCUMBER, '73 58, 80 62, 79 72, 72 74, 69 67') +
    blob(BUTTER, '58 71, 66 70, 69 76, 63 80, 57 77')
  )
}

/** A cone of seaweed. */
function temaki(): string {
  return (
    leaf(CUCUMBER, 44, 34, -2.1, 28, 7) +
    leaf(CUCUMBER, 52, 32, -1.4, 30, 7) +
    blob(SALMON, '52 30, 58 12, 70 6, 78 12, 72 26, 64 38') +
    blob(BUTTER, '34 34, 28 16, 36 10, 43 16, 46 34') +
    blob(RICE, '18 36, 26 27, 40 30, 54 27, 70 31, 82 30, 84 40, 74 50, 52 54, 30 52, 20 46') +
    body(NORI, 'M14 36C30 48 62 52 86 34C80 58 68 82 58 97C54 99 50 98 48 95C38 76 24 58 14 36Z') +
    strokes('#59625c', 2, '26 48, 42 72, 50 90|68 52, 60 72, 54 88') +
    dots(SALMON, 2.6, '30 38, 42 42, 60 40, 72 38')
  )
}

function tropicalDrink(): string {
  return (
    strokes(RED, 4, '56 44, 66 10, 80 6') +
    dot(CLOVER, 24, 26, 17) +
    dot(CREAM, 24, 26, 14) +
    dot(CLOVER_LIGHT, 24, 26, 12) +
    strokes(CREAM, 1.8, '24 15, 24 37|14 20, 34 32|14 32, 34 20') +
    blob(
      '#c9dfe0',
      '22 28, 38 31, 58 31, 78 28, 80 44, 78 58, 66 72, 54 76, 54 88, 68 93, 50 96, 32 93, 46 88, 46 76, 34 72, 22 58, 20 44',
    ) +
    blob('#e8873a', '25 38, 40 41, 60 41, 75 38, 76 52, 70 62, 60 69, 50 72, 40 69, 30 62, 24 52') +
    blob(BUTTER, '25 38, 40 35, 60 35, 75 38, 60 42, 40 42') +
    strokes(CREAM, 3, '31 46, 31 54, 36 61') +
    dots(BUTTER, 2.6, '50 52, 60 58, 46 63, 64 48') +
    dot(RED, 70, 32, 6) +
    curve(CLOVER_DEEP, 1.7, '70 27, 74 20, 80 18')
  )
}
