import type { Cloth } from '../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import type { PlantHalf } from './nouveau-lily.ts'
import { putDetail, putOutlined } from './nouveau-lily.ts'

/** The same ring on both sides of the middle: given from the foot to the tip on the right. */
export function mirrored(right: readonly Knot[]): Ring {
  const inner = right.filter(([x]) => x !== 0)
  return [...right, ...inner.toReversed().map(([x, y, corner]): Knot => [-x, y, corner])]
}

/** A tapering vein from one point to another, bent sideways by a share of its length. */
export function vein([x, y]: Point, [tipX, tipY]: Point, half: number, bend = 0): Ring {
  const [middleX, middleY] = [(x + tipX) / 2 - (tipY - y) * bend, (y + tipY) / 2 + (tipX - x) * bend]
  const far = Math.hypot(tipX - x, tipY - y)
  const [acrossX, acrossY] = [(-(tipY - y) / far) * half, ((tipX - x) / far) * half]
  return [
    [x + acrossX, y + acrossY, 1],
    [middleX + acrossX, middleY + acrossY],
    [tipX, tipY, 1],
    [middleX - acrossX, middleY - acrossY],
    [x - acrossX, y - acrossY, 1],
  ]
}

/** A long anther across the end of its filament. */
function anther([x, y]: Point, turn: number): Ring {
  const [alongX, alongY] = [Math.cos(turn) * ANTHER, Math.sin(turn) * ANTHER]
  return [
    [x - alongX, y - alongY, 1],
    [x - alongY * 0.38, y + alongX * 0.38],
    [x + alongX, y + alongY, 1],
    [x + alongY * 0.38, y - alongX * 0.38],
  ]
}

/** Half the length of an anther, in half cells. */
const ANTHER = 0.055

/**
 * One half of a trumpet lily, in units of half a cell: two pointed petals with a rib bend out of the funnel and turn back at their tips.
 * The upright petal, the funnel, and the long stamens are drawn once over both halves.
 */
export function drawTrumpetHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, [
    [0.02, -0.44, 1],
    [0.09, -0.7],
    [0.22, -0.93],
    [0.45, -1.08, 1],
    [0.43, -0.88],
    [0.35, -0.66],
    [0.22, -0.49],
    [0.1, -0.4],
  ])
  putDetail(cloth, half, inks.shade, vein([0.11, -0.5], [0.38, -0.98], 0.022, 0.1))
  putOutlined(cloth, half, inks.petal, [
    [0.03, -0.41, 1],
    [0.18, -0.56],
    [0.4, -0.68],
    [0.58, -0.66],
    [0.7, -0.46, 1],
    [0.57, -0.51],
    [0.42, -0.46],
    [0.24, -0.36],
    [0.08, -0.3],
  ])
  putDetail(cloth, half, inks.shade, vein([0.14, -0.42], [0.6, -0.58], 0.022, 0.1))
  if (half.side === -1) drawTrumpetMiddle(cloth, half)
}

function drawTrumpetMiddle(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(
    cloth,
    half,
    inks.petal,
    mirrored([
      [0, -0.4, 1],
      [0.13, -0.56],
      [0.15, -0.84],
      [0, -1.18, 1],
    ]),
  )
  putDetail(cloth, half, inks.shade, vein([0, -0.56], [0, -1.06], 0.02))
  putOutlined(
    cloth,
    half,
    inks.shade,
    mirrored([
      [0, -0.2, 1],
      [0.05, -0.28],
      [0.1, -0.42],
      [0.2, -0.55],
      [0.08, -0.5],
      [0, -0.56],
    ]),
  )
  for (const [x, y] of stamens)
    for (const side of [1, -1]) {
      const end: Point = [x * side, y]
      putDetail(cloth, half, inks.heart, vein([0, -0.5], end, 0.01, -0.12 * side))
      putDetail(cloth, half, inks.heart, anther(end, 0.35 * side))
    }
  putOutlined(
    cloth,
    half,
    inks.leaf,
    mirrored([
      [0, -0.16, 1],
      [0.055, -0.22],
      [0.05, -0.3],
      [0, -0.34, 1],
    ]),
  )
}

/** Ends of the stamens on the right. */
const stamens: readonly Point[] = [
  [0.08, -0.9],
  [0.2, -0.8],
  [0.27, -0.68],
]

/** One half of a tulip: a deep cup of a rounded petal before two that turn out at their tips. */
export function drawTulipHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, [
    [0, -0.24, 1],
    [0.2, -0.29],
    [0.35, -0.48],
    [0.34, -0.76],
    [0.4, -1.04, 1],
    [0.24, -0.94],
    [0.1, -0.78],
    [0, -0.6],
  ])
  putDetail(cloth, half, inks.shade, [
    [0.3, -0.44, 1],
    [0.31, -0.72],
    [0.36, -0.98, 1],
    [0.25, -0.78],
    [0.24, -0.56],
  ])
  if (half.side === -1) {
    putOutlined(
      cloth,
      half,
      inks.petal,
      mirrored([
        [0, -0.22, 1],
        [0.15, -0.32],
        [0.23, -0.56],
        [0.16, -0.82],
        [0, -1.02, 1],
      ]),
    )
    putDetail(
      cloth,
      half,
      inks.shade,
      mirrored([
        [0, -0.26, 1],
        [0.07, -0.36],
        [0.1, -0.54],
        [0, -0.8, 1],
      ]),
    )
    putDetail(cloth, half, inks.heart, vein([0, -0.3], [0, -0.86], 0.014))
  }
}
