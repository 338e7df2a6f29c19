import { lesser } from '../../numbers/clamp.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'
import { BLOCK_BITS } from './settle-steps.ts'

/**
 * Stretches of pixels, each shared by a block of `BLOCK` rows: those of row y are from `first[y >> BLOCK_BITS]` up to
 * the next.
 */
export type RowSpans = {
  readonly first: Int32Array
  /** First column of each stretch, and the one after its last. */
  readonly from: Int32Array
  readonly to: Int32Array
}

const BLOCK = 1 << BLOCK_BITS

/**
 * The pixels near boundaries inside the frame; everywhere else there is one pure ink.
 *
 * @param reach distance from a boundary's cracks that counts as near, 1 pixel or more
 */
export function spansNearEdges(chains: readonly Chain[], map: LabelMap, reach: number): RowSpans {
  const columns = (map.width + BLOCK - 1) >> BLOCK_BITS
  const rows = (map.height + BLOCK - 1) >> BLOCK_BITS
  const near = new Uint8Array(columns * rows)
  for (const chain of chains) if (chain.left !== OUTSIDE && chain.right !== OUTSIDE) markChain(near, chain, map, reach)
  const first = new Int32Array(rows + 1)
  const from: number[] = []
  const to: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (near[row * columns + column] === 0) continue
      const start = column
      while (column < columns && near[row * columns + column] !== 0) column++
      from.push(start << BLOCK_BITS)
      to.push(Math.min(map.width, column << BLOCK_BITS))
    }
    first[row + 1] = from.length
  }
  return { first, from: Int32Array.from(from), to: Int32Array.from(to) }
}

/** Marks the blocks around the corners of a chain. Its steps are one pixel long, so every other corner is enough. */
function markChain(near: Uint8Array, { xs, ys }: Chain, { width, height, wrap }: LabelMap, reach: number): void {
  const columns = (width + BLOCK - 1) >> BLOCK_BITS
  // No step over blocks may be longer than the last block, which a torus may cut short.
  const stepX = (wrap && width % BLOCK) || BLOCK
  const stepY = (wrap && height % BLOCK) || BLOCK
  for (let i = 0; i < xs.length; i += 2) {
    for (let dy = -reach; dy < reach + stepY; dy += stepY) {
      const row = placeOf(ys[i] + lesser(dy, reach), height, wrap) >> BLOCK_BITS
      for (let dx = -reach; dx < reach + stepX; dx += stepX)
        near[row * columns + (placeOf(xs[i] + lesser(dx, reach), width, wrap) >> BLOCK_BITS)] = 1
    }
  }
}

/** The coordinate inside the frame that stands for one outside: modulo the size on a torus, else clamped. */
function placeOf(place: number, size: number, wrap: boolean): number {
  if (place >= 0 && place < size) return place
  return wrap ? ((place % size) + size) % size : place < 0 ? 0 : size - 1
}
