import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { namedSigns } from '../../families/modern/signs/named-signs.ts'
import { findFamily } from '../../families/registry.ts'
import { isNamedForColours } from '../colours/colours-of-things.ts'
import { isKindOfBefore } from '../meaning/breeds.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { growing, skins } from '../meaning/family-kinds.ts'
import { has, isUnread, withWords } from '../meaning/phrase-kinds.ts'
import { coatAt } from './coats-of-things.ts'
import { dressedThings, isOfGarment } from './dressed-things.ts'
import { isMadeThing, isMannerOfPart, isMannerOfThing } from './manners-of-things.ts'
import { partsOfThings } from './parts-of-things.ts'
import { isNameOfUse, isOwner } from './products.ts'
import { isFlight, isSaidOfThing } from './said-of-things.ts'
import { namesItsSkin } from './skins-named.ts'

/** A phrase that is a family, a motif, or still both. */
export type Thing = {
  readonly at: number
  readonly family?: string
  readonly isGeneral: boolean
  readonly noun?: string
  readonly isPlural: boolean
  readonly isSkin: boolean
  /** "And" or "with" follows it. */
  readonly isJoined?: boolean
  /** The word is a time or a place besides, with a mood of its own. */
  readonly isEra: boolean
}

const skinWords =
  'print skin fur spot spots stripe stripes hide pattern rosette rosettes camo centre center field trim effect'.split(
    ' ',
  )

/** Every thing of a prompt on one side: family or motif. */
export function settleThings(phrases: readonly ReadPhrase[]): Thing[] {
  const dressed = dressedThings(phrases)
  const parts = partsOfThings(phrases).map(({ partAt }) => partAt)
  const things = phrases
    .flatMap((phrase, at) =>
      parts.includes(at) || isOfGarment(dressed, phrases, at) ? [] : thingAt(phrases, phrase, at),
    )
    // A tiger in a bow tie is a beast, and no skin.
    .map((thing) => (dressed.some(({ animalAt }) => animalAt === thing.at) ? { ...thing, isPlural: true } : thing))
    .filter((thing, _, all) => !isLookalike(thing, all, phrases))
    .map(namesItsSkin)
  const nouns = things.filter(({ noun, family }) => noun && !family)
  const isAlone = nouns.length === 0 && things.length === 1
  return things.map((thing) => settle(thing, { things, isBesideNouns: nouns.length > 0, isAlone }))
}

function thingAt(phrases: readonly ReadPhrase[], phrase: ReadPhrase, at: number): Thing[] {
  const { chosen, family, motif, isNegated, isPlural, startsClause } = phrase
  const coat = coatAt(phrases, at)
  if (coat && coatAt(phrases, at - 2) === coat) return []
  if (coat === 'ornate') return [{ at, family: 'folk-floral', isGeneral: false, isPlural, isSkin: false, isEra: false }]
  if (isMannerOfPart(phrases, at) || coat) return []
  if (isNegated || (chosen?.kind !== 'family' && chosen?.kind !== 'motif')) return []
  if (isNamedForColours(phrases, at) || isPurpose(phrases, at) || isNameOfUse(phrases, at) || isMadeThing(phrases, at))
    return []
  if (isOwner(phrases, at) || isKindOfBefore(phrases, at) || isMannerOfThing(phrases, at)) return []
  if (isSaidOfThing(phrases, at)) return []
  if (isFlight(phrases, at))
    return [{ at, noun: 'flying goose', isGeneral: false, isPlural: true, isSkin: false, isEra: false }]
  const next = phrases[at + 1]?.words[0] ?? ''
  const isSkin = family !== undefined && skins.includes(family.family)
  // A mix of animal prints is of skins, whoever is named in it.
  const isOfPrints = phrases.some(({ form }) => form === 'animal print' || form === 'animal skin')
  // Roses on leopard lie on a skin; who lies on it would say so.
  const said = phrases.findLastIndex((one, before) => before < at && one.chosen?.kind !== 'colour')
  const isOnSkin = isSkin && !isPlural && has(phrases[said], 'on-word') && !startsClause
  // Snow leopards are beasts, zebra stripes are not.
  const isBeasts = isPlural && phrase.form.endsWith(` ${family?.family}`)
  return [
    {
      at,
      family: family?.family,
      isGeneral: family?.isGeneral ?? false,
      noun: motif?.noun ?? (isSkin ? family?.family : undefined),
      isPlural:
        isPlural ||
        faces.includes(next) ||
        herds.includes(next) ||
        /.ing$/.test(next) ||
        (isSkin && isCounted(phrases, at)) ||
        (family !== undefined && isAtPlace(phrases, at)),
      isSkin: isSkin && (skinWords.includes(next) || isOfPrints || isOnSkin || (phrase.words.length > 1 && !isBeasts)),
      isJoined: has(phrases[at + 1], 'joining-word') || withWords.includes(next),
      // An Ottoman tile is a tile.
      isEra: family !== undefined && has(phrase, 'mood') && !/\btiles?$/.test(phrase.form),
    },
  ]
}

