import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledBlocks } from './compiled-blocks.ts'
import type { PixelPlane } from './pixels.ts'

/** Pixels on each side of a block. */
export const BLOCK = 4

/** Square blocks of pixels, and what is counted of them. */
export type Blocks = {
  readonly across: number
  readonly down: number
  /** Of the whole picture. */
  readonly pixels: number
  /** Sums of red, green and blue (levels, 0..255) of each block's pixels, and of their squares. */
  readonly sums: Int32Array
  readonly squares: Int32Array
  readonly count: {
    /** How many quiet blocks, which deviate by no more, show each tone and each brightness; how many deviate by each half of a level. */
    readonly tones: (deviationMax: number) => Record<'tones' | 'lights' | 'deviations', Int32Array>
    /** How many quiet blocks bend by each eighth of a level between their neighbours, and how many differ from one by each level. */
    readonly steps: () => Record<'bends' | 'steps', Int32Array>
    /** Runs of five blocks, those of quiet ones, and those of these whose ends differ by more than so many levels. */
    readonly runs: (shade: number) => Record<'runs' | 'quiet' | 'shaded', number>
  }
}

type Kernels = typeof import('./blocks-kernel.ts')
type Run = Extract<keyof Kernels, 'sumRow' | 'countTones' | 'countSteps' | 'countRuns'>
type Placed = Extract<keyof Kernels, 'pixels' | 'sums' | 'squares' | 'isQuiet' | 'tonesSeen'>

const open = openCompiled<Run, Placed>(compiledBlocks.module, ['sumRow', 'countTones', 'countSteps', 'countRuns'])
const WORD = 4
// Bins of what the kernels count.
const TONES = 43 ** 3
const LIGHTS = 43
const DEVIATIONS = 256
const BENDS = 4096
const STEPS = 256

/** Sums the pixels of all whole blocks. */
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
