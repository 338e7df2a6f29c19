import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isTropicalLeaf } from '../families/botany/leaves/tropical-leaf.ts'
import { fillerNouns } from '../families/conversational/filler-nouns.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { neatOfNoun } from '../families/heritage/foulard.ts'
import { families, findFamily } from '../families/registry.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { countHeroes } from './count-heroes.ts'
import { dressedThings, dressMotifs } from './dressed-things.ts'
import {
  birdHomes,
  birds,
  CONVERSATIONAL,
  canLieUnder,
  growing,
  jungleGuests,
  lookFamilies,
  plantNouns,
  whole,
} from './family-kinds.ts'
import { atmosphereOf, groupedNouns, groupedOnCloth, kindsAlone, withFruit, withKinds } from './grouped-nouns.ts'
import { areAmongFlowers, isClimbing, isInFruit, isOnBoughs, leafSaid, onBoughs } from './guests-of-plants.ts'
import { floralIn, headFirst, isDecade, isManner } from './head-first.ts'
import {
  crossedCloth,
  isBeforeWith,
  isCalledCloth,
  isSeenAsThing,
  isUnderFlowers,
  leavesOver,
  onCloth,
} from './laid-on.ts'
import { orderMotifs } from './order-motifs.ts'
import { areCharacters } from './parts-of-things.ts'
import { isLaidOn } from './phrase-kinds.ts'
import { withPictureOfCloth } from './picture-of-cloth.ts'
import { inManner } from './plants-in-manner.ts'
import { settleThings, type Thing } from './settle-things.ts'
import { areBetweenWaves, isDrawnThere, leavesTheStage, visiting } from './visiting-things.ts'

/** Who plays which part in the design. */
export type Roles = {
  readonly families: string[]
  readonly generalFamilies: string[]
  /** Heroes first, then the rest, fillers last. */
  readonly motifs: string[]
  /** How many of the motifs lead. */
  readonly heroes?: number
  /** A patterned ground under tossed motifs: "lemons on gingham". */
  readonly under?: string
  /** A size the family word brought along: ditsy things are tiny. */
  readonly scale?: number
  /** The look in which weather, land or a feeling is drawn. */
  readonly styles?: readonly string[]
}

/** So many of a kind lead: "farm animals". */
const GROUP_HEROES = 3

/** Decides between families and motifs: what is a thing beside other things is a motif; what says how the cloth is built, a family. */
export function castRoles(phrases: readonly ReadPhrase[]): Roles {
  const settled = settleThings(phrases).map((thing, _, all) => visiting(phrases, thing, all))
  const named = settled.filter(({ family, isGeneral }) => family && !isGeneral)
  // "Tropical flowers with green leaves" says flowers, though it is one name.
  const isBloom = named.some(({ family, at }) => family === 'tropical' && /flower|floral|bloom/.test(phrases[at].form))
  const inBloom = isBloom ? ['tossed-floral'] : []
  const general = [...settled.flatMap(({ family, isGeneral }) => (family && isGeneral ? [family] : [])), ...inBloom]
  const things = withKinds(
    phrases,
    settled.filter(({ noun, family }) => noun && !family),
  )
  if (things.length === 0 && named.length === 0 && general.length === 0) {
    const air = atmosphereOf(phrases)
    if (air) return { families: [air.family], generalFamilies: [], motifs: [], styles: air.styles }
    const motifs = dressMotifs(groupedNouns(phrases), dressedThings(phrases))
    if (motifs.length > 0) return { families: [CONVERSATIONAL], generalFamilies: [], motifs, heroes: GROUP_HEROES }
  }
  const nouns = kindsAlone(phrases) ?? things.flatMap(({ noun }) => noun ?? [])
  const isOnlyPlants = nouns.every((noun) => plantNouns.includes(noun) || noun in fillerNouns)
  const motifs = orderMotifs(
    isOnlyPlants ? [...groupedOnCloth(phrases, named, [...nouns, ...general]), ...nouns] : nouns,
  )
  const cast = inManner(phrases, lookUp(phrases, castFamilies(phrases, named, general, motifs)))
  // Parrots among palms are the jungle's own; in hats, or with golden beaks, they are characters.
  const families = cast.families.length === 0 && areCharacters(phrases, cast.motifs) ? [CONVERSATIONAL] : cast.families
  const dressed = dressMotifs(cast.motifs, dressedThings(phrases))
  const roles = { ...cast, families, motifs: families.includes(CONVERSATIONAL) ? withFruit(dressed) : dressed }
  if (!roles.families.includes(CONVERSATIONAL)) return roles
  const led = countHeroes(phrases, things)
  // Large leaves hold their own beside whoever is among them.
  const withLeaf = led + Number(isTropicalLeaf(roles.motifs[led] ?? ''))
  return { ...roles, heroes: motifs.length > nouns.length ? GROUP_HEROES : withLeaf }
}

