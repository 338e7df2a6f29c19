import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'

/**
 * Share (0..1) of a pixel that is on a boundary's right, by the pixel's colour; NaN where a third ink is near or
 * nothing is known. Pixels are given by their top left corner and may lie past the frame of a torus.
 */
export type ShareOnRight = (x: number, y: number) => number

/** The shares beside a boundary between two inks of a measured map; undefined at the frame. */
export function sharesBeside({ left, right, board: { call } }: Chain): ShareOnRight | undefined {
  if (left === OUTSIDE || right === OUTSIDE) return undefined
  return (x, y) => call.shareBeside(x, y, left, right)
}

/** The shares beside a boundary, and whether it is walked forwards. */
export type WalkedShare = { readonly share: ShareOnRight; readonly forward: boolean }

/** The shares beside consecutive boundaries; the first boundary that knows a pixel counts. */
export function joinShares(shares: readonly WalkedShare[]): ShareOnRight {
  const first = shares[0]
  if (shares.length === 1 && first.forward) return first.share
  return (x, y) => {
    for (let i = 0; i < shares.length; i++) {
      const { share, forward } = shares[i]
      const known = share(x, y)
      if (!Number.isNaN(known)) return forward ? known : 1 - known
    }
    return Number.NaN
  }
}
