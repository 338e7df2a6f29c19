import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch, inkOf, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isDark, isGreyish, isLight } from '../../../color/tone.ts'
import { clamp } from '../../../numbers/clamp.ts'
import { flowerNouns, hueOf } from '../../families/botany/flowers/bloom-table.ts'
import { isFruit } from '../../families/botany/fruit/fruit-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isPerson } from '../../families/conversational/paper-figures.ts'
import { findPicture } from '../../families/conversational/picture-book.ts'
import { CONVERSATIONAL } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { inMoonlight, isAfterDark } from '../grounds/ground-apart.ts'
import { softMoods } from '../lone-colour.ts'
import { shadeOrTint } from '../tones/light-and-shade.ts'
import { fillUp, tonesOf } from '../tones/tones.ts'
import { withCoats } from './coats-of-guests.ts'
import { flowerColour } from './flower-colours.ts'
import { LEAVES_ON_DARK, LEAVES_ON_LIGHT, leafGreens } from './leaf-greens.ts'
import { areEvergreensWashed, areLeavesAlone } from './leaves-alone.ts'
import { petalsOnOwnHue } from './petals-on-own-hue.ts'

/** Difference of OKLCH hues in radians beyond which colours are different. */
const HUE_REACH = 0.42
/** What is as strong as this in OKLCH chroma is known by its very hue, in radians: rose is no red of poppies and chillies. */
const FULL = { chroma: 0.16, reach: 0.26 } as const
/** Largest OKLCH chroma of natural colours on cloth, and of petals, which are dyed as brightly as they grow. */
const [CHROMA_MOST, PETAL_CHROMA_MOST] = [0.13, 0.165]

/** Where a thing has a strong natural colour (a lemon) and no ink is near it, the figure ink most similar to another is replaced by it. */
export function keepNature(
  inks: readonly Ink[],
  ground: number,
  motifs: readonly string[],
  avoided: readonly Ink[],
  mayGo: (ink: Ink) => boolean = () => true,
): Ink[] {
  const natural = [...inks]
  if (inks.every(isGreyish) || inks.length < 4) return natural
  // What was brought for one thing is not given away for the next.
  const brought = new Set<Ink>()
  for (const noun of motifs.slice(0, 3)) {
    const nature = natureOf(noun)
    // Flowers and fruit count with less chroma: pale pink magnolias, dull purple figs.
    const told = flowerColour(noun) || isFruit(noun) ? PALE_PETAL : STRONG
    if (!nature || nature.chroma < told || avoided.some((ink) => hueDistance(ink, nature) < HUE_REACH)) continue
    const least = Math.min(0.1, nature.chroma * 0.7)
    // Tulips and roses are of any colour.
    const isAny = flowerNouns.includes(noun) && hueOf(noun) === undefined
    const reach = nature.chroma > FULL.chroma && !isAny ? FULL.reach : HUE_REACH
    const there = natural.filter((ink) => ink.chroma > least && hueDistance(ink, nature) < reach)
    if (there.length > 0) {
      // The only red of a mood is the chillies', and makes no room for the limes' green.
      if (there.length === 1) brought.add(there[0])
      continue
    }
    const own = inkFromOklch({
      ...nature,
      lightness: clamp(nature.lightness, 0.45, 0.82),
      chroma: Math.min(flowerColour(noun) && !isAny ? PETAL_CHROMA_MOST : CHROMA_MOST, nature.chroma),
    })
    natural[mostLikeAnother(natural, ground, (ink) => mayGo(ink) && !brought.has(ink))] = own
    brought.add(own)
  }
  return natural
}

/** `keepNature` for flowers and fruit on a named ground, the first ink; colours too near to it are drawn deeper or paler. */
export function keepPetals(inks: readonly Ink[], nouns: readonly string[], avoided: readonly Ink[]): Ink[] {
  const [cloth] = inks
  const flowers = nouns.filter((noun) => {
    const petal = flowerColour(noun) ?? (isFruit(noun) ? natureOf(noun) : undefined)
    // On a tint of its own hue a fruit or flower keeps its colour: lemons on pale yellow.
    const isTint = cloth.lightness > TINT.lightness && petal && cloth.chroma < petal.chroma * TINT.chroma
    return petal && (isTint || hueDistance(petal, cloth) > HUE_REACH)
  })
  const figures = keepNature(inks.slice(1), -1, flowers, avoided, (ink) => !isInRange(ink, LEAVES))
  const isSeen = (ink: Ink): boolean => inks.includes(ink) || oklabDistance(ink.lab, cloth.lab) > PETAL_SEEN
  const seen = figures.map((ink) => (isSeen(ink) ? ink : shadeOrTint(ink, cloth)))
  return [cloth, ...petalsOnOwnHue(cloth, seen, nouns)]
}

