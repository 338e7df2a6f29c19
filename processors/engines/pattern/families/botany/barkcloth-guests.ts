import type { Random } from '../../kit/chance/random.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fillerNouns } from '../conversational/filler-nouns.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'
import { flowersAsked, leavesAsked, tropicalLeavesAsked } from './asked-plants.ts'
import { addShadow } from './guests/guests.ts'

/** Draws a guest about its middle, so many mm large; `turn` counts how often it was drawn. */
export type DrawGuest = (random: Random, turn: number, sizeMm: number) => Motif

const GUESTS_MOST = 3
/** Width in mm of the rim of ground that keeps a guest apart from the leaves behind it. */
const RIM_MM = 1.7

/** What a prompt puts among the leaves of a barkcloth that is neither flower nor leaf: palm trees, parrots, huts. */
export function barkclothGuests(plan: Plan): DrawGuest[] {
  const plants = [...flowersAsked(plan), ...leavesAsked(plan), ...tropicalLeavesAsked(plan)]
  return plan.motifs
    .filter((noun) => !plants.includes(noun) && !Object.hasOwn(fillerNouns, noun))
    .slice(0, GUESTS_MOST)
    .flatMap((noun, at) =>
      subjectOf(plan, noun, at).map(
        ({ draw }): DrawGuest =>
          (random, turn, sizeMm) =>
            addShadow(
              wobbleMotif(draw(random, sizeMm, turn), random, sizeMm, 0.006),
              plan.cast.ground,
              RIM_MM * plan.scale,
            ),
      ),
    )
}
