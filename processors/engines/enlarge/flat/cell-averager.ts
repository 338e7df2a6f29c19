import { type CellSamples, createCellSampler } from './cell-sampler.ts'
import type { CoverageMap } from './coverage-map.ts'

/** Points along one axis of a cell, so that curves and corners are seen between the pixels of small enlargements. */
const POINTS_MIN = 8
/** Inks that meet in one pixel of the result, at most. */
const MET_MAX = 8

/** Inks met in one pixel of the result, and how much of it each covers. */
type Tally = { readonly inks: Int16Array; readonly sums: Float32Array; count: number }

/**
 * Looks into one source pixel as `createCellSampler` does, `scale` × `scale` pixels of the result with the two inks that cover most of each,
 * every pixel the mean of as many points as make up at least eight along each axis.
 *
 * @param rampPixels width of an edge where it is more than a pixel of the result; 0 for one as sharp as pixels are
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
  const averaged: CellSamples = {
    first: new Int16Array(size),
    second: new Int16Array(size),
    share: new Float32Array(size),
    plainInk: -1,
  }
  const tally: Tally = { inks: new Int16Array(MET_MAX), sums: new Float32Array(MET_MAX), count: 0 }
  return (x, y) => {
    const fine = sample(x, y)
    averaged.plainInk = fine.plainInk
    for (let pixel = 0; pixel < size; pixel++) {
      tally.count = 0
      const corner = Math.floor(pixel / scale) * points * points * scale + (pixel % scale) * points
      for (let row = 0; row < points; row++)
        for (let k = corner + row * points * scale; k < corner + row * points * scale + points; k++) {
          add(tally, fine.first[k], fine.share[k])
          if (fine.share[k] < 1) add(tally, fine.second[k], 1 - fine.share[k])
        }
      takeStrongest(tally, averaged, pixel)
    }
    return averaged
  }
}

function add(tally: Tally, ink: number, share: number): void {
  let index = 0
  while (index < tally.count && tally.inks[index] !== ink) index++
  if (index === MET_MAX) return
  if (index === tally.count) {
    tally.inks[index] = ink
    tally.sums[index] = 0
    tally.count++
  }
  tally.sums[index] += share
}

/** The two inks with the largest sums, those met first where they are equal. */
function takeStrongest({ inks, sums, count }: Tally, into: CellSamples, pixel: number): void {
  let first = 0
  let second = -1
  for (let i = 1; i < count; i++)
    if (sums[i] > sums[first]) {
      second = first
      first = i
    } else if (second === -1 || sums[i] > sums[second]) second = i
  into.first[pixel] = inks[first]
  into.second[pixel] = second === -1 ? inks[first] : inks[second]
  into.share[pixel] = second === -1 ? 1 : sums[first] / (sums[first] + sums[second])
}
