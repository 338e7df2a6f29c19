import type { Placing, Point } from '../../kit/knot.ts'
import type { Random } from '../../kit/random.ts'
import { createShortestStep } from '../../kit/shortest-step.ts'
import type { Plan } from '../family.ts'
import { addShadow, guestsOf } from './guests.ts'
import type { Trail } from './trailing-foliage.ts'

/** Sizes as shares of a column: a bird is as large as a bloom, a fruit half of one. */
const BIRD_SHARE = 0.54
const THING_SHARE = 0.23
/** Places of a column's wave that are tried for each guest. */
const TRIES = 90

/** Birds and fruit among the leaves, as in Morris's garden prints: two birds that face each other, and what they came for. */
export function placeGuests(trail: Trail, blooms: readonly Placing[]): void {
  const { plan, cloth, toss, palette, columnMm, waveMm } = trail
  const guests = guestsOf(plan, palette)
  if (guests.length === 0) return
  const random = plan.random.fork('guests')
  const between = createShortestStep(cloth)
  const taken: Point[] = blooms.map(({ x = 0, y = 0 }) => [x, y])
  const rooms = Math.round((cloth.widthMm / columnMm) * (cloth.heightMm / waveMm))
  for (let room = 0; room < rooms; room++)
    guests.forEach((guest, kind) => {
      for (const side of [0, 1]) {
        const place = farthest(random, plan, taken, between)
        taken.push(place)
        const sizeMm = columnMm * (guest.isBird ? BIRD_SHARE : THING_SHARE)
        const motif = addShadow(guest.draw(random, room * 2 + side + kind, sizeMm), cloth.ground, columnMm * 0.008)
        // The second of a pair looks back, and still stands on its feet.
        toss.place(motif, { x: place[0], y: place[1], ...(side === 1 && { turn: Math.PI, flip: -1 }) })
      }
    })
}

/** The one of many places that lies farthest from all that is taken. */
function farthest(
  random: Random,
  plan: Plan,
  taken: readonly Point[],
  between: ReturnType<typeof createShortestStep>,
): Point {
  let best: Point = [0, 0]
  let most = -1
  for (let at = 0; at < TRIES; at++) {
    const place: Point = [random.between(0, plan.widthMm), random.between(0, plan.heightMm)]
    const nearest = Math.min(...taken.map((other) => Math.hypot(...between(place, other, false))))
    if (nearest > most) [best, most] = [place, nearest]
  }
  return best
}
