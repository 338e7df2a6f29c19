import { TURN } from '../../kit/line/knot.ts'
import { placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { anatomyOf } from './heads.ts'
import { joinedOf } from './joined-of.ts'
import { findDepiction } from './noun-book.ts'
import type { Subject } from './subject.ts'

/** A breath of fire is so large beside who breathes it, and points so far below level, in radians. */
const [SIZE, DOWN] = [0.62, 0.22]
/** From the middle of a head to its mouth: forwards and down, in radii of it. */
const [FORWARDS, BELOW] = [1.15, 0.3]

/** True for what is not held but breathed: fire. */
export function isFire(noun: string): boolean {
  return ['fire', 'flame'].includes(findDepiction(noun)?.picture ?? '')
}

/** Who breathes fire, with a flame that comes out of the mouth and points away from it. */
export function breathing(plan: Plan, breather: Subject, fire: Subject): Subject {
  return joinedOf(plan, breather.kind, (random, sizeMm, turn) => {
    const back = breather.draw(random, sizeMm, turn, false)
    // A flame rises: laid down, its foot is at the mouth.
    const flame = placeMotif(fire.draw(random, sizeMm * SIZE, turn, false), { turn: -TURN / 4 - DOWN })
    const { left, top } = boxOfMotif(back)
    const head = anatomyOf(breather.pictureAt?.(turn) ?? breather.kind, back)
    const [x, y] = head
      ? [head.at[0] - head.radius * FORWARDS, head.at[1] + head.radius * BELOW]
      : [left, top + sizeMm * 0.3]
    const own = boxOfMotif(flame)
    const foot = own.bottom - (own.bottom - own.top) * 0.62
    return { back, front: placeMotif(flame, { x: x - own.right, y: y - foot }) }
  })
}
