import { blob, body, curve, dot, dots, leaf, limb, line, pierced, ring, strokes, taper } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const [GOLD, GOLD_DEEP, GOLD_LIGHT] = ['#dba83f', '#a8762a', '#f2d58a'] as const
const [ROSE, SKY, BUTTER, SAGE, RED] = ['#e3a0ac', '#7fb0bd', '#eec75f', '#8fb07c', '#c23a48'] as const
const [GLASS, GLASS_DEEP] = ['#d98f9f', '#b5657c'] as const
const [CLOVER, CLOVER_DEEP, CLOVER_LIGHT] = ['#5d9448', '#3d6a33', '#93bd76'] as const
const EGG = '50 4, 64 9, 77 25, 85 46, 86 64, 78 82, 64 93, 50 96, 36 93, 22 82, 14 64, 15 46, 23 25, 36 9'

/** Eggs for Easter, keys, a crown and scent; clover for luck. */
export const treasureSketches: Readonly<Record<string, string>> = {
  'flowered-easter-egg': floweredEgg(),
  'checked-easter-egg': checkedEgg(),
  'heart-key': heartKey(),
  'clover-key': cloverKey(),
  'pearl-crown': pearlCrown(),
  'perfume-atomizer': perfumeAtomizer(),
  shamrock: shamrock(3),
  'four-leaf-clover': shamrock(4),
  'closed-umbrella': closedUmbrella(),
}

function floweredEgg(): string {
  const flower = (x: number, y: number, size: number): string =>
    Array.from({ length: 5 }, (_, at) => {
      const angle = at * 1.257 - 1.57
      return dot(CREAM, x + size * Math.cos(angle), y + size * Math.sin(angle), size * 0.72)
    }).join('') + dot(BUTTER, x, y, size * 0.62)
  return (
    blob(SKY, EGG) +
    curve(SAGE, 2.6, '22 36, 36 42, 50 56, 60 72, 76 78') +
    leaf(SAGE, 34, 41, -1.9, 15, 4.6) +
    leaf(SAGE, 44, 50, 2.6, 16, 5) +
    leaf(SAGE, 55, 64, -0.5, 17, 5) +
    leaf(SAGE, 62, 74, 2, 14, 4.6) +
    flower(50, 27, 7) +
    flower(31, 66, 8) +
    flower(70, 50, 6.4) +
    dots(BUTTER, 2.2, '66 24, 34 22, 50 84, 24 50, 78 66')
  )
}

function checkedEgg(): string {
  const band = (y: number, half: number): string =>
    curve(CREAM, 2.6, `${50 - half} ${y}, 50 ${y + 5}, ${50 + half} ${y}`)
  return (
    blob(BUTTER, EGG) +
    blob(ROSE, '16 48, 32 54, 50 56, 68 54, 84 48, 85 60, 82 72, 68 77, 50 79, 32 77, 18 72, 15 60') +
    band(47, 34) +
    band(72, 34) +
    Array.from({ length: 5 }, (_, at) => {
      const x = 22 + at * 14
      const y = 58 + 4.6 * Math.sin((at / 4) * Math.PI)
      return `<path fill="${CREAM}" d="M${x} ${y}l6 6.500l-6 6.500l-6 -6.500Z"/>`
    }).join('') +
    dots(ROSE, 3, '36 22, 50 17, 64 22, 28 36, 43 33, 57 33, 72 36') +
    strokes(ROSE, 2.6, '34 86, 38 89|47 87, 51 91|60 88, 64 86')
  )
}

function heartKey(): string {
  return (
    pierced(blob(GOLD, '50 42, 36 34, 24 24, 24 10, 36 3, 50 11, 64 3, 76 10, 76 24, 64 34'), 50, 22, 10, 9) +
    blob(GOLD_DEEP, '42 40, 50 38, 58 40, 57 46, 50 48, 43 46') +
    limb(GOLD, [50, 46], 6, [50, 94], 5.4) +
    blob(GOLD_DEEP, '44 52, 50 50, 56 52, 56 56, 50 58, 44 56') +
    body(GOLD, 'M50 72L70 70L70 77L64 78L64 82L72 82L71 90L50 91Z') +
    strokes(GOLD_LIGHT, 2, '31 13, 33 9, 38 8|49 60, 49 86')
  )
}

function cloverKey(): string {
  return (
    ring(GOLD, 50, 14, 12, 5.6) +
    ring(GOLD, 36, 30, 12, 5.6) +
    ring(GOLD, 64, 30, 12, 5.6) +
    blob(GOLD_DEEP, '50 22, 55 27, 50 33, 45 27') +
    blob(GOLD_DEEP, '40 41, 50 38, 60 41, 58 47, 50 49, 42 47') +
    limb(GOLD, [50, 46], 6, [50, 95], 5) +
    body(GOLD, 'M50 66L30 66L30 73L36 73L36 77L30 77L30 88L38 88L38 84L50 84Z') +
    strokes(GOLD_LIGHT, 2, '51 54, 51 88|42 9, 46 6')
  )
}

