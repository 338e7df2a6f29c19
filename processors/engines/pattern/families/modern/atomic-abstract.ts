import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { paintAbove } from '../../kit/area/contour.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import { hatchRing } from '../../kit/line/hatch.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { boxOf, pointBetween, TURN } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { isInsidePolygon } from '../../kit/line/polygon.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Toss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { areaShapes } from './atomic-backings.ts'
import { drawAtom, drawBead, drawCross, drawStarburst } from './atomic-things.ts'

/** One flat area: where it lies, its reach in mm, its outline and ink. */
type Area = {
  readonly at: Point
  readonly reach: number
  readonly ring: Ring
  readonly ink: number
  readonly number: number
}

/** Sizes of areas in mm on a repeat of 320 mm and how many lie there; they overlap their neighbours by so much. */
const SIZES = [
  { radiusMm: 58, most: 5, overlapMm: 9 },
  { radiusMm: 38, most: 9, overlapMm: 12 },
  { radiusMm: 22, most: 12, overlapMm: 7 },
] as const
/** Half a drawn line in mm, and how far lines lie out of register with their areas, of a reach. */
const [HALF_MM, SLIPPED] = [0.34, 0.09]

/**
 * Abstract cloth of the fifties: large flat kidneys, sails and hollow-sided areas that overlap (what two share is printed in a third
 * ink), their outlines drawn over them out of register, some filled with strings, hatching or beads; thin legs that end in balls; and
 * starbursts, atoms and crosses in what ground is left.
 */
export function drawAtomicAbstract(plan: Plan, cloth: Cloth, toss: Toss, most: (count: number) => number): void {
  const { cast, scale } = plan
  const random = plan.random.fork('abstract')
  const inks = cast.figures.filter((ink) => ink !== cast.line && ink !== cast.spared)
  const only = inks[0] ?? cast.main
  // In two inks every third area has the one of the lines, which are the ground's there.
  const flats = inks.length > 1 ? inks : [only, only, cast.line]
  const areas = layAreas(plan, random, cloth, flats, most)
  for (const { ink, ring } of areas) paint(cloth, ink, ring)
  paintShared(cloth, areas, flats.length > 2 ? flats[flats.length - 1] : cast.line)
  toss.field.stamp(areas.map(({ ring }) => ring))
  for (const area of areas) drawOver(cloth, toss, random.fork(`line ${area.number}`), area, plan)
  const accent = cast.spared ?? cast.accent
  for (const [count, share, draw, ink] of [
    [5, 1, drawStarburst, accent],
    [6, 0.62, drawAtom, flats[0]],
    [10, 0.5, drawStarburst, flats[flats.length - 1]],
    [16, 0.2, drawCross, cast.line],
    [26, 0.17, drawBead, accent],
  ] as const)
    for (let at = 0; at < most(count); at++) {
      const radius = 24 * scale * share * random.between(0.85, 1.15)
      toss.fit([draw({ plan, random, radius, ink, other: flats[0] })], { gapMm: 2.6 * scale, tries: 120 })
    }
}

/** The areas, largest first; no neighbour has the same ink where there are several. */
function layAreas(
  { scale, coverage }: Plan,
  random: Random,
  cloth: Cloth,
  inks: readonly number[],
  most: (count: number) => number,
): Area[] {
  const shapes = random.shuffle(areaShapes)
  const swell = Math.min(1.3, Math.max(0.7, (coverage / USUAL_COVERAGE) ** 0.5))
  const circles = packCircles(
    random.fork('areas'),
    cloth,
    SIZES.map(({ radiusMm, most: count, overlapMm }) => ({
      radiusMm: radiusMm * scale,
      most: most(count),
      gapMm: -overlapMm * scale,
    })),
  )
  return circles.map(({ x, y, radius }, number) => {
    const own = random.fork(`area ${number}`)
    const reach = radius * swell * 1.02
    const turn = own.between(0, TURN)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const ring = shapes[number % shapes.length](own).map(
      ([px, py, sharp]): Knot => [x + (px * cos - py * sin) * reach, y + (px * sin + py * cos) * reach, sharp],
    )
    return { at: [x, y], reach, ring, ink: inks[number % inks.length], number }
  })
}

/** Coverage at which areas have the size above. */
const USUAL_COVERAGE = 0.3

/** Nodes of the grid that overlaps are found on, along the period. */
const GRID = 320

/** Prints what two areas share in a third ink. */
function paintShared(cloth: Cloth, areas: readonly Area[], ink: number): void {
  const values = new Float64Array(GRID * GRID).fill(-1)
  const depths = new Float64Array(GRID * GRID).fill(-1)
  const [stepX, stepY] = [cloth.widthMm / GRID, cloth.heightMm / GRID]
  for (const { ring } of areas) {
    const outline = silhouette(ring)
    const { left, right, top, bottom } = boxOf([ring])
    for (let row = Math.floor(top / stepY) - 1; row <= bottom / stepY + 1; row++)
      for (let column = Math.floor(left / stepX) - 1; column <= right / stepX + 1; column++) {
        const node = (((row % GRID) + GRID) % GRID) * GRID + (((column % GRID) + GRID) % GRID)
        const depth = depthInside(outline, [column * stepX, row * stepY])
        values[node] = Math.max(values[node], Math.min(depths[node], depth))
        depths[node] = Math.max(depths[node], depth)
      }
  }
  paintAbove(cloth, ink, { values, columns: GRID, rows: GRID }, 0, { leastMm2: 30 })
}

