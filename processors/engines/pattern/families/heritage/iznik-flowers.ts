import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { addLobedLeaf } from '../../kit/line/lobed-leaf.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif, Pen } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import { mirrored, UP } from './bloom-parts.ts'

/** Glazes of a pot by what they paint. */
export type IznikInks = {
  /** The line about every form: the darkest glaze, or the bare ground. */
  readonly key: number
  readonly ground: number
  readonly petal: number
  readonly light: number
  readonly leaf: number
  /** The stripe along a saz leaf, and hearts. */
  readonly band: number
  /** A second body colour: the key where it is a glaze. */
  readonly dark: number
  /** Glazes that no part above took. */
  readonly spare: readonly number[]
}

function penOf({ key }: IznikInks, sizeMm: number): Pen {
  return { mode: 'outline', ink: key, widthMm: Math.max(0.3, sizeMm * 0.02) }
}

const SHEATH: readonly Knot[] = [
  [0, 0.5, 1],
  [0.16, 0.46],
  [0.25, 0.26],
  [0.17, -0.08],
  [0.25, -0.46, 1],
  [0.09, -0.24],
  [0, 0.16, 1],
]
const MIDDLE: readonly Knot[] = [
  [0, 0.3, 1],
  [0.12, 0.18],
  [0.13, -0.22],
  [0, -0.56, 1],
]

/** The slender tulip of the Ottomans, upright round its middle: dagger petals that bend outwards at their tips. */
export function drawIznikTulip(inks: IznikInks, high: number): Motif {
  const motif = createMotif(penOf(inks, high))
  addForm(motif, inks.light, mirrored(MIDDLE, high))
  addDetail(motif, inks.ground, mirrored(MIDDLE, high * 0.42, -high * 0.14))
  addForm(motif, inks.petal, mirrored(SHEATH, high))
  for (const side of [1, -1]) {
    for (const [x, y, size] of [
      [0.12, 0.2, 0.028],
      [0.15, 0.08, 0.024],
      [0.14, -0.05, 0.019],
      [0.16, -0.17, 0.014],
    ] as const)
      addDetail(motif, inks.ground, circle(side * x * high, y * high, size * high, 8))
    addDetail(motif, inks.band, ornamentPetal(0, high * 0.42, UP + side * 0.24, 0, high * 0.24, high * 0.02))
  }
  addForm(motif, inks.leaf, ornamentPetal(0, high * 0.5, UP + 0.9, -high * 0.02, high * 0.17, high * 0.03))
  addForm(motif, inks.leaf, ornamentPetal(0, high * 0.5, UP - 0.9, -high * 0.02, high * 0.17, high * 0.03))
  return motif
}

/** A long leaf with a toothed margin, its white rib beaded, as the saz style bends it round everything else. */
export function drawSazLeaf(inks: IznikInks, rib: Curve, halfMm: number, side: 1 | -1): Motif {
  const motif = createMotif(penOf(inks, halfMm * 5))
  const half = (t: number): number => halfMm * Math.sin(Math.PI * Math.min(1, 0.05 + 0.95 * t)) ** 0.75
  // Teeth stand on the outer margin; inside its bend the leaf is narrow.
  const sides = side > 0 ? ([0.62, 1.1] as const) : ([1.1, 0.62] as const)
  addLobedLeaf(
    motif,
    { rib, half, lobes: 11, depth: 0.34, rake: 0.5, sides },
    { body: inks.leaf, vein: inks.key, rim: undefined },
    halfMm * 0.08,
  )
  const along = (from: number, to: number, share: number): Ring =>
    ribbon(
      Array.from({ length: 15 }, (_, at) => {
        const { x, y } = stationAt(rib, from + ((to - from) * at) / 14)
        return [x, y] as const
      }),
      (t) => Math.max(0.05, half(from + (to - from) * t) * share),
    )
  addDetail(motif, inks.key, along(0.08, 0.93, 0.36))
  addDetail(motif, inks.ground, along(0.1, 0.91, 0.26))
  for (let bead = 0; bead < 9; bead++) {
    const { x, y } = stationAt(rib, 0.2 + bead * 0.075)
    addDetail(motif, bead % 2 ? inks.petal : inks.band, circle(x, y, half(0.2 + bead * 0.075) * 0.17, 8))
  }
  return motif
}

/** A small blossom from above: five or six round petals with a beaded heart. */
export function drawSprayRosette(inks: IznikInks, radiusMm: number, isOther: boolean): Motif {
  const motif = createMotif(penOf(inks, radiusMm * 2))
  const petals = isOther ? 5 : 6
  const body = isOther ? inks.petal : inks.light
  for (let petal = 0; petal < petals; petal++) {
    const [x, y] = polar(0, 0, radiusMm * 0.6, (petal / petals) * TURN + UP)
    addForm(motif, body, circle(x, y, radiusMm * 0.44))
  }
  for (let petal = 0; petal < petals; petal++)
    addDetail(
      motif,
      inks.ground,
      ornamentPetal(0, 0, (petal / petals) * TURN + UP, radiusMm * 0.36, radiusMm * 0.82, radiusMm * 0.07),
    )
  addForm(motif, inks.spare[0] ?? inks.band, circle(0, 0, radiusMm * 0.3))
  return motif
}

/** A raceme of small bells on a stalk, upright from its foot. */
export function drawHyacinth(inks: IznikInks, high: number): Motif {
  const motif = createMotif(penOf(inks, high))
  addForm(
    motif,
    inks.leaf,
    ribbon(
      [
        [0, 0],
        [0, -high * 0.5],
        [0, -high * 0.9],
      ],
      () => high * 0.02,
    ),
  )
  for (let bell = 0; bell < 9; bell++) {
    const share = bell / 9
    const side = bell % 2 ? 1 : -1
    const [x, y] = [side * high * 0.03, -high * (0.26 + share * 0.62)]
    const long = high * (0.26 - share * 0.13)
    addForm(motif, bell % 3 === 1 ? inks.dark : inks.band, ornamentPetal(x, y, UP + side * 1.15, 0, long, long * 0.3))
    const [tipX, tipY] = polar(x, y, long * 0.68, UP + side * 1.15)
    addDetail(motif, inks.ground, circle(tipX, tipY, long * 0.1, 8))
  }
  addForm(motif, inks.band, circle(0, -high * 0.95, high * 0.05, 8))
  return motif
}
