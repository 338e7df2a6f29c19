import type { Point } from './knot.ts'

/**
 * Where a closed outline crosses a horizontal line, from left to right: inside between the first and second, and so on.
 */
export function crossingsAt(outline: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [from, to] = [outline[before], outline[at]]
    if (from[1] <= y !== to[1] <= y) crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
  }
  return crossings.sort((one, other) => one - other)
}
