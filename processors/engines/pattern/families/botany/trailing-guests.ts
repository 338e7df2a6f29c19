import type { Placing, Point } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { createMotif, putMotif } from '../../kit/motif.ts'
import { offsetRing } from '../../kit/offset.ts'
import type { Random } from '../../kit/random.ts'
import { createShortestStep } from '../../kit/shortest-step.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'
import { birdKindOf, drawBird } from './bird.ts'
import { flowerNouns } from './bloom-table.ts'
import { flowerInksAt } from './flower-inks.ts'
import { isLeaf } from './leaf-table.ts'
import type { Trail } from './trailing-foliage.ts'

const NOUNS_MOST = 3
/** Sizes as shares of a column: a bird is as large as a bloom, a fruit half of one. */
const BIRD_SHARE = 0.54
const THING_SHARE = 0.23
/** Places of a column's wave that are tried for each guest. */
const TRIES = 90

type Guest = { readonly sizeMm: number; readonly draw: (random: Random, turn: number) => Motif }

/** Birds and fruit among the leaves, as in Morris's garden prints: two birds that face each other, and what they came for. */
export function placeGuests(trail: Trail, blooms: readonly Placing[]): void {
  const { plan, cloth, toss, columnMm, waveMm } = trail
  const guests = guestsOf(trail)
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
        const motif = clearRound(guest.draw(random, room * 2 + side + kind), cloth.ground, columnMm * 0.008)
        // The second of a pair looks back, and still stands on its feet.
        toss.place(motif, { x: place[0], y: place[1], ...(side === 1 && { turn: Math.PI, flip: -1 }) })
      }
    })
}

function guestsOf({ plan, palette, columnMm }: Trail): Guest[] {
  const nouns = plan.motifs.filter((noun) => !flowerNouns.includes(noun) && !isLeaf(noun)).slice(0, NOUNS_MOST)
  return nouns.flatMap((noun, at): Guest[] => {
    const kind = birdKindOf(noun)
    const sizeMm = columnMm * (kind ? BIRD_SHARE : THING_SHARE)
    if (kind)
      return [
        {
          sizeMm,
          draw: (random, turn) =>
            drawBird(random, kind, flowerInksAt(palette, turn + 1), flowerInksAt(palette, turn), sizeMm),
        },
      ]
    return subjectOf(plan, noun, at).map((subject) => ({
      sizeMm,
      draw: (random, turn) => subject.draw(random, sizeMm, turn),
    }))
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

/** The same motif with a rim of ground, so that it stands out of the leaves behind it. */
function clearRound(motif: Motif, ground: number, widthMm: number): Motif {
  const cleared = createMotif(motif.pen)
  for (const layer of motif.layers)
    if (layer.isForm) cleared.layers.push({ ...layer, ink: ground, ring: offsetRing(layer.ring, widthMm), holes: [] })
  putMotif(cleared, motif)
  return cleared
}
