import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { brushStroke } from '../../kit/line/curve.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Plan } from '../family.ts'

const LARGE_MM = 15
const SCALE_LEAST = 0.5
/** Coverage of three sizes of circles that touch. */
const FULL = 0.78

/** Circle packing of dots with radii 1 : 0.55 : 0.27 and about equal gaps; bubbles are rings with a highlight. */
export function drawPackedDots(plan: Plan, kind: 'mixed' | 'bubbles'): Cloth {
  const { cast, widthMm, heightMm, coverage } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const large = Math.min(LARGE_MM * Math.max(SCALE_LEAST, plan.scale), Math.min(widthMm, heightMm) / 6)
  const room = (widthMm * heightMm) / (Math.PI * large * large)
  const wanted = Math.min(FULL, kind === 'bubbles' ? coverage * 1.5 : coverage * 1.25)
  // Gap from the coverage: the lower the coverage, the wider.
  const gapMm = large * 0.42 * (Math.sqrt(FULL / wanted) - 1) + 0.6
  const packed = packCircles(plan.random.fork('pack'), plan, [
    { radiusMm: large, most: Math.max(1, Math.round(room * wanted * 0.4)), gapMm },
    { radiusMm: large * 0.55, most: Math.max(2, Math.round((room * wanted * 0.45) / 0.3)), gapMm },
    { radiusMm: large * 0.27, most: Math.min(400, Math.round((room * wanted * 0.6) / 0.073)), gapMm: gapMm * 0.8 },
  ])
  packed.forEach((dot, at) => {
    const ink = cast.figures[(at + dot.tier) % cast.figures.length]
    if (kind === 'mixed') paint(cloth, ink, circle(dot.x, dot.y, dot.radius))
    else paintBubble(cloth, plan, dot, ink)
  })
  return cloth
}

/** A bubble: a ring that is thicker below, with a highlight at the upper left. Small ones are solid. */
function paintBubble(cloth: Cloth, { cast }: Plan, { x, y, radius, tier }: PackedCircle, ink: number): void {
  if (tier === 2 && radius < 3) {
    paint(cloth, ink, circle(x, y, radius))
    return
  }
  const film = Math.max(0.6, radius * 0.1)
  paint(cloth, ink, circle(x, y, radius), [circle(x - film * 0.3, y - film * 0.3, radius - film * 1.4)])
  const light = cast.figures.length > 1 ? cast.soft : ink
  const [from, over, to] = [-2.75, -2.35, -1.95].map((angle) =>
    polar(x, y, radius * (angle === -2.35 ? 0.76 : 0.66), angle),
  )
  paint(cloth, light, brushStroke(from, over, to, film * 0.4, film * 0.9))
  paint(cloth, ink, circle(...polar(x, y, radius * 0.5, 0.8), film * 0.35, 8))
}
