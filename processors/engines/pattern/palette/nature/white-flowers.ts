import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch, inkOf, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isLight } from '../../../color/tone.ts'
import { flowersAsked } from '../../families/botany/asked-plants.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import { plantNouns } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { strictMoods } from '../lone-colour.ts'
import { isAvoided } from '../moods/choose-mood.ts'
import { findMood } from '../moods/moods.ts'
import { readInks } from '../read-inks.ts'
import { flowerColour } from './flower-colours.ts'
import { isToldWhite, saidWhite, saidWhiteBesideOthers } from './said-white.ts'

/** Flowers that are associated with white, and the colour of their centres or throats. */
const heartsOfWhite: Readonly<Record<string, string>> = {
  daisy: '#dea32c',
  chamomile: '#dea32c',
  edelweiss: '#d9b24a',
  jasmine: '#e3c25a',
  'orange blossom': '#e3c25a',
  narcissus: '#e8a33a',
  frangipani: '#e8b548',
  snowdrop: '#93ad62',
  'lily of the valley': '#a8b86a',
  gardenia: '#e0c676',
  elderflower: '#d9c66e',
  'cow parsley': '#c3c276',
  gypsophila: '#d9cf9a',
  magnolia: '#d98ba0',
  'apple blossom': '#e39aa8',
  'almond blossom': '#e39aa8',
  dandelion: '#d9cf9a',
  'cotton boll': '#a0714a',
}

/** Centres for flowers whose own colour is refused: green, rose. */
const OTHER_HEARTS = ['#93ad62', '#d98ba0']

/** Cloths on which white petals show, from sky to night. */
const cloths = ['#93b3cf', '#26405e', '#86a08c', '#e0b55c', '#dba5a3', '#2f4a3c', '#b7a6cf', '#cf7f5f']

export const WHITE_PETALS = '#fdfaf3'
/** Pale grey that petals are drawn in on paper. */
const SHADED_WHITE = '#cdd0ca'
/** On paper petals that are said to be white are in half shadow only. */
const HALF_SHADED = '#e4e4dc'
/** Least OKLab distance of white petals from their cloth. */
const WHITE_SEEN = 0.07
/** The same where white is said of petals on a ground that is named: cream is enough. */
const WHITE_ON_CREAM = 0.022
/** The same for petals of other flowers. */
const PETALS_SEEN = 0.16
const FLOWERS_MOST = 3
/** Steps in OKLCH lightness from the cloth to its leaves: deep ones and light ones. */
const LEAF_STEPS = [0.34, 0.2] as const
const LEAF = { chroma: 0.065, hue: 2.35 }
/** OKLCH lightness range of leaves on cloths from which they would not stand out. */
const LIGHTNESS_RANGE = [0.3, 0.84] as const

/**
 * Colourway of white flowers: daisies are white with a golden centre and green leaves, on a cloth that shows them,
 * beside other flowers in their own colours. Undefined where no flower is white or another has no colour of its own,
 * and where a mood, a number or other names determine the colours. Where yellow is refused the centre has another
 * colour.
 */
