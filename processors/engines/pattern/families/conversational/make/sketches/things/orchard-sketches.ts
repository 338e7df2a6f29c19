import { blob, body, curve, dots, leaf, oval } from '../sketch-marks.ts'
import { citrusFace, LEAF, PINE, put } from './fruit-marks.ts'
import { bearing, beside, broad, cut, lobed, plain, slender, sprig } from './fruit-views.ts'

// Rims of fruit that is also drawn cut.
const PEAR = '50 18, 58 21, 62 32, 66 43, 78 56, 82 72, 73 88, 50 95, 27 88, 18 72, 22 56, 34 43, 38 32, 42 21'
const PEACH = '50 26, 66 22, 82 34, 88 54, 82 74, 66 88, 53 95, 36 88, 20 74, 13 54, 18 34, 34 23'
const FIG = '50 10, 55 14, 59 26, 68 38, 82 54, 84 72, 74 88, 50 95, 26 88, 16 72, 18 54, 32 38, 41 26, 45 14'

/** Fruit of trees: whole among its leaves, in pairs on a twig with blossom, and cut. */
export const orchardSketches: Readonly<Record<string, string>> = {
  lemon: bearing(lemon('#ecc443', '#bf7d1f'), plain),
  'lemon-sprig': sprig(lemon('#ecc443', '#bf7d1f'), plain, ['#f8e4bd', '#bf7d1f']),
  'lemon-half': cut(lemon('#ecc443', '#bf7d1f'), citrusFace('#ecc443', '#fcf3dd', '#f0cf55')),
  orange: bearing(orange(), plain),
  'orange-sprig': sprig(orange(), plain, ['#f8e4bd', '#b9561a']),
  'orange-half': cut(orange(), citrusFace('#e58f34', '#fcf3dd', '#eb9d42')),
  'red-apple': bearing(apple(), broad),
  'apple-sprig': sprig(apple(), broad, ['#f8dcc6', '#7f1c2a']),
  'apple-half': cut(apple(), appleFace()),
  pear: bearing(pear(), broad),
  'pear-sprig': sprig(pear(), broad, ['#f6e8b8', '#94872c']),
  'pear-half': cut(pear(), pearFace()),
  peach: bearing(peach(), slender),
  'peach-sprig': sprig(peach(), slender, ['#fad7bf', '#cf5a4c']),
  'peach-half': cut(peach(), peachFace()),
  plum: bearing(plum(), broad),
  'plum-sprig': sprig(plum(), broad, ['#c9bbdd', '#3b2550']),
  fig: beside(figWhole(), figFace(), lobed),
  'fig-whole': lobed(48, 12, -0.35, false, 1.1) + lobed(52, 13, -2.75, true, 1) + figWhole(),
  pomegranate: beside(pomegranateWhole(), pomegranateFace(), slender),
  'pomegranate-sprig': bearing(pomegranateWhole(), slender),
}

function lemon(skin: string, shade: string): string {
  return (
    blob(
      skin,
      '50 24, 61 27, 73 38, 79 54, 76 70, 65 83, 57 88, 54 96, 46 96, 43 88, 35 83, 24 70, 21 54, 27 38, 39 27',
    ) +
    blob(shade, '66 32, 75 44, 78 56, 75 70, 64 83, 57 88, 54 95, 49 95, 55 84, 64 72, 69 56, 68 42') +
    curve('#f8e4bd', 3.6, '30 58, 31 47, 38 37') +
    dots(shade, 1.7, '44 44, 54 38, 50 56, 40 66, 58 66, 46 78, 58 50')
  )
}

function orange(): string {
  return (
    blob('#e58f34', '50 24, 68 27, 82 40, 86 57, 80 76, 66 88, 50 91, 34 88, 20 76, 14 57, 18 40, 32 27') +
    blob('#b9561a', '72 32, 82 42, 86 57, 80 76, 66 88, 48 91, 62 80, 72 66, 76 50') +
    curve('#f8e4bd', 3.6, '24 60, 24 50, 30 40') +
    dots('#b9561a', 1.7, '42 44, 54 40, 50 56, 36 62, 62 60, 44 74, 56 72, 64 46')
  )
}

