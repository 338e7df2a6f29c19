/**
 * The point next to an end of the curve, seen along its tangent, which leads into the curve, looking from where it was.
 *
 * @param step 1 at the curve's start, -1 at its end
 */
export function besideEnd(
  points: Float64Array,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  was: number,
  step: number,
  limits: readonly [outermost: number, innermost: number],
): number {
  const isInside = (index: number): boolean => (points[index * 2] - x) * dx + (points[index * 2 + 1] - y) * dy > 0
  let index = was
  while ((index - limits[0]) * step > 0 && isInside(index - step)) index -= step
  while ((limits[1] - index) * step > 0 && !isInside(index)) index += step
  return index
}
