import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { Guest } from '../guests/guests.ts'
import { addShadow } from '../guests/guests.ts'

/** Who is named stands as large as the top flower; a share of the plant's height. */
const GUEST = 0.4

/**
 * A guest beside the top flower of a plant `plantMm` tall, lying along the plant's axis so that it stands upright when the plant does:
 * birds by their feet, beasts by their middle. `kind` counts the plants of a cloth.
 */
export function standUp(guest: Guest, plan: Plan, kind: number, plantMm: number): Motif {
  const sizeMm = plantMm * GUEST
  const random = plan.random.fork(`guest ${kind}`)
  const rimMm = sizeMm * 0.03
  if (guest.isBird) {
    const bird = addShadow(guest.draw(random, kind, sizeMm * 0.8), plan.cast.ground, rimMm)
    return placeMotif(bird, { turn: Math.PI / 2, y: sizeMm * 0.36 })
  }
  const drawn = addShadow(guest.draw(random, kind, sizeMm * 0.92), plan.cast.ground, rimMm)
  return placeMotif(drawn, { turn: Math.PI / 2, x: -sizeMm * 0.1, y: sizeMm * 0.46 })
}