/** A closed crown, velvet under its arches. */
function pearlCrown(): string {
  return (
    blob(RED, '18 68, 14 46, 22 30, 36 24, 50 30, 64 24, 78 30, 86 46, 82 68, 50 74') +
    strokes(GOLD, 5, '17 68, 11 46, 20 28, 36 22, 50 28|83 68, 89 46, 80 28, 64 22, 50 28|50 30, 50 70') +
    dots(CREAM, 3, '12 40, 22 27, 36 21.500, 88 40, 78 27, 64 21.500, 50 42, 50 54') +
    ring(GOLD, 50, 19, 8, 3) +
    limb(GOLD, [50, 12], 4, [50, 3], 4) +
    limb(GOLD, [45, 7], 3.4, [55, 7], 3.4) +
    blob(GOLD, '12 68, 30 64, 50 63, 70 64, 88 68, 86 80, 84 90, 68 94, 50 95, 32 94, 16 90, 14 80') +
    curve(GOLD_DEEP, 2.6, '14 72, 32 68, 50 67, 68 68, 86 72') +
    curve(GOLD_DEEP, 2.6, '17 87, 33 90, 50 91, 67 90, 83 87') +
    blob(SKY, '50 72, 57 79, 50 86, 43 79') +
    dots(RED, 4.4, '28 80, 72 80') +
    dots(CREAM, 2.6, '38 80, 62 80')
  )
}

/** Cut glass with a bulb on a cord. */
function perfumeAtomizer(): string {
  return (
    curve(GOLD_DEEP, 3, '50 24, 66 20, 78 30, 82 44') +
    blob(GOLD, '76 46, 82 42, 90 46, 95 56, 92 68, 83 72, 75 67, 72 56') +
    strokes(GOLD_DEEP, 1.5, '80 46, 78 57, 80 69|86 45, 88 57, 86 70') +
    taper(GOLD_DEEP, 2, 4, '84 72, 86 80, 84 88') +
    blob(GLASS, '36 38, 50 36, 64 38, 74 50, 78 66, 72 82, 62 93, 46 95, 32 92, 22 80, 18 64, 24 48') +
    blob(GLASS_DEEP, '20 60, 34 64, 50 62, 64 65, 77 62, 76 72, 70 84, 61 92, 46 94, 33 91, 24 81') +
    strokes(CREAM, 1.8, '30 48, 38 62, 34 84|46 40, 46 62, 46 92|62 44, 57 62, 60 88|24 56, 48 52, 74 58') +
    body(GOLD, 'M39 36L39 28L61 28L61 36Z') +
    body(GOLD, 'M28 22L52 20L52 27L28 26Z') +
    blob(GOLD_LIGHT, '44 20, 50 10, 56 20, 50 23') +
    dots(CREAM, 1.7, '20 22, 14 18, 14 26, 8 22, 7 30, 7 14')
  )
}

/** Hearts round a bent stalk, a paler crease down each. */
function shamrock(leaves: 3 | 4): string {
  const turns = leaves === 3 ? [-1.57, 0.35, 2.79] : [-2.36, -0.78, 0.62, 2.52]
  const size = leaves === 3 ? 1 : 0.92
  const heart = (turn: number): string => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (along: number, side: number): [number, number] => [
      50 + (along * cos - side * sin) * size,
      44 + (along * sin + side * cos) * size,
    ]
    const rim = [
      [2, 0],
      [14, 12],
      [28, 19],
      [39, 16],
      [42, 6],
      [37, 0],
      [42, -6],
      [39, -16],
      [28, -19],
      [14, -12],
    ]
    return (
      blob(
        CLOVER,
        rim.map(([along, side]) => at(along, side)),
      ) +
      curve(CLOVER_LIGHT, 2.2, [at(8, 0), at(18, 1), at(30, 0)]) +
      curve(CLOVER_LIGHT, 1.6, [at(18, 5), at(27, 10), at(33, 11)]) +
      curve(CLOVER_LIGHT, 1.6, [at(18, -5), at(27, -10), at(33, -11)])
    )
  }
  return (
    taper(CLOVER_DEEP, 3.4, 5, '50 46, 49 62, 54 78, 63 94') + turns.map(heart).join('') + dot(CLOVER_DEEP, 50, 44, 3)
  )
}

/** Rolled and buttoned. */
function closedUmbrella(): string {
  return (
    limb(GOLD_DEEP, [50, 0], 2.4, [50, 10], 3) +
    blob(SKY, '50 6, 56 20, 62 40, 64 60, 58 68, 50 71, 42 68, 36 60, 38 40, 44 20') +
    blob(ROSE, '48 8, 46 30, 44 52, 47 70, 40 66, 36 58, 38 40, 44 20') +
    strokes(CREAM, 1.7, '51 12, 54 36, 54 66|47 14, 44 40, 46 68|53 12, 60 40, 60 62') +
    curve(GOLD_DEEP, 3, '38 50, 50 54, 63 50') +
    dot(CREAM, 47, 53.5, 2.4) +
    line(GOLD_DEEP, 4, 'M50 70L50 88C50 98 66 99 66 88')
  )
}
