import type { PixelPlane } from './pixels.ts'

/** What the picture is made of, measured before anything is decided. */
export type PixelStatistics = {
  /** Standard deviation of the grain inside areas, in 8-bit levels. */
  readonly noise: number
  /** Share (0..1) of pixels that equal both their right and their lower neighbour. */
  readonly flatShare: number
  /** Share (0..1) of pixels that differ from a neighbour by more than grain and less than an edge. */
  readonly textureShare: number
}

const EDGE_LEVELS = 40

/**
 * Measures grain from second differences, which ignore even ramps. The median over all pixels is taken, so edges
 * (a minority in artwork) do not count. Source: Immerkaer, "Fast noise variance estimation" (1996), made robust.
 */
export function measurePixels(plane: PixelPlane): PixelStatistics {
  const { data, width, height } = plane
  const histogram = new Uint32Array(1024)
  let flat = 0
  let textured = 0
  let seen = 0
  const row = width * 4
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * row + x * 4 + 1
      const center = data[at]
      const across = 2 * center - data[at - 4] - data[at + 4]
      const down = 2 * center - data[at - row] - data[at + row]
      const second = Math.min(1023, Math.abs(across) + Math.abs(down))
      histogram[second]++
      seen++
      const step = Math.max(greatestGap(data, at - 1, at + 3), greatestGap(data, at - 1, at - 1 + row))
      if (step === 0) flat++
      else if (step > 2 && step < EDGE_LEVELS) textured++
    }
  }
  if (seen === 0) return { noise: 0, flatShare: 1, textureShare: 0 }
  return { noise: noiseOf(histogram, seen), flatShare: flat / seen, textureShare: textured / seen }
}

// For Gaussian grain of deviation 1 the sum of both absolute second differences has the median 3.7.
const MEDIAN_PER_SIGMA = 3.7

function noiseOf(histogram: Uint32Array, total: number): number {
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below * 2 >= total) return value / MEDIAN_PER_SIGMA
  }
  return 0
}

function greatestGap(data: Uint8Array, one: number, other: number): number {
  return Math.max(
    Math.abs(data[one] - data[other]),
    Math.abs(data[one + 1] - data[other + 1]),
    Math.abs(data[one + 2] - data[other + 2]),
  )
}
