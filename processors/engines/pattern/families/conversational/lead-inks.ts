import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Picture } from './picture-book.ts'

/** Inks that lead the bodies of one thing: the first on most of them, or each in its turn. */
export type Leads = {
  readonly inks: readonly number[]
  readonly areInTurn: boolean
  /** In OKLab, how far a rim stands off the ground, where it may be less than for other things. */
  readonly clear?: number
  /** White on a pale tint: it stays white, and needs a line round it. */
  readonly isFaint?: true
}

/** Chroma below which a thing counts as grey, black or white, and from which an ink is a pure colour. */
const [GREY, PURE] = [0.045, 0.11]
/** On a dark ground what leads is lighter by this much; each step less counts against its hue. */
const SEEN_STEP = 0.34
const MELTING = 12
const DARK_GROUND = 0.4
/** Nearer to the ground than this in OKLab a silhouette is read with effort, white ones at less; each step counts against the ink. */
const [CLEAR, CLEAR_OF_WHITE, PALING] = [0.2, 0.15, 12]
/** Hues of browns and sands, in radians of OKLCH; what other colours count on a grey thing, and from which chroma. */
const BROWNS = [0.7, 1.6] as const
const [STRANGE, STRANGE_FROM] = [0.25, 0.035]
/** In OKLCH, blues that pass for grey: their middle hue in radians, the cosine of how far from it, and what they stay below. */
const SLATE = { hue: 4.3, reach: 0.8, chroma: 0.065, lightness: 0.68 } as const
/** In OKLCH: a light colour with less than this share of a strong chroma has faded. */
const FADED = { lightness: 0.66, share: 0.66 }
/** Below this step in lightness no hue makes a thing seen. */
const STEP_LEAST = 0.12
/** Hues farther apart than this, in radians, are other colours. */
const HUE_REACH = 0.42
/** A pure palette has at least so many hues. */
const HUES_LEAST = 3
/** Black and white by nature, in OKLCH. */
const [BLACK, WHITE] = [0.36, 0.86]
/** A part of a thing that counts for its colour. */
const SHARE_SEEN = 0.08

/**
 * Inks a picture may be led by, best first: a lemon is led by the yellow of the palette if there is one. Things without a colour of
 * their own, and those whose colour a palette of pure hues lacks, take its inks in turn.
 */
export function leadInks(picture: Picture, cast: Cast, turn: number): Leads {
  const nature = inkFromHex(picture.parts[0].hex)
  const ground = cast.inks[cast.ground]
  const leastOf = (ink: Ink): number => (nature && isWhiteInk(ink, nature) ? FAINT.clear : USABLE)
  const usable = cast.figures.filter((ink) => oklabDistance(cast.inks[ink].lab, ground.lab) > leastOf(cast.inks[ink]))
  if (nature && usable.length > 0) {
    const pure = pureHues(cast, usable)
    if (pure.length >= HUES_LEAST && !isHeldByNature(nature, pure, cast)) return { inks: pure, areInTurn: true }
    const pitch = blackAlone(cast, nature)
    if (pitch !== undefined) return { inks: [pitch], areInTurn: false }
    const tones = tonesOfOne(cast, usable, nature)
    if (tones) return { inks: tones, areInTurn: false }
    const purest = Math.max(...usable.map((ink) => cast.inks[ink].chroma))
    const sorted = usable
      .map((ink) => ({ ink, far: farFromNature(cast.inks[ink], nature, ground, purest) }))
      .toSorted((one, other) => one.far - other.far)
    const [first, second] = sorted
    const black = isBrown(nature) ? undefined : blackBeside(picture, cast, first.ink)
    if (black !== undefined) return { inks: [purestOf(cast, usable), black], areInTurn: false }
    // A second colour is welcome while it is one the thing might have: apples red and yellow, not blue. White bears are all white.
    const reach = nature.chroma < GREY ? 0.1 : 0.14
    if (isFaintWhite(cast.inks[first.ink], nature, ground)) return { ...FAINT, inks: [first.ink] }
    const strange = first.far > UNLIKE ? leadsOfNone(cast, sorted, nature) : []
    if (strange.length > 0) return { inks: strange, areInTurn: false }
    const isTwo = second && second.far < reach && !isLouder(cast.inks[second.ink], nature, cast.inks[first.ink])
    return { inks: isTwo ? [first.ink, second.ink] : [first.ink], areInTurn: false }
  }
  const strong = usable.filter((ink) => ink !== cast.line || usable.length < 3)
  const list = strong.length > 0 ? strong : [...cast.figures]
  const at = turn % list.length
  return { inks: [...list.slice(at), ...list.slice(0, at)].slice(0, 2), areInTurn: false }
}

/** In OKLCH, chroma above both: the red of toadstools is no second coat of brown hedgehogs. */
const LOUDER = 0.06
/** Of brown things the same: coral is one step too many for a bear. */
const LOUDER_ON_BROWN = 0.03
/** What each step of chroma beyond that counts. */
const LOUD = 4

