import type { Curve, Ring } from '../fit/curve.ts'

/** One closed shape: an outer ring and the holes directly inside it. */
type ClosedShape = { readonly rings: Ring[]; readonly outline: Float64Array; readonly area: number }

/** Sorts the rings of one ink into separate shapes, each an outer ring with its own holes, in the given order. */
export function splitObjects(rings: readonly Ring[]): Ring[][] {
  const shapes: ClosedShape[] = []
  const holes: { readonly ring: Ring; readonly outline: Float64Array }[] = []
  for (const ring of rings) {
    const outline = outlineOf(ring)
    const area = signedArea(outline)
    if (area >= 0) shapes.push({ rings: [ring], outline, area })
    else holes.push({ ring, outline })
  }
  const bySize = shapes.toSorted((a, b) => a.area - b.area)
  for (const { ring, outline } of holes) {
    const owner = bySize.find((shape) => liesInside(outline, shape.outline)) ?? bySize.at(-1)
    owner?.rings.push(ring)
  }
  return shapes.map((shape) => shape.rings)
}

/** Polygon through the anchor points and the middles of curves of a ring: enough to tell inside from outside. */
export function outlineOf(ring: Ring): Float64Array {
  // At most the start and the middle of each segment, x and y each.
  let most = 0
  for (let piece = 0; piece < ring.length; piece++) most += 4 * ring[piece].straight.length
  const outline = new Float64Array(most)
  let used = 0
  for (let piece = 0; piece < ring.length; piece++) used = addAnchors(ring[piece], outline, used)
  return outline.subarray(0, used)
}

/** Appends the anchor points of a curve; returns the new number of coordinates. */
function addAnchors({ x, y, coords, straight }: Curve, outline: Float64Array, before: number): number {
  let used = before
  let fromX = x
  let fromY = y
  for (let i = 0; i < straight.length; i++) {
    const at = i * 6
    const endX = coords[at + 4]
    const endY = coords[at + 5]
    outline[used++] = fromX
    outline[used++] = fromY
    if (!straight[i]) {
      outline[used++] = (fromX + 3 * coords[at] + 3 * coords[at + 2] + endX) / 8
      outline[used++] = (fromY + 3 * coords[at + 1] + 3 * coords[at + 3] + endY) / 8
    }
    fromX = endX
    fromY = endY
  }
  return used
}

/**
 * Signed area of a polygon by the shoelace formula, positive when the inside is on the right of the direction of travel
 * (y grows downwards).
 */
export function signedArea(outline: Float64Array): number {
  let twice = 0
  const count = outline.length
  for (let i = 0; i < count; i += 2) {
    const next = (i + 2) % count
    twice += outline[i] * outline[next + 1] - outline[next] * outline[i + 1]
  }
  return twice / 2
}

/**
 * Whether one outline lies inside another that it does not cross. Tested at the middle of its longest side: corners may
 * lie on the other outline, as in a checkerboard.
 */
export function liesInside(inner: Float64Array, outer: Float64Array): boolean {
  let longest = -1
  let x = 0
  let y = 0
  const count = inner.length
  for (let i = 0, j = count - 2; i < count; j = i, i += 2) {
    const dx = inner[i] - inner[j]
    const dy = inner[i + 1] - inner[j + 1]
    if (dx * dx + dy * dy <= longest) continue
    longest = dx * dx + dy * dy
    x = (inner[i] + inner[j]) / 2
    y = (inner[i + 1] + inner[j + 1]) / 2
  }
  return isInsideOutline(outer, x, y)
}

/** Whether a point lies inside a closed outline (even-odd rule). */
export function isInsideOutline(outline: Float64Array, x: number, y: number): boolean {
  let inside = false
  const count = outline.length
  for (let i = 0, j = count - 2; i < count; j = i, i += 2) {
    const crosses = outline[i + 1] > y !== outline[j + 1] > y
    if (!crosses) continue
    const at = outline[i] + ((y - outline[i + 1]) / (outline[j + 1] - outline[i + 1])) * (outline[j] - outline[i])
    if (x < at) inside = !inside
  }
  return inside
}
