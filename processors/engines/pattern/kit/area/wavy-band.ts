import type { Random } from '../chance/random.ts'
import type { Knot, Ring } from '../line/knot.ts'

/** A band that runs the whole period: where it starts across, how wide it is and how long the period is, in mm. */
export type Band = { readonly startMm: number; readonly widthMm: number; readonly lengthMm: number }

export type Waver = {
  /** About so far from one bend of an edge to the next. */
  readonly stepMm: number
  /** An edge strays no farther than this. */
  readonly wobbleMm: number
}

/**
 * An upright band whose two edges waver by themselves, as a hand, a brush or a pile makes them. It meets itself at the ends
 * of the period. Turn it with `layAcross` for a band that runs from side to side.
 */
export function wavyBand(random: Random, { startMm, widthMm, lengthMm }: Band, { stepMm, wobbleMm }: Waver): Ring {
  const steps = Math.max(3, Math.round(lengthMm / stepMm))
  const edge = (x: number): Knot[] => {
    const strays = Array.from({ length: steps }, () => x + random.between(-wobbleMm, wobbleMm))
    // The end lies between its neighbours on both sides of the seam, so that the edge runs on without a corner.
    const seam = (strays[0] + strays[steps - 1]) / 2
    return [
      [seam, 0, 1],
      ...strays.map((stray, at): Knot => [stray, ((at + 0.5) / steps) * lengthMm]),
      [seam, lengthMm, 1],
    ]
  }
  return [...edge(startMm + widthMm), ...edge(startMm).reverse()]
}

/** The same outline with across and along exchanged. */
export function layAcross(ring: Ring): Ring {
  return ring.map(([x, y, corner]): Knot => (corner === undefined ? [y, x] : [y, x, corner]))
}
