import type { Whole } from '../../kernels/whole.ts'
import { greater } from '../clamp.ts'
import { data } from './mixture-kernel.ts'

/** The inks, four numbers each, and how many there are. */
export const values = new Float64Array(1024)
export const inkCount = new Int32Array(1)

// Artwork repeats its colours: so many are remembered, each with its nearest ink, counted from 1, and its squared distance from that.
const SLOTS = 16384
const keys = new Int32Array(SLOTS)
const nearest = new Uint8Array(SLOTS)
const distances = new Float64Array(SLOTS)
// The golden ratio in 32 bits, which spreads colours evenly, and what leaves as many bits as tell the slots.
const SPREAD = -1640531535
const SPREAD_SHIFT = 18
// Photographs do not: their colours are looked up by cells of sixteen levels a channel, in which few inks can be nearest.
const CELL_BITS = 4
const CELL_SIZE = 16
const CELL_COUNT = 4096
const OPAQUE = 255
// Far more than rounding, far less than anything that is seen.
const SLACK = 0.000001
/** More than any squared distance. */
export const FAR = 1e300

/** Inks that may be nearest in each cell, as many bytes a cell as there are inks, and how many they are; 0 where that was not asked yet. */
export const candidates = new Uint8Array(0)
const candidateCounts = new Uint8Array(CELL_COUNT)

/** Where a pixel's nearest ink and its squared distance are remembered; of two as near it is the first. */
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

/** The ink that is remembered. */
export function inkOf(slot: Whole): Whole {
  return nearest[slot] - 1
}

/** Its squared distance. */
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

/** Lists the inks that come nearer to the nearest place of a cell than some ink keeps to the farthest. */
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

/** Squared distance of an ink from the farthest or the nearest place of a cell. */
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

/** Distance in one channel from a cell's farthest or nearest level; the ink lies `past` its first one. */
function reachTo(past: number, toFarthest: boolean): number {
  if (toFarthest) return greater(past, CELL_SIZE - 1 - past)
  return past < 0 ? -past : greater(past - (CELL_SIZE - 1), 0)
}
