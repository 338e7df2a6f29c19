import { createKernel } from '../../kernels/create-kernel.ts'
import { compiledSmooth } from './compiled-smooth.ts'
import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'
import { RADIUS } from './smooth-kernel.ts'

const createSmoothKernel = createKernel(compiledSmooth, 'smoothRow')

// A neighbour with less weight than this, relative to the pixel itself, does not change a rounded level.
const WEIGHT_MIN = 1e-9

// Squared distance of black and white.
const SQUARED_GAP_MAX = 3 * 255 * 255

/**
 * Removes noise and keeps edges: a bilateral filter whose range in colour follows the measured noise. Source: C.
 * Tomasi, R. Manduchi, "Bilateral filtering for gray and color images" (1998).
 *
 * @param noise standard deviation of the noise, 8-bit levels, above 0
 */
export function smoothGrain(plane: PixelPlane, changes: PixelChanges, noise: number): PixelPlane {
  const { data, width, height } = plane
  const weights = createWeights(noise)
  // Layout of the kernel's memory, 64-bit values first.
  const busyAt = weights.byteLength
  const rowAt = busyAt + width * Int32Array.BYTES_PER_ELEMENT
  const dataAt = rowAt + width * 4
  const { memory, run } = createSmoothKernel(dataAt + data.length)
  new Float64Array(memory, 0, weights.length).set(weights)
  new Uint8Array(memory, dataAt, data.length).set(data)
  const row = new Uint8Array(memory, rowAt, width * 4)
  // Number of changes within the window, per column.
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

/** Adds the changed pixels of a row to their columns' counts, or subtracts them. */
function addRow(busy: Int32Array, { pixels, rowStarts }: PixelChanges, y: number, width: number, step: 1 | -1): void {
  if (y < 0 || y + 1 >= rowStarts.length) return
  for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) busy[pixels[i] - y * width] += step
}

/** Weight by squared colour distance, as far as it matters; distances are rounded down to whole levels. */
function createWeights(noise: number): Float64Array {
  const spread = 2 * (3 * noise) ** 2
  const gapMax = Math.ceil(Math.sqrt(-Math.log(WEIGHT_MIN) * spread))
  return Float64Array.from({ length: Math.min(SQUARED_GAP_MAX + 1, gapMax * gapMax) }, (_, squared) => {
    const gap = Math.floor(Math.sqrt(squared))
    return Math.exp((-gap * gap) / spread)
  })
}