function isLouder(ink: Ink, nature: Ink, first: Ink): boolean {
  return ink.chroma > Math.max(nature.chroma, first.chroma) + LOUDER
}

/** How far a colour is from a thing's own that tells nothing of it; in OKLCH, a colour. */
const [UNLIKE, COLOURED] = [0.6, 0.06]

/**
 * Leads where no ink is like a thing's own: the least strange with another hue, or none. A green is for leaves while there is
 * another: deer among firs are blue.
 *
 * @param sorted usable inks, the least strange first
 */
function leadsOfNone(cast: Cast, sorted: readonly { readonly ink: number }[], nature: Ink): number[] {
  const usable = sorted.map(({ ink }) => ink)
  const others = isGreen(nature) ? [] : usable.filter((ink) => !isGreen(cast.inks[ink]))
  const [first] = others.length > 0 ? others : usable
  const second = otherHue(cast, others.length > 0 ? others : usable, first)
  if (second !== undefined) return [first, second]
  return first === usable[0] ? [] : [first]
}

/** "Orange and pink palm trees": of two colours that no palm has one is as good as the other. */
function otherHue({ inks }: Cast, usable: readonly number[], first: number): number | undefined {
  const others = usable.filter((ink) => inks[ink].chroma > COLOURED && hueDistance(inks[ink], inks[first]) > HUE_REACH)
  return others.toSorted((one, other) => inks[other].chroma - inks[one].chroma)[0]
}

/** Beasts, wood and bread: in their browns they need no black beside them. */
function isBrown(ink: Ink): boolean {
  return isInRange(ink, { hue: BROWNS, chroma: [-Infinity, PURE_BROWN], lightness: [-Infinity, LIGHT_BROWN] })
}

/** In OKLCH: purer is orange, lighter is sand. */
const [PURE_BROWN, LIGHT_BROWN] = [0.14, 0.66]

/** In OKLCH: below this chroma an ink has no hue. */
const PURE_GREY = 0.01

/**
 * How strange an ink is on a thing, 0 for its own colour.
 *
 * @param purest chroma of the palette's purest ink: among muted inks a muted yellow has not faded
 */
function farFromNature(candidate: Ink, nature: Ink, ground: Ink, purest: number): number {
  const melting = MELTING * Math.max(0, SEEN_STEP - stepOff(candidate, ground))
  const light = Math.abs(candidate.lightness - nature.lightness)
  if (nature.chroma < GREY) return melting + farFromGrey(candidate, nature, ground) + 0.9 * light
  const grey = candidate.chroma < 0.035 ? 0.5 : 0
  // On a dark cloth a brown bear is tan before it is red.
  const loud = isBrown(nature) ? LOUD * Math.max(0, candidate.chroma - nature.chroma - LOUDER_ON_BROWN) : 0
  // Nor is a lemon linen, which has its hue.
  const isFaded =
    candidate.lightness > FADED.lightness && candidate.chroma < Math.min(nature.chroma, purest) * FADED.share
  const faded = nature.chroma > PURE && isFaded ? STRANGE : 0
  // The hue of a pure grey is chance.
  const strange = candidate.chroma < PURE_GREY ? STRANGE : 1 - Math.cos(candidate.hue - nature.hue)
  return melting + strange + 0.6 * light + grey + loud + faded
}

/** Grey animals may be brown, sand or cream, and slate, never green or violet while there is another ink that is seen. */
function farFromGrey(candidate: Ink, nature: Ink, ground: Ink): number {
  const tint = Math.hypot(candidate.lab[1] - nature.lab[1], candidate.lab[2] - nature.lab[2])
  const isOfBrown = isInRange(candidate, { hue: BROWNS })
  const isDull = candidate.chroma < SLATE.chroma && candidate.lightness < SLATE.lightness
  const isSlate = isDull && Math.cos(candidate.hue - SLATE.hue) > SLATE.reach
  const strange = candidate.chroma > STRANGE_FROM && !isOfBrown && !isSlate ? STRANGE : 0
  const clear = isWhiteInk(candidate, nature) ? FAINT.clear : nature.lightness > WHITE ? CLEAR_OF_WHITE : CLEAR
  return 4 * tint + strange + PALING * Math.max(0, clear - oklabDistance(candidate.lab, ground.lab))
}

/** Swans on blush are white, however little that differs from blush. */
const FAINT = { areInTurn: false, clear: 0.055, isFaint: true } as const
/** In OKLCH: what passes for white; ground nearer to it in OKLab asks for a line. */
const [WHITE_INK, LINED_BELOW] = [{ lightness: 0.94, chroma: 0.025 }, 0.13] as const
/** In OKLab: other inks lead from this far off the ground. */
const USABLE = 0.13

