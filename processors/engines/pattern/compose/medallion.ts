import type { Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { paint } from '../kit/area/cloth.ts'
import type { Affine } from '../kit/line/affine.ts'
import type { Point, Ring } from '../kit/line/knot.ts'
import { TURN } from '../kit/line/knot.ts'
import { circle, polar } from '../kit/line/outline.ts'
import { chooseView } from '../layout/choose-view.ts'
import type { HalfPlane } from '../layout/clip-ring.ts'
import { clipRing, sidesOf } from '../layout/clip-ring.ts'
import { imagesOfView } from '../layout/kaleidoscope.ts'

export type MedallionPlace = {
  readonly at: Point
  readonly radiusMm: number
  /** Corners of the area to which it is clipped, clockwise. */
  readonly within: readonly Point[]
}

/** Sectors of the rosette; each is the mirror image of the next. */
const FOLDS = 8
/** Radii of the rings from the rim inwards, as shares of the outer radius. */
const rim = { ground: 1.1, rail: 1, gap: 0.945, hairline: 0.92, rosette: 0.9 } as const
const PEARLS = 48
const ARC_STEPS = 5

/**
 * A round rosette, made from a cloth by kaleidoscope reflection and framed by a rail, a hairline and a ring of pearls.
 */
export function addMedallion(cloth: Cloth, source: Cloth, plan: Plan, place: MedallionPlace): void {
  const { cast } = plan
  const [x, y] = place.at
  const bounds = sidesOf(place.within, 0)
  const put = (ink: number, rings: readonly Ring[]): void => paintWithin(cloth, ink, rings, bounds)
  const disc = (share: number): Ring => circle(x, y, place.radiusMm * share)
  put(cast.ground, [disc(rim.ground)])
  put(cast.accent, pearls(place))
  put(cast.main, [disc(rim.rail)])
  put(cast.ground, [disc(rim.gap)])
  put(cast.line, [disc(rim.hairline)])
  put(cast.ground, [disc(rim.rosette)])
  const wedge = wedgeOf(place.radiusMm * rim.rosette)
  const view = chooseView(source, wedge, plan.random.fork('medallion view'))
  for (const { ink, rings } of imagesOfView(source, wedge, view, foldsAround(place.at))) put(ink, rings)
  put(cast.main, [disc(0.085)])
  put(cast.ground, [disc(0.06)])
  put(cast.accent, [disc(0.04)])
}

function pearls({ at: [x, y], radiusMm }: MedallionPlace): Ring[] {
  return Array.from({ length: PEARLS }, (_, at) => {
    const [pearlX, pearlY] = polar(x, y, radiusMm * 1.055, ((at + 0.5) / PEARLS) * TURN)
    return circle(pearlX, pearlY, radiusMm * 0.024, 8)
  })
}

/** Half a sector, from the centre out to an arc, clockwise. */
function wedgeOf(radiusMm: number): Point[] {
  const angle = TURN / FOLDS / 2
  const arc = Array.from({ length: ARC_STEPS + 1 }, (_, step) => polar(0, 0, radiusMm, (step / ARC_STEPS) * angle))
  return [[0, 0], ...arc]
}

/** The rotations by whole sectors and their mirror images, about a place. */
function foldsAround([x, y]: Point): Affine[] {
  return Array.from({ length: FOLDS }, (_, fold) => (fold / FOLDS) * TURN).flatMap((turn): Affine[] => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [
      [cos, sin, -sin, cos, x, y],
      [cos, sin, sin, -cos, x, y],
    ]
  })
}

function paintWithin(cloth: Cloth, ink: number, rings: readonly Ring[], bounds: readonly HalfPlane[]): void {
  const kept = rings.map((ring) => clipRing(ring, bounds)).filter((ring) => ring.length > 2)
  if (kept.length === 1) paint(cloth, ink, kept[0])
  else if (kept.length > 0) cloth.shapes.push({ ink, rings: kept })
}
