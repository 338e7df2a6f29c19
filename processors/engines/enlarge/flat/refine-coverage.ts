import { foldIndex, type SampleGrid, wrapIndex } from '../picture/sample-grid.ts'
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import { createRedrawing, type Redrawing } from './redraw.ts'
import { type Reduction, takeReduced } from './reduction.ts'
import { startOfRows } from './start-of-repeat.ts'

export type Refinement = {
  /** How the picture seems to have been reduced. */
  readonly reduction: Reduction
  /** Residual of each sample: what inks and edges leave unexplained. */
  readonly rest: Float32Array
  /** The residual had the picture been reduced by area. */
  readonly restOfArea: Float32Array
  /** Buffer of the drawing that was compared, for another one of the same picture. */
  readonly room: Redrawing['samples']
}

/** Trials look at one stripe of rows in four, in pictures of more than `TRIAL_WHOLE_ROWS_MAX` rows. */
const TRIAL_STRIPE_ROWS = 16
const TRIAL_WHOLE_ROWS_MAX = 256
/** Coverage that would change by less stays, so that each round works on edges that are still wrong. */
const SHIFT_MIN = 0.01
/** Pixels around a changed one whose drawing depends on it, and around those whose reduction does. */
const DRAWING_REACH = 2
const REDUCTION_REACH = 3

/** Step length of each pixel and its last wish: one that changes sign has overshot. */
type Strides = { readonly length: Float32Array; readonly last: Float32Array }

/** Thin lines answer a change by more than its share, wide edges under a soft reduction by less. */
const STRIDE_FIRST = 1
const STRIDE_AFTER_TURN = 0.5

/**
 * Buffers for the rounds, reused by each trial: pixels that a round moved, must redraw and must compare again, and
 * scratch space.
 */
type Rounds = Strides & { readonly marks: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array] }

function createRounds(pixels: number): Rounds {
  const mark = (): Uint8Array => new Uint8Array(pixels)
  return {
    length: new Float32Array(pixels),
    last: new Float32Array(pixels),
    marks: [mark(), mark(), mark(), mark()],
  }
}

/** Coverage that is being refined, and the drawing that is compared with the picture. */
export type Refining = {
  readonly grid: SampleGrid
  readonly inks: Inks
  readonly map: CoverageMap
  readonly drawing: Redrawing
  readonly rounds: Rounds
  readonly step: () => Promise<void>
}

/**
 * Begins to refine coverage; nothing is drawn yet.
 *
 * @param step awaited after every round
 * @param room buffer of an earlier drawing of the same picture, to be used again
 */
export function createRefining(
  grid: SampleGrid,
  inks: Inks,
  map: CoverageMap,
  step: () => Promise<void>,
  room?: Redrawing['samples'],
): Refining {
  const drawing = createRedrawing(grid, inks, map, undefined, room)
  return { grid, inks, map, drawing, rounds: createRounds(map.active.length), step }
}

/**
 * Moves edges until the art, redrawn sharp and reduced the way the picture seems to have been, equals the picture:
 * corners appear, and lines thinner than a pixel. This is iterative back-projection through the sharp drawing itself.
 */
export async function refineCoverage(refining: Refining, reduction: Reduction, rounds: number): Promise<Refinement> {
  const { grid, map, drawing } = refining
  const everywhere = new Uint8Array(map.active.length).fill(1)
  drawing.draw(everywhere)
  const rest = new Float32Array(grid.samples.length)
  takeReduced(rest, grid, drawing, byArea, everywhere)
  takeReduced(rest, grid, drawing, reduction, map.active)
  await refine(refining, reduction, rest, map.active, rounds)
  const restOfArea = rest.slice()
  takeReduced(restOfArea, grid, drawing, byArea, map.active)
  return { reduction, rest, restOfArea, room: drawing.samples }
}

/** Away from edges every reduction gives the same, and area is quickest. */
const byArea: Reduction = { name: 'area', taps: [0.25, 0.25, 0.25, 0.25] }

/** Coverage refined on trial: what it leaves of the pixels that were looked at. */
export type Trial = { readonly rest: Float32Array; readonly pixels: Uint8Array }

/**
 * Makes trials of refining in a stripe of rows in four, or everywhere in pictures of few rows; each begins with the same
 * coverage, which is what stands when all are done. The residual is the same array each time.
 */
