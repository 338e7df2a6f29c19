import { cutOfGarment } from '../../families/conversational/garments.ts'
import { hasHead } from '../../families/conversational/heads.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { canWear } from '../../families/conversational/who-wears.ts'
import { isKindOfBefore } from '../meaning/breeds.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import { wearerBeforeClause } from './clothes-in-clauses.ts'
import {
  callings,
  costumes,
  garments,
  hatOfTrade,
  kindOf,
  onFourLegs,
  onOwnBodies,
  ownClothes,
  trimmings,
} from './wardrobe.ts'

/** Words between an animal and what it wears. */
const wearing = new Set(
  'in wearing wear wears dressed sporting as als comme como im en con tragen portant trägt vestidos'.split(' '),
)

/** Who wears what: where the animal and the clothes are named, and the nouns of the pictures that join them. */
export type Dressed = {
  readonly animalAt: number
  readonly garmentAt: number
  readonly isTrimming: boolean
  /** By the animal's own noun. */
  readonly nouns: ReadonlyMap<string, string>
  /** Beasts that have no such picture, and wear the garment on their own. */
  readonly wearers: readonly string[]
  readonly garment: string
}

/** Words that may lie between: "dogs happily dressed in little yellow raincoats", "zebras in striped socks and red bow ties". */
const REACH = 7

