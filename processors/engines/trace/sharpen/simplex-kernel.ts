import {
  add4,
  divide4,
  fourAt,
  fourOf,
  greater4,
  lesser4,
  multiply4,
  putFour,
  subtract4,
  where4,
} from '../../kernels/four.ts'
import type { Whole } from '../../kernels/whole.ts'

/** What the shares of a pixel are to become, four quarters each. */
export const moved = new Float32Array(0)

/** Puts the shares of the quarters of a pixel in their range: a single one between 0 and 1, those of several add up to 1. */
export function settleMoved(count: Whole): void {
  if (count > 2) shareOut(count)
  else settleFew(count)
}

/** A single share, or two. */
function settleFew(count: Whole): void {
  const one = fourOf(1)
  let own = fourAt(moved, 0)
  if (count === 2) own = multiply4(fourOf(0.5), add4(one, subtract4(own, fourAt(moved, 4))))
  own = lesser4(one, greater4(fourOf(0), own))
  putFour(moved, 0, own)
  if (count === 2) putFour(moved, 4, subtract4(one, own))
}

/**
 * The nearest shares that add up to 1 and are none below 0. Source: C. Michelot, "A finite algorithm for finding the
 * projection of a point onto the canonical simplex" (1986).
 */
function shareOut(count: Whole): void {
  const one = fourOf(1)
  let level = fourOf(-1e9)
  for (let round: Whole = 0; round < count; round++) {
    let sum = fourOf(-1)
    let above = fourOf(0)
    for (let s: Whole = 0; s < count; s++) {
      const own = fourAt(moved, 4 * s)
      sum = add4(sum, where4(own, level, own))
      above = add4(above, where4(own, level, one))
    }
    level = divide4(sum, above)
  }
  for (let s: Whole = 0; s < count; s++)
    putFour(moved, 4 * s, greater4(fourOf(0), subtract4(fourAt(moved, 4 * s), level)))
}
