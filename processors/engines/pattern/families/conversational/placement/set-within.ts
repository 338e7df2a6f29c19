import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { boxOfMotif } from '../box-of-motif.ts'
import type { Subject } from '../subject.ts'
import { centred, type Print } from './print.ts'

/** Room for another thing in a picture, as shares of its box: the middle, and the longest side of what is set there. */
const rooms: Readonly<Record<string, { readonly x: number; readonly y: number; readonly size: number }>> = {
  wreath: { x: 0.5, y: 0.47, size: 0.34 },
  'laurel-wreath': { x: 0.5, y: 0.48, size: 0.42 },
  shield: { x: 0.5, y: 0.46, size: 0.56 },
}

/** True for what another thing is set into: wreaths, shields. */
export function hasRoomWithin({ kind }: Subject): boolean {
  return Object.hasOwn(rooms, kind)
}

/** A drawing of one thing with another set into its room. */
export function setWithin({ random }: Print, around: Subject, drawn: Motif, within: Subject): Motif {
  const { left, right, top, bottom } = boxOfMotif(drawn)
  const room = rooms[around.kind]
  const long = room.size * Math.max(right - left, bottom - top)
  const whole = createMotif(drawn.pen)
  putMotif(whole, drawn)
  putMotif(whole, centred(within.draw(random, long, 0), 0, long), {
    x: left + room.x * (right - left),
    y: top + room.y * (bottom - top),
  })
  return whole
}
