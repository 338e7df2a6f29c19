import type { Ink } from '../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch, inkOf, isGreen } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isFruit } from '../families/botany/fruit/fruit-table.ts'
import { isLeavesAlone } from '../families/botany/leaves/leaf-colourway.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { isPerson } from '../families/conversational/paper-figures.ts'
import { findPicture } from '../families/conversational/picture-book.ts'
import type { Family } from '../families/family.ts'
import { CONVERSATIONAL } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { flowerColour } from './flower-colours.ts'
import { inMoonlight, isAfterDark } from './ground-apart.ts'
import { shadeOrTint } from './light-and-shade.ts'
import { softMoods } from './lone-colour.ts'
import { fillUp, tonesOf } from './tones.ts'

/** Hues farther apart than this are other colours, in radians of OKLCH. */
const HUE_REACH = 0.42
/** Natural colours are brought to the cloth quieter than life. */
const CHROMA_MOST = 0.13

/**
 * A lemon wants a yellow: where a thing has a strong colour by nature and the inks have none like it, the figure ink most like
 *another gives way.
 */
export function keepNature(
  inks: readonly Ink[],
  ground: number,
  motifs: readonly string[],
  avoided: readonly Ink[],
  mayGo: (ink: Ink) => boolean = () => true,
): Ink[] {
  const natural = [...inks]
  if (inks.every(({ chroma }) => chroma < 0.05) || inks.length < 4) return natural
  for (const noun of motifs.slice(0, 3)) {
    const nature = natureOf(noun)
    // Magnolias are a pale pink, and pink all the same; figs a dull purple.
    const told = flowerColour(noun) || isFruit(noun) ? PALE_PETAL : STRONG
    if (!nature || nature.chroma < told || avoided.some((ink) => hueDistance(ink, nature) < HUE_REACH)) continue
    const least = Math.min(0.1, nature.chroma * 0.7)
    if (natural.some((ink) => ink.chroma > least && hueDistance(ink, nature) < HUE_REACH)) continue
    natural[mostLikeAnother(natural, ground, mayGo)] = inkFromOklch({
      ...nature,
      lightness: Math.max(0.45, Math.min(0.82, nature.lightness)),
      chroma: Math.min(CHROMA_MOST, nature.chroma),
    })
  }
  return natural
}

/** `keepNature` for flowers and fruit alone, on a named cloth, the first ink: what is near it in tone is a step deeper, or paler. */
export function keepPetals(inks: readonly Ink[], nouns: readonly string[], avoided: readonly Ink[]): Ink[] {
  const [cloth] = inks
  const flowers = nouns.filter((noun) => {
    const petal = flowerColour(noun) ?? (isFruit(noun) ? natureOf(noun) : undefined)
    // Lemons on pale yellow are yellow all the same.
    const isTint = cloth.lightness > TINT.lightness && petal && cloth.chroma < petal.chroma * TINT.chroma
    return petal && (isTint || hueDistance(petal, cloth) > HUE_REACH)
  })
  const isNoLeaf = ({ hue, chroma }: Ink): boolean => chroma < LEAF.chroma || hue < LEAF.from || hue > LEAF.to
  const figures = keepNature(inks.slice(1), -1, flowers, avoided, isNoLeaf)
  const isSeen = (ink: Ink): boolean => inks.includes(ink) || oklabDistance(ink.lab, cloth.lab) > PETAL_SEEN
  return [cloth, ...figures.map((ink) => (isSeen(ink) ? ink : shadeOrTint(ink, cloth)))]
}

/** In OKLCH: a cloth as light as this is a tint of what has the rest of its chroma. */
const TINT = { lightness: 0.84, chroma: 0.7 } as const

/** In OKLCH, radians: the greens of leaves, which make no room for petals. */
const LEAF = { chroma: 0.03, from: 1.75, to: 2.9 }

/** In OKLab: how far petals stand off their cloth. */
const PETAL_SEEN = 0.14

/** `keepNature` on paper, those inks first that the things take by nature: of a mood's six, lemons over gingham have the yellow. */
export function naturesFirst(mood: readonly Ink[], motifs: readonly string[], avoided: readonly Ink[]): Ink[] {
  const inks = keepNature(mood, 0, motifs, avoided)
  const near = motifs.flatMap((noun) => {
    const nature = natureOf(noun)
    const alike = inks.filter((ink) => nature && nature.chroma > STRONG && hueDistance(ink, nature) < HUE_REACH)
    return alike.toSorted((one, other) => other.chroma - one.chroma).slice(0, 1)
  })
  return [...new Set([...near, ...inks])]
}

/** Chroma in OKLCH from which the colour of a petal is one. */
const PALE_PETAL = 0.06

