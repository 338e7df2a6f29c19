import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import type { Subject } from './subject.ts'
import { subjectOf } from './subject.ts'

/** Of the field's short side: what stands in its corners, and how far from them. */
const [CORNER_THING, CORNER_AWAY] = [0.17, 0.115]
/** What is asked for in the corners is larger, on a round of ground with a ring about it. */
const [ASKED, AWAY, ROUND, RING] = [0.2, 0.15, 0.135, 0.006] as const

type Corner = { readonly x: number; readonly y: number; readonly turn: number }

/** Places near the corners of a field that begins `inner` mm inside the cloth; what stands there has its feet to the corner. */
function cornersOf({ widthMm, heightMm }: Pick<Plan, 'widthMm' | 'heightMm'>, inner: number, share: number): Corner[] {
  const away = inner + share * (Math.min(widthMm, heightMm) - inner * 2)
  return [
    { x: away, y: away, turn: (3 * TURN) / 8 },
    { x: widthMm - away, y: away, turn: (-3 * TURN) / 8 },
    { x: away, y: heightMm - away, turn: TURN / 8 },
    { x: widthMm - away, y: heightMm - away, turn: -TURN / 8 },
  ]
}

/** Stands one thing in each corner of a field that begins `inner` mm inside the cloth. */
export function standInCorners(toss: Toss, random: Random, subject: Subject, plan: Plan, inner: number): void {
  const sizeMm = (Math.min(plan.widthMm, plan.heightMm) - inner * 2) * CORNER_THING * subject.scale
  for (const corner of cornersOf(plan, inner, CORNER_AWAY)) toss.place(subject.draw(random, sizeMm, 0), corner)
}

/** The thing that a prompt asks for in the corners (`details['in corners']`), if it can be drawn. */
export function askedInCorners(plan: Plan): Subject | undefined {
  const noun = plan.details['in corners']
  return typeof noun === 'string' ? subjectOf(plan, noun, 0)[0] : undefined
}

/** Lays a round of ground with a ring into each corner of the field, over whatever lies there, and stands the thing asked for on it. */
export function layCorners(cloth: Cloth, plan: Plan, inner: number): void {
  const subject = askedInCorners(plan)
  if (!subject) return
  const short = Math.min(plan.widthMm, plan.heightMm) - inner * 2
  const random = plan.random.fork('corners')
  const toss = createToss(random.fork('fit'), cloth)
  for (const corner of cornersOf(plan, inner, AWAY)) {
    const { x, y } = corner
    paint(cloth, cloth.ground, circle(x, y, short * (ROUND + RING * 2)))
    paint(cloth, plan.cast.main, circle(x, y, short * ROUND), [circle(x, y, short * (ROUND - RING))])
    toss.place(subject.draw(random, short * ASKED * subject.scale, 0, false), corner)
  }
}
