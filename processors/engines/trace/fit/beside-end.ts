/** An end of a curve and its tangent, which leads into the curve. */
type TangentEnd = { readonly x: number; readonly y: number; readonly tangent: readonly [dx: number, dy: number] }

/**
 * The point next to an end of the curve, seen along its tangent, looking from where it was.
 *
 * @param was index of the point that was next to the end before it moved
 * @param step 1 at the curve's start, -1 at its end
 * @param limits first and last point index to look at
 */
export function besideEnd(
  points: Float64Array,
  { x, y, tangent: [dx, dy] }: TangentEnd,
  was: number,
  step: 1 | -1,
  limits: readonly [first: number, last: number],
): number {
  const [outermost, innermost] = step > 0 ? limits : [limits[1], limits[0]]
  const isInside = (index: number): boolean => (points[index * 2] - x) * dx + (points[index * 2 + 1] - y) * dy > 0
  let index = was
  while ((index - outermost) * step > 0 && isInside(index - step)) index -= step
  while ((innermost - index) * step > 0 && !isInside(index)) index += step
  return index
}
