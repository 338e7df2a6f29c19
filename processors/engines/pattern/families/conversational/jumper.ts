import { median } from '../../../numbers/quantile.ts'
import type { Knot, Point } from '../../kit/line/knot.ts'
import { pointBetween } from '../../kit/line/knot.ts'
import { centroidOf, isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'
import type { GarmentInks } from './garments.ts'
import type { Anatomy } from './heads.ts'

/** Slices from neck to hem. */
export const SLICES = 18
/** From the neck the knit goes so much farther than the middle of the body. */
const LENGTH = 1.4
/** Steps across a body in which its rims are looked for, in radii of the head. */
const STEP = 0.06
/** Wider than so many times the usual slice is a leg, an arm or a tail, and stays bare. */
const LIMB = 1.22
/** How far the knit stands off the body, as a share of the usual half width. */
const LOOSE = 0.07
/** Bands of the other ink from neck to hem, as shares of the length: collar, two stripes, and the ribs of the hem. */
const BANDS = [
  [0, 0.12],
  [0.38, 0.48],
  [0.6, 0.7],
  [0.9, 1],
] as const

/** One slice across the body: its middle line, and both rims on it. */
export type Slice = readonly [one: Point, other: Point]

/**
 * A striped jumper on a beast of any build: the body is sliced across from neck to middle, and what is much wider than its
 * usual slice, a leg or a tail, is left out. Nothing where the body has fewer than a few slices.
 */
export function drawJumper(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const slices = slicesOf(body)
  if (slices.length < SLICES / 2) return
  addForm(motif, cloth, partOf(slices, 0, 1))
  for (const [from, to] of BANDS) addDetail(motif, trim, partOf(slices, from, to))
}

/** A tutu sits behind the forelegs: where its waist and hem lie, how far the hem stands off the body in half widths, and its frills. */
const [WAIST, HEM, FLARE, FRILLS] = [0.46, 0.86, 0.6, 5] as const
/** It is looked for so much farther than the middle of the body. */
const TUTU_LENGTH = 1.8

/** Two layers of net that flare from the waist to a frilled hem. */
export function drawTutu(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const slices = slicesOf(body, TUTU_LENGTH)
  if (slices.length < SLICES / 2) return
  addForm(motif, cloth, netOf(slices, HEM, FLARE))
  addDetail(motif, trim, partOf(slices, WAIST, WAIST + 0.07))
  for (let frill = 0; frill <= FRILLS; frill++) addDetail(motif, trim, foldOf(slices, frill / FRILLS))
}

/** From the waist to the hem; every second point of the hem lies farther out. */
function netOf(slices: readonly Slice[], hem: number, flare: number): Knot[] {
  const waist = sliceAt(slices, WAIST)
  const edge = flared(sliceAt(slices, hem), flare)
  const out = flared(sliceAt(slices, Math.min(1, hem + 0.14)), flare)
  const frills = Array.from({ length: FRILLS * 2 + 1 }, (_, at): Knot => {
    const on = at % 2 ? out : edge
    return [...pointBetween(on[0], on[1], at / (FRILLS * 2)), at % 2 ? 0 : 1]
  })
  return [[...waist[0], 1], ...frills, [...waist[1], 1]]
}

/** A fold of the net, a thin wedge from the waist down. */
function foldOf(slices: readonly Slice[], share: number): Knot[] {
  const waist = sliceAt(slices, WAIST + 0.08)
  const hem = flared(sliceAt(slices, HEM - 0.08), FLARE * 0.8)
  const across = 0.08 + 0.84 * share
  return [
    [...pointBetween(waist[0], waist[1], across), 1],
    [...pointBetween(hem[0], hem[1], across - 0.014), 1],
    [...pointBetween(hem[0], hem[1], across + 0.014), 1],
  ]
}

function flared([one, other]: Slice, flare: number): Slice {
  return [pointBetween(one, other, -flare / 2), pointBetween(one, other, 1 + flare / 2)]
}

/** The knit between two shares of its length, round by both rims. */
export function partOf(slices: readonly Slice[], from: number, to: number): Knot[] {
  const last = slices.length - 1
  const inner = slices.flatMap((slice, at) => (at / last > from && at / last < to ? [slice] : []))
  const all = [sliceAt(slices, from), ...inner, sliceAt(slices, to)]
  const rim = (side: 0 | 1): Knot[] =>
    all.map((slice, at): Knot => [...slice[side], at === 0 || at === all.length - 1 ? 1 : 0])
  return [...rim(0), ...rim(1).toReversed()]
}

/** The slice at a share of the length, between the two that were cut. */
export function sliceAt(slices: readonly Slice[], share: number): Slice {
  const place = share * (slices.length - 1)
  const [one, next] = [slices[Math.floor(place)], slices[Math.ceil(place)]]
  return [pointBetween(one[0], next[0], place % 1), pointBetween(one[1], next[1], place % 1)]
}

/**
 * Slices across a body from the neck on.
 *
 * @param length how far they go, in distances from the neck to the middle of the body
 */
export function slicesOf({ outline, neck: [throat, nape], radius, at: head }: Anatomy, length = LENGTH): Slice[] {
  const start: Point = [(throat[0] + nape[0]) / 2, (throat[1] + nape[1]) / 2]
  const [x, y] = centroidOf(outline)
  const far = Math.hypot(x - start[0], y - start[1]) || 1
  const [ux, uy] = [(x - start[0]) / far, (y - start[1]) / far]
  const isBody = (point: Point): boolean =>
    isInsidePolygon(outline, point) && Math.hypot(point[0] - head[0], point[1] - head[1]) > radius
  const reaches: (readonly [middle: Point, left: number, right: number])[] = []
  let shift = 0
  for (let slice = 0; slice < SLICES; slice++) {
    const along = (slice / (SLICES - 1)) * far * length
    const on = (across: number): Point => [start[0] + ux * along - uy * across, start[1] + uy * along + ux * across]
    // A bent neck leaves the line from neck to middle; its slice is near the one before.
    const found = [0, 1, -1, 2, -2, 4, -4, 7, -7, 10, -10]
      .map((step) => shift + step * STEP * radius)
      .find((across) => isBody(on(across)))
    if (found === undefined) continue
    const rimOn = (side: 1 | -1): number => {
      let across = found
      while (isBody(on(across)) && Math.abs(across - found) < far * 2) across += side * STEP * radius
      return Math.abs(across - found)
    }
    reaches.push([on(found), rimOn(-1), rimOn(1)])
    shift = found
  }
  const usual = (side: 1 | 2): number => median(reaches.map((reach) => reach[side]))
  const cap = (reach: number, most: number): number => Math.min(reach, most * LIMB) + most * LOOSE
  return reaches.map(([[mx, my], left, right]): Slice => {
    const [one, other] = [cap(left, usual(1)), cap(right, usual(2))]
    return [
      [mx + uy * one, my - ux * one],
      [mx - uy * other, my + ux * other],
    ]
  })
}
