import type { Curve, Ring } from '../fit/curve.ts'
import type { PathRule } from '../fit/fit-chain.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Faces } from '../map/faces.ts'
import { drawRing, type RingPens } from './draw-rings.ts'
import { type CoverRule, followCover } from './follow-cover.ts'
import { type HidingRule, hideStretch, type Side } from './hide-stretch.ts'
import type { NearPlaces } from './near-places.ts'
import type { Outline, RingAssembler } from './rings.ts'
import { type Cover, tuckCurve } from './tuck-curve.ts'

/** What a layer must know to extend under the layers above it. */
export type Stack = {
  readonly map: LabelMap
  readonly rings: RingAssembler
  readonly faces: Faces
  /** Level of each ink from the bottom, 0 up; negative where nothing is drawn. */
  readonly rank: Int16Array
  /** Distance that a layer extends under those above it, pixels. */
  readonly tuckPx: number
  readonly rule: PathRule
  /** The measured points of all edges; computed when first asked for. */
  readonly near: () => NearPlaces
}

/**
 * Pixels; more than the blend of an anti-aliased edge, and the farther a line is under its cover, the longer its
 * straight sides can be.
 */
export const TUCK_LEAST_PX = 2.5
// Cover on either side of a line, pixels: what the blend of an edge needs. A trap asks for more; a line that cuts a
// bend short keeps `TRAP_SHARE` of it.
const MARGIN_PX = 0.3
const END_PX = 0.75
// The same as `END_PX` for tones: these are so close together that whole pixels would be lost near ends.
const TONE_END_PX = 0.3
const TRAP_SHARE = 0.8
// Width of a cover, pixels, beyond which straight lines under it are long enough.
const THIN_PX = 2.5

const wayOf: Readonly<Record<Side, -1 | 0 | 1>> = { left: 1, right: -1, both: 0 }

/**
 * Draws one level's layer: its own faces and those higher ones under which it extends. Visible edges are drawn exactly,
 * once; where the layer ends under higher ones it takes as few lines as stay under them.
 */
export function stackLayer(level: number, stack: Stack): Ring[] {
  const { rings, faces, rank, rule } = stack
  const isHidden = (piece: Outline): boolean =>
    piece.otherFace >= 0 && (rank[piece.otherInk] > level || rank[faces.ink[piece.ownFace]] > level)
  const hiding = hidingRule(level, stack)
  const pens: RingPens = { rule, isHidden, hide: (pieces, closed) => hideLine(pieces, closed, hiding, stack) }
  return rings.ringsOfLevel(level).map((ring) => drawRing(ring, pens))
}

// A line of fewer sides is not replaced by curves.
const SIDES_MIN = 6

/**
 * A hidden line with straight sides or, where the cover is too thin for long ones, with curves along the cover's
 * middle.
 */
function hideLine(pieces: readonly Outline[], closed: boolean, hiding: HidingRule, stack: Stack): Curve {
  const sides = hideStretch(pieces, closed, hiding)
  const { rule } = stack
  if (sides.straight.length < SIDES_MIN || rule.isTonal || rule.smoothsCracks || !rule.curves) return sides
  const cover: CoverRule = {
    rule,
    near: stack.near(),
    wayOf: (piece) => wayOf[hiding.sideOf(piece)],
    reachPx: THIN_PX / 2,
  }
  return followCover(pieces, closed, cover, sides.straight.length) ?? sides
}

/** One ink's layer where layers are cut out: edge to edge, or extended under the layers above where a trap is set. */
export function spreadLayer(ink: number, level: number, stack: Stack): Ring[] {
  const { rings, rank, tuckPx } = stack
  const cover = coverOf(level, stack)
  return rings
    .ringsOf((other) => other === ink)
    .map((ring) =>
      ring.map(({ curve, otherInk }) => (tuckPx > 0 && rank[otherInk] > level ? tuckCurve(curve, cover) : curve)),
    )
}

/** What lies above one level. */
function coverOf(level: number, { map, rank, tuckPx }: Stack): Cover {
  const { width, height, ink } = map
  return {
    // Nothing is covered outside the frame, not even in a tile: machines take the size of a drawing from its outermost
    // points.
    isCovered: (x, y) => {
      const column = Math.floor(x)
      const row = Math.floor(y)
      if (column < 0 || row < 0 || column >= width || row >= height) return false
      return rank[ink[row * width + column]] > level
    },
    reachPx: tuckPx,
  }
}

function hidingRule(level: number, { rank, faces, tuckPx, rule }: Stack): HidingRule {
  return {
    level,
    sideOf: (piece) => {
      if (rank[faces.ink[piece.ownFace]] <= level) return 'left'
      return rank[piece.otherInk] > level ? 'both' : 'right'
    },
    ...roomUnder(tuckPx, rule.isTonal ? 'tones' : 'inks'),
  }
}

/** How far hidden lines move under their cover, and how much cover they need. */
export function roomUnder(
  tuckPx: number,
  layers: 'tones' | 'inks',
): Pick<HidingRule, 'reachPx' | 'marginPx' | 'endPx'> {
  return {
    reachPx: tuckPx,
    marginPx: tuckPx > TUCK_LEAST_PX ? tuckPx * TRAP_SHARE : MARGIN_PX,
    endPx: layers === 'tones' ? TONE_END_PX : END_PX,
  }
}
