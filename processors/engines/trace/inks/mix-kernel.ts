import type { Whole } from '../../kernels/whole.ts'
import { greater, lesser } from '../../numbers/clamp.ts'
import { data } from './mixture-kernel.ts'
import { values } from './nearest-kernel.ts'

/**
 * Share of ink `b` in the mix with ink `a` that explains the pixel at byte `at` best; below 0 or above 1 where no mix
 * does. Inks are given by the index of their first value.
 */
export function shareOfMix(at: Whole, a: Whole, b: Whole): number {
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

/** Squared distance of the pixel at byte `at` from the mix of inks `a` and `b` with this share of `b`. */
export function squaredMissOfMix(at: Whole, a: Whole, b: Whole, share: number): number {
  const red = values[a] + share * (values[b] - values[a]) - data[at]
  const green = values[a + 1] + share * (values[b + 1] - values[a + 1]) - data[at + 1]
  const blue = values[a + 2] + share * (values[b + 2] - values[a + 2]) - data[at + 2]
  const alpha = values[a + 3] + share * (values[b + 3] - values[a + 3]) - data[at + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

/**
 * Lower bound of the pixel's squared distance from every mix of two inks: how far it lies outside both, channel by
 * channel.
 */
export function squaredMissAtLeast(at: Whole, a: Whole, b: Whole): number {
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
