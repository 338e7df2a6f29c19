import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Placing, Point } from '../../../kit/line/knot.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { Guest } from './guests.ts'
import { addShadow } from './guests.ts'

type Garden = { readonly plan: Plan; readonly cloth: Cloth; readonly toss: Toss }

/** Places that are tried for each guest. */
const TRIES = 90

/** Who comes, how many rooms of the cloth each visits, and how large. */
export type Visit = {
  readonly guests: readonly Guest[]
  readonly rooms: number
  readonly birdMm: number
  /** Bare ground round a guest. */
  readonly rimMm: number
}

/** Birds, beasts and fruit among the leaves, as in Morris's garden prints: two birds that face each other, and what they came for. */
export function placeGuests({ plan, cloth, toss }: Garden, visit: Visit, blooms: readonly Placing[]): void {
  const random = plan.random.fork('guests')
  const between = createShortestStep(cloth)
  const taken: Point[] = blooms.map(({ x = 0, y = 0 }) => [x, y])
  for (let room = 0; room < visit.rooms; room++)
    visit.guests.forEach((guest, kind) => {
      for (const side of [0, 1]) {
        const place = farthest(random, plan, taken, between)
        taken.push(place)
        const drawn = guest.draw(random, room * 2 + side + kind, visit.birdMm * guest.share)
        const motif = addShadow(drawn, cloth.ground, visit.rimMm)
        // The second of a pair looks back, and still stands on its feet.
        toss.placeSubject(motif, { x: place[0], y: place[1], ...(side === 1 && { turn: Math.PI, flip: -1 }) })
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
