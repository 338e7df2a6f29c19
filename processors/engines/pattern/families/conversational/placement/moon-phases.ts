import { paint } from '../../../kit/area/cloth.ts'
import { type Knot, type Ring, TURN } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Plan } from '../../family.ts'
import type { Print } from './print.ts'

/** Words for the moon as it waxes and wanes. */
const phases = /\b(?:moon|lunar) (?:phase|cycle)|\bphases? of (?:the )?moon/

/** Lit shares of the disc from the new moon over the full one to the next. */
const LIT = [0.18, 0.42, 0.72, 1, 0.72, 0.42, 0.18] as const
/** Radius of the arc the moons stand on, half of it in radians, and radii of the full moon and of the first; shares of the print. */
const ARC = { radius: 0.37, half: TURN * 0.19, full: 0.068, first: 0.04 } as const
/** Knots along half a rim. */
const RIM = 14

/** True for a print of the phases of the moon. */
export function hasPhases({ motifs }: Plan): boolean {
  return motifs.some((noun) => phases.test(noun))
}

/** The phases of the moon on an arc over who leads, waxing from the left and waning to the right; their places are taken. */
export function hangPhases({ plan, cloth, toss, shortMm, middle }: Print): void {
  const { cast } = plan
  const [pale, shade] = [cast.isDark ? cast.byLightness[cast.byLightness.length - 1] : cast.main, cast.soft]
  for (const [at, lit] of LIT.entries()) {
    const share = (at / (LIT.length - 1)) * 2 - 1
    const radiusMm = shortMm * (ARC.full - (ARC.full - ARC.first) * Math.abs(share))
    const [x, y] = [
      middle[0] + ARC.radius * shortMm * Math.sin(share * ARC.half),
      middle[1] - ARC.radius * shortMm * Math.cos(share * ARC.half),
    ]
    const whole = circle(x, y, radiusMm)
    if (shade !== pale) paint(cloth, shade, whole)
    // The rims are on the right while it waxes.
    paint(cloth, pale, lit === 1 ? whole : litPart(x, y, radiusMm, share < 0 ? lit : -lit))
    toss.field.stamp([circle(x, y, radiusMm * 1.25)])
  }
}

/** The lit part of a disc: from its rim to an ellipse, the edge of the shadow; `lit` below 0 has it on the left. */
function litPart(x: number, y: number, radiusMm: number, lit: number): Ring {
  const side = Math.sign(lit)
  const edge = (across: number): Knot[] =>
    Array.from({ length: RIM + 1 }, (_, at) => {
      const angle = (Math.PI * at) / RIM - Math.PI / 2
      const isEnd = at === 0 || at === RIM
      return [x + side * across * radiusMm * Math.cos(angle), y + radiusMm * Math.sin(angle), isEnd ? 1 : 0]
    })
  return [...edge(1), ...edge(1 - 2 * Math.abs(lit)).toReversed()]
}