/** "A majestic tiger": behind an article it is the beast. */
function isCounted(phrases: readonly ReadPhrase[], at: number): boolean {
  if (skinWords.includes(phrases[at + 1]?.words[0] ?? '')) return false
  const before = phrases.slice(Math.max(0, at - 2), at)
  return before.some(({ words }, index) => {
    const between = phrases.slice(at - before.length + index + 1, at + 1)
    return single.includes(words[0]) && between.every(({ startsClause }) => !startsClause)
  })
}

/** "Crocodile by the river", "mermaid under the sea": what is at a place is no skin and no scales. */
function isAtPlace(phrases: readonly ReadPhrase[], at: number): boolean {
  const [word, ...after] = phrases.slice(at + 1, at + 4)
  if (!word || word.startsClause || !wherever.includes(word.words[0])) return false
  return [word, ...after].some(
    (phrase) =>
      has(phrase, 'scene', 'place') ||
      phrase.family?.family === 'tropical' ||
      /^(field|pasture|paddock|farm|zoo)$/.test(phrase.form),
  )
}

const single = 'a an one two three lone ein eine un une um uno una'.split(' ')
const wherever = 'in by under at near beside among through'.split(' ')

/** A tiger's face is of the beast, not of its skin. */
const faces = ['face', 'faces', 'head', 'heads', 'portrait', 'portraits']

const purposes =
  'quilt rug carpet sweater jumper tablecloth kilt bandana tapestry wallpaper t-shirt tshirt tee hoodie blouse kimono chair armchair sofa couch stool bench bed headboard lampshade window'.split(
    ' ',
  )

const worn = ['sweater', 'jumper', 'kilt', 'bandana']

/** Many of a beast, its young, and what it does: a zebra herd is no skin. */
const herds =
  'herd herds pack pride family families pair pairs couple foal foals cub cubs calf calves baby babies'.split(' ')

/** What the cloth is for, or a beast wears, when other things are named: "farm animals for a baby quilt", "dachshunds in jumpers". */
function isPurpose(phrases: readonly ReadPhrase[], at: number): boolean {
  if (isFurnishing(phrases, at)) return true
  if (isFloorOrTable(phrases, at)) return true
  const isOfThings = phrases.some(({ chosen }) => chosen?.kind === 'motif')
  if (phrases[at].form === 'menswear' && isOfThings) return true
  // Toy boats are boats.
  const next = phrases[at + 1]
  if (phrases[at].form === 'toy' && !phrases[at].isPlural && next?.motif && !next.startsClause) return true
  // Christmas cards are sent, and not played.
  const isOfFeast = has(phrases[at - 1], 'mood', 'theme', 'group') && !phrases[at].startsClause
  if (/^cards?$/.test(phrases[at].form) && isOfFeast) return true
  if (!purposes.includes(phrases[at].form)) return false
  const before = phrases.slice(Math.max(0, at - 3), at)
  const isFor = before.some(({ words }) => ['for', 'für', 'pour', 'para', 'per'].includes(words[0]))
  const last = before.at(-1)?.words[0] ?? ''
  const isWorn = worn.includes(phrases[at].form) && ['in', 'wearing', 'and', 'im', 'en'].includes(last)
  const isElsewhere = phrases.some((other, index) => index !== at && has(other, 'family', 'motif', 'group'))
  return (isFor || isWorn) && isElsewhere
}

const laidOut = 'carpet rug tablecloth tapestry'.split(' ')

/** "Hotel carpet, interlocking hexagons": what ends a clause while another cloth is described in a later one. */
function isFloorOrTable(phrases: readonly ReadPhrase[], at: number): boolean {
  const isEnd = phrases[at + 1]?.startsClause === true
  return (
    isEnd && laidOut.includes(phrases[at].form) && phrases.slice(at + 1).some((other) => has(other, 'family', 'motif'))
  )
}

const furnishings =
  'quilt t-shirt tshirt tee shirt dress blouse hoodie legging sofa couch armchair chair cushion pillow curtain blind lampshade tie handbag bag'.split(
    ' ',
  )
