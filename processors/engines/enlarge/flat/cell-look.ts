import { createCellAverager } from './cell-averager.ts'
import type { CellSamples } from './cell-sampler.ts'
import type { FlatReading } from './read-flat-art.ts'
import { createTracedSampler } from './trace-outline.ts'

/**
 * Looks into one source pixel: `scale` × `scale` pixels of the result with the two inks that cover most of each, by boundaries where they are to be believed and else by
 * coverage. The samples are reused from cell to cell.
 *
 * @param rampPixels @param slopeMin of edges drawn by coverage, see `createCellAverager`
 */
export function createCellLook(
  { map, traced }: FlatReading,
  scale: number,
  rampPixels: number,
  slopeMin: number,
): (x: number, y: number) => CellSamples {
  const byCoverage = createCellAverager(map, scale, rampPixels, slopeMin)
  if (!traced) return byCoverage
  const byBoundaries = createTracedSampler(traced, scale)
  return (x, y) => (traced.isDrawn[y * map.width + x] === 1 ? byBoundaries : byCoverage)(x, y)
}
