import type { Point } from '../../../kit/line/knot.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import type { Plan } from '../../family.ts'

/** Discs on the torus that somebody has taken. */
export type Seats = {
  readonly take: (at: Point, radiusMm: number) => void
  /** True where a disc meets none that is taken by more than `share` of their radii; a share of 1 is touching. */
  readonly isFree: (at: Point, radiusMm: number, share?: number) => boolean
}

/** Seats on the cloth of a plan, none of them taken. */
export function createSeats(plan: Plan): Seats {
  const between = createShortestStep(plan)
  const taken: (readonly [Point, number])[] = []
  return {
    take: (at, radiusMm) => {
      taken.push([at, radiusMm])
    },
    isFree: (at, radiusMm, share = 1) =>
      taken.every(([other, radius]) => Math.hypot(...between(at, other, false)) > (radius + radiusMm) * share),
  }
}
