import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'

/** An uneven form round a middle: its reach in mm at an angle in radians, at most the radius of the spot. */
export type FurForm = (angle: number) => number

/** The form of one spot of fur, longer along `lean` (radians), with two or three lobes of its own. */
export function furForm(random: Random, radius: number, lean: number): FurForm {
  const [two, three, five] = [0, 1, 2].map(() => random.between(0, TURN))
  const [swell, corner, fray] = [random.between(0.03, 0.1), random.between(0.04, 0.12), random.between(0.015, 0.05)]
  const most = 1.12 + swell + corner + fray
  return (angle) =>
    (radius / most) *
    (1 +
      0.12 * Math.cos(2 * (angle - lean)) +
      swell * Math.sin(2 * angle + two) +
      corner * Math.sin(3 * angle + three) +
      fray * Math.sin(5 * angle + five))
}

/** The whole form at a share of its reach. */
export function furPatch({ x, y }: PackedCircle, form: FurForm, share: number): Ring {
  return Array.from({ length: 14 }, (_, at): Knot => {
    const angle = (at / 14) * TURN
    return polar(x, y, form(angle) * share, angle)
  })
}

const STEPS = 6

/**
 * Two to four strokes that follow the rim of the form, blunt at their ends, fat and thin by turns; between them the fur looks in.
 *
 * @param thick greatest thickness of a stroke as a share of the form's reach
 */
export function furStrokes(
  random: Random,
  { x, y }: PackedCircle,
  form: FurForm,
  count: number,
  thick: number,
): Ring[] {
  const shares = Array.from({ length: count }, () => random.between(0.6, 1.5))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let from = random.between(0, TURN)
  return shares.map((share) => {
    const turn = (share / total) * TURN
    const used = turn - Math.min(turn * 0.36, random.between(0.16, 0.5))
    const begin = from
    from += turn
    const fat = thick * random.between(0.72, 1.1)
    const peak = random.between(0.3, 0.7)
    const rim = Array.from({ length: STEPS + 1 }, (_, at) => {
      const t = at / STEPS
      const angle = begin + used * t
      const lobe = Math.sin(Math.PI * (0.1 + 0.8 * t ** (Math.log(0.5) / Math.log(peak)))) ** 0.6
      const depth = fat * lobe * random.between(0.84, 1.16)
      return { angle, reach: form(angle) * random.between(0.96, 1.02), depth }
    })
    const outer = rim.map(({ angle, reach }): Knot => polar(x, y, reach, angle))
    const inner = rim.map(({ angle, reach, depth }): Knot => polar(x, y, reach * (1 - depth), angle))
    return [...outer, ...inner.reverse()]
  })
}