function apple(): string {
  return (
    blob(
      '#c8403a',
      '50 30, 62 22, 78 26, 88 42, 86 62, 76 82, 62 92, 50 89, 38 92, 24 82, 14 62, 12 42, 22 26, 38 22',
    ) +
    blob('#7f1c2a', '74 26, 86 38, 88 52, 82 74, 66 91, 54 90, 66 78, 74 60, 76 42') +
    blob('#7f1c2a', '40 26, 50 23, 60 26, 56 32, 50 34, 44 32') +
    curve('#f8dcc6', 3.8, '21 54, 22 43, 29 34') +
    ['34 42, 31 56, 33 70', '44 44, 42 60, 44 76', '56 44, 58 58, 57 72']
      .map((rim) => curve('#7f1c2a', 1.6, rim))
      .join('') +
    curve(PINE, 3.4, '50 31, 51 22, 54 13')
  )
}

function appleFace(): string {
  return (
    blob(
      '#c8403a',
      '50 30, 62 22, 78 26, 88 42, 86 62, 76 82, 62 92, 50 89, 38 92, 24 82, 14 62, 12 42, 22 26, 38 22',
    ) +
    blob(
      '#f8dcc6',
      '50 36, 62 28, 75 32, 82 44, 80 62, 71 78, 60 86, 50 83, 40 86, 29 78, 20 62, 18 44, 25 32, 38 28',
    ) +
    curve('#7f1c2a', 1.6, '50 36, 37 46, 34 60, 40 72, 50 78') +
    curve('#7f1c2a', 1.6, '50 36, 63 46, 66 60, 60 72, 50 78') +
    leaf('#7f1c2a', 44, 50, 1.75, 17, 4) +
    leaf('#7f1c2a', 56, 50, 1.4, 17, 4)
  )
}

function pear(): string {
  return (
    blob('#c2b544', PEAR) +
    blob('#94872c', '60 30, 66 43, 78 56, 82 72, 73 88, 52 94, 64 82, 69 68, 64 54, 58 42') +
    curve('#f6e8b8', 3.6, '28 72, 29 62, 36 52') +
    dots('#94872c', 1.6, '46 50, 54 62, 42 66, 58 74, 46 80, 36 78, 50 38') +
    curve(PINE, 3.2, '50 20, 51 12, 54 6')
  )
}

function pearFace(): string {
  return (
    blob('#c2b544', PEAR) +
    put(blob('#f6e8b8', PEAR), 50, 52, 0.86) +
    curve('#94872c', 1.6, '50 32, 49 48, 43 60, 42 72, 50 80, 58 72, 57 60, 51 48') +
    leaf('#94872c', 46, 62, 1.7, 13, 3.4) +
    leaf('#94872c', 54, 62, 1.4, 13, 3.4)
  )
}

function peach(): string {
  return (
    blob('#eea277', PEACH) +
    blob('#cf5a4c', '50 27, 66 23, 81 34, 87 54, 81 74, 66 87, 54 94, 62 76, 66 58, 62 40') +
    curve('#cf5a4c', 2.6, '49 27, 41 44, 41 66, 52 92') +
    curve('#fad7bf', 3.8, '21 60, 22 48, 29 37')
  )
}

function peachFace(): string {
  return (
    blob('#cf5a4c', PEACH) +
    put(blob('#fad7bf', PEACH), 50, 51, 0.9) +
    put(blob('#eea277', PEACH), 50, 51, 0.62) +
    blob('#cf5a4c', '50 42, 60 48, 62 62, 54 74, 50 78, 45 74, 38 62, 40 48') +
    ['46 50, 45 60, 48 70', '54 50, 56 60, 53 68'].map((rim) => curve('#fad7bf', 1.6, rim)).join('')
  )
}

