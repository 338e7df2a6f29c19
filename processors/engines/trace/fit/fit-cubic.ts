import { type CurveEnd, layEnds, layRun } from './lay-run.ts'

export type FittedCubic = {
  /** Both control points. */
  readonly handles: readonly [x1: number, y1: number, x2: number, y2: number]
  /** Mean squared distance of the points. */
  readonly meanSquare: number
  /** Largest distance, pixels. */
  readonly miss: number
}

/** Limits of the search for one curve. */
type FitEffort = {
  /** Most iterations of reparameterization. */
  readonly rounds: number
  /** Distance in pixels beyond which the fit is useless and the search ends early. */
  readonly tolerance: number
  readonly patience?: Patience
}

/** When the iterations of a fit stop. */
export type Patience = {
  /** Mean squared distance that is good enough, in squared tolerances. */
  readonly enough: number
  /** Largest distance, in tolerances, from which a fit is given up after one iteration, after two and so on. */
  readonly hopeless: Float64Array
}

// A residual of 0.005 is invisible; at the other limits one in a hundred fits that would have succeeded is given up.
const THOROUGH: Patience = { enough: 0.005, hopeless: Float64Array.of(6, 4, 4, 3, 2, 1.6, 1.4) }
const NEVER = 1e100

/**
 * Fits one cubic between two given ends to the points `from`..`to` in between (indices into `points`, ends excluded) by
 * least squares with iterated reparameterization. Tangents, where given, are kept exactly. Undefined where a point is
 * farther away than the tolerance. Source: P. Schneider, "An Algorithm for Automatically Fitting Digitized Curves",
 * Graphics Gems (1990); the computation is in `pen/`.
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
  const { enough, hopeless } = patience
  pen.patience[0] = enough
  for (let i = 1; i < pen.patience.length; i++) pen.patience[i] = i <= hopeless.length ? hopeless[i - 1] : NEVER
  if (!pen.call.fitRun(from, to, keeps, rounds, tolerance)) return undefined
  const { 0: x1, 1: y1, 2: x2, 3: y2, 4: meanSquare, 5: miss } = pen.fitted
  return { handles: [x1, y1, x2, y2], meanSquare, miss }
}
