import type { Points } from '../sketch-marks.ts'
import { across, around, blob, curve, dot, limb, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const [STALK, LEAF] = ['#8aa35a', '#5f7f45'] as const
const [HONEY, WING, VEIN] = ['#e3a52f', '#dfe8ea', '#8fa9b8'] as const
const [DAMSEL, DAMSEL_DEEP, GAUZE] = ['#2f8a94', '#1c4f5f', '#a9d3d2'] as const
const [DUST, DUST_DEEP, DUST_LIGHT] = ['#b08a5c', '#5a4636', '#e2c79a'] as const
const [DUSK, DUSK_DEEP, DUSK_LIGHT] = ['#6a5878', '#3f3550', '#b69bb0'] as const

/** Pandas of the bamboo grove, and what flies: bees and bats in two postures each, dragonflies and moths. */
export const groveAndNightSketches: Readonly<Record<string, string>> = {
  panda: panda(),
  'walking-panda': walkingPanda(),
  bee: bee(),
  'bee-from-above': beeFromAbove(),
  dragonfly: dragonfly(),
  moth: moth(),
  bat: bat(),
  'hanging-bat': hangingBat(),
}

/** Ears, a broad face with slanting patches and its nose, round `x`, `y`; 46 wide. */
function pandaFace(x: number, y: number): string {
  const at = (points: string): Points => around([x, y], points)
  return (
    blob(INK, at('-22 -12, -25 -20, -20 -26, -12 -24, -9 -16')) +
    blob(INK, at('22 -12, 25 -20, 20 -26, 12 -24, 9 -16')) +
    blob(CREAM, at('0 -20, 14 -18, 22 -8, 24 3, 20 13, 10 19, 0 20.500, -10 19, -20 13, -24 3, -22 -8, -14 -18')) +
    blob(INK, at('-8 -5, -5 1, -8 7, -14 9, -17 5, -15 -2, -11 -6')) +
    blob(INK, at('8 -5, 5 1, 8 7, 14 9, 17 5, 15 -2, 11 -6')) +
    dot(CREAM, x - 10.5, y, 1.7) +
    dot(CREAM, x + 10.5, y, 1.7) +
    blob(INK, at('-4.500 8, 0 6.500, 4.500 8, 3 11, 0 12.500, -3 11')) +
    curve(INK, 1.6, at('-5 15, -2 16, 0 13.500, 2 16, 5 15'))
  )
}

/** Sits and eats: soles towards us, a cane of bamboo in both paws. */
function panda(): string {
  return (
    blob(CREAM, '50 44, 66 47, 76 58, 79 72, 74 86, 62 93, 48 94, 34 92, 24 84, 21 70, 26 56, 36 47') +
    blob(INK, '30 46, 50 52, 70 46, 78 56, 72 64, 60 60, 50 62, 40 60, 28 64, 22 56') +
    blob(INK, '15 84, 18 74, 27 71, 36 76, 39 86, 34 95, 24 97, 17 93') +
    blob(INK, '85 84, 82 74, 73 71, 64 76, 61 86, 66 95, 76 97, 83 93') +
    blob(CREAM, '22 87, 26 83, 31 86, 30 91, 25 92') +
    blob(CREAM, '78 87, 74 83, 69 86, 70 91, 75 92') +
    pandaFace(50, 29) +
    limb(STALK, [18, 78], 5, [82, 48], 4) +
    strokes(LEAF, 1.8, '33 68, 36 73|55 58, 58 63|69 51, 72 56') +
    blob(LEAF, '80 49, 84 40, 92 34, 99 34, 96 42, 88 48') +
    blob(LEAF, '80 50, 89 50, 96 55, 98 61, 90 60, 83 56') +
    blob(LEAF, '20 76, 12 75, 5 69, 3 62, 11 64, 17 70') +
    blob(INK, '24 58, 33 57, 43 62, 46 69, 41 75, 34 72, 26 70') +
    blob(INK, '76 55, 68 52, 60 54, 55 59, 57 66, 64 67, 73 66')
  )
}

function walkingPanda(): string {
  return (
    blob(INK, '46 60, 57 62, 57 74, 57 86, 54 90, 45 90, 43 87, 47 83, 46 72') +
    blob(INK, '66 64, 76 64, 77 76, 75 87, 71 90, 62 90, 60 87, 64 83') +
    blob(CREAM, '30 40, 44 32, 62 30, 80 35, 91 46, 94 60, 90 72, 78 75, 60 73, 44 74, 32 68') +
    blob(INK, '34 36, 44 32, 54 32, 57 46, 53 62, 46 72, 47 84, 45 91, 34 92, 31 88, 34 84, 32 70, 30 54') +
    blob(INK, '80 62, 92 58, 95 66, 92 76, 93 87, 90 91.500, 79 92, 76 88, 80 84, 76 74') +
    dot(CREAM, 94, 50, 4) +
    pandaFace(27, 41)
  )
}

function bee(): string {
  return (
    blob(WING, '52 40, 50 24, 56 10, 68 5, 76 12, 74 26, 64 38') +
    blob(WING, '56 42, 66 28, 80 18, 92 20, 94 30, 84 39, 68 44') +
    strokes(VEIN, 1.5, '56 36, 60 24, 68 12|63 38, 75 30, 87 25') +
    blob(INK, '96 63, 92 58.500, 88 57, 87 66, 91 66') +
    blob(HONEY, '42 52, 52 42, 66 40, 80 46, 89 57, 91 63, 84 70, 70 75, 54 73, 44 66') +
    blob(INK, '55 41.500, 63 40, 67 52, 66 66, 61 74.500, 53 73, 58 62, 59 50') +
    blob(INK, '73 42.500, 80 46, 83 56, 81 66, 76 73.500, 69 75, 74 64, 75 52') +
    blob(HONEY, '26 50, 32 41, 42 39, 50 44, 52 55, 49 66, 40 71, 30 67, 25 59') +
    strokes(CREAM, 1.8, '36 45, 39 48|43 48, 46 51|42 58, 45 61|35 63, 38 65') +
    blob(INK, '10 58, 13 50, 20 47, 28 50, 31 58, 28 66, 20 69, 13 66') +
    dot(CREAM, 18, 57, 2.8) +
    strokes(INK, 2, '17 49, 14 40, 8 35, 5 37|23 48, 23 38, 18 31, 14 32') +
    strokes(INK, 2.2, '36 69, 34 77, 29 80|45 70, 46 79, 42 84|56 73, 60 81, 58 87')
  )
}

function beeFromAbove(): string {
  const side = (s: 1 | -1): string =>
    curve(INK, 2, across(s, '10 38, 19 32, 22 26')) +
    blob(WING, across(s, '8 42, 20 30, 36 24, 46 28, 47 37, 38 45, 22 49')) +
    blob(WING, across(s, '8 48, 22 50, 34 54, 38 62, 32 68, 20 64, 11 56')) +
    curve(VEIN, 1.5, across(s, '12 42, 26 37, 40 33')) +
    curve(VEIN, 1.5, across(s, '13 52, 22 56, 31 61')) +
    curve(INK, 2, across(s, '10 60, 18 70, 18 78')) +
    curve(INK, 2, across(s, '4 16, 8 9, 14 5, 17 7'))
  return (
    side(1) +
    side(-1) +
    blob(INK, '50 99, 46 91, 50 86, 54 91') +
    blob(HONEY, '50 50, 60 54, 65 66, 62 80, 50 93, 38 80, 35 66, 40 54') +
    blob(INK, '37 60, 50 63, 63 60, 65 67, 50 70, 35 67') +
    blob(INK, '36 74, 50 77, 64 74, 61 81, 50 84.500, 39 81') +
    blob(HONEY, '50 30, 60 33, 64 43, 60 53, 50 56, 40 53, 36 43, 40 33') +
    strokes(CREAM, 1.8, '46 37, 46 41|54 37, 54 41|50 44, 50 48|42 45, 43 49|58 45, 57 49') +
    blob(INK, '50 14, 59 17, 62 25, 58 32, 50 34, 42 32, 38 25, 41 17') +
    dot(CREAM, 42.5, 23, 2.2) +
    dot(CREAM, 57.5, 23, 2.2)
  )
}

/** Seen from above: four long wings with their veins and dark spots, a slim body with rings. */
function dragonfly(): string {
  const side = (s: 1 | -1): string =>
    blob(GAUZE, across(s, '2 27, 12 18, 28 11, 42 9, 49 12, 47 18, 34 23, 18 28, 5 32')) +
    blob(GAUZE, across(s, '2 33, 16 31, 32 33, 44 38, 48 43, 43 47, 28 44, 14 40, 4 37')) +
    strokes(
      DAMSEL,
      1.2,
      onSide(s, ['4 28, 22 19, 45 13', '5 30, 20 25, 40 19', '5 34, 22 35, 44 42', '6 36, 18 38, 34 43']),
    ) +
    blob(DAMSEL_DEEP, across(s, '39 9.5, 44 8.8, 46 11, 41 12'))
  return (
    side(1) +
    side(-1) +
    taper(DAMSEL, 6.4, 3, '50 36, 50.500 52, 50 66, 49.500 80, 50 97') +
    strokes(DAMSEL_DEEP, 1.6, '47 48, 54 48|47 57, 53.500 57|47.300 66, 53 66|47.500 75, 52.400 75|47.800 84, 52 84') +
    blob(DAMSEL_DEEP, '50 20, 54.500 23, 55.500 31, 53.500 38, 50 41, 46.500 38, 44.500 31, 45.500 23') +
    blob(DAMSEL, '50 21, 46 21, 43 17, 44 12, 48 10.500, 50 12, 52 10.500, 56 12, 57 17, 54 21') +
    dot(DAMSEL_DEEP, 45.8, 15.5, 2.6) +
    dot(DAMSEL_DEEP, 54.2, 15.5, 2.6)
  )
}

/** Lines given on the right side, drawn on the side asked for. */
function onSide(s: 1 | -1, lines: readonly string[]): string {
  return lines
    .map((text) =>
      text
        .split(', ')
        .map((point) => point.split(' ').map(Number))
        .map(([x, y]) => `${50 + s * x} ${y}`)
        .join(', '),
    )
    .join('|')
}

function moth(): string {
  const side = (s: 1 | -1): string =>
    blob(DUST_LIGHT, across(s, '4 48, 18 50, 32 58, 38 70, 34 82, 24 90, 14 86, 8 72')) +
    curve(DUST_DEEP, 2.2, across(s, '14 84, 24 82, 32 74')) +
    dot(DUST_DEEP, 50 + s * 20, 68, 4) +
    blob(DUST, across(s, '3 30, 14 20, 30 12, 46 12, 48 18, 44 34, 40 46, 44 56, 34 60, 18 58, 4 54')) +
    curve(DUST_DEEP, 2.4, across(s, '46 20, 40 30, 36 42, 38 54')) +
    curve(DUST_LIGHT, 2.2, across(s, '36 17, 32 28, 28 42, 29 55')) +
    oval(DUST_DEEP, 50 + s * 20, 34, 5.6, 7, s * 24) +
    oval(CREAM, 50 + s * 20, 34, 2.6, 3.6, s * 24) +
    curve(DUST_LIGHT, 1.8, across(s, '6 31, 16 24, 24 20')) +
    curve(DUST_DEEP, 2, across(s, '3 24, 8 14, 16 6')) +
    [0, 1, 2, 3]
      .map((at) =>
        curve(DUST_DEEP, 1.4, across(s, `${5 + at * 3.2} ${20 - at * 4}, ${9.5 + at * 3.2} ${20 - at * 3.6}`)),
      )
      .join('')
  return (
    side(1) +
    side(-1) +
    blob(DUST_DEEP, '50 24, 57 30, 59 42, 57 58, 54 72, 50 82, 46 72, 43 58, 41 42, 43 30') +
    strokes(DUST_LIGHT, 1.8, '45 48, 50 50, 55 48|45.500 56, 50 58, 54.500 56|46.500 64, 50 66, 53.500 64') +
    blob(DUST_LIGHT, '50 25, 56 30, 55 40, 50 43, 45 40, 44 30') +
    dot(DUST_DEEP, 46.5, 26.5, 2) +
    dot(DUST_DEEP, 53.5, 26.5, 2)
  )
}

/** Ears, cheeks and fangs round `x`, `y`, 24 wide; `up` is -1 for a head that hangs. */
function batFace(x: number, y: number, up: 1 | -1): string {
  const at = (points: string): Points => around([x, y], points, up)
  return (
    blob(DUSK_DEEP, at('-11 -4, -13 -14, -10 -20, -4 -13, 4 -13, 10 -20, 13 -14, 11 -4, 10 5, 4 10, -4 10, -10 5')) +
    blob(DUSK_LIGHT, at('-9.500 -9, -10.500 -15, -6 -11')) +
    blob(DUSK_LIGHT, at('9.500 -9, 10.500 -15, 6 -11')) +
    dot(CREAM, x - 4.8, y - 2 * up, 2.6) +
    dot(CREAM, x + 4.8, y - 2 * up, 2.6) +
    blob(DUSK_LIGHT, at('-2.500 2, 0 1, 2.500 2, 0 4.500')) +
    blob(CREAM, at('-4 6, -1.500 6, -2.700 10')) +
    blob(CREAM, at('4 6, 1.500 6, 2.700 10'))
  )
}

function bat(): string {
  const side = (s: 1 | -1): string =>
    blob(
      DUSK,
      across(s, '2 36, 12 34, 24 20, 34 16, 44 24, 50 42, 49 62, 44 54, 37 52, 33 66, 26 57, 19 58, 15 70, 8 64, 2 68'),
    ) +
    curve(DUSK_DEEP, 2.2, across(s, '8 40, 20 30, 33 17')) +
    curve(DUSK_DEEP, 1.7, across(s, '33 18, 42 32, 47 52')) +
    curve(DUSK_DEEP, 1.7, across(s, '33 18, 35 34, 33 58')) +
    curve(DUSK_DEEP, 1.7, across(s, '33 18, 26 36, 17 60')) +
    blob(DUSK_DEEP, across(s, '31 18, 33 10, 36 17')) +
    limb(DUSK_DEEP, [50 + s * 5, 76], 4, [50 + s * 7, 85], 2.4)
  return (
    side(1) +
    side(-1) +
    blob(DUSK_DEEP, '50 40, 59 46, 62 58, 59 72, 50 82, 41 72, 38 58, 41 46') +
    blob(DUSK_LIGHT, '50 54, 55 58, 56 66, 50 74, 44 66, 45 58') +
    batFace(50, 38, 1)
  )
}

/** Head down from a twig, wrapped in its wings. */
function hangingBat(): string {
  return (
    taper(DUST_DEEP, 4.6, 3, '8 10, 28 7, 50 10, 72 8, 93 12') +
    blob(LEAF, '78 9, 82 2, 91 -1, 95 3, 89 8') +
    blob(LEAF, '20 9, 16 16, 8 20, 4 16, 10 10') +
    limb(DUSK_DEEP, [43, 9], 3.4, [45, 22], 4.4) +
    limb(DUSK_DEEP, [57, 9], 3.4, [55, 22], 4.4) +
    blob(DUSK_DEEP, '50 18, 60 24, 64 40, 62 60, 50 70, 38 60, 36 40, 40 24') +
    blob(DUSK, '46 20, 34 26, 28 40, 28 56, 33 70, 40 76, 47 70, 51 54, 52 36') +
    blob(DUSK, '54 20, 66 26, 72 40, 72 56, 67 70, 60 76, 54 68, 50 52, 49 36') +
    strokes(
      DUSK_DEEP,
      1.7,
      '44 26, 37 42, 35 58, 38 72|47 30, 44 46, 44 66|56 26, 63 42, 65 58, 62 72|53 32, 56 48, 57 66',
    ) +
    batFace(50, 79, -1)
  )
}
