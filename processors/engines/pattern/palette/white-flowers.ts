import type { Ink } from '../../color/ink.ts'
import { inkFromOklch, inkOf, isGreen } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Random } from '../kit/chance/random.ts'
import { plantNouns } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { isAvoided } from './choose-mood.ts'
import { flowerColour } from './flower-colours.ts'
import { strictMoods } from './lone-colour.ts'
import { findMood } from './moods.ts'
import { readInks } from './read-inks.ts'

/** Flowers that everybody sees in white, and the colour of their hearts or throats. */
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

/** Hearts of flowers whose own the prompt does not want: of green, of rose. */
const OTHER_HEARTS = ['#93ad62', '#d98ba0']

/** Cloths that white petals stand off, from sky to night. */
const cloths = ['#93b3cf', '#26405e', '#86a08c', '#e0b55c', '#dba5a3', '#2f4a3c', '#b7a6cf', '#cf7f5f']

export const WHITE_PETALS = '#fdfaf3'
/** On paper the petals are drawn in a pale grey instead. */
const SHADED_WHITE = '#cdd0ca'
/** How far in OKLab white petals stand off their cloth at least. */
const WHITE_SEEN = 0.07
/** How far the petals of other flowers do. */
const PETALS_SEEN = 0.16
const FLOWERS_MOST = 3
/** Steps in OKLCH lightness from the cloth to its leaves, deep ones and light ones. */
const LEAF_STEPS = [0.34, 0.2] as const
const LEAF = { chroma: 0.065, hue: 2.35 }
/** What leaves are on cloths that they could not stand off. */
const LIGHTNESS_RANGE = [0.3, 0.84] as const

/**
 * Daisies are white with a golden heart and green leaves, on a cloth that shows it, beside other flowers in their own colours. Undefined
 * where no white flower is named, or one of no colour of its own, and where a mood, a number or other names say the colours. Without yellow
 * its heart is of another colour.
 */
export function whiteFlowerColourway(wishes: Wishes, family: Family, random: Random): Colourway | undefined {
  const isToldFlower = (noun: string): boolean => flowerNouns.includes(noun) && Object.hasOwn(wishes.motifColours, noun)
  const isThing = (noun: string): boolean => !plantNouns.includes(noun) || isToldFlower(noun)
  const things = wishes.motifs.filter(isThing).slice(0, FLOWERS_MOST)
  // "Ivy with white flowers": flowers of any name; "almond blossom" chose the family.
  const grown = flowersAsked(wishes).filter(isWhiteFlower)
  const named = things.length > 0 ? things : grown.length > 0 ? grown : ['blossom']
  // Washes are let down on paper.
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
  // "White magnolias on navy" is white on tones of navy: without a golden heart nothing else belongs to it.
  if (!isSaidWhite && !isGolden(heart) && wishes.colours.some(({ isGround }) => !isGround)) return undefined
  const [asked] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const cloth = asked ?? random.pick(clothsUnder(company, isFree, clothsOf(wishes)))
  const pure = inkOf(WHITE_PETALS)
  const white = oklabDistance(pure.lab, cloth.lab) > WHITE_SEEN ? pure : inkOf(SHADED_WHITE)
  const parts = [white, heartOn(heart, cloth), ...company, ...leavesOn(cloth)]
  if (!parts.every(isFree)) return undefined
  const inks = [cloth, ...parts, shadeOf(white, cloth)]
  return { inks: readInks(inks.map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/** "White peonies": the first flower is called white, and nothing else is called anything. */
function saidWhite({ colours }: Wishes, [first]: readonly string[]): boolean {
  const free = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const isOnGround = colours.some(({ isGround }) => isGround)
  return (
    flowerNouns.includes(first) &&
    free.length === 1 &&
    !isOnGround &&
    free[0].lightness > WHITE_FROM &&
    free[0].chroma < WHITE_CHROMA
  )
}

/** "Red poppies and white daisies": each flower has its colour, the white of one is no paper, and nothing besides is called anything. */
function saidWhiteBesideOthers(wishes: Wishes, named: readonly string[]): boolean {
  const { colours, motifColours } = wishes
  const told = named.filter((noun) => Object.hasOwn(motifColours, noun))
  const isEach = colours.every(({ hex, isGround }) => isGround || told.some((noun) => motifColours[noun] === hex))
  return (
    isEach &&
    named.length > 1 &&
    named.every((noun) => flowerNouns.includes(noun) && told.includes(noun)) &&
    named.some((noun) => isToldWhite(wishes, noun)) &&
    !named.every((noun) => isToldWhite(wishes, noun))
  )
}

function isToldWhite({ motifColours }: Wishes, noun: string): boolean {
  const [ink] = readInks(Object.hasOwn(motifColours, noun) ? [motifColours[noun]] : [])
  return ink !== undefined && ink.lightness > WHITE_FROM && ink.chroma < WHITE_CHROMA
}

/** The petals of another flower, with the side in shade where its colour was named. */
function withShade(ink: Ink | undefined, isShaded: boolean): Ink[] {
  if (!ink) return []
  return isShaded ? [ink, inkFromOklch({ ...ink, lightness: Math.max(0.26, ink.lightness - 0.15) })] : [ink]
}

/** In OKLCH; the heart of a white flower that is mostly seen in other colours. */
const [WHITE_FROM, WHITE_CHROMA, PALE_HEART] = [0.95, 0.02, '#dfc06a']

/** Moods of pale colours: flowers that are white by nature are white on one of them, not yellow on its paper. */
const pastelMoods = ['pastel', 'nursery', 'spring', 'sorbet', 'cottagecore', 'blush']

function isOtherwise(
  { colours, colourCount, moods, isTonal, under }: Wishes,
  isSaidWhite: boolean,
  isOneOfTwo: boolean,
): boolean {
  // White roses for a wedding lie on a colour of weddings: white ones on its paper would be grey.
  const isSoft = moods.every((mood) => pastelMoods.includes(mood))
  const isLight = isSoft || (isSaidWhite && moods.every((mood) => !strictMoods.includes(mood)))
  const saysMore = (moods.length > 0 && !isLight) || isTonal === true || under !== undefined
  const isColoured = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex]))).some(
    ({ lightness, chroma }) => lightness < 0.9 || chroma > 0.04,
  )
  return saysMore || (isColoured && !isOneOfTwo) || colourCount !== undefined
}

