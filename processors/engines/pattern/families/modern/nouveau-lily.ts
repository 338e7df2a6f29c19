import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { circle } from '../../kit/line/outline.ts'

/** Inks by part; every body carries a keyline, as in the lithographs of the time. */
export type NouveauInks = {
  readonly keyline: number
  readonly stem: number
  readonly leaf: number
  readonly shade: number
  readonly petal: number
  readonly heart: number
}

export type NouveauForm = {
  /** Share of the wide swing of the main stem, and of its last curl. */
  readonly swing: number
  readonly curl: number
  readonly petals: number
  readonly hasBud: boolean
  readonly weight: number
}

/** One half of a plant; the other is its mirror image. */
export type PlantHalf = {
  readonly inks: NouveauInks
  readonly form: NouveauForm
  readonly place: (knot: Knot) => Knot
  readonly unitMm: number
  readonly side: 1 | -1
}

/** Side petals bend out and down from the throat at (0, -0.5). */
export function drawLilyHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks, form } = half
  const outer: Ring = [
    [0, -0.48, 1],
    [0.2, -0.52],
    [0.42, -0.66],
    [0.5, -0.88],
    [0.42, -0.98],
    [0.52, -0.76, 1],
    [0.62, -0.6],
    [0.44, -0.44],
    [0.2, -0.4],
  ]
  putOutlined(cloth, half, inks.petal, outer)
  putDetail(cloth, half, inks.shade, [
    [0.06, -0.47, 1],
    [0.28, -0.52],
    [0.44, -0.62],
    [0.5, -0.74],
    [0.48, -0.6],
    [0.3, -0.46],
  ])
  if (form.petals > 3)
    putOutlined(cloth, half, inks.petal, [
      [0.02, -0.46, 1],
      [0.16, -0.62],
      [0.22, -0.86],
      [0.3, -1.06, 1],
      [0.36, -0.84],
      [0.28, -0.58],
      [0.14, -0.46],
    ])
  if (half.side === -1) drawLilyMiddle(cloth, half)
}

/** The upright petal and the stamens, drawn once over both halves. */
function drawLilyMiddle(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, [
    [0, -0.4, 1],
    [0.14, -0.56],
    [0.16, -0.86],
    [0, -1.14, 1],
    [-0.16, -0.86],
    [-0.14, -0.56],
  ])
  putDetail(cloth, half, inks.shade, [
    [0, -0.46, 1],
    [0.06, -0.62],
    [0.05, -0.82],
    [0, -1, 1],
    [-0.05, -0.82],
    [-0.06, -0.62],
  ])
  putOutlined(cloth, half, inks.leaf, [
    [0, -0.26, 1],
    [0.11, -0.4],
    [0.07, -0.54],
    [0, -0.6, 1],
    [-0.07, -0.54],
    [-0.11, -0.4],
  ])
  for (const x of [-0.1, 0, 0.1]) putDetail(cloth, half, inks.heart, circle(x, -0.66 - (x === 0 ? 0.06 : 0), 0.024, 8))
}

/** A closed bud at a point of one half of the plant; the other half gets its mirror image. */
export function drawBud(cloth: Cloth, half: PlantHalf, [x, y]: Point): void {
  putOutlined(cloth, half, half.inks.petal, [
    [x - 0.02, y + 0.14, 1],
    [x + 0.12, y + 0.02],
    [x + 0.09, y - 0.14],
    [x + 0.01, y - 0.27, 1],
    [x - 0.09, y - 0.12],
    [x - 0.1, y + 0.04],
  ])
  putDetail(cloth, half, half.inks.leaf, [
    [x - 0.03, y + 0.17, 1],
    [x + 0.1, y + 0.06],
    [x + 0.06, y - 0.03, 1],
    [x, y + 0.03],
    [x - 0.09, y - 0.02, 1],
    [x - 0.1, y + 0.08],
  ])
}

/** Half a plant's width, in mm, below which details are left out. */
const DETAIL_MM = 20

/** A body with its keyline under it. */
export function putOutlined(cloth: Cloth, half: PlantHalf, ink: number, ring: Ring): void {
  const placed = ring.map(half.place)
  paint(cloth, half.inks.keyline, offsetRing(placed, Math.max(0.35, half.unitMm * 0.014)))
  paint(cloth, ink, placed)
}

/** A detail inside a body; on small plants it would not be seen. */
export function putDetail(cloth: Cloth, half: PlantHalf, ink: number, ring: Ring): void {
  if (half.unitMm < DETAIL_MM) return
  paint(cloth, ink, ring.map(half.place))
}
