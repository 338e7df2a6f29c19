import type { Ink } from '../../color/ink.ts'
import { inkFromHex, inkFromOklch, isGreen } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isNameOfLeaf } from '../families/botany/leaves/leaf-colourway.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { beastThemes } from '../prompt/meaning/breeds.ts'
import { jungleGuests, plantNouns } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { isAvoided } from './choose-mood.ts'
import { partsOf } from './depicted-colours.ts'
import { shadeOf } from './light-and-shade.ts'
import { readInks } from './read-inks.ts'

/** Beasts among so many first nouns bring their coats. */
const BEASTS_MOST = 2
/** In OKLab: an ink as near as this passes for the coat. */
const APART = 0.065
/** Parts of a picture that are seen from afar: coats, faces. */
const SEEN = 0.22
/** In OKLCH. */
const [CHROMA_MOST, DARKEST] = [0.13, 0.5]

/** Quieter than life, and as light as is seen among dark leaves. */
function asPrinted({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: Math.max(DARKEST, lightness), chroma: Math.min(CHROMA_MOST, chroma), hue })
}

/** Quieter than life; black is seen between boughs. */
function quieter({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: Math.max(BLACK, lightness), chroma: Math.min(CHROMA_MOST, chroma), hue })
}

/** In OKLCH. */
const BLACK = 0.25

/** Greens and what is as pale as cream. */
function isLeafy(ink: Ink): boolean {
  return isGreen(ink) || ink.lightness > CREAM
}

/** In OKLCH. */
const CREAM = 0.86

/** Who is drawn in a coat of its own: beasts of the jungle there; between boughs any beast; between waves whoever is seen. */
function wearsCoat(noun: string, family: string): boolean {
  if (plantNouns.includes(noun) || flowerNouns.includes(noun)) return false
  const found = findDepiction(noun)
  if (family === WAVES) return found?.isExact === true
  return family === JUNGLE ? jungleGuests.includes(noun) : found?.isExact === true && beastThemes.includes(found.theme)
}

/** Families that draw beasts among their plants, and boats between their waves. */
const [JUNGLE, WAVES] = ['tropical', 'great-wave']
const hosts: readonly string[] = [JUNGLE, WAVES, 'blossom-branch']

/**
 * The inks of a mood and, in light and shade, the coats of the beasts named among the leaves: tigers are not pink for
 * the hibiscus beside them.
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
  // Without blooms nobody would wear their colours but the leaves.
  const coated = beasts.length > 0 && isOfLeaves ? inks.filter((ink, at) => at === 0 || isLeafy(ink)) : [...inks]
  const isNew = (ink: Ink): boolean => coated.every(({ lab }) => oklabDistance(lab, ink.lab) > APART)
  for (const noun of beasts) {
    const [coat, ...rest] = partsOf(noun).flatMap(({ hex, share }) => (share > SEEN && inkFromHex(hex)) || [])
    if (!coat || avoided.some((ink) => isAvoided(coat, ink))) continue
    const [body, ...faces] = [coat, ...rest.filter((ink) => !isGreen(ink))].map(print)
    // A beast of one colour has its far legs in shade.
    const others = faces.length > 0 ? faces : isNew(body) ? [shadeOf(body)] : []
    coated.push(...[body, ...others].filter(isNew))
  }
  return coated
}
