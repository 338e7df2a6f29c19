import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { leafNouns } from '../../families/botany/leaves/leaf-table.ts'
import { isTropicalLeaf } from '../../families/botany/leaves/tropical-leaf.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { findFamily } from '../../families/registry.ts'
import {
  areDotsAmong,
  crossedCloth,
  isCalledCloth,
  isSeenAsThing,
  isUnderFlowers,
  leavesOver,
  mayHost,
  onCloth,
  withoutAbstract,
} from '../grounds/laid-on.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, canLieUnder, growing, lookFamilies, plantNouns, whole } from '../meaning/family-kinds.ts'
import { isLaidOn } from '../meaning/phrase-kinds.ts'
import { countHeroes } from '../things/count-heroes.ts'
import { dressedThings, dressMotifs } from '../things/dressed-things.ts'
import {
  atmosphereOf,
  groupedNouns,
  groupedOnCloth,
  inKinds,
  kindsAlone,
  withFruit,
  withKinds,
  withThemes,
} from '../things/grouped-nouns.ts'
import { areAmongFlowers, isClimbing, isInFruit, leafSaid, onBoughs } from '../things/guests-of-plants.ts'
import { orderMotifs } from '../things/order-motifs.ts'
import { areCharacters } from '../things/parts-of-things.ts'
import { settleThings, type Thing } from '../things/settle-things.ts'
import {
  amongOwn,
  areBetweenWaves,
  isDrawnThere,
  isWovenThere,
  leavesTheStage,
  visiting,
} from '../things/visiting-things.ts'
import { bloomsOf, castThings, isTossed } from './cast-things.ts'
import { faceted } from './faceted.ts'
import { floralIn, headFirst, isDecade, isManner } from './head-first.ts'
import { linesOfGeometry } from './lines-of-geometry.ts'
import { mixSkins } from './mixed-skins.ts'
import { castOnTies } from './on-ties.ts'
import { linesOfCells, linesThatWave, onlyLines } from './only-lines.ts'
import { withPictureOfCloth } from './picture-of-cloth.ts'
import { inManner } from './plants-in-manner.ts'
import type { Roles } from './roles.ts'
import { knitRuled } from './ruled-knits.ts'
import { asScenery } from './scenery-of-words.ts'
import { signsOfZodiac } from './signs-of-zodiac.ts'
import { stripesOfPlants } from './stripes-of-plants.ts'
import { tinyFlowers } from './tiny-flowers.ts'
import { wavesBeneath } from './waves-beneath.ts'
import { isOfPlants, wreathOf } from './wreaths.ts'

/** So many of a kind lead: "farm animals". */
const GROUP_HEROES = 3

/** Decides between families and motifs: what is a thing beside other things is a motif; what says how the cloth is built, a family. */
export function castRoles(phrases: readonly ReadPhrase[]): Roles {
  const cast = mixSkins(phrases, wavesBeneath(phrases, signsOfZodiac(phrases, castNamed(phrases))))
  const lined = linesThatWave(phrases, onlyLines(phrases, linesOfGeometry(phrases, faceted(phrases, cast))))
  return asScenery(phrases, tinyFlowers(phrases, knitRuled(phrases, linesOfCells(phrases, lined))))
}

