import type { Plan } from '../../family.ts'
import type { Subjects } from '../cast-subjects.ts'
import { leavesAmong } from '../leaf-fan.ts'
import { findDepiction } from '../noun-book.ts'
import { seatOf } from '../seats.ts'
import { LEAN_STANDING, type Subject } from '../subject.ts'
import { WORDS } from '../written-words.ts'
import { rimmed } from './fan-behind.ts'
import { hasPhases } from './moon-phases.ts'
import { axisOf } from './plant-axis.ts'
import { flowersAmong, upright } from './upright-flowers.ts'

/** Who leads in a print, and what of those that lead in a repeat is about them here: large leaves behind, flowers at the sides, words under. */
type Parts = {
  readonly leads: readonly Subject[]
  readonly leaves: readonly Subject[]
  readonly flowers: readonly Subject[]
  readonly hasWords: boolean
  /** Sun or moon that is named with who leads. */
  readonly light?: Subject
}

/** The parts of a print among its cast. */
export function partsOf(plan: Plan, cast: Subjects): Parts {
  const heroes = cast.heroes.filter(({ kind }) => kind !== WORDS).map((one) => upright(plan, one))
  if (heroes.length === 0) return { leads: cast.heroes, leaves: [], flowers: [], hasWords: false }
  const joined = joinedPictures(plan)
  // What somebody rides is seen under them.
  const all = heroes.filter(({ kind }, at) => at === 0 || !joined.includes(kind))
  const light = all.some((one) => !isDisc(one)) && !hasPhases(plan) ? all.find(isDisc) : undefined
  const free = all.filter((one) => one !== light)
  const leaves = leavesAmong(free)
  const rest = free.filter((one) => !leaves.includes(one))
  const flowers = flowersAmong(rest)
  const bare = rest.filter((one) => !flowers.includes(one))
  const rims = leaves.length > 0 ? bare.map((one) => rimmed(one, plan.cast.ground)) : bare
  return {
    leads: hasPhases(plan) ? underMoons(rims, cast) : rims,
    leaves,
    flowers,
    hasWords: heroes.length < cast.heroes.length,
    light,
  }
}

/** True for sun and full moon, which are a disc behind who leads with them. */
function isDisc({ bearing, kind }: Subject): boolean {
  return bearing === 'light' && /^(?:(?:full-)?moon|sun)$/.test(kind)
}

/** Who is about the lead: what is named with it, else its company; a thing held in the hand is seen several times, a beast or a house once. */
export function othersOf(
  plan: Plan,
  { beside, named, company, number }: Subjects,
  leads: readonly Subject[],
  flowers: readonly Subject[],
): Subject[] {
  const joined = joinedPictures(plan)
  const around = [
    ...flowers,
    ...(number === undefined ? leads.slice(1) : []),
    ...beside,
    ...named.filter((one) => axisOf(one) === undefined),
  ].filter(({ kind }) => !joined.includes(kind))
  if (around.length > 0) return around
  if (company.length > 0) return [...company]
  const [lead] = leads
  const isOfMany = lead.lean > LEAN_STANDING || lead.bearing === 'swimming'
  return isOfMany && number === undefined && lead.kind !== WORDS ? [lead] : []
}

/** True for a wreath that the text of the print stands in. */
export function holdsWords({ details }: Plan, lead: Subject): boolean {
  return typeof details.text === 'string' && lead.kind === 'laurel-wreath'
}

/** What somebody sits on or holds is seen with them, and not once more beside them. */
export function joinedPictures({ details }: Plan): string[] {
  const isJoint = (key: string): boolean => key.startsWith('seat of ') || key.startsWith('held by ')
  return Object.entries(details)
    .filter(([key]) => isJoint(key))
    .flatMap(([, nouns]) => `${nouns}`.split('|'))
    .flatMap((noun) => [findDepiction(noun)?.picture ?? noun, seatOf(noun)?.picture ?? noun])
}

/** Who leads under the phases of the moon: what is named with them, and else the moon. */
function underMoons(leads: readonly Subject[], { beside, named }: Subjects): readonly Subject[] {
  const isMoon = ({ kind }: Subject): boolean => /moon|lunar|phase/.test(kind)
  const others = [...leads, ...beside, ...named].filter((one) => !isMoon(one))
  return others.length > 0 ? others.slice(0, 1) : leads
}

/** How many there are of who leads where none are counted: "wild horses", "lovebirds" are two, who look at one another. */
export function numberOf(plan: Plan, leads: readonly Subject[]): 1 | 2 {
  return plan.details.several === true && leads.length === 1 && comesInPairs(plan, leads[0]) ? 2 : 1
}

/** True for beasts, birds on their boughs and people, and for things that stand by themselves. */
function comesInPairs({ details }: Plan, lead: Subject): boolean {
  if (isHead(lead) || `seat of ${lead.kind}` in details) return false
  return lead.lean <= LEAN_STANDING && (lead.bearing === undefined || lead.bearing === 'aloft')
}

/** True for a head without its body. */
export function isHead({ kind }: Subject): boolean {
  return /(?:^|-)(?:head|face|skull)$/.test(kind)
}

/** True for what has the ground under it. */
export function isStanding({ lean, bearing }: Subject): boolean {
  return lean <= LEAN_STANDING && bearing === undefined
}
