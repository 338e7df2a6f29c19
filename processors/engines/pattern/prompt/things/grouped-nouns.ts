import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { leafNouns } from '../../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { seatOf } from '../../families/conversational/seats.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { canLieUnder, whole } from '../meaning/family-kinds.ts'
import { has, isUnread, ofMany, withWords } from '../meaning/phrase-kinds.ts'
import type { Atmosphere } from '../words/atmosphere.ts'
import type { Scene } from '../words/scene-words.ts'
import { doersOf } from './doers-of-pastimes.ts'
import { impliedBy } from './implied-things.ts'
import { isMannerOfPart } from './manners-of-things.ts'
import { gearOf, isPastimeOf } from './pastimes-of-things.ts'
import { isSeenOutside, placesShown } from './scenes-of-toile.ts'
import type { Thing } from './settle-things.ts'

/** What is drawn when a prompt names only a place. */
const inhabitants: Readonly<Partial<Record<Scene, readonly string[]>>> = {
  water: ['swan', 'heron', 'lily pad', 'frog'],
  sea: ['fish', 'shell', 'starfish', 'whale'],
  snow: ['pine tree', 'snowflake', 'mountain'],
  forest: ['pine tree', 'tree', 'mushroom'],
  sky: ['cloud', 'swallow', 'sun'],
  desert: ['cactus', 'camel', 'sun'],
  kitchen: ['teapot', 'lemon', 'cup'],
}

/**
 * The cloth for what a prompt says of land, water, weather, light or a feeling; undefined where it says nothing of them, or names
 * things of a kind besides. Fish stand for the sea, but not for a storm at sea.
 */
export function atmosphereOf(phrases: readonly ReadPhrase[]): Atmosphere | undefined {
  // New Year's Eve is fireworks, before it is a night of lights.
  const read = phrases.filter((phrase) => !phrase.isNegated && !has(phrase, 'theme'))
  if (read.some((phrase) => has(phrase, 'group'))) return undefined
  const said = read.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === 'atmosphere' ? [meaning] : [])),
  )
  return said.toSorted((one, other) => one.rank - other.rank)[0]?.cloth
}

/** Nouns behind the words for many things ("farm animals"), else for pastimes and feasts, else for places, when nothing single is named. */
export function groupedNouns(phrases: readonly ReadPhrase[]): string[] {
  const read = phrases.filter(({ isNegated }, at) => !isNegated && !isOfColours(phrases, at))
  const meanings = read.flatMap(({ meanings }) => meanings)
  const behind = (kind: 'group' | 'theme'): readonly string[] | undefined =>
    meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.nouns] : []))[0]
  const there = meanings.flatMap((meaning) => (meaning.kind === 'scene' ? [inhabitants[meaning.scene] ?? []] : []))[0]
  // "Woodland animals": the particular group wins over the general one.
  return [...(behind('group') ?? behind('theme') ?? there ?? [])]
}

/** "Candy colours", "spice tones", "fabric for clothes": what the colours are like, and what the cloth is for. */
function isOfColours(phrases: readonly ReadPhrase[], at: number): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  const isTold =
    next?.startsClause === false && /^(colou?rs?|tones?|palette|shades?|hues?|farben|töne)$/.test(next.words[0])
  return isTold || (before?.words[0] === 'for' && !phrases[at].startsClause)
}

/** "Berries" with not a word besides are fruit of every kind; with leaves, a colour or a season they are what grows on twigs. */
export function kindsAlone(phrases: readonly ReadPhrase[]): readonly string[] | undefined {
  const [only, ...others] = phrases.filter(({ isNegated, chosen }) => !isNegated && chosen?.kind !== 'filler')
  return others.length === 0 && only?.isPlural && only.motif?.noun === 'berry' ? berries : undefined
}

/** As unlike one another as can be, the first three above all. */
const berries = ['blackberry', 'redcurrant', 'strawberry', 'raspberry', 'blueberry']

/** "The four seasons as trees": a thing by its kinds, where a word for many things is of its kinds alone. */
export function inKinds(phrases: readonly ReadPhrase[], nouns: readonly string[]): string[] {
  const groups = phrases.flatMap(({ meanings, isNegated }) =>
    isNegated ? [] : meanings.flatMap((meaning) => (meaning.kind === 'group' ? [meaning.nouns] : [])),
  )
  return nouns.flatMap((noun) => {
    const isOf = (kind: string): boolean => kind === noun || kind.endsWith(` ${noun}`)
    return [...(groups.find((kinds) => kinds.length > 1 && kinds.every(isOf)) ?? [noun])]
  })
}

/** "Hedgehogs and berries": beside beasts and things berries are fruit, and no sprigs to fill the gaps. */
export function withFruit(motifs: readonly string[]): string[] {
  return motifs.flatMap((noun) => (noun === 'berry' ? berries.slice(0, OF_A_KIND) : noun))
}