/** Petals, leaf and heart of a white flower; undefined for other nouns. */
export function whiteFlowerInks(noun: string): readonly Ink[] | undefined {
  return isWhiteFlower(noun) ? readInks([WHITE_PETALS, GREEN, heartsOfWhite[noun]]) : undefined
}

const GREEN = '#6f8f5b'

/** True for flowers that everybody sees in white. */
export function isWhiteFlower(noun: string): boolean {
  return Object.hasOwn(heartsOfWhite, noun)
}

/** The cloths on which the other flowers of the prompt are seen too. */
function clothsUnder(company: readonly Ink[], isFree: (ink: Ink) => boolean, ofMood: readonly Ink[]): readonly Ink[] {
  const every = ofMood.length > 0 ? ofMood : readInks(cloths)
  const free = every.filter(isFree)
  const all = free.length > 0 ? free : every
  // Under two colours the cloth is the quiet third.
  const quiet = all.filter(({ chroma }) => company.length === 0 || chroma < QUIET)
  const clear = quiet.filter((cloth) => company.every(({ lab }) => oklabDistance(lab, cloth.lab) > PETALS_SEEN))
  return clear.length > 0 ? clear : all
}

/** Of the first mood, what white petals stand off: soft colours by day, its deepest by night. */
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
      // Golden hearts are lost on peach.
      !(isPastel && isGolden(ink)),
  )
  return soft.length > 0 || !isPastel ? soft : paleCloths()
}

function paleCloths(): readonly Ink[] {
  return readInks(cloths).filter(({ lightness }) => lightness > PASTEL_FROM)
}

/** In OKLCH: chroma of terracotta and gold. */
const QUIET = 0.1
/** In OKLCH: colours that are quiet under white petals. */
const PASTEL_FROM = 0.68
const SOFT = { from: 0.55, to: 0.86, least: 0.025, most: 0.11 }

/** On a golden cloth the heart is amber, on a green or a rosy one a green or a rose of another depth. */
function heartOn(heart: Ink, cloth: Ink): Ink {
  if (oklabDistance(heart.lab, cloth.lab) > HEART_SEEN) return heart
  const step = cloth.lightness > 0.5 ? -0.2 : 0.25
  return inkFromOklch({ lightness: cloth.lightness + step, chroma: 0.13, hue: isGolden(heart) ? AMBER : heart.hue })
}

const isGolden = ({ hue }: Ink): boolean => hue > PINK_TO && hue < GREEN_FROM

/** How far in OKLab a heart stands off the cloth, so that one does not pass for a hole. */
const HEART_SEEN = 0.1
/** Hues of OKLCH in radians. */
const [PINK_TO, AMBER, GREEN_FROM] = [0.8, 1.05, 1.8]

/** Two greens, both deeper than a light cloth, or both lighter than a deep one. */
export function leavesOn(cloth: Ink): Ink[] {
  const side = cloth.lightness > 0.52 ? -1 : 1
  const [least, most] = LIGHTNESS_RANGE
  return LEAF_STEPS.map((step) =>
    inkFromOklch({ ...LEAF, lightness: Math.max(least, Math.min(most, cloth.lightness + side * step)) }),
  )
}

/** The side of the petals that lies in shadow takes a little of the cloth's hue; less of a green, or it would be a leaf. */
function shadeOf(white: Ink, cloth: Ink): Ink {
  const most = isGreen(cloth) ? 0.016 : 0.03
  return inkFromOklch({ ...cloth, lightness: white.lightness - 0.11, chroma: Math.min(most, cloth.chroma * 0.4) })
}
