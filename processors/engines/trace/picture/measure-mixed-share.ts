import type { PixelChanges } from './pixel-changes.ts'

/**
 * Share (0..1) of blends among the pixels between two different neighbours, along rows and columns.
 *
 * @param apart step from one sampled row to the next
 */
export function measureMixedShare({ board }: PixelChanges, apart: number): number {
  board.call.countBlends(apart)
  const [beside, mixed] = board.counts.blendCounts
  return beside === 0 ? 1 : mixed / beside
}