/** "Farm animals on gingham", "otomi animals", "jungle animals and leaves": the animals are named, though not one by one. */
export function groupedOnCloth(
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  beside: readonly string[],
): string[] {
  const takesGuests = (family: string): boolean =>
    canLieUnder(family) ||
    whole.includes(family) ||
    ['tropical', 'batik', 'toile', 'cross-stitch', 'cutouts', 'signs'].includes(family)
  if (beside.length === 0 && !named.some(({ family }) => family && takesGuests(family))) return []
  const isNamed = ({ words, isPlural }: ReadPhrase): boolean =>
    isPlural || words.length > 1 || ofMany.includes(words[0])
  const isScene = beside.length === 0 && named.some(({ family }) => family === 'toile')
  const isNamedKind = (phrase: ReadPhrase): boolean => has(phrase, 'group') && isNamed(phrase)
  const shown = isScene ? placesShown(phrases) : []
  const nouns = groupedNouns(phrases.filter((phrase) => isNamedKind(phrase) || shown.includes(phrase)))
  return isScene ? nouns.filter(isSeenOutside) : nouns
}

/** So many of a kind stand beside what is named one by one. */
const OF_A_KIND = 3

/** Things that only say more about the kind before them: "farm animals like cows", "fruit including figs", "food: burgers". */
const examples = new Set('like such including featuring wie comme como come namely'.split(' '))

/** Things in the order of the prompt, a kind among them by a few of its own: "fruit and birds", "animals in party hats". */
export function withKinds(phrases: readonly ReadPhrase[], things: readonly Thing[]): Thing[] {
  const named = things.flatMap(({ noun }) => noun ?? [])
  const kinds = phrases.flatMap((phrase, at): Thing[] => {
    const group = phrase.meanings.find((meaning) => meaning.kind === 'group')
    const isDone = isPastimeOf(phrases, at, (place) => things.some((thing) => thing.at === place))
    // A picnic by itself says what the cloth is for, unless somebody is at it.
    const isRead = ['group', 'mood', ...(isDone ? ['filler'] : [])].includes(phrase.chosen?.kind ?? '')
    if (!group || !isRead || phrase.isNegated) return []
    // The things of a feast stand behind what celebrates it: Christmas foxes, robins at Christmas.
    const isFeast = !phrase.isPlural && (phrase.chosen?.kind === 'mood' || feasts.has(phrase.form))
    const isJoined =
      isDone ||
      isContained(phrases, at) ||
      isBesideThings(phrases, at, named, group.nouns) ||
      (isFeast && isNextTo(things, phrases, at))
    if (!isJoined) return []
    // Holly and mistletoe with bows have some of their Christmas with them.
    const isGreenery = named.filter(isPlant).length > 1
    const most = isFeast ? (isGreenery ? 0 : Math.max(0, OF_A_KIND + 1 - named.length)) : OF_A_KIND
    const others = group.nouns.filter((noun) => !named.includes(noun)).slice(0, most)
    // "Paris with the Eiffel Tower": what is named one by one comes before the rest of its kind.
    const isNamedToo = named.some((noun) => group.nouns.includes(noun))
    const place = isFeast || isNamedToo ? phrases.length : at
    return others.map((noun) => ({ ...behindAll, at: place, noun }))
  })
  if (kinds.length === 0) return [...things]
  const doers = things.length === 0 ? doersOf(phrases, [...new Set(kinds.map(({ at }) => at))]) : []
  return [...things, ...doers, ...kinds].toSorted((one, other) => one.at - other.at)
}

/** Feasts that bring no colours of their own. */
const feasts = new Set(['birthday', 'birthday party', 'geburtstag', 'anniversaire', 'cumpleaños', 'compleanno'])

function isPlant(noun: string): boolean {
  return leafNouns.includes(noun) || flowerNouns.includes(noun)
}

/** "Foxes in Japan", "Diwali elephants": what a place and a feast are known by stands behind what is there. Their flowers grow alone. */
export function withThemes(phrases: readonly ReadPhrase[], things: readonly Thing[]): Thing[] {
  const named = things.flatMap(({ noun }) => noun ?? [])
  if (named.every(isPlant)) return [...things]
  const brought = phrases.flatMap(({ meanings, isNegated }, at) => {
    const theme = meanings.find((meaning) => meaning.kind === 'theme')
    if (theme?.kind !== 'theme' || isNegated) return []
    const isThere = theme.of === 'place' && has(phrases[at - 1], 'in-word') && !phrases[at].startsClause
    const isAt = (place: number): boolean => things.some((thing) => thing.at === place)
    if (theme.of === 'pastime' && isPastimeOf(phrases, at, isAt))
      return impliedBy(phrases[at].form) || isAtHome(phrases, at, named) ? [] : gearOf(theme.nouns)
    return isThere || (theme.of === 'feast' && isNextTo(things, phrases, at)) ? theme.nouns : []
  })
  const most = Math.max(0, OF_A_KIND + 1 - named.length)
  const others = brought.filter((noun) => !named.includes(noun)).slice(0, most)
  return [...things, ...others.map((noun) => ({ ...behindAll, at: phrases.length, noun }))]
}

