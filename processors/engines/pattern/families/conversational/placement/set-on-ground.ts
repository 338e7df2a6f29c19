import { mix, type Ring, TURN } from '../../../kit/line/knot.ts'
import { createMotif } from '../../../kit/motif/motif.ts'
import { putBefore } from '../heap.ts'
import type { Subject } from '../subject.ts'
import { axisOf } from './plant-axis.ts'
import { centred, type Print, paintWhereClear } from './print.ts'

/**
 * Rows of plants, the hindmost first: how many, from where they stand (a share of half the ground), how tall there and at the ends, and
 * how far their feet lie below those of who leads: shares of the print.
 */
const ROWS = [
  { count: 4, from: 0.56, inner: 0.17, outer: 0.22, below: 0.012 },
  { count: 5, from: 0.3, inner: 0.1, outer: 0.15, below: 0.036 },
  { count: 6, from: 0.02, inner: 0.07, outer: 0.1, below: 0.088 },
] as const
/**
 * Half the width of the ground as a share of the print, how far plants at its ends lean outwards in radians, and how
 * far it rises there.
 */
const [HALF, FAN, RISE] = [0.385, 0.6, 0.055]
/** Blooms are so much smaller than what is green, and every so many plants is one. */
const [BLOOM, BLOOM_EVERY] = [0.62, 3]
/** What finds no room is tried once more at this share of its size. */
const SMALLER = 0.55
/** Least clear ground round who leads, as a share of the print. */
const CLEAR = 0.008

/**
 * A strip of growth under the feet of who leads: leaves and sprigs in three rows, tall at both ends and low in front of the feet, leaning
 * outwards, with blooms among them, alike on both sides. Gives their bodies, which are not yet taken.
 *
 * @param feet mm from the top
 */
export function setOnGround(
  print: Print,
  plants: readonly Subject[],
  blooms: readonly Subject[],
  feet: number,
): Ring[] {
  const { random, shortMm } = print
  return ROWS.flatMap(({ count, from, inner, outer, below }, row) =>
    Array.from({ length: count * 2 }, (_, both): Ring[] => {
      const [at, side] = [Math.floor(both / 2), both % 2 === 0 ? -1 : 1]
      const share = mix(from, 1, (at + random.between(0.3, 0.7)) / count) * side
      const isBloom = blooms.length > 0 && (at + row) % BLOOM_EVERY === 1
      const subject = isBloom ? blooms[(at + row) % blooms.length] : plants[(at + row) % plants.length]
      const tall = shortMm * mix(inner, outer, Math.abs(share)) * random.between(0.76, 1.18) * (isBloom ? BLOOM : 1)
      const standing = { at, turnAt: share, foot: feet + shortMm * (below - RISE * share ** 2) }
      const stood = standAt(print, subject, { ...standing, tall, isBloom })
      return stood.length > 0 ? stood : standAt(print, subject, { ...standing, tall: tall * SMALLER, isBloom })
    }).flat(),
  )
}

type Plant = {
  readonly at: number
  /** From the middle of the ground to either end, -1 to 1. */
  readonly turnAt: number
  /** Where its foot is, in mm from the top, and how tall it is, in mm. */
  readonly foot: number
  readonly tall: number
  readonly isBloom: boolean
}

/** One plant, a line of ground between it and those behind it; nothing where it would cover who leads. */
function standAt(print: Print, subject: Subject, { at, turnAt, foot, tall, isBloom }: Plant): Ring[] {
  const { plan, random, shortMm, middle } = print
  const axis = axisOf(subject)
  const turn = axis === undefined ? 0 : turnAt * FAN - TURN / 4 - axis
  const motif = centred(subject.draw(random, tall, at, false), turn, tall * (isBloom ? subject.scale : 1))
  const apart = createMotif()
  putBefore(apart, motif, plan.cast.ground, tall)
  const y = foot - tall * (isBloom ? 0.9 : 0.45)
  return paintWhereClear(print, apart, [middle[0] + turnAt * HALF * shortMm, y], CLEAR * shortMm)
}
