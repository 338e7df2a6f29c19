// A check of two yarns has three tones, and where the third is woven of both no place of it is flat: it lies between two inks without being an edge of theirs. Drawn as
// one it falls into blots of both.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Shares of either ink from which nothing is nearly the other. */
const BETWEEN = { least: 0.2, most: 0.8 } as const
/** How far the shares of nine pixels lie apart at most: across an edge, however soft, they change by more. */
const APART_MAX = 0.15

/** 1 for the pixels of places three pixels wide and more that lie between the same two inks and hardly change. */
export function findTonesBetween({ width, height, wrap }: SampleGrid, { first, second, share }: Unmixed): Uint8Array {
  const found = new Uint8Array(width * height)
  const around = new Int32Array(9)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 9; k++) {
        const row = foldIndex(y + Math.floor(k / 3) - 1, height, wrap.y)
        around[k] = row * width + foldIndex(x + (k % 3) - 1, width, wrap.x)
      }
      if (isToneOf(around, { first, second, share })) for (const pixel of around) found[pixel] = 1
    }
  return found
}

function isToneOf(around: Int32Array, { first, second, share }: Pick<Unmixed, 'first' | 'second' | 'share'>): boolean {
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
