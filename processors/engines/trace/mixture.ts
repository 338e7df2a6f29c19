/** When a colour counts as a mixture of two others. */
export type MixtureRule = {
  /** The two must differ by more than this many tolerances, or they explain nothing. */
  readonly stepMin: number
  /** Share that each of the two must have at least: a pixel that equals one of them is pure. */
  readonly shareMin: number
  /** Levels beyond the tolerance by which a channel may miss the mixture. */
  readonly slack: number
}

/**
 * Whether the pixel at byte `at` is a mixture of those at `one` and `other`.
 *
 * @param data RGBA, 8 bits a channel
 * @param tolerance levels two pixels may differ and still count as equal
 */
export function isMixture(
  data: Uint8Array,
  at: number,
  [one, other]: readonly [one: number, other: number],
  tolerance: number,
  { stepMin, shareMin, slack }: MixtureRule,
): boolean {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 4; channel++) {
    const span = data[other + channel] - data[one + channel]
    along += (data[at + channel] - data[one + channel]) * span
    length += span * span
  }
  if (length <= (stepMin * tolerance) ** 2) return false
  const share = along / length
  if (share < shareMin || share > 1 - shareMin) return false
  for (let channel = 0; channel < 4; channel++) {
    const mixed = data[one + channel] + share * (data[other + channel] - data[one + channel])
    if (Math.abs(mixed - data[at + channel]) > tolerance + slack) return false
  }
  return true
}
