import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { canHost, canLieUnder, withoutPictures } from '../meaning/family-kinds.ts'
import { has, isLaidOn, withWords } from '../meaning/phrase-kinds.ts'
import { isAlive } from '../things/pastimes-of-things.ts'
import type { Thing } from '../things/settle-things.ts'
import type { Wishes } from '../wishes.ts'

/** Cloths that are ruled, checked or dotted before anything is printed on them. */
const ruled = new Set(
  'stripes gingham tartan checkerboard windowpane madras buffalo chevron dots shepherds-check graph-check tattersall'.split(
    ' ',
  ),
)

/**
 * Flowers of no name on a cloth. "Vertical stripe with climbing roses", "floral stripe", "flowers with gingham", "polka dot flowers":
 * joined to a ruled one they lie on it. "Florals on damask": and on any cloth that can lie under things, where that is said.
 */
export function isUnderFlowers(
  phrases: readonly ReadPhrase[],
  { at, family = '' }: Thing,
  named: readonly Thing[],
  general: readonly string[],
): boolean {
  const isFlowers = general.includes('tossed-floral') || named.some((other) => flowery.includes(other.family ?? ''))
  const isAlone = named.every((other) => other.at === at || flowery.includes(other.family ?? ''))
  if (!isFlowers) return false
  if (isAlone && isLaidOn(phrases, at) && (canLieUnder(family) || canHost(family))) return true
  if (isAlone && isHosting(phrases, { at, family })) return true
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  const isJoined = has(next, 'joining-word') && !next.startsClause
  const isFollowed = isOfFlowers(next) && !next.startsClause
  const isPreceded = isOfFlowers(before) && !phrases[at].startsClause
  const joins = has(before, 'joining-word') || withWords.includes(before?.words[0] ?? '')
  const isJoinedTo = joins && isOfFlowers(phrases[at - 2])
  return (isJoined || isFollowed || isPreceded || isJoinedTo) && ruled.has(family)
}

/** What lies on the cloth there: flowers, or the stems of "trailing ivy on stripes". */
export function onCloth(named: readonly Thing[]): Pick<Wishes, 'families' | 'generalFamilies'> {
  const isTrailing = named.some(({ family }) => family === TRAILING)
  return isTrailing
    ? { families: [TRAILING], generalFamilies: [] }
    : { families: [], generalFamilies: ['tossed-floral'] }
}

const TRAILING = 'trailing'
/**
 * True for a cloth beneath what is named with it: a host, or, where who visits it has a picture and the cloth draws
 * none, any such cloth.
 */
export function mayHost(
  phrases: readonly ReadPhrase[],
  structure: Pick<Thing, 'at' | 'family'>,
  isVisited: boolean,
): boolean {
  // Crocodile handbags and waffle towels are what the cloth is for.
  const isSeen = (phrase: ReadPhrase): boolean =>
    phrase.chosen?.kind === 'motif' && !phrase.isNegated && (phrase.isPlural || isAlive(phrase))
  const isBare = isVisited && withoutPictures.includes(structure.family ?? '')
  return isHosting(phrases, structure) || (isBare && phrases.some(isSeen))
}

/** "Kente with flowers", "birds and mud cloth": what is joined to a cloth that is called by its name lies on it. */
function isHosting(phrases: readonly ReadPhrase[], { at, family = '' }: Pick<Thing, 'at' | 'family'>): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  const joins = (phrase: ReadPhrase | undefined): boolean =>
    has(phrase, 'joining-word') || withWords.includes(phrase?.words[0] ?? '')
  const isJoined = (joins(next) && !next.startsClause) || (joins(before) && !phrases[at].startsClause)
  return canHost(family) && isJoined && isNameOfCloth(phrases[at], family)
}

/** Kente is a cloth; Peru, the Aztecs and tribes are where one comes from, and a bandana is what is printed. */
function isNameOfCloth({ form }: ReadPhrase, family: string): boolean {
  return ![...ofSigns, 'signs', 'paisley'].includes(family) || clothNames.test(form)
}

function isOfFlowers(phrase: ReadPhrase | undefined): boolean {
  return phrase?.family?.family === 'tossed-floral'
}

