import { OUTSIDE } from '../map/corner-kinds.ts'
import type { EdgeSource } from './edge-points.ts'
import { shareOfInk } from './ink-shares.ts'
import { placeOf } from './near-edges.ts'

/**
 * Share (0..1) of a pixel that lies on a boundary's right, by the pixel's own colour; NaN where a third ink is near or
 * nothing is known. Pixels are named by their top left corner and may lie past the frame of a repeat.
 */
export type ShareOnRight = (x: number, y: number) => number

/** The shares beside a boundary between two inks; undefined at the frame. */
export function sharesBeside(left: number, right: number, source: EdgeSource): ShareOnRight | undefined {
  if (left === OUTSIDE || right === OUTSIDE) return undefined
  const { ink, width, height, wrap } = source.map
  return (x, y) => {
    if (!wrap && (x < 0 || y < 0 || x >= width || y >= height)) return Number.NaN
    for (let dy = -1; dy <= 1; dy++) {
      const row = placeOf(y + dy, height, wrap)
      for (let dx = -1; dx <= 1; dx++) {
        const column = placeOf(x + dx, width, wrap)
        const label = ink[row * width + column]
        if (label !== left && label !== right) return Number.NaN
      }
    }
    const pixel = placeOf(y, height, wrap) * width + placeOf(x, width, wrap)
    return shareOfInk(source, pixel, right, left)
  }
}

/** The shares beside boundaries that follow each other; of those that know a pixel the first one speaks. */
export function joinShares(
  shares: readonly { readonly share: ShareOnRight; readonly forward: boolean }[],
): ShareOnRight {
  const [first] = shares
  if (shares.length === 1 && first.forward) return first.share
  return (x, y) => {
    for (const { share, forward } of shares) {
      const known = share(x, y)
      if (!Number.isNaN(known)) return forward ? known : 1 - known
    }
    return Number.NaN
  }
}