/** The figure ink that would be missed least. */
function mostLikeAnother(inks: readonly Ink[], ground: number, mayGo: (ink: Ink) => boolean): number {
  const lonely = (at: number): number =>
    Math.min(...inks.map((ink, other) => (other === at ? Infinity : oklabDistance(ink.lab, inks[at].lab))))
  const figures = inks.map((_, at) => at).filter((at) => at !== ground)
  const able = figures.filter((at) => mayGo(inks[at]))
  return (able.length > 0 ? able : figures).reduce((best, at) => (lonely(at) < lonely(best) ? at : best))
}

/** Below and above these, in OKLCH, a thing without colour is black or white by nature. */
const BLACK = 0.36
const WHITE = 0.86

/** Where crows or ravens lead and nothing white stands beside them they stay dark: the same inks, the lightest as the ground. */
export function keepBlackBirds(
  inks: readonly Ink[],
  motifs: readonly string[],
  moods: readonly string[],
): readonly Ink[] {
  const grey = motifs
    .slice(0, 3)
    .flatMap((noun) => natureOf(noun) ?? [])
    .filter(({ chroma }) => chroma < 0.05)
  const isBlackLed = grey.some(({ lightness }) => lightness < BLACK) && grey.every(({ lightness }) => lightness < WHITE)
  if (!isBlackLed || inks[0].lightness > 0.5) return inks
  if (isAfterDark(moods)) return inMoonlight(inks)
  const lightest = inks.reduce((best, ink) => (ink.lightness > best.lightness ? ink : best), inks[0])
  // Notes on neon green hurt the eye: by night they take the neon themselves.
  if (lightest.chroma > LOUD) return inks
  return [lightest, ...inks.filter((ink) => ink !== lightest)]
}

/** Chroma of an ink that is no ground for black. */
const LOUD = 0.12

/** The colour a pictured thing has by nature. */
function natureOf(noun: string): Ink | undefined {
  const flower = flowerColour(noun)
  if (flower) return flower
  const found = findDepiction(noun)
  return inkFromHex((found && findPicture(found.picture)?.parts[0].hex) ?? '')
}

/**
 * Beside the one colour named, the things on painted tiles keep theirs: lemons on blue tiles are yellow, though Delft is blue. So do
 * things tossed beside one that has the named colour by nature: green is the clover's, ladybirds on it are red.
 */
