import type { Curve } from '../fit/curve.ts'
import { OUTSIDE } from './corner-kinds.ts'
import type { Edge } from './edges.ts'

/**
 * A place where a boundary meets the frame; `along` is its distance along the frame, clockwise from the top left
 * corner, in pixels.
 */
export type Crossing = {
  readonly along: number
  readonly node: number
  readonly x: number
  readonly y: number
  /** What is just before and just after it, going clockwise. */
  readonly before: Side
  readonly after: Side
}

export type Side = { readonly ink: number; readonly face: number }

/**
 * The frame of a tile between the crossings, clockwise, so that the inside is on its right.
 *
 * @param crossings where boundaries meet the frame, in any order
 * @param ground ink and face at the frame when no boundary crosses it
 */
export function frameEdges(crossings: readonly Crossing[], width: number, height: number, ground: Side): Edge[] {
  const places: readonly Place[] = [
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ]
  if (crossings.length === 0) return [frameEdge(straightCurve([[0, 0], ...places]), ground, 'closed')]
  const corners = [width, width + height, 2 * width + height, 2 * (width + height)]
  const round = 2 * (width + height)
  return walkRound(crossings, round).map(({ from, to, way }) => {
    const passed: Place[] = []
    for (let lap = -1; lap < 2; lap++)
      corners.forEach((corner, k) => {
        const ahead = corner + lap * round - from.along
        if (ahead > Math.min(0, way) && ahead < Math.max(0, way)) passed.push(places[k])
      })
    if (way < 0) passed.reverse()
    const curve = straightCurve([[from.x, from.y], ...passed, [to.x, to.y]])
    return frameEdge(curve, from.after, { start: from.node, end: to.node })
  })
}

type Place = readonly [x: number, y: number]

/** A stretch of the frame that bounds one area. */
type Stretch = {
  readonly from: Crossing
  readonly to: Crossing
  /** Its length clockwise; negative where boundaries were fitted across each other, so that it runs back. */
  readonly way: number
}

/** All stretches of the frame, clockwise; `round` is the length of the frame. */
function walkRound(crossings: readonly Crossing[], round: number): Stretch[] {
  const sorted = crossings.toSorted((a, b) => a.along - b.along)
  const gaps = sorted.map(({ along }, i) =>
    i > 0 ? along - sorted[i - 1].along : along + round - sorted[sorted.length - 1].along,
  )
  // Consecutive crossings bound the same area, except where boundaries have changed places; that does not happen across
  // a wide gap, so the walk starts at one.
  const fitting = sorted.flatMap(({ before }, i) => (before.face === sorted.at(i - 1)?.after.face ? [i] : []))
  const first = fitting[0] ?? 0
  const widest = fitting.reduce((best, at) => (gaps[at] > gaps[best] ? at : best), first)
  const stretches = joinSides(orderCrossings(startAt(sorted, widest), round), round)
  return startAt(
    stretches,
    stretches.findIndex(({ from }) => from === sorted[first]),
  )
}

function startAt<T>(list: readonly T[], at: number): T[] {
  return [...list.slice(at), ...list.slice(0, at)]
}

// Boundaries very close together may have been fitted across each other. The crossing that belongs at a place is looked
// for up to so many crossings and pixels ahead.
const SWAP_REACH = 6
const SWAP_PX = 8

/** The crossings in the order of the areas between them, as far as it can be restored within a few crossings. */
function orderCrossings(clockwise: readonly Crossing[], round: number): readonly Crossing[] {
  const ordered = [...clockwise]
  for (let i = 1; i < ordered.length; i++) {
    const { face } = ordered[i - 1].after
    const ahead = ordered
      .slice(i, i + SWAP_REACH)
      .filter(({ along }) => (along - ordered[i].along + round) % round <= SWAP_PX)
      .findIndex(({ before }) => before.face === face)
    if (ahead > 0) ordered.splice(i, 0, ...ordered.splice(i + ahead, 1))
  }
  return ordered
}

/** The shorter distance from one crossing to another, negative where that is counter-clockwise. */
function wayBetween(from: Crossing, to: Crossing, round: number): number {
  const way = to.along - from.along
  return way - Math.round(way / round) * round
}

/**
 * Connects each crossing with the next one. Where the area that starts at the first does not end at the next, no order
 * was found, and each is connected with the nearest crossing at which its own area ends: every area ends as often as it
 * starts, so every ring closes, however its boundaries were fitted.
 */
function joinSides(ordered: readonly Crossing[], round: number): Stretch[] {
  const ends = startAt(ordered, 1)
  const open = ends.filter(({ before }, i) => before.face !== ordered[i].after.face)
  const stretches = ordered.map((from, i) => {
    const to = from.after.face === ends[i].before.face ? ends[i] : takeNearest(open, from, round)
    return { from, to, way: wayBetween(from, to, round) }
  })
  // All stretches together go round once; what is missing is made up by taking the long way for the most negative ones.
  for (let lack = round - sumOf(stretches); Math.round(lack / round) > 0; lack -= round) {
    const least = stretches.reduce((best, one) => (one.way < best.way ? one : best))
    least.way += round
  }
  return stretches
}

function sumOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { way }) => sum + way, 0)
}

/** Removes from a list the crossing at which the area that starts at another one ends; of several, the nearest. */
function takeNearest(open: Crossing[], from: Crossing, round: number): Crossing {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  open.forEach((to, i) => {
    const distance = Math.abs(wayBetween(from, to, round))
    if (to.before.face !== from.after.face || distance >= least) return
    least = distance
    nearest = i
  })
  return open.splice(nearest, 1)[0]
}

function straightCurve(points: readonly (readonly [number, number])[]): Curve {
  const [[x, y], ...rest] = points
  return { x, y, coords: rest.flatMap((point) => [...point, ...point, ...point]), straight: rest.map(() => true) }
}

/** An edge of the frame between two junctions, or the whole frame where no boundary crosses it. */
function frameEdge(
  curve: Curve,
  inside: Side,
  junctions: { readonly start: number; readonly end: number } | 'closed',
): Edge {
  const closed = junctions === 'closed'
  const { start, end } = closed ? { start: -1, end: -1 } : junctions
  return {
    left: OUTSIDE,
    right: inside.ink,
    leftFace: -1,
    rightFace: inside.face,
    closed,
    start,
    end,
    curve,
    path: undefined,
    startTurn: 0,
    endTurn: 0,
  }
}
