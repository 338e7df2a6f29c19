import type { SampleGrid } from './sample-grid.ts'

/** The luma of JPEG in some rows, where its quantization is coarsest to see and finest to measure. */
export function lightOf({ samples, width, channels }: SampleGrid, firstRow: number, rowCount: number): Float32Array {
  const light = new Float32Array(width * rowCount)
  const start = firstRow * width * channels
  for (let i = 0; i < light.length; i++) {
    const at = start + i * channels
    light[i] = channels < 3 ? samples[at] : 0.299 * samples[at] + 0.587 * samples[at + 1] + 0.114 * samples[at + 2]
  }
  return light
}

/** The same luma, pixel by pixel. */
export function createLight({ samples, width, channels }: SampleGrid): (x: number, y: number) => number {
  if (channels < 3) return (x, y) => samples[(y * width + x) * channels]
  return (x, y) => {
    const at = (y * width + x) * channels
    return 0.299 * samples[at] + 0.587 * samples[at + 1] + 0.114 * samples[at + 2]
  }
}
