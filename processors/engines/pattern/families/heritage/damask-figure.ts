import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { curveThrough, volute } from '../../kit/line/flowing-curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { LobedLeaf } from '../../kit/line/lobed-leaf.ts'
import { addLobedLeaf } from '../../kit/line/lobed-leaf.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { BloomInks } from './bloom-parts.ts'
import { ovalSide } from './ogee-net.ts'

/** One oval of a damask: its size, the inks of what grows in it, and how far the seed bends its leaves (-1..1). */
export type DamaskFigure = {
  readonly wide: number
  readonly tall: number
  /** Size that ornaments are drawn to, so that they keep their shape in a narrow cell. */
  readonly unit: number
  readonly sway: number
  readonly leaf: number
  readonly leafOther: number
  readonly frame: number
  readonly detail: number
  readonly bloom: BloomInks
}

export const damaskFrames = ['garland', 'strap', 'scrolls'] as const
export type DamaskFrame = (typeof damaskFrames)[number]

/** The right upper side of the oval; the lower one is the upper side of the neighbour. */
export function drawDamaskFrame(figure: DamaskFigure, kind: DamaskFrame): Motif {
  const motif = createMotif()
  const side = ovalSide(figure, 16)
  const { unit } = figure
  if (kind === 'strap') addStrap(motif, figure, side)
  else {
    addForm(
      motif,
      figure.frame,
      ribbon(side, (t) => unit * (0.014 + 0.016 * Math.sin(Math.PI * t))),
    )
  }
  if (kind === 'garland') addGarland(motif, figure, side)
  if (kind === 'scrolls') addFrameScrolls(motif, figure, side)
  return motif
}

function addStrap(motif: Motif, { unit, frame, detail, bloom }: DamaskFigure, side: Curve): void {
  const swell = (t: number): number => 0.7 + 0.5 * Math.sin(Math.PI * t)
  addForm(
    motif,
    frame,
    ribbon(side, (t) => unit * 0.045 * swell(t)),
  )
  addDetail(
    motif,
    detail,
    ribbon(side, (t) => unit * 0.03 * swell(t)),
  )
  for (let bead = 0; bead < 11; bead++) {
    const { x, y } = stationAt(side, (bead + 0.5) / 11)
    addForm(motif, bloom.body, circle(x, y, unit * (bead % 2 ? 0.012 : 0.021), 8))
  }
}

/** Leaves in pairs along the band, pointing up it. */
function addGarland(motif: Motif, { unit, frame, detail }: DamaskFigure, side: Curve): void {
  for (let leaf = 0; leaf < 8; leaf++) {
    const { x, y, tangentX, tangentY } = stationAt(side, 0.04 + leaf * 0.108)
    const heading = Math.atan2(tangentY, tangentX)
    const length = unit * (0.115 - 0.03 * Math.abs(leaf / 3.5 - 1))
    for (const hand of [1, -1]) {
      const turn = heading + hand * 0.72
      addForm(motif, detail, ornamentPetal(x, y, turn, 0, length * 1.05, length * 0.27))
      addForm(motif, frame, ornamentPetal(x, y, turn, 0, length, length * 0.2))
      addDetail(motif, detail, ornamentPetal(x, y, turn, length * 0.25, length * 0.85, length * 0.035))
    }
  }
}

function addFrameScrolls(motif: Motif, { unit, frame, detail }: DamaskFigure, side: Curve): void {
  for (const [t, hand, size] of [
    [0.12, -1, 0.34],
    [0.42, 1, 0.26],
    [0.64, -1, 0.2],
  ] as const) {
    const { x, y, tangentX, tangentY } = stationAt(side, t)
    const rib = volute([x, y], Math.atan2(tangentY, tangentX), unit * size, hand * 2.9, 1.5)
    const half = (u: number): number => unit * size * 0.15 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.78 * u))
    addLobedLeaf(motif, { rib, half, lobes: 5, depth: 0.45 }, { body: frame, vein: detail, rim: detail }, unit * 0.006)
  }
}

/** The acanthus of one side, back to front: all of it leaves the one stem and turns away from it. */
export function drawDamaskLeaves(figure: DamaskFigure): Motif {
  const motif = createMotif()
  const { unit, detail } = figure
  const at = (u: number, v: number): Point => [u * figure.wide, v * figure.tall]
  const sway = 0.22 * figure.sway
  const add = (ink: number, rib: Curve, wide: number, lobes: number, sides: LobedLeaf['sides'] = [1, 0.8]): void => {
    const half = (t: number): number => unit * wide * Math.sin(Math.PI * Math.min(1, 0.1 + 0.86 * t)) ** 0.75
    addLobedLeaf(
      motif,
      { rib, half, lobes, depth: 0.5, sides },
      { body: ink, vein: detail, rim: detail },
      unit * 0.0075,
    )
  }
  const foot = at(0, 0.37)
  add(figure.leafOther, curveThrough([at(0.01, 0.12), at(0.22, 0), at(0.29, -0.13), at(0.17, -0.25)]), 0.07, 7)
  add(figure.leaf, volute(foot, -1.2 + sway * 0.3, unit * 0.62, 3.4 + sway, 2.3, 18), 0.088, 8, [0.8, 1.05])
  add(figure.leafOther, volute(at(0, 0.26), -1.0, unit * 0.4, -1.6 - sway, 1.4, 12), 0.065, 5)
  add(figure.leafOther, volute(at(0, 0.4), -0.75 - sway, unit * 0.3, 2.8, 1.4, 12), 0.05, 4, [0.8, 1.05])
  addForm(
    motif,
    figure.leaf,
    ribbon([at(0, 0.47), at(0, 0.3), at(0, 0.14)], (t) => unit * (0.022 - 0.008 * t)),
  )
  return motif
}

/** What stands on the meeting of the frames: a clasp and a small palmette, pointing up into the next oval. */
export function drawDamaskCrown(figure: DamaskFigure): Motif {
  const motif = createMotif()
  const { unit, tall, detail, bloom, frame } = figure
  const y = tall * 0.44
  for (const [ink, extra] of [
    [detail, 0.012],
    [bloom.body, 0],
  ] as const)
    for (const step of [-2, 2, -1, 1, 0])
      addForm(
        motif,
        ink,
        ornamentPetal(
          0,
          y,
          -TURN / 4 + step * 0.62,
          0,
          unit * (0.12 - 0.012 * Math.abs(step) + extra),
          unit * (0.026 + extra),
        ),
      )
  addForm(motif, detail, circle(0, y + unit * 0.012, unit * 0.045))
  addForm(motif, frame, circle(0, y + unit * 0.012, unit * 0.034))
  addDetail(motif, detail, circle(0, y + unit * 0.012, unit * 0.014, 8))
  return motif
}
