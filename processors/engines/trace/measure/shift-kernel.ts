import type { Whole } from '../../kernels/whole.ts'
import { frame } from './cover-kernel.ts'
import { levels, planeAt, planes, points, steps } from './picture-kernel.ts'
import { READ_STEP } from './settle-steps.ts'

/** How a component's edge shows at each reading along its normal, from its left to its right: a row of readings each. */
export const profiles = new Float64Array(0)
/** What each component counts, and the same times the squares of its profile. */
export const shares = new Float64Array(4)
export const stiffnesses = new Float64Array(4)
/** Readings along a normal. */
export const readings = new Int32Array(1)
/** What each component of each reading says of the edge that is looked at. */
export const factors = new Float64Array(0)
/** What each place is pulled by, and the normals there. */
export const pulls = new Float64Array(0)
export const normals = new Float64Array(0)
/** The places as they were measured. */
export const origins = new Float64Array(0)

// Pixels a point may move in a round, and in all.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8
// Squared difference of two inks under which their edge cannot be seen.
const CONTRAST_MIN = 1

/**
 * Moves the places of one boundary across it by what the picture holds beyond the drawing.
 *
 * @param gain share of its own error that a place takes at once
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

/** Sets what each reading says of a boundary, and returns how strongly a shift of it would show. */
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

/** Sets the unit vector to the left of the way that a place's neighbours lie; zero where they lie on each other. */
function setNormal(first: Whole, count: Whole, index: Whole, closed: Whole): void {
  const before: Whole = first + (index > 0 ? index - 1 : closed !== 0 ? count - 1 : 0)
  const after: Whole = first + (index + 1 < count ? index + 1 : closed !== 0 ? 0 : index)
  const dx = points[2 * after] - points[2 * before]
  const dy = points[2 * after + 1] - points[2 * before + 1]
  const length = Math.sqrt(dx * dx + dy * dy)
  normals[2 * index] = length > 0 ? dy / length : 0
  normals[2 * index + 1] = length > 0 ? -dx / length : 0
}

/** Sums what is unexplained along the normal of a place, times how a shift of the edge would show there. */
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

/** The row or column inside the frame that stands for one outside: on a torus its copy, else the nearest. */
function placeIn(place: Whole, size: Whole): Whole {
  if (place >= 0 && place < size) return place
  if (frame[2] !== 0) return ((place % size) + size) % size
  return place < 0 ? 0 : size - 1
}

/**
 * What the picture holds more of the left ink moves the edge to the right. Grain is evened out between neighbours.
 * `ease` is pixels a pull.
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
