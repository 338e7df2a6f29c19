import { BEYOND } from '../../trace/trace-boundaries.ts'
import type { CellSamples } from '../flat/cell-sampler.ts'
import type { CoverageMap } from '../flat/coverage-map.ts'
import type { Inks } from '../flat/find-inks.ts'
import { createOutline, type Outline } from '../flat/outline.ts'
import { createOutlineSampler } from '../flat/outline-sampler.ts'
import { createRedrawing } from '../flat/redraw.ts'
import { takeReduced } from '../flat/reduction.ts'
import type { Refinement } from '../flat/refine-coverage.ts'
import { beginsOnce, startOfRepeat } from '../flat/start-of-repeat.ts'
import { isExplainedAround } from '../flat/traced-places.ts'
import { largestOf } from '../flat/trust-gate.ts'
import { type SampleGrid, wrapIndex } from '../picture/sample-grid.ts'
import { fitContours, isExplained } from './fit-contours.ts'
import { sampleLabels, type Window } from './label-samples.ts'

/** Flat art as smooth contours, and where they explain the picture. */
export type ContourArt = {
  readonly outline: Outline
  /** 1 where the contours may be drawn. */
  readonly isDrawn: Uint8Array
  /** 1 where they explain everything. */
  readonly isTrusted: Uint8Array
  /** Where the outline begins in the picture; in a repeat it reaches beyond one period. */
  readonly window: Window
}

/** Pixels beyond the frame of a repeat that are fitted as well, so that both sides of a seam are alike. */
const MARGIN = 8
/**
 * Residual of contours as a share of a place's contrast up to which they are drawn, and up to which they are trusted as
 * inks that explain everything are; at least this many times what contours left of the picture, which is more where it
 * was drawn by counting points. Beyond, an ink is missing, or what is there is thinner than they can follow.
 */
const REST_MAX = { drawn: 0.035, trusted: 0.02 } as const
const REST_PER_LEFT = { drawn: 9, trusted: 7 } as const
/** The same where inks do not explain the picture: a sheet of many inks lost 0.6 dB where contours were drawn beyond. */
const REST_MAX_OF_UNEXPLAINED = { drawn: 0.015, trusted: 0.01 } as const

/** Fits contours to clean art and finds where they explain it. Undefined where there is nothing to fit. */
export async function fitContourArt(
  grid: SampleGrid,
  inks: Inks,
  map: CoverageMap,
  refined: Refinement,
  step: () => Promise<void>,
): Promise<ContourArt | undefined> {
  // Alike parts of a repeat would differ by where they lie in the window, and it would roll no more.
  if (inks.count < 2 || inks.count >= BEYOND || !beginsOnce(grid)) return undefined
  const window = windowOf(grid)
  const isOfArea = refined.reduction.name === 'area'
  const target = { ...asOfArea(grid, refined, window), colours: inks.colours, isOfArea }
  const { pieces, left } = await fitContours(sampleLabels(map, window), target, step)
  const outline = createOutline(pieces, window.width, window.height)
  const art = { outline, window }
  const drawing = createRedrawing(grid, inks, map, (steps) => createContourSampler(art, steps, grid), refined.room)
  drawing.draw(map.active)
  const rest = new Float32Array(grid.samples.length)
  takeReduced(rest, grid, drawing, refined.reduction, map.active)
  const around = { grid, active: map.active, left: largestOf(rest, grid.channels) }
  const explainedFor = (what: 'drawn' | 'trusted'): Uint8Array => {
    const restMax = isExplained(left)
      ? Math.max(REST_MAX[what], REST_PER_LEFT[what] * left)
      : REST_MAX_OF_UNEXPLAINED[what]
    return map.active.map((active, pixel) => (active === 1 && isExplainedAround(around, pixel, restMax) ? 1 : 0))
  }
  return { ...art, isDrawn: explainedFor('drawn'), isTrusted: explainedFor('trusted') }
}

/** Looks into the cells of the picture as `createOutlineSampler` does. */
export function createContourSampler(
  { outline, window }: Pick<ContourArt, 'outline' | 'window'>,
  scale: number,
  { width, height, wrap }: Pick<SampleGrid, 'width' | 'height' | 'wrap'>,
): (x: number, y: number) => CellSamples {
  const sample = createOutlineSampler(outline, scale)
  const [marginX, marginY] = [wrap.x ? MARGIN : 0, wrap.y ? MARGIN : 0]
  return (x, y) =>
    sample(wrapIndex(x - window.x - marginX, width) + marginX, wrapIndex(y - window.y - marginY, height) + marginY)
}

/** The whole picture; a repeat from where its content says, with a margin around. */
function windowOf(grid: SampleGrid): Window {
  const start = startOfRepeat(grid)
  const [marginX, marginY] = [grid.wrap.x ? MARGIN : 0, grid.wrap.y ? MARGIN : 0]
  return {
    x: start.x - marginX,
    y: start.y - marginY,
    width: grid.width + 2 * marginX,
    height: grid.height + 2 * marginY,
  }
}

/** A window of the picture as it would be had it been reduced by area: what coverage draws then, and what it leaves. */
function asOfArea(
  { samples, width, height, channels }: SampleGrid,
  { rest, restOfArea }: Refinement,
  window: Window,
): { readonly samples: Float32Array; readonly width: number; readonly height: number; readonly channels: number } {
  const seen = new Float32Array(window.width * window.height * channels)
  for (let row = 0, at = 0; row < window.height; row++)
    for (let column = 0; column < window.width; column++)
      for (let c = 0; c < channels; c++, at++) {
        const pixel = wrapIndex(row + window.y, height) * width + wrapIndex(column + window.x, width)
        const from = pixel * channels + c
        seen[at] = samples[from] - restOfArea[from] + rest[from]
      }
  return { samples: seen, width: window.width, height: window.height, channels }
}
