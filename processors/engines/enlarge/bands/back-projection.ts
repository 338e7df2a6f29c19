// Iterative back-projection (M. Irani and S. Peleg, "Improving resolution by image registration", 1991): the enlargement,
// reduced again by area, should give the picture it was made from. Reduction after cubic enlargement is a small symmetric
// filter on the source grid, so the correction is made there, before enlarging, at next to no cost.

import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { catmullRomPhases } from './catmull-rom.ts'

/** Distance of the furthest neighbour that a cell's enlarged area depends on. */
const RADIUS = 2

/**
 * The grid whose centred cubic enlargement, reduced by area, comes closer to `grid` with every round.
 *
 * @param rounds 1 sharpens edges by most of what is to be had; more rings
 */
export function projectBack(grid: SampleGrid, scale: number, rounds = 1): SampleGrid {
  return undoFilter(grid, areaAfterCubic(scale), rounds)
}

/**
 * The grid that, filtered along both axes, comes closer to `grid` with every round (P. H. van Cittert, 1931).
 *
 * @param kernel weights of the neighbours -2..2, symmetric, summing to one
 */
function undoFilter(grid: SampleGrid, kernel: readonly number[], rounds: number): SampleGrid {
  const corrected = Float32Array.from(grid.samples)
  const room = new Float32Array(corrected.length)
  for (let round = 0; round < rounds; round++) {
    filterRows({ ...grid, samples: corrected }, kernel, room)
    addMissing(grid, room, kernel, corrected)
  }
  return { ...grid, samples: corrected }
}

/** Weights of the five neighbours -2..2 in the mean over one enlarged cell. */
export function areaAfterCubic(scale: number): readonly number[] {
  const kernel = Array<number>(2 * RADIUS + 1).fill(0)
  for (const { first, weights } of catmullRomPhases(scale))
    weights.forEach((weight, k) => {
      kernel[first + k + RADIUS] += weight / scale
    })
  return kernel
}

function filterRows(grid: SampleGrid, kernel: readonly number[], into: Float32Array): void {
  const { samples, width, height, channels, wrap } = grid
  const places = new Int32Array(width + 2 * RADIUS)
  for (let i = 0; i < places.length; i++) places[i] = foldIndex(i - RADIUS, width, wrap.x) * channels
  for (let row = 0; row < height * width * channels; row += width * channels)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        let sum = 0
        for (let k = 0; k < kernel.length; k++) sum += kernel[k] * samples[row + places[x + k] + c]
        into[row + x * channels + c] = sum
      }
}

/** Adds to `corrected` what the grid has more than `filtered`, once this is filtered along columns as well. */
function addMissing(
  { samples, width, height, channels, wrap }: SampleGrid,
  filtered: Float32Array,
  kernel: readonly number[],
  corrected: Float32Array,
): void {
  const rowLength = width * channels
  const rows = new Int32Array(kernel.length)
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < rows.length; k++) rows[k] = foldIndex(y + k - RADIUS, height, wrap.y) * rowLength
    for (let i = 0; i < rowLength; i++) {
      let sum = 0
      for (let k = 0; k < kernel.length; k++) sum += kernel[k] * filtered[rows[k] + i]
      corrected[y * rowLength + i] += samples[y * rowLength + i] - Math.fround(sum)
    }
  }
}
