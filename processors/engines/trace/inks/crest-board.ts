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
type Run = Extract<keyof Kernels, 'keepCrests' | 'countBins' | 'sortPixels' | 'sortCrests'>
type Counted = Extract<keyof Kernels, 'bins' | 'sums' | 'leads'>
type Placed = Extract<keyof Kernels, 'data' | 'looked' | 'rowStarts' | 'isSeen' | 'positions'> | Counted

const open = openCompiled<Run, Placed>(compiledCrest.module, ['keepCrests', 'countBins', 'sortPixels', 'sortCrests'])
const WORD = 4
const NUMBER = 8
const HISTOGRAMS = 2

/**
 * Copies a picture and the pixels that are looked at into the kernels' memory.
 *
 * @param binned how many bins of colours there are; 0 where none are counted
 */
function layOut({ data, width, height }: PixelPlane, pixels: ArrayLike<number>, binned: number) {
  const kernels = open()
  const { buffer, at, end } = placeArrays<Exclude<Placed, Counted>>(kernels, compiledCrest.size, {
    ...{ data: data.length, looked: WORD * pixels.length, rowStarts: WORD * (height + 1) },
    ...{ isSeen: binned, positions: WORD * HISTOGRAMS * binned },
  })
  new Uint8Array(buffer, at.data, data.length).set(data)
  new Int32Array(buffer, compiledCrest.at.frame, 2).set([width, height])
  new Int32Array(buffer, compiledCrest.at.strides, 4).set(rampStrides(width))
  const looked = new Int32Array(buffer, at.looked, pixels.length)
  looked.set(pixels)
  return { kernels, buffer, at, end, looked }
}

/** The pixels that no mix of opposite neighbours up to `reach` pixels away explains. */
export function keepCrests(plane: PixelPlane, pixels: readonly number[], tolerance: number, reach: number): Int32Array {
  const { kernels, looked } = layOut(plane, pixels, 0)
  return looked.subarray(0, kernels.runs.keepCrests(pixels.length, tolerance, reach))
}

/** What `collectInkEvidence` finds. */
export function sortPixels(
  plane: PixelPlane,
  { pixels, rowStarts }: PixelList,
  tolerance: number,
  reach: number,
  pixelsMin: number,
) {
  const laid = layOut(plane, pixels, BINS)
  const { runs } = laid.kernels
  new Int32Array(laid.buffer, laid.at.rowStarts, rowStarts.length).set(rowStarts)
  const { buffer, at, room } = layHistograms(laid.kernels, laid.end)
  const crests = runs.sortCrests(runs.sortPixels(tolerance), tolerance, reach, pixelsMin)
  const counts = new Int32Array(buffer, compiledCrest.at.binCounts, HISTOGRAMS)
  const histogramAt = (histogram: number): ColorBins => {
    const [first, count] = [histogram * room, counts[histogram]]
    return {
      bins: new Int32Array(buffer, at.bins + WORD * first, count).slice(),
      sums: new Float64Array(buffer, at.sums + 4 * NUMBER * first, 4 * count).slice(),
      leads: new Int32Array(buffer, at.leads + 2 * WORD * first, 2 * count).slice(),
    }
  }
  const [transparent] = new Int32Array(buffer, compiledCrest.at.transparent, 1)
  return {
    ...{ interior: histogramAt(0), crests: histogramAt(1), transparent },
    crestPixels: new Int32Array(buffer, laid.at.looked, crests).slice(),
  }
}

/** Makes room for as many colours as the picture has: V8 collects garbage by how much there is room for. */
function layHistograms(kernels: ReturnType<typeof open>, from: number) {
  const room = kernels.runs.countBins()
  const bins = HISTOGRAMS * room
  const { buffer, at } = placeArrays<Counted>(kernels, from, {
    ...{ bins: WORD * bins, sums: 4 * NUMBER * bins, leads: 2 * WORD * bins },
  })
  new Int32Array(buffer, compiledCrest.at.room, 1)[0] = room
  return { buffer, at, room }
}

/** Byte offsets from a pixel to the next in each direction that a ramp may have: row, column and both diagonals. */
export function rampStrides(width: number): readonly number[] {
  return [4, width * 4, (width + 1) * 4, (1 - width) * 4]
}
