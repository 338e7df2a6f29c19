// A check of two yarns has three tones, and where the third is woven of both no place of it is flat: it lies between
// two inks without being an edge of theirs. Drawn as an edge it would fall into blots of both.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Share of either ink between which a pixel is nearly neither. */
const BETWEEN = { least: 0.2, most: 0.8 } as const
/** Most that the shares of nine pixels differ: across an edge, however soft, they differ more. */
const APART_MAX = 0.15
/** Pixels around such a place that are left to the network with it: its rim and one more. */
const BESIDE_REACH = 2

/**
 * 1 for pixels of places at least three pixels wide that lie between the same two inks and hardly change, and for those
 * beside them, whose edge is not one of these inks'.
 */
export function findTonesBetween({ width, height, wrap }: SampleGrid, { first, second, share }: Unmixed): Uint8Array {
  const found = new Uint8Array(width * height)
  const around = (x: number, y: number, reach: number): readonly number[] => {
    const side = 2 * reach + 1
    return Array.from({ length: side ** 2 }, (_, k) => {
      const row = foldIndex(y + Math.floor(k / side) - reach, height, wrap.y)
      return row * width + foldIndex(x + (k % side) - reach, width, wrap.x)
    })
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = y * width + x
      if (first[own] === second[own] || share[own] < BETWEEN.least || share[own] > BETWEEN.most) continue
      if (isToneOf(around(x, y, 1), { first, second, share }))
        for (const pixel of around(x, y, BESIDE_REACH)) found[pixel] = 1
    }
  return found
}

function isToneOf(
  around: readonly number[],
  { first, second, share }: Pick<Unmixed, 'first' | 'second' | 'share'>,
): boolean {
  const ink = first[around[0]]
  const other = second[around[0]]
  if (ink === other) return false
  let [low, high] = [1, 0]
  for (const pixel of around) {
    const isTurned = first[pixel] === other && second[pixel] === ink
    if (!isTurned && (first[pixel] !== ink || second[pixel] !== other)) return false
    const own = isTurned ? 1 - share[pixel] : share[pixel]
    low = Math.min(low, own)
    high = Math.max(high, own)
  }
  return low >= BETWEEN.least && high <= BETWEEN.most && high - low <= APART_MAX
}
