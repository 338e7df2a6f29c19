import type { Frame } from '../../../compose/frame.ts'
import { type Cloth, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Box } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { type Motif, placeMotif } from '../../../kit/motif/motif.ts'
import { boxOfMotif } from '../box-of-motif.ts'
import type { Subject } from '../subject.ts'
import { centred, type Print } from './print.ts'

/** Room for words: how far below the middle, and the most they take of the print. */
type Room = { readonly below: number; readonly wide: number; readonly tall: number }

/** Under who leads, and in a wreath. */
export const UNDER: Room = { below: 0.335, wide: 0.66, tall: 0.17 }
export const WITHIN: Room = { below: 0, wide: 0.5, tall: 0.34 }

/** Of a window's height so much is given up to words under it, and of that so much is air above them. */
const [BAND, AIR] = [0.17, 0.3]
/** The widest that words under a window are, as a share of it. */
const WIDE_AS = 0.8

/** The same window, smaller and higher where words are to stand under it. */
export function windowOver(frame: Frame, words: readonly Subject[]): Frame {
  if (words.length === 0) return frame
  const { left, right, top, bottom } = frame
  const [taller, narrower] = [BAND * (bottom - top), (BAND * (right - left)) / 2]
  return { ...frame, left: left + narrower, right: right - narrower, bottom: bottom - taller }
}

/** Words on the sheet, in the band under a window made by `windowOver`. */
export function sayUnderWindow(cloth: Cloth, frame: Frame, words: readonly Subject[], random: Random): void {
  const tall = ((frame.bottom - frame.top) * BAND) / (1 - BAND)
  for (const one of words) {
    const wide = (frame.right - frame.left) * WIDE_AS
    writeAt(cloth, centred(one.draw(random, wide, 0)), {
      x: (frame.left + frame.right) / 2,
      y: frame.bottom + (tall * (1 + AIR)) / 2,
      wide,
      tall: tall * (1 - AIR),
    })
  }
}

/** Words as one shape of one ink, and bare ground between and round them. */
export function write(
  { cloth, toss, random, shortMm, middle: [x, middleY] }: Print,
  words: readonly Subject[],
  room: Room,
): void {
  for (const one of words) {
    const motif = centred(one.draw(random, shortMm, 0))
    const y = middleY + room.below * shortMm
    const box = writeAt(cloth, motif, { x, y, wide: room.wide * shortMm, tall: room.tall * shortMm })
    toss.field.stamp([rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top)])
  }
}

type Place = { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number }

/** Paints a motif of words round a point as large as a room of so many mm allows; gives its box. */
function writeAt(cloth: Cloth, motif: Motif, { x, y, wide, tall }: Place): Box {
  const { left, right, top, bottom } = boxOfMotif(motif)
  const size = Math.min(wide / (right - left), tall / (bottom - top))
  const { layers } = placeMotif(motif, { size, x, y })
  paintTogether(
    cloth,
    layers[0].ink,
    layers.map(({ ring }) => ring),
  )
  return { left: x + left * size, right: x + right * size, top: y + top * size, bottom: y + bottom * size }
}
