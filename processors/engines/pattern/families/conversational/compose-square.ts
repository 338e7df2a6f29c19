import { paintRunningBorder, strandInkOf, strandsOf } from '../../compose/running-border.ts'
import { addRails, dyeRim, SQUARE } from '../../compose/scarf.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import { dyeBorder } from '../../layout/dye-border.ts'
import type { Plan } from '../family.ts'
import { castSubjects } from './cast-subjects.ts'
import { composePlacement } from './compose-placement.ts'
import { askedInCorners, standInCorners } from './stand-in-corners.ts'
import type { Subject } from './subject.ts'

/** Of the border's width: a thing in it, and the step from one to the next. */
const [THING, STEP] = [0.78, 1.12]

/**
 * A silk square of things: margin, rails, a border in which whole things stand with their feet to the edge, and a placement print in
 * the field with one more thing in each corner. Nothing is cut by a frame.
 */
export function composeSquare(plan: Plan): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground, { wraps: false })
  const short = Math.min(widthMm, heightMm)
  const borderMm = SQUARE.border * short
  const railed = SQUARE.margin * short
  if (cast.border !== undefined) dyeRim(cloth, cast.border, addRails(cloth, cast, railed, short) + borderMm)
  const outer = addRails(cloth, cast, railed, short)
  const inner = addRails(cloth, cast, outer + borderMm, short)
  const random = plan.random.fork('square')
  const toss = createToss(random.fork('fit'), cloth)
  const { heroes, seconds, smalls } = castSubjects(plan)
  const [leads, others] = [heroes.length > 0 ? heroes : seconds, smalls.length > 0 ? smalls : seconds]
  const strands = strandsOf(plan.details)
  if (strands.length > 0)
    paintRunningBorder(
      cloth,
      cast,
      { inset: outer, widthMm: borderMm, rim: cast.border ?? cast.ground, strand: strandInkOf(plan) },
      strands,
    )
  const rails = cloth.shapes.length
  if (strands.length === 0)
    standInBorder(toss, random, [leads[0], others[0]], { plan, middleMm: outer + borderMm / 2, borderMm })
  const standing = cloth.shapes.splice(rails)
  standInCorners(toss, random, askedInCorners(plan) ?? others[others.length - 1], plan, inner)
  const cornered = cloth.shapes.splice(rails)
  const drawn = composePlacement({ ...plan, widthMm: widthMm - inner * 2, heightMm: heightMm - inner * 2 })
  const moved = ([x, y, sharp]: Knot): Knot => (sharp ? [x + inner, y + inner, sharp] : [x + inner, y + inner])
  const placed = drawn.shapes.map(({ ink, rings }) => ({ ink, rings: rings.map((ring) => ring.map(moved)) }))
  const inField = { ...drawn, shapes: [...cornered, ...placed] }
  const { field, border } = dyeBorder(inField, { ...cloth, shapes: standing }, cast)
  cloth.shapes.push(...border.shapes, ...field.shapes)
  return cloth
}

type Border = { readonly plan: Plan; readonly middleMm: number; readonly borderMm: number }

/** Two subjects by turns along each side, and at the corners slantwise. */
function standInBorder(toss: Toss, random: Random, [lead, other]: readonly Subject[], border: Border): void {
  const { plan, middleMm, borderMm } = border
  const right = plan.widthMm - middleMm
  const bottom = plan.heightMm - middleMm
  const sides = [
    { from: [middleMm, bottom], to: [right, bottom], turn: 0 },
    { from: [right, bottom], to: [right, middleMm], turn: -TURN / 4 },
    { from: [right, middleMm], to: [middleMm, middleMm], turn: TURN / 2 },
    { from: [middleMm, middleMm], to: [middleMm, bottom], turn: TURN / 4 },
  ] as const
  for (const [side, { from, to, turn }] of sides.entries()) {
    const lengthMm = Math.hypot(to[0] - from[0], to[1] - from[1])
    // An even number of steps lets the two subjects take turns round the corners.
    const steps = Math.max(2, 2 * Math.round(lengthMm / (2 * STEP * borderMm)))
    for (let at = 0; at < steps; at++) {
      const share = at / steps
      const place = { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }
      const subject = at % 2 === 0 ? lead : other
      const leans = at === 0 ? turn + TURN / 8 : turn
      toss.place(subject.draw(random, borderMm * THING * subject.scale, side * steps + at), { ...place, turn: leans })
    }
  }
}
