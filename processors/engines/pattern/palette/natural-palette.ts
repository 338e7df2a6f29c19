import type { Ink } from '../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { isLeaf } from '../families/botany/leaves/leaf-table.ts'
import { turningLeaves } from '../families/botany/leaves/leaf-tones.ts'
import { isTropicalLeaf } from '../families/botany/leaves/tropical-leaf.ts'
import type { PicturePart } from '../families/conversational/picture-book.ts'
import type { Random } from '../kit/chance/random.ts'
import { accentOfCompanions } from './companion-accent.ts'
import { isWhite, partsOf, partsOfOtherKinds, WHITE } from './depicted-colours.ts'
import { settle } from './dye-most.ts'
import { flowerColour } from './flower-colours.ts'
import { groundUnderWhite, whiteInShadow } from './ground-under-white.ts'
import { shadeOf, shadeOrTint } from './light-and-shade.ts'
import type { GroundWish } from './natural-ground.ts'
import { chooseNaturalGround } from './natural-ground.ts'
import { whiteFlowerInks } from './white-flowers.ts'

/** Colours nearer than this become one ink. */
const APART = 0.11
/**
 * Colours of this chroma in OKLCH, whose hues are farther apart than this in radians, or their chroma than that, may be
 * as near as this in OKLab.
 */
const [STRONG, HUE_REACH, CHROMA_REACH, APART_IN_HUE] = [0.05, 0.28, 0.06, 0.075]
/** A shade of the main colour stands this far from it at least. */
const SHADE_APART = 0.08
/** Specks do not get an ink of their own. */
const SHARE_LEAST = 0.05
const THINGS_MOST = 4
/** Fewer figure inks than these are joined by inks for the marks. */
const MARKED_LEAST = 4

/** Inks of a mood that marks carry, besides one for each thing. */
const MARK_INKS = 2

/** How far natural colours move to a mood's lightness and strength. */
const PULL = 0.55

/**
 * The colours of things seen in a mood: each is moved to the mood's lightness and strength, or becomes the mood's own ink where it
 * lies near; what inks are left are the mood's. Undefined when the nouns have no picture.
 *
 * @param mood the mood's inks, ground first
 */
export function naturalInMood(nouns: readonly string[], mood: readonly Ink[], count: number): Ink[] | undefined {
  const [ground, ...figures] = groundUnderWhite(nouns, mood)
  const weighed = mergeColours(nouns.slice(0, THINGS_MOST).flatMap((noun, at) => coloursOf(noun, 1 / (1 + at * 0.5))))
  if (weighed.length === 0 || figures.length === 0) return undefined
  const coloured = figures.filter(({ chroma }) => chroma > 0.03)
  const mean = (value: (ink: Ink) => number): number =>
    coloured.reduce((sum, ink) => sum + value(ink), 0) / Math.max(1, coloured.length)
  const [lightness, chroma] = [mean((ink) => ink.lightness), mean((ink) => ink.chroma)]
  const own = weighed.slice(0, Math.ceil(count * 0.6)).map(({ ink }) => {
    const near = figures.find((figure) => oklabDistance(figure.lab, ink.lab) < 0.13 && isOfOneKind(figure, ink))
    const pulled = {
      lightness: ink.lightness + (lightness - ink.lightness) * PULL * 0.6,
      chroma: ink.chroma + (Math.min(ink.chroma, chroma) - ink.chroma) * PULL,
    }
    return near ?? inkFromOklch({ ...pulled, hue: ink.hue })
  })
  const inks = [ground]
  const add = (ink: Ink, most: number): void => {
    if (inks.length < most && inks.every((other) => oklabDistance(other.lab, ink.lab) > APART * 0.8)) inks.push(ink)
  }
  for (const ink of own) add(ink, count)
  // What neither things nor marks can wear would end on the coats of animals.
  const most = Math.min(count, inks.length + MARK_INKS + nouns.length)
  for (const ink of figures) add(ink, most)
  return inks
}

/**
 * Sage is near grey on the plane of colours; an elephant in it is green all the same. Nor is a red of Christmas the
 * brown of gingerbread.
 */
function isOfOneKind(figure: Ink, own: Ink): boolean {
  const areColours = own.chroma > NEUTRAL && figure.chroma > STRONG
  if (areColours && hueDistance(own, figure) > HUE_OF_KIND) return false
  return own.chroma > NEUTRAL || figure.chroma < NEUTRAL || isWarm(figure)
}

/** In OKLCH, radians: a thing keeps its name in a mood's ink of a hue as near. */
const HUE_OF_KIND = 0.34

