import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Point } from '../kit/line/knot.ts'
import { wrap } from '../kit/line/knot.ts'
import { isInsideConvex } from '../kit/line/polygon.ts'
import { fillIndexPlane } from '../render/index-plane.ts'
import { createSubjectCount } from './subjects-in-view.ts'

const PROBE_PIXELS = 160
const VIEWS = 40
/** Views that are tried where subjects should be seen whole: most views cut one. */
const VIEWS_OF_SUBJECTS = 240
/** What the first, every further and a cut subject count beside the inks, and how many are enough. */
const [FIRST_MERIT, WHOLE_MERIT, CUT_MERIT, SUBJECTS_ENOUGH] = [9, 2, -3, 2] as const
/** More inks in one chamber make it busy, not rich. */
const INKS_ENOUGH = 4
/** Excess of ground share over the cloth's that halves the merit of a view. */
const COVERAGE_SLACK = 0.15

/**
 * The best view for a kaleidoscope: of many places on the cloth, the one whose chamber shows the most inks, in about
 * the cloth's own proportion of figure to ground. Of a cloth with subjects it shows one or two, and cuts as few as can be.
 *
 * @param chamber corners in mm, clockwise
 * @returns the translation that brings the place into the chamber
 */
export function chooseView(cloth: Cloth, chamber: readonly Point[], random: Random): Point {
  const height = Math.max(1, Math.round((PROBE_PIXELS * cloth.heightMm) / cloth.widthMm))
  const plane = fillIndexPlane(cloth, PROBE_PIXELS, height)
  const pixelMm = cloth.widthMm / PROBE_PIXELS
  const pixels = pixelsInside(chamber, pixelMm)
  const all = 1 - plane.data.reduce((sum, ink) => sum + (ink === cloth.ground ? 1 : 0), 0) / plane.data.length
  let best: Point = [0, 0]
  let bestMerit = -Infinity
  const countSubjects = createSubjectCount(cloth, chamber)
  const views = cloth.subjects.length > 0 ? VIEWS_OF_SUBJECTS : VIEWS
  for (let view = 0; view < views; view++) {
    const [left, top] = [random.below(PROBE_PIXELS), random.below(height)]
    const inks = new Set<number>()
    let covered = 0
    for (const [x, y] of pixels) {
      const ink = plane.data[wrap(y + top, height) * PROBE_PIXELS + wrap(x + left, PROBE_PIXELS)]
      inks.add(ink)
      if (ink !== cloth.ground) covered++
    }
    const miss = Math.abs(covered / Math.max(1, pixels.length) - all)
    const place: Point = [-left * pixelMm, -top * pixelMm]
    const { whole, cut } = countSubjects(place)
    const further = Math.max(0, Math.min(SUBJECTS_ENOUGH, whole) - 1)
    const ofSubjects = (whole > 0 ? FIRST_MERIT : 0) + WHOLE_MERIT * further + CUT_MERIT * cut
    const merit = Math.min(INKS_ENOUGH, inks.size) / (1 + miss / COVERAGE_SLACK) + ofSubjects
    if (merit <= bestMerit) continue
    bestMerit = merit
    best = place
  }
  return best
}

function pixelsInside(chamber: readonly Point[], pixelMm: number): Point[] {
  const xs = chamber.map(([x]) => x / pixelMm)
  const ys = chamber.map(([, y]) => y / pixelMm)
  const inside: Point[] = []
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y++)
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x++)
      if (isInsideConvex(chamber, [(x + 0.5) * pixelMm, (y + 0.5) * pixelMm])) inside.push([x, y])
  return inside
}
