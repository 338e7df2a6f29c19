import { clamp } from '../../../../numbers/clamp.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { mix, placeKnot } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'

export type LeafStyle = 'half' | 'light' | 'fold' | 'dark' | 'flat'
export const leafStyles: readonly LeafStyle[] = ['half', 'light', 'fold', 'dark', 'half']

export type LeafOptions = {
  readonly lengthMm: number
  /** Width as a share of length. */
  readonly width?: number
  /** Whole turn of the midrib in radians. */
  readonly bend?: number
  readonly style?: LeafStyle
  readonly teeth?: number
  readonly veins?: number
  /** Length of the stalk as a share of the leaf; 0 for none. */
  readonly stalk?: number
}

/** A point in leaf coordinates: t along the midrib 0..1, v across from margin (-1) to margin (1). */
export type LeafPoint = (t: number, v: number, corner?: 0 | 1) => Knot

const THINNEST_MM = 0.25

/** A leaf growing along +x from the origin, drawn in its own coordinates so that veins and folds follow the form. */
export function drawLeaf(random: Random, inks: LeafInks, options: LeafOptions, pen: Pen = gouache): Motif {
  const { lengthMm, style = 'half' } = options
  const bend = options.bend ?? random.sign() * random.between(0.25, 0.8)
  const at = leafCoordinates(random, lengthMm, bend, options.width ?? random.between(0.3, 0.42))
  const half = Math.max(THINNEST_MM, lengthMm * 0.012)
  const isLine = pen.mode === 'line'
  const motif = createMotif(pen)
  const shadedSide = bend > 0 ? -1 : 1
  if (options.stalk !== 0) {
    const foot = -lengthMm * (options.stalk ?? 0.16)
    addDetail(motif, isLine ? pen.ink : inks.leafDark, brushStroke([foot, 0], [0, 0], xy(at(0.3, 0)), half * 1.1, half))
  }
  const [upper, lower] = [1, -1].map((side) => margin(random, at, side, options.teeth ?? 0))
  addForm(motif, inks.leaf, [at(0, 0, 1), ...upper, at(1, 0, 1), ...lower.toReversed()])
  if (!isLine && (style === 'half' || style === 'fold')) addDetail(motif, inks.leafDark, shadow(at, shadedSide, style))
  if (style !== 'flat' && lengthMm > 5) {
    const ink = isLine ? pen.ink : style === 'dark' ? inks.leafDark : inks.leafLight
    drawVeins(motif, ink, at, half, options.veins ?? Math.round(clamp(lengthMm / 6.2, 2, 6)))
  }
  return motif
}

function xy(knot: Knot): readonly [number, number] {
  return [knot[0], knot[1]]
}

/** Half width t^p·(1 − t)^q: p and q near .75 and 1.1 give lance to oval leaves; the two sides differ by up to 14 %. */
export function leafCoordinates(random: Random, lengthMm: number, bend: number, width: number): LeafPoint {
  const midrib = spine(lengthMm, bend, random.between(-0.22, 0.22), 8, -bend * 0.3)
  const [p, q] = [random.between(0.6, 0.9), random.between(0.9, 1.3)]
  const widest = p / (p + q)
  const most = widest ** p * (1 - widest) ** q
  const lopsided = random.between(0.86, 1.14)
  const half = (t: number): number =>
    t <= 0 || t >= 1 ? 0 : ((lengthMm * width) / 2) * ((t ** p * (1 - t) ** q) / most)
  return (t, v, corner) => {
    const { x, y, tangentX, tangentY } = stationAt(midrib, t)
    const across = half(clamp(t, 0, 1)) * v * (v > 0 ? lopsided : 2 - lopsided)
    return [x - tangentY * across, y + tangentX * across, corner]
  }
}

function margin(random: Random, at: LeafPoint, side: number, teeth: number): Knot[] {
  if (teeth === 0) return [0.06, 0.2, 0.36, 0.54, 0.72, 0.88].map((t) => at(t, side * random.between(0.98, 1.06)))
  return Array.from({ length: teeth }, (_, tooth) => {
    const [start, step] = [0.06 + (0.88 * tooth) / teeth, 0.88 / teeth]
    const notch: Knot = at(start, side * 0.88, tooth > 0 ? 1 : 0)
    return [notch, at(start + step * 0.5, side * 1.06), at(start + step * 1.08, side * 1.1, 1)]
  }).flat()
}

/** The shadow half stops inside the margin: the lit edge that remains is what reads as gouache. */
function shadow(at: LeafPoint, side: number, style: LeafStyle): Ring {
  const reach = style === 'fold' ? 0.62 : 0.93
  const outer = [0.15, 0.32, 0.5, 0.68, 0.86].map((t, index) =>
    at(t, side * reach * (style === 'fold' && index % 2 ? 0.8 : 1)),
  )
  return [at(0, 0, 1), ...outer, at(1, 0, 1), ...[0.8, 0.5, 0.2].map((t) => at(t, side * 0.02))]
}

