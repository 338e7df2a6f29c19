import type { Phase } from '../bands/catmull-rom.ts'
import { foldIndex } from '../picture/sample-grid.ts'
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import { splinePhases } from './spline-phases.ts'

/** Side of the square of source pixels that a cell's samples depend on. */
const SPAN = 5
/** Inks told apart inside one cell, in reading order; art rarely has four. */
const CELL_INKS_MAX = 6

/** The two strongest inks at each sample of a cell, and the share of the stronger one, 0.5..1. */
export type CellSamples = {
  readonly first: Int16Array
  readonly second: Int16Array
  readonly share: Float32Array
  /** The ink of the whole cell, or -1 where its samples differ. */
  plainInk: number
}

/** Room for `size` samples, nothing sampled yet. */
export function createCellSamples(size: number): CellSamples {
  return { first: new Int16Array(size), second: new Int16Array(size), share: new Float32Array(size), plainInk: -1 }
}

/** Coverage of up to six inks around one cell, and carried to its points. Reused from cell to cell. */
type Workspace = {
  readonly inks: Int16Array
  readonly around: Float32Array
  readonly widened: Float32Array
  readonly values: Float32Array
}

/**
 * Samples one source pixel (a cell) at `steps` × `steps` points. Coverage is interpolated by a cubic B-spline; an edge
 * runs where two inks cover as much.
 *
 * @param rampSamples width of the ramp across an edge, in samples, as anti-aliased art has it
 * @param slopeMin least slope of coverage, per source pixel; where it is less, the ramp is wider
 */
export function createCellSampler(
  map: CoverageMap,
  steps: number,
  rampSamples: number,
  slopeMin: number,
): (x: number, y: number) => CellSamples {
  const phases = splinePhases(steps)
  const size = steps * steps
  const samples = createCellSamples(size)
  const workspace: Workspace = {
    inks: new Int16Array(CELL_INKS_MAX),
    around: new Float32Array(CELL_INKS_MAX * SPAN * SPAN),
    widened: new Float32Array(SPAN * steps),
    values: new Float32Array(CELL_INKS_MAX * size),
  }
  return (x, y) => {
    const count = gatherAround(map, x, y, workspace.inks, workspace.around)
    samples.plainInk = findPlainInk(workspace, count)
    if (samples.plainInk !== -1) return fillWith(samples, samples.plainInk)
    for (let ink = 0; ink < count; ink++) carryToPoints(workspace, ink, steps, phases)
    pickStrongest(workspace, count, { steps, rampSamples, slopeMin }, samples)
    return samples
  }
}

/** Coverage this near to 0 and 1 leaves no edge in a cell: the spline weights what lies further off by a fiftieth. */
const STRAY_MAX = 0.05
/** Indices of the cell and its eight neighbours in the square of `SPAN`. */
const INNER = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => (row + 2) * SPAN + column + 2))

/** The ink that covers the cell and its neighbours, so that no edge can cross it; -1 where there is none. */
function findPlainInk({ inks, around }: Workspace, count: number): number {
  let plain = 0
  for (let ink = 1; ink < count; ink++) if (around[ink * SPAN * SPAN + INNER[4]] > 0.5) plain = ink
  for (let ink = 0; ink < count; ink++)
    for (let k = 0; k < INNER.length; k++) {
      const stray = around[ink * SPAN * SPAN + INNER[k]] - (ink === plain ? 1 : 0)
      if (stray > STRAY_MAX || stray < -STRAY_MAX) return -1
    }
  return inks[plain]
}

/** Makes all samples one ink; returns the same samples. */
export function fillWith(samples: CellSamples, ink: number): CellSamples {
  samples.first.fill(ink)
  samples.second.fill(ink)
  samples.share.fill(1)
  return samples
}

