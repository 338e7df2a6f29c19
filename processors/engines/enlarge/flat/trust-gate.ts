import { foldIndex, type SampleGrid } from '../sample-grid.ts'

/** Pixels around, each way, whose remainders count for one pixel's trust. */
const REACH = 2

/**
 * How far each pixel may be redrawn from inks, 0 (leave it to the cubic) to 1. Art leaves no remainder but noise; a
 * photograph leaves a large one, or a small one that leans the same way over a whole neighbourhood.
 *
 * @param rest what no ink explains, one value per sample
 * @param noise spread of flat places, levels of 255
 */
export function trustGate(grid: SampleGrid, rest: Float32Array, noise: number): Float32Array {
  const { width, height, channels } = grid
  const size = new Float32Array(width * height)
  for (let i = 0; i < rest.length; i++) {
    const pixel = Math.floor(i / channels)
    size[pixel] = Math.max(size[pixel], Math.abs(rest[i]))
  }
  const meanSize = boxMean({ ...grid, samples: size, channels: 1 })
  const lean = boxMean({ ...grid, samples: rest })
  return meanSize.map((mean, pixel) => {
    let leaning = 0
    for (let c = 0; c < channels; c++) leaning = Math.max(leaning, Math.abs(lean[pixel * channels + c]))
    const bySize = ramp(mean, 2.8 + 1.7 * noise, 6 + 2.2 * noise)
    const byLean = ramp(leaning, 1.4 + 0.34 * noise, 3 + 0.5 * noise)
    return Math.min(bySize, byLean)
  })
}

function ramp(value: number, full: number, none: number): number {
  return Math.min(1, Math.max(0, (none - value) / (none - full)))
}

function boxMean({ samples, width, height, channels, wrap }: SampleGrid): Float32Array {
  const across = new Float32Array(samples.length)
  const both = new Float32Array(samples.length)
  const size = 2 * REACH + 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = -REACH; k <= REACH; k++) {
        const from = (y * width + foldIndex(x + k, width, wrap.x)) * channels
        for (let c = 0; c < channels; c++) across[(y * width + x) * channels + c] += samples[from + c] / size
      }
  for (let y = 0; y < height; y++)
    for (let k = -REACH; k <= REACH; k++) {
      const from = foldIndex(y + k, height, wrap.y) * width * channels
      const to = y * width * channels
      for (let i = 0; i < width * channels; i++) both[to + i] += across[from + i] / size
    }
  return both
}
