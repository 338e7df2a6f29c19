import type { Whole } from '../../kernels/whole.ts'
import { frame, isCrest, isInterior } from './mixture-kernel.ts'

/** Pixels that are looked at. */
export const looked = new Int32Array(0)

/** Turns each of the first `count` of `looked` round, below 0, that does not equal its four neighbours within `tolerance` levels. */
export function turnUnlike(count: Whole, tolerance: number): void {
  for (let i: Whole = 0; i < count; i++) {
    const pixel = looked[i]
    if (!isInterior(pixel % frame[0], Math.floor(pixel / frame[0]) | 0, tolerance)) looked[i] = -1 - pixel
  }
}

/**
 * Keeps of the first `count` of `looked`, in their order, those that are no mix of opposite neighbours up to `reach` pixels away.
 *
 * @returns how many are kept
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
