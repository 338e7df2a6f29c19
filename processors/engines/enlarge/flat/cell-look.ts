import { createCellAverager } from './cell-averager.ts'
import type { CellSamples } from './cell-sampler.ts'
import { createTracedSampler } from './outline-sampler.ts'
import type { FlatReading } from './read-flat-art.ts'

/**
 * Samples one source pixel: `scale` × `scale` pixels of the result, each with the two inks that cover most of it, from
 * traced boundaries where these are trusted and from coverage elsewhere. The returned samples are reused from cell to
 * cell.
 *
 * @param rampPixels of edges drawn from coverage, see `createCellAverager`
 * @param slopeMin of edges drawn from coverage, see `createCellSampler`
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
