// Math.min and Math.max as calls that every compiler of V8 draws into the loop around them. The built-in ones are calls out of it, which
// make an object of each fraction, until the last compiler comes; most loops of a trace are over before.

/** The lesser of two numbers, neither of which is NaN. */
export function lesser(one: number, other: number): number {
  if (one < other) return one
  return other
}

/** The greater of two numbers, neither of which is NaN. */
export function greater(one: number, other: number): number {
  if (one > other) return one
  return other
}

/** The number in `low`..`high` that is nearest to `value`. */
export function clamp(value: number, low: number, high: number): number {
  if (value < low) return low
  if (value > high) return high
  return value
}
