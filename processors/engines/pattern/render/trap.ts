import { wrap } from '../kit/knot.ts'
import type { IndexPlane } from './index-plane.ts'

/** What of a plane one plate prints: 1 where it does, 0 elsewhere. */
export type PlateMask = Uint8Array

export type TrapOptions = {
  /** How far a lighter ink goes on under its darker neighbours, in pixels; 0 lets the plates meet edge to edge. */
  readonly radiusPx: number
  /** `rank[ink]`: 0 the lightest. Only an ink of higher rank covers what spreads under it. */
  readonly rank: readonly number[]
  /** Whether the plane's opposite edges are neighbours. */
  readonly wraps: boolean
}

/**
 * The plate of one ink. A lighter ink is spread under darker neighbours, so that a screen that is off by less than the trap
 * leaves no gap of bare cloth; the darker shape keeps its outline, which is the one the eye sees.
 *
 * @returns one byte a pixel, in the order of the plane
 */
export function cutPlate(plane: IndexPlane, ink: number, options: TrapOptions): PlateMask {
  const mask = new Uint8Array(plane.data.length)
  for (let pixel = 0; pixel < mask.length; pixel++) if (plane.data[pixel] === ink) mask[pixel] = 1
  if (options.radiusPx >= 1) spreadUnder(mask, plane, ink, options)
  return mask
}

function spreadUnder(mask: PlateMask, plane: IndexPlane, ink: number, { radiusPx, rank, wraps }: TrapOptions): void {
  const { data, width, height } = plane
  const covers = rank.map((other) => other > rank[ink])
  const disc = discRows(radiusPx)
  const neighbour = neighbourFinder(plane, wraps)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] !== ink || !isBeside(plane, covers, neighbour, x, y)) continue
      for (const { dy, reach } of disc)
        for (let dx = -reach; dx <= reach; dx++) {
          const at = neighbour(x + dx, y + dy)
          if (at >= 0 && covers[data[at]]) mask[at] = 1
        }
    }
}

type NeighbourFinder = (x: number, y: number) => number

/** Where a pixel lies in the plane; -1 beyond the edge of a plane that does not wrap. */
function neighbourFinder({ width, height }: IndexPlane, wraps: boolean): NeighbourFinder {
  return (x, y) => {
    if (x >= 0 && y >= 0 && x < width && y < height) return y * width + x
    return wraps ? wrap(y, height) * width + wrap(x, width) : -1
  }
}

/** Asked of every pixel of the ink, so the inside of the plane is looked at without going round its edges. */
function isBeside(
  { data, width, height }: IndexPlane,
  covers: readonly boolean[],
  neighbour: NeighbourFinder,
  x: number,
  y: number,
): boolean {
  const at = y * width + x
  if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
    return covers[data[at - 1]] || covers[data[at + 1]] || covers[data[at - width]] || covers[data[at + width]]
  const isCovered = (place: number): boolean => place >= 0 && covers[data[place]]
  return (
    isCovered(neighbour(x - 1, y)) ||
    isCovered(neighbour(x + 1, y)) ||
    isCovered(neighbour(x, y - 1)) ||
    isCovered(neighbour(x, y + 1))
  )
}

/** Rows of a disc round a pixel with how far each reaches to either side. */
function discRows(radiusPx: number): { readonly dy: number; readonly reach: number }[] {
  const most = Math.floor(radiusPx)
  return Array.from({ length: most * 2 + 1 }, (_, row) => {
    const dy = row - most
    return { dy, reach: Math.floor(Math.sqrt(radiusPx * radiusPx - dy * dy)) }
  })
}
