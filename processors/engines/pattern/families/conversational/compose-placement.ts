import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { castSubjects } from './cast-subjects.ts'
import { fanBehind } from './placement/fan-behind.ts'
import { hangPhases, hasPhases } from './placement/moon-phases.ts'
import { holdsWords, isHead, isStanding, numberOf, othersOf, partsOf } from './placement/parts-of-print.ts'
import { centred, type Print } from './placement/print.ts'
import { hasRoomWithin, setWithin } from './placement/set-within.ts'
import { shineBehind } from './placement/shine-behind.ts'
import { standAsEquals, standTogether } from './placement/stand-together.ts'
import { surround } from './placement/surround.ts'
import { UNDER, WITHIN, write } from './placement/write-words.ts'
import type { Subject } from './subject.ts'
import { printedWords, WORDS, writtenAlone } from './written-words.ts'

/** Half axes of the oval the print keeps to, as shares of the cloth's sides: the rest is breathing margin. */
const OVAL = { x: 0.455, y: 0.455 } as const
const OVAL_STEPS = 48
/** Sizes against the shorter side: who leads alone, with others about, over words. */
const SIZES = { alone: 0.55, among: 0.5, overWords: 0.43 } as const

/** Where so many leads stand, off the middle as shares of the sheet: one alone, or as many as are counted, "three pears". */
const leadPlaces: readonly (readonly (readonly [across: number, down: number])[])[] = [
  [[0, -0.012]],
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
/** "Three little pigs" are still the middle of a print. */
const SMALLEST = 0.84
/** Several together are so much larger than their share of the room of one. */
const COUNTED = 1.12
/** The longest that a lead may be on either side, as a share of the print. */
const LONGEST = 0.66
/** Of those on the ground the feet lie so far below the middle, as a share of the sheet. */
const FEET = 0.285
/** So often what stands has plants under its feet, and else a wreath round it. */
const OFTEN = 0.6
/** Who stands before a fan of leaves is so far lower. */
const UNDER_LEAVES = 0.05
/** What stands over words is so far above the middle. */
const LIFTED = 0.075

/**
 * A placement print: one large lead in the middle, words under it, what is named with it in pairs at its sides; and the marks of its world
 * bound into a wreath, grown from the ground under its feet, or strewn, with bare ground outside an oval.
 */
export function composePlacement(plan: Plan): Cloth {
  const { widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('placement')
  const toss = createToss(random.fork('fit'), cloth)
  const shortMm = Math.min(widthMm, heightMm) * clamp(plan.scale, SMALLEST, 1.2)
  const cast = castSubjects(plan)
  toss.field.stamp([rimOf(plan)])
  const { leads, leaves, flowers, hasWords, light } = partsOf(plan, cast)
  const down = leaves.length > 0 ? UNDER_LEAVES * heightMm : 0
  const print: Print = { plan, cloth, toss, random, shortMm, middle: [widthMm / 2, heightMm / 2 + down] }
  // Words alone stand in a wreath of leaves, in the place of its picture.
  const isWreath = leads.length === 1 && holdsWords(plan, leads[0])
  if (hasPhases(plan)) hangPhases(print)
  if (light) shineBehind(print, light)
  const areEqual = cast.number === undefined && standAsEquals(leads)
  const isFull = isWreath || (leaves.length > 0 && leads.length + cast.beside.length === 1)
  const around = isFull ? flowers : othersOf(plan, cast, areEqual ? leads.slice(0, 1) : leads, flowers)
  const within = hasRoomWithin(leads[0]) && !cast.company.includes(around[0]) ? around[0] : undefined
  // Of several the first is within, and the others are about.
  const others = within && around.length > 1 ? around.slice(1) : around
  const placing = {
    number: cast.number ?? numberOf(plan, leads),
    isAmong: leaves.length > 0 || (others.length > 0 && !within),
    hasWords,
    within,
  }
  if (leaves.length > 0)
    fanBehind(
      print,
      leaves,
      leads.every((one) => isStanding(one) && !isHead(one)),
    )
  const feet = isWreath
    ? 0
    : areEqual
      ? standTogether(print, leads, { hasWords, areFlanked: flowers.length > 0 })
      : placeLeads(print, leads, placing)
  if (isWreath) write(print, writtenAlone(plan), WITHIN)
  if (hasWords) write(print, printedWords(plan), UNDER)
  const isOnGround = !isWreath && leads.every(isStanding) && (areEqual || random.chance(OFTEN))
  // Large leaves are enough.
  const marks = leaves.length > 0 ? [] : cast.marks
  surround(print, { marks, others, isOnGround, feet, isNamed: cast.beside.length + flowers.length + leads.length > 1 })
  return cloth
}

type Leading = {
  readonly number: number
  readonly isAmong: boolean
  readonly hasWords: boolean
  readonly within?: Subject
}

/** Places those who lead, and gives where their feet are, in mm from the top. */
function placeLeads(print: Print, leads: readonly Subject[], { number, isAmong, hasWords, within }: Leading): number {
  const { plan, toss, random, shortMm, middle } = print
  const [lead] = leads
  const places = leadPlaces[Math.min(number, leadPlaces.length) - 1]
  const share = hasWords ? SIZES.overWords : isAmong ? SIZES.among : SIZES.alone
  const size = shortMm * share * (places.length > 1 ? COUNTED / Math.sqrt(places.length) : 1)
  const isOnGround = places.length === 1 && isStanding(lead)
  const lean = isOnGround || lead.kind === WORDS ? 0 : random.sign() * Math.min(0.08, lead.lean)
  let feet = 0
  for (const [at, [across, down]] of places.entries()) {
    // Two look at one another.
    const drawn = places.length === 2 ? lead.draw(random, size, at, at === 0) : lead.draw(random, size, at)
    const filled = within ? setWithin(print, lead, drawn, within) : drawn
    const motif = withinPrint(centred(filled, lean), shortMm)
    const { bottom } = boxOfMotif(motif)
    const free = middle[1] + (down - (hasWords ? LIFTED : 0)) * plan.heightMm
    const y = isOnGround && !hasWords ? Math.min(middle[1] + FEET * shortMm - bottom, free + 0.05 * shortMm) : free
    toss.place(motif, { x: middle[0] + across * plan.widthMm, y })
    feet = Math.max(feet, y + bottom)
  }
  return feet
}

/** Bottles and giraffes are no taller than the print. */
function withinPrint(motif: Motif, shortMm: number): Motif {
  const { left, right, top, bottom } = boxOfMotif(motif)
  const most = LONGEST * shortMm
  return Math.max(right - left, bottom - top) > most ? centred(motif, 0, most) : motif
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