/** Fish, ducks and whales swim without goggles. */
function isAtHome(phrases: readonly ReadPhrase[], at: number, named: readonly string[]): boolean {
  const swimming = /^(swim|swimming|diving|schwimmen|nageant|nadando|nuotando)$/.test(phrases[at].form)
  return swimming && named.every((noun) => ['water', 'sea'].includes(findDepiction(noun)?.theme ?? ''))
}

const behindAll = { isGeneral: false, isPlural: true, isSkin: false, isEra: false }

/** "Christmas foxes", "a dinosaur birthday". */
function isNextTo(things: readonly Thing[], phrases: readonly ReadPhrase[], at: number): boolean {
  const isThing = (place: number): boolean => things.some((thing) => thing.at === place)
  return (phrases[at + 1]?.startsClause === false && isThing(at + 1)) || (!phrases[at].startsClause && isThing(at - 1))
}

/** What stands before a kind and its sizes and colours: "tiny farm animals". */
function beforeAdjectives(phrases: readonly ReadPhrase[], at: number): number {
  let before = at - 1
  const isAdjective = (phrase: ReadPhrase | undefined): boolean =>
    has(phrase, 'scale') || phrase?.chosen?.kind === 'colour'
  while (isAdjective(phrases[before]) && !phrases[before + 1].startsClause) before--
  return before
}

/** A kind is joined to the things, or listed before things that are not of it; else it is their kind: "woodland animals, foxes and owls". */
function isBesideThings(
  phrases: readonly ReadPhrase[],
  at: number,
  named: readonly string[],
  ofKind: readonly string[],
): boolean {
  const [before, after] = [phrases[beforeAdjectives(phrases, at)], phrases[at + 1]]
  if (examples.has(after?.words[0]) || after?.isTold) return false
  if (isCityOf(phrases, at)) return named.length > 0
  // "Sewing bobbins", "beach huts": before a thing of its clause the word says what sort of thing.
  if (!phrases[at].isPlural && after?.motif && !after.startsClause) return false
  const isOneOfKind = named.some((noun) => ofKind.includes(noun))
  // "Camping with tents and bears" says what is there; "animals with party hats" who wears what.
  const isToldAfter = isOneOfKind && withWords.includes(after?.words[0]) && named.length > 1
  if (isToldAfter) return false
  // "Forest animals riding bicycles", "having a picnic with cakes", "dancing with balloons": what they do joins them to the thing.
  const isDoing = phrases[at].isPlural && /^[a-z]{2,}ing$/.test(after?.words[0] ?? '')
  const isOn = phrases[at].isPlural && has(after, 'on-word') && isThingNext(phrases, at + 2)
  const isJoinedAfter = (isDoing || isOn || has(after, 'joining-word', 'in-word')) && !after.startsClause
  const isJoinedBefore = has(before, 'joining-word') && !phrases[at].startsClause
  const isListed =
    (after?.startsClause || (at > 0 && phrases[at].startsClause)) && named.length <= LISTED_MOST && !isOneOfKind
  // "Fruits birds and flowers": a list of plurals without its commas.
  const isRunOn = phrases[at].isPlural && after?.isPlural === true && after.motif !== undefined && !isOneOfKind
  return named.length > 0 && (isJoinedBefore || isJoinedAfter || isListed || isRunOn)
}

/** "A jar of sweets", "baskets full of vegetables": what is in a vessel is seen, and not its kind. */
function isContained(phrases: readonly ReadPhrase[], at: number): boolean {
  if (phrases[at].startsClause || !ofWords.has(phrases[at - 1]?.words[0] ?? '')) return false
  return phrases.slice(Math.max(0, at - 3), at).some(({ motif }) => motif && seatOf(motif.noun)?.isVessel === true)
}

const ofWords = new Set('of with mit voll voller de avec con di'.split(' '))

const cities = new Set('paris|parisian|london|new york|new york city|nyc|manhattan|rome|roman holiday'.split('|'))

/** "Poodles in Paris", "a Parisian cat": what a city is known by stands about whoever is there. */
function isCityOf(phrases: readonly ReadPhrase[], at: number): boolean {
  if (!cities.has(phrases[at].form)) return false
  const isThere = has(phrases[at - 1], 'in-word') && !phrases[at].startsClause
  return isThere || (phrases[at + 1]?.motif !== undefined && !phrases[at + 1].startsClause)
}

/** "On their little striped balls", and not on a gingham: the next phrase of the clause that says a thing or a cloth says a thing. */
function isThingNext(phrases: readonly ReadPhrase[], from: number): boolean {
  for (let at = from; at < phrases.length && !phrases[at].startsClause; at++) {
    if (phrases[at].chosen?.kind === 'colour') return false
    if (phrases[at].motif) return true
    const isPassable = has(phrases[at], 'filler', 'number', 'scale') || isMannerOfPart(phrases, at)
    if (!isPassable && !isUnread(phrases[at])) return false
  }
  return false
}

/** More things than these, each by its name, are the kind. */
const LISTED_MOST = 2