export function createTrials(refining: Refining): {
  readonly refine: (reduction: Reduction, rounds: number) => Promise<Trial>
  readonly end: () => void
} {
  const { grid, map, drawing } = refining
  const unrefined = map.shares.slice()
  const isWhole = grid.height <= TRIAL_WHOLE_ROWS_MAX
  const firstRow = isWhole ? 0 : startOfRows(grid)
  const pixels = map.active.map((active, pixel) => {
    const row = wrapIndex(Math.floor(pixel / grid.width) - firstRow, grid.height)
    const stripe = Math.floor(row / TRIAL_STRIPE_ROWS)
    return active === 1 && (isWhole || stripe % 4 === 0) ? 1 : 0
  })
  const rest = new Float32Array(grid.samples.length)
  const reach = new Uint8Array(pixels.length)
  dilate(pixels, grid, REDUCTION_REACH + 1, reach, new Uint8Array(pixels.length))
  return {
    refine: async (reduction, rounds) => {
      map.shares.set(unrefined)
      drawing.draw(reach)
      takeReduced(rest, grid, drawing, reduction, pixels)
      await refine(refining, reduction, rest, pixels, rounds)
      return { rest, pixels }
    },
    end: () => map.shares.set(unrefined),
  }
}

/** Runs the rounds on the marked pixels; `rest` comes in as it stands and goes out as the last round leaves it. */
async function refine(
  context: Refining,
  reduction: Reduction,
  rest: Float32Array,
  pixels: Uint8Array,
  rounds: number,
): Promise<void> {
  const { grid, drawing, step, rounds: strides } = context
  await step()
  strides.length.fill(STRIDE_FIRST)
  strides.last.fill(0)
  const reach = Math.floor(reduction.taps.length / drawing.steps / 2)
  const [moved, redrawn, changed, across] = strides.marks
  for (let round = 0; round < rounds; round++) {
    shiftShares(context, rest, pixels, strides, moved)
    dilate(moved, grid, DRAWING_REACH, redrawn, across)
    drawing.draw(redrawn)
    dilate(redrawn, grid, reach, changed, across)
    for (let pixel = 0; pixel < changed.length; pixel++) changed[pixel] &= pixels[pixel]
    takeReduced(rest, grid, drawing, reduction, changed)
    await step()
  }
}

/** Gives each pixel's own ink and the one beside it that fits best the shares that would explain its remainder. */
function shiftShares(
  { grid, inks, map }: Refining,
  rest: Float32Array,
  pixels: Uint8Array,
  strides: Strides,
  moved: Uint8Array,
): void {
  const { channels } = grid
  const { colours } = inks
  moved.fill(0)
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    if (pixels[pixel] === 0) continue
    const slot = pixel * SLOTS
    let best = -1
    let bestGain = 0
    let bestShift = 0
    for (let other = slot + 1; other < slot + SLOTS && map.inks[other] !== -1; other++) {
      let along = 0
      let length = 0
      for (let c = 0; c < channels; c++) {
        const step = colours[map.inks[slot] * channels + c] - colours[map.inks[other] * channels + c]
        along += rest[pixel * channels + c] * step
        length += step * step
      }
      const gain = (along * along) / length
      if (gain > bestGain) {
        best = other
        bestGain = gain
        bestShift = along / length
      }
    }
    if (best === -1 || Math.abs(bestShift) < SHIFT_MIN) continue
    if (bestShift * strides.last[pixel] < 0) strides.length[pixel] *= STRIDE_AFTER_TURN
    strides.last[pixel] = bestShift
    map.shares[slot] += bestShift * strides.length[pixel]
    map.shares[best] -= bestShift * strides.length[pixel]
    moved[pixel] = 1
  }
}

/** Writes into `both` a mark for everything within `reach` pixels of a mark; `across` is room to work in. */
export function dilate(
  marks: Uint8Array,
  { width, height, wrap }: SampleGrid,
  reach: number,
  both: Uint8Array,
  across: Uint8Array,
): void {
  across.fill(0)
  both.fill(0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (marks[y * width + x] === 0) continue
      for (let k = -reach; k <= reach; k++) across[y * width + foldIndex(x + k, width, wrap.x)] = 1
    }
  for (let y = 0; y < height; y++)
    for (let k = -reach; k <= reach; k++) {
      const to = foldIndex(y + k, height, wrap.y) * width
      for (let x = 0; x < width; x++) both[to + x] |= across[y * width + x]
    }
}
