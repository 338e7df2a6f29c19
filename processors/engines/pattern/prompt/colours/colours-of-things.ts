import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isGreyish } from '../../../color/tone.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { findFamily } from '../../families/registry.ts'
import { partsOf } from '../../palette/nature/depicted-colours.ts'
import { flowerColour } from '../../palette/nature/flower-colours.ts'
import { cloths } from '../grounds/named-grounds.ts'
import { isBetweenThings } from '../meaning/beasts-or-colours.ts'
import { CONVERSATIONAL, growing, plainCloths } from '../meaning/family-kinds.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { leanHues } from './blended-colours.ts'

const plainHues = new Set('blue green pink red yellow purple brown orange grey gray white black gold violet'.split(' '))
const joiners = new Set(['and', '&', 'und', 'et', 'y', 'e'])

/** Largest difference in OKLCH hue, in radians, between a thing and the hue that it is named with. */
const HUE_REACH = 0.8

/**
 * Finds nouns that stand for their colour: before a hue that they have naturally while something else is drawn
 * ("kingfisher blue stripes"), and at the end of a list of colours of a plain cloth ("tartan in lavender and thyme").
 */
export function readColoursOfThings(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  phrases.forEach((phrase, at) => {
    const own = phrase.meanings.some(({ kind }) => kind === 'colour') ? [] : coloursOf(phrase)
    const ofHue =
      isElsewhere(phrases, at) && !isKnitted(phrases, at)
        ? own.find((colour) => isSaidOfHue(phrases, at, colour))
        : undefined
    const isOfThings = at > 1 && isBetweenThings(phrases, at - 2)
    const isListed =
      !isOfThings && (phrases.some(isPlainCloth) || isAfterCount(phrases, at)) && isAfterColour([...read, phrase], at)
    const isNamed =
      isListed || isLastOfColours(read, phrases, at) || isFirstOfColours(phrases, at) || isDyeOfCloth(phrases, at)
    const colour = ofHue ?? (isNamed ? own[0] : undefined)
    const said = phrase.meanings.filter(({ kind }) => kind === 'colour')
    if (!ofHue && isSaidOfLastHue(phrases, at)) read.push({ ...phrase, meanings: [] })
    else if (said.length > 0 && isDyeOfCloth(phrases, at)) read.push({ ...phrase, meanings: said })
    else if (!colour) read.push(phrase)
    else read.push({ ...phrase, meanings: [{ kind: 'colour', hex: asDyed(colour) }] })
  })
  return leanHues(read)
}

/** Whether a noun is a figure because the cloth has charts of it ("fair isle reindeer red"). */
function isKnitted(phrases: readonly Phrase[], at: number): boolean {
  const nouns = phrases[at].meanings.flatMap((one) => (one.kind === 'motif' ? [one.noun] : []))
  return phrases.some(({ meanings }) =>
    meanings.some(
      (one) => one.kind === 'family' && charted.includes(one.family) && nouns.some((noun) => has(one.family, noun)),
    ),
  )
}

const charted = ['fair-isle', 'cross-stitch']

function has(family: string, noun: string): boolean {
  return findFamily(family)?.motifs.includes(noun) === true
}

/**
 * Whether the noun names the hue at the end of a clause or after "on", with nothing else in between: "…, potting shed
 * green", "… on moonlight blue".
 */
function isSaidOfLastHue(phrases: readonly Phrase[], at: number): boolean {
  const isCalledAfter = ({ meanings, isPlural }: Phrase): boolean =>
    !isPlural && meanings.every(({ kind }) => kind === 'motif')
  let from = at
  const isOn = ({ meanings }: Phrase): boolean => meanings.some(({ kind }) => kind === 'on-word')
  while (from > 0 && !phrases[from].startsClause && !isOn(phrases[from - 1])) from--
  let to = at + 1
  while (phrases[to] && !phrases[to].startsClause) to++
  const clause = phrases.slice(from, to)
  const hue = clause.at(-1)
  if (from === 0 || at === to - 1 || !hue || !plainHues.has(hue.form)) return false
  return clause.slice(0, -1).every(isCalledAfter) && phrases.slice(0, from).some(isThing)
}

function isThing({ meanings }: Phrase): boolean {
  return meanings.some(({ kind }) => kind === 'family' || kind === 'motif' || kind === 'group')
}

/** The colours of a thing that is named in the singular. */
function coloursOf({ meanings, isPlural }: Phrase): Ink[] {
  const motif = meanings.find((meaning) => meaning.kind === 'motif')
  return motif?.kind === 'motif' && !isPlural ? coloursOfThing(motif.noun).map(inkOf) : []
}

/** In OKLCH: largest chroma and lightness of dyes, which are less saturated than pictures. */
const DYE = { chroma: 0.13, lightest: 0.8 }

function asDyed({ lightness, chroma, hue }: Ink): string {
  return inkFromOklch({ lightness: Math.min(lightness, DYE.lightest), chroma: Math.min(chroma, DYE.chroma), hue }).hex
}

function isSaidOfHue(phrases: readonly Phrase[], at: number, colour: Ink): boolean {
  // "Layered red" is how it is made, and no layer's red.
  if (/ed$/.test(phrases[at].words[0]) && phrases[at].form !== phrases[at].words.join(' ')) return false
  const next = phrases[at + 1]
  const hue = next?.meanings.find(({ kind }) => kind === 'colour')
  if (!next || next.startsClause || hue?.kind !== 'colour' || !plainHues.has(next.form)) return false
  const said = inkFromHex(hue.hex)
  if (!said) return false
  const [isGrey, isSaidGrey] = [isGreyish(colour), isGreyish(said)]
  return isGrey || isSaidGrey ? isGrey && isSaidGrey : hueDistance(colour, said) < HUE_REACH
}

