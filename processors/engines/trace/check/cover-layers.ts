import { flattenRing } from '../fit/flatten.ts'
import { coverageStride, createCover } from '../measure/cover.ts'
import type { Sheet } from '../sheet.ts'

// Largest distance of chords from their curve, pixels: too small to change an 8-bit level.
const CHORD_MISS_PX = 0.02

/** A stretch of a row in which a layer covers something: from one pixel up to another. */
export type CoveredRow = {
  readonly row: number
  readonly from: number
  readonly to: number
  /** Where the row begins in the areas, whose running sum from `from` on is the coverage, -1 a whole pixel. */
  readonly start: number
}

type Covered = (layer: number, areas: Float32Array, row: CoveredRow) => void

/**
 * Renders the layers of a sheet one by one with exact area coverage. Every ring adds the signed area to the right of each of
 * its sides; the running sum along a row is the share of the pixel inside. Holes run the other way and subtract. Rings run
 * clockwise on the page, which makes the sum negative, with y downwards and sides summed from the left.
 *
 * @param times factor by which the sheet is enlarged
 * @param onRow called for each row that a layer reaches, from the bottom layer up
 */
export function coverLayers(
  { layers, widthPx, heightPx }: Pick<Sheet, 'layers' | 'widthPx' | 'heightPx'>,
  times: number,
  onRow: Covered,
): void {
  const frame = { width: times * widthPx, height: times * heightPx, wrap: false }
  const { areas, addSide } = createCover(frame)
  const stride = coverageStride(frame)
  const reached = { from: new Int32Array(frame.height), to: new Int32Array(frame.height) }
  for (const [index, { objects }] of layers.entries()) {
    reached.from.fill(frame.width)
    reached.to.fill(0)
    for (const ring of objects.flat()) {
      const points = flattenRing(ring, CHORD_MISS_PX / times)
      for (let at = 0; at < points.length; at++) points[at] *= times
      for (let at = 0; at < points.length; at += 2) {
        const next = (at + 2) % points.length
        addSide(points[at], points[at + 1], points[next], points[next + 1])
        reach(reached, frame, points, at, next)
      }
    }
    for (let row = 0; row < frame.height; row++) {
      const [from, to] = [reached.from[row], reached.to[row]]
      if (from >= to) continue
      onRow(index, areas, { row, from, to, start: row * stride })
      areas.fill(0, row * stride + from, row * stride + to + 2)
    }
  }
}

type Reached = { readonly from: Int32Array; readonly to: Int32Array }

/** Widens the rows between two points to the columns between them. */
function reach(
  { from, to }: Reached,
  { width, height }: { readonly width: number; readonly height: number },
  points: readonly number[],
  at: number,
  next: number,
): void {
  const left = Math.max(0, Math.floor(Math.min(points[at], points[next])))
  const right = Math.min(width, Math.floor(Math.max(points[at], points[next])) + 1)
  const first = Math.max(0, Math.floor(Math.min(points[at + 1], points[next + 1])))
  const last = Math.min(height - 1, Math.floor(Math.max(points[at + 1], points[next + 1])))
  for (let row = first; row <= last; row++) {
    if (left < from[row]) from[row] = left
    if (right > to[row]) to[row] = right
  }
}
