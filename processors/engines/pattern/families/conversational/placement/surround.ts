import { type Ring, TURN } from '../../../kit/line/knot.ts'
import type { Subject } from '../subject.ts'
import { ARCH, archOver } from './arch-over.ts'
import { bindWreath } from './bind-wreath.ts'
import { axisOf, isBindable, isBloom } from './plant-axis.ts'
import type { Print } from './print.ts'
import { setOnGround } from './set-on-ground.ts'
import { standBeside } from './stand-beside.ts'

/** Sizes of marks and of the finest marks against the shorter side, and how many are strewn where nothing grows. */
const SIZES = { mark: 0.066, fine: 0.036 } as const
const STREWN = { mark: 18, fine: 20 } as const

/** What is about those who lead: marks of their world, and others; whether these are named, and where the leads' feet are, in mm. */
export type Surroundings = {
  readonly marks: readonly Subject[]
  readonly others: readonly Subject[]
  readonly isOnGround: boolean
  readonly feet: number
  readonly isNamed: boolean
}

/** Puts what is about the leads on a print: plants from the ground or in a wreath, others at their sides, marks in an arch or strewn. */
export function surround(print: Print, { marks, others, isOnGround, feet, isNamed }: Surroundings): void {
  const grown = growRound(print, marks, isOnGround, feet)
  standBeside(print, others, { isNamed })
  print.toss.field.stamp(grown)
  if (grown.length > 0) {
    const loose = marks.filter((mark) => axisOf(mark) === undefined)
    archOver(print, loose, isOnGround ? ARCH.overGround : ARCH.inWreath)
  } else {
    strew(print, marks, SIZES.mark, STREWN.mark)
    strew(print, marks, SIZES.fine, STREWN.fine)
  }
}

/** Plants among the marks grow from the ground or are bound into a wreath; gives their bodies, which are not yet taken. */
function growRound(print: Print, marks: readonly Subject[], isOnGround: boolean, feet: number): Ring[] {
  const plants = marks.filter((mark) => axisOf(mark) !== undefined)
  const leaves = marks.filter(isBindable)
  const blooms = marks.filter(isBloom)
  if (isOnGround && plants.length > 0) return setOnGround(print, plants, blooms, feet)
  return leaves.length > 0 ? bindWreath(print, leaves, blooms) : []
}

/** Strews marks into the gaps, each as upright as its kind. */
function strew({ toss, random, shortMm }: Print, subjects: readonly Subject[], share: number, count: number): void {
  const sizeMm = share * shortMm
  for (let at = 0; at < count && subjects.length > 0; at++) {
    const subject = subjects[at % subjects.length]
    const motif = subject.draw(
      random,
      sizeMm * subject.scale * random.between(0.88, 1.1),
      Math.floor(at / subjects.length),
    )
    const lean = subject.lean >= TURN ? Math.PI : subject.lean
    toss.fit([motif], { gapMm: sizeMm * 0.25, tries: 160, mayFlip: false, turnAt: () => random.between(-lean, lean) })
  }
}
