/** Points in order, x and y alternating, in pixels; the pixel (0, 0) covers 0..1 both ways. */
export type Points = Float64Array

/** Segments of a boundary: six numbers each (two handles, end); `straight` marks lines, whose handles repeat the end. */
export type Segments = { readonly coords: number[]; readonly straight: boolean[] }

/** A drawn boundary: a start and its segments, in pixels. */
export type Curve = { readonly x: number; readonly y: number } & Segments

/** A closed outline ready to be written: curves that follow each other. */
export type Ring = readonly Curve[]

/** Last point of a curve. */
export function endOf(curve: Curve): readonly [x: number, y: number] {
  const { coords } = curve
  return coords.length === 0 ? [curve.x, curve.y] : [coords[coords.length - 2], coords[coords.length - 1]]
}

/** Anchor points and handles of a curve: 1 for a line, 3 for a cubic. */
export function nodesOf({ straight }: Segments): number {
  let nodes = 0
  for (let i = 0; i < straight.length; i++) nodes += straight[i] ? 1 : 3
  return nodes
}

/** Area in square pixels of a curve that ends where it began, positive when the inside lies on the right of the walk (y grows downwards). */
export function areaWithin({ x, y, coords }: Curve): number {
  let tenths = 0
  let [fromX, fromY] = [x, y]
  for (let at = 0; at < coords.length; at += 6) {
    const x1 = coords[at]
    const y1 = coords[at + 1]
    const x2 = coords[at + 2]
    const y2 = coords[at + 3]
    const endX = coords[at + 4]
    const endY = coords[at + 5]
    // Green's theorem along a cubic; a line, whose handles repeat its end, comes out as its chord.
    tenths += 6 * (fromX * y1 - x1 * fromY) + 3 * (fromX * y2 - x2 * fromY) + fromX * endY - endX * fromY
    tenths += 3 * (x1 * y2 - x2 * y1) + 3 * (x1 * endY - endX * y1) + 6 * (x2 * endY - endX * y2)
    fromX = endX
    fromY = endY
  }
  return tenths / 20
}

/** The same curve walked the other way. */
export function reverseCurve(curve: Curve): Curve {
  const [x, y] = endOf(curve)
  const coords: number[] = []
  const straight: boolean[] = []
  for (let i = curve.straight.length - 1; i >= 0; i--) {
    const at = i * 6
    const endX = i > 0 ? curve.coords[at - 2] : curve.x
    const endY = i > 0 ? curve.coords[at - 1] : curve.y
    if (curve.straight[i]) coords.push(endX, endY, endX, endY, endX, endY)
    else coords.push(curve.coords[at + 2], curve.coords[at + 3], curve.coords[at], curve.coords[at + 1], endX, endY)
    straight.push(curve.straight[i])
  }
  return { x, y, coords, straight }
}
