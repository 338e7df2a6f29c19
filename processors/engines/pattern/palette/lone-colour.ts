import { isInRange } from '../../color/colour-range.ts'
import { hueDistance, inkFromHex } from '../../color/ink.ts'
import { isGreyish, isNeutral, isTinted } from '../../color/tone.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import { flowerNouns, hueOf, isWhiteByNature } from '../families/botany/flowers/bloom-table.ts'
import { fruits, isFruit } from '../families/botany/fruit/fruit-table.ts'
import type { Family } from '../families/family.ts'
import { CONVERSATIONAL, growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { isWhite, mainColour } from './nature/depicted-colours.ts'
import { hasHue, isOfLeaves, isOfPetals } from './nature/petal-colour.ts'

/** Moods in which things keep their own colours; all others are colourways of their own. */
export const softMoods: readonly string[] =
  'provence nursery scandinavian heritage boho woodland autumn spring cottagecore wabi-sabi savanna forest tropical-night tropical-day winter christmas field academia mediterranean blush sorbet western japanese night-sky moonlit moody citrus spice field chinoiserie'.split(
    ' ',
  )

/** Moods that are fixed sets of colours, to which nothing is added, whatever colours the things have. */
export const strictMoods: readonly string[] =
  'primary neon monochrome ink-wash indigo rainbow jewel deco metallic americana irish hanukkah halloween valentine berry y2k quiet-luxury cyanotype sepia tattoo earth'.split(
    ' ',
  )

/** Moods of feasts that are known by their colours; one named colour beside them is the ground. */
const feasts: readonly string[] =
  'halloween valentine hanukkah new-year irish winter circus mexican african indian'.split(' ')

/** OKLCH lightness from which a named colour serves as paper for lines. */
const PAPER_FROM = 0.82

/** In OKLCH: cream and ivory have more lightness and more chroma than this; white has less chroma. */
const CREAM = { lightness: 0.88, chroma: 0.012 }
/** OKLCH lightness of charcoal, the lightest black. */
const BLACK = 0.36

/** Whether a colour is black or charcoal, or a dark colour that the flower never has, such as navy for poppies. */
function isDarkCloth(hex: string | undefined, flower: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  if (!ink || ink.lightness > BLACK) return false
  return isNeutral(ink) || (flower !== undefined && !hasHue(flower, ink))
}

/** Families of flowers that nobody names: "navy florals" are flowers on navy. */
const ofAnyFlower: readonly string[] = ['tossed-floral', 'ditsy', 'trailing']

/** Whether a colour is as deep as navy and midnight. */
function isNight(hex: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  return ink !== undefined && ink.lightness < BLACK
}

/**
 * Whether a colour is a grey, taupe or brown ("magnolia branches, dove grey"; "roses, greige"), which is a ground and
 * not the colour of petals. White and black are handled elsewhere.
 */
function isQuietCloth(hex: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  if (!ink || ink.lightness > CREAM.lightness) return false
  return isNeutral(ink) || isInRange(ink, BROWN)
}

/** In OKLCH, hues in radians: taupe, coffee, tobacco. Redder ones are rust, more chromatic ones ochre. */
const BROWN = { hue: [0.62, 1.6], chroma: [-Infinity, 0.085], lightness: [-Infinity, 0.72] } as const

/**
 * Whether a cream is the paper: it is not named for a flower, and the flowers are not white ("sweet peas, edwardian
 * wallpaper, cream").
 */
function isPaperColour({ colours: [only], motifColours }: Wishes): boolean {
  const ink = inkFromHex(only?.hex ?? '')
  const isWorn = Object.values(motifColours).includes(only?.hex ?? '')
  return !isWorn && ink !== undefined && ink.lightness > CREAM.lightness && ink.chroma > CREAM.chroma && isGreyish(ink)
}

/**
 * The ground among two colours that are named without assignment. White goes to petals that are naturally white
 * ("almond blossom, turquoise and white"); black is the ground where neither colour is one of the flower ("roses, jade
 * and black").
 */
function clothOfPair({ colours, motifColours, under, isTonal }: Wishes, flower: string): string | undefined {
  const isSaid = colours.some(({ isGround, isAccent, isOfOneThing }) => isGround || isAccent || isOfOneThing)
  const isFree = colours.length === 2 && !isSaid && Object.keys(motifColours).length === 0
  if (!isFree || under !== undefined || isTonal) return undefined
  const inks = colours.flatMap(({ hex }) => inkFromHex(hex) ?? [])
  const strong = inks.filter(isTinted)
  const plain = inks.filter((ink) => !isTinted(ink))
  if (strong.length !== 1 || plain.length !== 1 || hasHue(flower, strong[0])) return undefined
  if (plain[0].lightness < BLACK) return plain[0].hex
  return isWhiteByNature(flower) && plain[0].lightness > CREAM.lightness ? strong[0].hex : undefined
}

/** Whether a colour is a tint and not white ("chintz roses, pale aqua"). */
function isTint(hex: string | undefined): boolean {
  const ink = inkFromHex(hex ?? '')
  return ink !== undefined && ink.lightness > PAPER_FROM && isTinted(ink)
}

/**
 * Whether a flower never has this colour ("irises, saffron"). Roses and tulips exist in most colours; flowers that are
 * blue, violet or yellow do not.
 */
function isNeverOfFlower(flower: string, hex: string | undefined): boolean {
  const [own, ink] = [hueOf(flower), inkFromHex(hex ?? '')]
  return own !== undefined && own > REDS_TO && ink !== undefined && isTinted(ink) && !hasHue(flower, ink)
}

/** In degrees of OKLCH: flowers with hues up to this are bred in every colour. */
const REDS_TO = 60

/** Whether the first fruit never has the single named colour ("lemons and blossom, mediterranean blue"). */
function isNeverOfFruit({ motifs: [first], colours: [only], motifColours }: Wishes): boolean {
  const ink = inkFromHex(only?.hex ?? '')
  const isFree = isFruit(first ?? '') && Object.keys(motifColours).length === 0
  // White lemons are lemons on white.
  if (isFree && ink && isNeutral(ink)) return ink.lightness > CREAM.lightness
  // A light green is that of the leaves; a deep one would swallow the fruit.
  if (!isFree || !ink || (isOfLeaves(ink) && ink.lightness > DEEP_GREEN)) return false
  const ripe = ((fruits[first].hue ?? LEAF_HUE) * Math.PI) / 180
  return hueDistance(ink, { ...ink, hue: ripe }) > FRUIT_REACH
}

/** In OKLCH lightness: greens below it are cloth. */
const DEEP_GREEN = 0.5

/** Hue of leaves in degrees of OKLCH, and largest hue difference in radians within one kind of fruit. */
const [LEAF_HUE, FRUIT_REACH] = [125, 0.8]

/** "Polar bears, blue", "sheep and daisies, red": a colour beside things that are all white is what they are seen on. */
function isUnderWhites({ motifs, colours: [only] }: Wishes): boolean {
  const ink = inkFromHex(only?.hex ?? '')
  const isWhiteThing = (noun: string): boolean => {
    const nature = mainColour(noun)
    return flowerNouns.includes(noun) ? isWhiteByNature(noun) : nature !== undefined && isWhite(nature)
  }
  return ink !== undefined && isTinted(ink) && motifs.length > 0 && motifs.every(isWhiteThing)
}

/** Makes a single unassigned colour the ground below the mood's colours ("foxes in an autumn wood, dark green"). */
export function layOnLoneColour(wishes: Wishes, { name }: Family): Wishes {
  const { moods, colours, isTonal, colourCount, under } = wishes
  const [only] = colours
  // In line drawings a beige is the paper and not the line.
  const isPaper = name === 'botanical-line' && colours.length === 1 && !only.isGround && !only.isAccent
  if (isPaper && isTonal !== true && (inkFromHex(only.hex)?.lightness ?? 0) > PAPER_FROM)
    return { ...wishes, colours: [{ ...only, isGround: true }] }
  const [flower] = flowersAsked(wishes)
  const isDrawnInTones = growing.includes(name) && name !== 'botanical-line' && colourCount === undefined
  const cloth = flower && isDrawnInTones ? clothOfPair(wishes, flower) : undefined
  if (cloth) return { ...wishes, colours: colours.map((one) => (one.hex === cloth ? { ...one, isGround: true } : one)) }
  const isPictured = name === CONVERSATIONAL || growing.includes(name)
  const isFree = isPictured && isTonal !== true && colourCount === undefined && under === undefined
  // Eucalyptus in a green is of that green, at weddings too.
  const isOwnGreen = name === 'foliage' && flower === undefined && isOfLeaves(inkFromHex(only?.hex ?? ''))
  if (isOwnGreen && !only?.isGround) return wishes
  const isLone = colours.length === 1 && colours.every((one) => !one.isGround && !one.isAccent && !one.isOfOneThing)
  // A black named with plants is the ground and not the leaves ("monstera and anthurium, black").
  const isDeepCloth =
    growing.includes(name) &&
    name !== 'botanical-line' &&
    (isDarkCloth(only?.hex, flower) || (ofAnyFlower.includes(name) && isNight(only?.hex) && wishes.motifs.length === 0))
  const isQuiet = flower !== undefined && growing.includes(name) && isQuietCloth(only?.hex)
  // A green named with flowers is the ground or the leaves ("bluebell wood, soft green").
  const isGreen = flower !== undefined && growing.includes(name) && isOfLeaves(inkFromHex(only?.hex ?? ''))
  const isCream = flower !== undefined && growing.includes(name) && isPaperColour(wishes)
  const isUnderFruit = growing.includes(name) && isNeverOfFruit(wishes)
  const isPale = flower !== undefined && growing.includes(name) && isTint(only?.hex)
  const isOther = flower !== undefined && growing.includes(name) && isNeverOfFlower(flower, only?.hex)
  const isUnder = name === CONVERSATIONAL && isUnderWhites(wishes)
  const isMood =
    isDeepCloth ||
    isPale ||
    isOther ||
    isUnderFruit ||
    isCream ||
    isGreen ||
    isQuiet ||
    isUnder ||
    moods.some((mood) => softMoods.includes(mood) || feasts.includes(mood))
  if (!isFree || !isLone || !isMood || (!isQuiet && !isUnder && isOfPetals(flower, inkFromHex(only.hex)))) return wishes
  return { ...wishes, colours: colours.map((colour) => ({ ...colour, isGround: true })) }
}
