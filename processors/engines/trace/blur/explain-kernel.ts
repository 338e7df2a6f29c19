import type { Whole } from '../../kernels/whole.ts'
import { errorBetween } from './contrast-kernel.ts'
import { patch } from './mask-kernel.ts'
import { colors, frame, ink } from './model-kernel.ts'
import { along, length, readMasks, showPatch, takeMasks } from './reading-kernel.ts'
import { BLUE_WEIGHT, DIAGONAL_WEIGHT, LIGHT_WEIGHT, RED_WEIGHT } from './refine-kernel.ts'
import { beside, listBeside, nextPatch } from './walk-kernel.ts'

/** Index of the reading of the patch that starts at a pixel, counted from 1; 0 where there is none. */
export const readingOf = new Int32Array(0)
/**
 * Readings, six numbers per patch: sums of residual times mask and of mask squared, for lightness and both colour
 * differences.
 */
export const readings = new Float64Array(0)
/** 1 for each pixel near which something changed since its patch was read. */
export const stale = new Uint8Array(0)
/** Number of readings that there is memory for, and number of inks. */
export const limits = new Int32Array(2)
/**
 * Vote of a patch that no ink explains: its best colour (lightness and two colour differences), its number of pixels,
 * its ink, the ink that it borders on most, and the length of its border.
 */
export const vote = new Float64Array(7)

// Smallest patch that may vote: two or three pixels fit any colour.
const VOTE_PIXELS_MIN = 6
// Half a chi-square that the best ink must leave unexplained for a vote.
const VOTE_MISS_MIN = 8
// Smallest gain for which a patch takes another ink.
const GAIN_MIN = 1

const weights = new Float64Array(3)
// Length of border that each ink shares with the current patch.
const shared = new Float64Array(256)
let border = 0
let readingCount: Whole = 0
// Index plus 1 of the first pixel of the patch in the mask; 0 if the mask has no patch of this walk.
let shown: Whole = 0
let changed: Whole = 0

/**
 * Gives small patches, starting at pixel `from`, the ink that explains them best.
 *
 * @param scale twice the variance of what labels miss, squared levels, at most; see `errorBetween`
 * @param smoothness cost of a unit of border
 * @param votes 1 to stop after each patch that no ink explains, with `vote` filled in
 * @returns the pixel after the start of that patch; 0 at the end
 */
export function explainFrom(from: Whole, scale: number, smoothness: number, votes: Whole): Whole {
  if (from === 0) changed = 0
  weights[0] = LIGHT_WEIGHT
  weights[1] = BLUE_WEIGHT
  weights[2] = RED_WEIGHT
  let size: Whole = nextPatch(from)
  while (size > 0) {
    const start = patch[0]
    const own = ink[start]
    readPatch(size)
    lookAround(size, own)
    const best = cheapestInk(own, scale, smoothness)
    const isVoter = votes !== 0 && size >= VOTE_PIXELS_MIN && castVote(size, own, best, scale)
    if (best !== own) takeInk(size, own, best)
    if (isVoter) return start + 1
    size = nextPatch(start + 1)
  }
  return 0
}

/** Number of patches that took another ink since the walk started. */
export function changedPatches(): Whole {
  return changed
}

/** Reads a patch. If one started at the same pixel before and nothing changed near it since, its reading is reused. */
function readPatch(size: Whole): void {
  const known = readingOf[patch[0]]
  const isStale = takeStale(size)
  shown = 0
  if (isStale || known === 0) {
    showPatch(size)
    shown = patch[0] + 1
    readMasks()
    keepReading(known)
    return
  }
  for (let c: Whole = 0; c < 3; c++) {
    along[c] = readings[(known - 1) * 6 + c]
    length[c] = readings[(known - 1) * 6 + 3 + c]
  }
}

function keepReading(known: Whole): void {
  let place: Whole = known
  if (known === 0) {
    if (readingCount >= limits[0]) return
    readingCount++
    place = readingCount
    readingOf[patch[0]] = place
  }
  for (let c: Whole = 0; c < 3; c++) {
    readings[(place - 1) * 6 + c] = along[c]
    readings[(place - 1) * 6 + 3 + c] = length[c]
  }
}

