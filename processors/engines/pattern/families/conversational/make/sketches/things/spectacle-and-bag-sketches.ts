import { across, blob, body, curve, dot, dots, limb, line, oval, ring, strokes, taper } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const [LENS, LENS_LIGHT, FRAME] = ['#a9cbd6', '#e6f1f2', '#7a4a2e'] as const
const [SHADE, SHADE_LIGHT, RED, WINE] = ['#3d4a5c', '#7f93a6', '#b8483f', '#7f2d2b'] as const
const [LEATHER, LEATHER_DEEP, STITCH, BRASS] = ['#b5743f', '#7a4526', '#e0b583', '#dba83f'] as const

/** What is worn on the nose, the arm, the foot and the ears. */
export const spectacleAndBagSketches: Readonly<Record<string, string>> = {
  glasses: glasses(),
  sunglasses: sunglasses(),
  handbag: handbag(),
  'quilted-bag': quiltedBag(),
  'womans-sandal': sandal(),
  headphone: headphone(),
  telephone: telephone(),
}

/** Round rims, the far arm folded behind the near one. */
function glasses(): string {
  return (
    curve(FRAME, 4, '12 42, 20 30, 34 24, 44 26') +
    curve(FRAME, 4, '88 42, 92 30, 86 22, 74 22') +
    oval(FRAME, 27, 54, 22, 21) +
    oval(FRAME, 73, 54, 22, 21) +
    oval(LENS, 27, 54, 17, 16) +
    oval(LENS, 73, 54, 17, 16) +
    blob(LENS_LIGHT, '16 52, 22 43, 31 41, 25 47, 20 56') +
    blob(LENS_LIGHT, '62 52, 68 43, 77 41, 71 47, 66 56') +
    curve(FRAME, 5, '45 49, 50 45, 55 49') +
    dots(BRASS, 2.4, '9 44, 91 44')
  )
}

/** Cat's eyes swept up at the corners. */
function sunglasses(): string {
  return (
    [1, -1]
      .map((side) => {
        const s = side === 1 ? 1 : -1
        return (
          blob(RED, across(s, '3 44, 14 38, 30 34, 44 27, 50 26, 48 36, 46 52, 40 66, 28 71, 14 68, 6 58')) +
          blob(SHADE, across(s, '8 48, 18 43, 32 40, 41 38, 41 50, 36 61, 27 65, 16 62, 10 55'))
        )
      })
      .join('') +
    body(RED, 'M44 42Q50 38 56 42L56 48Q50 45 44 48Z') +
    blob(SHADE_LIGHT, '15 48, 24 44, 28 45, 22 58, 17 59') +
    blob(SHADE_LIGHT, '66 47, 75 43, 79 44, 73 58, 68 59') +
    dots(CREAM, 1.8, '6 32, 11 35, 94 32, 89 35')
  )
}

function handbag(): string {
  return (
    line(LEATHER_DEEP, 4.6, 'M32 44C30 22 38 10 50 10C62 10 70 22 68 44') +
    blob(
      LEATHER,
      '20 40, 34 37, 50 38, 66 37, 80 40, 86 54, 92 74, 92 86, 84 93, 66 95, 50 94, 34 95, 16 93, 8 86, 8 74, 14 54',
    ) +
    blob(LEATHER_DEEP, '20 40, 34 37, 50 38, 66 37, 80 40, 84 50, 80 58, 66 64, 50 66, 34 64, 20 58, 16 50') +
    strokes(STITCH, 1.4, '20 54, 32 60, 50 62, 68 60, 80 54|14 84, 22 88, 36 90, 50 90, 64 90, 78 88, 86 84') +
    blob(BRASS, '44 60, 50 58, 56 60, 57 70, 50 76, 43 70') +
    dot(LEATHER_DEEP, 50, 66, 2.4) +
    ring(BRASS, 32, 43, 5, 2.4) +
    ring(BRASS, 68, 43, 5, 2.4) +
    taper(STITCH, 2.4, 5, '74 46, 79 54, 80 66') +
    strokes(LEATHER_DEEP, 1.2, '80 66, 77 76|80 67, 80 78|80 66, 83 76')
  )
}