export function naturesBeside(wishes: Wishes, family: string, named: readonly Ink[]): Ink[] {
  if (wishes.colourCount !== undefined || wishes.isTonal) return []
  const { motifs, styles, motifColours } = wishes
  // The tulips of "blue birds and yellow tulips" have green leaves.
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

/** In OKLCH: faces are seen by an ink this light, and need one beside so many colours. */
const [FACE_FROM, FACE_BESIDE] = [0.8, 2]

/** Faces in two deep colours named for people: the cream that such a print keeps for them. */
export function paperOfPeople(wishes: Wishes, family: string, named: readonly Ink[]): Ink[] {
  const isFree = family === CONVERSATIONAL && wishes.colourCount === undefined && wishes.isTonal !== true
  const isDeep = named.length === FACE_BESIDE && named.every(({ lightness }) => lightness < FACE_FROM)
  const hasPeople = wishes.motifs.some((noun) => isPerson(findDepiction(noun)?.picture ?? ''))
  return isFree && isDeep && hasPeople ? [inkOf(FACE)] : []
}

const FACE = '#f2dfc4'

/** The strong colours of the first things and of their leaves, and the black of their coats, brought to the cloth; at most two a thing. */
function strongNatures(motifs: readonly string[]): Ink[] {
  return motifs.slice(0, 2).flatMap((noun) => {
    const parts = findPicture(findDepiction(noun)?.picture ?? '')?.parts ?? []
    const inks = parts.flatMap(({ hex, share }) => {
      const ink = inkFromHex(hex)
      const isBlackCoat = ink && ink.chroma < 0.05 && ink.lightness < BLACK && share > COAT_SHARE_LEAST
      return ink && share > NATURE_SHARE_LEAST && (ink.chroma > STRONG || isBlackCoat) ? [ink] : []
    })
    return inks.slice(0, 2).map((ink) => inkFromOklch({ ...ink, chroma: Math.min(CHROMA_MOST, ink.chroma) }))
  })
}

const [NATURE_SHARE_LEAST, COAT_SHARE_LEAST] = [0.04, 0.25]
/** Chroma of a colour that a thing is known by. */
const STRONG = 0.09

/** Leaves of the tropics, and ferns of a time or a place, without a bloom or a bird are green: the mood's other colours have nobody to wear them. */
export function greensOfLeaves(inks: readonly Ink[], wishes: Wishes, family: string): readonly Ink[] {
  const { motifs, motifColours, moods } = wishes
  const isLeaf = (noun: string): boolean => /leaf|frond|palm|monstera|philodendron|fern/.test(noun)
  const isNamed = Object.keys(motifColours).length > 0
  const isFern = family === 'foliage' && moods.every((mood) => softMoods.includes(mood) && mood !== 'autumn')
  const isOfLeaves = motifs.length > 0 ? motifs.every(isLeaf) : family === 'tropical' && isLeavesAlone(wishes)
  const isFoliage = (family === 'tropical' || isFern) && isOfLeaves && !isNamed
  const greens = inks.slice(1).filter(({ hue, chroma }) => chroma > 0.03 && hue > 1.75 && hue < 2.9)
  return isFoliage && greens.length > (isFern ? 0 : 1) ? [inks[0], ...fillUp(greens, tonesOf(greens), GREENS)] : inks
}

/**
 * The greens of what grows in named colours. Leaves of the tropics have them from the shade to the light under blooms, and none where
 * monstera leaves alone are named in navy and gold.
 */
export function greensUnder(wishes: Wishes, family: Family, figured: readonly Ink[], ground: Ink | undefined): Ink[] {
  if (!family.inks.needsTones || wishes.isTonal || wishes.avoidedColours.some((hex) => isGreen(inkOf(hex)))) return []
  const greens = leafGreens(figured, ground)
  if (family.name !== 'tropical') return greens
  return !isLeavesAlone(wishes) && greens.length > 0 ? LEAVES_OF_TROPICS.map(inkOf) : []
}

/** Fruit among its leaves without a flower: colours that neither fruit nor leaf nor wood has would be lent to leaves. */
export function coloursOfOrchard(inks: readonly Ink[], { motifs }: Wishes, family: string): readonly Ink[] {
  const ripe = motifs.flatMap((noun) => (isFruit(noun) ? (natureOf(noun) ?? []) : []))
  if (family !== 'fruit-boughs' || ripe.length === 0 || motifs.some((noun) => flowerNouns.includes(noun))) return inks
  const isWorn = (ink: Ink): boolean =>
    isGreen(ink) || ink.chroma < QUIET || ripe.some((fruit) => hueDistance(fruit, ink) < HUE_REACH)
  const worn = inks.filter((ink, at) => at === 0 || isWorn(ink))
  const leaves = (inks[0].lightness < 0.5 ? LEAVES_ON_DARK : LEAVES_ON_LIGHT).map(inkOf)
  return fillUp(worn, [...leaves, ...tonesOf(worn.slice(1))], Math.max(worn.length + 1, Math.min(inks.length, ORCHARD)))
}

/** In OKLCH: greys and browns. Inks that an orchard of fruit and leaves can wear. */
const [QUIET, ORCHARD] = [0.05, 6]

const LEAVES_OF_TROPICS = ['#235a3e', '#4a8a5a', '#8ab56c']

/** Tones of green that give leaves their depth. */
const GREENS = 5

const LEAVES_ON_LIGHT = ['#6f8a5b', '#3d5a45']
/** In OKLCH lightness, greys that are neither black nor paper. */
const GREY = { from: 0.45, to: 0.9 }
const LEAVES_ON_GREY = ['#7c8b75', '#56654f']
const LEAVES_ON_DARK = ['#7f9a78', '#4a6a58']

/**
 * Flowers in named colours still grow on green stems, unless green is named or the prompt keeps to white, grey and black. On a
 * coloured dark ground the deeper green leans towards it.
 */
export function leafGreens(figures: readonly Ink[], ground: Ink | undefined): Ink[] {
  const isNeutral = ({ chroma, lightness }: Ink): boolean => chroma < 0.025 || lightness > 0.93
  if (figures.length < 1 || figures.some(isGreen)) return []
  if (figures.every(isNeutral)) return ground ? tonesOfGround(ground, figures) : []
  const isDark = ground !== undefined && ground.lightness < 0.5
  return (isDark ? LEAVES_ON_DARK : LEAVES_ON_LIGHT).map(inkOf)
}

/** White flowers on a coloured cloth have leaves in its own hue, on grey in a greyed green; on black and on paper in none. */
function tonesOfGround({ lightness, chroma, hue }: Ink, figures: readonly Ink[]): Ink[] {
  const isGrey = chroma < 0.02 && lightness > GREY.from && lightness < GREY.to
  if (isGrey && figures.every((ink) => ink.lightness > GREY.to)) return LEAVES_ON_GREY.map(inkOf)
  if (chroma < 0.02 || lightness > 0.93) return []
  const side = lightness < 0.5 ? 1 : -1
  return [0.2, 0.3].map((step) => inkFromOklch({ lightness: lightness + side * step, chroma: chroma * 0.9, hue }))
}
