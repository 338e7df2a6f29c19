import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isVase } from '../../families/conversational/bouquet.ts'
import { hasHead } from '../../families/conversational/heads.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isPerson } from '../../families/conversational/paper-figures.ts'
import { isCarrier, seatOf } from '../../families/conversational/seats.ts'
import { standingPictures } from '../../families/conversational/standing-pictures.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, isUnread } from '../meaning/phrase-kinds.ts'
import { coatsOfThings } from './coats-of-things.ts'
import type { Dressed } from './dressed-things.ts'
import { dressedThings, dressMotifs, wornThings } from './dressed-things.ts'
import { impliedBy } from './implied-things.ts'
import { isAlive } from './pastimes-of-things.ts'
import { smilingThings } from './smiling-things.ts'
import { thingBefore } from './thing-before.ts'

/** Things that something else rides, holds or wears, by the noun of who does. */
export type Joined = {
  readonly seats: Readonly<Record<string, readonly string[]>>
  readonly held: Readonly<Record<string, readonly string[]>>
  readonly worn: Readonly<Record<string, readonly string[]>>
}

/** What stands beside a truck, and is no load of it. */
const scenery: ReadonlySet<string> = new Set(
  'star|moon|sun|cloud|rainbow|mountain|road|palm tree|palm|cactus|house|bow|wheel|flag|traffic cone'.split('|'),
)
/**
 * Who rides what and who holds what: "dinosaurs riding skateboards", "bears and foxes in a boat", "cats reading books".
 *
 * @param motifs singular nouns of the design, as they are drawn
 */
export function joinedThings(phrases: readonly ReadPhrase[], motifs: readonly string[]): Joined {
  const dressed = dressedThings(phrases)
  const garments = dressed.map(({ garmentAt }) => garmentAt)
  const nounsAt = (at: number): string[] =>
    garments.includes(at) || isBunch(phrases, at)
      ? []
      : dressMotifs(thingsOf(phrases[at]), dressed).filter((noun) => motifs.includes(noun))
  const seats: Record<string, string[]> = {}
  const held: Record<string, string[]> = {}
  const taken = new Map<number, { readonly into?: Record<string, string[]>; readonly by: readonly string[] }>()
  for (let at = 1; at < phrases.length; at++) {
    const [noun] = phrases[at].motif ? nounsAt(at) : []
    const before = noun ? thingBefore(phrases, at, (other) => nounsAt(other).length > 0) : undefined
    // Who dances in the moonlight does not sit in the moon.
    if (!noun || !before || /light$/.test(phrases[at].form)) continue
    // "Riding bicycles and scooters": a second thing does as the first.
    const first = taken.get(before.at)
    if (first?.into && before.isListed && (first.into === held || seatOf(noun))) {
      for (const rider of first.by) first.into[rider].push(noun)
      taken.set(at, first)
    }
    if (before.isListed) continue
    const into = before.isHeld ? held : before.isSeat && seatOf(noun) ? seats : undefined
    // "Penguins on sleds holding balloons": who rides holds, and who holds rides.
    if ((!into && !before.isSeat) || (into && first?.into === into)) continue
    const riders = first?.by ?? ridersUpTo(phrases, before.at, nounsAt)
    // "Ice cream vans and children eating ice cream": vans and castles hold nothing.
    const by = riders.filter((rider) => rider !== noun && !(into === held && isBuilt(rider)))
    // "Llamas on skis drinking tea": what they are on may have no seat, and still is not who drinks.
    for (const rider of into ? by : []) if (into) into[rider] = [...(into[rider] ?? []), noun]
    taken.set(at, { into, by })
  }
  addLoads(phrases, nounsAt, seats)
  addImplied(phrases, nounsAt, { seats, held })
  addCarried(phrases, nounsAt, held)
  return { seats, held, worn: wornBy(phrases, dressed, motifs) }
}

/** "Trucks with christmas trees", "a truck full of hearts": the load sits where greens would lie. */
function addLoads(
  phrases: readonly ReadPhrase[],
  nounsAt: (at: number) => string[],
  seats: Record<string, string[]>,
): void {
  const loaded = new Map<number, string>()
  phrases.forEach((_, at) => {
    const nouns = nounsAt(at)
    const before = nouns.length > 0 ? thingBefore(phrases, at, (other) => nounsAt(other).length > 0) : undefined
    // A word for a kind stands for several: sweets are all in the jar.
    for (const noun of nouns) {
      const isFlower = flowerNouns.includes(noun)
      const carries = (other: string): boolean =>
        isCarrier(other) ||
        (isFlower && isVase(findDepiction(other)?.picture ?? '')) ||
        (before?.isContained === true && seatOf(other)?.isVessel === true)
      // "Baskets of kittens and yarn": what is listed with them is in there too.
      const carrier =
        before?.isListed && !isBuilt(noun)
          ? loaded.get(before.at)
          : before?.isLoaded
            ? nounsAt(before.at).find(carries)
            : undefined
      if (carrier) loaded.set(at, carrier)
      if (!carrier || scenery.has(noun)) continue
      // "A vase of sunflowers on a windowsill": the vase stands there, the flowers in it.
      seats[noun] = isFlower ? [carrier] : (seats[noun] ?? [carrier])
    }
  })
}

