import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import { inkComponents, type PictureModel } from './picture-model.ts'

// Rounds that move fewer pixels than one in so many are not worth their time.
const CHANGED_SHARE_MIN = 1 / 2000

/**
 * Moves borders until the labels, blurred as the picture was, resemble it most: each border pixel takes the label beside
 * it that leaves least unexplained around it, traded against agreeing with its neighbours.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986), with the blur in the observation.
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
