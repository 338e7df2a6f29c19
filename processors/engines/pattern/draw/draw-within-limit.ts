import { clamp } from '../../numbers/clamp.ts'
import { DrawingTooLarge, fullnessOf } from '../kit/area/drawing-limit.ts'
import { PatternRejected } from '../request/pattern-rejected.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { type DrawnDesign, drawJudged, drawOnce } from './draw-design.ts'
import { familyOf } from './plan-of.ts'

/** Fullness aimed at: drawings of one seed differ a little, and growth is extrapolated from small ones. */
const MARGIN = 0.6
/** The offered repeat is a multiple of this, mm. */
const STEP_MM = 10
/** Largest multiple of the family's usual repeat that is drawn to measure growth, together with half of it. */
const SMALL = 3
/**
 * Range of the exponent with which the number of knots grows with the repeat: rows grow with its length, all-overs with
 * its area, and more where motifs gain detail.
 */
const GROWTH = [1, 2.5] as const
/**
 * Factor on a repeat that turned out too large to be drawn: its density is searched for, and the search may try fuller
 * drawings.
 */
const LESS = 0.8

/**
 * `drawJudged` with a helpful error where the repeat would hold too much.
 *
 * @throws PatternRejected with the largest repeat that this design allows
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

/** The largest long edge in mm, of those tried, at which the design can be drawn. */
function largestRepeat(spec: DesignSpec): number {
  let most = wholeSteps(Math.min(spec.repeatMm * LESS, fillingRepeat(spec)))
  while (most > STEP_MM && !isDrawn({ ...spec, repeatMm: most })) most = wholeSteps(most * LESS)
  return most
}

/** The long edge in mm at which one drawing of a seed is about as full as allowed, extrapolated from two small ones. */
function fillingRepeat(spec: DesignSpec): number {
  const smallMm = Math.min(spec.repeatMm / 2, familyOf(spec).repeatMm * spec.scale * SMALL)
  const [half, small] = [smallMm / 2, smallMm].map((repeatMm) => fullnessAt({ ...spec, repeatMm }))
  if (!half || !small) return smallMm / 2
  return smallMm * (MARGIN / small) ** (1 / clamp(Math.log2(small / half), ...GROWTH))
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
