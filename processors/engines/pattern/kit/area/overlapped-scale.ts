import type { Knot, Point, Ring } from '../line/knot.ts'
import { TURN } from '../line/knot.ts'

const STEPS = 20
const BISECTIONS = 24

/**
 * The visible part of a disc around the origin, on a scale of radius 1 that others of radius 1 overlap. Rows that
 * overlap all the way round a torus have no first and no last, so each scale is cut to its visible part instead of
 * being painted over.
 *
 * @param share radius of the disc, 0..1
 * @param covers centres of the scales on top; the origin must not lie inside one of them
 */
export function visibleDisc(share: number, covers: readonly Point[]): Ring {
  const reach = (angle: number): number => Math.min(share, ...covers.map((cover) => entryOf(cover, angle)))
  const isCut = (angle: number): boolean => reach(angle) < share - 1e-9
  // Control points lie slightly outside the arc that they draw.
  const bulge = 2 / (1 + Math.cos(TURN / STEPS / 2) ** 2)
  const knots: Knot[] = []
  for (let step = 0; step < STEPS; step++) {
    const [angle, next] = [(step / STEPS) * TURN + 1e-4, ((step + 1) / STEPS) * TURN + 1e-4]
    const far = reach(angle)
    if (far > 1e-6) knots.push(at(angle, isCut(angle) ? far : far * bulge))
    else if (knots.length === 0 || knots[knots.length - 1][2] !== 1) knots.push([0, 0, 1])
    if (isCut(angle) !== isCut(next)) {
      const turn = bisect(angle, next, isCut)
      const rim = reach(turn)
      if (rim > 1e-6) knots.push([...at(turn, rim), 1])
    }
  }
  return knots
}

function at(angle: number, far: number): Point {
  return [Math.cos(angle) * far, Math.sin(angle) * far]
}

/** Distance at which a ray from the origin enters a unit disc, or infinity. */
function entryOf([x, y]: Point, angle: number): number {
  const along = Math.cos(angle) * x + Math.sin(angle) * y
  const depth = along * along - (x * x + y * y - 1)
  return along <= 0 || depth <= 0 ? Infinity : Math.max(0, along - Math.sqrt(depth))
}

function bisect(from: number, to: number, test: (angle: number) => boolean): number {
  const start = test(from)
  let [low, high] = [from, to]
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = (low + high) / 2
    if (test(middle) === start) low = middle
    else high = middle
  }
  return (low + high) / 2
}
