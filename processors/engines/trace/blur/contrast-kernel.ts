import type { Whole } from '../../kernels/whole.ts'
import { colors } from './model-kernel.ts'
import { BLUE_WEIGHT, LIGHT_WEIGHT, RED_WEIGHT } from './refine-kernel.ts'

/**
 * Of what labels miss at a blurred edge, twice the variance in squared levels: the least, which grain and compression make, and
 * its share of the squared contrast of two inks, since an edge is missed in proportion.
 */
export const errors = new Float64Array(2)

/** Twice the variance of what labels of two inks miss at a blurred edge, squared levels, `most` at most. */
export function errorBetween(one: Whole, other: Whole, most: number): number {
  const light = colors[one * 3] - colors[other * 3]
  const blue = colors[one * 3 + 1] - colors[other * 3 + 1]
  const red = colors[one * 3 + 2] - colors[other * 3 + 2]
  const contrast = LIGHT_WEIGHT * light * light + BLUE_WEIGHT * blue * blue + RED_WEIGHT * red * red
  return Math.max(errors[0], Math.min(most, errors[1] * contrast))
}
