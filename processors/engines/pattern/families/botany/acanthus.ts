import type { Curve } from '../../kit/curve.ts'
import { brushStroke, ribbon, spine, stationAt } from '../../kit/curve.ts'
import type { Knot, Point } from '../../kit/knot.ts'
import { clamp } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif.ts'
import type { LeafInks } from './flower-inks.ts'

export type AcanthusOptions = {
  readonly lengthMm: number
  /** Whole turn of the midrib, 1.4..2.4 radians; its sign is the side it curls to. */
  readonly bend: number
  readonly lobes?: number
  readonly width?: number
}

/**
 * An acanthus leaf along +x: hooked lobes swept forward off a curling rib, each with three sub-lobes, the lower ones over
 * the upper; the inner side of the curl is narrower and in shade.
 */
export function drawAcanthus(inks: LeafInks, options: AcanthusOptions): Motif {
  const { lengthMm, bend, lobes = 7, width = 0.48 } = options
  const motif = createMotif()
  const rib = spine(lengthMm, bend, 0, 14, -bend * 0.22)
  const inner = bend > 0 ? 1 : -1
  const leaf: Acanthus = {
    rib,
    lengthMm,
    lobes,
    inks,
    line: Math.max(0.3, lengthMm * 0.007),
    wide: (lengthMm * width) / 2,
  }
  for (const side of [inner, -inner])
    for (let lobe = lobes - 1; lobe >= 0; lobe--)
      addLobe(motif, leaf, 0.06 + (0.86 * lobe) / lobes, side, side === inner)
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
  readonly inks: LeafInks
  readonly line: number
  readonly wide: number
}

/** Outline of a lobe in its own coordinates: u along the rib, v out to the margin. */
const LOBE: readonly Knot[] = [
  [0, 0, 1],
  [-0.12, 0.3],
  [-0.25, 0.62],
  [-0.08, 0.86],
  [0.12, 0.8, 1],
  [0.12, 1],
  [0.42, 1.16],
  [0.55, 0.98, 1],
  [0.75, 0.98],
  [1, 0.8],
  [0.96, 0.6, 1],
  [1.1, 0.5],
  [1.05, 0.25],
  [1, 0, 1],
]

function addLobe(motif: Motif, leaf: Acanthus, start: number, side: number, isShaded: boolean): void {
  const { rib, lengthMm, lobes, inks, line, wide } = leaf
  const taper = 0.38 + 0.62 * Math.sin(Math.PI * clamp(start * 0.9 + 0.12))
  const half = wide * taper * (1 - 0.55 * start ** 3) * (isShaded ? 0.78 : 1.08)
  const step = 1 / lobes
  const at = (u: number, v: number): Point => {
    const t = start - step * 0.35 + u * step * 1.15 + v * v * step * 1.35 + v * step * 0.4
    const { x, y, tangentX, tangentY } = stationAt(rib, Math.min(t, 1))
    const beyond = Math.max(0, t - 1) * lengthMm
    const out = half * v * side
    return [x - tangentY * out + tangentX * beyond, y + tangentX * out + tangentY * beyond]
  }
  addForm(
    motif,
    isShaded ? inks.leafDark : inks.leaf,
    LOBE.map(([u, v, corner]) => [...at(u, v), corner] as const),
  )
  const vein = isShaded && inks.leaf !== inks.leafDark ? inks.leaf : inks.leafLight
  addDetail(motif, vein, brushStroke(at(0.25, 0.02), at(0.25, 0.5), at(0.36, 1), line * 0.5, line * 0.8))
  addDetail(motif, vein, brushStroke(at(0.4, 0.05), at(0.62, 0.4), at(0.8, 0.78), line * 0.3, line * 0.55))
  if (isShaded) return
  addDetail(motif, vein, brushStroke(at(0.12, 0.1), at(0.02, 0.4), at(0, 0.72), line * 0.3, line * 0.55))
  addDetail(motif, inks.leafDark, [[...at(0.72, 0.08), 1], at(0.95, 0.3), [...at(1.02, 0.52), 1], at(0.82, 0.34)])
}
