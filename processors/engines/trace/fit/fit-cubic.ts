import { type CurveEnd, layEnds, layRun } from './lay-run.ts'

export type FittedCubic = {
  /** Both control points. */
  readonly handles: readonly [x1: number, y1: number, x2: number, y2: number]
  /** Mean of the squared distances over the points that were looked at. */
  readonly meanSquare: number
  /** Largest distance, pixels. */
  readonly miss: number
}

/** How long a curve is worked at. */
type FitEffort = {
  /** Most refinements of the parameter. */
  readonly rounds: number
  /** Distance in pixels beyond which the fit is of no use; ends the search early. */
  readonly tolerance: number
  readonly patience?: Patience
}

/** When a fit is worked at no longer. */
export type Patience = {
  /** Mean square of the misses that is good enough, in largest misses allowed, squared. */
  readonly enough: number
  /** Largest miss, in those allowed, beyond which there is no hope after one round, two and so on. */
  readonly hopeless: Float64Array
}

// What is left cannot be seen, and of a hundred fits that end well one misses by more.
const THOROUGH: Patience = { enough: 0.005, hopeless: Float64Array.of(6, 4, 4, 3, 2, 1.6, 1.4) }
const NEVER = 1e100

/**
 * Fits one cubic between two given ends to the points `from`..`to` in between (indices into `points`, exclusive of
 * the ends). Directions, where given, are kept exactly.
 */
export function fitCubic(
  points: Float64Array,
  from: number,
  to: number,
  start: CurveEnd,
  end: CurveEnd,
  { rounds, tolerance, patience = THOROUGH }: FitEffort,
): FittedCubic | undefined {
  const pen = layRun(points)
  const keeps = layEnds(pen, start, end)
  pen.patience.fill(NEVER)
  pen.patience[0] = patience.enough
  pen.patience.set(patience.hopeless, 1)
  if (!pen.call.fitRun(from, to, keeps, rounds, tolerance)) return undefined
  const { 0: x1, 1: y1, 2: x2, 3: y2, 4: meanSquare, 5: miss } = pen.fitted
  return { handles: [x1, y1, x2, y2], meanSquare, miss }
}
