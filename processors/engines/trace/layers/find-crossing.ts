import type { Ring } from '../fit/curve.ts'
import { takePen } from '../pen/pen.ts'

/**
 * Where a ring crosses itself: the indices of two of its segments, the first not after the second, and the position
 * along each, 0..1.
 */
export type Crossing = {
  readonly first: number
  readonly firstAt: number
  readonly second: number
  readonly secondAt: number
}

/** The first self-crossing found in a ring; ends that meet are no crossing. */
export function findCrossing(ring: Ring): Crossing | undefined {
  const count = countSegments(ring)
  const { call, ring: laid } = takePen({ segments: count })
  layRing(ring, laid)
  const pen = takePen({ chords: call.measureRing(count) })
  if (!pen.call.findCrossing(count)) return undefined
  return readCrossing(pen.crossing)
}

/** Number of segments of a ring. */
export function countSegments(ring: Ring): number {
  let count = 0
  for (let piece = 0; piece < ring.length; piece++) count += ring[piece].straight.length
  return count
}

/** Copies a ring into the kernels' memory: its start, then its segments. */
export function layRing(ring: Ring, laid: Float64Array): void {
  laid[0] = ring[0].x
  laid[1] = ring[0].y
  let used = 2
  for (let piece = 0; piece < ring.length; piece++) {
    laid.set(ring[piece].coords, used)
    used += ring[piece].coords.length
  }
}

/** Reads a crossing from the kernels' memory. */
export function readCrossing({ 0: first, 1: firstAt, 2: second, 3: secondAt }: Float64Array): Crossing {
  return { first, firstAt, second, secondAt }
}