/** The line along the middle of a leaf, `half` mm wide at its foot to each side and pointed at `to`; it bends as the leaf does. */
export function midrib(at: LeafPoint, to: number, half: number): Ring {
  const line = [0.01, 0.28, 0.52, 0.76, 1].map((share) => xy(at(share * to, 0)))
  return ribbon(line, (t) => (t === 1 ? 0 : half * (1 - 0.5 * t)))
}

/** Veins leave the rib at 45–55° and rise forward to 84 % of the half width. */
function drawVeins(motif: Motif, ink: number, at: LeafPoint, half: number, pairs: number): void {
  addDetail(motif, ink, midrib(at, 0.95, half))
  for (let pair = 0; pair < pairs; pair++)
    for (const side of [1, -1]) {
      const t = 0.1 + (0.68 * (pair + (side > 0 ? 0.15 : 0.5))) / pairs
      const end = Math.min(0.97, t + 0.13 + 0.05 * (1 - pair / pairs))
      const vein = brushStroke(
        xy(at(t, 0)),
        xy(at(t + 0.045, side * 0.46)),
        xy(at(end, side * 0.84)),
        half * 0.5,
        half * 0.52,
      )
      addDetail(motif, ink, vein)
    }
}

export type FrondOptions = {
  readonly lengthMm: number
  readonly pairs?: number
  readonly bend?: number
  readonly ink?: number
}

/** A compound leaf: paired leaflets on an arching rib, one at the end. */
export function drawCompoundLeaf(random: Random, inks: LeafInks, options: FrondOptions, pen: Pen = gouache): Motif {
  const { lengthMm, pairs = 5, ink = inks.leaf } = options
  const motif = createMotif(pen)
  const bend = options.bend ?? random.sign() * random.between(0.3, 0.9)
  const rib = spine(lengthMm, bend, random.between(-0.15, 0.15), 8, -bend * 0.3)
  const half = Math.max(THINNEST_MM, lengthMm * 0.011)
  // Five broad leaflets fill the leaf of a rose as thirteen narrow ones fill an ash's.
  const leafletMm = lengthMm * (pairs < 3 ? 0.46 : 0.3)
  addDetail(
    motif,
    pen.mode === 'line' ? pen.ink : inks.leafDark,
    ribbon(rib, (t) => half * (1.2 - t)),
  )
  for (let pair = 0; pair <= pairs; pair++) {
    const isLast = pair === pairs
    const t = isLast ? 1 : 0.2 + (0.72 * pair) / pairs
    for (const side of isLast ? [0] : [1, -1])
      addLeaflet(motif, random, inks, { rib, t, side, ink, half, leafletMm, isLast })
  }
  return motif
}

type Leaflet = {
  readonly rib: Curve
  readonly t: number
  readonly side: number
  readonly ink: number
  readonly half: number
  readonly leafletMm: number
  readonly isLast: boolean
}

function addLeaflet(motif: Motif, random: Random, inks: LeafInks, leaflet: Leaflet): void {
  const { rib, t, side, ink, half, leafletMm, isLast } = leaflet
  const { x, y } = stationAt(rib, t)
  const length = leafletMm * (isLast ? 0.9 : 1 - 0.35 * Math.abs(t - 0.45) - random.between(0, 0.1))
  const turn = headingAt(rib, t) + side * random.between(0.75, 0.95)
  addForm(motif, ink, blade(x, y, turn, length, length * 0.42, -side * 0.12), { plain: length < 4 })
  if (length < 2.8) return
  const place = placeKnot({ x, y, turn })
  const [from, over, to] = [
    place([length * 0.08, 0]),
    place([length * 0.5, -side * length * 0.03]),
    place([length * 0.85, -side * length * 0.09]),
  ]
  const veinInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafLight
  addDetail(motif, veinInk, brushStroke(xy(from), xy(over), xy(to), half * 0.35, half * 0.5))
}

/** A fern: many narrow leaflets, longest in the lower third, on a curling rib. */
export function drawFern(random: Random, inks: LeafInks, options: FrondOptions, pen: Pen = gouache): Motif {
  const { lengthMm, pairs = 11, ink = inks.leaf } = options
  const motif = createMotif(pen)
  const bend = options.bend ?? random.sign() * random.between(0.5, 1.2)
  const rib = spine(lengthMm, bend, 0, 9, -bend * 0.2)
  addDetail(
    motif,
    ink,
    ribbon(rib, (t) => lengthMm * 0.011 * (1.15 - t)),
  )
  for (let pair = 0; pair < pairs; pair++) {
    const t = 0.1 + (0.88 * pair) / pairs
    const { x, y } = stationAt(rib, t)
    const length = lengthMm * 0.27 * Math.sin(Math.PI * clamp(0.16 + t * 0.8, 0, 1)) * (1.1 - 0.5 * t)
    for (const side of [1, -1]) {
      const turn = headingAt(rib, t) + side * mix(1.15, 0.7, t)
      addForm(motif, ink, blade(x, y, turn, length, length * 0.34 + 0.3, -side * 0.2), { plain: true })
    }
  }
  return motif
}
