import { type Drawing, drawBoundaries } from '../draw-boundaries.ts'
import { mergeSpecks } from '../labels/merge-specks.ts'
import type { SegmentedImage } from '../labels/segment-image.ts'
import type { Route } from '../route.ts'
import type { RunStage } from '../run-stage.ts'
import { countNodes, MM_PER_INCH, type Sheet } from '../sheet.ts'
import { layOut } from './layout.ts'
import { widenLines } from './widen-lines.ts'

/** The drawing with its layers, and how many times looser than asked its curves had to become to keep the budget. */
export type Drawn = {
  readonly segmented: SegmentedImage
  readonly drawing: Drawing
  readonly sheet: Sheet
  readonly looseness: number
  readonly rounds: number
}

// Looser than this a drawing is no longer one.
const LOOSENESS_MAX = 256
const GROWTH = 4
// Of looseness, the rest going into larger least patches: both have to give for a drawing to stay recognisable.
const TOLERANCE_SHARE = 0.65
const CLOSE_ENOUGH = 1.3

/**
 * Draws and lays out; with a budget of nodes, again and again with looser curves and larger least patches until it is kept, a
 * cap of rounds is reached, or looseness would destroy the drawing.
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
  // What was kept may be far looser than it need be: half the way back, as long as that pays.
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

/** Patches that looser curves could not follow anyway join a neighbour. */
function coarsen(segmented: SegmentedImage, route: Route, looseness: number): SegmentedImage {
  const map = { ...segmented.map, ink: segmented.map.ink.slice() }
  const specks = mergeSpecks(map, segmented.inks, route.areaMinPx * looseness)
  return { ...segmented, map, specksMerged: segmented.specksMerged + specks }
}
