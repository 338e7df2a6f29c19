import type { Random } from '../chance/random.ts'
import type { Knot, Ring } from '../line/knot.ts'

/** A band along the whole period: its start across, its width, and the length of the period, in mm. */
export type Band = { readonly startMm: number; readonly widthMm: number; readonly lengthMm: number }

export type Waver = {
  /** About the distance between bends of an edge, mm. */
  readonly stepMm: number
  /** Largest displacement of an edge, mm. */
  readonly wobbleMm: number
}

/**
 * A vertical band whose two edges waver independently, as drawn by hand or with a brush. Its ends match at the edge of
 * the period. `layAcross` makes it horizontal.
 */
export function wavyBand(random: Random, { startMm, widthMm, lengthMm }: Band, { stepMm, wobbleMm }: Waver): Ring {
  const steps = Math.max(3, Math.round(lengthMm / stepMm))
  const edge = (x: number): Knot[] => {
    const strays = Array.from({ length: steps }, () => x + random.between(-wobbleMm, wobbleMm))
    // The seam lies midway between its neighbours, so that the edge continues without a corner.
    const seam = (strays[0] + strays[steps - 1]) / 2
    return [
      [seam, 0, 1],
      ...strays.map((stray, at): Knot => [stray, ((at + 0.5) / steps) * lengthMm]),
      [seam, lengthMm, 1],
    ]
  }
  return [...edge(startMm + widthMm), ...edge(startMm).reverse()]
}

/** Exchanges x and y. */
export function layAcross(ring: Ring): Ring {
  return ring.map(([x, y, corner]): Knot => (corner === undefined ? [y, x] : [y, x, corner]))
}
