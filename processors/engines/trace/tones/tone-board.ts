import { createKernels } from '../../kernels/create-kernel.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledBoard } from './compiled-board.ts'
import { BEYOND, toneRoom } from './tone-room.ts'

/** A label map with its picture in the kernels' memory. Prices are squared errors (levels², four channels). */
export type ToneBoard = {
  /** Mean squared error of the labels. */
  readonly meanMiss: () => number
  /** Share (0..1) of neighbouring pixels with different inks. */
  readonly unlikeShare: () => number
  /**
   * Gives border pixels the cheapest ink among their own and their neighbours', once: a second round gains nothing,
   * because prices rise next anyway.
   */
  readonly settleBorders: (borderPrice: number) => void
  /**
   * Merges small patches into a neighbour where that costs less colour error than the patch's price. Pixels are
   * connected diagonally too (8-connectivity).
   *
   * @param passes most passes over the picture; each merge can make others worthwhile
   * @returns number of patches merged
   */
  readonly mergePatches: (patchPrice: number, passes: number) => number
  /** Copies the labels back into the map. */
  readonly readLabels: () => void
}

type Run = 'settleRow' | 'sumMisses' | 'countUnlike' | 'mergeRow' | 'forgetSmall'
const runNames: readonly Run[] = ['settleRow', 'sumMisses', 'countUnlike', 'mergeRow', 'forgetSmall']
const createToneKernels = createKernels(compiledBoard, runNames)

/** Copies a picture and its labels to the kernels' memory; `readLabels` copies those back. */
export function createToneBoard(map: LabelMap, plane: PixelPlane, inks: Inks): ToneBoard {
  const { ink, width, height } = map
  const { labels, states, told, rowAt, run } = copyPicture(map, plane, inks)
  /** Runs a kernel over all pixels but so many rows and columns at the frame; `tell` reads its result for each row. */
  const runRows = (name: Run, fromStart: number, fromEnd: number, tell: () => number): number => {
    let sum = 0
    for (let y = fromStart; y < height - fromEnd; y++) {
      const first = toneRoom.labels + rowAt(y)
      run(name, first + fromStart, first + width - fromEnd)
      sum += tell()
    }
    return sum
  }
  const count = (): number => told.getInt32(toneRoom.count, true)
  const setPrice = (price: number): void => told.setFloat64(toneRoom.price, price, true)
  return {
    meanMiss: () => runRows('sumMisses', 0, 0, () => told.getFloat64(toneRoom.sum, true)) / ink.length,
    unlikeShare: () => runRows('countUnlike', 0, 1, count) / (2 * ink.length),
    settleBorders: (borderPrice) => {
      setPrice(borderPrice)
      runRows('settleRow', 1, 1, () => 0)
    },
    mergePatches: (patchPrice, passes) => {
      setPrice(patchPrice)
      states.fill(0)
      let merged = 0
      for (let pass = 0; pass < passes; pass++) {
        if (pass > 0) run('forgetSmall', toneRoom.labels, toneRoom.labels + labels.length)
        const changed = runRows('mergeRow', 0, 0, count)
        merged += changed
        if (changed === 0) break
      }
      return merged
    },
    readLabels: () => {
      for (let y = 0; y < height; y++) ink.set(labels.subarray(rowAt(y), rowAt(y) + width), y * width)
    },
  }
}

/** Lays out the kernels' memory; `run` calls a kernel with the address of its first label and of the end. */
function copyPicture({ ink, width, height }: LabelMap, { data }: PixelPlane, inks: Inks) {
  const stride = width + 2
  // Whole words, because `forgetSmall` works on words.
  const area = Math.ceil((stride * (height + 2)) / 4) * 4
  const colorsAt = toneRoom.labels + 2 * area
  const { memory, runs } = createToneKernels(colorsAt + 4 * area)
  const labels = new Uint8Array(memory, toneRoom.labels, area).fill(BEYOND)
  const colors = new Uint8Array(memory, colorsAt, 4 * area)
  const rowAt = (y: number): number => (y + 1) * stride + 1
  for (let y = 0; y < height; y++) {
    labels.set(ink.subarray(y * width, (y + 1) * width), rowAt(y))
    colors.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * rowAt(y))
  }
  new Float64Array(memory, toneRoom.values, inks.values.length).set(inks.values)
  return {
    labels,
    states: new Uint8Array(memory, toneRoom.labels + area, area),
    told: new DataView(memory),
    rowAt,
    run: (name: Run, first: number, end: number): number => runs[name](first, end, stride, area, colorsAt),
  }
}
