import type { Ink } from '../../../color/ink.ts'
import { inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { hasLine, mainColour, WHITE } from '../nature/depicted-colours.ts'
import { flowerColour } from '../nature/flower-colours.ts'
import { readInks } from '../read-inks.ts'
import { tonesOf } from '../tones/tones.ts'
import { isUnderWhite } from './cloth-under-white.ts'
import { chalkOn, isBuffalo, TARTAN_RED, tintBetween } from './tint-under.ts'

const PAPER = inkOf('#f7f1e6')
/** Ink for eyes and outlines of white things. */
const LINE = inkOf('#3b352f')
/** In OKLCH: white, cream and the palest greys. */
const [PALE, PALE_CHROMA] = [0.85, 0.06]
/** OKLab distance below which a thing is lost on the pattern. */
const APART = 0.12
/** OKLab distance from which a thing shows on the pattern in its full colour. */
const CLEAR = 0.2
const TONES = 2

/**
 * Inks for things on a pattern where both have named colours ("brown rabbits on a green gingham"): colours named for
 * the things are theirs, the others belong to the pattern, up to two. The first ink is the paper, the second the
 * pattern's; undefined where the prompt does not separate them.
 *
 * @param named the colours of the prompt that are not its ground, in its order
 * @param own natural inks of things without a named colour
 * @param cloth the ground where it is named in addition to the pattern ("roses on black with gold dots")
 * @param unnamed a colour for a pattern without a named one ("geese in blue ribbons on gingham")
 */
export function inksOverNamedPattern(
  wishes: Wishes,
  named: readonly Ink[],
  own: readonly Ink[],
  cloth?: Ink,
  unnamed?: () => Ink,
): Ink[] | undefined {
  if (cloth && wishes.patternColours === undefined) return undefined
  const ofThings = new Set(Object.values(wishes.motifColours))
  const ofPattern = new Set(wishes.patternColours ?? named.flatMap(({ hex }) => (ofThings.has(hex) ? [] : [hex])))
  const things = named.filter(({ hex }) => !ofPattern.has(hex))
  const bare = ofThings.size > 0 ? wishes.motifs.filter((noun) => !wishes.motifColours[noun]) : []
  const [said, other] = named.filter(({ hex }) => ofPattern.has(hex))
  const areThings = named.length > 0 && wishes.colours.every(({ isOfOneThing }) => isOfOneThing)
  const lead = said ?? (bare.length > 0 || areThings ? unnamed?.() : undefined)
  // Where all named colours are the pattern's ("bears on red and black check"), the things keep their natural ones.
  // Geese on blue gingham are white on the blue itself.
  const isWhiteBorn = isWhiteOnCheck(wishes) && cloth === undefined && other === undefined && ofThings.size === 0
  const isTold = other !== undefined || cloth !== undefined
  const isOfPattern = things.length === 0 && (isWhiteBorn || (isTold && wishes.patternColours?.length === named.length))
  if (!lead || (things.length === 0 && !(isOfPattern && own.length > 0))) return undefined
  // Things that are naturally white count like those that are called white.
  const isWhite = isWhiteBorn || bare.slice(0, 1).some((noun) => isPale(mainColour(noun) ?? lead))
  const white = isWhite ? [inkOf(WHITE)] : []
  const full = cloth ? ([cloth, lead] as const) : other ? byLight(lead, other) : patternOf(lead, [...white, ...things])
  const [paper, tint] = isOfPattern ? paledFor(wishes.motifs[0], full) : full
  const isBare = isOfPattern || bare.length > 0
  const isSeen = (ink: Ink): boolean => [paper, tint].every(({ lab }) => oklabDistance(ink.lab, lab) > APART)
  const isDrawn = things.length > 0 && wishes.motifs.some((noun) => hasLine(noun, paper))
  const beside = [
    ...tonesOf(things).slice(0, TONES),
    ...(isBare ? own : []),
    ...(things.some(isPale) || isDrawn ? [LINE] : []),
  ]
  return [paper, tint, ...white, ...things, ...beside.filter(isSeen)]
}

/** Checks on which what leads is white by nature, as geese are. */
export function isWhiteOnCheck({ under, motifs }: Wishes): boolean {
  const own = findDepiction(motifs[0] ?? '') && mainColour(motifs[0])
  return under === 'gingham' && own !== undefined && isPale(own)
}

/** Index of the ink that the prompt names for the pattern below the things; undefined where it names none. */
export function inkOfNamedPattern(wishes: Wishes, inks: readonly string[]): number | undefined {
  const named = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const [cloth] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  if (!wishes.under) return undefined
  if (isUnderWhite(wishes)) return 1
  const tint = inksOverNamedPattern(wishes, named, [LINE], cloth)?.[1].hex
  // On a named cloth, a pattern without a named colour is a tone of the cloth.
  if (cloth && wishes.patternColours === undefined && inks[0] === cloth.hex) return 1
  // A pattern without a named colour below things with one has the second ink.
  const isUnnamed = tint === undefined && !cloth && wishes.patternColours === undefined
  if (isUnnamed && inksOverNamedPattern(wishes, named, [LINE], cloth, () => LINE)) return 1
  const at = tint === undefined ? -1 : inks.indexOf(tint)
  if (at > 0) return at
  // Below white flowers the named colour is the cloth itself, and the pattern a tone of it.
  if (at === 0) return 1
  // A colour that is named for the pattern alone is its ink where it was strong enough (ants on red gingham).
  const said = [...(wishes.patternColours ?? []), ...(isBuffalo(wishes) ? [TARTAN_RED] : [])]
  return said.includes(inks[1]) ? 1 : undefined
}

/** In OKLCH lightness: checks this deep in both colours swallow what is as deep, and rims of paper are as light. */
const [DEEP_CHECK, DEEP_THING, RIM] = [0.62, 0.72, 0.85]

/**
 * Index of the paper in which deep things on a check of two deep colours are rimmed, as on a sett in its full colours ("red and black
 * buffalo plaid with moose"); undefined where they are seen without.
 *
 * @param under ink of the pattern (`inkOfNamedPattern`)
 */
export function rimOnDeepCheck(
  { motifs }: Wishes,
  hexes: readonly string[],
  ground: number,
  under: number,
): number | undefined {
  const inks = hexes.map(inkOf)
  const own = mainColour(motifs[0])
  const isDeep = [ground, under].every((at) => inks[at].lightness < DEEP_CHECK)
  const rim = inks.findIndex(({ lightness }) => lightness > RIM)
  return isDeep && own && own.lightness < DEEP_THING && rim >= 0 ? rim : undefined
}

/** White things lie on the colour itself, with the pattern in a paler tone of it; others lie on paper with a tint. */
function patternOf(lead: Ink, things: readonly Ink[]): readonly [paper: Ink, tint: Ink] {
  if (isPale(lead)) return [lead, tintBetween(lead, things[0], false)]
  // Things that are far from the colour (red lobsters on navy stripes) keep the pattern in full strength.
  const isClear = (ink: Ink): boolean => !isPale(ink) && oklabDistance(ink.lab, lead.lab) > CLEAR
  if (things.length > 0 && things.every(isClear)) return [PAPER, lead]
  return things.some(isPale) ? [lead, chalkOn(lead)] : [PAPER, tintBetween(PAPER, lead, false)]
}

/** Strawberries on a red and white gingham are seen on a paler red: the pattern gives way to a thing of its own colour. */
function paledFor(noun: string | undefined, [paper, tint]: readonly [Ink, Ink]): readonly [paper: Ink, tint: Ink] {
  const petal = noun ? flowerColour(noun) : undefined
  const own = petal ?? mainColour(noun)
  // Flowers have tones of their colour besides.
  const isLost = isPale(paper) && own !== undefined && oklabDistance(own.lab, tint.lab) < (petal ? CLEAR : APART)
  return isLost ? [paper, tintBetween(paper, tint, false)] : [paper, tint]
}

function byLight(one: Ink, other: Ink): readonly [paper: Ink, tint: Ink] {
  return one.lightness > other.lightness ? [one, other] : [other, one]
}

function isPale({ lightness, chroma }: Ink): boolean {
  return lightness >= PALE && chroma < PALE_CHROMA
}
