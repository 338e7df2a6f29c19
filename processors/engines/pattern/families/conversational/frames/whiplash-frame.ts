import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Frame, FramePlace } from './frame.ts'
import { lineOf } from './frame.ts'

/** Pointed ovals of whiplash stems that swell, cross over the thing and curl, a lily where they meet, strap leaves at the foot. */
export const whiplashFrame: Frame = {
  wideMm: 107,
  tallMm: 80,
  shift: 'row',
  reach: 2.2,
  seat: { y: 0.12, wide: 0.74, tall: 1.0, round: 2.4 },
  alternates: 'alone',
  draw: drawOval,
  drawJoint: drawLily,
}

type Place = (x: number, y: number) => Point

/** Units of half the width across and of the whole height of a cell down, which is half of the oval. */
function placeOf({ x, y, halfWideMm, halfTallMm }: FramePlace, side: 1 | -1): Place {
  return (px, py) => [x + side * px * halfWideMm, y + py * halfTallMm * 2]
}

/** Half of the net's side, from the widest place to the top. */
const SIDE: readonly Point[] = [
  [1, 0],
  [0.97, -0.16],
  [0.84, -0.36],
  [0.55, -0.56],
  [0.24, -0.72],
  [0.06, -0.88],
  [0, -1],
]
/** The stem within: it leaves the foot, follows the side, crosses the middle over the thing and curls. */
const STEM: readonly Point[] = [
  [0.02, 0.98],
  [0.1, 0.8],
  [0.42, 0.58],
  [0.72, 0.32],
  [0.84, 0],
  [0.7, -0.32],
  [0.34, -0.56],
  [0.02, -0.68],
  [-0.2, -0.62],
  [-0.22, -0.5],
  [-0.1, -0.47],
  [-0.08, -0.54],
]
const LEAF: readonly Knot[] = [
  [0.02, 0.94, 1],
  [0.2, 0.74],
  [0.5, 0.56],
  [0.66, 0.36],
  [0.7, 0.2, 1],
  [0.56, 0.32],
  [0.36, 0.5],
  [0.12, 0.62],
]

function drawOval(cloth: Cloth, at: FramePlace): void {
  const { inks, halfWideMm, isEmpty } = at
  const line = lineOf(at)
  for (const side of [1, -1] as const) {
    const place = placeOf(at, side)
    const moved = (points: readonly Point[]): Point[] => points.map(([x, y]) => place(x, y))
    const ring = (knots: readonly Knot[]): Ring => knots.map(([x, y, corner]) => [...place(x, y), corner])
    paint(cloth, inks.quiet, ring(LEAF))
    paint(
      cloth,
      inks.metal,
      ribbon(curveThrough(moved(SIDE)), (t) => line * (1.1 + 2.6 * Math.sin(Math.PI * t) ** 2)),
    )
    paint(
      cloth,
      inks.fine,
      ribbon(curveThrough(moved(STEM)), (t) => line * (0.45 + 1.5 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 2)),
    )
    paint(cloth, inks.metal, circle(...place(-0.09, -0.515), Math.max(0.4, halfWideMm * 0.03), 8))
  }
  if (isEmpty) drawPlant(cloth, at)
}

/** Petals of the lily about its throat, right half, in units of its size; the last is the upright one. */
const SIDE_PETAL: readonly Knot[] = [
  [0, 0.1, 1],
  [0.3, 0.02],
  [0.62, -0.16],
  [0.8, -0.5],
  [0.66, -0.66],
  [0.82, -0.28, 1],
  [0.9, -0.02],
  [0.56, 0.2],
  [0.22, 0.24],
]
const INNER_PETAL: readonly Knot[] = [
  [0, 0.12, 1],
  [0.22, -0.1],
  [0.34, -0.5],
  [0.46, -0.86, 1],
  [0.54, -0.48],
  [0.4, -0.06],
  [0.16, 0.16],
]
const UPRIGHT_PETAL: readonly Knot[] = [
  [0, 0.22, 1],
  [0.22, -0.08],
  [0.22, -0.56],
  [0, -1, 1],
  [-0.22, -0.56],
  [-0.22, -0.08],
]
const CALYX: readonly Knot[] = [
  [0, 0.5, 1],
  [0.14, 0.32],
  [0.12, 0.12],
  [0, 0.02, 1],
  [-0.12, 0.12],
  [-0.14, 0.32],
]

type Bloom = { readonly x: number; readonly y: number; readonly sizeMm: number }

function drawBloom(cloth: Cloth, { inks }: FramePlace, { x, y, sizeMm }: Bloom): void {
  const put = (ink: number, knots: readonly Knot[], side: 1 | -1, share = 1): void => {
    paint(
      cloth,
      ink,
      knots.map(([px, py, corner]): Knot => [x + side * px * sizeMm * share, y + py * sizeMm * share, corner]),
    )
  }
  for (const petal of [SIDE_PETAL, INNER_PETAL]) for (const side of [1, -1] as const) put(inks.metal, petal, side)
  put(inks.ground, UPRIGHT_PETAL, 1, 1.08)
  put(inks.metal, UPRIGHT_PETAL, 1)
  put(inks.fine, UPRIGHT_PETAL, 1, 0.56)
  put(inks.quiet, CALYX, 1)
}

/** Over the foot of the oval above, where two sides meet. */
function drawLily(cloth: Cloth, place: FramePlace): void {
  const sizeMm = place.halfWideMm * 0.27
  drawBloom(cloth, place, { x: place.x, y: place.y - place.halfTallMm * 2 + sizeMm * 0.1, sizeMm })
}

/** A lily that fills an oval without a thing: a stem, two leaves that bow outwards, the flower in the middle. */
function drawPlant(cloth: Cloth, at: FramePlace): void {
  const { inks, halfWideMm } = at
  const line = lineOf(at)
  for (const side of [1, -1] as const) {
    const place = placeOf(at, side)
    const leaf: readonly Knot[] = [
      [0, 0.78, 1],
      [0.12, 0.4],
      [0.4, 0.2],
      [0.5, 0.3],
      [0.56, 0.42, 1],
      [0.36, 0.34],
      [0.2, 0.5],
      [0.06, 0.76],
    ]
    paint(
      cloth,
      inks.quiet,
      leaf.map(([x, y, corner]): Knot => [...place(x, y), corner]),
    )
  }
  const place = placeOf(at, 1)
  const stem = curveThrough([place(0, 0.9), place(0.03, 0.6), place(-0.02, 0.3), place(0, 0.05)])
  paint(
    cloth,
    inks.fine,
    ribbon(stem, () => line * 1.1),
  )
  drawBloom(cloth, at, { x: at.x, y: at.y - at.halfTallMm * 0.14, sizeMm: halfWideMm * 0.5 })
}
