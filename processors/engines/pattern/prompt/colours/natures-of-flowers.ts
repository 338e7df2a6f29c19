import { hueDistance, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowersAsked } from '../../families/botany/asked-plants.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { flowerColour } from '../../palette/nature/flower-colours.ts'
import { isWhiteFlower, WHITE_PETALS, whiteFlowerInks } from '../../palette/nature/white-flowers.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { plantNouns } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { namesMiddles } from './accent-colours.ts'

/**
 * Flowers that "pink roses and peonies" makes pink both; others keep their own colour, as in "red poppies and
 * cornflowers".
 */
const ofOneColour = new Set(
  'cornflower|lavender|sunflower|daffodil|bluebell|forget-me-not|delphinium|buttercup|marigold|violet|wisteria|mimosa|gentian|bluebonnet|heather|thistle|daisy|chamomile|jasmine|snowdrop|lily of the valley|gypsophila|cow parsley|poppy|orange blossom|lemon blossom|citrus blossom|myrtle|stephanotis|tuberose'.split(
    '|',
  ),
)

/**
 * Lets flowers beside one with a named colour keep their own: those named before it, and those associated with one
 * colour.
 */
export function keepNaturesOfFlowers(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  growInAllColours(wishes, phrases)
  growAsTheyDo(wishes, phrases)
  const { motifs, colours, motifColours } = wishes
  if (namesMiddles(phrases)) dropHearts(motifs, colours)
  const said = colours.filter(({ isGround }) => !isGround)
  const flowers = motifs.filter((noun) => flowerNouns.includes(noun))
  const first = flowers.findIndex((noun) => Object.hasOwn(motifColours, noun))
  if (first < 0 || said.some(({ isOfOneThing }) => !isOfOneThing)) return
  flowers.forEach((noun, at) => {
    if (Object.hasOwn(motifColours, noun) || (at > first && !ofOneColour.has(noun))) return
    const hex = isWhiteFlower(noun) ? WHITE_PETALS : flowerColour(noun)?.hex
    if (hex === undefined) return
    motifColours[noun] = hex
    colours.push({ hex, isGround: false, isOfOneThing: true })
  })
}

/** Words of praise that are no time with colours of its own: what is elegant may be of any. */
const praise = /^(?:elegant|luxurious|luxury|luxe|opulent|glamorous|glamour)$/

/** "Elegant magnolia branches on grey": on a cloth that is named flowers of one colour keep it, however they are praised. */
function growAsTheyDo(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { colours, moods } = wishes
  const isOnNamed = colours.length > 0 && colours.every(({ isGround }) => isGround)
  const isPraised = moods.length === 1 && phrases.some(({ form, isNegated }) => !isNegated && praise.test(form))
  if (isOnNamed && isPraised && flowersAsked(wishes).some((noun) => flowerColour(noun))) moods.pop()
}

/**
 * "Tulips in rows, pink, orange, yellow": the only flower of a cloth is grown in every colour that is said of it, but those of its
 * leaves; cornflowers stay blue, unless they are said to be "in" several colours.
 */
function growInAllColours(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { motifs, colours, motifColours } = wishes
  const flowers = motifs.filter((noun) => flowerNouns.includes(noun))
  const [noun] = flowers
  if (!motifs.every((one) => flowerNouns.includes(one) || plantNouns.includes(one) || isLeaf(one))) return
  if (flowers.length !== 1 || Object.hasOwn(motifColours, noun)) return
  // The black and white of stripes below peonies are no colours of theirs.
  const ofOthers = [motifColours.leaf, ...(wishes.under ? (wishes.patternColours ?? []) : [])]
  const free = colours.filter(({ isGround, isOfBorder, hex }) => !isGround && !isOfBorder && !ofOthers.includes(hex))
  if (free.some(({ isOfOneThing, isOfPart, isAccent }) => isOfOneThing || isOfPart || isAccent)) return
  const hexes = free.flatMap(({ hex }) => (isOfLeaves(hex) ? [] : [hex]))
  if (hexes.length < 2) return
  if ((ofOneColour.has(noun) || isWhiteFlower(noun)) && !isSaidInColours(noun, hexes, phrases)) return
  wishes.coloursInTurn = { ...wishes.coloursInTurn, [noun]: hexes }
  motifColours[noun] = hexes[hexes.length - 1]
}

/**
 * "Daisies in pink, yellow and white": a list directly behind "in" is the flower's own, where it is more than the white of its petals,
 * the gold of its heart and the colour it always has. Two colours may be the cloth's as well.
 */
function isSaidInColours(noun: string, hexes: readonly string[], phrases: readonly ReadPhrase[]): boolean {
  const at = phrases.findIndex(({ motif }) => motif?.noun === noun)
  const isIn = has(phrases[at + 1], 'in-word') && !phrases[at + 1].startsClause
  const [white, , heart] = whiteFlowerInks(noun) ?? []
  const own = [flowerColour(noun), white, heart].flatMap((ink) => ink ?? [])
  const strange = hexes.filter((hex) => own.every(({ lab }) => oklabDistance(lab, inkOf(hex).lab) > OWN_REACH))
  return isIn && hexes.length > 2 && strange.length > 0
}

/** In OKLab: what is nearer to a flower's own colour is that. */
const OWN_REACH = 0.12

function isOfLeaves(hex: string): boolean {
  const { chroma, hue } = inkOf(hex)
  return chroma > LEAF_CHROMA && hue > LEAF_HUES[0] && hue < LEAF_HUES[1]
}

/** In OKLCH: greens, hues in radians. */
const [LEAF_CHROMA, LEAF_HUES] = [0.02, [1.85, 3.5]] as const

/** Largest OKLCH hue difference in radians between a yellow accent and the centres of daisies. */
const HEART_REACH = 0.5

/** Removes colours that flowers have naturally ("white daisies with yellow centres"). */
function dropHearts([first]: readonly string[], colours: Wishes['colours']): void {
  const [, , heart] = whiteFlowerInks(first ?? '') ?? []
  const at = colours.findIndex(({ hex, isAccent }) => isAccent && heart && hueDistance(inkOf(hex), heart) < HEART_REACH)
  if (at >= 0) colours.splice(at, 1)
}
