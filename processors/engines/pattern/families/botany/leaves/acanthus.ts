import { clamp } from '../../../../numbers/clamp.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { brushStroke, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Point } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'

export type AcanthusOptions = {
  readonly lengthMm: number
  /** Whole turn of the midrib, 1.4..2.4 radians; its sign is the side it curls to. */
  readonly bend: number
  readonly lobes?: number
  readonly width?: number
}

/**
 * An acanthus leaf along +x: hooked lobes of three toes each, swept forward off a curling rib, with eyes between them; the
 * inner side of the curl is narrower and in shade, and the tip turns over.
 */
export function drawAcanthus(inks: LeafInks, options: AcanthusOptions): Motif {
  const { lengthMm, bend, lobes = 6, width = 0.62 } = options
  const motif = createMotif()
  const rib = spine(lengthMm, bend, 0, 14, -bend * 0.22)
  const inner = bend > 0 ? 1 : -1
  const leaf: Acanthus = { rib, lengthMm, lobes, line: Math.max(0.3, lengthMm * 0.0075), wide: (lengthMm * width) / 2 }
  addHalf(motif, leaf, inner, inks.leafDark, inks.leaf === inks.leafDark ? inks.leafLight : inks.leaf)
  addHalf(motif, leaf, -inner, inks.leaf, inks.leafLight)
  addEyes(motif, leaf, -inner, inks.leafDark)
  addTurnedTip(motif, leaf, -inner, inks)
  addDetail(
    motif,
    inks.leafLight,
    ribbon(rib, (t) => leaf.line * (1.9 - 1.5 * t)),
  )
  return motif
}

type Acanthus = {
  readonly rib: Curve
  readonly lengthMm: number
  readonly lobes: number
  readonly line: number
  readonly wide: number
}

/** One lobe from its sinus round three toes: shares of the lobe's step along the rib, and of the half width. */
const LOBE: readonly Knot[] = [
  [0.02, 0.3],
  [-0.1, 0.5],
  [-0.06, 0.8],
  [0.14, 0.78, 1],
  [0.08, 1.04],
  [0.4, 1.22],
  [0.52, 0.96, 1],
  [0.62, 1.12],
  [0.88, 1],
  [0.86, 0.7],
  [0.66, 0.42],
  [0.78, 0.28],
]

function leafPoint(leaf: Acanthus, side: number): (t: number, v: number) => Point {
  const isInner = Math.sign(side) === Math.sign(stationAt(leaf.rib, 1).tangentY)
  return (t, v) => {
    const forward = t + v * v * 0.085 + v * 0.03
    const taper = Math.sin(Math.PI * clamp(0.16 + t * 0.8, 0, 1)) ** 0.8 * (1 - 0.25 * t)
    const half = leaf.wide * taper * (isInner ? 0.74 : 1.06)
    const { x, y, tangentX, tangentY } = stationAt(leaf.rib, clamp(forward, 0, 1))
    const beyond = (forward - clamp(forward, 0, 1)) * leaf.lengthMm
    return [x - tangentY * half * v * side + tangentX * beyond, y + tangentX * half * v * side + tangentY * beyond]
  }
}

function addHalf(motif: Motif, leaf: Acanthus, side: number, ink: number, veinInk: number): void {
  const at = leafPoint(leaf, side)
  const step = 0.9 / leaf.lobes
  const margin = Array.from({ length: leaf.lobes }, (_, lobe): Knot[] =>
    LOBE.map(([u, v, corner]): Knot => [...at(0.03 + (lobe + u) * step, v), corner]),
  ).flat()
  addForm(motif, ink, [[...at(0, 0), 1], ...margin, [...at(1.02, 0), 1], [...at(0.5, -0.02)]])
  for (let lobe = 0; lobe < leaf.lobes; lobe++) {
    const start = 0.03 + lobe * step
    addDetail(
      motif,
      veinInk,
      brushStroke(
        at(Math.max(0.01, start - step * 0.5), 0.02),
        at(start + step * 0.2, 0.5),
        at(start + step * 0.5, 1.08),
        leaf.line * 0.7,
        leaf.line * 0.8,
      ),
    )
    addDetail(
      motif,
      veinInk,
      brushStroke(
        at(start + step * 0.02, 0.3),
        at(start + step * 0.02, 0.6),
        at(start + step * 0.02, 0.84),
        leaf.line * 0.4,
        leaf.line * 0.55,
      ),
    )
    addDetail(
      motif,
      veinInk,
      brushStroke(
        at(start + step * 0.2, 0.4),
        at(start + step * 0.64, 0.66),
        at(start + step * 0.95, 0.98),
        leaf.line * 0.4,
        leaf.line * 0.55,
      ),
    )
  }
}

/** The dark drops where two lobes overlap. */
function addEyes(motif: Motif, leaf: Acanthus, side: number, ink: number): void {
  const at = leafPoint(leaf, side)
  const step = 0.9 / leaf.lobes
  for (let lobe = 1; lobe < leaf.lobes; lobe++) {
    const start = 0.03 + lobe * step
    const drop: Knot[] = [
      [...at(start - step * 0.1, 0.12), 1],
      at(start + step * 0.16, 0.3),
      [...at(start + step * 0.02, 0.5), 1],
      at(start - step * 0.14, 0.34),
    ]
    addDetail(motif, ink, drop)
  }
}

/** The last of the leaf turned over: its light underside rolls across the rib. */
function addTurnedTip(motif: Motif, leaf: Acanthus, side: number, inks: LeafInks): void {
  const at = leafPoint(leaf, side)
  const roll: Knot[] = [
    [...at(0.74, -0.1), 1],
    at(0.8, 0.36),
    at(0.91, 0.56),
    [...at(1.06, 0.3), 1],
    at(0.96, 0.32),
    at(0.9, 0.02),
  ]
  addDetail(motif, inks.leafLight, roll)
}