export function whiteFlowerColourway(wishes: Wishes, family: Family, random: Random): Colourway | undefined {
  const isToldFlower = (noun: string): boolean => flowerNouns.includes(noun) && Object.hasOwn(wishes.motifColours, noun)
  const isThing = (noun: string): boolean => !plantNouns.includes(noun) || isToldFlower(noun)
  const things = wishes.motifs.filter(isThing).slice(0, FLOWERS_MOST)
  // White flowers of any name ("ivy with white flowers"), or those of the phrase that chose the family ("almond
  // blossom").
  const grown = flowersAsked(wishes).filter(isWhiteFlower)
  const named = things.length > 0 ? things : grown.length > 0 ? grown : ['blossom']
  // Watercolour washes are diluted on paper instead.
  const isOneOfTwo = family.inks.isDiluted !== true && saidWhiteBesideOthers(wishes, named)
  const isSaidWhite = saidWhite(wishes, named) || isOneOfTwo
  const isWhite = (noun: string): boolean => (isOneOfTwo ? isToldWhite(wishes, noun) : isSaidWhite && noun === named[0])
  const heartOf = (noun: string): string[] =>
    isWhiteFlower(noun) ? [heartsOfWhite[noun]] : isWhite(noun) ? [PALE_HEART] : []
  const avoided = readInks(wishes.avoidedColours)
  const isFree = (ink: Ink): boolean => avoided.every((other) => !isAvoided(ink, other))
  const [first] = readInks(named.flatMap(heartOf))
  const heart = first && [first, ...readInks(OTHER_HEARTS)].find(isFree)
  const colourOf = (noun: string): Ink | undefined =>
    isOneOfTwo ? readInks([wishes.motifColours[noun] ?? '']).at(0) : flowerColour(noun)
  const company = named.flatMap((noun) => (heartOf(noun).length > 0 ? [] : withShade(colourOf(noun), isOneOfTwo)))
  const isKnown = named.every((noun) => heartOf(noun).length > 0 || colourOf(noun))
  if (!heart || !isKnown || !family.inks.needsTones || isOtherwise(wishes, isSaidWhite, isOneOfTwo)) return undefined
  // "White magnolias on navy" uses white and tones of navy only; no further colour is added without a golden centre.
  if (!isSaidWhite && !isGolden(heart) && wishes.colours.some(({ isGround }) => !isGround)) return undefined
  const [asked] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const cloth = asked ?? random.pick(clothsUnder(company, isFree, clothsOf(wishes)))
  const pure = inkOf(WHITE_PETALS)
  const isSaidOn = asked !== undefined && isSaidWhite
  const isSeen = oklabDistance(pure.lab, cloth.lab) > (isSaidOn ? WHITE_ON_CREAM : WHITE_SEEN)
  const white = isSeen ? pure : inkOf(isSaidOn ? HALF_SHADED : SHADED_WHITE)
  const parts = [white, heartOn(heart, cloth), ...company, ...leavesOn(cloth)]
  if (!parts.every(isFree)) return undefined
  const leaves = leavesOn(cloth)
  const inOrder = [cloth, white, leaves[1], heartOn(heart, cloth), shadeOf(white, cloth), ...company, ...leaves]
  const inks = wishes.colourCount ? inOrder.slice(0, wishes.colourCount) : [cloth, ...parts, shadeOf(white, cloth)]
  return { inks: readInks(inks.map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/** The petals of another flower, with a shade where its colour was named. */
function withShade(ink: Ink | undefined, isShaded: boolean): Ink[] {
  if (!ink) return []
  return isShaded ? [ink, inkFromOklch({ ...ink, lightness: Math.max(0.26, ink.lightness - 0.15) })] : [ink]
}

/** Centre of a white flower of a kind that is usually not white. */
const PALE_HEART = '#dfc06a'

/** Pastel moods: naturally white flowers are white on one of their colours, rather than yellow on their paper. */
const pastelMoods = ['pastel', 'nursery', 'spring', 'sorbet', 'cottagecore', 'blush']

function isOtherwise(
  { colours, colourCount, moods, isTonal, under }: Wishes,
  isSaidWhite: boolean,
  isOneOfTwo: boolean,
): boolean {
  // White flowers for a wedding lie on a colour of that mood, since white on its paper would be grey.
  const isSoft = moods.every((mood) => pastelMoods.includes(mood))
  const isLight = isSoft || (isSaidWhite && moods.every((mood) => !strictMoods.includes(mood)))
  const saysMore = (moods.length > 0 && !isLight) || isTonal === true || under !== undefined
  const isColoured = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex]))).some(
    ({ lightness, chroma }) => lightness < 0.9 || chroma > 0.04,
  )
  // White roses in three colours have a cloth, and leaves.
  const isTooFew = colourCount !== undefined && !(isSaidWhite && colourCount > 2)
  return saysMore || (isColoured && !isOneOfTwo) || isTooFew
}

/** Petals, leaf and centre of a white flower; undefined for other nouns. */
export function whiteFlowerInks(noun: string): readonly Ink[] | undefined {
  return isWhiteFlower(noun) ? readInks([WHITE_PETALS, GREEN, heartsOfWhite[noun]]) : undefined
}

