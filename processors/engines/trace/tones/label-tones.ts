import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { PlaceRule } from './place-tones.ts'
import { createToneBoard } from './tone-board.ts'

export type ToneRule = {
  /** Cost of one unlike neighbour, in units of the tones' mean squared error. */
  readonly border: number
  /** Cost of one patch, in the same units. */
  readonly patch: number
  /** How the borders are then moved within their pixels. */
  readonly placing: PlaceRule
}

export type SettledTones = { readonly inks: Inks; readonly patchesMerged: number }

// With a few greys the error is small; lower errors than this (levels², three channels) are not worth a border.
const ERROR_MIN = 130
// Largest share of unlike neighbours. More borders look like noise and fill the memory (each takes about 700 bytes
// until it is drawn), so costs double until there are fewer. In larger pictures pixels look smaller, so the share falls
// from the first to the second value.
const UNLIKE_SHARE_MAX = 0.4
const UNLIKE_SHARE_MIN = 0.15
const SMALL_PIXELS = 250_000
const ATTEMPTS_MAX = 6
// Costs rise to their full height in steps, because labels settled at a low cost are a better start than the nearest
// inks.
const PRICE_STEPS = [0.3, 0.6, 1] as const
// Passes of merging patches at full cost; at lower costs one pass is enough, since the next step merges the rest.
const LAST_PASSES = 2

/**
 * Labels a picture without flat areas, trading colour error against the length of borders: each border pixel takes the
 * cheapest ink among its own and its neighbours' (iterated conditional modes). Unless inks are given, each may then
 * become the mean of its pixels. Source: J. Besag, "On the statistical analysis of dirty pictures" (1986); the cost
 * function is that of D. Mumford and J. Shah (1989).
 *
 * @returns the inks with their new colours, unless those were given, and the number of patches that were merged
 */
export function settleTones(map: LabelMap, plane: PixelPlane, inks: Inks, rule: ToneRule): SettledTones {
  const board = createToneBoard(map, plane, inks)
  let error = Math.max(ERROR_MIN, board.meanMiss())
  let patchesMerged = 0
  const shareMax = Math.max(UNLIKE_SHARE_MIN, UNLIKE_SHARE_MAX * Math.min(1, Math.sqrt(SMALL_PIXELS / map.ink.length)))
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    for (const share of attempt === 0 ? PRICE_STEPS : [1]) {
      board.settleBorders(rule.border * error * share)
      patchesMerged += board.mergePatches(rule.patch * error * share, share < 1 ? 1 : LAST_PASSES)
    }
    if (board.unlikeShare() <= shareMax) break
    error *= 2
  }
  board.readLabels()
  return { inks: rule.placing.refitsInks ? meansOfLabels(map, plane, inks) : inks, patchesMerged }
}

/** Means of the pixels of each ink; an ink without pixels keeps its colour. */
function meansOfLabels({ ink, width, height }: LabelMap, { data }: PixelPlane, inks: Inks): Inks {
  const sums = new Float64Array(inks.count * 4)
  const counts = new Float64Array(inks.count)
  for (let y = 0; y < height; y++) {
    const labels = ink.subarray(y * width, (y + 1) * width)
    addRow(labels, data.subarray(y * width * 4), sums, counts)
  }
  const values = inks.values.map((value, i) => {
    const label = i >> 2
    return counts[label] === 0 || label === inks.transparent || i % 4 === 3 ? value : sums[i] / counts[label]
  })
  return { ...inks, values }
}

/** Adds the colours of a row to the sums of their inks. */
function addRow(row: Uint8Array, data: Uint8Array, sums: Float64Array, counts: Float64Array): void {
  for (let pixel = 0; pixel < row.length; pixel++) {
    const at = row[pixel] * 4
    counts[row[pixel]]++
    sums[at] += data[pixel * 4]
    sums[at + 1] += data[pixel * 4 + 1]
    sums[at + 2] += data[pixel * 4 + 2]
  }
}