/** Quilted, on a chain. */
function quiltedBag(): string {
  const links = '17 44, 15 34, 18 24, 25 15, 35 9, 46 7, 57 7, 67 10, 76 16, 82 25, 85 35, 83 45'
    .split(', ')
    .map((pair, at) => {
      const [x, y] = pair.split(' ').map(Number)
      return at % 2 ? dot(LEATHER_DEEP, x, y, 3.4) : ring(BRASS, x, y, 4.8, 2.2)
    })
    .join('')
  return (
    curve(BRASS, 1.8, '17 46, 15 34, 25 15, 46 7, 67 10, 82 25, 83 46') +
    links +
    blob(RED, '12 44, 24 42, 50 42, 76 42, 88 44, 91 56, 91 80, 88 92, 74 94, 50 95, 26 94, 12 92, 9 80, 9 56') +
    strokes(
      WINE,
      1.7,
      '10 80, 24 93|11 62, 40 92|20 44, 70 92|40 43, 87 88|60 43, 89 74|80 43, 89 56|90 80, 76 93|89 62, 60 92|80 44, 30 92|60 43, 13 88|40 43, 11 74|20 43, 11 56',
    ) +
    blob(BRASS, '40 62, 45 57, 55 57, 60 62, 55 67, 45 67') +
    limb(WINE, [50, 59.5], 2.6, [50, 64.5], 2.6)
  )
}

/** A strappy heel from the side. */
function sandal(): string {
  return (
    limb(RED, [85, 52], 7, [89, 92], 3.6, 2) +
    blob(
      LEATHER_DEEP,
      '4 84, 14 82, 30 84, 44 78, 58 64, 72 50, 84 44, 90 48, 88 56, 78 58, 66 68, 54 82, 42 91, 24 92, 8 91, 3 88',
    ) +
    blob(STITCH, '6 83, 16 80, 30 81.500, 43 75, 57 61, 71 47, 82 42, 86 45, 76 51, 62 65, 48 80, 34 86, 18 86') +
    blob(RED, '15 82, 17 72, 25 66, 35 68, 40 77, 34 84, 30 76, 24 75, 21 83') +
    blob(RED, '29 83, 34 70, 42 62, 50 64, 54 68, 48 72, 42 72, 36 84') +
    curve(RED, 4.4, '84 45, 82 32, 72 26, 60 27, 54 34, 57 42, 66 44, 78 38') +
    curve(RED, 4, '64 54, 58 46, 56 38') +
    ring(BRASS, 56, 35, 4.4, 2)
  )
}

function headphone(): string {
  return (
    curve(SHADE, 6, '16 60, 14 42, 24 20, 50 10, 76 20, 86 42, 84 60') +
    curve(RED, 4, '34 17, 50 12, 66 17') +
    blob(SHADE, '8 58, 16 50, 25 52, 27 68, 26 84, 18 89, 9 82, 6 70') +
    blob(SHADE, '92 58, 84 50, 75 52, 73 68, 74 84, 82 89, 91 82, 94 70') +
    blob(RED, '24 52, 31 53, 34 62, 34 76, 30 86, 24 86, 26 68') +
    blob(RED, '76 52, 69 53, 66 62, 66 76, 70 86, 76 86, 74 68') +
    strokes(SHADE_LIGHT, 2, '13 60, 11 70, 14 80|87 60, 89 70, 86 80') +
    curve(SHADE, 2.2, '18 88, 24 96, 38 94, 50 97, 62 94')
  )
}

/** With a dial and a coiled cord. */
function telephone(): string {
  return (
    blob(RED, '26 44, 38 38, 50 38, 62 38, 74 44, 84 66, 92 82, 92 92, 70 94, 50 95, 30 94, 8 92, 8 82, 16 66') +
    blob(WINE, '8 88, 30 90, 50 91, 70 90, 92 88, 92 93, 70 95, 50 96, 30 95, 8 93') +
    blob(WINE, '34 42, 34 30, 40 30, 42 38, 58 38, 60 30, 66 30, 66 42') +
    blob(
      RED,
      '4 34, 4 22, 14 12, 32 8, 50 7, 68 8, 86 12, 96 22, 96 34, 88 38, 78 36, 76 26, 66 22, 50 21, 34 22, 24 26, 22 36, 12 38',
    ) +
    strokes(WINE, 1.8, '12 22, 24 15, 40 12|6 33, 20 34|80 34, 94 33') +
    dot(CREAM, 50, 66, 20) +
    Array.from({ length: 9 }, (_, at) => {
      const angle = -2.4 + at * 0.6
      return dot(WINE, 50 + 14 * Math.cos(angle), 66 + 14 * Math.sin(angle), 2.8)
    }).join('') +
    dot(BRASS, 50, 66, 6)
  )
}