function isWhiteInk({ lightness, chroma }: Ink, nature: Ink): boolean {
  return nature.lightness > WHITE && lightness > WHITE_INK.lightness && chroma < WHITE_INK.chroma
}

function isFaintWhite(lead: Ink, nature: Ink, ground: Ink): boolean {
  return nature.chroma < GREY && isWhiteInk(lead, nature) && oklabDistance(lead.lab, ground.lab) < LINED_BELOW
}

/** A dark bat on a dark ground is lost, however natural; an orange fox on charcoal is seen by its colour. */
function stepOff(candidate: Ink, ground: Ink): number {
  if (ground.lightness >= DARK_GROUND) return SEEN_STEP
  const step = candidate.lightness - ground.lightness
  return step < STEP_LEAST ? step : Math.max(step, 1.3 * oklabDistance(candidate.lab, ground.lab))
}

/** One ink for each hue of a palette that has nothing but pure colours, black and white: red, blue, yellow. Else none. */
function pureHues({ inks }: Cast, usable: readonly number[]): number[] {
  const isQuiet = ({ chroma, lightness }: Ink): boolean => chroma < PURE && lightness > BLACK && lightness < WHITE
  if (usable.some((ink) => isQuiet(inks[ink]))) return []
  const hues: number[] = []
  for (const ink of usable.filter((one) => inks[one].chroma >= PURE))
    if (hues.every((other) => hueDistance(inks[other], inks[ink]) > HUE_REACH)) hues.push(ink)
  return hues
}

/** Black crows, white swans and what has a hue of the palette keep their own. */
function isHeldByNature(nature: Ink, pure: readonly number[], { inks }: Cast): boolean {
  if (nature.chroma < GREY) return nature.lightness < BLACK || nature.lightness > WHITE
  return nature.chroma > 0.06 && pure.some((ink) => hueDistance(inks[ink], nature) < HUE_REACH)
}

/** Of tones of one colour the one that was named is the strongest. */
function purestOf({ inks }: Cast, usable: readonly number[]): number {
  return usable.reduce((best, ink) => (inks[ink].chroma > inks[best].chroma ? ink : best), usable[0])
}

/**
 * "Octopus, navy": where all inks are tones of one colour that the thing has not, that colour leads, and the tone
 * farthest from it is second.
 */
function tonesOfOne(cast: Cast, usable: readonly number[], nature: Ink): number[] | undefined {
  const { inks, figures, line } = cast
  const lead = purestOf(cast, usable)
  const isTone = (ink: number): boolean => hueDistance(inks[ink], inks[lead]) < HUE_REACH
  const isOther = nature.chroma > GREY && hueDistance(nature, inks[lead]) > HUE_REACH
  if (!isOther || inks[lead].chroma < TONED || !figures.every(isTone)) return undefined
  const others = usable.filter((ink) => ink !== lead && ink !== line)
  const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[lead].lab)
  return [lead, ...others.toSorted((one, other) => far(other) - far(one)).slice(0, 1)]
}

/** "Swallows, black on mustard": of greys on a coloured cloth the black leads, which was named; what is white by nature stays white. */
function blackAlone({ inks, figures, ground }: Cast, nature: Ink): number | undefined {
  const areGreys = figures.every((ink) => inks[ink].chroma < GREY)
  const darkest = figures.reduce((best, ink) => (inks[ink].lightness < inks[best].lightness ? ink : best), figures[0])
  const isOnColour = inks[ground].chroma > GREY && inks[ground].lightness - inks[darkest].lightness > SEEN_STEP
  return areGreys && isOnColour && inks[darkest].lightness < BLACK && nature.lightness < WHITE ? darkest : undefined
}

/** In OKLCH: from this chroma tones are of a colour, and no greys. */
const TONED = 0.06

/** "Red, black and cream hearts": where all colours are tones of one, a black of the palette is worn by what has none of its own. */
function blackBeside({ parts }: Picture, { inks, ground, figures }: Cast, lead: number): number | undefined {
  const isOneHue = figures.every((ink) => inks[ink].chroma < GREY || hueDistance(inks[ink], inks[lead]) < HUE_REACH)
  const isSeen = ({ lightness }: Ink): boolean => lightness < 0.3 && inks[ground].lightness - lightness > 0.5
  const wearsBlack = parts.some(({ hex, share }) => share > SHARE_SEEN && (inkFromHex(hex)?.lightness ?? 1) < BLACK)
  // Among tan coats a carrot is an orange one.
  const areCoats = figures.some((ink) => isTan(inks[ink]))
  if (!isOneHue || areCoats || wearsBlack || inks[lead].chroma < PURE) return undefined
  return figures.find((ink) => inks[ink].chroma < GREY && isSeen(inks[ink]))
}

function isTan(ink: Ink): boolean {
  return isInRange(ink, { hue: BROWNS, chroma: [GREY, PURE] })
}
