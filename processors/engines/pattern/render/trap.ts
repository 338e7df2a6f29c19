import type { IndexPlane } from './index-plane.ts'

/** Pixels of a plane that one plate prints: 1 where it does, else 0. */
export type PlateMask = Uint8Array

export type TrapOptions = {
  /** Distance that a lighter ink extends under its darker neighbours, pixels; 0 lets the plates meet edge to edge. */
  readonly radiusPx: number
  /** `rank[ink]`: 0 for the lightest. Only inks of higher rank cover what extends under them. */
  readonly rank: readonly number[]
  /** Whether the plane's opposite edges are neighbours. */
  readonly wraps: boolean
}

/**
 * The plate of one ink. A lighter ink is extended under darker neighbours (choke and spread), so that a screen out of
 * register by less than the trap leaves no gap; the darker shape, whose outline the eye sees, is unchanged.
 *
 * @returns one byte per pixel, in the order of the plane
 */
export function cutPlate(plane: IndexPlane, ink: number, options: TrapOptions): PlateMask {
  const mask = new Uint8Array(plane.data.length)
  for (let pixel = 0; pixel < mask.length; pixel++) if (plane.data[pixel] === ink) mask[pixel] = 1
  if (options.radiusPx >= 1) spreadUnder(mask, plane, ink, options)
  return mask
}

/** Rows are counted in bytes, which limits a trap to 2 mm at 3200 dots per inch. */
const RADIUS_PX_MOST = 254
const FAR = 255

/**
 * Exact Euclidean dilation in three passes over the plane, independent of the radius: distance to the ink above each
 * pixel, below it, and from the nearer one the reach to either side of its column.
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

/** Advances one row: 0 where the ink is, else one more than before. */
function stepAway(away: Uint8Array, data: Uint8Array, start: number, ink: number): void {
  for (let x = 0; x < away.length; x++) {
    if (data[start + x] === ink) away[x] = 0
    else if (away[x] < FAR) away[x]++
  }
}

/** Half width of a disc at each distance in rows from its centre. */
function reachesOf(radiusPx: number): number[] {
  return Array.from({ length: Math.floor(radiusPx) + 1 }, (_, dy) => Math.floor(Math.sqrt(radiusPx ** 2 - dy ** 2)))
}

/** Records the start and end of a run of columns; past the edges it wraps, or is cut off. */
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
