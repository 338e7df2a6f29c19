/** So many misses in a row say that what is left of the ground is too small for things of this size. */
const MISSES_MOST = 9

/**
 * Fits things one after the other until enough is covered, the count is reached, or no more find a place: a search that
 * fails costs as much as one that succeeds.
 *
 * @param fitOne tries the thing at a place in the order; what `toss.fit` returns
 */
export function fitMany(most: number, isFull: () => boolean, fitOne: (at: number) => unknown): void {
  let misses = 0
  for (let at = 0; at < most && misses < MISSES_MOST && !isFull(); at++) misses = fitOne(at) ? 0 : misses + 1
}
