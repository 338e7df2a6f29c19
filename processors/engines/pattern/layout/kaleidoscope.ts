import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { COPIED_KNOTS_MOST, refuseMore } from '../kit/area/drawing-limit.ts'
import type { Affine } from '../kit/line/affine.ts'
import { isTurnedOver, moveKnot } from '../kit/line/affine.ts'
import type { Point, Ring } from '../kit/line/knot.ts'
import { boxOf } from '../kit/line/knot.ts'
import type { Lattice } from '../kit/place/lattice.ts'
import { blockLattice, cellsOf, imagesInMm, latticeShares } from '../kit/place/lattice.ts'
import type { HalfPlane } from './clip-ring.ts'
import { clipRing, isBeyond, sidesOf } from './clip-ring.ts'

type PeriodSize = { readonly widthMm: number; readonly heightMm: number }

/** Half the overlap of adjacent parts, mm, so that no hairline shows along mirrors in viewers with anti-aliasing. */
const OVERLAP_MM = 0.04

/**
 * Kaleidoscope: the part of a cloth inside one chamber of mirrors, and all its images. Lines are continuous across
 * every mirror, because each side is the reflection of the other.
 *
 * @param group its cells, as a lattice with images
 * @param chamber corners in shares of a cell, clockwise
 * @param view translation of the cloth under the chamber, in mm
 * @param size size of the result; the cloth may have another period
 */
export function reflectCloth(
  cloth: Cloth,
  group: Lattice,
  chamber: readonly Point[],
  view: Point = [0, 0],
  size: PeriodSize = cloth,
): Cloth {
  const { columns, rows } = cellsOf(group)
  const { widthMm, heightMm } = size
  const images = imagesInMm({ widthMm, heightMm, lattice: group })
  const cells = latticeShares({ order: columns * rows, step: 0, rows })
  const moves = cells.flatMap(([x, y]) =>
    images.map((image): Affine => [...linear(image), image[4] + x * widthMm, image[5] + y * heightMm]),
  )
  const shapes = imagesOfView(cloth, cornersInMm(size, group, chamber), view, moves)
  return { ...cloth, widthMm, heightMm, lattice: blockLattice, shapes, subjects: [] }
}

/**
 * The part of a cloth inside a convex area, drawn at several places.
 *
 * @param corners of the area in mm, clockwise
 * @param view translation of the cloth under the area, in mm
 * @throws DrawingTooLarge when the images hold more than a drawing may
 */
export function imagesOfView(cloth: Cloth, corners: readonly Point[], view: Point, moves: readonly Affine[]): Shape[] {
  const sides = sidesOf(corners, OVERLAP_MM)
  let knots = 0
  return cloth.shapes.flatMap((shape) =>
    placesIn(cloth, shape, corners, view).flatMap((place) => {
      const images = imagesOfPart(shape, place, sides, moves)
      for (const { rings } of images) for (const ring of rings) knots += ring.length
      refuseMore(knots, COPIED_KNOTS_MOST)
      return images
    }),
  )
}

/** Corners of a chamber on the cloth, mm. */
export function cornersInMm({ widthMm, heightMm }: PeriodSize, group: Lattice, chamber: readonly Point[]): Point[] {
  const { columns, rows } = cellsOf(group)
  return chamber.map(([x, y]) => [(x * widthMm) / columns, (y * heightMm) / rows])
}

function linear([a, b, c, d]: Affine): readonly [number, number, number, number] {
  return [a, b, c, d]
}

/** All images of a part are painted as one shape, so that no hairline can show where they meet on a mirror. */
function imagesOfPart(
  { ink, rings }: Shape,
  place: Point,
  sides: readonly HalfPlane[],
  moves: readonly Affine[],
): Shape[] {
  const [dx, dy] = place
  const kept = rings
    // Most rings of a finely woven cloth lie outside, and are not worth a moved copy.
    .filter((ring) => !isBeyond(ring, place, sides))
    .map((ring) =>
      clipRing(
        ring.map(([x, y, corner]) => [x + dx, y + dy, corner] as const),
        sides,
      ),
    )
    .filter((ring) => ring.length > 2)
  return kept.length > 0 ? [{ ink, rings: moves.flatMap((move) => kept.map((ring) => moveRing(ring, move))) }] : []
}

/** Bodies keep running clockwise when they are reflected, so that overlapping images add up under the non-zero rule. */
function moveRing(ring: Ring, move: Affine): Ring {
  const moved = ring.map((knot) => moveKnot(move, knot))
  return isTurnedOver(move) ? moved.reverse() : moved
}

/**
 * Every translation of a shape, by lattice copies and turns round the torus, with which it may reach into the chamber.
 */
function placesIn(cloth: Cloth, shape: Shape, corners: readonly Point[], view: Point): Point[] {
  const box = boxOf(shape.rings)
  const area = boxOf([corners])
  return latticeShares(cloth.lattice).flatMap(([shareX, shareY]) => {
    const [x, y] = [shareX * cloth.widthMm + view[0], shareY * cloth.heightMm + view[1]]
    const columns = cloth.wraps ? turns(box.left + x, box.right + x, area.left, area.right, cloth.widthMm) : [0]
    const rows = cloth.wraps ? turns(box.top + y, box.bottom + y, area.top, area.bottom, cloth.heightMm) : [0]
    return columns.flatMap((column) => rows.map((row): Point => [x + column * cloth.widthMm, y + row * cloth.heightMm]))
  })
}

/** Integer multiples of the period by which an interval can be moved to overlap another. */
function turns(from: number, to: number, areaFrom: number, areaTo: number, period: number): number[] {
  const first = Math.ceil((areaFrom - to - OVERLAP_MM) / period)
  const last = Math.floor((areaTo - from + OVERLAP_MM) / period)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
