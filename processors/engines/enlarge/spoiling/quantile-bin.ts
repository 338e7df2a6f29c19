/**
 * Index of the histogram bin at a quantile: the first by which more than `share` (0..1) of all counts have come; -1 for
 * an empty histogram.
 */
export function quantileBin(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return seen > total * share
  })
}
