import type { Inks } from '../inks/find-inks.ts'
import { createPatchWalk, type LabelMap, listNeighbors, type PatchVisitor } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import { componentWeights, inkComponents, rgbOfComponents } from './picture-model.ts'
import type { PatchReader, PatchReading } from './read-patch.ts'

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

// A larger patch needs no help, nor one that shows more pixels as they are: fewer may be the blots of compression.
const PATCH_MAX = 4000
const INSIDE_MAX = 120
// Two or three pixels in a row would find themselves any colour.
const VOTE_PIXELS_MIN = 6
// Half a chi-square that the best ink leaves unexplained.
const VOTE_MISS_MIN = 8
const DIAGONAL_WEIGHT = 0.7

/**
 * Gives small patches the ink that, blurred as the picture was, explains them best: of a thin black line blur leaves grey,
 * yet no grey ink explains how dark its middle is and how light its sides are.
 *
 * @param reader its model follows the changed map
 * @param walk visits the patches that may need help
 * @param votes takes a vote of each patch that no ink explains
 */
export function explainPatches(
  map: LabelMap,
  reader: PatchReader,
  walk: (visit: PatchVisitor) => void,
  inks: Inks,
  rule: Regularity,
  votes?: InkVote[],
): void {
  const colors = inkComponents(inks)
  const step = new Float64Array(3)
  for (let round = 0; round < rule.rounds; round++) {
    let changed = 0
    const explain = (pixels: Int32Array, size: number): void => {
      const own = map.ink[pixels[0]]
      const reading = reader.read(pixels, size)
      const border = lookAround(map, pixels, size)
      const best = cheapestInk(colors, reading, own, border, rule)
      const isVoter = votes !== undefined && size >= VOTE_PIXELS_MIN
      const wanted = isVoter ? wantedColor(colors, reading, own, best, rule) : undefined
      if (wanted)
        votes?.push({ rgb: wanted, pixels: size, ink: own, ground: mostShared(), thickness: (2 * size) / border })
      if (best === own) return
      for (let component = 0; component < 3; component++)
        step[component] = colors[best * 3 + component] - colors[own * 3 + component]
      reader.repaint(pixels, size, step)
      for (let i = 0; i < size; i++) map.ink[pixels[i]] = best
      changed++
    }
    walk(explain)
    if (changed === 0) return
  }
}

/**
 * Visits the patches whose colour is not plain to see.
 *
 * @param isInside 1 for pixels that the blur leaves as they are
 */
export function createBlurredWalk(map: LabelMap, isInside: Uint8Array): (visit: PatchVisitor) => void {
  return createPatchWalk(map, PATCH_MAX, { isInside, max: INSIDE_MAX })
}

const neighbors = new Int32Array(8)
/** What each ink shares of the border of the patch that is looked at. */
const shared = new Float64Array(256)

/** Fills `shared` with what each ink has of a patch's border; returns the whole. */
function lookAround(map: LabelMap, pixels: Int32Array, size: number): number {
  const own = map.ink[pixels[0]]
  shared.fill(0)
  let border = 0
  for (let i = 0; i < size; i++) {
    const around = listNeighbors(map, pixels[i], neighbors)
    for (let n = 0; n < around; n++) {
      const other = map.ink[neighbors[n]]
      if (other === own) continue
      const weight = n < 4 ? 1 : DIAGONAL_WEIGHT
      shared[other] += weight
      border += weight
    }
  }
  return border
}

function mostShared(): number {
  let most = 0
  for (let ink = 1; ink < shared.length; ink++) if (shared[ink] > shared[most]) most = ink
  return most
}

function cheapestInk(
  colors: Float64Array,
  reading: PatchReading,
  own: number,
  border: number,
  rule: Regularity,
): number {
  const count = colors.length / 3
  let best = own
  let least = rule.smoothness * border - 1
  for (let ink = 0; ink < count; ink++) {
    if (ink === own) continue
    const price = changeOfMiss(colors, reading, own, ink) / missScale(rule) + rule.smoothness * (border - shared[ink])
    if (price >= least) continue
    least = price
    best = ink
  }
  return best
}

/** Squared colour distance beyond which a pixel costs one. */
function missScale({ sigma }: Regularity): number {
  return 2 * sigma * sigma
}

/** By how much the squared difference of picture and model changes when the patch takes another ink. */
function changeOfMiss(colors: Float64Array, { along, length }: PatchReading, own: number, ink: number): number {
  let change = 0
  for (let component = 0; component < 3; component++) {
    const step = colors[ink * 3 + component] - colors[own * 3 + component]
    change += componentWeights[component] * (step * step * length[component] - 2 * step * along[component])
  }
  return change
}

/** The colour that would explain the patch, where its best ink does not. */
function wantedColor(
  colors: Float64Array,
  { along, length }: PatchReading,
  own: number,
  best: number,
  rule: Regularity,
): InkVote['rgb'] | undefined {
  const wanted = [0, 1, 2].map((component) => colors[own * 3 + component] + along[component] / length[component])
  let miss = 0
  for (let component = 0; component < 3; component++) {
    const gap = colors[best * 3 + component] - wanted[component]
    miss += componentWeights[component] * length[component] * gap * gap
  }
  return miss / missScale(rule) < VOTE_MISS_MIN ? undefined : rgbOfComponents(wanted[0], wanted[1], wanted[2])
}