/** A technique far from the flowers it is meant for: "poppies and herbs, line drawing". */
function lookUp(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const isPlants = roles.generalFamilies.length > 0 || roles.motifs.length > 0
  if (roles.families.length > 0 || roles.under || !isPlants) return roles
  const looks = phrases.flatMap(({ meanings, isNegated }) =>
    isNegated ? [] : meanings.flatMap((meaning) => (meaning.kind === 'style' ? [meaning.style] : [])),
  )
  // Lavender fields are meadows of it.
  const isField = phrases.some(({ words }) => words.some((word) => word === 'field' || word === 'fields'))
  if (isField && flowerNouns.includes(roles.motifs[0])) return { ...roles, families: ['meadow'] }
  const family = looks.map((look) => lookFamilies[look]).find((name) => name !== undefined && findFamily(name))
  return family ? { ...roles, families: [family] } : roles
}

function castFamilies(
  phrases: readonly ReadPhrase[],
  all: readonly Thing[],
  general: string[],
  motifs: string[],
): Roles {
  const named = withoutAbstract(phrases, all)
  const structures = named.filter(({ family }) => family && !growing.includes(family) && family !== CONVERSATIONAL)
  const structure = structures.find(({ at }) => isLaidOn(phrases, at)) ?? structures[0]
  if (!structure?.family) return castFree(phrases, named, general, motifs)
  if (structure.family === 'trellis' && isClimbing(phrases, motifs))
    return { families: ['trailing'], generalFamilies: general, motifs, styles: ['trellis'] }
  const isOwn = (noun: string): boolean => isDrawnThere(structure.family ?? '', phrases[structure.at], noun)
  const isVisited = motifs.some((noun) => isGuest(phrases, noun, general))
  const isLaid = isLaidOn(phrases, structure.at) || (isVisited && isCalledCloth(phrases, structure))
  const floral = floralIn(phrases[structure.at], structure.family)
  if (floral && motifs.length === 0 && general.includes('tossed-floral') && !isLaid)
    return castThings(floral, general, motifs)
  const isSeen = (noun: string): boolean =>
    !(noun in fillerNouns) ||
    noun === 'leaf' ||
    flowerNouns.includes(noun) ||
    ((isLaid || isSeenAsThing(phrases, noun)) && findDepiction(noun)?.isExact === true)
  const isTold = motifs.some((noun) => !isOwn(noun) && isSeen(noun))
  const isMotifHero = isTold && !areBetweenWaves(structure.family, motifs)
  if (!isMotifHero && isUnderFlowers(phrases, structure, named, general))
    return { ...onCloth(named), motifs, under: structure.family }
  const leaves = canLieUnder(structure.family) ? leavesOver(phrases, structure, named) : undefined
  if (!isMotifHero && leaves) return { families: [leaves], generalFamilies: general, motifs, under: structure.family }
  const crossed = isMotifHero ? undefined : crossedCloth(named)
  if (crossed) return { families: crossed, generalFamilies: general, motifs }
  if (!isMotifHero) return { families: headFirst(phrases, named), generalFamilies: general, motifs }
  // An era gives its colours to the things named with it: art deco swans; abstract tulips are tulips first.
  const isTime = structure.isEra || isDecade(phrases[structure.at]) || isManner(phrases[structure.at])
  // Llamas from Peru are llamas: cloths that take no guests leave the stage to them.
  const isLeft = leavesTheStage(structure.family, phrases[structure.at]) && !isLaid && isVisited
  if (isTime || isLeft) {
    const others = named.filter((thing) => thing !== structure)
    const all = isLeft ? withPictureOfCloth(phrases, structure, motifs) : motifs
    return castFamilies(phrases, others, general, all)
  }
  if (!canLieUnder(structure.family) && !isLaid)
    return { families: headFirst(phrases, named), generalFamilies: general, motifs }
  if (structure.family === 'dots' && !isLaid && !isBeforeWith(phrases, structure.at))
    return { families: [CONVERSATIONAL], generalFamilies: general, motifs: [...new Set([...motifs, 'dot'])] }
  const families = motifs.some((noun) => isTossed(noun, general)) ? [CONVERSATIONAL] : []
  return { families, generalFamilies: general, motifs, under: structure.family }
}

/** Abstract brush strokes are brush strokes. */
function withoutAbstract(phrases: readonly ReadPhrase[], all: readonly Thing[]): readonly Thing[] {
  const said = all.filter(({ at }) => phrases[at].form !== 'abstract')
  return said.some(({ family }) => family) ? said : all
}

/** A thing with a picture of its own, no shape such as a diamond, which is a family too. */
function isGuest(phrases: readonly ReadPhrase[], noun: string, general: readonly string[]): boolean {
  const isShape = phrases.some(({ motif, family }) => family && motif?.noun === noun)
  return isTossed(noun, general) && !isShape && findDepiction(noun)?.isExact === true
}