/** In OKLCH: greys, and the hues of browns, sands and creams. */
const NEUTRAL = 0.045

function isWarm({ hue }: Ink): boolean {
  return hue > 0.7 && hue < 1.75
}

/**
 * The colours the things have by nature, as a printer would mix them: few, a little quieter than life, on a ground that none of
 * them melts into. Undefined when the nouns have no picture or hardly any colour.
 *
 * @param count inks in all, ground included; at most
 * @param ground the one asked for, whether only light ones will do, and whether white petals are to be seen on it
 */
export function naturalPalette(
  nouns: readonly string[],
  count: number,
  random: Random,
  ground: GroundWish & { readonly asked?: Ink } = {},
): Ink[] | undefined {
  const weighed = nouns.slice(0, THINGS_MOST).flatMap((noun, at) => coloursOf(noun, 1 / (1 + at * 0.5)))
  if (weighed.length === 0) return undefined
  const merged = mergeColours(weighed)
  const cloth =
    ground.asked ??
    chooseNaturalGround(
      merged.map(({ ink }) => ink),
      nouns[0],
      ground,
      random,
    )
  // A ground of strong colour was not chosen for the things on it; bananas stand off pink by their hue.
  const isStrong = ground.asked !== undefined && ground.asked.chroma > GROUND_STRONG
  const isNear = (ink: Ink): boolean => ink.chroma < STRONG || hueDistance(ink, cloth) < HUE_APART
  const seenFrom = (ink: Ink): number => (isStrong ? (isNear(ink) ? SEEN_ON_COLOUR : SEEN_BY_HUE) : SEEN)
  // On a tint what is white is as white as can be: a football on pale blue.
  const isSeen = (ink: Ink): boolean =>
    oklabDistance(ink.lab, cloth.lab) > (isWhite(ink) && cloth.lightness > TINT_FROM ? WHITE_SEEN : seenFrom(ink))
  const clear = merged
    .map(({ ink }) => (isSeen(ink) ? ink : clearerOf(ink, cloth, merged[0].ink)))
    .filter((ink) => isClear(ink, cloth))
  const hasEyes = nouns.some((noun) => hasLine(noun, cloth))
  const accent = clear.length > 0 && count > ACCENTED_FROM ? accentOfCompanions(nouns, clear, cloth) : undefined
  const figures = spice(accent ? clear.toSpliced(COATS_BEFORE, 0, accent) : clear, cloth, count - 1, {
    random,
    hasEyes,
  })
  return figures.length > Math.min(1, count - 2) ? [cloth, ...figures] : undefined
}

/** Palettes of more inks than this have room for one that no coat wears, after the two heaviest of the coats. */
const [ACCENTED_FROM, COATS_BEFORE] = [3, 2]

/** How far in OKLab an ink stands off its ground, and off a ground of strong colour, on which a near hue is lost sooner. */
const [SEEN, SEEN_ON_COLOUR, SEEN_BY_HUE] = [0.1, 0.2, 0.105]
/** Radians in OKLCH between hues that tell two colours apart, however light both are. */
const HUE_APART = 0.9
/** In OKLCH, lightness of a tint; in OKLab, how far a white stands off one. */
const [TINT_FROM, WHITE_SEEN] = [0.7, 0.14]
/** Chroma of such a ground. */
const GROUND_STRONG = 0.07

function isClear(ink: Ink, cloth: Ink): boolean {
  return oklabDistance(ink.lab, cloth.lab) > SEEN
}

/** On a golden field the fox is a deeper rust; what is white is as white as can be, or on paper lies in shadow. */
function clearerOf(ink: Ink, cloth: Ink, lead: Ink): Ink {
  // Pink icing on lilac is the paler for it, where that shows it better than a shade would.
  if (!isWhite(ink)) return shadeOrTint(ink, cloth)
  const white = inkOf(WHITE)
  return isClear(white, cloth) ? white : whiteInShadow(cloth, lead, ink)
}

/** Of leaves that no picture gives a colour, the darker first. */
const LEAF_GREENS = ['#44704f', '#7d9f6c']
/** What the leaves count beside their flower. */
const LEAF_WEIGHT = 0.5

type Weighed = { readonly ink: Ink; readonly weight: number }

