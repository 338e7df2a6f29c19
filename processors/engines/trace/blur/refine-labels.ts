import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import { inkComponents, type PictureModel } from './picture-model.ts'

// Share of the pixels below which a round that moves fewer is the last.
const CHANGED_SHARE_MIN = 1 / 2000

/**
 * Moves borders until the labels, blurred like the picture, are most like it: each border pixel takes the label among
 * its neighbours' with the smallest residual around it, traded against the number of unlike neighbours. Source: J.
 * Besag, "On the statistical analysis of dirty pictures" (1986), iterated conditional modes with the blur in the
 * observation model.
 */
export function refineLabels(map: LabelMap, { board }: PictureModel, inks: Inks, rule: Regularity): void {
  board.ink.set(map.ink)
  board.colors.set(inkComponents(inks))
  board.call.markBorders()
  for (let round = 0; round < rule.rounds; round++) {
    const changed = board.call.refineRound(1 / (2 * rule.sigma * rule.sigma), rule.smoothness)
    if (changed < CHANGED_SHARE_MIN * map.ink.length) break
  }
  map.ink.set(board.ink)
}
