import type { Ink } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import { arcKnots } from '../../../kit/line/arc.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'

/** What a leaded window is made of: the ink of its leads, half their width in mm, and its glass by part. */
export type Glazing = {
  readonly lead: number
  readonly half: number
  /** All glass, the most colourful first. */
  readonly strong: readonly number[]
  /** Glass for fields and backgrounds: pale or quiet, the quietest first. At least one. */
  readonly quiet: readonly number[]
}

/** Share of all glass that is quiet. */
const QUIET_SHARE = 0.4

/** Least OKLab distance of glass from the leads. */
const LEADEN = 0.1

/** Sorts the inks of a cast into leads and glass: the darkest is the lead. */
export function glazingOf(cast: Cast, half: number): Glazing {
  const lead = cast.byLightness[0]
  const panes = [cast.ground, ...cast.figures].filter((ink) => ink !== lead)
  // Panes as black as the leads are holes in the window.
  const clear = panes.filter((ink) => oklabDistance(cast.inks[ink].lab, cast.inks[lead].lab) > LEADEN)
  const glass = clear.length > 1 ? clear : panes
  const colour = (ink: Ink): number => ink.chroma - Math.max(0, ink.lightness - 0.8) * 0.5
  const strong = glass.toSorted((one, other) => colour(cast.inks[other]) - colour(cast.inks[one]))
  const quiet = strong.toReversed().slice(0, Math.max(1, Math.round(glass.length * QUIET_SHARE)))
  return { lead, half, strong, quiet }
}

/** Panes of one ink whose outlines are the middles of their leads; what lies below is covered by the leads. */
export function setPanes(cloth: Cloth, { lead, half }: Glazing, ink: number, outlines: readonly Ring[]): void {
  paintScattered(
    cloth,
    lead,
    outlines.map((ring) => offsetRing(ring, half)),
  )
  paintScattered(
    cloth,
    ink,
    outlines.map((ring) => offsetRing(ring, -half)),
  )
}

/** A single pane of any outline. */
export function setPane(cloth: Cloth, { lead, half }: Glazing, ink: number, outline: Ring): void {
  paint(cloth, lead, offsetRing(outline, half))
  paint(cloth, ink, offsetRing(outline, -half))
}

/** Part of a ring between two radii and two angles (clockwise from the right, in radians). */
export function sector(middle: Point, [inner, outer]: readonly [number, number], from: number, to: number): Ring {
  return [...arcKnots(middle, outer, from, to), ...arcKnots(middle, inner, to, from)]
}

/** A pointed petal that lies between two radii along an angle; its width is a share of the sector of `count` petals. */
export function petalPane(
  [x, y]: Point,
  [inner, outer]: readonly [number, number],
  angle: number,
  count: number,
  share: number,
): Ring {
  const reach = (outer - inner) * 0.5
  const half = Math.tan(TURN / count / 2) * (inner + reach) * share * 1.25
  const at = (far: number, across: number, corner?: 0 | 1): Knot => [
    x + Math.cos(angle) * far - Math.sin(angle) * across,
    y + Math.sin(angle) * far + Math.cos(angle) * across,
    corner,
  ]
  return [
    at(outer, 0, 1),
    at(inner + reach * 1.3, half),
    at(inner + reach * 0.6, half * 0.9),
    at(inner, 0, 1),
    at(inner + reach * 0.6, -half * 0.9),
    at(inner + reach * 1.3, -half),
  ]
}
