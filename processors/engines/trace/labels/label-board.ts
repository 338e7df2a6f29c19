import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { rampStrides } from '../inks/crest-board.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledLabels } from './compiled-labels.ts'

/** The sources of the compiled kernels. */
type Kernels = typeof import('../inks/mixture-kernel.ts') &
  typeof import('../inks/nearest-kernel.ts') &
  typeof import('./pure-kernel.ts') &
  typeof import('./pair-kernel.ts') &
  typeof import('./thin-kernel.ts') &
  typeof import('./straighten-kernel.ts')

type Run = Extract<
  keyof Kernels,
  | ('labelNearestRow' | 'labelPureRow' | 'mixOpen' | 'keepThinLines')
  | ('markBeside' | 'straightenRound')
  | ('findNearest' | 'inkOf' | 'distanceOf')
>
const runs: readonly Run[] = [
  'labelNearestRow',
  'labelPureRow',
  'mixOpen',
  'keepThinLines',
  'markBeside',
  'straightenRound',
  'findNearest',
  'inkOf',
  'distanceOf',
]

type Placed = Extract<
  keyof Kernels,
  | ('data' | 'candidates' | 'ink' | 'open' | 'rowChanges' | 'pure' | 'second' | 'share')
  | ('kept' | 'run' | 'ruleOfPair' | 'due' | 'dueFours')
>

const openKernels = openCompiled<Run, Placed>(compiledLabels.module, runs)
const WORD = 4
const CELL_COUNT = 4096
const RULE_NUMBERS = 6

/** A picture with its inks in the memory of the kernels that label it. */
export type LabelBoard = {
  readonly call: ReturnType<typeof openKernels>['runs']
  readonly ink: Uint8Array
  readonly pure: Uint8Array
  readonly second: Uint8Array
  readonly kept: Uint8Array
  readonly open: Int32Array
  readonly rowChanges: Int32Array
  readonly ruleOfPair: Uint8Array
  readonly lineRules: Float64Array
}

/**
 * Copies a picture and its inks to new memory of the kernels.
 *
 * @param inks 1 to 254 of them
 */
export function createLabelBoard({ data, width, height }: PixelPlane, { values, count }: Inks): LabelBoard {
  const kernels = openKernels()
  const size = width * height
  const { buffer, at } = placeArrays(kernels, compiledLabels.size, {
    ...{ data: 4 * size, candidates: CELL_COUNT * count, ruleOfPair: count * count, rowChanges: WORD * width },
    ...{ ink: size, pure: size, second: size, share: size, kept: size, open: WORD * size, run: WORD * size },
    // Padded to whole words, because pixels are examined four at a time.
    ...{ due: size + WORD, dueFours: 0 },
  })
  kernels.place('dueFours', at.due)
  const own = compiledLabels.at
  new Uint8Array(buffer, at.data, data.length).set(data)
  new Float64Array(buffer, own.values, values.length).set(values)
  new Int32Array(buffer, own.inkCount, 1)[0] = count
  new Int32Array(buffer, own.frame, 2).set([width, height])
  new Int32Array(buffer, own.strides, 4).set(rampStrides(width))
  const bytes = (array: Placed): Uint8Array => new Uint8Array(buffer, at[array], size)
  return {
    call: kernels.runs,
    ink: bytes('ink'),
    pure: bytes('pure'),
    second: bytes('second'),
    kept: bytes('kept'),
    open: new Int32Array(buffer, at.open, size),
    rowChanges: new Int32Array(buffer, at.rowChanges, width),
    ruleOfPair: new Uint8Array(buffer, at.ruleOfPair, count * count),
    lineRules: new Float64Array(buffer, own.lineRules, RULE_NUMBERS),
  }
}
