import { greater, lesser } from '../clamp.ts'

/** When a colour counts as a mixture of two others. */
export type MixtureRule = {
  /** The two must differ by more than this many tolerances, or they explain nothing. */
  readonly stepMin: number
  /** Share that each of the two must have at least: a pixel that equals one of them is pure. */
  readonly shareMin: number
  /** Levels beyond the tolerance by which a channel may miss the mixture. */
  readonly slack: number
}

/**
 * Whether the pixel at byte `at` is a mixture of those at `one` and `other`.
 *
 * @param data RGBA, 8 bits a channel
 * @param tolerance levels two pixels may differ and still count as equal
 */
export function isMixture(
  data: Uint8Array,
  at: number,
  one: number,
  other: number,
  tolerance: number,
  { stepMin, shareMin, slack }: MixtureRule,
): boolean {
  const missMax = tolerance + slack
  const own = data[at + 1]
  // Past both of them in one component it is no mixture, as most pixels are not.
  if (own > greater(data[one + 1], data[other + 1]) + missMax) return false
  if (own < lesser(data[one + 1], data[other + 1]) - missMax) return false
  const red = data[other] - data[one]
  const green = data[other + 1] - data[one + 1]
  const blue = data[other + 2] - data[one + 2]
  const alpha = data[other + 3] - data[one + 3]
  const step = stepMin * tolerance
  const length = red * red + green * green + blue * blue + alpha * alpha
  if (length <= step * step) return false
  const along =
    (data[at] - data[one]) * red +
    (data[at + 1] - data[one + 1]) * green +
    (data[at + 2] - data[one + 2]) * blue +
    (data[at + 3] - data[one + 3]) * alpha
  const share = along / length
  if (share < shareMin || share > 1 - shareMin) return false
  return (
    Math.abs(data[one] + share * red - data[at]) <= missMax &&
    Math.abs(data[one + 1] + share * green - data[at + 1]) <= missMax &&
    Math.abs(data[one + 2] + share * blue - data[at + 2]) <= missMax &&
    Math.abs(data[one + 3] + share * alpha - data[at + 3]) <= missMax
  )
}

/** How much of ink `b` explains the pixel at byte `at` best beside ink `a`: below 0 or above 1 where no mix does. */
export function shareOfMix(data: Uint8Array, at: number, values: Float64Array, a: number, b: number): number {
  const red = values[b] - values[a]
  const green = values[b + 1] - values[a + 1]
  const blue = values[b + 2] - values[a + 2]
  const alpha = values[b + 3] - values[a + 3]
  const length = red * red + green * green + blue * blue + alpha * alpha
  if (length === 0) return 0
  const along =
    (data[at] - values[a]) * red +
    (data[at + 1] - values[a + 1]) * green +
    (data[at + 2] - values[a + 2]) * blue +
    (data[at + 3] - values[a + 3]) * alpha
  return along / length
}

/** Squared distance of the pixel at byte `at` from ink `a` with a share of ink `b`; the inks are named by their first value. */
export function squaredMissOfMix(
  data: Uint8Array,
  at: number,
  values: Float64Array,
  a: number,
  b: number,
  share: number,
): number {
  const red = values[a] + share * (values[b] - values[a]) - data[at]
  const green = values[a + 1] + share * (values[b + 1] - values[a + 1]) - data[at + 1]
  const blue = values[a + 2] + share * (values[b + 2] - values[a + 2]) - data[at + 2]
  const alpha = values[a + 3] + share * (values[b + 3] - values[a + 3]) - data[at + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

/** Squared distance, at least, of the pixel at byte `at` from every mix of two inks: how far it lies past both in each colour. */
export function squaredMissAtLeast(data: Uint8Array, at: number, values: Float64Array, a: number, b: number): number {
  const red = pastBoth(data[at], values[a], values[b])
  const green = pastBoth(data[at + 1], values[a + 1], values[b + 1])
  const blue = pastBoth(data[at + 2], values[a + 2], values[b + 2])
  return red * red + green * green + blue * blue
}

function pastBoth(own: number, one: number, other: number): number {
  if (own < one && own < other) return lesser(one, other) - own
  if (own > one && own > other) return own - greater(one, other)
  return 0
}
