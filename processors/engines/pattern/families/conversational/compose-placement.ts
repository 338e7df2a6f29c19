import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { castSubjects } from './cast-subjects.ts'
import { LEAN_STANDING, type Subject } from './subject.ts'

/** Half axes of the oval the print keeps to, as shares of the cloth's sides: the rest is breathing margin. */
const OVAL = { x: 0.43, y: 0.44 } as const
const OVAL_STEPS = 48
/** Sizes against the shorter side, and how many of each are tried: seconds, small things, marks, the finest marks. */
const SIZES = { hero: 0.46, second: 0.22, small: 0.13, mark: 0.062, fine: 0.036 } as const
const COUNTS = { second: 5, small: 7, mark: 30, fine: 40 } as const

/** Where so many leads stand, off the middle as shares of the sheet: one alone, or as many as are counted, "three pears". */
const leadPlaces: readonly (readonly (readonly [across: number, down: number])[])[] = [
  [[0.045, -0.015]],
  [
    [-0.19, 0.02],
    [0.19, -0.03],
  ],
  [
    [0, -0.19],
    [-0.19, 0.14],
    [0.19, 0.12],
  ],
  [
    [-0.17, -0.17],
    [0.18, -0.19],
    [-0.19, 0.18],
    [0.17, 0.17],
  ],
  [
    [0, -0.02],
    [-0.24, -0.18],
    [0.24, -0.2],
    [-0.22, 0.19],
    [0.23, 0.18],
  ],
  [
    [-0.2, -0.22],
    [0.2, -0.23],
    [-0.26, 0.02],
    [0.26, 0],
    [-0.17, 0.25],
    [0.18, 0.24],
  ],
]
/** Several together are so much larger than their share of the room of one. */
const COUNTED = 1.12

/**
 * A placement print: one large lead a little off the middle, its seconds and small companions swept round it in an oval, marks
 * thinning towards the rim, and bare ground outside.
 */
export function composePlacement(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('placement')
  const toss = createToss(random.fork('fit'), cloth)
  const short = Math.min(plan.widthMm, plan.heightMm) * Math.max(0.7, Math.min(1.2, plan.scale))
  const { heroes, number = 1, beside, named, company, seconds, smalls, marks } = castSubjects(plan)
  toss.field.stamp([rimOf(plan)])
  const side = random.sign()
  const lead = heroes[0]
  const places = leadPlaces[Math.min(number, leadPlaces.length) - 1]
  const size = short * SIZES.hero * (places.length > 1 ? COUNTED / Math.sqrt(places.length) : 1)
  for (const [at, [across, down]] of places.entries()) {
    const x = plan.widthMm * (0.5 + side * across)
    const y = plan.heightMm * (0.5 + down)
    toss.place(lead.draw(random, size, at), { x, y, turn: side * Math.min(0.08, lead.lean) })
  }
  // A lone beast or house is seen once: a wreath of small ones would be a sheet of stickers.
  const around = [...beside, ...named, ...company]
  const isAlone = heroes.length === 1 && lead.lean <= LEAN_STANDING && around.length > 0
  const others = heroes.length > 1 ? [...heroes.slice(1), ...seconds] : isAlone ? around : seconds
  sweep(toss, random, others, short * SIZES.second, COUNTS.second)
  sweep(toss, random, isAlone ? around : smalls.length > 0 ? smalls : others, short * SIZES.small, COUNTS.small)
  sweep(toss, random, marks, short * SIZES.mark, COUNTS.mark)
  sweep(toss, random, marks, short * SIZES.fine, COUNTS.fine)
  return cloth
}

/** Puts the subjects in turn where they lie snugly, each as upright as its kind. */
function sweep(toss: Toss, random: Random, subjects: readonly Subject[], sizeMm: number, count: number): void {
  if (subjects.length === 0) return
  for (let at = 0; at < count; at++) {
    const subject = subjects[at % subjects.length]
    const motif: Motif = subject.draw(
      random,
      sizeMm * subject.scale * random.between(0.88, 1.1),
      Math.floor(at / subjects.length),
    )
    const lean = subject.lean >= TURN ? Math.PI : subject.lean
    toss.fit([motif], { gapMm: sizeMm * 0.12, tries: 160, mayFlip: false, turnAt: () => random.between(-lean, lean) })
  }
}

/** Everything outside the oval, as one ring that goes round the sheet and back along the oval. */
function rimOf({ widthMm, heightMm }: Plan): Ring {
  const sheet: Knot[] = [
    [0, 0, 1],
    [widthMm, 0, 1],
    [widthMm, heightMm, 1],
    [0, heightMm, 1],
    [0, 0, 1],
  ]
  const oval = Array.from({ length: OVAL_STEPS + 1 }, (_, step): Knot => {
    const angle = Math.PI * 1.25 - (step / OVAL_STEPS) * TURN
    return [widthMm * (0.5 + OVAL.x * Math.cos(angle)), heightMm * (0.5 + OVAL.y * Math.sin(angle)), 1]
  })
  return [...sheet, ...oval]
}
