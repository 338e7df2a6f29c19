import type { Whole } from '../../kernels/whole.ts'
import { frame, isCrest } from './mixture-kernel.ts'

/** Input and output: pixel indices. */
export const looked = new Int32Array(0)

/**
 * Keeps those of the first `count` pixels, in order, that are no mix of opposite neighbours up to `reach` pixels away.
 *
 * @returns number of pixels kept
 */
export function keepCrests(count: Whole, tolerance: number, reach: Whole): Whole {
  let kept: Whole = 0
  for (let i: Whole = 0; i < count; i++) {
    const pixel = looked[i]
    if (isCrest(pixel % frame[0], Math.floor(pixel / frame[0]) | 0, tolerance, reach)) {
      looked[kept] = pixel
      kept++
    }
  }
  return kept
}