/** In OKLCH: a cloth of at least this lightness with less than this share of a colour's chroma is a tint of it. */
const TINT = { lightness: 0.84, chroma: 0.7 } as const

/** In OKLCH, hues in radians: greens of leaves, which are not replaced by petals. */
const LEAVES = { hue: [1.75, 2.9], chroma: [0.03, Infinity] } as const

/** Least OKLab distance of petals from their cloth. */
const PETAL_SEEN = 0.14

/** `keepNature` on paper, with the inks that the things have naturally first, so that a few inks of a mood include them. */
export function naturesFirst(mood: readonly Ink[], motifs: readonly string[], avoided: readonly Ink[]): Ink[] {
  const inks = keepNature(mood, 0, motifs, avoided)
  const near = motifs.flatMap((noun) => {
    const nature = natureOf(noun)
    const alike = inks.filter((ink) => nature && nature.chroma > STRONG && hueDistance(ink, nature) < HUE_REACH)
    return alike.toSorted((one, other) => other.chroma - one.chroma).slice(0, 1)
  })
  return [...new Set([...near, ...inks])]
}

/** OKLCH chroma from which the colour of a petal counts. */
const PALE_PETAL = 0.06

/** Index of the figure ink that is most similar to another one. */
function mostLikeAnother(inks: readonly Ink[], ground: number, mayGo: (ink: Ink) => boolean): number {
  const lonely = (at: number): number =>
    Math.min(...inks.map((ink, other) => (other === at ? Infinity : oklabDistance(ink.lab, inks[at].lab))))
  const figures = inks.map((_, at) => at).filter((at) => at !== ground)
  const able = figures.filter((at) => mayGo(inks[at]))
  return (able.length > 0 ? able : figures).reduce((best, at) => (lonely(at) < lonely(best) ? at : best))
}

/** In OKLCH lightness: a thing without chroma is black below the first and white above the second. */
const BLACK = 0.36
const WHITE = 0.86

/** Keeps leading crows and ravens black, where nothing white is beside them: the same inks with the lightest as the ground. */
export function keepBlackBirds(
  inks: readonly Ink[],
  motifs: readonly string[],
  moods: readonly string[],
): readonly Ink[] {
  const grey = motifs
    .slice(0, 3)
    .flatMap((noun) => natureOf(noun) ?? [])
    .filter(isGreyish)
  const isBlackLed = grey.some(({ lightness }) => lightness < BLACK) && grey.every(({ lightness }) => lightness < WHITE)
  if (!isBlackLed || isLight(inks[0])) return inks
  if (isAfterDark(moods)) return inMoonlight(inks)
  const lightest = inks.reduce((best, ink) => (ink.lightness > best.lightness ? ink : best), inks[0])
  // A neon colour is too loud for a ground; at night the things take it themselves.
  if (lightest.chroma > LOUD) return inks
  return [lightest, ...inks.filter((ink) => ink !== lightest)]
}

/** OKLCH chroma from which an ink is no ground for black. */
const LOUD = 0.12

/** The natural colour of a thing that has a picture. */
function natureOf(noun: string): Ink | undefined {
  const flower = flowerColour(noun)
  if (flower) return flower
  const found = findDepiction(noun)
  return inkFromHex((found && findPicture(found.picture)?.parts[0].hex) ?? '')
}

/**
 * Natural colours beside a single named one: things on painted tiles keep theirs (lemons on blue tiles are yellow,
 * except in Delft), and so do things beside one that has the named colour naturally (red ladybirds on green clover).
 */
export function naturesBeside(wishes: Wishes, family: string, named: readonly Ink[]): Ink[] {
  if (wishes.colourCount !== undefined || wishes.isTonal) return []
  const { motifs, styles, motifColours } = wishes
  // An emerald jungle is green of leaf; its tigers are tigers.
  if (family === 'tropical' && named.every(isGreen)) return [...withCoats([], wishes, family)]
  // Flowers in a colour among other things still have green leaves.
  const isTold = (noun: string): boolean => flowerNouns.includes(noun) && motifColours[noun] !== undefined
  if (named.length > 1)
    return family === CONVERSATIONAL && motifs.some(isTold) ? leafGreens(named, undefined).slice(0, 1) : []
  if (family === 'azulejo') return styles.some((style) => style.includes('delft')) ? [] : strongNatures(motifs)
  if (family !== CONVERSATIONAL) return []
  const isOwn = (ink: Ink | undefined): boolean =>
    ink !== undefined && ink.chroma > STRONG && hueDistance(ink, named[0]) < HUE_REACH
  const others = motifs.filter((noun) => !isOwn(natureOf(noun)))
  return others.length < motifs.length ? strongNatures(others) : []
}