/** "Wide stripes with banana leaves", "palm leaves on gingham": the family of leaves that lies on the cloth; undefined where none does. */
export function leavesOver(
  phrases: readonly ReadPhrase[],
  { at, family: cloth = '' }: Thing,
  named: readonly Thing[],
  others: readonly string[],
): string | undefined {
  if (!canLieUnder(cloth) && !canHost(cloth)) return undefined
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  const isJoined = has(before, 'joining-word') || (!next?.startsClause && has(next, 'joining-word'))
  const isWith = isJoined || (!next?.startsClause && withWords.includes(next?.words[0] ?? ''))
  const families = [...named.flatMap(({ family }) => family ?? []), ...others]
  return isWith || isLaidOn(phrases, at) ? families.find((family) => leafy.includes(family)) : undefined
}

const leafy = ['tropical', 'foliage']
const flowery = ['trailing', 'ditsy', 'meadow']

/** "Windowpane over herringbone", "peacock feathers and paisley": the cloth first that the other is drawn into. */
export function crossedCloth(named: readonly Thing[]): string[] | undefined {
  const find = (families: readonly string[]): string | undefined =>
    named.find(({ family }) => family !== undefined && families.includes(family))?.family
  const [lines, cloth] = [find(['windowpane']), find(['herringbone', 'houndstooth'])]
  if (lines && cloth) return [cloth, lines]
  const [feathers, botehs] = [find(['peacock-feather']), find(['paisley'])]
  return feathers && botehs ? [botehs, feathers] : undefined
}

/**
 * "Llamas, peruvian stripes", "cactus and aztec pattern": cloth that is called cloth lies under things named beside it;
 * Peru alone does not.
 */
export function isCalledCloth(phrases: readonly ReadPhrase[], { at, family = '' }: Thing): boolean {
  const [{ words }, next] = [phrases[at], phrases[at + 1]]
  const called = [words.length > 1 ? words.at(-1) : undefined, next?.startsClause ? undefined : next?.words[0]]
  return ofSigns.includes(family) && called.some((word) => clothWords.test(word ?? ''))
}

const ofSigns = ['kilim', 'kente', 'mudcloth']
/** Printed and written pages too are what things lie on: newsprint with butterflies. */
const clothNames =
  /news|book page|handwrit|manuscript|script|typescript|printed text|text print|paisley|adinkra|kilim|kente|mud ?cloth|bogolan|rug|blanket|cloth|textile/
const clothWords = /^(stripe|pattern|print|rug|blanket|cloth|textile|fabric|weave|weaving)s?$/

/** "Polka dots with red bows": dots named before what comes with them are the cloth. */
function isBeforeWith(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  return next?.startsClause === false && withWords.includes(next.words[0])
}

/** "Gingham hearts", "hearts and stripes": many of a shape that only fills gaps elsewhere are what is seen. */
export function isSeenAsThing(phrases: readonly ReadPhrase[], noun: string): boolean {
  // Some plurals stand in the book by themselves: paw prints.
  const isMany = ({ isPlural, form }: ReadPhrase): boolean => isPlural || form === `${noun}s`
  return (
    shapes.has(noun) && phrases.some((phrase) => phrase.motif?.noun === noun && isMany(phrase) && !phrase.isNegated)
  )
}

const shapes = new Set(
  'heart star cloud paw paw_print snowflake bone cobweb raindrop bubble pebble coffee_bean note music_note'
    .split(' ')
    .map((noun) => noun.replaceAll('_', ' ')),
)

/** Abstract brush strokes are brush strokes, geometric shapes of Memphis are Memphis, and abstract shapes of the fifties theirs. */
export function withoutAbstract(phrases: readonly ReadPhrase[], all: readonly Thing[]): readonly Thing[] {
  const words = ['abstract', 'abstract shape', 'abstract shapes', 'geometric shape', 'geometric shapes']
  const said = all.filter(({ at }) => !words.includes(phrases[at].form))
  return said.some(({ family }) => family) ? said : all
}

/** Dots lie among the things, "cats with polka dots", unless they come first: "polka dots and bunnies" are bunnies on polka dots. */
export function areDotsAmong(phrases: readonly ReadPhrase[], { family, at }: Thing): boolean {
  const isPolka = phrases[at].words[0] === 'polka' && !phrases.slice(0, at).some(({ motif }) => motif)
  return family === 'dots' && !isPolka && !isBeforeWith(phrases, at)
}