function castNamed(phrases: readonly ReadPhrase[]): Roles {
  const settled = settleThings(phrases).map((thing, _, all) => visiting(phrases, thing, all))
  const named = settled.filter(({ family, isGeneral }) => family && !isGeneral)
  // "Tropical flowers with green leaves" says flowers, though it is one name.
  const isBloom = named.some(({ family, at }) => family === 'tropical' && /flower|floral|bloom/.test(phrases[at].form))
  const inBloom = isBloom ? ['tossed-floral'] : []
  const general = [...settled.flatMap(({ family, isGeneral }) => (family && isGeneral ? [family] : [])), ...inBloom]
  const nounsOnly = settled.filter(({ noun, family }) => noun && !family)
  const things = withThemes(phrases, withKinds(phrases, nounsOnly))
  if (things.length === 0 && named.length === 0 && general.length === 0) {
    const air = atmosphereOf(phrases)
    if (air) return { families: [air.family], generalFamilies: [], motifs: [], styles: air.styles }
    const motifs = dressMotifs(groupedNouns(phrases), dressedThings(phrases))
    if (motifs.length > 0) return { families: [CONVERSATIONAL], generalFamilies: [], motifs, heroes: GROUP_HEROES }
  }
  const nouns =
    kindsAlone(phrases) ??
    inKinds(
      phrases,
      things.flatMap(({ noun }) => noun ?? []),
    )
  const isOnlyPlants = nouns.every((noun) => plantNouns.includes(noun) || noun in fillerNouns)
  const motifs = orderMotifs(
    isOnlyPlants ? [...groupedOnCloth(phrases, named, [...nouns, ...general]), ...nouns] : nouns,
    things.flatMap(({ noun, at }) => (noun && at >= phrases.length ? noun : [])),
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
  // Loose washes are for flowers: leaves of a kind keep their build, and are washed as they are.
  const isOfKind = roles.motifs.some((noun) => noun !== 'leaf') || roles.generalFamilies.includes('foliage')
  const areLeaves = [...roles.motifs, ...roles.generalFamilies].every((name) =>
    [...leafNouns, 'foliage'].includes(name),
  )
  const isAllLeaves = family === 'watercolour-floral' && isOfKind && areLeaves
  return family ? { ...roles, families: [isAllLeaves ? 'foliage' : family] } : roles
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
  const wound = woundOn(structure.family, phrases, named, motifs)
  if (wound) return { ...wound, generalFamilies: general, motifs }
  const isOwn = (noun: string): boolean =>
    isDrawnThere(structure.family ?? '', phrases[structure.at], noun) || isWovenThere(phrases, structure, noun)
  const isVisited = motifs.some((noun) => isGuest(phrases, noun, general))
  const isLaid = isLaidOn(phrases, structure.at) || (isVisited && isCalledCloth(phrases, structure))
  const floral = floralIn(phrases[structure.at], structure.family)
  if (floral && motifs.length === 0 && general.includes('tossed-floral') && !isLaid)
    return castThings(floral, general, motifs)
  const isSeen = (noun: string): boolean => isSeenOnCloth(phrases, noun, isLaid)
  const isTold = motifs.some((noun) => !isOwn(noun) && isSeen(noun))
  const isMotifHero = isTold && !areBetweenWaves(structure.family, motifs)
  if (!isMotifHero && isUnderFlowers(phrases, structure, named, general))
    return { ...onCloth(named), motifs, under: structure.family }
  const leaves = leavesOver(phrases, structure, named, [...general, ...motifs])
  if (!isMotifHero && leaves) return { families: [leaves], generalFamilies: general, motifs, under: structure.family }
  if (!isMotifHero)
    return { families: crossedCloth(named) ?? headFirst(phrases, named), generalFamilies: general, motifs }
  const within = isLaid ? undefined : amongOwn(phrases[structure.at], structure.family, isVisited, motifs)
  if (within) return { ...within, generalFamilies: general, motifs }
  // An era gives its colours to the things named with it: art deco swans; abstract tulips are tulips first.
  const isTime = structure.isEra || isDecade(phrases[structure.at]) || isManner(phrases[structure.at])
  // Llamas from Peru are llamas: cloths that take no guests leave the stage to them.
  const isHost = mayHost(phrases, structure, isVisited) && (isVisited || motifs.some(isOfPlants))
  const isLeft = leavesTheStage(structure.family, phrases[structure.at]) && !isLaid && isVisited && !isHost
  if (isTime || isLeft) {
    const others = named.filter((thing) => thing !== structure)
    return castFamilies(phrases, others, general, isLeft ? withPictureOfCloth(phrases, structure, motifs) : motifs)
  }
  if (!canLieUnder(structure.family) && !isLaid && !isHost)
    return { families: ledByRoom(phrases, named, structure.family, isVisited), generalFamilies: general, motifs }
  if (areDotsAmong(phrases, structure) && !isLaid)
    return { families: [CONVERSATIONAL], generalFamilies: general, motifs: [...new Set([...motifs, 'dot'])] }
  const families = motifs.some((noun) => isTossed(noun, general)) ? [CONVERSATIONAL] : []
  const beside = families.length > 0 ? bloomsOf(general) : []
  return { families, generalFamilies: general, motifs: [...new Set([...motifs, ...beside])], under: structure.family }
}

/** "Cherubs with garlands, toile": of what is named a cloth with room for guests leads, before flowers that have none. */
function ledByRoom(
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  structure: string,
  isVisited: boolean,
): string[] {
  const led = headFirst(phrases, named)
  const isFull = isVisited && growing.includes(led[0]) && !whole.includes(led[0])
  return isFull ? [...new Set([structure, ...led])] : led
}

/** What winds about the cloth that is named with it: climbers up a trellis, and stripes of garlands, which hang side by side. */
function woundOn(
  structure: string,
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  motifs: readonly string[],
): Pick<Roles, 'families' | 'styles'> | undefined {
  const isTrellis = structure === 'trellis' || phrases.some(({ form }) => form === 'lattice' || form === 'latticework')
  if (isTrellis && isClimbing(phrases, motifs)) return { families: ['trailing'], styles: ['trellis'] }
  // Roses with lace stripes stand in rows between bands of it.
  const isLaced = ['lace', 'stripes'].every((cloth) => named.some(({ family }) => family === cloth))
  if (isLaced && motifs.length > 0 && motifs.every((noun) => flowerNouns.includes(noun)))
    return { families: ['garlands'], styles: ['column', 'stripe', 'lace'] }
  if (structure === 'stripes' && isClimbing(phrases, motifs))
    return { families: ['garlands'], styles: ['column', 'stripe'] }
  const striped = structure === 'stripes' ? stripesOfPlants(phrases, named, motifs) : undefined
  if (striped) return striped
  const isOfGarlands = structure === 'stripes' && named.some(({ family }) => family === 'garlands')
  return isOfGarlands ? { families: ['garlands'], styles: ['column', 'stripe'] } : undefined
}

/** Small marks are the cloth's own, unless they are laid on it or many. */
function isSeenOnCloth(phrases: readonly ReadPhrase[], noun: string, isLaid: boolean): boolean {
  return (
    !(noun in fillerNouns) ||
    leafNouns.includes(noun) ||
    flowerNouns.includes(noun) ||
    ((isLaid || isSeenAsThing(phrases, noun)) && findDepiction(noun)?.isExact === true)
  )
}

/** A thing with a picture of its own, no shape such as a diamond, which is a family too. */
function isGuest(phrases: readonly ReadPhrase[], noun: string, general: readonly string[]): boolean {
  const isShape = phrases.some(({ motif, family }) => family && motif?.noun === noun)
  return isTossed(noun, general) && !isShape && findDepiction(noun)?.isExact === true
}

/** Silk of ties and of the jacquard loom: shapes on it are its small figures. */
const JACQUARD = 'brocade'

/** No construction is named: flowers lead what is among them, other things are tossed. */
function castFree(phrases: readonly ReadPhrase[], named: readonly Thing[], general: string[], motifs: string[]): Roles {
  const ofTies = castOnTies(phrases, named, general, motifs)
  if (ofTies) return ofTies
  // Lotus on a jacquard is woven.
  const areWoven = motifs.length > 0 && motifs.every((noun) => flowerNouns.includes(noun)) && general.includes(JACQUARD)
  if (areWoven && named.length === 0) return { families: [JACQUARD], generalFamilies: [], motifs }
  const wreath = wreathOf(phrases, general, named, motifs)
  if (wreath) return wreath
  // Birds of a botanical wallpaper of trailing vines are on its vines.
  const areOnVines = named.some(({ family }) => family === 'trailing')
  if (!areOnVines && areAmongFlowers(phrases, general, motifs))
    return { families: ['tossed-floral'], generalFamilies: general, motifs }
  if (named.length === 0 && isClimbing(phrases, motifs))
    return { families: ['trailing'], generalFamilies: general, motifs }
  if (named.every(({ family }) => family === 'foliage') && isInFruit(phrases, motifs))
    return { families: ['fruit-boughs'], generalFamilies: [], motifs: onBoughs(phrases, motifs) }
  return castThings(headFirst(phrases, named), general, motifs, leafSaid(phrases))
}