/** Distance in mm from an outline, positive inside it, at most 1 either way: only the crossing of 0 is looked for. */
function depthInside(outline: readonly Point[], [x, y]: Point): number {
  let least = 1
  for (let at = 0; at < outline.length; at++) {
    const [fromX, fromY] = outline[at]
    const [toX, toY] = outline[(at + 1) % outline.length]
    const [dx, dy] = [toX - fromX, toY - fromY]
    const share = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(fromX + dx * share - x, fromY + dy * share - y))
  }
  return isInsidePolygon(outline, [x, y]) ? least : -least
}

/** The line drawing over an area, out of register with it: its outline, its filling by turns, and legs on every third. */
function drawOver(cloth: Cloth, toss: Toss, random: Random, { at, reach, ring, ink, number }: Area, plan: Plan): void {
  const { cast } = plan
  const onLine = ink === cast.line
  const half = Math.max(0.2, HALF_MM * Math.sqrt(plan.scale))
  const [dx, dy] = polar(0, 0, reach * SLIPPED, -0.7)
  const slipped: Ring = ring.map(([x, y, sharp]): Knot => [x + dx, y + dy, sharp])
  paint(cloth, cast.line, offsetRing(slipped, half), [offsetRing(slipped, -half)])
  const filling = fillings[number % fillings.length]
  paintTogether(
    cloth,
    onLine || number % 2 ? cast.ground : cast.line,
    filling(random, slipped, [at[0] + dx, at[1] + dy], reach, half),
  )
  if (number % 3 === 0) drawLegs(cloth, toss, random, { at, reach, half }, plan)
}

type Filling = (random: Random, ring: Ring, middle: Point, reach: number, half: number) => Ring[]

const fillings: readonly Filling[] = [strings, () => [], hatched, nested, beads]

/** Strings from every point of one stretch of the outline to one of the opposite, as stretched in a frame. */
function strings(random: Random, ring: Ring, [x, y]: Point, reach: number, half: number): Ring[] {
  const outline = silhouette(ring)
  const start = random.below(outline.length)
  const count = Math.max(6, Math.min(13, Math.round(reach / 3.4)))
  const span = outline.length * 0.3
  const pointAt = (place: number): Point => {
    const point = outline[(Math.round(place) + outline.length * 2) % outline.length]
    return pointBetween([x, y], point, 0.86)
  }
  return Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1)
    const [from, to] = [pointAt(start + span * share), pointAt(start + outline.length / 2 + span * share)]
    return ribbon([from, to], () => half * 0.62)
  })
}

function hatched(random: Random, ring: Ring, _: Point, reach: number, half: number): Ring[] {
  return hatchRing(offsetRing(ring, -reach * 0.13), {
    angle: random.between(0, TURN),
    pitchMm: Math.max(1.8, reach * 0.12),
    halfMm: half * 0.7,
  })
}

/** The outline again, half as large, off to one side: a palette's hole. */
function nested(random: Random, ring: Ring, [x, y]: Point, reach: number): Ring[] {
  const [dx, dy] = polar(0, 0, reach * 0.14, random.between(0, TURN))
  return [ring.map(([px, py, sharp]): Knot => [x + dx + (px - x) * 0.42, y + dy + (py - y) * 0.42, sharp])]
}

/** Beads in a row that shrinks along a bow. */
function beads(random: Random, ring: Ring, [x, y]: Point, reach: number): Ring[] {
  const start = random.between(0, TURN)
  const outline = silhouette(ring)
  return Array.from({ length: 7 }, (_, at) => {
    const [px, py] = polar(x, y, reach * 0.42, start + at * 0.52)
    return isInsidePolygon(outline, [px, py]) ? [circle(px, py, reach * (0.085 - at * 0.008), 8)] : []
  }).flat()
}

/** Two or three thin legs that splay from an area and end in balls, as those of the chairs and clocks of the time. */
function drawLegs(
  cloth: Cloth,
  toss: Toss,
  random: Random,
  { at: [x, y], reach, half }: { readonly at: Point; readonly reach: number; readonly half: number },
  { cast }: Plan,
): void {
  const heading = random.between(0, TURN)
  const count = random.pick([2, 3, 3])
  for (let leg = 0; leg < count; leg++) {
    const angle = heading + (leg - (count - 1) / 2) * 0.5
    const [foot, tip] = [polar(x, y, reach * 0.3, angle), polar(x, y, reach * random.between(1.35, 1.62), angle)]
    const rod = ribbon([foot, tip], (t) => half * (1.9 - t))
    const ball = circle(tip[0], tip[1], Math.max(1.1, reach * 0.07), 8)
    paint(cloth, cast.line, rod)
    paint(cloth, leg % 2 ? (cast.spared ?? cast.accent) : cast.line, ball)
    toss.field.stamp([rod, ball])
  }
}
