import { createKernel } from '../../kernels/create-kernel.ts'
import { compiledSmooth } from './compiled-smooth.ts'
import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'
import { RADIUS } from './smooth-kernel.ts'

const createSmoothKernel = createKernel(compiledSmooth, 'smoothRow')

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
  const weights = createWeights(noise)
  // All that the kernel works on, one after the other; what needs 64 bits comes first.
  const busyAt = weights.byteLength
  const rowAt = busyAt + width * Int32Array.BYTES_PER_ELEMENT
  const dataAt = rowAt + width * 4
  const { memory, run } = createSmoothKernel(dataAt + data.length)
  new Float64Array(memory, 0, weights.length).set(weights)
  new Uint8Array(memory, dataAt, data.length).set(data)
  const row = new Uint8Array(memory, rowAt, width * 4)
  // Changes within the window, column by column.
  const busy = new Int32Array(memory, busyAt, width)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    addRow(busy, changes, y + RADIUS, width, 1)
    if (y === 0) for (let first = 0; first < RADIUS; first++) addRow(busy, changes, first, width, 1)
    addRow(busy, changes, y - RADIUS - 1, width, -1)
    run(dataAt, rowAt, busyAt, 0, weights.length, width, height, y)
    out.set(row, y * width * 4)
  }
  return { ...plane, data: out }
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
