// Scan conversion of one shape by the non-zero rule, one sample at the centre of each pixel.

export type Span = (row: number, from: number, to: number) => void

type Crossings = { x: Float64Array; direction: Int8Array; next: Int32Array; count: number }

const crossings: Crossings = {
  x: new Float64Array(4096),
  direction: new Int8Array(4096),
  next: new Int32Array(4096),
  count: 0,
}

/** Rows `from` up to and without `to`. */
export type RowRange = { readonly from: number; readonly to: number }

const allRows: RowRange = { from: -Infinity, to: Infinity }

/**
 * Calls `visit(row, from, to)` for every run of pixels whose centres lie inside. Rows and columns are those of the endless
 * plane: wrapping or clipping them is the caller's part, so that every copy of a shape gets the very same pixels.
 *
 * @param outlines closed polygons in pixels, x and y by turns
 * @param within rows to visit; the runs of a row do not depend on it
 */
export function scanShape(outlines: readonly (readonly number[])[], visit: Span, within: RowRange = allRows): void {
  const [first, last] = rowRange(outlines)
  const [top, bottom] = [Math.max(first, within.from), Math.min(last, within.to)]
  if (bottom <= top) return
  const heads = new Int32Array(bottom - top).fill(-1)
  crossings.count = 0
  const rows = { from: top, to: bottom }
  for (const outline of outlines)
    for (let at = 0, before = outline.length - 2; at < outline.length; before = at, at += 2)
      addEdge(heads, rows, outline[before], outline[before + 1], outline[at], outline[at + 1])
  for (let row = top; row < bottom; row++) visitRow(heads[row - top], row, visit)
}

function rowRange(outlines: readonly (readonly number[])[]): readonly [top: number, bottom: number] {
  let [top, bottom] = [Infinity, -Infinity]
  for (const outline of outlines)
    for (let at = 1; at < outline.length; at += 2) {
      if (outline[at] < top) top = outline[at]
      if (outline[at] > bottom) bottom = outline[at]
    }
  return [Math.ceil(top - 0.5), Math.ceil(bottom - 0.5)]
}

function addEdge(heads: Int32Array, rows: RowRange, x0: number, y0: number, x1: number, y1: number): void {
  const direction = y0 < y1 ? 1 : -1
  const [upX, upY, downX, downY] = direction === 1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const from = Math.max(rows.from, Math.ceil(upY - 0.5))
  const to = Math.min(rows.to, Math.ceil(downY - 0.5))
  if (from >= to) return
  const slope = (downX - upX) / (downY - upY)
  if (crossings.count + to - from > crossings.x.length) growCrossings(crossings.count + to - from)
  for (let row = from; row < to; row++) {
    const at = crossings.count++
    crossings.x[at] = upX + (row + 0.5 - upY) * slope
    crossings.direction[at] = direction
    crossings.next[at] = heads[row - rows.from]
    heads[row - rows.from] = at
  }
}

function growCrossings(need: number): void {
  const size = Math.max(need, crossings.x.length * 2)
  const grown: Crossings = {
    x: new Float64Array(size),
    direction: new Int8Array(size),
    next: new Int32Array(size),
    count: crossings.count,
  }
  grown.x.set(crossings.x)
  grown.direction.set(crossings.direction)
  grown.next.set(crossings.next)
  Object.assign(crossings, grown)
}

const row: { x: number[]; direction: number[] } = { x: [], direction: [] }

function visitRow(head: number, at: number, visit: Span): void {
  const { x, direction } = row
  let count = 0
  for (let entry = head; entry >= 0; entry = crossings.next[entry]) {
    const value = crossings.x[entry]
    let slot = count++
    for (; slot > 0 && x[slot - 1] > value; slot--) {
      x[slot] = x[slot - 1]
      direction[slot] = direction[slot - 1]
    }
    x[slot] = value
    direction[slot] = crossings.direction[entry]
  }
  let winding = 0
  let start = 0
  for (let slot = 0; slot < count; slot++) {
    if (winding === 0) start = x[slot]
    winding += direction[slot]
    if (winding !== 0) continue
    const [from, to] = [Math.ceil(start - 0.5), Math.ceil(x[slot] - 0.5)]
    if (to > from) visit(at, from, to)
  }
}
