import type { Cloth } from '../kit/area/cloth.ts'
import { paint, paintTogether } from '../kit/area/cloth.ts'
import type { Cast } from '../kit/ink/cast.ts'
import type { Affine } from '../kit/line/affine.ts'
import type { Point, Ring } from '../kit/line/knot.ts'
import { rectangle } from '../kit/line/outline.ts'
import type { Lanes, Lattice } from '../kit/place/lattice.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { LANE_SHARE } from './arrangement.ts'
import { dyeBorder } from './dye-border.ts'
import { imagesOfView, reflectCloth } from './kaleidoscope.ts'

/** Height of a border as a share of the repeat: one with things in it, and a patterned strip. */
export const [BORDER_SHARE, STRIP_SHARE] = [0.36, 0.2]
/** Share of a field's height that the middles of large motifs keep free. */
const FIELD_MARGIN = 0.26
/** Largest distance of things in a row from its middle, as a share of half its height. */
const ROW_SPREAD = 0.15
/** Thinnest rail that prints, mm. */
const RAIL_LEAST_MM = 0.5
/** Number of stripes on a cloth without lanes of its own. */
const STRIPES = 3

/**
 * Paints the plain stripes between lanes of motifs, each framed by a rail and a hairline.
 *
 * @param dyed inks asked for them, which they take in turn
 */
export function layInStripes(cloth: Cloth, lanes: Lanes | undefined, cast: Cast, dyed: readonly number[] = []): Cloth {
  const count = lanes?.middles.length ?? STRIPES
  const pairMm = cloth.widthMm / count
  const plainMm = pairMm * (1 - LANE_SHARE)
  const railMm = Math.max(RAIL_LEAST_MM, plainMm * 0.07)
  const striped = { ...cloth, shapes: [...cloth.shapes] }
  const strips = (fromMm: number, wideMm: number): Ring[] =>
    Array.from({ length: count }, (_, at) => rectangle(at * pairMm + fromMm, 0, wideMm, cloth.heightMm))
  const soft = cast.soft === cast.ground ? cast.second : cast.soft
  const plain = dyed[0] ?? soft
  // Colours in turn make whole rounds, or one would lie beside itself over the edge.
  const inTurn = count % Math.max(1, dyed.length) === 0 ? dyed : dyed.slice(0, 1)
  for (const [turn, ink] of (inTurn.length > 0 ? inTurn : [plain]).entries())
    paintTogether(
      striped,
      ink,
      strips(-plainMm / 2, plainMm).filter((_, at) => at % Math.max(1, inTurn.length) === turn),
    )
  for (const side of [-1, 1]) {
    const inner = side * (plainMm / 2 - railMm * 1.5) - railMm / 2
    paintTogether(striped, cast.main === plain ? cast.line : cast.main, strips(inner, railMm))
    paintTogether(striped, cast.line, strips(side * (plainMm / 2 + railMm) - railMm / 4, railMm / 2))
  }
  return striped
}

/** Lane of the field above a border, whose height is a share of the repeat. */
export function fieldLane(share: number, motifShare: number): Lattice {
  return lane((1 - share) / 2, (1 - share) / 2, 1 - Math.min(FIELD_MARGIN, motifShare / (1 - share)))
}

/**
 * Lane of a border.
 *
 * @param motifShare size of its motifs relative to the repeat: large ones stand in a row, small ones fill the height
 */
export function borderLane(share: number, motifShare: number): Lattice {
  const halfWidth = share * 0.42
  return lane(1 - share / 2, halfWidth, Math.max(ROW_SPREAD, 1 - motifShare / halfWidth))
}

function lane(middle: number, halfWidth: number, spread: number): Lattice {
  return { ...blockLattice, lanes: { isUpright: false, middles: [middle], halfWidth, spread } }
}

/** Moves a drawing of a strip's height to the lower edge of a cloth. */
export function atLowerEdge(strip: Cloth, heightMm: number): Cloth {
  const { widthMm } = strip
  const corners: readonly Point[] = [
    [0, 0],
    [widthMm, 0],
    [widthMm, strip.heightMm],
    [0, strip.heightMm],
  ]
  const down: Affine = [1, 0, 0, 1, 0, heightMm - strip.heightMm]
  return { ...strip, heightMm, lattice: blockLattice, shapes: imagesOfView(strip, corners, [0, 0], [down]) }
}

/**
 * Adds a border along the lower edge of a field: its own drawing between rails; `share` is its height in the repeat.
 */
export function addBorder(plainField: Cloth, plainBorder: Cloth, cast: Cast, share: number): Cloth {
  const { field, border, rim } = dyeBorder(plainField, plainBorder, cast)
  const { widthMm, heightMm } = field
  const top = heightMm * (1 - share)
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
