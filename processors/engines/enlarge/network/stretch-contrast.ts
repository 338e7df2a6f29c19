// A network knows edges by their height and leaves those of tone on tone soft, as if they were slopes. So a picture of
// little contrast is shown to it with more, and what it draws is brought back.
import type { PixelRows } from '../bands/pixel-rows.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'

/** With more gain the rounding to whole levels would show edges. */
const GAIN_MAX = 6
/** Less gain is not worth the rounding. */
const GAIN_MIN = 1.25

export type Stretched = {
  readonly grid: SampleGrid
  /** Brings rows that were drawn from the stretched grid back to the picture's own contrast. */
  readonly restore: (rows: PixelRows) => PixelRows
}

/**
 * An opaque picture with each channel shifted by its own distance and all scaled by one factor, until the widest of
 * them fills 0..255; undefined where it nearly does already.
 */
export function stretchContrast(grid: SampleGrid): Stretched | undefined {
  const { samples, channels } = grid
  const low = new Float64Array(channels).fill(255)
  const high = new Float64Array(channels)
  for (let i = 0; i < samples.length; i++) {
    const c = i % channels
    if (samples[i] < low[c]) low[c] = samples[i]
    if (samples[i] > high[c]) high[c] = samples[i]
  }
  const widest = Math.max(1, ...high.map((value, c) => value - low[c]))
  const gain = Math.min(GAIN_MAX, 255 / widest)
  if (gain < GAIN_MIN) return undefined
  // The middle of each channel goes to mid grey, so that the network meets neither black nor white in place of a grey.
  const middle = low.map((value, c) => (value + high[c]) / 2)
  const stretched = new Uint8ClampedArray(samples.length)
  for (let i = 0; i < samples.length; i++) stretched[i] = 127.5 + gain * (samples[i] - middle[i % channels])
  return {
    grid: { ...grid, samples: new Uint8Array(stretched.buffer) },
    restore: (rows) => restoreRows(rows, gain, middle),
  }
}

function restoreRows(rows: PixelRows, gain: number, middle: Float64Array): PixelRows {
  const line = new Uint8ClampedArray(rows.width * rows.channels)
  const bytes = new Uint8Array(line.buffer)
  return {
    ...rows,
    row: async (y) => {
      const values = await rows.row(y)
      for (let i = 0; i < line.length; i++) line[i] = (values[i] - 127.5) / gain + middle[i % rows.channels]
      return bytes
    },
  }
}
