import { clamp } from '../../numbers/clamp.ts'
import { spanOf } from '../kit/line/flatten.ts'
import type { Point, Ring } from '../kit/line/knot.ts'

const PIXEL_STEPS = 256
/** Largest distance between curve and chord, pixels. */
const TOLERANCE_PX = 0.1
const STEPS_MOST = 32

/**
 * The outline of a ring in pixels, snapped to 1/256 pixel so that later sums are exact.
 *
 * @returns x and y alternating
 */
export function flattenRing(ring: Ring, scaleX: number, scaleY: number): number[] {
  const outline: number[] = []
  const add = (x: number, y: number): void => {
    outline.push(Math.round(x * scaleX * PIXEL_STEPS) / PIXEL_STEPS, Math.round(y * scaleY * PIXEL_STEPS) / PIXEL_STEPS)
  }
  for (let at = 0; at < ring.length; at++) {
    const knot = ring[at]
    if (knot[2]) add(knot[0], knot[1])
    else addSpan(add, ring, at, scaleX)
  }
  return outline
}

function addSpan(add: (x: number, y: number) => void, ring: Ring, at: number, scale: number): void {
  const [start, end] = spanOf(ring, at)
  const knot = ring[at]
  const steps = stepsOf(start, knot, end, scale)
  if (ring[(at + ring.length - 1) % ring.length][2] !== 1) add(start[0], start[1])
  for (let step = 1; step < steps; step++) {
    const t = step / steps
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    add(a * start[0] + b * knot[0] + c * end[0], a * start[1] + b * knot[1] + c * end[1])
  }
}

function stepsOf(start: Point, knot: readonly [number, number, ...unknown[]], end: Point, scale: number): number {
  const bow = Math.hypot(start[0] - 2 * knot[0] + end[0], start[1] - 2 * knot[1] + end[1]) * scale
  return clamp(Math.ceil(Math.sqrt(bow / (4 * TOLERANCE_PX))), 2, STEPS_MOST)
}
