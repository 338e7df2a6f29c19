import type { Whole } from '../../kernels/whole.ts'
import { greater } from '../../numbers/clamp.ts'
import { data } from './mixture-kernel.ts'

/** The inks, four values each, and their number. */
export const values = new Float64Array(1024)
export const inkCount = new Int32Array(1)

// Cache of colours met, since artwork repeats them: a hash table with the nearest ink of each, counted from 1, and its
// squared distance.
const SLOTS = 16384
const keys = new Int32Array(SLOTS)
const nearest = new Uint8Array(SLOTS)
const distances = new Float64Array(SLOTS)
// Fibonacci hashing: 2³² divided by the golden ratio, and the shift that leaves as many bits as there are slots.
const SPREAD = -1640531535
const SPREAD_SHIFT = 18
// Photographs repeat few colours. Theirs are looked up in cells of 16 levels per channel, for each of which only few
// inks can be nearest.
const CELL_BITS = 4
const CELL_SIZE = 16
const CELL_COUNT = 4096
const OPAQUE = 255
// Far above rounding errors, far below any visible difference.
const SLACK = 0.000001
/** Larger than any squared distance. */
export const FAR = 1e300

/**
 * Inks that may be nearest for a cell, one row of `inkCount` bytes per cell; and their number, 0 where the cell was not
 * used yet.
 */
export const candidates = new Uint8Array(0)
const candidateCounts = new Uint8Array(CELL_COUNT)

/** Slot of the cache with a pixel's nearest ink (the first of equals) and its squared distance. */
export function findNearest(pixel: Whole): Whole {
  const at = pixel * 4
  const key = data[at] | (data[at + 1] << 8) | (data[at + 2] << 16) | (data[at + 3] << 24)
  const slot = ((key * SPREAD) >> SPREAD_SHIFT) & (SLOTS - 1)
  if (keys[slot] === key && nearest[slot] !== 0) return slot
  keys[slot] = key
  if (data[at + 3] === OPAQUE) searchCell(at, slot)
  else searchAll(at, slot)
  return slot
}

/** The ink in a slot. */
export function inkOf(slot: Whole): Whole {
  return nearest[slot] - 1
}

/** The squared distance in a slot. */
export function distanceOf(slot: Whole): number {
  return distances[slot]
}

function searchAll(at: Whole, slot: Whole): void {
  let best = FAR
  for (let candidate: Whole = 0; candidate < inkCount[0]; candidate++) {
    const gap = squaredGap(at, candidate * 4)
    if (gap < best) {
      best = gap
      nearest[slot] = candidate + 1
    }
  }
  distances[slot] = best
}

function searchCell(at: Whole, slot: Whole): void {
  const cell = ((((data[at] >> 4) << CELL_BITS) | (data[at + 1] >> 4)) << CELL_BITS) | (data[at + 2] >> 4)
  if (candidateCounts[cell] === 0) listCandidates(cell)
  const first = cell * inkCount[0]
  const last = first + candidateCounts[cell]
  let best = FAR
  for (let place: Whole = first; place < last; place++) {
    const gap = squaredGap(at, candidates[place] * 4)
    if (gap < best) {
      best = gap
      nearest[slot] = candidates[place] + 1
    }
  }
  distances[slot] = best
}

function squaredGap(at: Whole, ink: Whole): number {
  const red = data[at] - values[ink]
  const green = data[at + 1] - values[ink + 1]
  const blue = data[at + 2] - values[ink + 2]
  const alpha = data[at + 3] - values[ink + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

/** Lists the inks whose smallest distance from the cell is below the smallest of all inks' largest distances. */
function listCandidates(cell: Whole): void {
  let least = FAR
  for (let ink: Whole = 0; ink < inkCount[0]; ink++) {
    const gap = squaredReach(ink * 4, cell, true)
    if (gap < least) least = gap
  }
  let listed: Whole = 0
  for (let ink: Whole = 0; ink < inkCount[0]; ink++)
    if (squaredReach(ink * 4, cell, false) <= least + SLACK) {
      candidates[cell * inkCount[0] + listed] = ink
      listed++
    }
  candidateCounts[cell] = listed
}

/** Squared distance of an ink from the farthest or the nearest colour of a cell. */
function squaredReach(ink: Whole, cell: Whole, toFarthest: boolean): number {
  const red = values[ink] - (((cell >> 8) << 4) & OPAQUE)
  const green = values[ink + 1] - (((cell >> 4) << 4) & OPAQUE)
  const blue = values[ink + 2] - ((cell << 4) & OPAQUE)
  const reds = reachTo(red, toFarthest)
  const greens = reachTo(green, toFarthest)
  const blues = reachTo(blue, toFarthest)
  const alpha = OPAQUE - values[ink + 3]
  return reds * reds + greens * greens + blues * blues + alpha * alpha
}

/**
 * Distance in one channel from a cell's farthest or nearest level; `past` is the ink's level relative to the cell's
 * first.
 */
function reachTo(past: number, toFarthest: boolean): number {
  if (toFarthest) return greater(past, CELL_SIZE - 1 - past)
  return past < 0 ? -past : greater(past - (CELL_SIZE - 1), 0)
}
