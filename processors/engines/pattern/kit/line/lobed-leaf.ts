import { clamp } from '../../../numbers/clamp.ts'
import type { Motif } from '../motif/motif.ts'
import { addDetail, addForm } from '../motif/motif.ts'
import type { Curve } from './curve.ts'
import { brushStroke, ribbon, stationAt } from './curve.ts'
import type { Knot, Point, Ring } from './knot.ts'
import { offsetRing } from './offset.ts'

export type LobedLeaf = {
  /** The midrib, from foot to tip. */
  readonly rib: Curve
  /** Half width in mm at t in 0..1 along the midrib. */
  readonly half: (t: number) => number
  /** Lobes on each side. */
  readonly lobes: number
  /** Depth of the notches: 0 none … 0.7 deep. */
  readonly depth?: number
  /** How far lobes lean towards the tip, in lobes. */
  readonly rake?: number
  /** Factors on the width of the left and right sides: an acanthus is narrower inside its curl. */
  readonly sides?: readonly [number, number]
}

/**
 * The outline of a lobed leaf as one ring: sharp notches, full lobes that lean towards the tip, as in carved acanthus.
 */
export function lobedOutline(leaf: LobedLeaf): Ring {
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: leaf.lobes }, (_, lobe) => lobeKnots(leaf, lobe, sign)).flat()
  const tip = stationAt(leaf.rib, 1)
  return [
    [...leafPlace(leaf, 0, 0.32, 1), 1],
    ...side(1),
    [tip.x, tip.y, 1],
    ...side(-1).toReversed(),
    [...leafPlace(leaf, 0, -0.32, -1), 1],
  ]
}

/** Paints a leaf with a rim that sets it off, its midrib, and a vein into every lobe. */
export function addLobedLeaf(
  motif: Motif,
  leaf: LobedLeaf,
  inks: { readonly body: number; readonly vein: number; readonly rim?: number },
  lineMm: number,
): void {
  const outline = lobedOutline(leaf)
  if (inks.rim !== undefined) addDetail(motif, inks.rim, offsetRing(outline, lineMm * 1.6))
  addForm(motif, inks.body, outline)
  addDetail(
    motif,
    inks.vein,
    ribbon(leaf.rib, (t) => Math.max(0.05, lineMm * (0.9 - 0.8 * t))),
  )
  for (let lobe = 0; lobe < leaf.lobes; lobe++)
    for (const sign of [1, -1] as const) {
      const from = leafPlace(leaf, (lobe + 0.12) / leaf.lobes, 0.03, sign)
      const over = leafPlace(leaf, (lobe + 0.42) / leaf.lobes, 0.42, sign)
      const to = leafPlace(leaf, (lobe + 0.78) / leaf.lobes, 0.8, sign)
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) > lineMm * 3)
        addDetail(motif, inks.vein, brushStroke(from, over, to, lineMm * 0.55, lineMm * 0.5))
    }
}

function lobeKnots(leaf: LobedLeaf, lobe: number, sign: 1 | -1): Knot[] {
  const notch = 1 - (leaf.depth ?? 0.5)
  const rake = leaf.rake ?? 0.7
  const isLast = lobe === leaf.lobes - 1
  const at = (u: number, v: number): Point => leafPlace(leaf, (lobe + u + rake * (v - notch)) / leaf.lobes, v, sign)
  const knots: Knot[] = [at(0.02, notch * 1.06), at(0.14, 0.92), at(0.5, 1.12), at(0.86, 0.98), at(1, 0.72)]
  return isLast ? knots : [...knots, [...at(1.02, notch), 1]]
}

/** A place on the leaf: t along the rib, v out to the margin; beyond the tip it continues straight. */
function leafPlace({ rib, half, sides }: LobedLeaf, t: number, v: number, sign: 1 | -1): Point {
  const { x, y, tangentX, tangentY } = stationAt(rib, t)
  const out = half(clamp(t, 0, 1)) * v * sign * (sides ? sides[sign === 1 ? 0 : 1] : 1)
  return [x - tangentY * out, y + tangentX * out]
}
