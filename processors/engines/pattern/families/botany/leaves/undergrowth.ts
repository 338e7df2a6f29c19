import type { Random } from '../../../kit/chance/random.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { placeMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { LeafInks } from '../flower-inks.ts'
import { addShadow } from '../guests/guests.ts'
import type { DrawTropicalLeaf } from './tropical-leaf.ts'

/** What grows there. */
type Undergrowth = {
  readonly plan: Plan
  readonly toss: Toss
  readonly kinds: readonly DrawTropicalLeaf[]
  readonly inks: LeafInks
}

/** Length of its leaves and where they rise from, as shares of the beast; radians that they lean to its middle. */
const [LENGTH, FOOT, LEAN] = [
  [0.5, 0.62],
  [0.42, 0.52],
  [0.35, 0.6],
] as const
/** How far below the middle of the beast their feet are, and the rim about them as a share of their length. */
const [BELOW, RIM] = [0.62, 0.016]

/**
 * Two leaves before the feet of a beast of `sizeMm` round a middle, from below to both sides: it stands among the leaves, and does not
 * lie on them.
 */
export function growUndergrowth(
  { plan, toss, kinds, inks }: Undergrowth,
  random: Random,
  [x, y]: Point,
  sizeMm: number,
): void {
  for (const [at, side] of [-1, 1].entries()) {
    const lengthMm = sizeMm * random.between(...LENGTH)
    const leaf = wobbleMotif(kinds[at % kinds.length](random, inks, lengthMm), random, lengthMm, 0.01)
    const placed = placeMotif(leaf, {
      x: x + side * sizeMm * random.between(...FOOT),
      y: y + sizeMm * BELOW,
      turn: -TURN / 4 - side * random.between(...LEAN),
      flip: random.sign(),
    })
    toss.place(addShadow(placed, plan.cast.ground, lengthMm * RIM), {})
  }
}
