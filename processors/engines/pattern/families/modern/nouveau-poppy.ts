import type { Cloth } from '../../kit/area/cloth.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { PlantHalf } from './nouveau-lily.ts'
import { putDetail, putOutlined } from './nouveau-lily.ts'

/** Where the capsule stands between the petals, in units of half a cell. */
const CAPSULE = { x: 0, y: -0.84 } as const
const STAMENS = 11

/**
 * One half of a poppy from the side, in units of half a cell: crumpled petals open out of the throat at (0, -0.45) about a capsule with its
 * stamens; the petal behind and the one in front are drawn once over both halves.
 */
export function drawPoppyHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  if (half.side === 1) drawBack(cloth, half)
  putOutlined(cloth, half, inks.petal, sidePetal)
  for (const fold of folds) putDetail(cloth, half, inks.shade, fold)
  if (half.side === -1) drawFront(cloth, half)
}

const sidePetal: Ring = [
  [0, -0.4, 1],
  [0.2, -0.4],
  [0.46, -0.5],
  [0.64, -0.72],
  [0.66, -0.92],
  [0.56, -1.0],
  [0.54, -0.9],
  [0.44, -0.96],
  [0.4, -0.86],
  [0.28, -0.9],
  [0.22, -0.72],
  [0.1, -0.6],
]

/** Folds run from the throat to the hollows of the rim. */
const folds: readonly Ring[] = [
  [
    [0.16, -0.47, 1],
    [0.38, -0.58],
    [0.5, -0.74],
    [0.53, -0.89, 1],
    [0.45, -0.74],
    [0.33, -0.61],
  ],
  [
    [0.14, -0.53, 1],
    [0.29, -0.64],
    [0.36, -0.74],
    [0.38, -0.84, 1],
    [0.31, -0.74],
    [0.24, -0.66],
  ],
]

const back: Ring = [
  [-0.3, -0.66],
  [-0.46, -0.94],
  [-0.36, -1.14],
  [-0.22, -1.1],
  [-0.12, -1.2],
  [0, -1.1],
  [0.12, -1.2],
  [0.22, -1.1],
  [0.36, -1.14],
  [0.46, -0.94],
  [0.3, -0.66],
  [0, -0.56],
]

const front: Ring = [
  [-0.12, -0.34],
  [-0.32, -0.46],
  [-0.42, -0.66],
  [-0.34, -0.76],
  [-0.24, -0.68],
  [-0.12, -0.76],
  [0, -0.69],
  [0.12, -0.76],
  [0.24, -0.68],
  [0.34, -0.76],
  [0.42, -0.66],
  [0.32, -0.46],
  [0.12, -0.34],
]

function drawBack(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, back)
  putDetail(cloth, half, inks.shade, [
    [0, -0.66],
    [-0.24, -0.78],
    [-0.3, -1.02],
    [-0.14, -0.96],
    [0, -1.06],
    [0.14, -0.96],
    [0.3, -1.02],
    [0.24, -0.78],
  ])
  for (let at = 0; at < STAMENS; at++) {
    const angle = -TURN / 2 + (at / (STAMENS - 1)) * (TURN / 2)
    putDetail(cloth, half, inks.heart, circle(...polar(CAPSULE.x, CAPSULE.y, 0.21, angle), 0.022, 8))
  }
  putOutlined(cloth, half, inks.leaf, circle(CAPSULE.x, CAPSULE.y, 0.1))
  putOutlined(cloth, half, inks.heart, [
    [-0.13, -0.9, 1],
    [-0.06, -0.96],
    [0.06, -0.96],
    [0.13, -0.9, 1],
    [0.05, -0.89],
    [-0.05, -0.89],
  ])
}

function drawFront(cloth: Cloth, half: PlantHalf): void {
  putOutlined(cloth, half, half.inks.petal, front)
  for (const lean of [-0.62, 0, 0.62]) putDetail(cloth, half, half.inks.shade, streak.map(leanBy(lean)))
}

/** From the foot of the front petal to its rim. */
const streak: Ring = [
  [0, -0.38, 1],
  [0.035, -0.5],
  [0.02, -0.6],
  [0, -0.66, 1],
  [-0.02, -0.6],
  [-0.035, -0.5],
]

function leanBy(lean: number): (knot: Knot) => Knot {
  return ([x, y, corner]) => [x + lean * (-0.38 - y), y, corner]
}
