/** How far a colour at `at` is from the way between those at `one` and `other` of `ends`, which runs on past both by a share of itself. */
export function segmentDistance(
  point: ArrayLike<number>,
  at: number,
  ends: ArrayLike<number>,
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
  const share = length === 0 ? 0 : Math.max(-overshoot, Math.min(1 + overshoot, along / length))
  let squares = 0
  for (let c = 0; c < 3; c++) {
    const gap = point[at + c] - ends[one + c] - share * (ends[other + c] - ends[one + c])
    squares += gap * gap
  }
  return Math.sqrt(squares)
}
