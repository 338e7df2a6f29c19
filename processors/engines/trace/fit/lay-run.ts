import { type Pen, takePen } from '../pen/pen.ts'

/** An end of a cubic with its tangent, if the curve must leave smoothly. */
export type CurveEnd = {
  readonly x: number
  readonly y: number
  /** Unit direction from the end into the curve; undefined when the curve may leave at any angle (a corner). */
  readonly tangent: readonly [dx: number, dy: number] | undefined
}

/**
 * Copies points, x and y alternating, into the memory of the fitting kernel (`pen/`), unless they are there already:
 * many curves are fitted to one run.
 */
export function layRun(points: Float64Array): Pen {
  const pen = takePen({ run: points.length / 2 })
  if (pen.laid !== points) pen.run.set(points)
  pen.laid = points
  return pen
}

/**
 * Copies the ends of a curve into the kernel's memory. Returns which tangents are kept, as bits: 1 for the start, 2 for
 * the end.
 */
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
