import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { PlaceRule } from './place-tones.ts'
import { createToneBoard } from './tone-board.ts'

export type ToneRule = {
  /** What one unlike neighbour is worth, in mean squared errors of the tones. */
  readonly border: number
  /** What one patch is worth, in the same measure. */
  readonly patch: number
  /** How the borders are then placed within their pixels. */
  readonly placing: PlaceRule
}

export type SettledTones = { readonly inks: Inks; readonly patchesMerged: number }

// Few greys miss little; errors under this (levels², three channels) are not worth a border.
const ERROR_MIN = 130
// What has more borders than this is noise to the eye and would fill the memory: prices double until it has fewer. The
// larger a picture, the smaller its pixels are seen, and each border takes some 700 bytes until it is drawn.
const UNLIKE_SHARE_MAX = 0.4
const UNLIKE_SHARE_MIN = 0.15
const SMALL_PIXELS = 250_000
const ATTEMPTS_MAX = 6
// Prices rise to their height in steps: what is settled under a low price is a better start than the nearest inks.
const PRICE_STEPS = [0.3, 0.6, 1] as const
// Under a lower price patches are given away once; what is left the next price takes.
const LAST_PASSES = 2

/**
 * Trades colour error against border length where nothing is flat: each border pixel takes the ink, among its own and
 * its neighbours', that costs least. Every ink may then become the mean of its own pixels.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986); Mumford and Shah (1989) for what is priced.
 *
 * @returns the inks with their new colours, unless those were asked for, and the patches that were given up
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

/** Inks as the means of the pixels that carry them; one without pixels keeps its colour. */
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
