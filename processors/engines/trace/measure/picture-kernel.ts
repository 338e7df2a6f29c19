import type { Whole } from '../../kernels/whole.ts'
import { addSide, areas, frame, weights } from './cover-kernel.ts'
import { BLOCK_BITS } from './settle-steps.ts'

/**
 * Ink of each pixel; and 1 for each pixel whose four neighbours inside the frame have the same ink, where `markPure`
 * looked.
 */
export const inks = new Uint8Array(0)
export const pure = new Uint8Array(0)
/** The pixels near boundaries, as `spansNearEdges` lists them; only these are rendered. */
export const spanFirst = new Int32Array(0)
export const spanFrom = new Int32Array(0)
export const spanTo = new Int32Array(0)
/** The components of each ink. */
export const levels = new Float64Array(0)
/** Contribution of each coded value of red, green, blue and alpha to each component: 4 × 256 numbers per component. */
export const parts = new Float64Array(0)
/** The picture, RGBA. */
export const data = new Uint8Array(0)
/** Points of all boundaries. */
export const points = new Float64Array(0)
/** Start and end of the boundary being rendered, unless it is closed. */
export const ends = new Float64Array(4)
/** The rendered components, later picture minus rendering; they may share the memory of the coverage sums. */
export const planes = new Float32Array(0)
/** Offsets in `planes` from a component to the next, from a row to the next, and from a pixel to the next. */
export const steps = new Int32Array(3)

const VALUES = 256

/** Marks the pixels of a row that no boundary touches. */
export function markPure(y: Whole): void {
  const width = frame[0]
  const start = y * width
  const up: Whole = y > 0 ? width : 0
  const down: Whole = y + 1 < frame[1] ? width : 0
  const block = y >> BLOCK_BITS
  for (let at: Whole = spanFirst[block]; at < spanFirst[block + 1]; at++) {
    const end = start + spanTo[at]
    for (let pixel: Whole = start + spanFrom[at]; pixel < end; pixel++) {
      const own = inks[pixel]
      pure[pixel] = 0
      if (own !== inks[pixel - up] || own !== inks[pixel + down]) continue
      if (pixel > start && own !== inks[pixel - 1]) continue
      if (pixel + 1 === start + width || own === inks[pixel + 1]) pure[pixel] = 1
    }
  }
}

/** Index of a component's row in `planes`. */
export function planeAt(y: Whole, component: Whole): Whole {
  return component * steps[0] + y * steps[1]
}

/** Gives each pixel of a row its ink's components. */
export function fillFlat(y: Whole): void {
  const width = frame[0]
  const count = frame[3]
  for (let component: Whole = 0; component < count; component++) {
    const row = planeAt(y, component)
    for (let x: Whole = 0; x < width; x++) planes[row + x * steps[2]] = levels[inks[y * width + x] * count + component]
  }
}

/** Adds the difference between the inks on a boundary's sides to everything to its right. */
export function drawEdge(first: Whole, count: Whole, closed: Whole, left: Whole, right: Whole): void {
  const components = frame[3]
  let isSeen = false
  for (let i: Whole = 0; i < components; i++) {
    weights[i] = levels[left * components + i] - levels[right * components + i]
    if (weights[i] !== 0) isSeen = true
  }
  if (!isSeen) return
  // Points next to a junction are distorted by a third ink; the junction itself replaces them.
  const trim: Whole = closed !== 0 || count < 2 ? 0 : 1
  const last = first + count - 1
  let x = closed !== 0 ? points[2 * last] : ends[0]
  let y = closed !== 0 ? points[2 * last + 1] : ends[1]
  for (let i: Whole = first + trim; i <= last - trim; i++) {
    addSide(x, y, points[2 * i], points[2 * i + 1])
    x = points[2 * i]
    y = points[2 * i + 1]
  }
  if (closed === 0) addSide(x, y, ends[2], ends[3])
}

/** Sums the differences along a row, for each component. */
export function sumRow(y: Whole): void {
  for (let component: Whole = 0; component < frame[3]; component++) sumComponent(y, component)
}

/**
 * Sums the differences of a component along a row. The level at which the row starts follows from pixels that no
 * boundary touches.
 */
function sumComponent(y: Whole, component: Whole): void {
  const width = frame[0]
  const count = frame[3]
  const start = y * width
  const beyond = start + width
  const span = spanFirst[y >> BLOCK_BITS]
  const lastSpan = spanFirst[(y >> BLOCK_BITS) + 1]
  const apart = steps[2]
  // Offsets from a pixel's index to its coverage sum, and to its place in the plane.
  const shift = (y * (width + 2) - start) * count + component
  const drawn = planeAt(y, component) - start * apart
  let sum = 0
  let known: Whole = 0
  let gap = 0
  let pixel: Whole = start
  for (let at: Whole = span; at <= lastSpan; at++) {
    const begin: Whole = at < lastSpan ? start + spanFrom[at] : beyond
    if (begin > pixel) {
      known += begin - pixel
      gap += (begin - pixel) * (levels[inks[pixel] * count + component] - sum)
      pixel = begin
    }
    const end: Whole = at < lastSpan ? start + spanTo[at] : beyond
    for (; pixel < end; pixel++) {
      const step = pixel * count + shift
      sum += areas[step]
      // Clears the sum for the next rendering, unless the plane is stored here.
      areas[step] = 0
      planes[drawn + pixel * apart] = sum
      if (pure[pixel] === 0) continue
      known++
      gap += levels[inks[pixel] * count + component] - sum
    }
  }
  if (known === 0) {
    known = width
    for (pixel = start; pixel < beyond; pixel++)
      gap += levels[inks[pixel] * count + component] - planes[drawn + pixel * apart]
  }
  const base = gap / known
  for (let at: Whole = span; at < lastSpan; at++)
    for (pixel = start + spanFrom[at]; pixel < start + spanTo[at]; pixel++) planes[drawn + pixel * apart] += base
}

/**
 * Replaces a row of the rendered components by picture minus rendering, in the scale of light in which it was blended.
 */
export function takeFromPicture(y: Whole): void {
  const width = frame[0]
  const block = y >> BLOCK_BITS
  const apart = steps[2]
  for (let component: Whole = 0; component < frame[3]; component++) {
    const drawn = planeAt(y, component) - y * width * apart
    const red = component * 4 * VALUES
    for (let span: Whole = spanFirst[block]; span < spanFirst[block + 1]; span++) {
      const end = y * width + spanTo[span]
      for (let pixel: Whole = y * width + spanFrom[span]; pixel < end; pixel++) {
        const at = 4 * pixel
        const here = drawn + pixel * apart
        planes[here] =
          parts[red + data[at]] +
          parts[red + VALUES + data[at + 1]] +
          parts[red + 2 * VALUES + data[at + 2]] +
          parts[red + 3 * VALUES + data[at + 3]] -
          planes[here]
      }
    }
  }
}