/** Carries one ink's coverage to every point of the cell, first along rows, then along columns. */
function carryToPoints(
  { around, widened, values }: Workspace,
  ink: number,
  steps: number,
  phases: readonly Phase[],
): void {
  for (let row = 0; row < SPAN; row++)
    for (let step = 0; step < steps; step++) {
      const { first, weights } = phases[step]
      const at = (ink * SPAN + row) * SPAN + first + 2
      widened[row * steps + step] =
        around[at] * weights[0] +
        around[at + 1] * weights[1] +
        around[at + 2] * weights[2] +
        around[at + 3] * weights[3]
    }
  for (let step = 0; step < steps; step++) {
    const { first, weights } = phases[step]
    const top = (first + 2) * steps
    for (let x = 0; x < steps; x++)
      values[(ink * steps + step) * steps + x] =
        widened[top + x] * weights[0] +
        widened[top + steps + x] * weights[1] +
        widened[top + 2 * steps + x] * weights[2] +
        widened[top + 3 * steps + x] * weights[3]
  }
}

function pickStrongest(
  { inks, values }: Workspace,
  count: number,
  { steps, rampSamples, slopeMin }: { readonly steps: number; readonly rampSamples: number; readonly slopeMin: number },
  samples: CellSamples,
): void {
  const size = samples.share.length
  for (let i = 0; i < size; i++) {
    let first = 0
    let second = 0
    let high = values[i]
    let next = Number.NEGATIVE_INFINITY
    for (let ink = 1; ink < count; ink++) {
      const value = values[ink * size + i]
      if (value > high) {
        next = high
        second = first
        high = value
        first = ink
      } else if (value > next) {
        next = value
        second = ink
      }
    }
    samples.first[i] = inks[first]
    samples.second[i] = inks[second]
    if (count === 1) samples.share[i] = 1
    else {
      const slope = Math.max(slopeMin / steps, slopeBetween(values, first * size, second * size, i, steps))
      samples.share[i] = Math.min(1, 0.5 + (high - next) / (rampSamples * slope))
    }
  }
}

/** Least slope of the difference of two coverages, per source pixel: in the middle of thin lines it vanishes. */
export const SLOPE_MIN = 0.5

/** The same under noise or compression, where a weak slope is no edge: as steep as a change within half a pixel. */
export const SPOILED_SLOPE_MIN = 2

/**
 * How much the difference of two inks' coverage changes over one sample. The difference divided by it is the distance
 * from the edge, wherever in the pixel the edge runs. With one slope for all, edges in the middle of source pixels came
 * out twice as soft as those between them, and the source's grid showed.
 */
function slopeBetween(values: Float32Array, first: number, second: number, point: number, steps: number): number {
  const x = point % steps
  const left = x > 0 ? point - 1 : point
  const right = x < steps - 1 ? point + 1 : point
  const above = point >= steps ? point - steps : point
  const below = point + steps < steps * steps ? point + steps : point
  const across = values[first + right] - values[second + right] - values[first + left] + values[second + left]
  const down = values[first + below] - values[second + below] - values[first + above] + values[second + above]
  const perColumn = across / (right - left)
  const perRow = (down * steps) / (below - above)
  return Math.sqrt(perColumn * perColumn + perRow * perRow)
}

/** Collects the coverage of the inks in the square around a cell; returns the number of inks. */
function gatherAround(map: CoverageMap, x: number, y: number, inks: Int16Array, around: Float32Array): number {
  const { width, height, wrap } = map
  let count = 0
  around.fill(0)
  for (let row = 0; row < SPAN; row++) {
    const start = foldIndex(y + row - 2, height, wrap.y) * width
    for (let column = 0; column < SPAN; column++) {
      const pixel = start + foldIndex(x + column - 2, width, wrap.x)
      for (let slot = pixel * SLOTS; slot < (pixel + 1) * SLOTS; slot++) {
        const ink = map.inks[slot]
        if (ink === -1) break
        if (map.shares[slot] === 0) continue
        let index = 0
        while (index < count && inks[index] !== ink) index++
        if (index === CELL_INKS_MAX) continue
        if (index === count) inks[count++] = ink
        around[(index * SPAN + row) * SPAN + column] = map.shares[slot]
      }
    }
  }
  return count
}
