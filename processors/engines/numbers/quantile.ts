/** The median of one value or more; of an even number of values the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

/**
 * The value below which `share` of all values lie.
 *
 * @param sorted values in ascending order
 * @param share 0 for the least value, 1 for the greatest; between two values it is the lower one
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))]
}
