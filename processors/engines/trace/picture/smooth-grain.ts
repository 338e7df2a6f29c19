import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

const RADIUS = 2
// A neighbour that weighs less than this against the pixel itself moves no level by a rounding.
const WEIGHT_MIN = 1e-9

// Of black and white.
const SQUARED_GAP_MAX = 3 * 255 * 255

/**
 * Takes grain out and leaves edges: a bilateral filter whose reach in colour follows the measured grain.
 * Source: Tomasi and Manduchi, "Bilateral filtering for gray and color images" (1998).
 *
 * @param noise deviation of the grain, 8-bit levels, above 0
 */
export function smoothGrain(plane: PixelPlane, changes: PixelChanges, noise: number): PixelPlane {
  const { data, width, height } = plane
  const out = data.slice()
  const weights = createWeights(noise)
  const busy = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    addRow(busy, changes, y + RADIUS, width, 1)
    if (y === 0) for (let row = 0; row < RADIUS; row++) addRow(busy, changes, row, width, 1)
    addRow(busy, changes, y - RADIUS - 1, width, -1)
    smoothRow(plane, out, y, busy, weights)
  }
  return { ...plane, data: out }
}

/** Smooths a row; `busy` counts the changes within the window in each column. */
function smoothRow(plane: PixelPlane, out: Uint8Array, y: number, busy: Int32Array, weights: Float64Array): void {
  const { width } = plane
  let near = 0
  for (let x = 0; x < RADIUS && x < width; x++) near += busy[x]
  for (let x = 0; x < width; x++) {
    if (x + RADIUS < width) near += busy[x + RADIUS]
    if (x > RADIUS) near -= busy[x - RADIUS - 1]
    // Where nothing changes within the window, its mean is the pixel itself.
    if (near > 0) smoothPixel(plane, out, x, y, weights)
  }
}

/** Counts the changed pixels of a row into their columns, or takes them out again. */
function addRow(busy: Int32Array, { pixels, rowStarts }: PixelChanges, y: number, width: number, step: 1 | -1): void {
  if (y < 0 || y + 1 >= rowStarts.length) return
  for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) busy[pixels[i] - y * width] += step
}

/** Weight of each squared distance in colour, as far as it counts; distances are taken in whole levels. */
function createWeights(noise: number): Float64Array {
  const spread = 2 * (3 * noise) ** 2
  const gapMax = Math.ceil(Math.sqrt(-Math.log(WEIGHT_MIN) * spread))
  return Float64Array.from({ length: Math.min(SQUARED_GAP_MAX + 1, gapMax * gapMax) }, (_, squared) => {
    const gap = Math.floor(Math.sqrt(squared))
    return Math.exp((-gap * gap) / spread)
  })
}

function smoothPixel(
  { data, width, height }: PixelPlane,
  out: Uint8Array,
  x: number,
  y: number,
  weights: Float64Array,
): void {
  const at = (y * width + x) * 4
  const red = data[at]
  const green = data[at + 1]
  const blue = data[at + 2]
  let sumRed = 0
  let sumGreen = 0
  let sumBlue = 0
  let total = 0
  const top = Math.max(0, y - RADIUS)
  const bottom = Math.min(height - 1, y + RADIUS)
  const left = Math.max(0, x - RADIUS)
  const right = Math.min(width - 1, x + RADIUS)
  for (let row = top; row <= bottom; row++) {
    const end = (row * width + right) * 4
    for (let p = (row * width + left) * 4; p <= end; p += 4) {
      const otherRed = data[p]
      const otherGreen = data[p + 1]
      const otherBlue = data[p + 2]
      const dr = otherRed - red
      const dg = otherGreen - green
      const db = otherBlue - blue
      const gap = dr * dr + dg * dg + db * db
      if (gap >= weights.length) continue
      const weight = weights[gap]
      sumRed += weight * otherRed
      sumGreen += weight * otherGreen
      sumBlue += weight * otherBlue
      total += weight
    }
  }
  out[at] = Math.round(sumRed / total)
  out[at + 1] = Math.round(sumGreen / total)
  out[at + 2] = Math.round(sumBlue / total)
}
