import type { Whole } from '../../kernels/whole.ts'

/** Light of the coded values, and the weights of lightness and both colours. */
export const lights = new Float32Array(256)
export const weights = new Float64Array(3)
/** Pixels of a row, RGBA, and what they show of each component. */
export const pixelRow = new Uint8Array(0)
export const lightRow = new Float32Array(0)
export const blueRow = new Float32Array(0)
export const redRow = new Float32Array(0)

/** Lightness and two colours of the pixels of a row. */
export function showRow(width: Whole): void {
  for (let x: Whole = 0; x < width; x++) {
    const red = lights[pixelRow[4 * x]]
    const blue = lights[pixelRow[4 * x + 2]]
    const own = 0.299 * red + 0.587 * lights[pixelRow[4 * x + 1]] + 0.114 * blue
    lightRow[x] = weights[0] * own
    blueRow[x] = weights[1] * (blue - own)
    redRow[x] = weights[2] * (red - own)
  }
}
