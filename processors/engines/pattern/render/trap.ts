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

/** Rows are counted in bytes, so this is as far as a trap goes: 2 mm at 3200 dots per inch. */
const RADIUS_PX_MOST = 254
const FAR = 255

/**
 * Exact Euclidean spreading in three passes over the plane, however wide the trap: how far the ink is above each pixel, how
 * far below, and from the nearer of both how far it then reaches to either side of its column.
 */
function spreadUnder(mask: PlateMask, plane: IndexPlane, ink: number, { radiusPx, rank, wraps }: TrapOptions): void {
  const { data, width, height } = plane
  const radius = Math.min(radiusPx, RADIUS_PX_MOST)
  const covers = rank.map((other) => other > rank[ink])
  const reaches = reachesOf(radius)
  const above = measureAbove(plane, ink, Math.floor(radius), wraps)
  const below = new Uint8Array(width).fill(FAR)
  const turns = new Int32Array(width + 1)
  for (let row = height - 1 + (wraps ? Math.min(height, reaches.length) : 0); row >= 0; row--) {
    const start = (row % height) * width
    stepAway(below, data, start, ink)
    if (row >= height) continue
    turns.fill(0)
    for (let x = 0; x < width; x++) {
      const away = Math.min(below[x], above[start + x])
      if (away < reaches.length) countRun(turns, x - reaches[away], x + reaches[away] + 1, wraps)
    }
    for (let x = 0, inside = 0; x < width; x++) {
      inside += turns[x]
      if (inside > 0 && covers[data[start + x]]) mask[start + x] = 1
    }
  }
}

/** Rows up to the nearest pixel of the ink in the same column, `FAR` where there is none within reach. */
function measureAbove({ data, width, height }: IndexPlane, ink: number, reach: number, wraps: boolean): Uint8Array {
  const above = new Uint8Array(data.length)
  const away = new Uint8Array(width).fill(FAR)
  for (let row = wraps ? -Math.min(height, reach + 1) : 0; row < height; row++) {
    const start = (row < 0 ? row + height : row) * width
    stepAway(away, data, start, ink)
    if (row >= 0) above.set(away, start)
  }
  return above
}

/** One row further: 0 where the ink is, one more than before where it is not. */
function stepAway(away: Uint8Array, data: Uint8Array, start: number, ink: number): void {
  for (let x = 0; x < away.length; x++) {
    if (data[start + x] === ink) away[x] = 0
    else if (away[x] < FAR) away[x]++
  }
}

/** How far a disc of the radius reaches to either side, so many rows from its middle. */
function reachesOf(radiusPx: number): number[] {
  return Array.from({ length: Math.floor(radiusPx) + 1 }, (_, dy) => Math.floor(Math.sqrt(radiusPx ** 2 - dy ** 2)))
}

/** Notes where a run of columns begins and ends; past the edges it goes on at the other side, or stops. */
function countRun(turns: Int32Array, from: number, to: number, wraps: boolean): void {
  const width = turns.length - 1
  const [left, right] = [Math.max(0, from), Math.min(width, to)]
  turns[left]++
  turns[right]--
  if (!wraps) return
  if (from < 0) {
    turns[Math.max(0, from + width)]++
    turns[width]--
  }
  if (to > width) {
    turns[0]++
    turns[Math.min(width, to - width)]--
  }
}