function plum(): string {
  return (
    blob('#6d4a8c', '50 24, 66 26, 80 40, 84 58, 78 78, 62 92, 50 94, 38 92, 22 78, 16 58, 20 40, 34 26') +
    blob('#3b2550', '68 28, 80 40, 84 58, 78 78, 62 92, 50 93, 64 78, 70 60, 70 44') +
    curve('#3b2550', 2.4, '50 25, 43 44, 42 66, 49 92') +
    blob('#c9bbdd', '26 46, 34 36, 36 44, 30 58, 28 70, 23 60') +
    curve(PINE, 3.2, '50 26, 51 16, 54 10')
  )
}

function figWhole(): string {
  return (
    blob('#6a4270', FIG) +
    blob('#3f2548', '58 24, 68 38, 82 54, 84 72, 74 88, 52 94, 66 82, 71 66, 64 50, 56 38') +
    ['46 32, 38 52, 36 76', '52 34, 50 58, 48 84', '34 48, 26 62, 27 76']
      .map((rim) => curve('#3f2548', 1.6, rim))
      .join('') +
    curve('#f3dabb', 2.8, '24 66, 26 56, 32 48') +
    blob(LEAF, '46 9, 54 9, 55 16, 45 16')
  )
}

function figFace(): string {
  const seeds = Array.from({ length: 20 }, (_, at): readonly [number, number] => {
    const [far, turn] = [4 + 17 * Math.sqrt(at / 20), at * 2.4]
    return [50 + far * 0.92 * Math.cos(turn), 68 + far * 0.86 * Math.sin(turn)]
  })
  return (
    blob('#6a4270', FIG) +
    put(blob('#f3dabb', FIG), 50, 52, 0.86) +
    blob('#cc5b70', '50 38, 60 46, 72 58, 74 72, 66 83, 50 88, 34 83, 26 72, 28 58, 40 46') +
    dots('#f3dabb', 1.8, seeds) +
    oval('#3f2548', 50, 68, 3, 8)
  )
}

function pomegranateWhole(): string {
  return (
    body('#7d1830', 'M38 84L30 98L42 93L50 99L58 93L70 98L62 84Z') +
    blob('#bf3a43', '50 18, 68 21, 84 36, 88 54, 80 74, 64 86, 50 88, 36 86, 20 74, 12 54, 16 36, 32 21') +
    blob('#7d1830', '70 24, 84 36, 88 54, 80 74, 64 86, 50 87, 64 74, 74 58, 76 40') +
    ['38 32, 30 50, 36 74', '50 30, 47 52, 50 76', '62 36, 64 52, 60 70']
      .map((rim) => curve('#7d1830', 1.6, rim))
      .join('') +
    curve('#f5d5bb', 3.6, '20 56, 21 45, 28 35')
  )
}

function pomegranateFace(): string {
  const chambers = chambersOfPomegranate().map(([x, y, wide, high], chamber) => {
    const seeds = Array.from({ length: 8 }, (_, at): readonly [number, number] => {
      const [far, turn] = [at === 0 ? 0 : 0.86, (at * 2 * Math.PI) / 7 + chamber]
      return [x + far * wide * Math.cos(turn), y + far * high * Math.sin(turn)]
    })
    return dots('#7d1830', 4.1, seeds) + dots('#e0758a', 2, seeds)
  })
  return (
    body('#7d1830', 'M38 18L27 2L41 9L50 0L59 9L73 2L62 18Z') +
    blob('#bf3a43', '50 13, 69 17, 84 32, 88 52, 82 72, 67 87, 50 91, 33 87, 18 72, 12 52, 16 32, 31 17') +
    blob('#f5d5bb', '50 20, 66 23, 78 35, 81 52, 76 69, 63 80, 50 84, 37 80, 24 69, 19 52, 22 35, 34 23') +
    chambers.join('')
  )
}

/** Chambers of a cut pomegranate, no two alike, packed with seeds; between them the pale skins run to one side, as no orange's do. */
function chambersOfPomegranate(): readonly (readonly [x: number, y: number, wide: number, high: number])[] {
  return [
    [35, 38, 15, 12],
    [62, 35, 14, 11],
    [70, 60, 13, 16],
    [48, 71, 14, 11],
    [28, 62, 10, 13],
  ]
}
