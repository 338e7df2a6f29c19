/** Coverage grows with the square of a size, and fillers make up for some of it. */
const SWELL_POWER = 0.45
const SWELL_LEAST = 0.62

/**
 * By how much the heroes of a cloth grow or shrink at another density. Their number and places stay, so that it is the same design;
 * what lies between them comes and goes.
 *
 * @param coverage asked for
 * @param classic the family's own
 * @param most where heroes would begin to touch
 */
export function heroSwell(coverage: number, classic: number, most: number): number {
  return Math.max(SWELL_LEAST, Math.min(most, (coverage / classic) ** SWELL_POWER))
}