/** What is over or above whoever is out with it, where nothing else is said of it. */
const carried = ['umbrella', 'parasol']

/** "A girl with an umbrella" holds it. */
function addCarried(
  phrases: readonly ReadPhrase[],
  nounsAt: (at: number) => string[],
  held: Record<string, string[]>,
): void {
  phrases.forEach((_, at) => {
    const [noun] = nounsAt(at)
    if (!noun || !carried.includes(noun)) return
    const before = thingBefore(phrases, at, (other) => nounsAt(other).length > 0)
    if (!before?.isLoaded) return
    for (const bearer of nounsAt(before.at).filter(isBearer)) held[bearer] ??= [noun]
  })
}

const isBearer = (noun: string): boolean => hasHead(noun) || isPerson(findDepiction(noun)?.picture ?? '')

/** Garments, faces of things that have none, and the patterns of coats. */
function wornBy(
  phrases: readonly ReadPhrase[],
  dressed: readonly Dressed[],
  motifs: readonly string[],
): Joined['worn'] {
  const faces = smilingThings(phrases).filter((noun) => motifs.includes(noun))
  const worn = { ...wornThings(dressed, motifs), ...Object.fromEntries(faces.map((noun) => [noun, ['face']])) }
  const coats = coatsOfThings(phrases).filter(({ noun, coat }) => coat !== 'ornate' && motifs.includes(noun))
  return { ...worn, ...Object.fromEntries(coats.map(({ noun, coat }) => [noun, [coat, ...(worn[noun] ?? [])]])) }
}

type Lists = { readonly seats: Record<string, string[]>; readonly held: Record<string, string[]> }

/** "Surfing santas", "grandmothers knitting": a verb beside who does it, and nothing said of what with. */
function addImplied(phrases: readonly ReadPhrase[], nounsAt: (at: number) => string[], lists: Lists): void {
  phrases.forEach(({ words: [verb], words: all, startsClause, isNegated }, at) => {
    const [part, noun] = impliedBy(verb) ?? []
    if (!part || !noun || all.length > 1 || isNegated || nounsAt(at).length > 0) return
    const isBefore = at > 0 && !startsClause && nounsAt(at - 1).length > 0
    const next = phrases[at + 1]
    // Fishing boats hold no rods, surfing avocados have a board.
    const isDoer = next?.startsClause === false && (isAlive(next) || (next.isPlural && !isRidden(nounsAt(at + 1))))
    const isAfter = isDoer && nounsAt(at + 1).length > 0
    const doers = isBefore ? ridersUpTo(phrases, at - 1, nounsAt) : isAfter ? nounsAt(at + 1) : []
    for (const doer of doers.filter((one) => !one.includes(noun) && !lists[part][one] && !isToldOtherwise(phrases, at)))
      lists[part][doer] = [noun]
  })
}

/** "Bears fishing for salmon", "foxes reading a map": what follows the verb says what with. */
function isToldOtherwise(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  return next !== undefined && !next.startsClause && isUnread(next)
}

function isRidden(nouns: readonly string[]): boolean {
  return nouns.every((noun) => seatOf(noun) !== undefined)
}

function isBuilt(noun: string): boolean {
  const { picture = '' } = findDepiction(noun) ?? {}
  return standingPictures.has(picture) && !isPerson(picture)
}

function thingsOf({ chosen, motif, meanings, isNegated }: ReadPhrase): string[] {
  if (isNegated || chosen?.kind === 'colour') return []
  if (motif) return [motif.noun]
  // "A bouquet of wildflowers in a vase".
  if (chosen?.kind === 'family' && ofFlowers.includes(chosen.family)) return ['blossom']
  return meanings.flatMap((meaning) => (meaning.kind === 'group' ? meaning.nouns : []))
}

/** "A sunflower bouquet in a vase": the flowers of the bouquet are named before it. */
function isBunch(phrases: readonly ReadPhrase[], at: number): boolean {
  const { chosen, startsClause } = phrases[at]
  const isOfFlowers = chosen?.kind === 'family' && ofFlowers.includes(chosen.family)
  const before = phrases[at - 1]?.motif?.noun
  return isOfFlowers && !startsClause && before !== undefined && flowerNouns.includes(before)
}

const ofFlowers = ['tossed-floral', 'meadow', 'ditsy']

/** Everything listed up to the rider: "bears, foxes and owls in a boat". */
function ridersUpTo(phrases: readonly ReadPhrase[], at: number, nounsAt: (at: number) => string[]): string[] {
  const riders = [...nounsAt(at)]
  for (let last = at; last > 0; ) {
    const isJoined = has(phrases[last - 1], 'joining-word')
    let before = isJoined ? last - 2 : last - 1
    // "The owl and the pussycat": articles belong to their things.
    while (before > 0 && nounsAt(before).length === 0 && has(phrases[before], 'filler', 'joining-word')) before--
    const isListed =
      isJoined || phrases[last].startsClause || phrases.slice(before + 1, last).some((one) => has(one, 'joining-word'))
    if (before < 0 || !isListed || nounsAt(before).length === 0) break
    riders.unshift(...nounsAt(before))
    last = before
  }
  return [...new Set(riders)]
}
