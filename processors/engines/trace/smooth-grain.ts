import type { PixelPlane } from './pixels.ts'

const RADIUS = 2
// Differences are looked up in a table of this many levels; a larger one weighs nothing.
const LEVELS = 256

/**
 * Takes grain out and leaves edges: a bilateral filter whose reach in colour follows the measured grain.
 * Source: Tomasi and Manduchi, "Bilateral filtering for gray and color images" (1998).
 *
 * @param noise deviation of the grain, 8-bit levels
 */
export function smoothGrain(plane: PixelPlane, noise: number): PixelPlane {
  const { data, width, height } = plane
  const out = new Uint8Array(data.length)
  const range = createRangeTable(noise)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) smoothPixel(data, out, x, y, width, height, range)
  }
  return { ...plane, data: out }
}

function createRangeTable(noise: number): Float64Array {
  const spread = 2 * (3 * noise) ** 2
  return Float64Array.from({ length: LEVELS }, (_, gap) => Math.exp((-gap * gap) / spread))
}

function smoothPixel(
  data: Uint8Array,
  out: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
  range: Float64Array,
): void {
  const at = (y * width + x) * 4
  const red = data[at]
  const green = data[at + 1]
  const blue = data[at + 2]
  let [sumRed, sumGreen, sumBlue, total] = [0, 0, 0, 0]
  const top = Math.max(0, y - RADIUS)
  const bottom = Math.min(height - 1, y + RADIUS)
  const left = Math.max(0, x - RADIUS)
  const right = Math.min(width - 1, x + RADIUS)
  for (let row = top; row <= bottom; row++) {
    let p = (row * width + left) * 4
    for (let column = left; column <= right; column++, p += 4) {
      const dr = data[p] - red
      const dg = data[p + 1] - green
      const db = data[p + 2] - blue
      const gap = Math.sqrt(dr * dr + dg * dg + db * db) | 0
      if (gap >= LEVELS) continue
      const weight = range[gap]
      sumRed += weight * data[p]
      sumGreen += weight * data[p + 1]
      sumBlue += weight * data[p + 2]
      total += weight
    }
  }
  out[at] = Math.round(sumRed / total)
  out[at + 1] = Math.round(sumGreen / total)
  out[at + 2] = Math.round(sumBlue / total)
  out[at + 3] = data[at + 3]
}
