import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import { boxOfMotif } from '../box-of-motif.ts'
import { LEAN_STANDING, type Subject } from '../subject.ts'
import { WORDS } from '../written-words.ts'
import { centred, type Print } from './print.ts'
import { hasRoomWithin } from './set-within.ts'

/** How large each of two and of three is, as a share of the print. */
const SIZES: readonly number[] = [0.44, 0.36]
/** The air between them and the widest that all together may be, alone and between others, as shares of the print. */
const [AIR, WIDEST, FLANKED] = [0.03, 0.84, 0.6]
/** Of those on the ground the feet lie so far below the middle; over words all is smaller and higher. */
const [FEET, OVER_WORDS, LIFTED] = [0.235, 0.82, 0.11]
/** How far things lean to one another, in radians. */
const LEANING = 0.1

/** "A cat and a dog", "fox, bear and owl": two or three who lead alike are of one size. */
export function standAsEquals(leads: readonly Subject[]): boolean {
  return leads.length > 1 && leads.length - 2 < SIZES.length && leads.every(isSeenBeside)
}

function isSeenBeside(lead: Subject): boolean {
  return lead.kind !== WORDS && !hasRoomWithin(lead)
}

/** Places who lead side by side, turned to the middle; gives where their feet are, in mm from the top. */
export function standTogether(
  print: Print,
  leads: readonly Subject[],
  { hasWords, areFlanked }: { readonly hasWords: boolean; readonly areFlanked: boolean },
): number {
  const { plan, toss, shortMm, middle } = print
  const isOnGround = leads.every(({ lean, bearing }) => lean <= LEAN_STANDING && bearing === undefined)
  const [shrunk, up] = hasWords ? [OVER_WORDS, LIFTED * plan.heightMm] : [1, 0]
  const drawn = leads.map((lead, at) => drawTurned(print, lead, at, { of: leads.length, isOnGround }))
  const air = AIR * shortMm
  const long = drawn.reduce((sum, motif) => sum + widthOf(motif) + air, -air)
  const size = shrunk * Math.min(1, ((areFlanked ? FLANKED : WIDEST) * shortMm) / long)
  let [left, feet] = [middle[0] - (long * size) / 2, 0]
  for (const motif of drawn.map((one) => placeMotif(one, { size }))) {
    const { bottom } = boxOfMotif(motif)
    const y = isOnGround ? middle[1] + FEET * shortMm - up - bottom : middle[1] - up
    toss.place(motif, { x: left + widthOf(motif) / 2, y })
    left += widthOf(motif) + air * size
    feet = Math.max(feet, y + bottom)
  }
  return feet
}

function drawTurned(
  { random, shortMm }: Print,
  lead: Subject,
  at: number,
  { of, isOnGround }: { readonly of: number; readonly isOnGround: boolean },
): Motif {
  const side = Math.sign(at - (of - 1) / 2)
  const leaning = lead.lean >= TURN ? LEANING : Math.min(LEANING, lead.lean)
  return centred(lead.draw(random, shortMm * SIZES[of - 2], at, side < 0), isOnGround ? 0 : side * leaning)
}

function widthOf(motif: Motif): number {
  const { left, right } = boxOfMotif(motif)
  return right - left
}
