import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Plan } from '../family.ts'

const REPEAT_MM = 320
const LOOP_MM = 52

/**
 * Continuous line drawing: large figures of nested loops, smaller arcs between, and a few solid pebbles of the other
 * inks below. Line width varies with the pressure of the pen.
 */
export function drawAbstractLines(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('lines')
  const unit = plan.scale
  const area = (widthMm * heightMm) / REPEAT_MM ** 2 / unit ** 2
  const most = (count: number): number => Math.max(1, Math.min(count * 5, Math.round(count * area)))
  const places = packCircles(random.fork('places'), plan, [
    { radiusMm: LOOP_MM * unit, most: most(9), gapMm: 0.5 * unit },
    { radiusMm: LOOP_MM * 0.5 * unit, most: most(14), gapMm: 0.5 * unit },
    { radiusMm: LOOP_MM * 0.2 * unit, most: most(26), gapMm: 2 * unit },
  ])
  const fills = cast.figures.filter((ink) => ink !== cast.line)
  const half = Math.max(0.35, 1.35 * Math.sqrt(unit) * Math.min(1.8, Math.max(0.6, plan.coverage / 0.46)))
  const lines: Ring[] = []
  for (const [at, { x, y, radius, tier }] of places.entries()) {
    const own = random.fork(`figure ${at}`)
    if (fills.length > 0 && (tier === 0 || own.chance(0.45)))
      paint(cloth, fills[at % fills.length], pebbleAt(own, [x, y], radius * (tier === 0 ? 0.58 : 0.6)))
    lines.push(
      ...(tier === 2 ? smallMarks(own, [x, y], radius, half) : [loops(own, [x, y], radius * 1.22, half, tier)]),
    )
  }
  // Painted one by one, so that crossing lines do not cancel each other.
  for (const line of lines) paintTogether(cloth, cast.line, [line])
  return cloth
}

/** A figure of loops: two or three turns with a varying radius. */
function loops(random: Random, [x, y]: Point, radius: number, half: number, tier: number): Ring {
  const turns = tier === 0 ? random.pick([2, 3]) : random.pick([1.4, 2])
  const petals = random.pick([1.5, 2.5, 1.25])
  const [start, squash, lean] = [random.between(0, TURN), random.between(0.6, 0.95), random.between(0, TURN)]
  const steps = Math.round(turns * 9)
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = start + (at / steps) * turns * TURN
    const far = radius * (0.58 + 0.4 * Math.cos(angle * petals)) * random.between(0.93, 1.05)
    const [u, v] = polar(0, 0, Math.abs(far) + radius * 0.06, angle)
    const [px, py] = [u, v * squash]
    return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
  })
  const [phase, runs] = [random.between(0, TURN), random.between(2, 4)]
  const press = (t: number): number => half * (0.8 + 0.35 * Math.sin(phase + runs * TURN * t)) * (1 - 0.6 * t ** 8)
  return ribbon(curveThrough(points, 4), press)
}

/** Three short parallel strokes, a ring or a dot. */
function smallMarks(random: Random, [x, y]: Point, radius: number, half: number): Ring[] {
  const kind = random.below(3)
  if (kind === 0) return [circle(x, y, Math.max(half * 1.6, radius * 0.26))]
  const turn = random.between(0, TURN)
  return [-1, 0, 1].slice(0, kind + 1).map((side) => {
    const [dx, dy] = polar(0, 0, side * radius * 0.42, turn + TURN / 4)
    const at = (far: number, bend: number): Point => {
      const [u, v] = polar(x + dx, y + dy, far * radius, turn)
      const [bu, bv] = polar(0, 0, bend * radius, turn + TURN / 4)
      return [u + bu, v + bv]
    }
    return ribbon(curveThrough([at(-0.7, 0), at(0, 0.16), at(0.7, 0)], 5), (t) => half * (1 - 0.5 * t))
  })
}

function pebbleAt(random: Random, [x, y]: Point, radius: number): Ring {
  const [phase, lean] = [random.between(0, TURN), random.between(0, TURN)]
  const [dx, dy] = polar(0, 0, radius * 0.4, lean)
  return Array.from({ length: 9 }, (_, at): Knot => {
    const angle = (at / 9) * TURN
    return polar(x + dx, y + dy, radius * (1 + 0.18 * Math.cos(2 * angle + phase) + 0.08 * Math.cos(3 * angle)), angle)
  })
}
