import { createKernel } from '../../kernels/create-kernel.ts'
import type { RowSpans } from '../measure/near-edges.ts'
import { BLOCK_BITS } from '../measure/settle-steps.ts'
import { ROW_SLACK } from './blur-kernel.ts'
import { compiledBlur } from './compiled-blur.ts'

const createBlurKernel = createKernel(compiledBlur, 'blurPlane')

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT

/**
 * Separable blur in place, rows then columns; values at the border are repeated outwards.
 *
 * @param taps half of the blur kernel, from its middle outwards
 * @param spans what is blurred, all when left out; the plane must be constant as far as the blur reaches beyond them
 */
export function blurInPlace(
  plane: Float32Array,
  width: number,
  height: number,
  taps: Float32Array,
  spans: RowSpans = wholeRows(width, height),
): void {
  const radius = taps.length - 1
  const { first, from, to } = spans
  // Layout of the kernel's memory, 64-bit values first.
  const tapsAt = 0
  const linesAt = tapsAt + taps.length * Float64Array.BYTES_PER_ELEMENT
  const firstAt = linesAt + taps.length * 2 * Int32Array.BYTES_PER_ELEMENT
  const fromAt = firstAt + first.byteLength
  const toAt = fromAt + from.byteLength
  const paddedAt = toAt + to.byteLength
  const windowAt = paddedAt + (width + 2 * radius + ROW_SLACK) * FLOAT_BYTES
  // Ring buffer of the rows that are blurred along themselves and still needed.
  const planeAt = windowAt + (width + ROW_SLACK) * (2 * radius + 1) * FLOAT_BYTES
  const { memory, run } = createBlurKernel(planeAt + plane.byteLength + ROW_SLACK * FLOAT_BYTES)
  new Float64Array(memory, tapsAt, taps.length).set(taps)
  new Int32Array(memory, firstAt, first.length).set(first)
  new Int32Array(memory, fromAt, from.length).set(from)
  new Int32Array(memory, toAt, to.length).set(to)
  const blurred = new Float32Array(memory, planeAt, plane.length)
  blurred.set(plane)
  run(planeAt, width, height, tapsAt, radius, paddedAt, windowAt, linesAt, firstAt, fromAt, toAt)
  plane.set(blurred)
}

function wholeRows(width: number, height: number): RowSpans {
  const rows = ((height - 1) >> BLOCK_BITS) + 1
  return {
    first: Int32Array.from({ length: rows + 1 }, (_, row) => row),
    from: new Int32Array(rows),
    to: new Int32Array(rows).fill(width),
  }
}
