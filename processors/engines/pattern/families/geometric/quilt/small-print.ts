import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { circle, polygon } from '../../../kit/line/outline.ts'

export type PrintKind = 'dots' | 'plus' | 'sprigs'
export const printKinds: readonly PrintKind[] = ['dots', 'plus', 'sprigs']

/** A small print inside a patch: marks on a half-drop grid that stay clear of the seams. `stepMm` lies between marks of a row. */
export function smallPrint(points: readonly Point[], kind: PrintKind, stepMm: number): Ring[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)]
  const marks: Ring[] = []
  const [columns, rows] = [Math.round((right - left) / stepMm), Math.round(((bottom - top) / stepMm) * 2)]
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = (left + right) / 2 + (column - columns / 2 + (row % 2) * 0.5) * stepMm
      const y = (top + bottom) / 2 + ((row - rows / 2) * stepMm) / 2
      if (clearance(points, x, y) > stepMm * 0.3) marks.push(...mark(kind, x, y, stepMm))
    }
  return marks
}

function mark(kind: PrintKind, x: number, y: number, stepMm: number): Ring[] {
  const size = Math.max(0.3, stepMm * 0.14)
  if (kind === 'dots') return [circle(x, y, size, 8)]
  const bar = (turn: number, far: number): Ring => {
    const corners: readonly Point[] = [
      [-far, -size * 0.4],
      [far, -size * 0.4],
      [far, size * 0.4],
      [-far, size * 0.4],
    ]
    return polygon(corners).map(placeKnot({ x, y, turn }))
  }
  return kind === 'plus'
    ? [bar(0, size * 1.3), bar(TURN / 4, size * 1.3)]
    : [bar(TURN / 12, size * 1.6), bar(-TURN / 6, size)]
}

/** Distance to the nearest seam in mm, negative outside. The patch is convex. */
export function clearance(points: readonly Point[], x: number, y: number): number {
  let [least, clockwise] = [Infinity, 0]
  for (let at = 0; at < points.length; at++) {
    const [from, to] = [points[at], points[(at + 1) % points.length]]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const side = (dx * (y - from[1]) - dy * (x - from[0])) / (Math.hypot(dx, dy) || 1)
    clockwise ||= Math.sign(areaOf(points))
    least = Math.min(least, side * clockwise)
  }
  return least
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]
    return sum + x * nextY - nextX * y
  }, 0)
}
