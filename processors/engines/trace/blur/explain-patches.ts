import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import { inkComponents, type PictureModel, rgbOfComponents } from './picture-model.ts'

/** A colour that would explain a patch, weighted by its pixels, with properties of the patch. */
export type InkVote = {
  readonly rgb: readonly [number, number, number]
  readonly pixels: number
  /** The ink that it has, and the one that it borders on most. */
  readonly ink: number
  readonly ground: number
  /** Mean width, pixels: 1 for the thinnest line. */
  readonly thickness: number
}

/**
 * Gives small patches the ink that, blurred like the picture, explains them best. A thin black line is blurred to grey,
 * yet no grey ink explains how dark its middle and how light its sides are.
 *
 * @param model is updated with the map; readings of patches are kept between calls
 * @param votes receives a vote for each patch that no ink explains
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
