import { foldIndex, type SampleGrid } from './sample-grid.ts'

const LAPLACIAN_DIFFERENCE = [1, -2, 1, -2, 4, -2, 1, -2, 1] as const

/**
 * Standard deviation of the noise, in levels of 255, as the median response of the difference of two Laplacians, which is blind to flat places, slopes and most edges
 * (J. Immerkær, "Fast noise variance estimation", 1996, with the median in place of the mean).
 */
export function estimateNoise({ samples, width, height, channels, wrap }: SampleGrid): number {
  const counts = new Uint32Array(256 * 16)
  const columns = new Int32Array(3)
  for (let y = 0; y < height; y++) {
    const rows = [-1, 0, 1].map((k) => foldIndex(y + k, height, wrap.y) * width)
    for (let x = 0; x < width; x++) {
      columns[0] = foldIndex(x - 1, width, wrap.x)
      columns[1] = x
      columns[2] = foldIndex(x + 1, width, wrap.x)
      for (let c = 0; c < channels; c++) {
        let response = 0
        for (let k = 0; k < 9; k++)
          response += LAPLACIAN_DIFFERENCE[k] * samples[(rows[Math.floor(k / 3)] + columns[k % 3]) * channels + c]
        counts[Math.min(counts.length - 1, Math.round(Math.abs(response)))]++
      }
    }
  }
  const half = (width * height * channels) / 2
  let seen = 0
  const median = counts.findIndex((count) => {
    seen += count
    return seen > half
  })
  // Half a level of rounding is no noise.
  return median <= 2 ? 0 : median / (6 * 0.6745)
}
