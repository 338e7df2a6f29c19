import { greater } from '../clamp.ts'
import type { Inks } from './find-inks.ts'

/** Nearest inks of colours: those of colours that were asked for, and for each part of colour space the inks to look at. */
export type NearestInks = {
  readonly inks: Inks
  /** Ink of each remembered colour, and its squared distance in RGBA levels; `findNearest` says where. */
  readonly ink: Uint8Array
  readonly distance: Float64Array
  readonly keys: Int32Array
  /** Inks that may be nearest to some opaque colour of a cell, `inks.count` places a cell, and how many; 0 until it is asked for. */
  readonly candidates: Uint8Array
  readonly candidateCounts: Uint8Array
}

const NONE = 255
// Artwork repeats its colours: so many are remembered.
const SLOT_BITS = 14
// Photographs do not: their colours are looked up by cells of sixteen levels a channel, in which few inks can be nearest.
const CELL_BITS = 4
const CELL_SHIFT = 8 - CELL_BITS
const CELL_SIZE = 1 << CELL_SHIFT
const CELL_COUNT = 1 << (3 * CELL_BITS)
const OPAQUE = 255

/** @param inks 1 to 254 of them */
export function createNearestInks(inks: Inks): NearestInks {
  const slots = 1 << SLOT_BITS
  return {
    inks,
    ink: new Uint8Array(slots).fill(NONE),
    distance: new Float64Array(slots),
    keys: new Int32Array(slots),
    candidates: new Uint8Array(CELL_COUNT * inks.count),
    candidateCounts: new Uint8Array(CELL_COUNT),
  }
}

/** Where a pixel's nearest ink and its squared distance are remembered; of two as near it is the first. */
export function findNearest(known: NearestInks, data: Uint8Array, pixel: number): number {
  const { keys, ink } = known
  const at = pixel * 4
  const key = data[at] | (data[at + 1] << 8) | (data[at + 2] << 16) | (data[at + 3] << 24)
  const slot = Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS)
  if (keys[slot] === key && ink[slot] !== NONE) return slot
  keys[slot] = key
  if (data[at + 3] === OPAQUE) searchCell(known, data, at, slot)
  else searchAll(known, data, at, slot)
  return slot
}

function searchAll({ inks, ink, distance }: NearestInks, data: Uint8Array, at: number, slot: number): void {
  let best = Number.POSITIVE_INFINITY
  for (let candidate = 0; candidate < inks.count; candidate++) {
    const gap = squaredGap(data, at, inks.values, candidate * 4)
    if (gap >= best) continue
    best = gap
    ink[slot] = candidate
  }
  distance[slot] = best
}

function searchCell(known: NearestInks, data: Uint8Array, at: number, slot: number): void {
  const { inks, ink, distance, candidates, candidateCounts } = known
  const { count, values } = inks
  const cell =
    ((((data[at] >> CELL_SHIFT) << CELL_BITS) | (data[at + 1] >> CELL_SHIFT)) << CELL_BITS) |
    (data[at + 2] >> CELL_SHIFT)
  if (candidateCounts[cell] === 0) listCandidates(known, cell)
  const first = cell * count
  const last = first + candidateCounts[cell]
  let best = Number.POSITIVE_INFINITY
  for (let place = first; place < last; place++) {
    const gap = squaredGap(data, at, values, candidates[place] * 4)
    if (gap >= best) continue
    best = gap
    ink[slot] = candidates[place]
  }
  distance[slot] = best
}

function squaredGap(data: Uint8Array, at: number, values: Float64Array, ink: number): number {
  const red = data[at] - values[ink]
  const green = data[at + 1] - values[ink + 1]
  const blue = data[at + 2] - values[ink + 2]
  const alpha = data[at + 3] - values[ink + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

// Far more than rounding, far less than anything that is seen.
const SLACK = 1e-6

/** Lists the inks that come nearer to the nearest place of a cell than some ink keeps to the farthest. */
function listCandidates({ inks, candidates, candidateCounts }: NearestInks, cell: number): void {
  const red = (cell >> (2 * CELL_BITS)) << CELL_SHIFT
  const green = ((cell >> CELL_BITS) << CELL_SHIFT) & OPAQUE
  const blue = (cell << CELL_SHIFT) & OPAQUE
  let least = Number.POSITIVE_INFINITY
  for (let ink = 0; ink < inks.count; ink++) {
    const farthest = squaredReach(inks.values, ink * 4, red, green, blue, toFarthest)
    if (farthest < least) least = farthest
  }
  let listed = 0
  for (let ink = 0; ink < inks.count; ink++)
    if (squaredReach(inks.values, ink * 4, red, green, blue, toNearest) <= least + SLACK)
      candidates[cell * inks.count + listed++] = ink
  candidateCounts[cell] = listed
}

/** Squared distance of an ink from the cell that begins at a colour; `reach` says from which of its places. */
function squaredReach(
  values: Float64Array,
  ink: number,
  red: number,
  green: number,
  blue: number,
  reach: (past: number) => number,
): number {
  const reds = reach(values[ink] - red)
  const greens = reach(values[ink + 1] - green)
  const blues = reach(values[ink + 2] - blue)
  const alpha = OPAQUE - values[ink + 3]
  return reds * reds + greens * greens + blues * blues + alpha * alpha
}

/** Distance in one channel from a cell's farthest level; the ink lies `past` its first one. */
function toFarthest(past: number): number {
  return greater(past, CELL_SIZE - 1 - past)
}

/** Distance in one channel from a cell's nearest level. */
function toNearest(past: number): number {
  return past < 0 ? -past : greater(past - (CELL_SIZE - 1), 0)
}
