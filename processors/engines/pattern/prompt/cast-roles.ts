import { flowerNouns } from '../families/botany/bloom-table.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { fillerNouns } from '../families/conversational/subject.ts'
import { families, findFamily } from '../families/registry.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { has } from './choose-meaning.ts'

/** Who plays which part in the design. */
export type Roles = {
  readonly families: string[]
  readonly generalFamilies: string[]
  /** Heroes first, then the rest, fillers last. */
  readonly motifs: string[]
  /** A patterned ground under tossed motifs: "lemons on gingham". */
  readonly under?: string
  /** A size the family word brought along: ditsy things are tiny. */
  readonly scale?: number
}

const CONVERSATIONAL = 'conversational'
/** Named after the animal whose skin they are. */
const skins: readonly string[] = ['leopard', 'zebra', 'tiger', 'giraffe', 'cow']
const skinWords = [
  'print',
  'skin',
  'fur',
  'spot',
  'spots',
  'stripe',
  'stripes',
  'hide',
  'pattern',
  'rosette',
  'rosettes',
]
const growing: readonly string[] = [
  'tossed-floral',
  'ditsy',
  'foliage',
  'trailing',
  'tropical',
  'watercolor-floral',
  'botanical-line',
  'chintz',
]

type Thing = {
  readonly at: number
  readonly family?: string
  readonly isGeneral: boolean
  readonly noun?: string
  readonly isPlural: boolean
  readonly isSkin: boolean
}

/** Decides between families and motifs: what is a thing beside other things is a motif; what says how the cloth is built, a family. */
export function castRoles(phrases: readonly ReadPhrase[]): Roles {
  const things = phrases.flatMap((phrase, at) => thingAt(phrases, phrase, at))
  const nouns = things.filter(({ noun, family }) => noun && !family)
  const isAlone = nouns.length === 0 && things.length === 1
  const settled = things.map((thing) => settle(thing, nouns.length > 0, isAlone, things))
  const named = settled.filter(({ family, isGeneral }) => family && !isGeneral)
  const general = settled.flatMap(({ family, isGeneral }) => (family && isGeneral ? [family] : []))
  const motifs = orderMotifs(settled.flatMap(({ noun, family }) => (noun && !family ? [noun] : [])))
  return castFamilies(phrases, named, general, motifs)
}

function thingAt(phrases: readonly ReadPhrase[], phrase: ReadPhrase, at: number): Thing[] {
  const { chosen, family, motif, isNegated, isPlural } = phrase
  if (isNegated || (chosen?.kind !== 'family' && chosen?.kind !== 'motif')) return []
  const next = phrases[at + 1]?.words[0] ?? ''
  const isSkin = family !== undefined && skins.includes(family.family)
  return [
    {
      at,
      family: family?.family,
      isGeneral: family?.isGeneral ?? false,
      noun: motif?.noun ?? (isSkin ? family?.family : undefined),
      isPlural,
      isSkin: isSkin && (skinWords.includes(next) || phrase.words.length > 1),
    },
  ]
}

/** A thing that is both keeps one side. */
function settle(thing: Thing, isBesideNouns: boolean, isAlone: boolean, things: readonly Thing[]): Thing {
  if (!thing.family || !thing.noun) return thing
  const asMotif = { ...thing, family: undefined, isGeneral: false }
  const asFamily = { ...thing, noun: undefined }
  if (skins.includes(thing.family)) {
    if (thing.isSkin) return asFamily
    return thing.isPlural || isBesideNouns || (!isAlone && things.some((other) => other !== thing && other.noun))
      ? asMotif
      : asFamily
  }
  if (thing.isGeneral)
    return isBesideNouns || isAlone ? { ...thing, family: isAlone ? thing.family : undefined } : asMotif
  if (things.some((other) => other !== thing && other.family === thing.family && !other.isPlural)) return asFamily
  const isBesideFamily = things.some((other) => other !== thing && other.family && !other.noun)
  return isBesideNouns || isBesideFamily ? asMotif : asFamily
}

/** Small marks come last, whatever the order of the words. */
function orderMotifs(nouns: readonly string[]): string[] {
  const unique = [...new Set(nouns)]
  const isMark = (noun: string): boolean => noun in fillerNouns && noun !== 'leaf'
  return [...unique.filter((noun) => !isMark(noun)), ...unique.filter(isMark)]
}

function castFamilies(
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  general: string[],
  motifs: string[],
): Roles {
  const families = headFirst(phrases, named)
  // With a word like "bouquet" a plant without a picture of its own is left to the flowers.
  const isDrawn = (noun: string): boolean => general.length === 0 || findDepiction(noun)?.isExact === true
  const tossed = motifs.filter((noun) => !growsSomewhere(noun) && isDrawn(noun))
  const structure = named.find(({ family }) => family && !growing.includes(family) && family !== CONVERSATIONAL)
  if (!structure?.family) {
    const isGrowing = families.length > 0 && (tossed.length === 0 || families.includes('trailing'))
    if (isGrowing) return { families, generalFamilies: general, motifs }
    const isTossed = tossed.length > 0 || families.includes(CONVERSATIONAL)
    if (!isTossed) return { families, generalFamilies: general, motifs }
    return {
      families: [CONVERSATIONAL],
      generalFamilies: general,
      motifs: [...new Set([...motifs, ...fillersOf([...families, ...general])])],
      ...(families.includes('ditsy') && { scale: 0.5 }),
    }
  }
  const isOwn = (noun: string): boolean => findFamily(structure.family ?? '')?.motifs.includes(noun) ?? false
  const isMotifHero = motifs.some(
    (noun) => !isOwn(noun) && (!(noun in fillerNouns) || noun === 'leaf' || flowerNouns.includes(noun)),
  )
  if (!isMotifHero) return { families, generalFamilies: general, motifs }
  const heroes = tossed.length > 0 ? [CONVERSATIONAL] : []
  if (structure.family === 'dots' && !isLaidOn(phrases, structure.at))
    return { families: heroes, generalFamilies: general, motifs: [...new Set([...motifs, 'dot'])] }
  return { families: heroes, generalFamilies: general, motifs, under: structure.family }
}

/** What stays of a plant family when things are tossed: "koalas and eucalyptus leaves", "strawberries and flowers". */
function fillersOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name === 'foliage' || name === 'tropical') return ['leaf']
    return growing.includes(name) && name !== 'trailing' ? ['blossom'] : []
  })
}

/** After an adjective of the same kind the noun is the head: a striped gingham is a gingham. */
function headFirst(phrases: readonly ReadPhrase[], named: readonly Thing[]): string[] {
  let head = 0
  const isAdjective = (thing: Thing): boolean => phrases[thing.at].words.at(-1)?.endsWith('ed') ?? false
  while (head + 1 < named.length && named[head + 1].at === named[head].at + 1 && isAdjective(named[head])) head++
  const names = named.flatMap(({ family }) => family ?? [])
  return [...names.slice(head, head + 1), ...names.slice(0, head), ...names.slice(head + 1)]
}

function isLaidOn(phrases: readonly ReadPhrase[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) if (has(phrases[before], 'on-word')) return true
  return has(phrases[at + 1], 'ground-word')
}

/** True for what the families of growing things draw. */
function growsSomewhere(noun: string): boolean {
  return families.some((family) => growing.includes(family.name) && family.motifs.includes(noun))
}
