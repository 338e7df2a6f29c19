import { TRACED_INKS_MAX, traceBoundaries } from '../../trace/trace-boundaries.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import { fitCorners } from './fit-corners.ts'
import { inksAsRgb } from './inks-as-rgb.ts'
import type { Outline } from './outline.ts'
import { createOutlineFit } from './outline-fit.ts'
import type { Refinement } from './refine-coverage.ts'
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
  const { wrap } = grid
  const start = startOfRepeat(grid)
  const request = { inks: inksAsRgb(inks), wraps: wrap.x && wrap.y, detail: DETAIL, tolerancePx: TOLERANCE_PX }
  const traced = await traceBoundaries(asSeenByArea(grid, refined, start), request, step)
  const fit = createOutlineFit(grid, inks, map, refined, start, traced)
  if (!wrap.x && !wrap.y) await fitCorners(fit, grid, inks, map, step)
  await step()
  const pieces = fit.pieces()
  const isDrawn = chooseTraced(grid, map, { rest: refined.rest, restOfTraced: fit.rest, pieces, start })
  return { outline: fit.outline(), start, isDrawn }
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
