import type { SampleGrid } from '../picture/sample-grid.ts'
import { type CellSamples, createCellSampler, SLOPE_MIN } from './cell-sampler.ts'
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'

/** The art drawn sharp at `steps` samples per source pixel and axis, to be reduced and compared. */
export type Redrawing = {
  readonly samples: Uint8ClampedArray
  readonly steps: number
  /** Draws the cells marked in `cells` (one byte per source pixel) from the coverage as it now stands. */
  readonly draw: (cells: Uint8Array) => void
}

/**
 * Samples per source pixel and axis: enough to measure the place of an edge to a sixteenth of a pixel; 50 MB for 1024 ×
 * 1024 pixels.
 */
const STEPS = 4
/** Anti-aliasing as wide as one sample, so that the mean over a pixel is the covered area. */
const RAMP_SAMPLES = 1

/**
 * An empty drawing of width × steps by height × steps samples in `grid.channels` channels; ink colours are 0..255.
 *
 * @param createLook what samples cells where edges may run; from coverage by default
 * @param samples buffer of an earlier drawing of the same picture, to be used again
 */
export function createRedrawing(
  grid: SampleGrid,
  { colours }: Inks,
  map: CoverageMap,
  createLook = (steps: number): ((x: number, y: number) => CellSamples) =>
    createCellSampler(map, steps, RAMP_SAMPLES, SLOPE_MIN),
  samples: Uint8ClampedArray = new Uint8ClampedArray(grid.samples.length * STEPS * STEPS),
): Redrawing {
  const { width, height, channels } = grid
  const rowLength = width * STEPS * channels
  const look = createLook(STEPS)
  const drawCell = (x: number, y: number): void => {
    const cell = look(x, y)
    if (cell.plainInk !== -1) {
      fillCell(x, y, cell.plainInk)
      return
    }
    const start = y * STEPS * rowLength + x * STEPS * channels
    for (let i = 0; i < STEPS * STEPS; i++) {
      const at = start + (i >> 2) * rowLength + (i & 3) * channels
      const share = cell.share[i]
      const first = cell.first[i] * channels
      const second = cell.second[i] * channels
      for (let c = 0; c < channels; c++)
        samples[at + c] =
          share === 1 ? colours[first + c] : share * colours[first + c] + (1 - share) * colours[second + c]
    }
  }
  const fillCell = (x: number, y: number, ink: number): void => {
    const own = ink * channels
    const start = y * STEPS * rowLength + x * STEPS * channels
    for (let row = 0; row < STEPS; row++)
      for (let i = 0; i < STEPS; i++)
        for (let c = 0; c < channels; c++) samples[start + row * rowLength + i * channels + c] = colours[own + c]
  }
  return {
    samples,
    steps: STEPS,
    draw: (cells) => {
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const pixel = y * width + x
          if (cells[pixel] === 0) continue
          if (map.active[pixel] === 1) drawCell(x, y)
          else fillCell(x, y, map.inks[pixel * SLOTS])
        }
    },
  }
}
