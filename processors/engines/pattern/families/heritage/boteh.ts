import { ribbon } from '../../kit/curve.ts'
import type { Point } from '../../kit/knot.ts'
import { clamp, mix, TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/ornament.ts'
import { circle, polar } from '../../kit/outline.ts'
import { sweepCircle } from '../../kit/sweep.ts'

export type BotehInks = {
  readonly ground: number
  readonly line: number
  readonly first: number
  readonly second: number
  readonly third: number
}

const SPINE_STEPS = 120

/** The path of a boteh of radius 1: straight in the body, then a hook; heading falls as t^2.1. */
const botehPath: readonly Point[] = (() => {
  const points: Point[] = [[0, 0]]
  for (let step = 1; step <= SPINE_STEPS; step++) {
    const t = step / SPINE_STEPS
    const heading = -TURN / 4 + 0.12 - 3.5 * t ** 2.1 + 0.5 * t
    const length = (2.75 / SPINE_STEPS) * (1 - 0.28 * t)
    const [x, y] = points[step - 1]
    points.push([x + Math.cos(heading) * length, y + Math.sin(heading) * length])
  }
  return points
})()

function pathAt(t: number, size: number): Point {
  const at = clamp(t) * SPINE_STEPS
  const index = Math.min(SPINE_STEPS - 1, Math.floor(at))
  const share = t < 0 ? t * SPINE_STEPS : at - index
  const [from, to] = [botehPath[index], botehPath[index + 1]]
  return [mix(from[0], to[0], share) * size, mix(from[1], to[1], share) * size]
}

function radiusAt(t: number, size: number): number {
  return size * Math.max(0, Math.cos((TURN / 4) * Math.max(0, t) ** 0.92)) ** 0.86
}

/**
 * A boteh with its round body at the origin and its tail hooking upwards: scallops, nested contours, a pearled band, a
 * sprig through the tail and a flower in the belly. Small ones leave out scallops and pearls.
 */
export function drawBoteh(inks: BotehInks, sizeMm: number): Motif {
  const motif = createMotif()
  const isRich = sizeMm > 14
  const contour = (inset: number) =>
    sweepCircle(
      (t) => pathAt(t, sizeMm),
      (t) => radiusAt(t, sizeMm),
      inset * sizeMm,
    )
  if (isRich) addScallops(motif, inks, sizeMm)
  const bands: readonly (readonly [ink: number, inset: number])[] = isRich
    ? [
        [inks.line, -0.05],
        [inks.ground, 0],
        [inks.line, 0.055],
        [inks.first, 0.085],
        [inks.line, 0.235],
        [inks.ground, 0.262],
        [inks.second, 0.3],
      ]
    : [
        [inks.line, 0],
        [inks.first, 0.09],
        [inks.ground, 0.25],
        [inks.second, 0.33],
      ]
  bands.forEach(([ink, inset], at) => {
    const ring = contour(inset)
    if (ring && at === 0) addForm(motif, ink, ring)
    else if (ring) addDetail(motif, ink, ring)
  })
  if (isRich) addPearls(motif, inks, sizeMm)
  addTailSprig(motif, inks, sizeMm, isRich)
  addBellyFlower(motif, inks, sizeMm, isRich)
  return motif
}

/** Places along the outline at equal steps, found by walking the swept ring. */
function walkContour(sizeMm: number, inset: number, stepMm: number): { x: number; y: number; turn: number }[] {
  const ring = sweepCircle(
    (t) => pathAt(t, sizeMm),
    (t) => radiusAt(t, sizeMm),
    inset * sizeMm,
    40,
  )
  if (!ring) return []
  const lengths = ring.map((knot, at) =>
    Math.hypot(ring[(at + 1) % ring.length][0] - knot[0], ring[(at + 1) % ring.length][1] - knot[1]),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(4, Math.round(total / stepMm / 2) * 2)
  const places: { x: number; y: number; turn: number }[] = []
  let [index, walked] = [0, 0]
  for (let place = 0; place < count; place++) {
    const goal = (total * (place + 0.5)) / count
    while (walked + lengths[index] < goal) walked += lengths[index++]
    const [from, to] = [ring[index], ring[(index + 1) % ring.length]]
    const share = (goal - walked) / (lengths[index] || 1)
    places.push({
      x: mix(from[0], to[0], share),
      y: mix(from[1], to[1], share),
      turn: Math.atan2(to[1] - from[1], to[0] - from[0]),
    })
  }
  return places
}

function addScallops(motif: Motif, inks: BotehInks, sizeMm: number): void {
  const places = walkContour(sizeMm, 0, sizeMm * 0.235)
  for (const { x, y } of places) addForm(motif, inks.line, circle(x, y, sizeMm * 0.152, 8))
  places.forEach(({ x, y }, at) => {
    addDetail(motif, at % 2 ? inks.first : inks.second, circle(x, y, sizeMm * 0.118, 8))
  })
}

function addPearls(motif: Motif, inks: BotehInks, sizeMm: number): void {
  walkContour(sizeMm, 0.16, sizeMm * 0.3).forEach(({ x, y, turn }, at) => {
    const reach = sizeMm * 0.095
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    addDetail(
      motif,
      inks.ground,
      at % 2 ? circle(x, y, sizeMm * 0.04, 8) : ornamentLeaf(x - dx, y - dy, x + dx, y + dy, 0.3),
    )
  })
}

function addTailSprig(motif: Motif, inks: BotehInks, sizeMm: number, isRich: boolean): void {
  const stem = Array.from({ length: 9 }, (_, step) =>
    pathAt(isRich ? 0.14 + (step / 8) * 0.62 : 0.3 + (step / 8) * 0.4, sizeMm),
  )
  addDetail(
    motif,
    inks.ground,
    ribbon(stem, (t) => sizeMm * (isRich ? 0.023 : 0.05) * (1 - 0.7 * t)),
  )
  if (!isRich) return
  for (let pair = 0; pair < 7; pair++) {
    const t = 0.3 + pair * 0.066
    const [x, y] = pathAt(t, sizeMm)
    const [nextX, nextY] = pathAt(t + 0.01, sizeMm)
    const heading = Math.atan2(nextY - y, nextX - x)
    const length = (radiusAt(t, sizeMm) - sizeMm * 0.33) * 0.92
    if (length < sizeMm * 0.05) continue
    for (const side of [1, -1]) {
      const [toX, toY] = polar(x, y, length, heading + side * 0.82)
      addDetail(motif, pair % 2 ? inks.third : inks.ground, ornamentLeaf(x, y, toX, toY, 0.34, side * 0.04))
    }
  }
}

function addBellyFlower(motif: Motif, inks: BotehInks, sizeMm: number, isRich: boolean): void {
  const [x, y] = pathAt(0.055, sizeMm)
  const petals = isRich ? 10 : 6
  for (let petal = 0; petal < petals; petal++) {
    const turn = (petal / petals) * TURN - TURN / 4
    addDetail(motif, inks.ground, ornamentPetal(x, y, turn, sizeMm * 0.14, sizeMm * 0.6, sizeMm * 0.14))
    if (!isRich) continue
    addDetail(
      motif,
      petal % 2 ? inks.first : inks.third,
      ornamentPetal(x, y, turn, sizeMm * 0.2, sizeMm * 0.53, sizeMm * 0.092),
    )
    addDetail(motif, inks.line, ornamentPetal(x, y, turn, sizeMm * 0.2, sizeMm * 0.4, sizeMm * 0.03))
  }
  addDetail(motif, isRich ? inks.line : inks.third, circle(x, y, sizeMm * (isRich ? 0.235 : 0.17)))
  if (!isRich) return
  for (let bead = 0; bead < 12; bead++) {
    const [bx, by] = polar(x, y, sizeMm * 0.185, (bead / 12) * TURN)
    addDetail(motif, inks.ground, circle(bx, by, sizeMm * 0.028, 8))
  }
  addDetail(motif, inks.third, circle(x, y, sizeMm * 0.135, 8))
}
