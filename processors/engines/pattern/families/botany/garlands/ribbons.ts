import { inkFromHex } from '../../../../color/ink.ts'
import type { Oklab } from '../../../../color/oklab.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'

/** The two sides of a ribbon. */
export type RibbonInks = { readonly face: number; readonly back: number }

/** The colour said of ribbons or bows, else the one of the flowers' colours that is farthest from the first and seen on the ground. */
export function ribbonInks({ cast, details }: Plan, { schemes }: FlowerPalette): RibbonInks {
  const said = inkFromHex(`${details['colour of ribbon'] ?? details['colour of bow'] ?? ''}`)
  const from = (lab: Oklab) => (one: FlowerInks) => oklabDistance(cast.inks[one.body].lab, lab)
  const near = said && from(said.lab)
  const far = from(cast.inks[schemes[0].body].lab)
  const seen = schemes.filter((one) => from(cast.inks[cast.ground].lab)(one) > SEEN)
  const inOrder = seen.toSorted((one, other) => (near ? near(one) - near(other) : far(other) - far(one)))
  const { body, shade, light } = inOrder[0] ?? schemes[0]
  const back = [shade, light].find((ink) => ink !== body && ink !== cast.ground) ?? cast.line
  return { face: body, back }
}

/** In OKLab: nearer to the ground a ribbon is lost on it. */
const SEEN = 0.12

type Stretch = {
  /** Shares of the line, beyond 0 and 1 too where it runs on over the edge. */
  readonly from: number
  readonly to: number
  /** Half twists along it. */
  readonly folds: number
}

/** A ribbon that twists: between two twists it shows one side at its full width, then the other, and is edge-on between them. */
export function layRibbon(
  cloth: Cloth,
  inks: RibbonInks,
  wideMm: number,
  curve: Curve,
  { from, to, folds }: Stretch,
): void {
  for (let fold = 0; fold < folds; fold++) {
    const [start, end] = [fold, fold + 1].map((at) => from + ((to - from) * at) / folds)
    const part: Curve = Array.from({ length: 9 }, (_, step) => {
      const { x, y } = stationAt(curve, start + ((end - start) * step) / 8)
      return [x, y]
    })
    const half = (t: number): number => wideMm * (0.22 + 0.78 * Math.sin(Math.PI * t) ** 0.7)
    paint(cloth, fold % 2 ? inks.back : inks.face, ribbon(part, half))
  }
}

/** A bow round the origin, its loops to the sides and two tails below; as wide as twice `sizeMm`. */
export function drawBow({ face, back }: RibbonInks, sizeMm: number): Motif {
  const motif = createMotif()
  for (const side of [1, -1] as const) {
    const tail = spine(sizeMm * 1.25, side * -0.9, side * 0.5, 8, TURN / 4 + side * -0.45)
    addForm(motif, back, swallowTail(tail, sizeMm * 0.12))
  }
  for (const side of [1, -1] as const) {
    addForm(motif, face, loop(side, sizeMm))
    addForm(motif, back, loop(side, sizeMm * 0.62, sizeMm * 0.16), { plain: true })
  }
  addForm(motif, face, circle(0, 0, sizeMm * 0.16, 8))
  return motif
}

function loop(side: 1 | -1, sizeMm: number, outMm = 0): Ring {
  return [
    [outMm * side, 0, 1],
    [side * (outMm + sizeMm * 0.42), -sizeMm * 0.52],
    [side * (outMm + sizeMm * 0.98), -sizeMm * 0.62],
    [side * (outMm + sizeMm * 1.02), sizeMm * 0.1],
    [side * (outMm + sizeMm * 0.62), sizeMm * 0.36],
  ]
}

/** A tail that widens to a notched end. */
function swallowTail(curve: Curve, halfMm: number): Ring {
  const band = ribbon(curve, (t) => halfMm * (0.5 + 0.7 * t))
  const middle = band.length / 2
  const notch = stationAt(curve, 0.86)
  return [...band.slice(0, middle), [notch.x, notch.y, 1], ...band.slice(middle)]
}
