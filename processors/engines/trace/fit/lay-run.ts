import { type Pen, takePen } from '../pen/pen.ts'

/** An end of a cubic: where it is and, if the curve must leave smoothly, its direction into the curve. */
export type CurveEnd = {
  readonly x: number
  readonly y: number
  /** Unit direction from the end into the curve, or undefined when the curve may leave as it likes (a corner). */
  readonly tangent: readonly [dx: number, dy: number] | undefined
}

/** Lays points, x and y alternating, under the pen for curves to be fitted to, unless they lie there: many are fitted to one run. */
export function layRun(points: Float64Array): Pen {
  const pen = takePen({ run: points.length / 2 })
  if (pen.laid !== points) pen.run.set(points)
  pen.laid = points
  return pen
}

/** Lays the ends of a curve under the pen; returns which directions it keeps, 1 for that at the start and 2 for that at the end. */
export function layEnds(pen: Pen, start: CurveEnd, end: CurveEnd): number {
  return (layEnd(pen, start, 0) ? 1 : 0) + (layEnd(pen, end, 2) ? 2 : 0)
}

function layEnd({ ends, ways }: Pen, { x, y, tangent }: CurveEnd, at: number): boolean {
  ends[at] = x
  ends[at + 1] = y
  if (!tangent) return false
  ways[at] = tangent[0]
  ways[at + 1] = tangent[1]
  return true
}
