import type { DesignSpec } from './design-spec.ts'
import { type DrawnDesign, drawJudged, drawOnce } from './draw-design.ts'
import { DrawingTooLarge, fullnessOf } from './kit/drawing-limit.ts'
import { PatternRejected } from './pattern-rejected.ts'
import { familyOf } from './plan-of.ts'

/** How full a drawing is that is looked for: those of one seed differ a little. */
const MARGIN = 0.85
/** What is offered is a multiple of it, in mm. */
const STEP_MM = 10
/** Repeats tried to find the largest: from few motifs to many the count grows more slowly than the cloth. */
const TRIES_MOST = 4
/** What is left of a repeat that was to be offered and cannot be drawn: its density is searched for, and a search may look at fuller ones. */
const LESS = 0.8

/**
 * `drawJudged`, where the repeat holds no more than can be drawn.
 *
 * @throws PatternRejected naming the largest repeat of this design otherwise
 */
export function drawWithinLimit(spec: DesignSpec): DrawnDesign {
  try {
    return drawJudged(spec)
  } catch (error) {
    if (!(error instanceof DrawingTooLarge)) throw error
    const most = largestRepeat(spec)
    throw new PatternRejected(
      'repeatMm',
      `must be at most ${most} for this design: at ${Math.round(spec.repeatMm)} mm it has more motifs than one file holds; or draw them larger`,
    )
  }
}

/** The largest long edge in mm, of those tried, that was seen to be drawn. */
function largestRepeat(spec: DesignSpec): number {
  let most = fillingRepeat(spec)
  while (most > STEP_MM && !isDrawn({ ...spec, repeatMm: most })) most = wholeSteps(most * LESS)
  return most
}

/** The long edge in mm at which a single drawing of a seed is about as full as it may be. */
function fillingRepeat(spec: DesignSpec): number {
  let [fits, fails] = [STEP_MM, spec.repeatMm]
  let next = Math.min(spec.repeatMm / 2, familyOf(spec).repeatMm * spec.scale)
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    const fullness = fullnessAt({ ...spec, repeatMm: next })
    if (fullness !== undefined && fullness <= MARGIN) fits = Math.max(fits, next)
    else fails = Math.min(fails, next)
    const filling = fullness ? next * Math.sqrt(MARGIN / fullness) : fails
    next = filling > fits && filling < fails ? filling : Math.sqrt(fits * fails)
  }
  return wholeSteps(fits)
}

const wholeSteps = (mm: number): number => Math.max(STEP_MM, Math.floor(mm / STEP_MM) * STEP_MM)

const fullnessAt = (spec: DesignSpec): number | undefined => unlessTooLarge(() => fullnessOf(drawOnce(spec)))

const isDrawn = (spec: DesignSpec): boolean => unlessTooLarge(() => drawJudged(spec)) !== undefined

function unlessTooLarge<T>(draw: () => T): T | undefined {
  try {
    return draw()
  } catch (error) {
    if (error instanceof DrawingTooLarge) return undefined
    throw error
  }
}
