import type { Ink } from '../../color/ink.ts'
import { inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { mainColour, WHITE } from './depicted-colours.ts'
import { hasLine } from './natural-palette.ts'
import { readInks } from './read-inks.ts'
import { chalkOn, isBuffalo, TARTAN_RED, tintBetween } from './tint-under.ts'
import { tonesOf } from './tones.ts'

const PAPER = inkOf('#f7f1e6')
/** Eyes and outlines of what is white. */
const LINE = inkOf('#3b352f')
/** In OKLCH: white, cream and the palest greys. */
const [PALE, PALE_CHROMA] = [0.85, 0.06]
/** In OKLab: nearer than this a thing is lost on the pattern. */
const APART = 0.12
/** In OKLab: as far as this a thing is seen on the pattern in its full colour. */
const CLEAR = 0.2
const TONES = 2

/**
 * "Brown rabbits on a green gingham": what is named of the things is theirs, what is named besides is the pattern's, two colours of it in
 * full. Inks with the paper first and the pattern's second; undefined where the prompt does not part them.
 *
 * @param named the colours of the prompt that are no ground, in its order
 * @param own inks of the things in nature, for those of no named colour
 * @param cloth the ground where it is named besides the pattern on it: "roses on black with gold dots"
 * @param unnamed a colour for a pattern that has none by name: "geese in blue ribbons on gingham"
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
  const lead = said ?? (bare.length > 0 ? unnamed?.() : undefined)
  // "Bears on red and black check" are brown: nothing is named of them.
  const isTold = other !== undefined || cloth !== undefined
  const isOfPattern = things.length === 0 && isTold && wishes.patternColours?.length === named.length
  if (!lead || (things.length === 0 && !(isOfPattern && own.length > 0))) return undefined
  // White geese in red ribbons are as white as any that are called so.
  const white = bare.slice(0, 1).some((noun) => isPale(mainColour(noun) ?? lead)) ? [inkOf(WHITE)] : []
  const [paper, tint] = cloth ? [cloth, lead] : other ? byLight(lead, other) : patternOf(lead, [...white, ...things])
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

/** The ink of a palette that a pattern under things has by its name, as its number; undefined where the prompt names none. */
export function inkOfNamedPattern(wishes: Wishes, inks: readonly string[]): number | undefined {
  const named = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const [cloth] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  if (!wishes.under) return undefined
  const tint = inksOverNamedPattern(wishes, named, [LINE], cloth)?.[1].hex
  // On a cloth of a named colour a pattern of none is a tone of it.
  if (cloth && wishes.patternColours === undefined && inks[0] === cloth.hex) return 1
  // A pattern of no named colour under things of one has the second ink of its own.
  const isUnnamed = tint === undefined && !cloth && wishes.patternColours === undefined
  if (isUnnamed && inksOverNamedPattern(wishes, named, [LINE], cloth, () => LINE)) return 1
  const at = tint === undefined ? -1 : inks.indexOf(tint)
  if (at >= 0) return at
  // Said of the pattern alone, a colour is its own where it was strong enough to be its ink: ants on red gingham.
  const said = [...(wishes.patternColours ?? []), ...(isBuffalo(wishes) ? [TARTAN_RED] : [])]
  return said.includes(inks[1]) ? 1 : undefined
}

/** White things lie on the colour itself, crossed by a paler tone of it; others on paper with a tint. */
function patternOf(lead: Ink, things: readonly Ink[]): readonly [paper: Ink, tint: Ink] {
  if (isPale(lead)) return [lead, tintBetween(lead, things[0], false)]
  // Red lobsters stand off navy stripes as they are.
  const isClear = (ink: Ink): boolean => !isPale(ink) && oklabDistance(ink.lab, lead.lab) > CLEAR
  if (things.length > 0 && things.every(isClear)) return [PAPER, lead]
  return things.some(isPale) ? [lead, chalkOn(lead)] : [PAPER, tintBetween(PAPER, lead, false)]
}

function byLight(one: Ink, other: Ink): readonly [paper: Ink, tint: Ink] {
  return one.lightness > other.lightness ? [one, other] : [other, one]
}

function isPale({ lightness, chroma }: Ink): boolean {
  return lightness >= PALE && chroma < PALE_CHROMA
}