const stuffs = ['fabric', 'cotton', 'upholstery', 'cloth', 'material', 'textile', 'silk', 'lining']

/** "Sofa fabric: plain weave in olive": what is covered with it. */
function isFurnishing(phrases: readonly ReadPhrase[], at: number): boolean {
  const isStuff = stuffs.includes(phrases[at + 1]?.words[0] ?? '')
  const isElsewhere = phrases.some((other, index) => index !== at && has(other, 'family', 'motif', 'group'))
  return furnishings.includes(phrases[at].form) && isStuff && isElsewhere
}

/** A word that has a picture only by its kind says more about the family or colour beside it: "kikko tortoiseshell", "wasabi green". */
function isLookalike(
  { at, noun, family, isPlural }: Thing,
  all: readonly Thing[],
  phrases: readonly ReadPhrase[],
): boolean {
  // A bluebell wood is where the bluebells are, and wooden toys are toys.
  if (
    family === 'wood-grain' &&
    (has(phrases[at], 'scene') || phrases[at].form === 'wooden' || isWoodAround(phrases, at))
  )
    return all.some((other) => other.noun && other.at !== at)
  // Cornish is a hen only where nothing else is: of a place that we do not know more is said by what follows.
  if (!noun || family || isPlural || flowerNouns.includes(noun) || isLeaf(noun) || namedSigns(noun)) return false
  if (findDepiction(noun)?.isExact !== false) return false
  const next = phrases[at + 1]
  if (next?.chosen?.kind === 'colour' && !next.startsClause) return true
  const isNameOfPlace = /^\p{Lu}/u.test(phrases[at].written) && next?.startsClause === false
  if (isNameOfPlace && isUnread(next) && all.length > 1) return true
  // Welsh dragons are dragons, before they are cows of Wales.
  if (next?.motif && !next.startsClause && all.some((other) => other.at === at + 1)) return true
  return all.some(
    (other) =>
      other.family !== undefined &&
      !other.isGeneral &&
      Math.abs(other.at - at) === 1 &&
      !phrases[Math.max(at, other.at)].startsClause,
  )
}

/** "Foxes in a snowy birch wood": where beasts are in it, a wood is one of trees. */
function isWoodAround(phrases: readonly ReadPhrase[], at: number): boolean {
  const before = phrases.slice(Math.max(0, at - 3), at)
  const last = before.findLast(({ words, startsClause }) => startsClause || wherever.includes(words[0]))
  return /woods?$/.test(phrases[at].form) && !phrases[at].startsClause && wherever.includes(last?.words[0] ?? '')
}

type Company = { readonly things: readonly Thing[]; readonly isBesideNouns: boolean; readonly isAlone: boolean }

/** A thing that is both keeps one side. */
function settle(thing: Thing, { things, isBesideNouns, isAlone }: Company): Thing {
  if (!thing.family || !thing.noun) return thing
  const asMotif = { ...thing, family: undefined, isGeneral: false }
  const asFamily = { ...thing, noun: undefined }
  if (skins.includes(thing.family)) {
    if (thing.isSkin) return asFamily
    // A tiger and palm leaves are a beast in the jungle.
    if (thing.isJoined && things.some(({ family }) => family === 'tropical')) return asMotif
    return thing.isPlural || isBesideNouns || (!isAlone && things.some((other) => other !== thing && other.noun))
      ? asMotif
      : asFamily
  }
  if (thing.isGeneral)
    return isBesideNouns || isAlone ? { ...thing, family: isAlone ? thing.family : undefined } : asMotif
  if (thing.noun === thing.family || thing.noun === 'stripe') return asFamily
  // Gold scallops are scallops, among starfish they are shells.
  if (`${thing.noun}s` === thing.family && !isBesideNouns) return asFamily
  // Seigaiha waves are seigaiha, named twice.
  if (things.some((other) => other !== thing && other.family === thing.family && !other.isPlural)) return asFamily
  // Mermaids are people with tails, a mermaid print is scales.
  const isOwn = findFamily(thing.family)?.motifs.includes(thing.noun) ?? false
  if (thing.isPlural && (!isOwn || isBesideNouns) && findDepiction(thing.noun)?.isExact) return asMotif
  // Zigzag stripes are zigzags: a shape that is neither picture nor mark cannot be tossed.
  const isSeen = thing.noun in fillerNouns || findDepiction(thing.noun)?.picture !== undefined
  if (!isBesideNouns && !growing.includes(thing.family) && !isSeen) return asFamily
  const isBesideFamily = things.some((other) => other !== thing && other.family && !other.noun)
  return isBesideNouns || isBesideFamily ? asMotif : asFamily
}