const NEATS = 'foulard'
/** Silk of ties and of the jacquard loom: shapes on it are its small figures. */
const ofNeats = [NEATS, 'brocade']

/** No construction is named: flowers lead what is among them, other things are tossed. */
function castFree(phrases: readonly ReadPhrase[], named: readonly Thing[], general: string[], motifs: string[]): Roles {
  // A tie with diamonds has neats, no gems.
  const areNeats = motifs.length > 0 && motifs.every((noun) => Object.hasOwn(neatOfNoun, noun))
  if (areNeats && general.some((name) => ofNeats.includes(name)))
    return { families: [NEATS], generalFamilies: general, motifs }
  if (areAmongFlowers(phrases, general, motifs))
    return { families: ['tossed-floral'], generalFamilies: general, motifs }
  if (named.length === 0 && isClimbing(phrases, motifs))
    return { families: ['trailing'], generalFamilies: general, motifs }
  if (named.every(({ family }) => family === 'foliage') && isInFruit(phrases, motifs))
    return { families: ['fruit-boughs'], generalFamilies: [], motifs: onBoughs(phrases, motifs) }
  return castThings(headFirst(phrases, named), general, motifs, leafSaid(phrases))
}

/** The things are tossed, unless all of them grow. */
function castThings(named: string[], general: string[], nouns: string[], leaf = 'monstera'): Roles {
  // Peonies with foliage are peonies.
  const hasFlower = nouns.some((noun) => flowerNouns.includes(noun))
  const isInJungle =
    named.length === 0 && nouns.some((noun) => jungleGuests.includes(noun)) && nouns.some(isTropicalLeaf)
  const families = isInJungle ? ['tropical'] : hasFlower ? named.filter((name) => name !== 'foliage') : named
  const isJungle = families.includes('tropical')
  // Tropical flowers are hibiscus before they are anything else.
  const motifs = isJungle && general.includes('tossed-floral') && !hasFlower ? [...nouns, 'hibiscus'] : nouns
  if (named.length === 0 && isOnBoughs(nouns)) return { families: ['blossom-branch'], generalFamilies: general, motifs }
  const isBirdHome = families.some((name) => birdHomes.includes(name))
  const isAtHome = (noun: string): boolean =>
    (isBirdHome && birds.includes(noun)) || (isJungle && jungleGuests.includes(noun))
  const isAnyTossed =
    motifs.some((noun) => isTossed(noun, general) && !isAtHome(noun)) ||
    (families.length === 0 && isFarFromHome(motifs))
  const isGrowing = families.some((name) => !isAnyTossed || whole.includes(name))
  const isAsked = isAnyTossed || families.includes(CONVERSATIONAL)
  const isOfFlowers = families.length === 0 && motifs.includes('flower')
  if (!isAsked && isOfFlowers) return { families: ['tossed-floral'], generalFamilies: general, motifs }
  if (isGrowing || !isAsked) return { families, generalFamilies: general, motifs }
  return {
    families: [CONVERSATIONAL],
    generalFamilies: general,
    motifs: [...new Set([...motifs, ...fillersOf([...families, ...general], leaf)])],
    ...(families.includes('ditsy') && { scale: 0.5 }),
  }
}

/** Parrots and peonies: no family of plants draws both. */
function isFarFromHome(nouns: readonly string[]): boolean {
  const guests = nouns.filter((noun) => birds.includes(noun) && growsSomewhere(noun))
  const flowers = nouns.filter((noun) => flowerNouns.includes(noun))
  const isHome = ({ name, motifs }: (typeof families)[number]): boolean =>
    growing.includes(name) && [...guests, ...flowers].every((noun) => motifs.includes(noun))
  return guests.length > 0 && flowers.length > 0 && !families.some(isHome)
}

/** A thing for tossing: it does not grow, and with a word like "bouquet" a plant without a picture of its own is left to the flowers. */
function isTossed(noun: string, general: readonly string[]): boolean {
  // Circles of flowers are flowers: small marks without a picture do not make a toss.
  if (noun === 'flower' || (noun in fillerNouns && !findDepiction(noun))) return false
  if (noun in fillerNouns && !plantNouns.includes(noun)) return true
  if (plantNouns.includes(noun) || flowerNouns.includes(noun) || growsSomewhere(noun)) return false
  return general.length === 0 || findDepiction(noun)?.isExact === true
}

/** What stays of a plant family when things are tossed: "koalas and eucalyptus leaves", "strawberries and flowers". */
function fillersOf(names: readonly string[], leaf: string): string[] {
  return names.flatMap((name) => {
    if (name === 'tropical') return [leaf]
    if (name === 'foliage') return ['leaf']
    return growing.includes(name) && name !== 'trailing' ? ['blossom'] : []
  })
}

function growsSomewhere(noun: string): boolean {
  return families.some((family) => growing.includes(family.name) && family.motifs.includes(noun))
}
