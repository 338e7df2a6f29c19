import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import { inkComponents, type PictureModel, rgbOfComponents } from './picture-model.ts'

/** A colour that a patch would need to explain the picture, how many pixels say so, and what the patch is. */
export type InkVote = {
  readonly rgb: readonly [number, number, number]
  readonly pixels: number
  /** The ink that it has, and the one it mostly borders on. */
  readonly ink: number
  readonly ground: number
  /** Its mean width, pixels: 1 of the thinnest line. */
  readonly thickness: number
}

/**
 * Gives small patches the ink that, blurred as the picture was, explains them best: of a thin black line blur leaves grey,
 * yet no grey ink explains how dark its middle is and how light its sides are.
 *
 * @param model follows the changed map; what was read of its patches is known from call to call
 * @param votes takes a vote of each patch that no ink explains
 */
export function explainPatches(
  map: LabelMap,
  { board }: PictureModel,
  inks: Inks,
  { sigma, smoothness, rounds }: Regularity,
  votes?: InkVote[],
): void {
  const { call, ink, colors, limits, vote } = board
  ink.set(map.ink)
  colors.set(inkComponents(inks))
  limits[1] = inks.count
  for (let round = 0; round < rounds; round++) {
    call.startWalk()
    let from = 0
    do {
      from = call.explainFrom(from, 2 * sigma * sigma, smoothness, votes ? 1 : 0)
      if (from > 0) votes?.push(readVote(vote))
    } while (from > 0)
    if (call.changedPatches() === 0) break
  }
  map.ink.set(ink)
}

function readVote([light, blue, red, pixels, ink, ground, border]: Float64Array): InkVote {
  return { rgb: rgbOfComponents(light, blue, red), pixels, ink, ground, thickness: (2 * pixels) / border }
}
