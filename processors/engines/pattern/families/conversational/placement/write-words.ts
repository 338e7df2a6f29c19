import { paintTogether } from '../../../kit/area/cloth.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import { boxOfMotif } from '../box-of-motif.ts'
import type { Subject } from '../subject.ts'
import { centred, type Print } from './print.ts'

/** Room for words: how far below the middle, and the most they take of the print. */
type Room = { readonly below: number; readonly wide: number; readonly tall: number }

/** Under who leads, and in a wreath. */
export const UNDER: Room = { below: 0.335, wide: 0.66, tall: 0.17 }
export const WITHIN: Room = { below: 0, wide: 0.5, tall: 0.34 }

/** Words as one shape of one ink, and bare ground between and round them. */
export function write(
  { cloth, toss, random, shortMm, middle: [x, middleY] }: Print,
  words: Subject[],
  room: Room,
): void {
  for (const one of words) {
    const motif = centred(one.draw(random, shortMm, 0))
    const { left, right, top, bottom } = boxOfMotif(motif)
    const size = Math.min((room.wide * shortMm) / (right - left), (room.tall * shortMm) / (bottom - top))
    const y = middleY + room.below * shortMm
    const { layers } = placeMotif(motif, { size, x, y })
    paintTogether(
      cloth,
      layers[0].ink,
      layers.map(({ ring }) => ring),
    )
    toss.field.stamp([rectangle(x + left * size, y + top * size, (right - left) * size, (bottom - top) * size)])
  }
}
