import { linearOfSrgb } from '../../color/oklab.ts'

/** 0..255 of each coded value as it stands in the file. */
export const codedLevels: Float64Array = Float64Array.from({ length: 256 }, (_, value) => value)

/** Linear light, 0..255, of each coded value. */
export const linearLevels: Float64Array = linearOfSrgb.map((light) => 255 * light)

/** Level of a value between whole ones, as the mean colour of an ink may be. */
export function levelOf(levels: Float64Array, value: number): number {
  const low = Math.floor(value)
  return low >= 255 ? levels[255] : levels[low] + (value - low) * (levels[low + 1] - levels[low])
}
