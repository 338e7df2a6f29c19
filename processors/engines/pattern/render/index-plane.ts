import type { Cloth } from '../kit/area/cloth.ts'
import { wrap } from '../kit/line/knot.ts'
import { latticeShares } from '../kit/place/lattice.ts'
import { flattenRing } from './flatten-shape.ts'
import { breaksThin, keepThin } from './keep-thin.ts'
import { type Run, scanShape } from './scan-shape.ts'

/**
 * One ink number per pixel, row by row from the top left. The reference for a design: every raster file is made from
 * it.
 */
export type IndexPlane = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/**
 * Fills the plane shape by shape on the torus. A shape is scanned once at its own place and its runs are written modulo
 * the period, so both sides of an edge, and all copies of a lattice, agree to the pixel. Not anti-aliased.
 *
 * @param width period in pixels, to which the cloth is stretched exactly
 */
export function fillIndexPlane(cloth: Cloth, width: number, height: number): IndexPlane {
  return fill(cloth, width, height)
}

/**
 * The plane for output: lines thinner than a coarse pixel stay unbroken. Planes for measuring are filled plainly
 * instead.
 */
export function drawIndexPlane(cloth: Cloth, width: number, height: number): IndexPlane {
  return fill(cloth, width, height, { keepsThin: breaksThin(cloth, width, height) })
}

function fill(cloth: Cloth, width: number, height: number, { keepsThin } = { keepsThin: false }): IndexPlane {
  const data = new Uint8Array(width * height).fill(cloth.ground)
  const rows: PlaneRows = { data, width, height, wraps: cloth.wraps }
  const [scaleX, scaleY] = [width / cloth.widthMm, height / cloth.heightMm]
  const copies = latticeShares(cloth.lattice).map(([x, y]) => [Math.round(x * width), Math.round(y * height)] as const)
  for (const shape of cloth.shapes) {
    const outlines = shape.rings.map((ring) => flattenRing(ring, scaleX, scaleY))
    const fillCopies: Run = (row, from, to) => {
      for (const [dx, dy] of copies) fillRun(rows, row + dy, from + dx, to + dx, shape.ink)
    }
    scanShape(outlines, fillCopies)
    if (keepsThin) keepThin(outlines, fillCopies)
  }
  return { data, width, height }
}

/** Rows of numbers, one per pixel, on a torus if `wraps` is true. */
export type PlaneRows = {
  readonly data: Uint8Array | Int32Array
  readonly width: number
  readonly height: number
  readonly wraps: boolean
}

/**
 * Fills one run of a row. The row and the ends may lie outside; they are wrapped, or cut off if the plane does not
 * wrap.
 */
export function fillRun(
  { data, width, height, wraps }: PlaneRows,
  row: number,
  from: number,
  to: number,
  value: number,
): void {
  if (!wraps && (row < 0 || row >= height)) return
  const start = wrap(row, height) * width
  if (!wraps) {
    const [left, right] = [Math.max(0, from), Math.min(width, to)]
    if (right > left) data.fill(value, start + left, start + right)
    return
  }
  if (to - from >= width) {
    data.fill(value, start, start + width)
    return
  }
  const left = wrap(from, width)
  const right = left + to - from
  data.fill(value, start + left, start + Math.min(right, width))
  if (right > width) data.fill(value, start, start + right - width)
}

/** Share of the plane for each ink; the sum is 1. */
export function measureInkShares(plane: IndexPlane, inks: number): number[] {
  const counts = new Float64Array(inks)
  for (const ink of plane.data) counts[ink]++
  return Array.from(counts, (count) => count / plane.data.length)
}
