// Math.min and Math.max for hot loops. All tiers of V8's compilers inline these functions. The built-in ones are only
// inlined by the last tier, TurboFan; before that each is a call which boxes its floating-point result, and most loops
// of a trace end before TurboFan is reached.

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

/** The number in `low`..`high` that is nearest to `value`; `low` is at most `high`. */
export function clamp(value: number, low: number, high: number): number {
  if (value < low) return low
  if (value > high) return high
  return value
}
