/** Points in order, x and y alternating, in pixels; pixel (0, 0) covers 0..1 in both directions. */
export type Points = Float64Array

/**
 * Segments of a boundary, six numbers each (two handles and the end). `straight` marks lines, whose handles repeat the
 * end.
 */
export type Segments = { readonly coords: number[]; readonly straight: boolean[] }

/** A fitted boundary: a start and its segments, in pixels. */
export type Curve = { readonly x: number; readonly y: number } & Segments

/** A closed outline ready to be written: curves that follow one another. */
export type Ring = readonly Curve[]

/** End point of a curve. */
export function endOf(curve: Curve): readonly [x: number, y: number] {
  const { coords } = curve
  return coords.length === 0 ? [curve.x, curve.y] : [coords[coords.length - 2], coords[coords.length - 1]]
}

/** Number of anchor points and handles of a curve: 1 for a line, 3 for a cubic. */
export function nodesOf({ straight }: Segments): number {
  let nodes = 0
  for (let i = 0; i < straight.length; i++) nodes += straight[i] ? 1 : 3
  return nodes
}

/**
 * Signed area enclosed by a closed curve, square pixels; positive when the inside is on the right of the direction of
 * travel (y grows downwards).
 */
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
    // Green's theorem for a cubic, in twentieths; a line, whose handles repeat its end, gives the same as its chord.
    tenths += 6 * (fromX * y1 - x1 * fromY) + 3 * (fromX * y2 - x2 * fromY) + fromX * endY - endX * fromY
    tenths += 3 * (x1 * y2 - x2 * y1) + 3 * (x1 * endY - endX * y1) + 6 * (x2 * endY - endX * y2)
    fromX = endX
    fromY = endY
  }
  return tenths / 20
}

/** The same curve in the opposite direction. */
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
