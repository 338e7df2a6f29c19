/** Coverage grows with the square of a motif's size; fillers make up for part of it. */
const SWELL_POWER = 0.45
const SWELL_LEAST = 0.62

/**
 * Factor on the size of main motifs at another density. Their number and places stay, so that it is the same design;
 * the fillers between them change.
 *
 * @param coverage requested area share
 * @param classic the family's own area share
 * @param most factor at which main motifs would begin to touch
 */
export function heroSwell(coverage: number, classic: number, most: number): number {
  return Math.max(SWELL_LEAST, Math.min(most, (coverage / classic) ** SWELL_POWER))
}
