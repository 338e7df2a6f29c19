import { createContourSampler } from '../contours/contour-art.ts'
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
  { grid, map, traced, contours }: FlatReading,
  scale: number,
  rampPixels: number,
  slopeMin: number,
): (x: number, y: number) => CellSamples {
  const byCoverage = createCellAverager(map, scale, rampPixels, slopeMin)
  const byBoundaries = traced ? createTracedSampler(traced, scale) : byCoverage
  const byContours = contours ? createContourSampler(contours, scale, grid) : byCoverage
  return (x, y) => {
    const pixel = y * map.width + x
    if (traced?.isDrawn[pixel] === 1) return byBoundaries(x, y)
    return contours?.isDrawn[pixel] === 1 ? byContours(x, y) : byCoverage(x, y)
  }
}
