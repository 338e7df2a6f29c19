import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { putBefore } from './heap.ts'
import type { Subject } from './subject.ts'
import { LEAN_STANDING } from './subject.ts'

/** Two things joined are as large as one of them and a little more. */
const JOINED = 1.16

/** How two motifs are put together: which lies in front of the other. */
export type Joint = { readonly back: Motif; readonly front: Motif }

/** Draws both facing left, keeps them a line of ground apart, sizes the whole and turns half of them round. */
export function joinedOf(
  { cast }: Plan,
  kind: string,
  draw: (random: Random, sizeMm: number, turn: number) => Joint,
  share = JOINED,
): Subject {
  return {
    kind,
    lean: LEAN_STANDING,
    scale: 1,
    draw: (random, sizeMm, turn, isTurned) => {
      const { back, front } = draw(random, sizeMm, turn)
      const joined = createMotif(back.pen)
      putMotif(joined, back)
      putBefore(joined, front, cast.ground, sizeMm)
      const { left, right, top, bottom } = boxOfMotif(joined)
      const size = (share * sizeMm) / ((right - left + bottom - top) / 2)
      const centred = placeMotif(joined, { size, x: (-size * (left + right)) / 2, y: (-size * (top + bottom)) / 2 })
      return (isTurned ?? random.chance(0.5)) ? placeMotif(centred, { flip: -1, turn: TURN / 2 }) : centred
    },
  }
}
