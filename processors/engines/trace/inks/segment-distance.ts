import { clamp } from '../clamp.ts'

/** How far a colour at `at` is from the way between those at `one` and `other` of `ends`, which runs on past both by a share of itself. */
export function segmentDistance(
  point: Float64Array,
  at: number,
  ends: Float64Array,
  one: number,
  other: number,
  overshoot: number,
): number {
  let along = 0
  let length = 0
  for (let c = 0; c < 3; c++) {
    const span = ends[other + c] - ends[one + c]
    along += (point[at + c] - ends[one + c]) * span
    length += span * span
  }
  const share = length === 0 ? 0 : clamp(along / length, -overshoot, 1 + overshoot)
  let squares = 0
  for (let c = 0; c < 3; c++) {
    const gap = point[at + c] - ends[one + c] - share * (ends[other + c] - ends[one + c])
    squares += gap * gap
  }
  return Math.sqrt(squares)
}
