// Whether a picture read as inks has edges without mixtures, as where its pixels were picked and not averaged.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Share of a pixel that its first ink covers, from which it is no mixture. */
const WHOLE = 0.9

/**
 * How many pixels on edges between inks are mixtures, 0..1; 1 where there is no edge. A pixel is on one where the ink that
 * covers most of it is another one than in a pixel beside it.
 */
export function mixedEdges({ width, height, wrap }: SampleGrid, { first, share }: Unmixed): number {
  const differs = (own: number, x: number, y: number): boolean =>
    first[foldIndex(y, height, wrap.y) * width + foldIndex(x, width, wrap.x)] !== own
  let edges = 0
  let mixed = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const own = first[pixel]
      if (!differs(own, x + 1, y) && !differs(own, x - 1, y) && !differs(own, x, y + 1) && !differs(own, x, y - 1))
        continue
      edges++
      if (share[pixel] < WHOLE) mixed++
    }
  return edges === 0 ? 1 : mixed / edges
}
