import type { Knot, Ring } from './knot.ts'

/**
 * A petal of an ornament that points away from (x, y): widest at two thirds, with a soft point.
 *
 * @param from distance of its foot, `to` of its tip, `half` half its width
 */
export function ornamentPetal(x: number, y: number, turn: number, from: number, to: number, half: number): Ring {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (far: number, side: number, corner?: 1): Knot => [
    x + far * cos - side * sin,
    y + far * sin + side * cos,
    corner,
  ]
  const length = to - from
  return [
    at(from, 0, 1),
    at(from + length * 0.3, half * 0.62),
    at(from + length * 0.72, half * 1.16),
    at(from + length * 0.97, half * 0.42),
    at(from + length * 1.03, 0),
    at(from + length * 0.97, -half * 0.42),
    at(from + length * 0.72, -half * 1.16),
    at(from + length * 0.3, -half * 0.62),
  ]
}

/** A pointed leaf between two places; `half` is its half width as a share of its length, `bend` bows it into an S. */
export function ornamentLeaf(fromX: number, fromY: number, toX: number, toY: number, half: number, bend = 0): Ring {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const at = (t: number, side: number, corner?: 1): Knot => [
    fromX + dx * t - dy * side,
    fromY + dy * t + dx * side,
    corner,
  ]
  return [
    at(0, 0, 1),
    at(0.28, half * 0.9 + bend),
    at(0.66, half * 0.8 + bend),
    at(1, 0, 1),
    at(0.68, -half * 0.7 + bend * 0.6),
    at(0.3, -half * 0.9 + bend),
  ]
}