function isElsewhere(phrases: readonly Phrase[], at: number): boolean {
  return phrases.some(
    (other, index) => index !== at && isThing(other) && !other.meanings.some(({ kind }) => kind === 'colour'),
  )
}

/** Whether a food names the dye of a cloth on which something else lies ("aubergine velvet with silver stars"). */
function isDyeOfCloth(phrases: readonly Phrase[], at: number): boolean {
  const [next, beyond] = [phrases[at + 1], phrases[at + 2]]
  if (!isFood(phrases[at]) || !next || next.startsClause || !cloths.includes(next.form)) return false
  return !(beyond && !beyond.startsClause && isThing(beyond)) && isElsewhere(phrases, at)
}

function isFood({ meanings, isPlural }: Phrase): boolean {
  return (
    !isPlural && meanings.some((one) => one.kind === 'motif' && foodThemes.has(findDepiction(one.noun)?.theme ?? ''))
  )
}

const foodThemes = new Set(['orchard', 'kitchen'])

function isPlainCloth({ meanings }: Phrase): boolean {
  return meanings.some(
    (meaning) => meaning.kind === 'family' && !meaning.isGeneral && plainCloths.includes(meaning.family),
  )
}

/** "Surfers, teal and mango": a food in the singular that ends a clause of colours at the end of a prompt, after things, is their dye. */
function isLastOfColours(read: readonly Phrase[], phrases: readonly Phrase[], at: number): boolean {
  const from = phrases.findLastIndex(({ startsClause }) => startsClause)
  const isSaid = (phrase: Phrase): boolean =>
    !phrase.isPlural && phrase.meanings.some(({ kind }) => kind === 'colour' || kind === 'joining-word')
  const isEnd = at === phrases.length - 1 && from > 0 && at - from > 1
  return isEnd && isFood(phrases[at]) && read.slice(from).every(isSaid) && isThing(phrases[from - 1] ?? phrases[0])
}

/** After a number of colours: "three colours only: ochre, ink, bone". */
function isAfterCount(phrases: readonly Phrase[], at: number): boolean {
  return phrases.slice(0, at).some(({ meanings }) => meanings.some(({ kind }) => kind === 'colour-count-word'))
}

/** In a list of colours: "lavender and thyme", "lemon, cucumber". */
function isAfterColour(phrases: readonly Phrase[], at: number): boolean {
  const [before, pair] = [phrases[at - 1], phrases[at - 2]]
  const isJoined = before !== undefined && joiners.has(before.form) && !phrases[at].startsClause
  const listed = isJoined ? pair : phrases[at].startsClause ? before : undefined
  // Plurals such as tomatoes are things.
  const isThings = listed?.isPlural === true && listed.meanings.some(({ kind }) => kind === 'motif')
  return !isThings && (listed?.meanings.some(({ kind }) => kind === 'colour') ?? false)
}

/**
 * Whether a noun starts a list whose other members are colours, after a built cloth and "in": "ikat in pomegranate,
 * saffron and bottle green".
 */
function isFirstOfColours(phrases: readonly Phrase[], at: number): boolean {
  const isColour = (phrase: Phrase | undefined): boolean =>
    phrase?.startsClause === true && phrase.meanings.some(({ kind }) => kind === 'colour')
  const isAfterIn = phrases[at - 1]?.meanings.some(({ kind }) => kind === 'in-word') && !phrases[at].startsClause
  return isAfterIn === true && isColour(phrases[at + 1]) && phrases.slice(0, at).some(isBuilt)
}

function isBuilt({ meanings }: Phrase): boolean {
  return meanings.some(
    (meaning) =>
      meaning.kind === 'family' &&
      !meaning.isGeneral &&
      !growing.includes(meaning.family) &&
      meaning.family !== CONVERSATIONAL,
  )
}

/** Least area share of a part whose colour counts as one of the thing. */
const SHARE_SEEN = 0.07
/** OKLab distance below which colours are the same. */
const APART = 0.12
const COLOURS_MOST = 4

/** The colours of a thing, largest part first ("in parrot colours"). Empty when it has no picture. */
export function coloursOfThing(noun: string): string[] {
  const flower = flowerColour(noun)
  const kept: Ink[] = flower ? [flower] : []
  for (const { hex, share } of partsOf(noun)) {
    const ink = inkFromHex(hex)
    if (ink && share > SHARE_SEEN && kept.every(({ lab }) => oklabDistance(lab, ink.lab) > APART)) kept.push(ink)
  }
  return kept.slice(0, COLOURS_MOST).map(({ hex }) => hex)
}

/** Whether a thing is named only for its colours: "in jester colours", "a peacock palette". */
export function isNamedForColours(phrases: readonly Phrase[], at: number): boolean {
  const [phrase, next] = [phrases[at], phrases[at + 1]]
  const isWord = next !== undefined && !next.startsClause && colourNouns.has(next.words[0])
  return isWord && !phrase.isPlural && phrase.meanings.some(({ kind }) => kind === 'motif')
}

const colourNouns = new Set(
  'colours colors colour color palette tones shades hues coloured colored colourway farben couleurs colores colori'.split(
    ' ',
  ),
)
