import { createMotif } from '../../../kit/motif/motif.ts'
import { putBefore } from '../heap.ts'
import { leafFrom } from '../leaf-fan.ts'
import type { Subject } from '../subject.ts'
import type { Print } from './print.ts'

/** Leaves on either side: radians off upright, and their length as a share of the print; the upper ones lie over the lower. */
const LEAVES: readonly (readonly [off: number, long: number])[] = [
  [2.35, 0.33],
  [1.8, 0.38],
  [1.25, 0.4],
  [0.75, 0.39],
  [0.25, 0.36],
]
/** Of one who stands on the ground no leaf hangs down. */
const HANGING = 2
/** Where stalks begin, as a share of the print off the middle: who leads hides them. */
const HIDDEN = 0.04

/** Spreads leaves alike on both sides out from behind who leads, kinds by turns, tips outwards. */
export function fanBehind(print: Print, leaves: readonly Subject[], isOnGround: boolean): void {
  const { middle, shortMm, plan, toss } = print
  const fan = isOnGround ? LEAVES.filter(([off]) => off < HANGING) : LEAVES
  for (const [at, [off, long]] of fan.entries()) {
    const subject = leaves[at % leaves.length]
    const sizeMm = shortMm * long
    const drawn = subject.draw(print.random, sizeMm, at, false)
    for (const side of [-1, 1] as const) {
      const x = middle[0] + side * Math.sin(off) * HIDDEN * shortMm
      const y = middle[1] - Math.cos(off) * HIDDEN * shortMm
      toss.place(leafFrom({ drawn, subject, sizeMm }, plan.cast.ground, { off, side }), { x, y })
    }
  }
}

/** The same thing with a line of ground round it, so that it is told from what it stands before. */
export function rimmed(subject: Subject, ground: number): Subject {
  return {
    ...subject,
    draw: (random, sizeMm, ...rest) => {
      const motif = createMotif()
      putBefore(motif, subject.draw(random, sizeMm, ...rest), ground, sizeMm)
      return motif
    },
  }
}
