// Letters, checks and icons run along the pixels far more often than chance would have it. Within a pixel the picture
// does not tell how an edge runs; in such pictures one that nearly runs along the pixels then does.
import { fall } from '../../numbers/ramp.ts'
import type { Contours } from './follow-cracks.ts'

/** Coordinates (places in `points`) that are pulled together, and how strongly. */
export type Ties = { readonly from: Int32Array; readonly to: Int32Array; readonly strength: Float64Array }

/** Strength of the tie of a chord one pixel long that runs along the pixels, pixels. */
const STRENGTH = 0.02
/** Angle to the pixels at which a tie has fallen to a third, radians; beyond twice that there is none. */
const ANGLE = 0.25
/** Chords shorter than this are tied as if they were as long, pixels. */
const LENGTH_MIN = 0.15
/** Slope up to which a chord counts as running along the pixels. */
const SLOPE_ALONG = 0.1
/**
 * Share of the length of all contours that runs along the pixels, from which ties begin and from which they are whole:
 * 0.127 by chance, motifs at any angle measured up to 0.14, italics 0.18, upright letters and icons 0.33 to 0.43.
 */
const SHARE = { none: 0.14, whole: 0.2 } as const

/** How far the contours of a picture are to be tied, 0..1. */
export function measureAlong({ points, chains }: Contours): number {
  let [all, along] = [0, 0]
  for (const { vertices } of chains)
    for (let k = 0; k + 1 < vertices.length; k++) {
      const [a, b] = [2 * vertices[k], 2 * vertices[k + 1]]
      const [x, y] = [Math.abs(points[b] - points[a]), Math.abs(points[b + 1] - points[a + 1])]
      const length = Math.hypot(x, y)
      all += length
      if (Math.min(x, y) <= SLOPE_ALONG * Math.max(x, y)) along += length
    }
  return 1 - fall(along / Math.max(1, all), SHARE.none, SHARE.whole)
}

/** Ties the ends of all chords that nearly run along the pixels. */
export function tieAlong({ points, chains }: Contours, share: number): Ties {
  const [from, to, strength]: number[][] = [[], [], []]
  if (share > 0)
    for (const { vertices } of chains)
      for (let k = 0; k + 1 < vertices.length; k++) {
        const [a, b] = [2 * vertices[k], 2 * vertices[k + 1]]
        const [x, y] = [Math.abs(points[b] - points[a]), Math.abs(points[b + 1] - points[a + 1])]
        const angle = Math.atan2(Math.min(x, y), Math.max(x, y))
        if (angle > 2 * ANGLE) continue
        const axis = x > y ? 1 : 0
        from.push(a + axis)
        to.push(b + axis)
        strength.push((share * STRENGTH * Math.exp(-((angle / ANGLE) ** 2))) / Math.max(LENGTH_MIN, Math.hypot(x, y)))
      }
  return { from: Int32Array.from(from), to: Int32Array.from(to), strength: Float64Array.from(strength) }
}

/** Adds `sign` times the forces by which ties draw `values`, x and y of each vertex, together. */
export function addTies({ from, to, strength }: Ties, values: Float64Array, into: Float64Array, sign: number): void {
  for (let i = 0; i < from.length; i++) {
    const pull = sign * strength[i] * (values[to[i]] - values[from[i]])
    into[from[i]] -= pull
    into[to[i]] += pull
  }
}
