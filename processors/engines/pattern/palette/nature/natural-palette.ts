import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isLight } from '../../../color/tone.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { turningLeaves } from '../../families/botany/leaves/leaf-tones.ts'
import { isTropicalLeaf } from '../../families/botany/leaves/tropical-leaf.ts'
import type { PicturePart } from '../../families/conversational/picture-book.ts'
import type { Random } from '../../kit/chance/random.ts'
import { shadeOf, shadeOrTint } from '../tones/light-and-shade.ts'
import { accentOfCompanions } from './companion-accent.ts'
import { hasLine, isWhite, partsOf, partsOfOtherKinds, WHITE } from './depicted-colours.ts'
import { settle } from './dye-most.ts'
import { flowerColour } from './flower-colours.ts'
import { whiteInShadow } from './ground-under-white.ts'
import type { GroundWish } from './natural-ground.ts'
import { chooseNaturalGround } from './natural-ground.ts'
import { whiteFlowerInks } from './white-flowers.ts'

/** OKLab distance below which colours merge into one ink. */
export const APART = 0.11
/**
 * In OKLCH: from the first chroma on, colours whose hues differ by the second (radians) or whose chromas differ by the
 * third stay separate down to the fourth number (OKLab distance).
 */
const [STRONG, HUE_REACH, CHROMA_REACH, APART_IN_HUE] = [0.05, 0.28, 0.06, 0.075]
/** Least OKLab distance of a shade from the main colour. */
const SHADE_APART = 0.08
/** Area share below which a part gets no ink of its own. */
const SHARE_LEAST = 0.05
/** Number of first things whose colours count. */
export const THINGS_MOST = 4
/** With fewer figure inks than this, inks for small marks are added. */
const MARKED_LEAST = 4

/**
 * A palette of the things' natural colours: few, with slightly reduced chroma, on a ground on which all of them show.
 * Undefined when the nouns have no picture or hardly any colour.
 *
 * @param count largest number of inks, ground included
 * @param ground the requested ground, whether only light ones are suitable, and whether white petals must show on it
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
  // A strong ground was not chosen for the things on it, so they need more distance, unless their hue is different (bananas on pink).
  const isStrong = ground.asked !== undefined && ground.asked.chroma > GROUND_STRONG
  const isNear = (ink: Ink): boolean => ink.chroma < STRONG || hueDistance(ink, cloth) < HUE_APART
  const seenFrom = (ink: Ink): number => (isStrong ? (isNear(ink) ? SEEN_ON_COLOUR : SEEN_BY_HUE) : SEEN)
  // On a tint, white things are drawn in the purest white: a football on pale blue.
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

/** Palettes with more inks than the first have room for an accent, which comes after this many of the heaviest coats. */
const [ACCENTED_FROM, COATS_BEFORE] = [3, 2]

/** Least OKLab distances of an ink from its ground, from a strong ground of similar hue, and from a strong ground of another hue. */
const [SEEN, SEEN_ON_COLOUR, SEEN_BY_HUE] = [0.1, 0.2, 0.105]
/** Difference of OKLCH hues in radians that separates two colours whatever their lightness. */
const HUE_APART = 0.9
/** Least OKLCH lightness of a tint; OKLab distance from which white shows on it. */
const [TINT_FROM, WHITE_SEEN] = [0.7, 0.14]
/** Least OKLCH chroma of a strong ground. */
const GROUND_STRONG = 0.07

function isClear(ink: Ink, cloth: Ink): boolean {
  return oklabDistance(ink.lab, cloth.lab) > SEEN
}

/** A variant of an ink that shows on its ground: a shade or tint; for white the purest white, or a shadow tone on paper. */
function clearerOf(ink: Ink, cloth: Ink, lead: Ink): Ink {
  // Of shade and tint, whichever shows better.
  if (!isWhite(ink)) return shadeOrTint(ink, cloth)
  const white = inkOf(WHITE)
  return isClear(white, cloth) ? white : whiteInShadow(cloth, lead, ink)
}

/** Greens for leaves without a picture, the darker first. */
const LEAF_GREENS = ['#44704f', '#7d9f6c']
/** Weight of leaves relative to their flower. */
const LEAF_WEIGHT = 0.5

type Weighed = { readonly ink: Ink; readonly weight: number }

/** The colours of a noun's pictures, petals or leaves, as dyed, each with its weight. */
export function coloursOf(noun: string, weight: number): Weighed[] {
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

/** Weight of all other pictures of a noun relative to the first. */
const OTHER_KINDS = 0.8

function weighParts(parts: readonly PicturePart[], weight: number): Weighed[] {
  return parts
    .filter(({ share }) => share > SHARE_LEAST)
    .flatMap(({ hex, share }) => {
      const ink = inkFromHex(hex)
      return ink ? [{ ink: settle(ink), weight: weight * Math.sqrt(share) * (0.8 + 3 * ink.chroma) }] : []
    })
}

/** Merges similar colours, heaviest first; a colour adds its weight to a heavier one that is near. */
export function mergeColours(colours: readonly Weighed[]): Weighed[] {
  const merged: Weighed[] = []
  for (const colour of colours.toSorted((one, other) => other.weight - one.weight)) {
    const at = merged.findIndex(({ ink }) => isOneColour(ink, colour.ink))
    if (at < 0) merged.push(colour)
    else merged[at] = { ink: merged[at].ink, weight: merged[at].weight + colour.weight }
  }
  return merged.toSorted((one, other) => other.weight - one.weight)
}

/** Whether two colours merge into one ink; strong colours of different hues stay separate even when they are near in OKLab. */
function isOneColour(one: Ink, other: Ink): boolean {
  const far = oklabDistance(one.lab, other.lab)
  // White stays separate from pale skin.
  if (isWhite(one) !== isWhite(other) && Math.max(one.chroma, other.chroma) > STRONG) return far < APART_IN_HUE
  const areStrong = one.chroma > STRONG && other.chroma > STRONG
  // Tan and gold stay separate because of their chroma.
  const isOtherHue = areStrong && hueDistance(one, other) > HUE_REACH
  return far < (isOtherHue || Math.abs(one.chroma - other.chroma) > CHROMA_REACH ? APART_IN_HUE : APART)
}

/** Adds colours for marks and second colourings that the things lack: sage, mustard, slate, coral. The last ink is for eyes and lines. */
function spice(
  figures: readonly Ink[],
  ground: Ink,
  count: number,
  { random, hasEyes }: { readonly random: Random; readonly hasEyes: boolean },
): Ink[] {
  const line = inkOf(isLight(ground) ? '#332b2c' : '#f3ead8')
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

/** On a coloured or dark cloth without any ink of at least this OKLCH lightness, this cream is added for highlights. */
const [LIT, LIGHT] = [0.82, '#f8efdc']
