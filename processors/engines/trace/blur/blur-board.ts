import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { compiledPicture } from './compiled-picture.ts'

/** The first `count` of `pixels`, in no particular order. */
type TouchedPixels = { readonly pixels: Int32Array; count: number }

/**
 * A patch blurred twice, by the blur of lightness and by that of colour, on an otherwise empty plane that is reused for
 * the next patch. What falls outside the frame is lost.
 */
export type PatchMask = {
  readonly light: Float32Array
  readonly color: Float32Array
  /** Pixels at which the patch is nonzero. */
  readonly touched: TouchedPixels
  readonly draw: (pixels: Int32Array, size: number) => void
}

/** The sources of the compiled kernels. */
type Kernels = typeof import('./contrast-kernel.ts') &
  typeof import('./explain-kernel.ts') &
  typeof import('./mask-kernel.ts') &
  typeof import('./model-kernel.ts') &
  typeof import('./pieces-kernel.ts') &
  typeof import('./pull-kernel.ts') &
  typeof import('./reading-kernel.ts') &
  typeof import('./refine-kernel.ts') &
  typeof import('./walk-kernel.ts')

type Run = Extract<
  keyof Kernels,
  | ('modelRow' | 'readPull' | 'repaintPull' | 'markBorders' | 'refineRound')
  | ('showPatch' | 'readMasks' | 'takeMasks' | 'startWalk' | 'explainFrom' | 'changedPatches')
  | ('startPieces' | 'nextPiece')
>
const runs: readonly Run[] = [
  ...(['modelRow', 'readPull', 'repaintPull', 'markBorders', 'refineRound'] as const),
  ...(['showPatch', 'readMasks', 'takeMasks', 'startWalk', 'explainFrom', 'changedPatches'] as const),
  ...(['startPieces', 'nextPiece'] as const),
]

type Placed = Extract<
  keyof Kernels,
  | ('lightTaps' | 'colorTaps' | 'ink' | 'isInside' | 'residualLight' | 'residualBlue' | 'residualRed')
  | ('shownRow' | 'modelLight' | 'modelBlue' | 'modelRed' | 'busy')
  | ('windowLight' | 'windowBlue' | 'windowRed' | 'isMixed')
  | ('patch' | 'rowLight' | 'rowColor' | 'light' | 'color' | 'isRowTouched' | 'isTouched' | 'rowPixels' | 'pixels')
  | ('spreadSteps' | 'spreadLight' | 'spreadColor' | 'overlapSteps' | 'overlapLight' | 'overlapColor')
  | ('pullLight' | 'pullBlue' | 'pullRed' | 'isPullKnown' | 'due' | 'dueFours')
  | ('states' | 'stateFours' | 'inkFours' | 'readingOf' | 'readings' | 'stale')
>

const open = openCompiled<Run, Placed>(compiledPicture.module, runs)
const WORD = 4
const DOUBLE = 8
const READING_NUMBERS = 6
// One reading is stored per so many pixels; where there are more patches, the others are read anew each time.
const PIXELS_PER_READING = 8

/** A picture and the model of it, its labels blurred like the picture, in the kernels' memory. */
export type BlurBoard = {
  readonly call: ReturnType<typeof open>['runs']
  /**
   * Ink of each pixel, and the inks as lightness and two colour differences; to be filled in before a kernel is called.
   */
  readonly ink: Uint8Array
  readonly colors: Float64Array
  /** The kernels' `limits`, `errors`, `vote`, `along`, `length`, `patch`, `pieceShared` and `pieceBorder`. */
  readonly limits: Int32Array
  readonly errors: Float64Array
  readonly vote: Float64Array
  readonly along: Float64Array
  readonly length: Float64Array
  readonly patch: Int32Array
  readonly pieceShared: Float64Array
  readonly pieceBorder: Float64Array
  /** A row of the picture from which the model is subtracted, RGBA. */
  readonly shownRow: Uint8Array
  /** Picture minus model: lightness and two colour differences. */
  readonly residual: readonly Float32Array[]
  /** 1 for each pixel that the blur leaves unchanged. */
  readonly isInside: Uint8Array
  readonly mask: PatchMask
  /**
   * Correlation of the residual with the blur at each pixel where it was computed: lightness and two colour
   * differences.
   */
  readonly pull: readonly Float32Array[]
}

/**
 * Makes the memory for a picture.
 *
 * @param lightTaps half of the blur kernel for lightness, from its middle outwards
 * @param colorTaps the same for both colour differences
 */