const GREEN = '#6f8f5b'

/** Whether a flower is associated with white. */
export function isWhiteFlower(noun: string): boolean {
  return Object.hasOwn(heartsOfWhite, noun)
}

/** The cloths on which the other flowers of the prompt show as well. */
function clothsUnder(company: readonly Ink[], isFree: (ink: Ink) => boolean, ofMood: readonly Ink[]): readonly Ink[] {
  const every = ofMood.length > 0 ? ofMood : readInks(cloths)
  const free = every.filter(isFree)
  const all = free.length > 0 ? free : every
  // Below two colours the cloth is a third of low chroma.
  const quiet = all.filter(({ chroma }) => company.length === 0 || chroma < QUIET)
  const clear = quiet.filter((cloth) => company.every(({ lab }) => oklabDistance(lab, cloth.lab) > PETALS_SEEN))
  return clear.length > 0 ? clear : all
}

/** The colours of the first mood on which white petals show: soft ones by day, the deepest at night. */
function clothsOf({ moods: [first], tone }: Wishes): readonly Ink[] {
  const mood = first === undefined ? undefined : findMood(first)
  if (!mood) return tone === 'pastel' ? paleCloths() : []
  const inks = readInks(mood.inks)
  if (mood.ground === 'dark') return inks.toSorted((one, other) => one.lightness - other.lightness).slice(0, 1)
  const isPastel = pastelMoods.includes(first)
  const soft = inks.filter(
    (ink) =>
      ink.lightness > (isPastel ? PASTEL_FROM : SOFT.from) &&
      ink.lightness < SOFT.to &&
      ink.chroma > SOFT.least &&
      ink.chroma < SOFT.most &&
      // Golden centres do not show on peach.
      !(isPastel && isGolden(ink)),
  )
  return soft.length > 0 || !isPastel ? soft : paleCloths()
}

function paleCloths(): readonly Ink[] {
  return readInks(cloths).filter(({ lightness }) => lightness > PASTEL_FROM)
}

/** OKLCH chroma of terracotta and gold. */
const QUIET = 0.1
/** In OKLCH: ranges of colours that are soft behind white petals. */
const PASTEL_FROM = 0.68
const SOFT = { from: 0.55, to: 0.86, least: 0.025, most: 0.11 }

/** The centre's colour on a cloth: amber on a golden cloth, otherwise the same hue at another lightness. */
function heartOn(heart: Ink, cloth: Ink): Ink {
  if (oklabDistance(heart.lab, cloth.lab) > HEART_SEEN) return heart
  const step = isLight(cloth) ? -0.2 : 0.25
  return inkFromOklch({ lightness: cloth.lightness + step, chroma: 0.13, hue: isGolden(heart) ? AMBER : heart.hue })
}

const isGolden = ({ hue }: Ink): boolean => hue > PINK_TO && hue < GREEN_FROM

/** OKLab distance of a centre from the cloth below which it would look like a hole. */
const HEART_SEEN = 0.1
/** Hues of OKLCH in radians. */
const [PINK_TO, AMBER, GREEN_FROM] = [0.8, 1.05, 1.8]

/** Two greens, both deeper than a light cloth or both lighter than a deep one. */
export function leavesOn(cloth: Ink): Ink[] {
  const side = cloth.lightness > 0.52 ? -1 : 1
  const [least, most] = LIGHTNESS_RANGE
  return LEAF_STEPS.map((step) =>
    inkFromOklch({ ...LEAF, lightness: Math.max(least, Math.min(most, cloth.lightness + side * step)) }),
  )
}

/**
 * The shaded side of petals takes on a little of the cloth's hue; less of a green, so that it does not look like a
 * leaf.
 */
function shadeOf(white: Ink, cloth: Ink): Ink {
  const most = isGreen(cloth) ? 0.016 : 0.03
  return inkFromOklch({ ...cloth, lightness: white.lightness - 0.11, chroma: Math.min(most, cloth.chroma * 0.4) })
}
