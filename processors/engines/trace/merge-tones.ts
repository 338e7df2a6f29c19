import type { Inks } from './find-inks.ts'
import { type LabelMap, listNeighbors, visitPatches } from './merge-specks.ts'
import type { PixelPlane } from './pixels.ts'

// A larger patch is never worth giving up.
const PATCH_MAX = 24

/**
 * Gives small patches of tone to a neighbour where that costs less colour error than drawing the patch is worth.
 *
 * @param patchPrice squared colour error (levels², three channels, summed over pixels) that one patch is worth
 * @param passes most passes over the picture; what one gives away may make another worth as little
 * @returns how many patches were merged
 */
export function mergeTones(map: LabelMap, plane: PixelPlane, inks: Inks, patchPrice: number, passes: number): number {
  let merged = 0
  for (let pass = 0; pass < passes; pass++) {
    let changed = 0
    visitPatches(map, PATCH_MAX, (pixels, size) => {
      if (giveUp(map, plane, inks, pixels, size, patchPrice)) changed++
    })
    merged += changed
    if (changed === 0) break
  }
  return merged
}

const neighbors = new Int32Array(8)
const candidates = new Uint8Array(8 * PATCH_MAX)
const sums = new Float64Array(4)

function giveUp(
  map: LabelMap,
  { data }: PixelPlane,
  { values }: Inks,
  pixels: Int32Array,
  size: number,
  patchPrice: number,
): boolean {
  const own = map.ink[pixels[0]]
  let count = 0
  for (let i = 0; i < size; i++) {
    const around = listNeighbors(map, pixels[i], neighbors)
    for (let n = 0; n < around; n++) {
      const label = map.ink[neighbors[n]]
      if (label === own) continue
      let known = false
      for (let k = 0; k < count && !known; k++) known = candidates[k] === label
      if (!known) candidates[count++] = label
    }
  }
  sums.fill(0)
  for (let i = 0; i < size; i++)
    for (let channel = 0; channel < 4; channel++) sums[channel] += data[pixels[i] * 4 + channel]
  let best = own
  let least = patchPrice
  for (let k = 0; k < count; k++) {
    const loss = lossOf(values, size, own, candidates[k])
    if (loss >= least) continue
    least = loss
    best = candidates[k]
  }
  if (best === own) return false
  for (let i = 0; i < size; i++) map.ink[pixels[i]] = best
  return true
}

/** How much more a patch, whose colours add up to `sums`, misses by one ink than by its own. */
function lossOf(values: Float64Array, size: number, own: number, label: number): number {
  let loss = 0
  for (let channel = 0; channel < 4; channel++) {
    const was = values[own * 4 + channel]
    const is = values[label * 4 + channel]
    loss += (is - was) * (size * (is + was) - 2 * sums[channel])
  }
  return loss
}
