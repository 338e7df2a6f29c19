// Scan conversion: the spans in which lines through pixel centres are inside a shape, by the non-zero rule.

/** A span of a scan line inside a shape, and the largest slope of its sides: pixels along the line per line. */
export type Span = (line: number, from: number, to: number, lean: number) => void

/** Lines `from` up to, but excluding, `to`. */
export type LineRange = { readonly from: number; readonly to: number }

type Crossings = { place: Float64Array; slope: Float64Array; direction: Int8Array; next: Int32Array; count: number }

const makeCrossings = (size: number): Crossings => ({
  place: new Float64Array(size),
  slope: new Float64Array(size),
  direction: new Int8Array(size),
  next: new Int32Array(size),
  count: 0,
})

const crossings = makeCrossings(4096)

/**
 * Visits every span of a scan line that is inside, line by line and along each from its start. Lines are rows or, by
 * `across`, columns of the infinite plane.
 *
 * @param outlines closed polygons in pixels, x and y alternating
 * @param within lines to visit; the spans of a line do not depend on it
 */
export function scanSpans(
  outlines: readonly (readonly number[])[],
  across: 'rows' | 'columns',
  within: LineRange,
  visit: Span,
): void {
  const over = across === 'rows' ? 1 : 0
  const [first, last] = lineRange(outlines, over)
  const lines = { from: Math.max(first, within.from), to: Math.min(last, within.to) }
  if (lines.to <= lines.from) return
  const heads = new Int32Array(lines.to - lines.from).fill(-1)
  crossings.count = 0
  for (const outline of outlines)
    for (let at = 0, before = outline.length - 2; at < outline.length; before = at, at += 2)
      addEdge(
        heads,
        lines,
        outline[before + 1 - over],
        outline[before + over],
        outline[at + 1 - over],
        outline[at + over],
      )
  for (let line = lines.from; line < lines.to; line++) visitLine(heads[line - lines.from], line, visit)
}

function lineRange(outlines: readonly (readonly number[])[], over: number): readonly [first: number, last: number] {
  let [first, last] = [Infinity, -Infinity]
  for (const outline of outlines)
    for (let at = over; at < outline.length; at += 2) {
      if (outline[at] < first) first = outline[at]
      if (outline[at] > last) last = outline[at]
    }
  return [Math.ceil(first - 0.5), Math.ceil(last - 0.5)]
}

/** Adds the crossings of an edge with the lines; `place` is the coordinate along them and `line` the one across. */
function addEdge(
  heads: Int32Array,
  lines: LineRange,
  place0: number,
  line0: number,
  place1: number,
  line1: number,
): void {
  const direction = line0 < line1 ? 1 : -1
  const [startPlace, startLine, endPlace, endLine] =
    direction === 1 ? [place0, line0, place1, line1] : [place1, line1, place0, line0]
  const from = Math.max(lines.from, Math.ceil(startLine - 0.5))
  const to = Math.min(lines.to, Math.ceil(endLine - 0.5))
  if (from >= to) return
  const slope = (endPlace - startPlace) / (endLine - startLine)
  if (crossings.count + to - from > crossings.place.length) growCrossings(crossings.count + to - from)
  for (let line = from; line < to; line++) {
    const at = crossings.count++
    crossings.place[at] = startPlace + (line + 0.5 - startLine) * slope
    crossings.slope[at] = slope
    crossings.direction[at] = direction
    crossings.next[at] = heads[line - lines.from]
    heads[line - lines.from] = at
  }
}

function growCrossings(need: number): void {
  const { place, slope, direction, next } = crossings
  const grown = makeCrossings(Math.max(need, place.length * 2))
  grown.place.set(place)
  grown.slope.set(slope)
  grown.direction.set(direction)
  grown.next.set(next)
  Object.assign(crossings, { ...grown, count: crossings.count })
}

const inOrder: number[] = []

function visitLine(head: number, line: number, visit: Span): void {
  const { place, slope, direction, next } = crossings
  let count = 0
  for (let entry = head; entry >= 0; entry = next[entry]) {
    let slot = count++
    for (; slot > 0 && place[inOrder[slot - 1]] > place[entry]; slot--) inOrder[slot] = inOrder[slot - 1]
    inOrder[slot] = entry
  }
  let winding = 0
  let start = 0
  for (let slot = 0; slot < count; slot++) {
    const at = inOrder[slot]
    if (winding === 0) start = at
    winding += direction[at]
    if (winding !== 0) continue
    visit(line, place[start], place[at], Math.max(Math.abs(slope[start]), Math.abs(slope[at])))
  }
}