/** Animals that wear something they have a picture in: "dogs in yellow raincoats", "a fox wearing a suit", "animals in jumpers". */
export function dressedThings(phrases: readonly ReadPhrase[]): Dressed[] {
  return phrases.flatMap((phrase, garmentAt): Dressed[] => {
    const costume = phrase.isNegated ? undefined : garmentOf(phrases, garmentAt)
    const isShadeOfColour = phrase.words.at(-1) === 'shades' && areShades(phrases, garmentAt)
    const garment = phrase.isNegated || isShadeOfColour ? undefined : accessoryOf(phrases, garmentAt)
    const animalAt =
      costume || garment
        ? (wearerOf(phrases, garmentAt) ??
          wearerAfter(phrases, garmentAt) ??
          wearerBeforeClause(phrases, garmentAt) ??
          (garment === WINGS || costumes.includes(costume ?? '') || isCalling(phrase.form)
            ? calledByCostume(phrases, garmentAt)
            : undefined))
        : undefined
    if (animalAt === undefined) return []
    const named = listedUpTo(phrases, animalAt)
    const nouns = new Map(
      named.flatMap((noun) => {
        const isKnown = onOwnBodies[costume ?? '']?.includes(kindOf.get(noun) ?? noun) === true
        const isOwnBody = garment && (isKnown || onFourLegs.includes(costume ?? '')) && hasHead(noun)
        const joined = costume && !isOwnBody && dressedNoun(noun, costume)
        return joined ? [[noun, joined] as const] : []
      }),
    )
    const wearers = garment ? named.filter((noun) => !nouns.has(noun) && canWear(noun, garment)) : []
    const isOwn =
      named.length > 0 &&
      !/['’]/.test(phrases[animalAt].written) &&
      named.every((noun) => ownClothes.get(noun)?.has(garment ?? costume ?? ''))
    if (nouns.size === 0 && wearers.length === 0 && !isOwn) return []
    const isTrimming = nouns.size === 0 || trimmings.includes(costume ?? '')
    return [{ animalAt, garmentAt, isTrimming, nouns, wearers, garment: garment ?? '' }]
  })
}

/** "Shades of blue", "pastel shades" are colours, and nobody's glasses. */
function areShades(phrases: readonly ReadPhrase[], at: number): boolean {
  return phrases[at + 1]?.words[0] === 'of' || (!phrases[at].startsClause && has(phrases[at - 1], 'tone', 'mood'))
}

/** What somebody is, and is known to be by what they wear: princes, detectives. */
function isCalling(form: string): boolean {
  return callings.has(form) || hatOfTrade.has(form)
}

/** Everybody listed up to who wears it: "tigers and leopards in glasses". */
function listedUpTo(phrases: readonly ReadPhrase[], at: number): string[] {
  const { motif, meanings, startsClause } = phrases[at]
  const own = motif ? [motif.noun] : meanings.flatMap((one) => (one.kind === 'group' ? one.nouns : []))
  const isJoined = has(phrases[at - 1], 'joining-word')
  const before = isJoined ? at - 2 : at - 1
  const isListed = (isJoined || startsClause) && phrases[before]?.motif && phrases[before].chosen?.kind === 'motif'
  return isListed ? [...own, ...listedUpTo(phrases, before)] : own
}

/** "Winged cats", "flying pigs": before a beast the word says that it has wings. */
const [WINGS, aloft] = ['wing', new Set('winged fairy flying geflügelte fliegende volants alados voladores'.split(' '))]

/** Glasses that nobody wears. */
const drunkFrom = new Set(
  'champagne wine cocktail martini beer pint gin whisky sherry shot drinking magnifying looking stained'.split(' '),
)

/** The garment, singular, that a beast can put on as it is: the word alone, or with the one before it. */
function accessoryOf(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const { words, motif, startsClause } = phrases[at]
  const last = words.at(-1) ?? ''
  if (aloft.has(last)) return WINGS
  if (/^glass(?:es)?$/.test(last) && drunkFrom.has(words.at(-2) ?? '')) return undefined
  const before = words.at(-2) ?? (startsClause ? undefined : phrases[at - 1]?.words.at(-1))
  const trade = hatOfTrade.get(phrases[at].form)
  if (trade) return trade
  const forms = [last.replace(/ves?$/, 'f'), last, last.replace(/s$/, ''), last.replace(/es$/, '')]
  const names = [...(motif ? [motif.noun] : []), ...forms.map((word) => `${before} ${word}`), ...forms]
  return names.find((name) => cutOfGarment(name) !== undefined)
}

/** True for a phrase that names a garment somebody wears, or how it is patterned: striped socks are no stripes. */
export function isOfGarment(dressed: readonly Dressed[], phrases: readonly ReadPhrase[], at: number): boolean {
  return dressed.some(
    ({ garmentAt }) =>
      garmentAt === at || (garmentAt === at + 1 && phrases[at].family && !phrases[at + 1].startsClause),
  )
}

/** What beasts wear that have no picture in those clothes, by their nouns. */
export function wornThings(dressed: readonly Dressed[], motifs: readonly string[]): Record<string, string[]> {
  const worn: Record<string, string[]> = {}
  for (const { wearers, garment } of dressed)
    for (const noun of wearers.filter((one) => motifs.includes(one)))
      if (!worn[noun]?.includes(garment)) worn[noun] = [...(worn[noun] ?? []), garment]
  return worn
}

/** Who is called by what they wear is no garment: frogs with princesses are two. */
const wearers = new Set(
  'waiter king queen prince princess santa pirate buccaneer astronaut cosmonaut chef baker cook mermaid superhero witch wizard cowboy cowgirl sheriff ballerina'.split(
    ' ',
  ),
)

/** "Blue scarves on foxes": who is named behind the clothes. */
function wearerAfter(phrases: readonly ReadPhrase[], garmentAt: number): number | undefined {
  const [on, animal] = [phrases[garmentAt + 1], phrases[garmentAt + 2]]
  const isOn = onWords.has(on?.words[0] ?? '') && !on.startsClause
  return isOn && animal?.motif && !animal.startsClause ? garmentAt + 2 : undefined
}

const onWords = new Set('on sur auf en su'.split(' '))

/** The thing before a word for wearing, in the same clause. */
function wearerOf(phrases: readonly ReadPhrase[], garmentAt: number): number | undefined {
  const isGarment = !wearers.has(phrases[garmentAt].form) && !hatOfTrade.has(phrases[garmentAt].form)
  const isWearing = (word: string): boolean => wearing.has(word) || (word === 'with' && isGarment)
  let isWorn = false
  for (let at = garmentAt - 1; at >= Math.max(0, garmentAt - REACH); at--) {
    // "Penguins on ice, with red scarves": a clause that begins with the word goes on about who was named.
    if (phrases[at + 1].startsClause && !(isWorn && isWearing(phrases[at + 1].words[0]))) return undefined
    const [word] = phrases[at].words
    if (isWearing(word)) isWorn = true
    else if (isNameOfGarment(phrases, at, garmentAt) || isListedGarment(phrases, at)) continue
    else if (phrases[at].chosen?.kind !== 'colour' && (phrases[at].motif || has(phrases[at], 'group')))
      return isWorn ? at - Number(isKindOfBefore(phrases, at)) : undefined
  }
  return undefined
}

/** The hats of "bears in hats and scarves". */
function isListedGarment(phrases: readonly ReadPhrase[], at: number): boolean {
  const isOther =
    !wearers.has(phrases[at].form) &&
    !hatOfTrade.has(phrases[at].form) &&
    (garmentOf(phrases, at) ?? accessoryOf(phrases, at)) !== undefined
  return isOther && has(phrases[at + 1], 'joining-word')
}

/** The Santa of a santa hat, the pirate of a pirate's hat. */
function isNameOfGarment(phrases: readonly ReadPhrase[], at: number, garmentAt: number): boolean {
  if (at !== garmentAt - 1) return false
  const isOwner = !phrases[at].isPlural && accessoryOf(phrases, garmentAt) !== undefined
  return isOwner || garments.has(`${phrases[at].form} ${phrases[garmentAt].form}`)
}

/** "Astronaut cats", "cat astronauts": the animals after the word or before it, in its clause. */
function calledByCostume(phrases: readonly ReadPhrase[], garmentAt: number): number | undefined {
  const [before, costume, next] = [phrases[garmentAt - 1], phrases[garmentAt], phrases[garmentAt + 1]]
  if (!costume.isPlural && next?.motif && !next.startsClause) return garmentAt + 1
  // "Frog astronauts", "a bear chef", "kangaroos boxing".
  const isSaidAfter = !before?.isPlural || (!costume.isPlural && costume.form.endsWith('ing'))
  return isSaidAfter && before?.motif && !costume.startsClause ? garmentAt - 1 : undefined
}

/** The word alone, or with the one before it: a santa hat may be two phrases. */
function garmentOf(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const { words, startsClause } = phrases[at]
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? (startsClause ? undefined : phrases[at - 1]?.words.at(-1))
  const forms = [last, last.replace(/s$/, ''), last.replace(/es$/, '')]
  // A bow tie is no tie, and makes no suit.
  if (forms.some((word) => cutOfGarment(`${before} ${word}`) !== undefined && !garments.has(`${before} ${word}`)))
    return undefined
  return [...forms.map((word) => `${before} ${word}`), ...forms].map((word) => garments.get(word)).find(Boolean)
}

/** The noun that draws an animal in clothes, `fox in raincoat`; undefined where there is no such picture. */
function dressedNoun(noun: string, garment: string): string | undefined {
  const name = `${kindOf.get(noun) ?? noun} in ${garment}`
  return findDepiction(name)?.isExact ? name : undefined
}

/** Motifs with the animals among them in their clothes. */
export function dressMotifs(motifs: readonly string[], dressed: readonly Dressed[]): string[] {
  return motifs.map((motif) => dressed.map(({ nouns }) => nouns.get(motif)).find(Boolean) ?? motif)
}
