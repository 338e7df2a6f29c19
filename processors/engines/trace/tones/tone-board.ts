import { createKernels } from '../../kernels/create-kernel.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledBoard } from './compiled-board.ts'
import { BEYOND, toneRoom } from './tone-room.ts'

/** A label map with its picture, laid out for the kernels. Prices are squared errors (levels², four channels). */
export type ToneBoard = {
  /** Mean squared error of the labels. */
  readonly meanMiss: () => number
  /** Share (0..1) of neighbouring pixels that carry different inks. */
  readonly unlikeShare: () => number
  /**
   * Gives border pixels the ink, among their own and their neighbours', that costs least, once: a second round, after which prices
   * rise anyway, gains nothing.
   */
  readonly settleBorders: (borderPrice: number) => void
  /**
   * Gives small patches of tone to a neighbour where that costs less colour error than drawing the patch is worth. Pixels hang
   * together over corners too.
   *
   * @param passes most passes over the picture; what one gives away may make another worth as little
   * @returns how many patches were merged
   */
  readonly mergePatches: (patchPrice: number, passes: number) => number
  /** Puts the labels back into the map. */
  readonly readLabels: () => void
}

type Run = 'settleRow' | 'sumMisses' | 'countUnlike' | 'mergeRow' | 'forgetSmall'
const runNames: readonly Run[] = ['settleRow', 'sumMisses', 'countUnlike', 'mergeRow', 'forgetSmall']
const createToneKernels = createKernels(compiledBoard, runNames)

/** Copies a picture and its labels; `readLabels` brings those back. */
export function createToneBoard(map: LabelMap, plane: PixelPlane, inks: Inks): ToneBoard {
  const { ink, width, height } = map
  const { labels, states, told, rowAt, run } = copyPicture(map, plane, inks)
  /** Runs a kernel over the pixels that keep so far from the frame's start and end; `tell` reads what it says of each row. */
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

/** Lays out all that the kernels work on, which `run` calls with the first label that they look at and the end. */
function copyPicture({ ink, width, height }: LabelMap, { data }: PixelPlane, inks: Inks) {
  const stride = width + 2
  // Whole words, as states are forgotten.
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
