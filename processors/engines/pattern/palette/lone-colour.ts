import { hueDistance, inkFromHex } from '../../color/ink.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import { hueOf, isWhiteByNature } from '../families/botany/flowers/bloom-table.ts'
import { fruits, isFruit } from '../families/botany/fruit/fruit-table.ts'
import type { Family } from '../families/family.ts'
import { CONVERSATIONAL, growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { hasHue, isOfLeaves, isOfPetals } from './petal-colour.ts'

/** Moods that are a light in which things keep their colours; the others are colourways of their own. */
export const softMoods: readonly string[] =
  'provence nursery scandinavian heritage boho woodland autumn spring cottagecore wabi-sabi savanna forest tropical-night tropical-day winter christmas field academia mediterranean blush sorbet western japanese night-sky moody citrus spice field chinoiserie'.split(
    ' ',
  )

/** Moods that are sets of colours: nothing is added to them, whatever colour the things have. */
export const strictMoods: readonly string[] =
  'primary neon monochrome ink-wash indigo rainbow jewel deco metallic americana irish hanukkah halloween valentine berry y2k quiet-luxury cyanotype sepia tattoo earth'.split(
    ' ',
  )

/** Moods of feasts, known by their colours: one colour beside them is the cloth they are held on. */
const feasts: readonly string[] =
  'halloween valentine hanukkah new-year irish winter circus mexican african indian'.split(' ')

/** In OKLCH: named colours this light are a paper to lines. */
const PAPER_FROM = 0.82

/** In OKLCH: cream and ivory are lighter and have more colour; white has less. */
const CREAM = { lightness: 0.88, chroma: 0.012 }
/** In OKLCH: greys have less chroma than the first, black and charcoal less lightness than the second. */
const [GREY_CHROMA, BLACK] = [0.03, 0.36]

/** Black and charcoal; navy under poppies, that are never blue. */
function isDarkCloth(hex: string | undefined, flower: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  if (!ink || ink.lightness > BLACK) return false
  return ink.chroma < GREY_CHROMA || (flower !== undefined && !hasHue(flower, ink))
}

/** "Magnolia branches, dove grey", "roses, greige": greys, taupes and browns are no petals. White and black are told apart elsewhere. */
function isQuietCloth(hex: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  if (!ink || ink.lightness > CREAM.lightness) return false
  const isBrown =
    ink.chroma < BROWN.chroma && ink.hue > BROWN.from && ink.hue < BROWN.to && ink.lightness < BROWN.lightness
  return ink.chroma < GREY_CHROMA || isBrown
}

/** In OKLCH, hues in radians: taupe, coffee, tobacco; what is redder is rust, what is stronger ochre. */
const BROWN = { chroma: 0.085, lightness: 0.72, from: 0.62, to: 1.6 }

/** "Sweet peas, edwardian wallpaper, cream": said of no flower, and not of white ones, it is the paper. */
function isPaperColour({ colours: [only], motifColours }: Wishes): boolean {
  const ink = inkFromHex(only?.hex ?? '')
  const isWorn = Object.values(motifColours).includes(only?.hex ?? '')
  return (
    !isWorn &&
    ink !== undefined &&
    ink.lightness > CREAM.lightness &&
    ink.chroma > CREAM.chroma &&
    ink.chroma < GREY_CHROMA + 0.02
  )
}

/**
 * The cloth of two colours, said of nothing in particular. "Almond blossom, turquoise and white": petals that are white by nature take the
 * white. "Roses, jade and black": where the other is no petal's either, black is the night that it is seen on.
 */
function clothOfPair({ colours, motifColours, under, isTonal }: Wishes, flower: string): string | undefined {
  const isSaid = colours.some(({ isGround, isAccent, isOfOneThing }) => isGround || isAccent || isOfOneThing)
  const isFree = colours.length === 2 && !isSaid && Object.keys(motifColours).length === 0
  if (!isFree || under !== undefined || isTonal) return undefined
  const inks = colours.flatMap(({ hex }) => inkFromHex(hex) ?? [])
  const strong = inks.filter(({ chroma }) => chroma > GREY_CHROMA)
  const plain = inks.filter(({ chroma }) => chroma <= GREY_CHROMA)
  if (strong.length !== 1 || plain.length !== 1 || hasHue(flower, strong[0])) return undefined
  if (plain[0].lightness < BLACK) return plain[0].hex
  return isWhiteByNature(flower) && plain[0].lightness > CREAM.lightness ? strong[0].hex : undefined
}

/** "Chintz roses, pale aqua": a tint that is no white. */
function isTint(hex: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  return ink !== undefined && ink.lightness > PAPER_FROM && ink.chroma > GREY_CHROMA
}

/** "Irises, saffron": roses and tulips come in most colours, what is blue, violet or yellow by nature does not. */
function isNeverOfFlower(flower: string, hex: string | undefined): boolean {
  const [own, ink] = [hueOf(flower), inkFromHex(hex ?? '')]
  return own !== undefined && own > REDS_TO && ink !== undefined && ink.chroma > GREY_CHROMA && !hasHue(flower, ink)
}

/** Hues in OKLCH degrees of the flowers that gardeners have turned every colour. */
const REDS_TO = 60

/** "Lemons and blossom, mediterranean blue": the colour that the first fruit never has. */
function isNeverOfFruit({ motifs: [first], colours: [only], motifColours }: Wishes): boolean {
  const ink = inkFromHex(only?.hex ?? '')
  const isFree = isFruit(first ?? '') && Object.keys(motifColours).length === 0
  if (!isFree || !ink || ink.chroma < GREY_CHROMA || isOfLeaves(ink)) return false
  const ripe = ((fruits[first].hue ?? LEAF_HUE) * Math.PI) / 180
  return hueDistance(ink, { ...ink, hue: ripe }) > FRUIT_REACH
}

/** Hue of leaves in OKLCH degrees, and how many radians the fruit on one tree differ in hue. */
const [LEAF_HUE, FRUIT_REACH] = [125, 0.8]

/** "Foxes in an autumn wood, dark green": one colour beside such a mood, said of nothing in particular, is the ground of the mood's own. */
export function layOnLoneColour(wishes: Wishes, { name }: Family): Wishes {
  const { moods, colours, isTonal, colourCount, under } = wishes
  const [only] = colours
  // Beige is paper that lines are drawn on; nobody sees beige lines.
  const isPaper = name === 'botanical-line' && colours.length === 1 && !only.isGround && !only.isAccent
  if (isPaper && isTonal !== true && (inkFromHex(only.hex)?.lightness ?? 0) > PAPER_FROM)
    return { ...wishes, colours: [{ ...only, isGround: true }] }
  const [flower] = flowersAsked(wishes)
  const isDrawnInTones = growing.includes(name) && name !== 'botanical-line' && colourCount === undefined
  const cloth = flower && isDrawnInTones ? clothOfPair(wishes, flower) : undefined
  if (cloth) return { ...wishes, colours: colours.map((one) => (one.hex === cloth ? { ...one, isGround: true } : one)) }
  const isPictured = name === CONVERSATIONAL || growing.includes(name)
  const isFree = isPictured && isTonal !== true && colourCount === undefined && under === undefined
  const isLone = colours.length === 1 && colours.every((one) => !one.isGround && !one.isAccent && !one.isOfOneThing)
  // "Monstera and anthurium, black": nobody means black leaves.
  const isDeepCloth = growing.includes(name) && name !== 'botanical-line' && isDarkCloth(only?.hex, flower)
  const isQuiet = flower !== undefined && growing.includes(name) && isQuietCloth(only?.hex)
  // "Bluebell wood, soft green": nobody sees green bluebells.
  const isGreen = flower !== undefined && growing.includes(name) && isOfLeaves(inkFromHex(only?.hex ?? ''))
  const isCream = flower !== undefined && growing.includes(name) && isPaperColour(wishes)
  const isUnderFruit = growing.includes(name) && isNeverOfFruit(wishes)
  const isPale = flower !== undefined && growing.includes(name) && isTint(only?.hex)
  const isOther = flower !== undefined && growing.includes(name) && isNeverOfFlower(flower, only?.hex)
  const isMood =
    isDeepCloth ||
    isPale ||
    isOther ||
    isUnderFruit ||
    isCream ||
    isGreen ||
    isQuiet ||
    moods.some((mood) => softMoods.includes(mood) || feasts.includes(mood))
  if (!isFree || !isLone || !isMood || (!isQuiet && isOfPetals(flower, inkFromHex(only.hex)))) return wishes
  return { ...wishes, colours: colours.map((colour) => ({ ...colour, isGround: true })) }
}
