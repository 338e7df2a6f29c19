import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkFromOklch, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isNameOfLeaf } from '../../families/botany/leaves/leaf-colourway.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { beastThemes } from '../../prompt/meaning/breeds.ts'
import { jungleGuests, plantNouns } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { isAvoided } from '../moods/choose-mood.ts'
import { readInks } from '../read-inks.ts'
import { shadeOf } from '../tones/light-and-shade.ts'
import { partsOf } from './depicted-colours.ts'

/** Number of first nouns among which animals bring the colours of their coats. */
const BEASTS_MOST = 2
/** OKLab distance up to which an ink passes for the coat. */
const APART = 0.065
/** Area share from which a part of a picture is visible from a distance: coats, faces. */
const SEEN = 0.22
/** In OKLCH: largest chroma and least lightness of a coat. */
const [CHROMA_MOST, DARKEST] = [0.13, 0.5]

/** A coat with reduced chroma, and light enough to show among dark leaves. */
function asPrinted({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: Math.max(DARKEST, lightness), chroma: Math.min(CHROMA_MOST, chroma), hue })
}

/** A coat with reduced chroma; black coats show between boughs. */
function quieter({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: Math.max(BLACK, lightness), chroma: Math.min(CHROMA_MOST, chroma), hue })
}

/** Least OKLCH lightness of a coat between boughs. */
const BLACK = 0.25

/** Whether an ink is a green or as pale as cream. */
function isLeafy(ink: Ink): boolean {
  return isGreen(ink) || ink.lightness > CREAM
}

/** Least OKLCH lightness of cream. */
const CREAM = 0.86

/**
 * Whether a noun is drawn in a coat of its own: jungle animals in jungles, any animal between boughs, anything with a
 * picture of its own between waves.
 */
function wearsCoat(noun: string, family: string): boolean {
  if (plantNouns.includes(noun) || flowerNouns.includes(noun)) return false
  const found = findDepiction(noun)
  if (family === WAVES) return found?.isExact === true
  return family === JUNGLE ? jungleGuests.includes(noun) : found?.isExact === true && beastThemes.includes(found.theme)
}

/** Families that draw animals among plants, and boats between waves. */
const [JUNGLE, WAVES] = ['tropical', 'great-wave']
const hosts: readonly string[] = [JUNGLE, WAVES, 'blossom-branch']

/**
 * A mood's inks with the coats of the named animals added, in a light and a dark tone, so that tigers do not take the
 * pink of the hibiscus beside them.
 */
export function withCoats(
  inks: readonly Ink[],
  { motifs, styles, avoidedColours, motifColours }: Wishes,
  family: string,
): readonly Ink[] {
  if (!hosts.includes(family)) return inks
  const isJungle = family === JUNGLE
  const avoided = readInks(avoidedColours)
  const isOfLeaves = [...motifs, ...styles].some(isNameOfLeaf) && !motifs.some((noun) => flowerNouns.includes(noun))
  const isBare = (noun: string): boolean => family !== WAVES || motifColours[noun] === undefined
  const beasts = motifs.filter((noun) => wearsCoat(noun, family) && isBare(noun)).slice(0, BEASTS_MOST)
  const print = isJungle ? asPrinted : quieter
  // Without flowers only the leaves use the mood's inks.
  const coated = beasts.length > 0 && isOfLeaves ? inks.filter((ink, at) => at === 0 || isLeafy(ink)) : [...inks]
  const isNew = (ink: Ink): boolean => coated.every(({ lab }) => oklabDistance(lab, ink.lab) > APART)
  for (const noun of beasts) {
    const [coat, ...rest] = partsOf(noun).flatMap(({ hex, share }) => (share > SEEN && inkFromHex(hex)) || [])
    if (!coat || avoided.some((ink) => isAvoided(coat, ink))) continue
    const [body, ...faces] = [coat, ...rest.filter((ink) => !isGreen(ink))].map(print)
    // An animal of one colour gets a shade for its far legs.
    const others = faces.length > 0 ? faces : isNew(body) ? [shadeOf(body)] : []
    coated.push(...[body, ...others].filter(isNew))
  }
  return coated
}
