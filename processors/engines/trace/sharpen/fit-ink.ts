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

// How far an ink goes towards the one that explains its misses best: while the shares stay, of what a line too pale
// misses only its middle tells so, and its sides, which are too wide for it, say the opposite.
const STRIDE = 2

/**
 * An ink that explains the picture better with the shares as they are: one step of least squares over the pixels that hold
 * it. Undefined where hardly any do.
 *
 * @param level the ink, a number per component
 * @param shares of each candidate in the four quarters of its pixel
 */
export function fitInk(
  own: number,
  level: readonly number[],
  { open, first, ink }: Candidates,
  shares: Float32Array,
  { planes, width, height, taps }: Missed,
): readonly number[] | undefined {
  const held = new Float32Array(width * height)
  for (const [index, pixel] of open.entries())
    for (let k = first[index]; k < first[index + 1]; k++)
      if (ink[k] === own) for (let quarter = 0; quarter < 4; quarter++) held[pixel] += shares[4 * k + quarter] / 4
  const blurred = held.slice()
  blurInPlace(blurred, width, height, taps)
  const weight = dot(held, blurred)
  return weight < 1 ? undefined : level.map((one, c) => one - (STRIDE * dot(held, planes[c])) / weight)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}
