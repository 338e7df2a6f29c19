import type { Whole } from '../../kernels/whole.ts'
import { frame } from './cover-kernel.ts'
import { levels, planeAt, planes, points, steps } from './picture-kernel.ts'
import { READ_STEP } from './settle-steps.ts'

/** Profile of each component along an edge's normal, from its left to its right: one row of samples each. */
export const profiles = new Float64Array(0)
/** Weight of each component, and the same times the sum of its squared profile. */
export const shares = new Float64Array(4)
export const stiffnesses = new Float64Array(4)
/** Number of samples along a normal. */
export const readings = new Int32Array(1)
/** Factor of each component at each sample, for the current edge. */
export const factors = new Float64Array(0)
/** Pull on each point, and the normal there. */
export const pulls = new Float64Array(0)
export const normals = new Float64Array(0)
/** The points as they were measured. */
export const origins = new Float64Array(0)

// Distance in pixels that a point may move in one round, and in all.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8
// Squared difference of two inks below which their edge is invisible.
const CONTRAST_MIN = 1

/**
 * Moves the points of one boundary along their normals by the residual of the rendering.
 *
 * @param gain share of its error that a point takes at once
 */
export function shiftEdge(first: Whole, count: Whole, closed: Whole, left: Whole, right: Whole, gain: number): void {
  const stiffness = weighShift(left, right)
  if (stiffness <= CONTRAST_MIN) return
  for (let i: Whole = 0; i < count; i++) {
    setNormal(first, count, i, closed)
    pulls[i] = readPull(first, i)
  }
  movePoints(first, count, closed, gain / stiffness)
}

/** Sets the factors of all samples for a boundary; returns the stiffness, the sum of their squares. */
function weighShift(left: Whole, right: Whole): number {
  const count = frame[3]
  const taps = readings[0]
  let stiffness = 0
  for (let component: Whole = 0; component < count; component++) {
    const step = levels[left * count + component] - levels[right * count + component]
    stiffness += stiffnesses[component] * step * step
    for (let tap: Whole = 0; tap < taps; tap++)
      factors[tap * count + component] = shares[component] * step * profiles[component * taps + tap]
  }
  return stiffness
}

/** Sets the unit normal of a point, to the left of the direction between its neighbours; zero where these coincide. */
function setNormal(first: Whole, count: Whole, index: Whole, closed: Whole): void {
  const before: Whole = first + (index > 0 ? index - 1 : closed !== 0 ? count - 1 : 0)
  const after: Whole = first + (index + 1 < count ? index + 1 : closed !== 0 ? 0 : index)
  const dx = points[2 * after] - points[2 * before]
  const dy = points[2 * after + 1] - points[2 * before + 1]
  const length = Math.sqrt(dx * dx + dy * dy)
  normals[2 * index] = length > 0 ? dy / length : 0
  normals[2 * index + 1] = length > 0 ? -dx / length : 0
}

/** Sums the residual along a point's normal times the factors. */
function readPull(first: Whole, index: Whole): number {
  const width = frame[0]
  const height = frame[1]
  const count = frame[3]
  const taps = readings[0]
  const apart = steps[2]
  const stepX = normals[2 * index] * READ_STEP
  const stepY = normals[2 * index + 1] * READ_STEP
  const reach: Whole = (taps - 1) >> 1
  let x = points[2 * (first + index)] - reach * stepX - 0.5
  let y = points[2 * (first + index) + 1] - reach * stepY - 0.5
  let pull = 0
  for (let tap: Whole = 0; tap < taps; tap++) {
    const left = Math.floor(x) | 0
    const top = Math.floor(y) | 0
    const right = x - left
    const bottom = y - top
    const upper = planeAt(placeIn(top, height), 0)
    const lower = planeAt(placeIn(top + 1, height), 0)
    const west = placeIn(left, width) * apart
    const east = placeIn(left + 1, width) * apart
    for (let component: Whole = 0; component < count; component++) {
      const plane = component * steps[0]
      const above = planes[plane + upper + west] * (1 - right) + planes[plane + upper + east] * right
      const below = planes[plane + lower + west] * (1 - right) + planes[plane + lower + east] * right
      pull += factors[tap * count + component] * (above * (1 - bottom) + below * bottom)
    }
    x += stepX
    y += stepY
  }
  return pull
}

/** The row or column inside the frame that stands for one outside: modulo the size on a torus, else clamped. */
function placeIn(place: Whole, size: Whole): Whole {
  if (place >= 0 && place < size) return place
  if (frame[2] !== 0) return ((place % size) + size) % size
  return place < 0 ? 0 : size - 1
}

/**
 * Moves the points. If the picture has more of the left ink than the rendering, the edge moves to the right. Neighbours
 * are averaged (1-2-1) against noise. `ease` is the shift in pixels per unit of pull.
 */
function movePoints(first: Whole, count: Whole, closed: Whole, ease: number): void {
  const last = count - 1
  for (let i: Whole = 0; i <= last; i++) {
    const before: Whole = i > 0 ? i - 1 : closed !== 0 ? last : 0
    const after: Whole = i < last ? i + 1 : closed !== 0 ? 0 : last
    const mean = (pulls[before] + 2 * pulls[i] + pulls[after]) / 4
    const step = Math.max(-STEP_MAX, Math.min(STEP_MAX, -mean * ease))
    const at = 2 * (first + i)
    const x = points[at] + step * normals[2 * i]
    const y = points[at + 1] + step * normals[2 * i + 1]
    const movedX = x - origins[at]
    const movedY = y - origins[at + 1]
    if (movedX * movedX + movedY * movedY > MOVE_MAX * MOVE_MAX) continue
    points[at] = x
    points[at + 1] = y
  }
}
