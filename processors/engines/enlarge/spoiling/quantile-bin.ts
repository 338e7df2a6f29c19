/** The first bin by which more than `share` (0..1) of all that was counted has come; -1 where nothing was counted. */
export function quantileBin(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return seen > total * share
  })
}
