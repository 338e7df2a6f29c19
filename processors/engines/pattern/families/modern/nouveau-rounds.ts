import type { Cloth } from '../../kit/area/cloth.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { PlantHalf } from './nouveau-lily.ts'
import { putDetail, putOutlined } from './nouveau-lily.ts'

/** The middle of a flower that looks at us, in units of half a cell. */
const MIDDLE = { x: 0, y: -0.78 } as const

/** The rose of Glasgow: crescents that close about a heart, five without and three within; drawn once over both halves. */
export function drawRoseHalf(cloth: Cloth, half: PlantHalf): void {
  if (half.side === 1) {
    drawSepals(cloth, half)
    return
  }
  const { inks } = half
  for (let at = 0; at < 5; at++) {
    const angle = TURN / 4 + ((at * 2) % 5) * (TURN / 5)
    putOutlined(cloth, half, inks.petal, crescent(angle, 0.2, 0.24))
    putDetail(cloth, half, inks.shade, crescent(angle, 0.14, 0.15))
  }
  for (let at = 0; at < 3; at++)
    putOutlined(cloth, half, at === 1 ? inks.shade : inks.petal, crescent(-TURN / 4 + at * (TURN / 3), 0.08, 0.15))
  putOutlined(cloth, half, inks.heart, circle(MIDDLE.x, MIDDLE.y, 0.07, 8))
}

/** A petal as a bowl that opens outward at an angle, its middle so far out, its half width so much. */
function crescent(angle: number, out: number, reach: number): Ring {
  const shape: readonly Knot[] = [
    [-0.55, -0.2],
    [-0.3, -1.0],
    [0.35, -1.1],
    [0.95, -0.5],
    [1.0, 0.35],
    [0.5, 1.05],
    [-0.25, 1.05],
    [-0.55, 0.25],
  ]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = polar(MIDDLE.x, MIDDLE.y, out, angle)
  return shape.map(
    ([u, v, corner]): Knot => [x + reach * (u * 0.8 * cos - v * sin), y + reach * (u * 0.8 * sin + v * cos), corner],
  )
}

/** Sunflower, daisy and chrysanthemum: rays about a disc, the longer ones behind. */
export function drawRayHalf(cloth: Cloth, half: PlantHalf): void {
  if (half.side === 1) {
    drawSepals(cloth, half)
    return
  }
  const { inks } = half
  const count = 13
  for (const [length, ink, shift] of [
    [0.46, inks.shade, 0.5],
    [0.4, inks.petal, 0],
  ] as const)
    for (let at = 0; at < count; at++) putOutlined(cloth, half, ink, ray(((at + shift) / count) * TURN, length))
  putOutlined(cloth, half, inks.heart, circle(MIDDLE.x, MIDDLE.y, 0.16))
  for (let at = 0; at < 9; at++)
    putDetail(cloth, half, inks.keyline, circle(...polar(MIDDLE.x, MIDDLE.y, 0.1, (at / 9) * TURN), 0.018, 8))
}

function ray(angle: number, length: number): Ring {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const shape: readonly Knot[] = [
    [0.08, 0.03],
    [length * 0.5, 0.085],
    [length * 0.85, 0.06],
    [length, 0, 1],
    [length * 0.85, -0.06],
    [length * 0.5, -0.085],
    [0.08, -0.03],
  ]
  return shape.map(([u, v, corner]): Knot => [MIDDLE.x + u * cos - v * sin, MIDDLE.y + u * sin + v * cos, corner])
}

/** Two leaves that hold the flower from below, over both halves. */
function drawSepals(cloth: Cloth, half: PlantHalf): void {
  for (const side of [1, -1])
    putOutlined(cloth, half, half.inks.leaf, [
      [0, -0.34, 1],
      [side * 0.2, -0.38],
      [side * 0.42, -0.5],
      [side * 0.54, -0.74, 1],
      [side * 0.34, -0.62],
      [side * 0.12, -0.52],
    ])
}
