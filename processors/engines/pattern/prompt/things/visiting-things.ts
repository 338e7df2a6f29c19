import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { findFamily } from '../../families/registry.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing, whole, withoutGuests } from '../meaning/family-kinds.ts'
import { isLaidOn } from '../meaning/phrase-kinds.ts'
import type { Roles } from '../roles/roles.ts'
import { framesOfCloth } from './frames-of-things.ts'
import type { Thing } from './settle-things.ts'

/** "Plum blossom and fans": beside plants that take guests many of a thing are seen, though alone they would be a cloth. */
export function visiting(phrases: readonly ReadPhrase[], thing: Thing, all: readonly Thing[]): Thing {
  const { family, isPlural, at } = thing
  const noun = phrases[at].form.replace(/s$/, '')
  const isHost = all.some((other) => other !== thing && other.family && whole.includes(other.family))
  const isGuest = family && isPlural && !growing.includes(family) && !isLaidOn(phrases, at)
  if (!isHost || !isGuest || findDepiction(noun)?.isExact !== true) return thing
  const { family: _, ...rest } = thing
  return { ...rest, noun }
}

/** Cloths of signs alone; and "indian block print elephants", which are cloths only by themselves. */
export function leavesTheStage(family: string, { form }: ReadPhrase): boolean {
  return withoutGuests.includes(family) || /block ?print|^mughal garden$/.test(form)
}

/**
 * Chickens of a quilt are on its patches, horseshoes of a silk tie among its pips, and palm trees of a barkcloth among its leaves. A Persian
 * garden with who lives in it is painted on cotton, and no carpet of beds; chintz has no trees but its own.
 */
export function amongOwn(
  { form }: ReadPhrase,
  family: string,
  isVisited: boolean,
  guests: readonly string[],
): Pick<Roles, 'families' | 'styles'> | undefined {
  if (family === 'barkcloth') return { families: [family] }
  if (!isVisited) return undefined
  if (/^persian gardens?$/.test(form))
    return { families: [guests.some((noun) => /tree$/.test(noun)) ? CONVERSATIONAL : 'chintz'] }
  const framed = framesOfCloth[family]
  return framed === undefined ? undefined : { families: [CONVERSATIONAL], styles: [framed] }
}

/** True for a noun that the cloth has by itself: a family's own, and the stars between the signs of the zodiac. */
export function isDrawnThere(family: string, { form }: ReadPhrase, noun: string): boolean {
  const isOfSky = noun === 'star' && family === 'signs' && /zodia|horoscope|astrolog|star sign/.test(form)
  return isOfSky || (findFamily(family)?.motifs.includes(noun) ?? false)
}

/**
 * Woven, tiled and stitched cloths that have a place for any bloom, and grow leaves: "damask with lilies" is a damask of lilies, unless
 * they lie on it.
 */
export function isWovenThere(phrases: readonly ReadPhrase[], { family = '', at }: Thing, noun: string): boolean {
  const isUnder = isLaidOn(phrases, at) && !phrases[at].startsClause
  const next = phrases[at + 1]
  const called = next && !next.startsClause ? `${phrases[at].form} ${next.words[0]}` : phrases[at].form
  // A kilim or carpet with birds has knotted birds; on a kilim they lie.
  if (rugs.includes(family) && namesOfRugs.test(called)) return findDepiction(noun)?.isExact === true && !isUnder
  return ofBlooms.includes(family) && (flowerNouns.includes(noun) || ownLeaves.includes(noun)) && !isUnder
}

const ownLeaves = ['acanthus', 'leaf']
const rugs = ['kilim', 'carpet']
const namesOfRugs =
  /carpet|kilim|kelim|dhurrie|flatweave|rug|blanket|tapestry weave|khasa|shirvan|qashqai|gabbeh|baluch/

const ofBlooms = ['damask', 'brocade', 'ogee', 'iznik', 'arabesque']

/** "Great wave with boats and a red sun", "hokusai wave and mount fuji": what has a picture is seen between the waves. */
export function areBetweenWaves(family: string, nouns: readonly string[]): boolean {
  return family === 'great-wave' && nouns.every((noun) => findDepiction(noun)?.isExact === true)
}
