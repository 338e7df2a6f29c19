import type { PixelChanges } from './pixel-changes.ts'

/**
 * Looks along rows and columns for pixels between two unlike neighbours: the share (0..1) of them that are a blend of these.
 *
 * @param apart rows from one that is measured to the next
 */
export function measureMixedShare({ board }: PixelChanges, apart: number): number {
  board.call.countBlends(apart)
  const [beside, mixed] = board.counts.blendCounts
  return beside === 0 ? 1 : mixed / beside
}