function coloursOf(noun: string, weight: number): Weighed[] {
  const white = whiteFlowerInks(noun)
  if (white) return white.map((ink) => ({ ink: settle(ink), weight: weight * (0.8 + 3 * ink.chroma) }))
  const flower = flowerColour(noun)
  if (flower)
    return [
      { ink: settle(flower), weight: weight * (0.8 + 3 * flower.chroma) },
      { ink: inkOf(LEAF_GREENS[0]), weight: weight * LEAF_WEIGHT },
    ]
  const parts = partsOf(noun)
  const isGreen = (isLeaf(noun) && !turningLeaves.includes(noun)) || isTropicalLeaf(noun)
  if (parts.length === 0 && isGreen) return LEAF_GREENS.map((hex) => ({ ink: inkOf(hex), weight }))
  const others = partsOfOtherKinds(noun)
  return [
    ...weighParts(parts, weight),
    ...others.flatMap((kind) => weighParts(kind, (weight * OTHER_KINDS) / others.length)),
  ]
}

/** What all other kinds of a thing count beside the first. */
const OTHER_KINDS = 0.8

function weighParts(parts: readonly PicturePart[], weight: number): Weighed[] {
  return parts
    .filter(({ share }) => share > SHARE_LEAST)
    .flatMap(({ hex, share }) => {
      const ink = inkFromHex(hex)
      return ink ? [{ ink: settle(ink), weight: weight * Math.sqrt(share) * (0.8 + 3 * ink.chroma) }] : []
    })
}

/** Heaviest first; a colour near a heavier one lends it its weight. */
function mergeColours(colours: readonly Weighed[]): Weighed[] {
  const merged: Weighed[] = []
  for (const colour of colours.toSorted((one, other) => other.weight - one.weight)) {
    const at = merged.findIndex(({ ink }) => isOneColour(ink, colour.ink))
    if (at < 0) merged.push(colour)
    else merged[at] = { ink: merged[at].ink, weight: merged[at].weight + colour.weight }
  }
  return merged.toSorted((one, other) => other.weight - one.weight)
}

/** Red icing is no gingerbread, however near: strong colours of other hues stay two. */
function isOneColour(one: Ink, other: Ink): boolean {
  const far = oklabDistance(one.lab, other.lab)
  // A golf ball is white beside whoever plays, however fair they are.
  if (isWhite(one) !== isWhite(other) && Math.max(one.chroma, other.chroma) > STRONG) return far < APART_IN_HUE
  const areStrong = one.chroma > STRONG && other.chroma > STRONG
  // A rabbit's tan is no gold, though no other ink is nearer.
  const isOtherHue = areStrong && hueDistance(one, other) > HUE_REACH
  return far < (isOtherHue || Math.abs(one.chroma - other.chroma) > CHROMA_REACH ? APART_IN_HUE : APART)
}

/** True when a thing has eyes, lines or lights that only the strongest contrast to the ground can draw. */
export function hasLine(noun: string, ground: Ink): boolean {
  return partsOf(noun).some(({ hex }) => {
    const { lightness } = inkFromHex(hex) ?? ground
    return ground.lightness > 0.5 ? lightness < 0.36 : lightness > 0.9
  })
}

/** Marks and second colourings, as far as the things lack them: sage, mustard, slate, coral. The last ink draws eyes and lines. */
function spice(
  figures: readonly Ink[],
  ground: Ink,
  count: number,
  { random, hasEyes }: { readonly random: Random; readonly hasEyes: boolean },
): Ink[] {
  const line = inkOf(ground.lightness > 0.5 ? '#332b2c' : '#f3ead8')
  const isDrawn = !hasEyes || figures.some(({ lightness }) => Math.abs(lightness - line.lightness) < 0.09)
  const most = isDrawn ? count : count - 1
  const marks = random.shuffle(['#8fa67c', '#d9a441', '#5c7f96', '#d27a5f']).map(inkOf)
  const spiced = figures.slice(0, most)
  for (const mark of [...figures.slice(0, 1).map(shadeOf), ...marks]) {
    if (spiced.length >= Math.min(most, MARKED_LEAST)) break
    if ([ground, ...spiced].every((ink) => oklabDistance(ink.lab, mark.lab) > SHADE_APART)) spiced.push(mark)
  }
  const isLit = ground.lightness > LIT || spiced.some(({ lightness }) => lightness > LIT)
  const lit = isLit || spiced.length < 2 || spiced.length > count - 2 ? spiced : [...spiced, inkOf(LIGHT)]
  return isDrawn || lit.length < 2 ? lit : [...lit, line]
}

/** On a coloured or a dark cloth without a light ink, lightness in OKLCH from which one is light, a cream sparkles. */
const [LIT, LIGHT] = [0.82, '#f8efdc']
