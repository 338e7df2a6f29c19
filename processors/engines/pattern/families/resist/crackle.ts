import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'

export type CrackleOptions = {
  /** Number of primary veins; branches are additional. */
  readonly veins: number
  /** Half width of a vein at its root, in mm. */
  readonly halfMm: number
  readonly lengthMm: number
}

const STEP_MM = 5
const BRANCHES_MOST = 3

/**
 * Crackle: dark veins of cracked wax that wander, kink, branch and cross. Each is a thin ribbon that tapers to nothing.
 */
export function paintCrackle(cloth: Cloth, random: Random, ink: number, options: CrackleOptions): void {
  for (let vein = 0; vein < options.veins; vein++) {
    const start: Point = [random.between(0, cloth.widthMm), random.between(0, cloth.heightMm)]
    const lengthMm = options.lengthMm * random.between(0.35, 1)
    growVein(cloth, random, ink, {
      start,
      heading: random.between(0, TURN),
      lengthMm,
      halfMm: options.halfMm,
      depth: 0,
    })
  }
}

type Vein = {
  readonly start: Point
  readonly heading: number
  readonly lengthMm: number
  readonly halfMm: number
  readonly depth: number
}

function growVein(cloth: Cloth, random: Random, ink: number, vein: Vein): void {
  const { start, lengthMm, halfMm, depth } = vein
  const steps = Math.max(2, Math.round(lengthMm / STEP_MM))
  const points: Point[] = [start]
  let heading = vein.heading
  let [x, y] = start
  const branches: Vein[] = []
  for (let step = 0; step < steps; step++) {
    heading += random.between(-0.32, 0.32) + (random.chance(0.12) ? random.sign() * random.between(0.6, 1.1) : 0)
    x += Math.cos(heading) * STEP_MM
    y += Math.sin(heading) * STEP_MM
    points.push([x, y])
    if (depth < 2 && branches.length < BRANCHES_MOST && random.chance(0.14))
      branches.push({
        start: [x, y],
        heading: heading + random.sign() * random.between(0.6, 1.2),
        lengthMm: lengthMm * random.between(0.25, 0.5),
        halfMm: halfMm * 0.75,
        depth: depth + 1,
      })
  }
  paint(
    cloth,
    ink,
    ribbon(points, (t) => halfMm * (1 - 0.85 * t)),
  )
  for (const branch of branches) growVein(cloth, random, ink, branch)
}
