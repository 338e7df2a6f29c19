import type { Whole } from '../../kernels/whole.ts'

/** Width of the picture. */
export const paintFrame = new Int32Array(1)
/** Shares of each candidate in the four quarters of its pixel; see `Candidates`. */
export const painted = new Float32Array(0)
export const labelOf = new Uint8Array(0)
export const openPixels = new Int32Array(0)
export const firstOf = new Int32Array(0)
export const inkOf = new Uint8Array(0)
/** Red, green and blue of each ink. */
export const colorOf = new Float64Array(768)
/** Two rows of quarters, RGBA. */
export const rowOut = new Uint8Array(0)

/**
 * Paints the quarters of a row of pixels.
 *
 * @param from its first open pixel
 * @param to the one behind its last
 */
export function paintRow(y: Whole, from: Whole, to: Whole): void {
  const width = paintFrame[0]
  for (let x: Whole = 0; x < width; x++) {
    const own: Whole = 3 * labelOf[y * width + x]
    for (let c: Whole = 0; c < 3; c++) {
      const level: Whole = Math.floor(colorOf[own + c] + 0.5) | 0
      putQuarter(8 * x + c, level)
      putQuarter(8 * x + 4 + c, level)
    }
    putQuarter(8 * x + 3, 255)
    putQuarter(8 * x + 7, 255)
  }
  for (let index: Whole = from; index < to; index++) mixPixel(index, 8 * (openPixels[index] - y * width))
}

/** Writes a number of a quarter in both rows. */
function putQuarter(at: Whole, level: Whole): void {
  rowOut[at] = level
  rowOut[at + 8 * paintFrame[0]] = level
}

function mixPixel(index: Whole, at: Whole): void {
  const from = firstOf[index]
  const end = firstOf[index + 1]
  for (let quarter: Whole = 0; quarter < 4; quarter++) {
    const to: Whole = at + 4 * (quarter & 1) + (quarter >> 1) * 8 * paintFrame[0]
    // A single candidate leaves the rest to the first ink.
    const under = end - from === 1 ? 1 - painted[4 * from + quarter] : 0
    for (let c: Whole = 0; c < 3; c++) {
      let level = under * colorOf[c]
      for (let k: Whole = from; k < end; k++) level += painted[4 * k + quarter] * colorOf[3 * inkOf[k] + c]
      rowOut[to + c] = Math.max(0, Math.min(255, Math.floor(level + 0.5))) | 0
    }
  }
}
