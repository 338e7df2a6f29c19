import { mix, TURN } from '../../../kit/line/knot.ts'
import { LEAN_STANDING, type Subject } from '../subject.ts'
import { centred, type Print, paintWhereClear } from './print.ts'

/** An arch of marks: its radius, the marks on each side of its crown, their sizes there and at its ends; shares of the print. */
const [RADIUS, SIDES, AT_CROWN, AT_END] = [0.385, 3, 0.062, 0.03] as const
/** Half the arch in radians, over what has the ground under it and between the tips of a wreath. */
export const ARCH = { overGround: TURN * 0.12, inWreath: TURN * 0.05 } as const
/** Least clear ground round a mark, as a share of the print. */
const CLEAR = 0.012

/** Hangs marks over who leads, in turns from the crown down, alike on both sides and smaller towards the ends. */
export function archOver(print: Print, marks: readonly Subject[], halfArch: number): void {
  const large = marks.filter(({ scale }) => scale === 1)
  const shown = [...large, ...marks.filter((mark) => !large.includes(mark))]
  if (shown.length === 0) return
  // Dots and seeds alone are three, not a halo.
  const sides = large.length > 0 ? SIDES : 1
  const { random, shortMm, middle, toss } = print
  for (let at = 0; at <= sides; at++) {
    const subject = shown[at % shown.length]
    const long = shortMm * mix(AT_CROWN, AT_END, at / SIDES) * Math.sqrt(subject.scale)
    for (const side of at === 0 ? [1] : [-1, 1]) {
      const angle = (side * halfArch * at) / SIDES
      const turn = subject.lean > LEAN_STANDING ? angle : 0
      const motif = centred(subject.draw(random, long, at, false), turn, long)
      const place = [
        middle[0] + RADIUS * shortMm * Math.sin(angle),
        middle[1] - RADIUS * shortMm * Math.cos(angle),
      ] as const
      toss.field.stamp(paintWhereClear(print, motif, place, CLEAR * shortMm))
    }
  }
}
