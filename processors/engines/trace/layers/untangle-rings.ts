import { areaWithin, type Curve, type Ring, reverseCurve } from '../fit/curve.ts'
import { cutCubic } from '../fit/split-turns.ts'
import type { Crossing } from './cross-segments.ts'
import { findCrossing } from './find-crossing.ts'
import { liesInside, outlineOf } from './objects.ts'

// Square pixels: a loop that nobody sees.
const LOOP_AREA_LEAST = 0.1
// What crosses itself more often is cut no further, so that this ends in bounded time.
const CUTS_MAX = 500
const LENGTH_LEAST_PX = 1e-6

/**
 * Cuts rings that run over themselves at each crossing, so that every program fills the same of them, whichever rule it fills
 * by. Of the two parts at a crossing the smaller becomes a ring of its own where it lies beside the other or is a hole in it; what
 * it would fill a second time is dropped. Rings that cross nowhere are given back as they are.
 */
export function untangleRings(rings: readonly Ring[]): Ring[] {
  return rings.flatMap((ring) => {
    const crossing = findCrossing(ring)
    return crossing ? untangle(ring, crossing) : [ring]
  })
}

type Tangled = { readonly ring: Ring; readonly crossing: Crossing | undefined }

function untangle(tangled: Ring, first: Crossing): Ring[] {
  const done: Ring[] = []
  const open: Tangled[] = [{ ring: tangled, crossing: first }]
  for (let next = open.pop(), cuts = 0; next; next = open.pop(), cuts++) {
    const { ring, crossing } = next
    if (crossing && cuts < CUTS_MAX)
      open.push(...cutAt(ring, crossing).map((part) => ({ ring: [part], crossing: findCrossing([part]) })))
    else done.push(ring)
  }
  return done
}

/** The larger part of a ring cut where it crosses itself, and the smaller one where it is of use. */
function cutAt(ring: Ring, crossing: Crossing): Curve[] {
  const parts = partsAt(sidesOf(ring), crossing)
  const [main, loop] = parts.sort((a, b) => Math.abs(areaWithin(b)) - Math.abs(areaWithin(a)))
  if (Math.abs(areaWithin(loop)) < LOOP_AREA_LEAST) return [main]
  const turnsAlike = areaWithin(main) > 0 === areaWithin(loop) > 0
  const isInside = liesInside(outlineOf([loop]), outlineOf([main]))
  if (turnsAlike !== isInside) return [main, loop]
  // Two sides that have changed places still stand for what lies between them.
  return !isInside && areaWithin(main) > 0 ? [main, reverseCurve(loop)] : [main]
}

/** A segment with its start: eight numbers, those of a line with its end as both handles. */
type Side = { readonly cubic: readonly number[]; readonly isLine: boolean }

function sidesOf(ring: Ring): Side[] {
  return ring.flatMap(({ x: startX, y: startY, coords, straight }) => {
    let [x, y] = [startX, startY]
    return straight.map((isLine, i): Side => {
      const cubic = [x, y, ...coords.slice(i * 6, i * 6 + 6)]
      ;[x, y] = cubic.slice(6)
      return { cubic, isLine }
    })
  })
}

/** What is left of a ring when it turns off where it crosses itself, and the loop that it leaves out. */
function partsAt(sides: readonly Side[], { first, firstAt, second, secondAt }: Crossing): Curve[] {
  const [before, ahead] = cutSide(sides[first], firstAt)
  const isOne = first === second
  const [back, after] = isOne ? cutSide(ahead, (secondAt - firstAt) / (1 - firstAt)) : cutSide(sides[second], secondAt)
  const [x, y] = back.cubic.slice(6).map((value, axis) => (value + ahead.cubic[axis]) / 2)
  const start = (side: Side): Side => ({ ...side, cubic: [x, y, ...side.cubic.slice(2)] })
  const stop = ({ cubic, isLine }: Side): Side => ({
    isLine,
    cubic: isLine ? [cubic[0], cubic[1], x, y, x, y, x, y] : [...cubic.slice(0, 6), x, y],
  })
  const rest = [...sides.slice(0, first), stop(before), start(after), ...sides.slice(second + 1)]
  const loop = isOne ? [stop(start(back))] : [start(ahead), ...sides.slice(first + 1, second), stop(back)]
  return [curveOf(rest), curveOf(loop)]
}

function cutSide({ cubic, isLine }: Side, t: number): readonly [Side, Side] {
  if (!isLine) {
    const [one, other] = cutCubic(cubic, t)
    return [
      { cubic: one, isLine },
      { cubic: other, isLine },
    ]
  }
  const [x, y, , , , , endX, endY] = cubic
  const [cutX, cutY] = [x + (endX - x) * t, y + (endY - y) * t]
  return [
    { cubic: [x, y, cutX, cutY, cutX, cutY, cutX, cutY], isLine },
    { cubic: [cutX, cutY, endX, endY, endX, endY, endX, endY], isLine },
  ]
}

function curveOf(sides: readonly Side[]): Curve {
  const [x, y] = sides[0].cubic
  const drawn = sides.filter(({ cubic }) =>
    cubic.some((value, at) => Math.abs(value - cubic[at % 2]) > LENGTH_LEAST_PX),
  )
  return { x, y, coords: drawn.flatMap(({ cubic }) => cubic.slice(2)), straight: drawn.map(({ isLine }) => isLine) }
}
