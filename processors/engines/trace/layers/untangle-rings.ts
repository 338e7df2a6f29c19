import { type Cubic, cutCubic } from '../fit/cubic.ts'
import { areaWithin, type Curve, type Ring, reverseCurve } from '../fit/curve.ts'

import { type Crossing, findCrossing } from './find-crossing.ts'
import { liesInside, outlineOf } from './objects.ts'

// Square pixels; a smaller loop is invisible and is dropped.
const LOOP_AREA_LEAST = 0.1
// A ring is cut at most this often, so that the work is bounded.
const CUTS_MAX = 500
const LENGTH_LEAST_PX = 1e-6

/**
 * Cuts rings at their self-crossings, so that every program fills the same areas, whichever fill rule it uses. Of the
 * two parts at a crossing the smaller becomes a ring of its own where it lies beside the other or is a hole in it;
 * where it would be filled twice it is dropped. Rings without crossings are returned as they are.
 */
export function untangleRings(rings: readonly Ring[]): Ring[] {
  return rings.flatMap((ring) => {
    const crossing = findCrossing(ring)
    return crossing ? untangle(ring, crossing, findCrossing) : [ring]
  })
}

type Tangled = { readonly ring: Ring; readonly crossing: Crossing | undefined }

/** Cuts a ring of which one crossing is known; `find` looks for crossings of its parts. */
export function untangle(tangled: Ring, first: Crossing, find: (ring: Ring) => Crossing | undefined): Ring[] {
  const done: Ring[] = []
  const open: Tangled[] = [{ ring: tangled, crossing: first }]
  for (let next = open.pop(), cuts = 0; next; next = open.pop(), cuts++) {
    const { ring, crossing } = next
    if (crossing && cuts < CUTS_MAX)
      open.push(...cutAt(ring, crossing).map((part) => ({ ring: [part], crossing: find([part]) })))
    else done.push(ring)
  }
  return done
}

/** The larger part of a ring cut at a crossing, and the smaller one where it is needed. */
function cutAt(ring: Ring, crossing: Crossing): Curve[] {
  const [one, other] = partsAt(asOneCurve(ring), crossing)
  const areas = [areaWithin(one), areaWithin(other)]
  const isOneMain = Math.abs(areas[0]) >= Math.abs(areas[1])
  const [main, loop] = isOneMain ? [one, other] : [other, one]
  const [area, loopArea] = isOneMain ? areas : areas.toReversed()
  if (Math.abs(loopArea) < LOOP_AREA_LEAST) return [main]
  const turnsAlike = area > 0 === loopArea > 0
  const isInside = liesInside(outlineOf([loop]), outlineOf([main]))
  if (turnsAlike !== isInside) return [main, loop]
  // Two sides that changed places still enclose what lies between them.
  return !isInside && area > 0 ? [main, reverseCurve(loop)] : [main]
}

function asOneCurve(ring: Ring): Curve {
  if (ring.length === 1) return ring[0]
  const { x, y } = ring[0]
  return { x, y, coords: ring.flatMap(({ coords }) => coords), straight: ring.flatMap(({ straight }) => straight) }
}

/**
 * The two closed curves into which a curve falls at its self-crossing: the rest, and the loop. Outlines of photographs
 * have thousands of segments, of which a cut changes two, so all others are copied in one go.
 */
function partsAt(curve: Curve, { first, firstAt, second, secondAt }: Crossing): readonly [Curve, Curve] {
  const { coords, straight } = curve
  const isOne = first === second
  const [before, ahead] = cutSide(cubicAt(curve, first), straight[first], firstAt)
  const [back, after] = isOne
    ? cutSide(ahead, straight[first], (secondAt - firstAt) / (1 - firstAt))
    : cutSide(cubicAt(curve, second), straight[second], secondAt)
  const x = (back[6] + ahead[0]) / 2
  const y = (back[7] + ahead[1]) / 2
  const stop = (cubic: readonly number[], at: number): number[] =>
    straight[at] ? [x, y, x, y, x, y] : [...cubic.slice(2, 6), x, y]
  const rest = {
    x: curve.x,
    y: curve.y,
    coords: coords.slice(0, first * 6).concat(stop(before, first), after.slice(2), coords.slice(second * 6 + 6)),
    straight: straight.slice(0, first + 1).concat(straight.slice(second)),
  }
  const inner = isOne ? [] : ahead.slice(2).concat(coords.slice(first * 6 + 6, second * 6))
  const loop = {
    x,
    y,
    coords: inner.concat(stop(back, second)),
    straight: straight.slice(isOne ? second : first, second + 1),
  }
  return [withoutDots(rest), withoutDots(loop)]
}

/** A segment with its start: eight numbers. */
function cubicAt({ x, y, coords }: Curve, segment: number): Cubic {
  const at = segment * 6
  const [startX, startY] = at === 0 ? [x, y] : [coords[at - 2], coords[at - 1]]
  const [x1, y1, x2, y2, endX, endY] = coords.slice(at, at + 6)
  return [startX, startY, x1, y1, x2, y2, endX, endY]
}

function cutSide(cubic: Cubic, isLine: boolean, t: number): [Cubic, Cubic] {
  if (!isLine) return cutCubic(cubic, t)
  const [x, y, , , , , endX, endY] = cubic
  const [cutX, cutY] = [x + (endX - x) * t, y + (endY - y) * t]
  return [
    [x, y, cutX, cutY, cutX, cutY, cutX, cutY],
    [cutX, cutY, endX, endY, endX, endY, endX, endY],
  ]
}

/** Removes segments without length. */
function withoutDots(curve: Curve): Curve {
  const { x, y, coords, straight } = curve
  const kept: number[] = []
  for (let segment = 0; segment < straight.length; segment++) if (!isDot(curve, segment)) kept.push(segment)
  if (kept.length === straight.length) return curve
  return {
    x,
    y,
    coords: kept.flatMap((segment) => coords.slice(segment * 6, segment * 6 + 6)),
    straight: kept.map((segment) => straight[segment]),
  }
}

function isDot({ x, y, coords }: Curve, segment: number): boolean {
  const at = segment * 6
  const startX = at === 0 ? x : coords[at - 2]
  const startY = at === 0 ? y : coords[at - 1]
  for (let i = at; i < at + 6; i += 2)
    if (Math.abs(coords[i] - startX) > LENGTH_LEAST_PX || Math.abs(coords[i + 1] - startY) > LENGTH_LEAST_PX)
      return false
  return true
}
