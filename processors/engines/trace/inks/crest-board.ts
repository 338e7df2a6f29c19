import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledCrest } from './compiled-crest.ts'

/** A picture in the memory of the kernels that detect interiors and crests. */
export type CrestBoard = {
  /**
   * Marks pixels that differ from one of their four neighbours by more than `tolerance` levels: returns -1 − pixel for
   * them, and pixel for the others.
   */
  readonly turnUnlike: (pixels: Int32Array, tolerance: number) => Int32Array
  /** The pixels that no mix of opposite neighbours up to `reach` pixels away explains. Valid until the next call. */
  readonly keepCrests: (pixels: ArrayLike<number>, tolerance: number, reach: number) => Int32Array
}

type Kernels = typeof import('./crest-kernel.ts') & typeof import('./mixture-kernel.ts')

const open = openCompiled<
  Extract<keyof Kernels, 'turnUnlike' | 'keepCrests'>,
  Extract<keyof Kernels, 'data' | 'looked'>
>(compiledCrest.module, ['turnUnlike', 'keepCrests'])

/**
 * Copies a picture into the kernels' memory.
 *
 * @param most largest number of pixels per call
 */
export function createCrestBoard({ data, width, height }: PixelPlane, most: number): CrestBoard {
  const kernels = open()
  const lengths = { data: data.length, looked: most * Int32Array.BYTES_PER_ELEMENT }
  const { buffer, at } = placeArrays(kernels, compiledCrest.size, lengths)
  new Uint8Array(buffer, at.data, data.length).set(data)
  new Int32Array(buffer, compiledCrest.at.frame, 2).set([width, height])
  new Int32Array(buffer, compiledCrest.at.strides, 4).set(rampStrides(width))
  const looked = new Int32Array(buffer, at.looked, most)
  return {
    turnUnlike: (pixels, tolerance) => {
      looked.set(pixels)
      kernels.runs.turnUnlike(pixels.length, tolerance)
      return looked.subarray(0, pixels.length)
    },
    keepCrests: (pixels, tolerance, reach) => {
      looked.set(pixels)
      return looked.subarray(0, kernels.runs.keepCrests(pixels.length, tolerance, reach))
    },
  }
}

/** Byte offsets from a pixel to the next in each direction that a ramp may have: row, column and both diagonals. */
export function rampStrides(width: number): readonly number[] {
  return [4, width * 4, (width + 1) * 4, (1 - width) * 4]
}
