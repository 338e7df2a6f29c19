import { greater, lesser } from '../../numbers/clamp.ts'
import type { Points } from '../fit/curve.ts'
import type { ShareOnRight } from '../measure/pair-share.ts'
import { compareShapes, type Polyline, readShares } from './compare-shapes.ts'
import {
  addPlaces,
  type CornerShape,
  type CornerSpot,
  placesBetween,
  plainShapes,
  roundedCorner,
} from './corner-shapes.ts'
import { type CornerRule, missingArea } from './corners.ts'
import type { Corner } from './stroke-ends.ts'

/** A boundary with its corners at their solved places; where a corner is rounded, its points follow the rounding. */
export type Settled = { readonly points: Points; readonly corners: readonly Corner[] }

// Two corners this close together (in points) may be those of one stroke's end.
const STROKE_END_POINTS = 4
// Largest distance of an arm's points from its line, in standard errors of a point.
const ARM_MISS = 1.5

/**
 * Decides for every corner found whether it is a sharp corner, a rounding, the square or round end of a stroke, or no
 * corner at all. Where the pixels hold only two inks, each candidate is rendered with exact coverage and the one
 * nearest to them is taken; elsewhere the area that the measured points lack decides.
 *
 * @param found indices of corners in order
 * @param limits range of indices that the first and the last corner may use
 */
export function settleCorners(
  points: Points,
  found: readonly number[],
  limits: readonly [number, number],
  rule: { readonly pointError: number; readonly corner: CornerRule },
  shareAt: ShareOnRight | undefined,
): Settled {
  const missMax = ARM_MISS * rule.pointError
  const corners: Corner[] = []
  const roundings: CornerShape[] = []
  let taken = limits[0]
  for (let i = 0; i < found.length; i++) {
    const isPair = i + 1 < found.length && found[i + 1] - found[i] <= STROKE_END_POINTS
    const next = (isPair ? found[i + 2] : found[i + 1]) ?? limits[1]
    const middle = isPair ? Math.round((found[i] + found[i + 1]) / 2) : found[i]
    const spot: CornerSpot = {
      index: found[i],
      room: { before: found[i] - taken, after: (found[i + 1] ?? limits[1]) - found[i] },
      middle,
      endRoom: { before: middle - taken, after: next - middle },
    }
    const shapes = plainShapes(points, spot, missMax)
    const seen = shareAt && nearestShape(points, spot, shapes, limits, shareAt)
    const shape = seen ?? likeliestShape(points, spot, shapes, rule.corner)
    if (shape.isEnd && isPair) i++
    corners.push(...shape.corners)
    if (shape.rounds) roundings.push(shape)
    if (shape.rounds) taken = shape.to
    else if (shape.corners.length > 0) taken = shape.corners[shape.corners.length - 1].index
  }
  return roundings.length === 0 ? { points, corners } : followRoundings(points, corners, roundings)
}

/** The most likely shape, judged by the measured points alone. */
function likeliestShape(
  points: Points,
  { index, room }: CornerSpot,
  [smooth, ...others]: readonly CornerShape[],
  rule: CornerRule,
): CornerShape {
  const square = others.find(({ isEnd, rounds }) => isEnd && !rounds)
  if (square) return square
  // Pixels rounded the corner's own point off; its true tip is where the lines of its arms meet.
  const place = others.find(({ arms }) => arms)?.arms?.tip ?? ([points[index * 2], points[index * 2 + 1]] as const)
  if (missingArea(points, index, room, place) > rule.areaMax) return smooth
  return { ...smooth, corners: [{ index, place }] }
}

// Measured points added on each side of a corner, so that all candidates begin and end alike.
const SHOWN = 6

/** The candidate nearest to the pixels; undefined where these cannot tell. */
function nearestShape(
  points: Points,
  spot: CornerSpot,
  shapes: readonly CornerShape[],
  limits: readonly [number, number],
  shareAt: ShareOnRight,
): CornerShape | undefined {
  if (shapes.length < 2) return undefined
  let from = shapes[0].from
  let to = shapes[0].to
  for (let i = 1; i < shapes.length; i++) {
    from = lesser(shapes[i].from, from)
    to = greater(shapes[i].to, to)
  }
  const first = greater(from - SHOWN, limits[0])
  const last = lesser(to + SHOWN, limits[1])
  if (first >= from || last <= to) return undefined
  const drawn = (shape: CornerShape): Polyline => {
    const places = placesBetween(points, first, shape.from + 1)
    append(places, shape.places)
    addPlaces(places, points, shape.to, last + 1)
    return places
  }
  const around = placesBetween(points, from, to + 1)
  for (let i = 0; i < shapes.length; i++) append(around, shapes[i].places)
  const shown = readShares(boundsOf(around), shareAt)
  if (!shown) return undefined
  const misfits = compareShapes(shapes.map(drawn), shown)
  let [best, least] = [shapes[0], Number.POSITIVE_INFINITY]
  const offer = (shape: CornerShape, squares: number): void => {
    // Nothing can be replaced across the start of a ring.
    const isCut = shape.rounds && (shape.from < 0 || shape.to >= points.length / 2)
    if (isCut || squares + shape.price >= least) return
    best = shape
    least = squares + shape.price
  }
  shapes.forEach((shape, i) => {
    offer(shape, misfits[i].squares)
  })
  const sharp = shapes.findIndex(({ arms }) => arms)
  const { arms } = shapes[sharp] ?? {}
  if (!arms) return best
  const rounded = roundedCorner(points, spot, arms, misfits[sharp].excess)
  if (!rounded || rounded.from <= first || rounded.to >= last) return best
  const [misfit] = compareShapes([drawn(rounded)], shown)
  offer(rounded, misfit.squares)
  return best
}

/** Bounding box (left, top, right, bottom) with half a pixel of margin. */
function boundsOf(places: readonly number[]): readonly [number, number, number, number] {
  let left = places[0]
  let top = places[1]
  let right = left
  let bottom = top
  for (let i = 0; i < places.length; i += 2) {
    left = lesser(left, places[i] - 0.5)
    top = lesser(top, places[i + 1] - 0.5)
    right = greater(right, places[i] + 0.5)
    bottom = greater(bottom, places[i + 1] + 0.5)
  }
  return [left, top, right, bottom]
}

function append(places: number[], more: readonly number[]): void {
  for (let i = 0; i < more.length; i++) places.push(more[i])
}

/** The measured points with those on roundings replaced by the roundings' own; corners keep their places. */
function followRoundings(points: Points, corners: readonly Corner[], roundings: readonly CornerShape[]): Settled {
  const out: number[] = []
  const moved: Corner[] = []
  let next = 0
  const keepUpTo = (index: number): void => {
    while (moved.length < corners.length && corners[moved.length].index < index) {
      const corner = corners[moved.length]
      moved.push({ ...corner, index: out.length / 2 + corner.index - next })
    }
    for (; next < index; next++) out.push(points[next * 2], points[next * 2 + 1])
  }
  for (const { from, to, places } of roundings) {
    keepUpTo(from + 1)
    out.push(...places)
    next = to
  }
  keepUpTo(points.length / 2)
  return { points: Float64Array.from(out), corners: moved }
}