export function createBlurBoard(
  { width, height }: LabelMap,
  lightTaps: Float32Array,
  colorTaps: Float32Array,
): BlurBoard {
  const radius = Math.max(lightTaps.length, colorTaps.length) - 1
  const ofLight = mirror(lightTaps, radius)
  const ofColor = mirror(colorTaps, radius)
  // Enlarged art has the same blur in both; then they share one plane.
  const isOne = ofLight.every((tap, at) => tap === ofColor[at])
  const kernels = open()
  const size = width * height
  const { buffer, at } = placeArrays(kernels, compiledPicture.size, bytesOf(width, size, radius))
  kernels.place('dueFours', at.due)
  kernels.place('stateFours', at.states)
  kernels.place('inkFours', at.ink)
  if (isOne) {
    kernels.place('rowColor', at.rowLight)
    kernels.place('color', at.light)
  }
  new Int32Array(buffer, compiledPicture.at.frame, 4).set([width, height, radius, isOne ? 1 : 0])
  const limits = new Int32Array(buffer, compiledPicture.at.limits, 2)
  limits[0] = readingsOf(size)
  const floats = (array: Placed, count: number): Float32Array => new Float32Array(buffer, at[array], count)
  floats('lightTaps', ofLight.length).set(ofLight)
  floats('colorTaps', ofColor.length).set(ofColor)
  layStamp(buffer, [at.spreadSteps, at.spreadLight, at.spreadColor], width, ofLight, ofColor)
  layStamp(buffer, [at.overlapSteps, at.overlapLight, at.overlapColor], width, overlapOf(ofLight), overlapOf(ofColor))
  const call = kernels.runs
  const patch = new Int32Array(buffer, at.patch, size)
  return {
    ...ownArrays(buffer),
    call,
    ink: new Uint8Array(buffer, at.ink, size),
    limits,
    patch,
    shownRow: new Uint8Array(buffer, at.shownRow, 4 * width),
    residual: [floats('residualLight', size), floats('residualBlue', size), floats('residualRed', size)],
    isInside: new Uint8Array(buffer, at.isInside, size),
    mask: createMask(
      { light: floats('light', size), color: floats(isOne ? 'light' : 'color', size) },
      { patch, pixels: new Int32Array(buffer, at.pixels, size) },
      call.showPatch,
    ),
    pull: [floats('pullLight', size), floats('pullBlue', size), floats('pullRed', size)],
  }
}

/** The arrays of fixed size, which the compiler placed. */
function ownArrays(buffer: ArrayBuffer) {
  const { at } = compiledPicture
  return {
    colors: new Float64Array(buffer, at.colors, 3 * 256),
    errors: new Float64Array(buffer, at.errors, 2),
    vote: new Float64Array(buffer, at.vote, 7),
    along: new Float64Array(buffer, at.along, 3),
    length: new Float64Array(buffer, at.length, 3),
    pieceShared: new Float64Array(buffer, at.pieceShared, 256),
    pieceBorder: new Float64Array(buffer, at.pieceBorder, 1),
  }
}

function createMask(
  planes: Pick<PatchMask, 'light' | 'color'>,
  { patch, pixels }: { readonly patch: Int32Array; readonly pixels: Int32Array },
  show: (count: number) => number,
): PatchMask {
  const touched = { pixels, count: 0 }
  return {
    ...planes,
    touched,
    draw: (own, count) => {
      patch.set(count < own.length ? own.subarray(0, count) : own)
      touched.count = show(count)
    },
  }
}

function readingsOf(size: number): number {
  return Math.ceil(size / PIXELS_PER_READING)
}

/** Bytes of each array. Pages that are never written take no memory. */
function bytesOf(width: number, size: number, radius: number): Readonly<Record<Placed, number>> {
  const [row, window] = [WORD * width, WORD * width * (2 * radius + 2)]
  const [spread, overlap] = [WORD * (2 * radius + 1) ** 2, WORD * (4 * radius + 1) ** 2]
  const plane = WORD * size
  return {
    ...{ lightTaps: WORD * (2 * radius + 1), colorTaps: WORD * (2 * radius + 1) },
    ...{ spreadSteps: spread, spreadLight: spread, spreadColor: spread },
    ...{ overlapSteps: overlap, overlapLight: overlap, overlapColor: overlap },
    ...{ ink: size, isInside: size, residualLight: plane, residualBlue: plane, residualRed: plane },
    ...{ shownRow: row, modelLight: row, modelBlue: row, modelRed: row, busy: row },
    ...{ windowLight: window, windowBlue: window, windowRed: window, isMixed: window / WORD },
    ...{ patch: plane, rowLight: plane, rowColor: plane, light: plane, color: plane },
    ...{ isRowTouched: size, isTouched: size, rowPixels: plane, pixels: plane },
    ...{ pullLight: plane, pullBlue: plane, pullRed: plane, isPullKnown: size },
    ...{ due: size, dueFours: 0, states: size + WORD, stateFours: 0, inkFours: 0 },
    ...{ stale: size, readingOf: plane, readings: DOUBLE * READING_NUMBERS * readingsOf(size) },
  }
}

/** A whole blur kernel of `2 * radius + 1` taps from half of one. */
function mirror(taps: Float32Array, radius: number): Float32Array {
  return Float32Array.from({ length: 2 * radius + 1 }, (_, i) => taps[Math.abs(i - radius)] ?? 0)
}

/** Autocorrelation of a blur kernel. */
function overlapOf(taps: Float32Array): Float32Array {
  const radius = taps.length >> 1
  return Float32Array.from({ length: 4 * radius + 1 }, (_, i) => {
    const step = Math.abs(i - 2 * radius)
    let sum = 0
    for (let at = step - radius; at <= radius; at++) sum += taps[radius + at] * taps[radius + step - at]
    return sum
  })
}

/**
 * Writes the point spread function of a pixel in two dimensions: offsets in reading order, and weights for lightness
 * and for colour.
 */
function layStamp(
  buffer: ArrayBuffer,
  [stepsAt, lightAt, colorAt]: readonly [steps: number, light: number, color: number],
  width: number,
  lightTaps: Float32Array,
  colorTaps: Float32Array,
): void {
  const side = lightTaps.length
  const radius = side >> 1
  const steps = new Int32Array(buffer, stepsAt, side * side)
  const light = new Float32Array(buffer, lightAt, side * side)
  const color = new Float32Array(buffer, colorAt, side * side)
  for (let i = 0; i < steps.length; i++) {
    const [dx, dy] = [i % side, Math.floor(i / side)]
    steps[i] = (dy - radius) * width + dx - radius
    light[i] = lightTaps[dx] * lightTaps[dy]
    color[i] = colorTaps[dx] * colorTaps[dy]
  }
}
