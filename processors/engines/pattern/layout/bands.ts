import type { Cloth } from '../kit/area/cloth.ts'
import { paint, paintTogether } from '../kit/area/cloth.ts'
import type { Cast } from '../kit/ink/cast.ts'
import type { Ring } from '../kit/line/knot.ts'
import { rectangle } from '../kit/line/outline.ts'
import type { Lanes, Lattice } from '../kit/place/lattice.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { LANE_SHARE } from './arrangement.ts'
import { dyeBorder } from './dye-border.ts'
import { reflectCloth } from './kaleidoscope.ts'

/** Height of a border as a share of the repeat. */
const BORDER_SHARE = 0.36
/** Thinnest rail that prints. */
const RAIL_LEAST_MM = 0.5
/** Stripes of a cloth without lanes of its own. */
const STRIPES = 3

/** Paints the plain stripes between lanes of motifs, each framed by a rail and a hairline. */
export function layInStripes(cloth: Cloth, lanes: Lanes | undefined, cast: Cast): Cloth {
  const count = lanes?.middles.length ?? STRIPES
  const pairMm = cloth.widthMm / count
  const plainMm = pairMm * (1 - LANE_SHARE)
  const railMm = Math.max(RAIL_LEAST_MM, plainMm * 0.07)
  const striped = { ...cloth, shapes: [...cloth.shapes] }
  const strips = (fromMm: number, wideMm: number): Ring[] =>
    Array.from({ length: count }, (_, at) => rectangle(at * pairMm + fromMm, 0, wideMm, cloth.heightMm))
  const plain = cast.soft === cast.ground ? cast.second : cast.soft
  paintTogether(striped, plain, strips(-plainMm / 2, plainMm))
  for (const side of [-1, 1]) {
    const inner = side * (plainMm / 2 - railMm * 1.5) - railMm / 2
    paintTogether(striped, cast.main === plain ? cast.line : cast.main, strips(inner, railMm))
    paintTogether(striped, cast.line, strips(side * (plainMm / 2 + railMm) - railMm / 4, railMm / 2))
  }
  return striped
}

/** Lanes of the field above a border, and of the border itself. */
export const borderLanes: { readonly field: Lattice; readonly border: Lattice } = {
  field: {
    ...blockLattice,
    lanes: { isUpright: false, middles: [(1 - BORDER_SHARE) / 2], halfWidth: (1 - BORDER_SHARE) / 2, spread: 0.74 },
  },
  border: {
    ...blockLattice,
    lanes: { isUpright: false, middles: [1 - BORDER_SHARE / 2], halfWidth: BORDER_SHARE * 0.42, spread: 0.15 },
  },
}

/** A border along the lower edge of a field: its own drawing between rails. */
export function addBorder(plainField: Cloth, plainBorder: Cloth, cast: Cast): Cloth {
  const { field, border, rim } = dyeBorder(plainField, plainBorder, cast)
  const { widthMm, heightMm } = field
  const top = heightMm * (1 - BORDER_SHARE)
  const zone = rectangle(0, top, widthMm, heightMm - top).map(([x, y]) => [x / widthMm, y / heightMm] as const)
  const within = reflectCloth(border, blockLattice, zone)
  const cloth: Cloth = { ...field, shapes: [...field.shapes] }
  paint(cloth, rim, rectangle(0, top, widthMm, heightMm - top))
  cloth.shapes.push(...within.shapes)
  const unit = Math.max(RAIL_LEAST_MM * 2, heightMm * 0.006)
  const rail = (fromMm: number, tallMm: number, ink: number): void =>
    paint(cloth, ink, rectangle(0, fromMm, widthMm, tallMm))
  rail(top - unit * 3, unit * 3, cast.main)
  rail(top - unit * 4.2, unit * 0.6, cast.line)
  rail(top + unit, unit * 0.6, cast.second)
  rail(heightMm - unit * 4, unit * 4, cast.main)
  rail(heightMm - unit * 5.6, unit * 0.6, cast.line)
  return cloth
}
