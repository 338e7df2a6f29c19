import type { Inks } from '../inks/find-inks.ts'
import { type LabelMap, listNeighbors } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'

// A larger patch is never worth giving up.
const PATCH_MAX = 24

/**
 * Gives small patches of tone to a neighbour where that costs less colour error than drawing the patch is worth. Pixels
 * hang together over corners too.
 *
 * @param patchPrice squared colour error (levels², three channels, summed over pixels) that one patch is worth
 * @param passes most passes over the picture; what one gives away may make another worth as little
 * @returns how many patches were merged
 */
export function mergeTones(map: LabelMap, plane: PixelPlane, inks: Inks, patchPrice: number, passes: number): number {
  const state = new Uint8Array(map.ink.length)
  const prices: PatchPrices = { data: plane.data, values: inks.values, patchPrice }
  let merged = 0
  for (let pass = 0; pass < passes; pass++) {
    let changed = 0
    // What is large stays so, since patches only grow as they are given to each other.
    if (pass > 0) for (let pixel = 0; pixel < state.length; pixel++) state[pixel] &= LARGE
    for (let first = 0; first < state.length; first += map.width) changed += mergeOfRow(map, state, first, prices)
    merged += changed
    if (changed === 0) break
  }
  return merged
}

type PatchPrices = { readonly data: Uint8Array; readonly values: Float64Array; readonly patchPrice: number }

/** Merges the patches that begin in a row; returns how many. */
function mergeOfRow(map: LabelMap, state: Uint8Array, first: number, prices: PatchPrices): number {
  let changed = 0
  const { width, height } = map
  const steps = stepsAround(width)
  const isRowInside = first >= PATCH_MAX * width && first < (height - PATCH_MAX) * width
  for (let pixel = first; pixel < first + width; pixel++) {
    if (state[pixel] !== 0 || continuesLarge(map, state, pixel, first)) continue
    const isInside = isRowInside && pixel - first >= PATCH_MAX && first + width - pixel > PATCH_MAX
    const isSmall = isInside ? followInside(map.ink, state, pixel, steps) : followPatch(map, state, pixel)
    if (isSmall && giveUp(map.ink, prices)) changed++
  }
  return changed
}

/** Steps from a pixel to its eight neighbours in a picture so wide, the four beside it first. */
export function stepsAround(width: number): Int32Array {
  return Int32Array.of(-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1)
}

const SMALL = 1
const LARGE = 2

// The patch that is looked at, and the inks beside it.
const patch = new Int32Array(PATCH_MAX)
let size = 0
const beside = new Uint8Array(8 * PATCH_MAX)
let besideCount = 0
const neighbors = new Int32Array(8)

/** True where a pixel before it in reading order belongs to the same patch, which has proved large. */
function continuesLarge({ ink, width }: LabelMap, state: Uint8Array, pixel: number, first: number): boolean {
  const own = ink[pixel]
  if (pixel > first && ink[pixel - 1] === own && state[pixel - 1] !== SMALL) return true
  if (first === 0) return false
  const above = pixel - width
  if (ink[above] === own && state[above] !== SMALL) return true
  if (pixel > first && ink[above - 1] === own && state[above - 1] !== SMALL) return true
  return pixel + 1 < first + width && ink[above + 1] === own && state[above + 1] !== SMALL
}

/** Gathers the patch of a pixel and the inks beside it; false as soon as it proves large. */
function followPatch(map: LabelMap, state: Uint8Array, start: number): boolean {
  startPatch(state, start)
  for (let done = 0; done < size; done++) {
    const around = listNeighbors(map, patch[done], neighbors)
    for (let i = 0; i < around; i++) if (!takeNext(map.ink, state, neighbors[i])) return false
  }
  return true
}

/** The same for a patch that cannot reach the frame before it proves large, as nearly all are: no neighbour need be looked for. */
function followInside(ink: Uint8Array, state: Uint8Array, start: number, steps: Int32Array): boolean {
  startPatch(state, start)
  for (let done = 0; done < size; done++)
    for (let i = 0; i < 8; i++) if (!takeNext(ink, state, patch[done] + steps[i])) return false
  return true
}

function startPatch(state: Uint8Array, start: number): void {
  size = 1
  besideCount = 0
  patch[0] = start
  state[start] = SMALL
}

/** Takes a neighbour, or its ink, to the patch; false where that proves it large. */
function takeNext(ink: Uint8Array, state: Uint8Array, next: number): boolean {
  if (ink[next] !== ink[patch[0]]) {
    addBeside(ink[next])
    return true
  }
  const known = state[next]
  if (known === SMALL) return true
  if (known === 0 && size < PATCH_MAX - 1) {
    state[next] = SMALL
    patch[size++] = next
    return true
  }
  for (let k = 0; k < size; k++) state[patch[k]] = LARGE
  return false
}

function addBeside(label: number): void {
  for (let k = 0; k < besideCount; k++) if (beside[k] === label) return
  beside[besideCount++] = label
}

const sums = new Float64Array(4)

/** Gives the patch to the ink beside it that misses its colours least, if that costs less than the price. */
function giveUp(ink: Uint8Array, { data, values, patchPrice }: PatchPrices): boolean {
  const own = ink[patch[0]]
  sums.fill(0)
  for (let i = 0; i < size; i++)
    for (let channel = 0; channel < 4; channel++) sums[channel] += data[patch[i] * 4 + channel]
  let best = own
  let least = patchPrice
  for (let k = 0; k < besideCount; k++) {
    const loss = lossOf(values, own, beside[k])
    if (loss >= least) continue
    least = loss
    best = beside[k]
  }
  if (best === own) return false
  for (let i = 0; i < size; i++) ink[patch[i]] = best
  return true
}

/** How much more the patch, whose colours add up to `sums`, misses by one ink than by its own. */
function lossOf(values: Float64Array, own: number, label: number): number {
  let loss = 0
  for (let channel = 0; channel < 4; channel++) {
    const was = values[own * 4 + channel]
    const is = values[label * 4 + channel]
    loss += (is - was) * (size * (is + was) - 2 * sums[channel])
  }
  return loss
}
