import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { createLabelBoard } from './label-board.ts'
import type { LabelMap } from './merge-specks.ts'

export type Regularity = {
  /** Expected colour error of a pixel near an edge, 8-bit levels. */
  readonly sigma: number
  /** Price of one unlike neighbour against half a chi-square. */
  readonly smoothness: number
  /** Most rounds over the borders. */
  readonly rounds: number
}

/**
 * Straightens borders and drops stray labels: each border pixel takes the label, among those beside it, that best
 * trades its colour (as a mix in which that ink holds at least half) against agreeing with its neighbours.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986), iterated conditional modes.
 *
 * @param borders pixels that stand on one side of every border at least
 * @param pinned 1 for pixels that keep their label: by colour alone a line thinner than a pixel loses each of them
 */
export function regularizeLabels(
  map: LabelMap,
  plane: PixelPlane,
  inks: Inks,
  rule: Regularity,
  borders: readonly Int32Array[],
  pinned: Uint8Array | undefined,
): void {
  const board = createLabelBoard(plane, inks)
  const { call, ink, open, kept } = board
  ink.set(map.ink)
  if (pinned) kept.set(pinned)
  for (const pixels of borders) {
    open.set(pixels)
    call.markBeside(pixels.length)
  }
  const scale = 1 / (2 * rule.sigma * rule.sigma)
  for (let round = 0; round < rule.rounds; round++) if (call.straightenRound(scale, rule.smoothness) === 0) break
  map.ink.set(ink)
}
