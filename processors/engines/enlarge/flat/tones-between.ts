// A check of two yarns has three tones, and where the third is woven of both no place of it is flat: it lies between
// two inks without being an edge of theirs. Drawn as an edge it would fall into blots of both. The same goes for threads
// finer than the pixels, which leave a chequer of two such tones: a twill of gingham was drawn as braids.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Share of either ink between which a pixel is nearly neither. */
const BETWEEN = { least: 0.2, most: 0.8 } as const
/** Most that the shares of one tone differ: across an edge, however soft, they differ more. */
const APART_MAX = 0.15
/** Pixels around such a place that are left to the network with it: its rim and one more. */
const BESIDE_REACH = 2

/**
 * 1 for pixels of places at least three pixels wide that lie between the same two inks and are of one tone, or of two
 * in a chequer, and for those beside them, whose edge is not one of these inks'.
 */
export function findTonesBetween(grid: SampleGrid, unmixed: Unmixed): Uint8Array {
  const { width, height } = grid
  const { first, second, share } = unmixed
  const found = new Uint8Array(width * height)
  const around = new Int32Array((2 * BESIDE_REACH + 1) ** 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = y * width + x
      if (first[own] === second[own] || share[own] < BETWEEN.least || share[own] > BETWEEN.most) continue
      if (!isToneOf(around, listAround(grid, x, y, 1, around), unmixed)) continue
      const count = listAround(grid, x, y, BESIDE_REACH, around)
      for (let k = 0; k < count; k++) found[around[k]] = 1
    }
  return found
}

/** Lists the pixels up to `reach` from one, each way, row by row; returns how many there are. */
function listAround(
  { width, height, wrap }: SampleGrid,
  x: number,
  y: number,
  reach: number,
  into: Int32Array,
): number {
  let count = 0
  for (let dy = -reach; dy <= reach; dy++) {
    const row = foldIndex(y + dy, height, wrap.y) * width
    for (let dx = -reach; dx <= reach; dx++) into[count++] = row + foldIndex(x + dx, width, wrap.x)
  }
  return count
}

function isToneOf(
  around: Int32Array,
  count: number,
  { first, second, share }: Pick<Unmixed, 'first' | 'second' | 'share'>,
): boolean {
  const ink = first[around[0]]
  const other = second[around[0]]
  if (ink === other) return false
  // The first, third and so on are the middle and the four at its corners.
  const low = [1, 1]
  const high = [0, 0]
  for (let k = 0; k < count; k++) {
    const pixel = around[k]
    const isTurned = first[pixel] === other && second[pixel] === ink
    if (!isTurned && (first[pixel] !== ink || second[pixel] !== other)) return false
    const own = isTurned ? 1 - share[pixel] : share[pixel]
    low[k % 2] = Math.min(low[k % 2], own)
    high[k % 2] = Math.max(high[k % 2], own)
  }
  if (Math.min(...low) < BETWEEN.least || Math.max(...high) > BETWEEN.most) return false
  const isChequer = low[0] > high[1] || low[1] > high[0]
  return isChequer
    ? Math.max(high[0] - low[0], high[1] - low[1]) <= APART_MAX
    : Math.max(...high) - Math.min(...low) <= APART_MAX
}
