import type { BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { clampIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import { createOutline, type Outline } from './outline.ts'
import { createTracedSampler } from './outline-sampler.ts'
import { createRedrawing } from './redraw.ts'
import { takeReduced } from './reduction.ts'
import { dilate, type Refinement } from './refine-coverage.ts'
import { visitAlong } from './traced-places.ts'

/** Boundaries laid over a picture, and what they leave of it. */
export type OutlineFit = {
  readonly pieces: () => readonly BoundaryPiece[]
  readonly outline: () => Outline
  /** The picture less the boundaries drawn and reduced, sample by sample, where edges may run; levels. */
  readonly rest: Float32Array
  /** Lays other pieces; only where they differ from those that lay there is drawn and compared again. */
  readonly lay: (pieces: readonly BoundaryPiece[]) => void
}

/** Pixels around a moved piece that it may have covered or uncovered. */
const MOVED_REACH = 1

/**
 * Lays traced pieces over a picture. It draws into the room of the refinement, which nothing else may use meanwhile.
 *
 * @param start where the pieces begin in the picture; pieces of a repeat, where it is not 0, are laid once only
 */
export function createOutlineFit(
  grid: SampleGrid,
  inks: Inks,
  map: CoverageMap,
  { reduction, room }: Pick<Refinement, 'reduction' | 'room'>,
  start: { readonly x: number; readonly y: number },
  traced: readonly BoundaryPiece[],
): OutlineFit {
  const { width, height, wrap } = grid
  const rest = new Float32Array(grid.samples.length)
  const [changed, drawn, across] = [1, 2, 3].map(() => new Uint8Array(width * height))
  const outlineOf = (laid: readonly BoundaryPiece[]): Outline => {
    const whole = createOutline(laid, width, height)
    // Lines of a repeat are not settled: measured exactly, those along pixels passed for as good as coverage, and lost.
    return wrap.x || wrap.y ? { ...whole, levels: new Float64Array(0) } : whole
  }
  let pieces = traced
  let outline = outlineOf(traced)
  const draw = (): void => {
    const drawing = createRedrawing(grid, inks, map, (steps) => createTracedSampler({ outline, start }, steps), room)
    drawing.draw(drawn)
    const reach = Math.floor(reduction.taps.length / drawing.steps / 2)
    dilate(drawn, grid, reach, changed, across)
    for (let pixel = 0; pixel < changed.length; pixel++) changed[pixel] &= map.active[pixel]
    takeReduced(rest, grid, drawing, reduction, changed)
  }
  drawn.fill(1)
  draw()
  const lay = (next: readonly BoundaryPiece[]): void => {
    changed.fill(0)
    if (!markChanged(pieces, next, grid, changed)) return
    pieces = next
    outline = outlineOf(next)
    dilate(changed, grid, MOVED_REACH, drawn, across)
    draw()
  }
  return { pieces: () => pieces, outline: () => outline, rest, lay }
}

/** Marks the pixels along pieces that are in one list only; returns whether there are any. */
function markChanged(
  before: readonly BoundaryPiece[],
  behind: readonly BoundaryPiece[],
  { width, height }: SampleGrid,
  marks: Uint8Array,
): boolean {
  const [old, next] = [new Set(before), new Set(behind)]
  const changed = [...before.filter((piece) => !next.has(piece)), ...behind.filter((piece) => !old.has(piece))]
  for (const { points } of changed)
    visitAlong(points, (x, y) => {
      marks[clampIndex(Math.floor(y), height) * width + clampIndex(Math.floor(x), width)] = 1
    })
  return changed.length > 0
}
