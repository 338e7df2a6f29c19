/**
 * Directions in which straight lines close on a torus after few turns: those that the eye finds in a repeat laid out.
 */
const directions: readonly (readonly [across: number, down: number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
]

export type LineFinding = {
  /** Smallest share of marked pixels along a band, divided by the mean share. */
  readonly emptiest: number
}

/**
 * How unequal parallel bands of a picture are, in any of eight directions. A band is `bandPx` wide and runs all the way
 * round the torus, so a row or an alley shows at full length.
 *
 * @param weight one value per pixel, row by row
 */
export function profileLines(weight: Uint8Array, width: number, height: number, bandPx: number): LineFinding {
  let mean = 0
  for (const value of weight) mean += value
  mean /= weight.length
  if (mean === 0) return { emptiest: 1 }
  let emptiest = Infinity
  for (const [across, down] of directions) {
    const profile = profileAlong(weight, width, height, across, down)
    // One turn of a direction's lines is divided into bins; a band covers as many as fit its width.
    const spacing = perpendicularPeriod(width, height, across, down) / profile.length
    const bands = smoothRing(profile, Math.max(1, Math.round(bandPx / spacing)))
    for (const value of bands) if (value < emptiest) emptiest = value
  }
  return { emptiest: emptiest / mean }
}

const BINS = 96

/** Mean weight of each line in the direction (across·width, down·height); lines are indexed by their offset, 0..1. */
function profileAlong(weight: Uint8Array, width: number, height: number, across: number, down: number): Float64Array {
  const sums = new Float64Array(BINS)
  const counts = new Float64Array(BINS)
  const [stepX, stepY] = [(down / width) * BINS, (-across / height) * BINS]
  for (let y = 0; y < height; y++) {
    const start = stepY * (y + 0.5) + stepX * 0.5 + BINS * 8
    for (let x = 0; x < width; x++) {
      const bin = ((start + stepX * x) | 0) % BINS
      sums[bin] += weight[y * width + x]
      counts[bin]++
    }
  }
  return sums.map((sum, bin) => (counts[bin] > 0 ? sum / counts[bin] : 0))
}

/** Distance in pixels between a line and its next turn round the torus. */
function perpendicularPeriod(width: number, height: number, across: number, down: number): number {
  return 1 / Math.hypot(down / width, across / height)
}

function smoothRing(values: Float64Array, reach: number): Float64Array {
  const count = values.length
  if (reach >= count) return new Float64Array(1).fill(values.reduce((sum, value) => sum + value, 0) / count)
  const smooth = new Float64Array(count)
  let sum = 0
  for (let at = 0; at < reach; at++) sum += values[at]
  for (let at = 0; at < count; at++) {
    smooth[at] = sum / reach
    sum += values[(at + reach) % count] - values[at]
  }
  return smooth
}
