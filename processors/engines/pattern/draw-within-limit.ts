import type { DesignSpec } from './design-spec.ts'
import { type DrawnDesign, drawJudged, drawOnce } from './draw-design.ts'
import { DrawingTooLarge, fullnessOf } from './kit/area/drawing-limit.ts'
import { clamp } from './kit/line/knot.ts'
import { PatternRejected } from './pattern-rejected.ts'
import { familyOf } from './plan-of.ts'

/** How full a drawing is that is looked for: those of one seed differ a little, and how they grow is measured where they are small. */
const MARGIN = 0.6
/** What is offered is a multiple of it, in mm. */
const STEP_MM = 10
/** The repeat of the trade so many times over is still drawn in a moment; how full it is and half of it tell how the drawing grows. */
const SMALL = 3
/** Power of the repeat that drawings grow by: rows by its length, all-overs by its area, and beyond that where motifs get more detail. */
const GROWTH = [1, 2.5] as const
/**
 * What is left of a repeat that was to be offered and cannot be drawn: its density is searched for, and a search may
 * look at fuller ones.
 */
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
  let most = wholeSteps(Math.min(spec.repeatMm * LESS, fillingRepeat(spec)))
  while (most > STEP_MM && !isDrawn({ ...spec, repeatMm: most })) most = wholeSteps(most * LESS)
  return most
}

/** The long edge in mm at which a single drawing of a seed is about as full as it may be, by how two small ones are. */
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
