import type { Labels } from './label-pixels.ts'

export type Regularity = {
  /** Expected colour error of a pixel near an edge, standard deviation in 8-bit levels. */
  readonly sigma: number
  /** Cost of one unlike neighbour, in units of half a chi-square. */
  readonly smoothness: number
  /** Most rounds over the borders. */
  readonly rounds: number
}

/**
 * Straightens borders and removes stray labels: each border pixel takes the label among its neighbours' with the
 * smallest cost, its colour error (as a mix of which that ink holds at least half) plus a cost per unlike neighbour.
 * Source: J. Besag, "On the statistical analysis of dirty pictures" (1986), iterated conditional modes.
 *
 * @param changed pixels that differ from a neighbour
 * @param keepsLines true where lines thinner than a pixel keep their labels, all of which they would lose by colour
 *   alone
 * @returns the ink of each pixel
 */
export function regularizeLabels(
  { board, opened }: Labels,
  changed: Int32Array,
  { sigma, smoothness, rounds }: Regularity,
  keepsLines: boolean,
): Uint8Array {
  const { call, ink, open, kept } = board
  if (!keepsLines) kept.fill(0)
  call.markBeside(opened)
  open.set(changed)
  call.markBeside(changed.length)
  for (let round = 0; round < rounds; round++)
    if (call.straightenRound(1 / (2 * sigma * sigma), smoothness) === 0) break
  return ink.slice()
}
