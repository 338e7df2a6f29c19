import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledBlocks } from './compiled-blocks.ts'
import type { PixelPlane } from './pixels.ts'

/** Side of a block, pixels. */
export const BLOCK = 4

/** Square blocks of pixels and their statistics. */
export type Blocks = {
  readonly across: number
  readonly down: number
  /** Number of pixels in the picture. */
  readonly pixels: number
  /** Sums of red, green and blue (0..255) over each block's pixels, and of their squares. */
  readonly sums: Int32Array
  readonly squares: Int32Array
  readonly count: {
    /**
     * Histograms of tones and lightness of quiet blocks (those with a smaller standard deviation), and of all
     * deviations in half levels.
     */
    readonly tones: (deviationMax: number) => Record<'tones' | 'lights' | 'deviations', Int32Array>
    /** Histograms of the bends of quiet blocks in eighths of a level, and of the steps between neighbours in levels. */
    readonly steps: () => Record<'bends' | 'steps', Int32Array>
    /**
     * Number of runs of five blocks, of quiet ones, and of quiet ones whose ends differ by more than so many levels.
     */
    readonly runs: (shade: number) => Record<'runs' | 'quiet' | 'shaded', number>
  }
}

type Kernels = typeof import('./blocks-kernel.ts')
type Run = Extract<keyof Kernels, 'sumRow' | 'countTones' | 'countSteps' | 'countRuns'>
type Placed = Extract<keyof Kernels, 'pixels' | 'sums' | 'squares' | 'isQuiet' | 'tonesSeen'>

const open = openCompiled<Run, Placed>(compiledBlocks.module, ['sumRow', 'countTones', 'countSteps', 'countRuns'])
const WORD = 4
// Bins of the kernels' histograms.
const TONES = 43 ** 3
const LIGHTS = 43
const DEVIATIONS = 256
const BENDS = 4096
const STEPS = 256

/** Sums the pixels of all complete blocks. */
export function sumBlocks({ data, width, height }: PixelPlane): Blocks {
  const kernels = open()
  const { runs } = kernels
  const [across, down] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)]
  const numbers = across * down * 3
  const { buffer, at } = placeArrays(kernels, compiledBlocks.size, {
    ...{ pixels: WORD * BLOCK * width, sums: WORD * numbers, squares: WORD * numbers, isQuiet: across * down },
    tonesSeen: WORD * across * down,
  })
  const view = (array: keyof typeof compiledBlocks.at, length: number): Int32Array =>
    new Int32Array(buffer, compiledBlocks.at[array], length)
  view('frame', 3).set([across, down, width])
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const rows = new Int32Array(buffer, at.pixels, BLOCK * width)
  for (let row = 0; row < down; row++) {
    rows.set(words.subarray(row * BLOCK * width, (row + 1) * BLOCK * width))
    runs.sumRow(row)
  }
  return {
    ...{ across, down, pixels: words.length },
    sums: new Int32Array(buffer, at.sums, numbers),
    squares: new Int32Array(buffer, at.squares, numbers),
    count: {
      tones: (deviationMax) => {
        const seen = new Int32Array(buffer, at.tonesSeen, runs.countTones(deviationMax))
        const counts = view('toneCounts', TONES)
        return {
          tones: seen.map((tone) => counts[tone]),
          lights: view('lightCounts', LIGHTS),
          deviations: view('deviations', DEVIATIONS),
        }
      },
      steps: () => {
        runs.countSteps()
        return { bends: view('bends', BENDS), steps: view('steps', STEPS) }
      },
      runs: (shade) => {
        runs.countRuns(shade)
        const [all, quiet, shaded] = view('runs', 3)
        return { runs: all, quiet, shaded }
      },
    },
  }
}
