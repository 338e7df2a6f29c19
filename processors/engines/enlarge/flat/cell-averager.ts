import { type CellSamples, createCellSampler, createCellSamples } from './cell-sampler.ts'
import type { CoverageMap } from './coverage-map.ts'
import { addToTally, createInkTally, takeStrongest } from './ink-tally.ts'

/**
 * Sample points along one axis of a source pixel, at least: with fewer, small enlargements would miss curves and
 * corners between their pixels.
 */
const POINTS_MIN = 8

/**
 * Samples one source pixel as `createCellSampler` does: `scale` × `scale` pixels of the result, each with the two inks
 * that cover most of it. Every pixel is the mean of as many points as make at least `POINTS_MIN` along each axis.
 *
 * @param rampPixels width of an edge, pixels of the result, where it is more than one; 0 for an edge as sharp as pixels
 *   are
 */
export function createCellAverager(
  map: CoverageMap,
  scale: number,
  rampPixels: number,
  slopeMin: number,
): (x: number, y: number) => CellSamples {
  const points = Math.max(1, Math.ceil(POINTS_MIN / scale))
  const sample = createCellSampler(map, scale * points, Math.max(1, rampPixels * points), slopeMin)
  if (points === 1) return sample
  const size = scale * scale
  const averaged = createCellSamples(size)
  const tally = createInkTally()
  return (x, y) => {
    const fine = sample(x, y)
    averaged.plainInk = fine.plainInk
    for (let pixel = 0; pixel < size; pixel++) {
      tally.count = 0
      const corner = Math.floor(pixel / scale) * points * points * scale + (pixel % scale) * points
      for (let row = 0; row < points; row++)
        for (let k = corner + row * points * scale; k < corner + row * points * scale + points; k++) {
          addToTally(tally, fine.first[k], fine.share[k])
          if (fine.share[k] < 1) addToTally(tally, fine.second[k], 1 - fine.share[k])
        }
      takeStrongest(tally, averaged, pixel)
    }
    return averaged
  }
}
