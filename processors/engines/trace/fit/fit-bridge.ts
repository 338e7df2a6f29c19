import { type CurveEnd, layEnds, layRun } from './lay-run.ts'

/** An end of a bridge: an end of a curve that may also slide along its tangent where a straight line leads up to it. */
export type BridgeEnd = CurveEnd & { readonly slides: boolean }

export type Bridge = {
  /** Start, both handles and end, two numbers each. */
  readonly coords: readonly number[]
  /** First and last point that the curve must fit, rather than a line beside it. */
  readonly from: number
  readonly to: number
}

/** Limits of the search for a bridge. */
type BridgeEffort = {
  /** Most iterations of the fit. */
  readonly rounds: number
  /** Sum of squared distances over all points beyond which the bridge is useless. */
  readonly squaresMax: number
}

/**
 * Fits one cubic between two given ends, each of which may slide along the line that leads up to it, so that a rounding
 * becomes one curve from its true first to its true last point. The computation is in `pen/`.
 *
 * @param points x and y alternating, pixels
 * @param from first index of the points to fit, `to` the last
 * @param limits first and last index that the curve may reach when its ends slide
 */
export function fitBridge(
  points: Float64Array,
  from: number,
  to: number,
  { 0: start, 1: end }: readonly [start: BridgeEnd, end: BridgeEnd],
  limits: readonly [first: number, last: number],
  { rounds, squaresMax }: BridgeEffort,
): Bridge | undefined {
  const pen = layRun(points)
  const keeps = layEnds(pen, start, end)
  pen.slides[0] = start.slides && start.tangent ? 1 : 0
  pen.slides[1] = end.slides && end.tangent ? 1 : 0
  pen.limits[0] = limits[0]
  pen.limits[1] = limits[1]
  if (!pen.call.fitBridge(from, to, keeps, rounds, squaresMax)) return undefined
  const { bridge } = pen
  const coords: number[] = []
  for (let i = 0; i < 8; i++) coords.push(bridge[i])
  return { coords, from: bridge[8], to: bridge[9] }
}
