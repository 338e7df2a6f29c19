import { linearOfSrgb } from '../../color/oklab.ts'

/** Each coded value as it is, 0..255. */
export const codedLevels: Float64Array = Float64Array.from({ length: 256 }, (_, value) => value)

/** Linear light of each coded value, 0..255. */
export const linearLevels: Float64Array = linearOfSrgb.map((light) => 255 * light)

/** Level of a fractional value, such as the mean colour of an ink, interpolated. */
export function levelOf(levels: Float64Array, value: number): number {
  const low = Math.floor(value)
  return low >= 255 ? levels[255] : levels[low] + (value - low) * (levels[low + 1] - levels[low])
}
