import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledCrest } from './compiled-crest.ts'

/** A picture laid out for the kernels that tell insides and crests. */
export type CrestBoard = {
  /**
   * Calls the pixels that differ from a neighbour by more than `tolerance` levels by what is left of -1 less their
   * number, and the others as they are.
   */
  readonly turnUnlike: (pixels: Int32Array, tolerance: number) => Int32Array
  /** Those that no mix of opposite neighbours, up to `reach` pixels away, explains. Valid until the board is asked again. */
  readonly keepCrests: (pixels: ArrayLike<number>, tolerance: number, reach: number) => Int32Array
}

type Kernels = typeof import('./crest-kernel.ts') & typeof import('./mixture-kernel.ts')

const open = openCompiled<
  Extract<keyof Kernels, 'turnUnlike' | 'keepCrests'>,
  Extract<keyof Kernels, 'data' | 'looked'>
>(compiledCrest.module, ['turnUnlike', 'keepCrests'])

/** @param most pixels that are asked of at once, at most */
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

/** Bytes from a pixel to the next along each way a ramp may run: a row, a column and both diagonals. */
export function rampStrides(width: number): readonly number[] {
  return [4, width * 4, (width + 1) * 4, (1 - width) * 4]
}
