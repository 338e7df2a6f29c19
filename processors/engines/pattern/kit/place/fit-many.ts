/** After so many failures in a row the remaining gaps are taken to be too small for things of this size. */
const MISSES_MOST = 9

/**
 * Fits things one after the other until enough is covered, the count is reached, or no more find a place; a failing
 * search costs as much as a successful one.
 *
 * @param fitOne tries the thing with an index; returns what `toss.fit` returns
 */
export function fitMany(most: number, isFull: () => boolean, fitOne: (at: number) => unknown): void {
  let misses = 0
  for (let at = 0; at < most && misses < MISSES_MOST && !isFull(); at++) misses = fitOne(at) ? 0 : misses + 1
}