/** OKLCH lightness of an ink that faces can be drawn in, and the number of named colours beside which one is added. */
const [FACE_FROM, FACE_BESIDE] = [0.8, 2]

/** A cream for faces where two deep colours are named for people. */
export function paperOfPeople(wishes: Wishes, family: string, named: readonly Ink[]): Ink[] {
  const isFree = family === CONVERSATIONAL && wishes.colourCount === undefined && wishes.isTonal !== true
  const isDeep = named.length === FACE_BESIDE && named.every(({ lightness }) => lightness < FACE_FROM)
  const hasPeople = wishes.motifs.some((noun) => isPerson(findDepiction(noun)?.picture ?? ''))
  return isFree && isDeep && hasPeople ? [inkOf(FACE)] : []
}

const FACE = '#f2dfc4'

/** The strong colours of the first things and of their leaves, and the black of their coats, as on cloth; at most two per thing. */
function strongNatures(motifs: readonly string[]): Ink[] {
  return motifs.slice(0, 2).flatMap((noun) => {
    const parts = findPicture(findDepiction(noun)?.picture ?? '')?.parts ?? []
    const inks = parts.flatMap(({ hex, share }) => {
      const ink = inkFromHex(hex)
      const isBlackCoat = ink && isGreyish(ink) && ink.lightness < BLACK && share > COAT_SHARE_LEAST
      return ink && share > NATURE_SHARE_LEAST && (ink.chroma > STRONG || isBlackCoat) ? [ink] : []
    })
    return inks.slice(0, 2).map((ink) => inkFromOklch({ ...ink, chroma: Math.min(CHROMA_MOST, ink.chroma) }))
  })
}

const [NATURE_SHARE_LEAST, COAT_SHARE_LEAST] = [0.04, 0.25]
/** Least OKLCH chroma of a colour that identifies a thing. */
const STRONG = 0.09

/** Tropical leaves and ferns without flowers or birds use only the greens of a mood. */
export function greensOfLeaves(inks: readonly Ink[], wishes: Wishes, family: string): readonly Ink[] {
  const { motifs, motifColours, moods } = wishes
  const isFrond = (noun: string): boolean => /leaf|frond|palm|monstera|philodendron|fern/.test(noun)
  const isNamed = Object.keys(motifColours).length > 0
  const isFern = family === 'foliage' && moods.every((mood) => softMoods.includes(mood) && mood !== 'autumn')
  const isOfLeaves = motifs.length > 0 ? motifs.every(isFrond) : areLeavesAlone(wishes, family)
  const isWashed = areEvergreensWashed(wishes, family)
  const isFoliage = (((family === 'tropical' || isFern) && isOfLeaves) || isWashed) && !isNamed
  const greens = inks.slice(1).filter((ink) => isInRange(ink, LEAVES))
  if (isWashed && isFoliage && greens.length > 0)
    return [inks[0], ...fillUp(greens, tonesOf(greens), GREENS).filter(isWash)]
  return isFoliage && greens.length > (isFern ? 0 : 1) ? [inks[0], ...fillUp(greens, tonesOf(greens), GREENS)] : inks
}

/** In OKLCH: darker than this is no wash of a green. */
const WASH_FROM = 0.44

function isWash({ lightness }: Ink): boolean {
  return lightness > WASH_FROM
}

/** Fruit among leaves without flowers: drops colours that are neither those of fruit, leaves nor wood. */
export function coloursOfOrchard(inks: readonly Ink[], { motifs }: Wishes, family: string): readonly Ink[] {
  const ripe = motifs.flatMap((noun) => (isFruit(noun) ? (natureOf(noun) ?? []) : []))
  if (family !== 'fruit-boughs' || ripe.length === 0 || motifs.some((noun) => flowerNouns.includes(noun))) return inks
  const isWorn = (ink: Ink): boolean =>
    isGreen(ink) || isGreyish(ink) || ripe.some((fruit) => hueDistance(fruit, ink) < HUE_REACH)
  const worn = inks.filter((ink, at) => at === 0 || isWorn(ink))
  const leaves = (isDark(inks[0]) ? LEAVES_ON_DARK : LEAVES_ON_LIGHT).map(inkOf)
  return fillUp(worn, [...leaves, ...tonesOf(worn.slice(1))], Math.max(worn.length + 1, Math.min(inks.length, ORCHARD)))
}

/** Number of inks of an orchard. */
const ORCHARD = 6

/** Number of greens that give leaves depth. */
const GREENS = 5
