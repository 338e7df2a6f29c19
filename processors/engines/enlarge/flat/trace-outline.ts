import { TRACED_INKS_MAX, traceBoundaries } from '../../trace/trace-boundaries.ts'
import { type SampleGrid, wrapIndex } from '../picture/sample-grid.ts'
import type { CellSamples } from './cell-sampler.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import { inksAsRgb } from './inks-as-rgb.ts'
import { createOutline, type Outline } from './outline.ts'
import { createOutlineSampler } from './outline-sampler.ts'
import { createRedrawing } from './redraw.ts'
import { takeReduced } from './reduction.ts'
import type { Refinement } from './refine-coverage.ts'
import { settleOutline } from './settle-outline.ts'
import { startOfRepeat } from './start-of-repeat.ts'
import { chooseTraced } from './traced-places.ts'

/** Flat art as the tracer draws it (lines, curves, corners that meet), and where that is trusted. */
export type TracedArt = {
  readonly outline: Outline
  /** 1 where the boundaries are drawn, 0 where coverage is. */
  readonly isDrawn: Uint8Array
  /** Where the outline begins in the picture; in a repeat it depends on the content only (`startOfRepeat`). */
  readonly start: { readonly x: number; readonly y: number }
}

/**
 * The tracer's detail, 0..100: above 50 it follows edges more closely than by default. 75 measured best, 50 and 100
 * were 0.3 dB worse.
 */
const DETAIL = 75
const TOLERANCE_PX = 1 / 128
/**
 * Corners between lines move until both lines fit. A repeat is left as it was traced: a line that its frame cuts would be
 * moved otherwise than the same line elsewhere, and motifs that are alike would differ.
 */
export const SETTLING_ROUNDS = 3

/**
 * Traces the boundaries of flat art, settles their lines on the picture, and finds where they explain the picture as well as refined coverage does: with so
 * few lines and curves that would not happen by chance. Undefined where there is nothing to trace.
 */
export async function traceArt(
  grid: SampleGrid,
  inks: Inks,
  map: CoverageMap,
  refined: Refinement,
  step: () => Promise<void>,
): Promise<TracedArt | undefined> {
  if (inks.count < 2 || inks.count > TRACED_INKS_MAX) return undefined
  const { width, height, wrap } = grid
  const start = startOfRepeat(grid)
  const request = { inks: inksAsRgb(inks), wraps: wrap.x && wrap.y, detail: DETAIL, tolerancePx: TOLERANCE_PX }
  const rest = new Float32Array(grid.samples.length)
  const compare = (outline: Outline): Outline => {
    const look = (steps: number): CellLook => createTracedSampler({ outline, start }, steps)
    const drawing = createRedrawing(grid, inks, map, look, refined.room)
    // A reduction looks at neighbours as well, where no edge may run.
    drawing.draw(new Uint8Array(map.active.length).fill(1))
    takeReduced(rest, grid, drawing, refined.reduction, map.active)
    return outline
  }
  let pieces = await traceBoundaries(asSeenByArea(grid, refined, start), request, step)
  let outline = compare(createOutline(pieces, width, height))
  const rounds = wrap.x || wrap.y ? 0 : SETTLING_ROUNDS
  for (let round = 0; round < rounds; round++) {
    await step()
    pieces = settleOutline(pieces, grid, inks, rest)
    outline = compare(createOutline(pieces, width, height))
  }
  await step()
  const isDrawn = chooseTraced(grid, map, { rest: refined.rest, restOfTraced: rest, pieces, start })
  return { outline, start, isDrawn }
}

type CellLook = (x: number, y: number) => CellSamples

/** Looks into the cells of the picture as `createOutlineSampler` does. */
export function createTracedSampler({ outline, start }: Pick<TracedArt, 'outline' | 'start'>, scale: number): CellLook {
  const sample = createOutlineSampler(outline, scale)
  const { width, height } = outline
  return (x, y) => sample(wrapIndex(x - start.x, width), wrapIndex(y - start.y, height))
}

/**
 * The picture as if it had been reduced by area, which is all that the tracer knows: to it, ringing looks like inks.
 */
function asSeenByArea(
  { samples, width, height, channels }: SampleGrid,
  { restOfArea }: Refinement,
  start: TracedArt['start'],
): { readonly data: Uint8Array; readonly width: number; readonly height: number } {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (((y + start.y) % height) * width + ((x + start.x) % width)) * channels
      for (let c = 0; c < 3; c++) {
        const at = from + Math.min(c, channels - 1)
        data[(y * width + x) * 4 + c] = samples[at] - restOfArea[at]
      }
    }
  return { data: new Uint8Array(data.buffer), width, height }
}
