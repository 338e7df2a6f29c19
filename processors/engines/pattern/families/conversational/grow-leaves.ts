import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { levelOf } from '../../scenery/scenery-plan.ts'
import { leafFrom } from './leaf-fan.ts'
import type { Scene } from './stand-in-scene.ts'
import type { Subject } from './subject.ts'

/** At either side of the window, outwards from the front: radians off upright, and lengths as shares of the window's height. */
const LEAVES: readonly (readonly [off: number, long: number])[] = [
  [-0.75, 0.24],
  [0.55, 0.36],
  [-0.1, 0.34],
]
/** Where they grow, as shares of the window: off its middle, and from its top. */
const [ASIDE, DOWN] = [0.37, 0.97]

/** Large leaves that are named grow at both sides of those who lead, in front, in turns of their kinds. */
export function growLeaves({ place: { cloth, frame, random: all } }: Scene, leaves: readonly Subject[]): void {
  if (leaves.length === 0) return
  const random = all.fork('named leaves')
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  for (const [at, [off, long]] of LEAVES.entries()) {
    const subject = leaves[at % leaves.length]
    const sizeMm = tall * long
    const drawn = subject.draw(random, sizeMm, at, false)
    for (const side of [-1, 1] as const) {
      const x = frame.left + wide * (0.5 + side * ASIDE)
      stampMotif(cloth, leafFrom({ drawn, subject, sizeMm }, undefined, { off, side }), { x, y: levelOf(frame, DOWN) })
    }
  }
}
