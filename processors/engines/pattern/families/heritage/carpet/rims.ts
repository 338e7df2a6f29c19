import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Knot, Placing, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'

const STEPS = 96

/** Outline of a medallion round the origin as a share of its radius at an angle, 0.7..1. */
export type Rim = (angle: number) => number

/** Lobes that meet in cusps pointing inwards, as a shamsa has. */
export const lobed =
  (lobes: number, depth: number): Rim =>
  (angle) =>
    1 - depth + depth * Math.abs(Math.cos((angle * lobes) / 2))

/** Straight sides between so many points, `waist` the radius of the angles between them: the star of Heriz. */
export const angular =
  (points: number, waist: number): Rim =>
  (angle) => {
    const half = TURN / points / 2
    const away = Math.abs((((angle % (2 * half)) + 3 * half) % (2 * half)) - half)
    // Where the ray meets the straight side from a point (radius 1) to the angle between points (radius `waist`).
    const [ax, bx, by] = [1, waist * Math.cos(half), waist * Math.sin(half)]
    const from = half - away
    const tangent = Math.tan(from)
    const x = (ax * by) / (by - tangent * (bx - ax))
    return Math.hypot(x, x * tangent)
  }

/** A rim at a place, `wide` and `tall` its half axes in mm. */
function rimRing(rim: Rim, [x, y]: Point, wide: number, tall: number): Ring {
  return Array.from({ length: STEPS }, (_, step): Knot => {
    const angle = (step / STEPS) * TURN
    const far = rim(angle)
    return [x + Math.cos(angle) * far * wide, y + Math.sin(angle) * far * tall, 1]
  })
}

/** Rims in rims at a place: each with its ink and its share of the half axes, from outside in. */
export function paintRims(
  cloth: Cloth,
  rim: Rim,
  at: Point,
  size: readonly [wide: number, tall: number],
  levels: readonly (readonly [share: number, ink: number])[],
): void {
  for (const [share, ink] of levels) paint(cloth, ink, rimRing(rim, at, size[0] * share, size[1] * share))
}

/** Stamps a motif, placed from a middle, and its mirror images left, below and both. */
export function stampFourfold(cloth: Cloth, motif: Motif, [x, y]: Point, placing: Placing = {}): void {
  const { x: dx = 0, y: dy = 0, turn = 0, size = 1 } = placing
  const images: readonly Placing[] = [
    { x: x + dx, y: y + dy, turn, flip: 1 },
    { x: x - dx, y: y + dy, turn: Math.PI - turn, flip: -1 },
    { x: x + dx, y: y - dy, turn: -turn, flip: -1 },
    { x: x - dx, y: y - dy, turn: turn + Math.PI, flip: 1 },
  ]
  for (const image of images) stampMotif(cloth, motif, { ...image, size })
}
