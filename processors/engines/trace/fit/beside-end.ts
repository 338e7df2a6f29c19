/**
 * The point next to an end of the curve, seen along its tangent, which leads into the curve, looking from where it was.
 *
 * @param step 1 at the curve's start, -1 at its end
 */
export function besideEnd(
  points: Float64Array,
  x: number,
  y: number,
  [dx, dy]: readonly [number, number],
  was: number,
  step: number,
  outermost: number,
  innermost: number,
): number {
  const isInside = (index: number): boolean => (points[index * 2] - x) * dx + (points[index * 2 + 1] - y) * dy > 0
  let index = was
  while ((index - outermost) * step > 0 && isInside(index - step)) index -= step
  while ((innermost - index) * step > 0 && !isInside(index)) index += step
  return index
}
