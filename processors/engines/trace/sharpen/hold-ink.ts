import { blurInPlace } from '../blur/blur-plane.ts'
import type { Candidates } from './list-candidates.ts'

/** What a picture in estimated shares misses of the picture, each blurred twice, a plane per component. */
export type Missed = {
  readonly planes: readonly Float32Array[]
  readonly width: number
  readonly height: number
  /** Half of the blur kernel that is applied twice at once, from its middle outwards. */
  readonly taps: Float32Array
}

/** How an ink explains a picture while the shares of all inks stay. */
export type HeldInk = {
  /** What changes in the squared misses with each component of the ink, halved. */
  readonly slopes: readonly number[]
  /** How fast that changes: the square of its shares, blurred. */
  readonly weight: number
}

/**
 * What the open pixels that hold an ink tell of it.
 *
 * @param shares of each candidate in the four quarters of its pixel
 */
export function holdInk(
  own: number,
  { open, first, ink }: Candidates,
  shares: Float32Array,
  { planes, width, height, taps }: Missed,
): HeldInk {
  const held = new Float32Array(width * height)
  for (let index = 0; index < open.length; index++)
    for (let k = first[index]; k < first[index + 1]; k++)
      if (ink[k] === own)
        held[open[index]] += (shares[4 * k] + shares[4 * k + 1] + shares[4 * k + 2] + shares[4 * k + 3]) / 4
  const blurred = held.slice()
  blurInPlace(blurred, width, height, taps)
  return { slopes: planes.map((plane) => dot(held, plane)), weight: dot(held, blurred) }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}
