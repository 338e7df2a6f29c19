import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { PixelList } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledCrest } from './compiled-crest.ts'
import { BINS } from './evidence-kernel.ts'

/** Colours at 6 bits per channel, in the order in which they were met. */
export type ColorBins = {
  readonly bins: ArrayLike<number>
  /** Pixels, and their sums of red, green and blue: four numbers a bin. */
  readonly sums: ArrayLike<number>
  /** The colour that most plain pixels of a bin may have, packed, and by how many pixels it leads: two numbers a bin. */
  readonly leads: ArrayLike<number>
}

type Kernels = typeof import('./crest-kernel.ts') &
  typeof import('./evidence-kernel.ts') &
  typeof import('./mixture-kernel.ts')
type Run = Extract<keyof Kernels, 'keepCrests' | 'sortPixels' | 'sortCrests'>
type Placed = Extract<keyof Kernels, 'data' | 'looked' | 'rowStarts' | 'bins' | 'sums' | 'leads' | 'positions'>

const open = openCompiled<Run, Placed>(compiledCrest.module, ['keepCrests', 'sortPixels', 'sortCrests'])
const WORD = 4
const NUMBER = 8
const HISTOGRAMS = 2

/**
 * Copies a picture into the kernels' memory. Of what is never written no memory is taken.
 *
 * @param most largest number of pixels that are looked at
 */
function layOut({ data, width, height }: PixelPlane, most: number) {
  const kernels = open()
  const bins = HISTOGRAMS * BINS
  const { buffer, at } = placeArrays<Placed>(kernels, compiledCrest.size, {
    ...{ data: data.length, looked: WORD * most, rowStarts: WORD * (height + 1), positions: WORD * bins },
    ...{ bins: WORD * bins, sums: 4 * NUMBER * bins, leads: 2 * WORD * bins },
  })
  new Uint8Array(buffer, at.data, data.length).set(data)
  new Int32Array(buffer, compiledCrest.at.frame, 2).set([width, height])
  new Int32Array(buffer, compiledCrest.at.strides, 4).set(rampStrides(width))
  return { call: kernels.runs, buffer, at, looked: new Int32Array(buffer, at.looked, most) }
}

/** The pixels that no mix of opposite neighbours up to `reach` pixels away explains. */
export function keepCrests(plane: PixelPlane, pixels: readonly number[], tolerance: number, reach: number): Int32Array {
  const { call, looked } = layOut(plane, pixels.length)
  looked.set(pixels)
  return looked.subarray(0, call.keepCrests(pixels.length, tolerance, reach))
}

/** What `collectInkEvidence` finds. */
export function sortPixels(
  plane: PixelPlane,
  { pixels, rowStarts }: PixelList,
  tolerance: number,
  reach: number,
  pixelsMin: number,
) {
  const { call, buffer, at, looked } = layOut(plane, pixels.length)
  looked.set(pixels)
  new Int32Array(buffer, at.rowStarts, rowStarts.length).set(rowStarts)
  const crests = call.sortCrests(call.sortPixels(tolerance), tolerance, reach, pixelsMin)
  const counts = new Int32Array(buffer, compiledCrest.at.binCounts, HISTOGRAMS)
  const histogramAt = (histogram: number): ColorBins => {
    const [first, count] = [histogram * BINS, counts[histogram]]
    return {
      bins: new Int32Array(buffer, at.bins + WORD * first, count).slice(),
      sums: new Float64Array(buffer, at.sums + 4 * NUMBER * first, 4 * count).slice(),
      leads: new Int32Array(buffer, at.leads + 2 * WORD * first, 2 * count).slice(),
    }
  }
  const [transparent] = new Int32Array(buffer, compiledCrest.at.transparent, 1)
  return {
    ...{ interior: histogramAt(0), crests: histogramAt(1), transparent },
    crestPixels: looked.slice(0, crests),
  }
}

/** Byte offsets from a pixel to the next in each direction that a ramp may have: row, column and both diagonals. */
export function rampStrides(width: number): readonly number[] {
  return [4, width * 4, (width + 1) * 4, (1 - width) * 4]
}