/** Whether something near the patch changed; clears the marks. */
function takeStale(size: Whole): boolean {
  let found: Whole = 0
  for (let i: Whole = 0; i < size; i++) {
    found = found | stale[patch[i]]
    stale[patch[i]] = 0
  }
  return found !== 0
}

/** Fills `shared` with the length of the patch's border with each ink, and `border` with the total. */
function lookAround(size: Whole, own: Whole): void {
  for (let other: Whole = 0; other < limits[1]; other++) shared[other] = 0
  border = 0
  for (let i: Whole = 0; i < size; i++) {
    const around = listBeside(patch[i])
    for (let n: Whole = 0; n < around; n++) {
      const other = ink[beside[n]]
      if (other === own) continue
      const weight = n < 4 ? 1 : DIAGONAL_WEIGHT
      shared[other] += weight
      border += weight
    }
  }
}

function cheapestInk(own: Whole, scale: number, smoothness: number): Whole {
  let best: Whole = own
  let least = smoothness * border - GAIN_MIN
  for (let other: Whole = 0; other < limits[1]; other++) {
    if (other === own) continue
    const price = changeOfMiss(own, other) / errorBetween(own, other, scale) + smoothness * (border - shared[other])
    if (price < least) {
      least = price
      best = other
    }
  }
  return best
}

/** Change of the squared residual when the patch takes another ink. */
function changeOfMiss(own: Whole, other: Whole): number {
  let change = 0
  for (let c: Whole = 0; c < 3; c++) {
    const step = colors[other * 3 + c] - colors[own * 3 + c]
    change += weights[c] * (step * step * length[c] - 2 * step * along[c])
  }
  return change
}

/** Fills `vote` with the colour that would explain the patch, if its best ink does not. */
function castVote(size: Whole, own: Whole, best: Whole, scale: number): boolean {
  let miss = 0
  for (let c: Whole = 0; c < 3; c++) {
    vote[c] = colors[own * 3 + c] + along[c] / length[c]
    const gap = colors[best * 3 + c] - vote[c]
    miss += weights[c] * length[c] * gap * gap
  }
  if (miss / scale < VOTE_MISS_MIN) return false
  vote[3] = size
  vote[4] = own
  vote[5] = mostShared()
  vote[6] = border
  return true
}

function mostShared(): Whole {
  let most: Whole = 0
  for (let other: Whole = 1; other < limits[1]; other++) if (shared[other] > shared[most]) most = other
  return most
}

/** Gives the patch another ink, in the model too. */
function takeInk(size: Whole, own: Whole, best: Whole): void {
  if (shown !== patch[0] + 1) showPatch(size)
  takeMasks(
    colors[best * 3] - colors[own * 3],
    colors[best * 3 + 1] - colors[own * 3 + 1],
    colors[best * 3 + 2] - colors[own * 3 + 2],
  )
  markAround(size)
  for (let i: Whole = 0; i < size; i++) ink[patch[i]] = best
  changed++
}

/** Marks as stale the box around the patch, twice as far as the blur reaches. */
function markAround(size: Whole): void {
  const width = frame[0]
  const reach = 2 * frame[2]
  let left: Whole = width
  let right: Whole = 0
  for (let i: Whole = 0; i < size; i++) {
    const x = patch[i] % width
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  const from = Math.max(0, left - reach)
  const to = Math.min(width, right + reach + 1)
  const top = Math.max(0, highest(size) - reach)
  const bottom = Math.min(frame[1] - 1, lowest(size) + reach)
  for (let y: Whole = top; y <= bottom; y++) for (let x: Whole = from; x < to; x++) stale[y * width + x] = 1
}

/** First row of the patch. */
function highest(size: Whole): Whole {
  let least: Whole = patch[0]
  for (let i: Whole = 1; i < size; i++) least = Math.min(least, patch[i])
  return Math.floor(least / frame[0]) | 0
}

function lowest(size: Whole): Whole {
  let most: Whole = patch[0]
  for (let i: Whole = 1; i < size; i++) most = Math.max(most, patch[i])
  return Math.floor(most / frame[0]) | 0
}
