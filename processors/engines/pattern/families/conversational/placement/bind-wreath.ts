import { paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { mix, type Point, type Ring, TURN } from '../../../kit/line/knot.ts'
import type { Subject } from '../subject.ts'
import { axisOf } from './plant-axis.ts'
import { centred, type Print, paintWhereClear } from './print.ts'

/** Half axis of a wreath as a share of the print, how far each branch goes from the foot, and half the gap at the foot, in radians. */
const RING = { radius: 0.362, reach: TURN * 0.42, foot: 0.05 } as const
/** Lengths of leaves at the foot and at the tip, as shares of the print, and from one to the next as a share of a leaf. */
const [LEAF_AT_FOOT, LEAF_AT_TIP, STEP] = [0.105, 0.06, 0.36]
/** Radians between a leaf and the branch, and how far its middle lies beside it, as a share of a leaf. */
const [SPLAY, BESIDE] = [0.62, 0.33]
/** Every so many leaves a bloom lies on the branch, as a share of a leaf; leaves nearer to their like take turns by fours. */
const [BLOOM_EVERY, BLOOM, ALIKE] = [6, 0.66, 4]
/** Half the width of the branch as a share of the print, and the points along it. */
const [TWIG, TWIG_POINTS] = [0.003, 36]
/** Least clear ground between a leaf and what it grows round, as a share of the print. */
const CLEAR = 0.01

/**
 * Two branches from the foot of the print round both of its sides, leaves in turns on either side of each and blooms among them, growing
 * smaller towards the tips. What already lies there interrupts them. Gives their bodies, which are not yet taken.
 */
export function bindWreath(print: Print, leaves: readonly Subject[], blooms: readonly Subject[]): Ring[] {
  const inkOfLeaf = leaves[0].draw(print.random.fork('twig'), print.shortMm * LEAF_AT_TIP, 0, false).layers[0].ink
  return ([-1, 1] as const).flatMap((side) => {
    const twig = bendTwig(print, side, inkOfLeaf)
    const onTop: Hung[] = []
    const bound: Ring[] = []
    let along: number = RING.foot
    for (let at = 0; along < RING.reach; at++) {
      const length = print.shortMm * mix(LEAF_AT_FOOT, LEAF_AT_TIP, along / RING.reach)
      const subject = leaves[Math.floor(at / ALIKE) % leaves.length]
      bound.push(...hang(print, subject, { along, side, length, at }))
      const bloom = blooms[Math.floor(at / BLOOM_EVERY) % blooms.length]
      if (bloom && at % BLOOM_EVERY === 2) onTop.push({ subject: bloom, along, length: length * BLOOM })
      along += (length * STEP) / (RING.radius * print.shortMm)
    }
    return [...twig, ...bound, ...onTop.flatMap((bloom, at) => hangBloom(print, side, bloom, at))]
  })
}

type Hung = { readonly subject: Subject; readonly along: number; readonly length: number }

type OnBranch = {
  /** Radians from the foot. */
  readonly along: number
  readonly side: -1 | 1
  /** In mm. */
  readonly length: number
  readonly at: number
}

/** Leaves lean away from the branch by turns outwards and inwards, their tips forward. */
function hang(print: Print, subject: Subject, { along, side, length, at }: OnBranch): Ring[] {
  const out = at % 2 === 0 ? 1 : -1
  const [x, y] = pointAt(print, side, along)
  const [nextX, nextY] = pointAt(print, side, along + 0.01)
  const heading = Math.atan2(nextY - y, nextX - x)
  // Outwards is to the left of who goes up the left branch, and to the right on the other.
  const turn = heading + side * out * SPLAY
  const normal = heading + (side * TURN) / 4
  const away = length * BESIDE * out
  const drawn = subject.draw(print.random, length, Math.floor(at / ALIKE), false)
  const motif = centred(drawn, turn - (axisOf(subject) ?? 0), length)
  return paintWhereClear(
    print,
    motif,
    [x + Math.cos(normal) * away, y + Math.sin(normal) * away],
    CLEAR * print.shortMm,
  )
}

function hangBloom(print: Print, side: -1 | 1, { subject, along, length }: Hung, at: number): Ring[] {
  const motif = centred(subject.draw(print.random, length, at, false), 0, length * subject.scale)
  return paintWhereClear(print, motif, pointAt(print, side, along), CLEAR * print.shortMm)
}

/** A point of a branch, so many radians from the foot of the ring. */
function pointAt({ middle, shortMm }: Print, side: -1 | 1, along: number): Point {
  const angle = TURN / 4 - side * along
  return [middle[0] + RING.radius * shortMm * Math.cos(angle), middle[1] + RING.radius * shortMm * Math.sin(angle)]
}

/** The branch itself, interrupted where something lies. */
function bendTwig(print: Print, side: -1 | 1, ink: number): Ring[] {
  const half = Math.max(0.3, print.shortMm * TWIG)
  const runs: Point[][] = [[]]
  for (let at = 0; at <= TWIG_POINTS; at++) {
    const [x, y] = pointAt(print, side, mix(RING.foot, RING.reach, at / TWIG_POINTS))
    if (print.toss.field.clearanceAt(x, y) > CLEAR * print.shortMm) runs.at(-1)?.push([x, y])
    else runs.push([])
  }
  const twigs = runs.filter((run) => run.length > 2).map((run) => ribbon(run, (t) => half * (1 - 0.4 * t)))
  for (const twig of twigs) paint(print.cloth, ink, twig)
  return twigs
}
