import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { BLOCK_PX } from '../finer/forms-kernel.ts'
import { compiledPixels } from './compiled-pixels.ts'
import { COLORS_MAX, WINDOW_STEP } from './dither-kernel.ts'

/** What the kernels are compiled from. */
type Kernels = typeof import('./changes-kernel.ts') &
  typeof import('./steps-kernel.ts') &
  typeof import('./blends-kernel.ts') &
  typeof import('./optics-kernel.ts') &
  typeof import('./widths-kernel.ts') &
  typeof import('./fringes-kernel.ts') &
  typeof import('./softness-kernel.ts') &
  typeof import('./dither-kernel.ts') &
  typeof import('../finer/forms-kernel.ts')

const runs = [
  ...(['listChanges', 'premultiply', 'sumSteps', 'sumBorders', 'borderAt'] as const),
  ...(['countSteps', 'countBlends', 'addBlends', 'readWidths', 'countFringes', 'fringeOf', 'readSpreads'] as const),
  ...(['isBusy', 'countForms', 'countColors', 'markCrests', 'listDense', 'alternates'] as const),
] satisfies readonly (keyof Kernels)[]
type Run = (typeof runs)[number]
type Placed = Extract<
  keyof Kernels,
  | ('words' | 'levels' | 'changed' | 'rowStarts' | 'borderSteps' | 'changesIn' | 'crestsIn')
  | ('linePlaces' | 'light' | 'bluer' | 'redder' | 'crestBits' | 'columnCrests' | 'denseMiddles')
>

const open = openCompiled<Run, Placed>(compiledPixels.module, runs)
const WORD = 4

type Counts = Extract<
  keyof typeof compiledPixels.at,
  'seconds' | 'stepCounts' | 'blendCounts' | 'fringeCounts' | 'spreads'
>
type Floats = Extract<keyof typeof compiledPixels.at, 'lights' | 'coded' | 'linear' | 'widths'>

/** A picture, its changes and the kernels that measure it, in one memory. */
export type PixelBoard = {
  readonly call: ReturnType<typeof open>['runs']
  /** RGBA, row by row. */
  readonly data: Uint8Array
  readonly changed: Int32Array
  readonly rowStarts: Int32Array
  readonly borderSteps: Int32Array
  /** One number per block of small forms. */
  readonly changesIn: Int32Array
  readonly crestsIn: Int32Array
  /** One bit per pixel that is lighter or darker than all four neighbours, lowest bit first. */
  readonly crestBits: Int32Array
  /** Middles of windows that are full of these. */
  readonly denseMiddles: Int32Array
  /** Colours, once they are counted. */
  readonly palette: Int32Array
  readonly counts: Readonly<Record<Counts, Int32Array>>
  readonly floats: Readonly<Record<Floats, Float64Array>>
}

/** Copies a picture to a new board. Memory that is never written is not allocated. */
export function createPixelBoard(picture: Uint8Array, width: number, height: number): PixelBoard {
  const kernels = open()
  const pixels = width * height
  const blocks = Math.ceil(width / BLOCK_PX) * Math.ceil(height / BLOCK_PX)
  const words = (pixels >> 5) + 1
  const windows = Math.ceil(width / WINDOW_STEP) * Math.ceil(height / WINDOW_STEP)
  const line = WORD * Math.max(width, height)
  const { buffer, at } = placeArrays<Placed>(kernels, compiledPixels.size, {
    ...{ words: WORD * pixels, levels: 0, rowStarts: WORD * (height + 1), borderSteps: line },
    ...{ linePlaces: line, light: line, bluer: line, redder: line },
    ...{ changesIn: WORD * blocks, crestsIn: WORD * blocks, changed: WORD * pixels },
    ...{ crestBits: WORD * words, columnCrests: line, denseMiddles: WORD * windows },
  })
  kernels.place('levels', at.words)
  const own = compiledPixels.at
  const wholes = (start: number, length: number): Int32Array => new Int32Array(buffer, start, length)
  const floats = (start: number, length: number): Float64Array => new Float64Array(buffer, start, length)
  wholes(own.frame, 2).set([width, height])
  const data = new Uint8Array(buffer, at.words, WORD * pixels)
  data.set(picture)
  return {
    call: kernels.runs,
    data,
    ...{ changed: wholes(at.changed, pixels), rowStarts: wholes(at.rowStarts, height + 1) },
    ...{ borderSteps: wholes(at.borderSteps, Math.max(width, height)) },
    ...{ changesIn: wholes(at.changesIn, blocks), crestsIn: wholes(at.crestsIn, blocks) },
    ...{ crestBits: wholes(at.crestBits, words), denseMiddles: wholes(at.denseMiddles, windows) },
    palette: wholes(own.palette, COLORS_MAX + 1),
    counts: {
      ...{ seconds: wholes(own.seconds, 1024), stepCounts: wholes(own.stepCounts, 5) },
      ...{ blendCounts: wholes(own.blendCounts, 2), fringeCounts: wholes(own.fringeCounts, 3) },
      spreads: wholes(own.spreads, 768),
    },
    floats: {
      ...{ lights: floats(own.lights, 256), widths: floats(own.widths, 2) },
      ...{ coded: floats(own.coded, 10), linear: floats(own.linear, 10) },
    },
  }
}
