import { MM_PER_INCH } from '../../raster/resolution.ts'
import { type Drawing, drawBoundaries } from '../draw-boundaries.ts'
import { mergeSpecks } from '../labels/merge-specks.ts'
import type { SegmentedImage } from '../labels/segment-image.ts'
import type { Route } from '../route.ts'
import type { RunStage } from '../run-stage.ts'
import { countNodes, type Sheet } from '../sheet.ts'
import { layOut } from './layout.ts'
import { widenLines } from './widen-lines.ts'

/** A drawing with its layers, and the factor by which tolerances had to grow to keep the budget. */
export type Drawn = {
  readonly segmented: SegmentedImage
  readonly drawing: Drawing
  readonly sheet: Sheet
  readonly looseness: number
  readonly rounds: number
}

// Beyond this factor a drawing is no longer recognizable.
const LOOSENESS_MAX = 256
const GROWTH = 4
// Exponent of the factor for tolerances; the rest goes into the smallest area of patches. Both have to grow for a
// drawing to stay recognizable.
const TOLERANCE_SHARE = 0.65
const CLOSE_ENOUGH = 1.3

/**
 * Draws and lays out. With a budget of nodes this is repeated with larger tolerances and larger smallest patches until
 * the budget is kept, the limit of rounds is reached, or the drawing would be destroyed.
 */
export function drawWithinBudget(segmented: SegmentedImage, route: Route, run: RunStage): Drawn {
  const { maxNodes, iterMax } = route.settings
  let tooTight = 1
  let drawn: Drawn = { ...drawOnce(segmented, route, run), looseness: 1, rounds: 1 }
  const isKept = ({ sheet }: Drawn): boolean => maxNodes === undefined || countNodes(sheet) <= maxNodes
  const redraw = (looseness: number, rounds: number): Drawn => {
    const redrawn = drawOnce(coarsen(segmented, route, looseness), loosen(route, looseness), run)
    return { ...redrawn, looseness, rounds }
  }
  while (!isKept(drawn) && drawn.looseness < LOOSENESS_MAX && drawn.rounds < iterMax) {
    tooTight = drawn.looseness
    drawn = redraw(Math.min(LOOSENESS_MAX, tooTight * GROWTH), drawn.rounds + 1)
  }
  // The factor that keeps the budget may be much larger than necessary: bisected, on a logarithmic scale, as long as it
  // pays.
  for (
    let round = drawn.rounds;
    round > 1 && isKept(drawn) && drawn.looseness > tooTight * CLOSE_ENOUGH && round < iterMax;
    round++
  ) {
    const between = redraw(Math.sqrt(tooTight * drawn.looseness), round + 1)
    if (isKept(between)) drawn = between
    else tooTight = between.looseness
  }
  return drawn
}

function drawOnce(segmented: SegmentedImage, route: Route, run: RunStage) {
  const drawn = drawBoundaries(segmented, route, run)
  const leastPx = (route.settings.minLineMm * route.dpi) / MM_PER_INCH
  const drawing = leastPx > 0 ? { ...drawn, edges: run('widen', 0.89, () => widenLines(drawn.edges, leastPx)) } : drawn
  return { segmented, drawing, sheet: run('layers', 0.9, () => layOut(segmented, drawing, route)) }
}

function loosen(route: Route, looseness: number): Route {
  return {
    ...route,
    fitTolerancePx: route.fitTolerancePx * looseness ** TOLERANCE_SHARE,
    pointErrorPx: route.pointErrorPx * Math.sqrt(looseness),
  }
}

/** Merges patches into a neighbour that larger tolerances could not follow anyway. */
function coarsen(segmented: SegmentedImage, route: Route, looseness: number): SegmentedImage {
  const map = { ...segmented.map, ink: segmented.map.ink.slice() }
  const specks = mergeSpecks(map, segmented.inks, route.areaMinPx * looseness)
  return { ...segmented, map, specksMerged: segmented.specksMerged + specks }
}
