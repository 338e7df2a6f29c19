import type { Island } from './find-islands.ts'
import { type Turn, turnPlace } from './motif.ts'

/** Left, top, right and bottom relative to the middle, pixels. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number]

/** Bounding box of an island relative to its middle. */
export function boundsOf({ lines }: Island): Bounds {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const { places } of lines) {
    for (let i = 0; i < places.length; i += 2) {
      left = Math.min(left, places[i])
      right = Math.max(right, places[i])
      top = Math.min(top, places[i + 1])
      bottom = Math.max(bottom, places[i + 1])
    }
  }
  return [left, top, right, bottom]
}

// Pixels by which the bounding boxes of two copies may differ, since tips lie differently on the pixel grid.
const REACH_MISS_MAX = 1

/** Whether a rotated or mirrored island may fill the bounds of another one. */
export function fillsBounds([left, top, right, bottom]: Bounds, other: Bounds, turn: Turn): boolean {
  const [x, y] = turnPlace(turn, other[0], other[1])
  const [farX, farY] = turnPlace(turn, other[2], other[3])
  const misses = [
    left - Math.min(x, farX),
    top - Math.min(y, farY),
    right - Math.max(x, farX),
    bottom - Math.max(y, farY),
  ]
  return misses.every((miss) => Math.abs(miss) <= REACH_MISS_MAX)
}
