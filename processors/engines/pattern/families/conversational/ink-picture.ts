import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isColoured } from '../../../color/tone.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { costOfBlack, isBlackAtNight } from './blacks-at-night.ts'
import type { Picture } from './picture-book.ts'
import { LIMB, reviveDetails } from './revive-details.ts'
import { isWhiteInPaperOnly, isWhiteInShadow, WHITE_SEEN } from './whites-on-paper.ts'

/** Inks of a picture's parts, in their order. */
export type PictureInks = readonly number[]

/** Inks closer than this run into each other at arm's length. */
const CLEAR = 0.2
const CLEAR_OF_WHITE = 0.13
/** Lightness of white ink, and of what is white or nearly so by nature. */
const [WHITE, PALE] = [0.93, 0.85]

/**
 * Chooses an ink for every part by trying all ways: lightness should step as it does in nature, chromatic parts should
 * keep their hue, neighbours must differ, and what lies on the rim must stand off the ground.
 *
 * @param clear in OKLab, how far a rim stands off the ground before it is lost
 * @param bodyAt the part that wears the lead
 */
export function inkPicture(picture: Picture, cast: Cast, lead: number, clear = CLEAR, bodyAt = 0): PictureInks {
  const parts = picture.parts.map((part) => ({ ...part, colour: inkFromHex(part.hex) ?? cast.inks[lead] }))
  // Shades of one coat may fall into one ink, and so may two leaves before one of them is red; an eye may not.
  const areLeaves = (one: Ink, two: Ink): boolean => isGreen(one) && isGreen(two)
  const apart = parts.map((one) =>
    parts.map((two) => {
      const far = Math.max(0, Math.min(1, (oklabDistance(one.colour.lab, two.colour.lab) - 0.13) / 0.18))
      return far * (areLeaves(one.colour, two.colour) ? LEAVES_APART : 1)
    }),
  )
  const open = isWhiteInPaperOnly(cast) ? OPEN_WIDE : OPEN_MOST
  const chosen: number[] = []
  let best: number[] = parts.map(() => lead)
  let least = Infinity
  const search = (at: number, cost: number): void => {
    if (cost >= least) return
    if (at === parts.length) {
      const whole = cost + (isFlattened(parts, chosen) ? FLATTENED : 0)
      if (whole >= least) return
      least = whole
      best = [...chosen]
      return
    }
    for (let ink = 0; ink < cast.inks.length; ink++) {
      let more = costOfPart(parts[at], parts[bodyAt].colour, { cast, lead, clear, open }, ink, at === bodyAt)
      for (let other = 0; other < at; other++)
        if (picture.touching.some(([one, two]) => one === other && two === at))
          more +=
            tooClose(cast.inks[ink], cast.inks[chosen[other]]) * (ink === chosen[other] ? 8 : 3) * apart[other][at]
      chosen[at] = ink
      search(at + 1, cost + more)
    }
    chosen.length = at
  }
  search(0, 0)
  return reviveDetails(parts, picture.touching, best, cast)
}

/** Of two greens the difference counts so much. */
const LEAVES_APART = 0.4

/** In OKLCH: tyres and beams, and paint; and the share of a picture that is painted at least. */
const [TYRE, PAINT, PAINTED] = [{ lightness: 0.45, chroma: 0.045 }, 0.08, 0.2]

/** The part that a colour said of the whole is for: a red tractor has black tyres, however large. */
export function bodyOf({ parts }: Picture): number {
  const [first, ...others] = parts.map(({ hex, share }) => ({ ink: inkFromHex(hex), share }))
  if (!first.ink || first.ink.lightness > TYRE.lightness || first.ink.chroma > TYRE.chroma) return 0
  const isPaint = ({ ink, share }: typeof first): boolean =>
    ink !== undefined && share > PAINTED && ink.chroma > PAINT && ink.lightness > TYRE.lightness
  return others.findIndex(isPaint) + 1
}

/** What it counts that a thing of more than one colour is all of one ink: a cupcake is no blot. */
const FLATTENED = 1.6
/** Shares of a picture that are seen beside its body, by nature and in ink. */
const [SEEN_BY_NATURE, SEEN_IN_INK] = [0.1, 0.05]

function isFlattened(parts: readonly Part[], inks: readonly number[]): boolean {
  const [, ...others] = parts
  const share = (list: readonly Part[]): number => list.reduce((sum, part) => sum + part.share, 0)
  const inked = others.filter((_, at) => inks[at + 1] !== inks[0])
  return share(others) > SEEN_BY_NATURE && share(inked) < SEEN_IN_INK
}

type Part = Picture['parts'][number] & { readonly colour: Ink }

/** What a body's step off the hue of its lead counts, and besides that it is of another: a honey sun on cream is not mint. */
const [STRAYING, OTHER_COAT] = [8, 1.5]

type Inking = {
  readonly cast: Cast
  readonly lead: number
  /** How far in OKLab a rim stands off the ground. */
  readonly clear: number
  /** Share of the rim of white parts that may be left open on white paper. */
  readonly open: number
}

function costOfPart(
  part: Part,
  main: Ink,
  { cast, lead, clear: least, open }: Inking,
  ink: number,
  isBody: boolean,
): number {
  const candidate = cast.inks[ink]
  const step = part.colour.lightness - main.lightness
  const inkStep = candidate.lightness - cast.inks[lead].lightness
  const weight = Math.sqrt(part.share)
  let cost = weight * (0.9 * Math.abs(step - inkStep) + 0.35 * Math.abs(part.colour.lightness - candidate.lightness))
  // What would melt into the ground in its lead is led by another of its hue: a pug on cream is a darker tan, not blue.
  if (isBody && ink !== lead) cost += 0.6 + STRAYING * planeStep(candidate, cast.inks[lead])
  if (isBody && isOtherHue(candidate, cast.inks[lead])) cost += OTHER_COAT
  if (step * inkStep < 0 && Math.abs(step) > 0.08) cost += 0.25
  cost += weight * hueCost(part.colour, candidate, isBody)
  // A yellow duck has a golden head before a black one.
  const isBlackened = candidate.lightness < BLACK && part.colour.lightness > UNLIKE_BLACK && part.share > LARGE
  if (isBlackened && cast.inks[lead].lightness > LIGHT_LEAD) cost += BLACKENED
  // Black swans are black, where that is what leads them.
  if (candidate.lightness < BLACK && part.colour.lightness > PALE && !(isBody && ink === lead)) cost += BLACKENED
  // A rim in the ink of the ground eats the silhouette; inside, the ground may well shine through.
  // White things on a sky are seen by less: nothing is whiter.
  const isPale = part.colour.lightness > PALE && (candidate.lightness > WHITE || isWhiteInShadow(candidate))
  const isSoonSeen =
    isPale || isBlackAtNight(part.colour, candidate, cast) || isOtherHue(candidate, cast.inks[cast.ground])
  const clear = isSoonSeen ? Math.min(least, CLEAR_OF_WHITE) : least
  cost += part.edge > 0.03 ? Math.max(0.1, part.edge) * tooClose(candidate, cast.inks[cast.ground], clear) * 40 : 0
  const isShut = isBody || part.edge > (isPaper(part.colour, candidate) ? open : 0.03)
  if (ink === cast.behind || (ink === cast.ground && isShut)) cost += 4
  // Legs that are farther off are a shade of the coat, whatever it is dyed: an orange tiger has none in pink, a yellow
  // unicorn none in blue.
  if (!isBody && ink !== lead && candidate.chroma > COLOURED && part.edge > LIMB && isShadeOf(part.colour, main))
    cost += OFF_COAT * Math.max(0, planeStep(candidate, cast.inks[lead]) - SHADE_REACH)
  if (!isBody && isOtherHue(candidate, part.colour)) cost += ink === cast.ground ? HOLE : ALIEN
  if (!isBody) cost += costOfBlackOrWhite(part.colour, main, { cast, lead, open }, candidate)
  // The leaves of a palette are no muzzles, and no legs.
  if (!isBody && isTanOrLimb(part, main) && isGreen(candidate) && !isGreen(part.colour)) cost += 3 * ALIEN
  // Nor does the white of a muzzle show a blue cloth.
  if (
    ink === cast.ground &&
    part.colour.lightness > PALE &&
    candidate.chroma > COLOURED &&
    candidate.lightness < WHITE_SEEN
  )
    cost += HOLE
  return cost
}

function isTanOrLimb({ colour, edge }: Part, main: Ink): boolean {
  const isLimb = edge > LIMB && planeStep(colour, main) < SHADE_OF
  return colour.chroma > TAN.chroma && (isLimb || colour.lightness > TAN.lightness)
}

/** The white of a fox is no sky blue: what is white is painted in the shadow of its own coat sooner than in a tint of another hue. */
function costOfBlackOrWhite(
  nature: Ink,
  main: Ink,
  { cast, lead, open }: Omit<Inking, 'clear'>,
  candidate: Ink,
): number {
  const isTint = candidate.chroma > TINT_CHROMA && candidate !== cast.inks[cast.ground] && main.chroma > COLOURED
  if (nature.lightness <= PALE || nature.chroma >= COLOURED || !isTint) return costOfBlack(nature, candidate, cast)
  if (isGreen(candidate) && !isGreen(main)) return LEAFY
  return hueDistance(candidate, main) > OTHER_HUE || isDyed(candidate, cast.inks[lead], open) ? TINTED : 0
}

/**
 * In OKLCH: near black, what is far from it by nature, and a light body; a share of the picture; and what it counts to
 * black such a part.
 */
const [BLACK, UNLIKE_BLACK, LIGHT_LEAD, LARGE, BLACKENED] = [0.35, 0.45, 0.7, 0.15, 1]

/**
 * What it counts that a part shows a cloth of another colour than its own, or wears another: a carrot nose on lilac is
 * no hole, a rabbit's ear not blue.
 */
const [HOLE, ALIEN] = [1, 0.4]

/**
 * On OKLab's plane of hues: how far shades of one coat lie apart, by nature and in ink; in lightness by nature; and
 * what it counts to be farther off.
 */
const [SHADE_OF, SHADE_REACH, SHADE_STEP, OFF_COAT] = [0.06, 0.045, 0.32, 8]

function isShadeOf(part: Ink, main: Ink): boolean {
  return planeStep(part, main) < SHADE_OF && Math.abs(part.lightness - main.lightness) < SHADE_STEP
}

/** In OKLCH: from here a tint shows its hue; and what it counts that white on a coloured coat has a tint of another hue, or a leaf's. */
const [TINT_CHROMA, TINTED, LEAFY] = [0.025, 1, 2.4]

/** White on pale paper may be left open at its rim, as far as that is short: the muzzle of a tiger. */
function isPaper(nature: Ink, cloth: Ink): boolean {
  return nature.lightness > PALE && nature.chroma < COLOURED && cloth.lightness > WHITE_SEEN
}

/**
 * Share of the silhouette's rim that may be left open so; and where no ink passes for white: the white of foxes in orange, wine and
 * olive on white is the paper sooner than olive.
 */
const [OPEN_MOST, OPEN_WIDE] = [0.06, 0.2]

/** A muzzle that no ink of the palette is light enough for stays in the coat sooner than it turns red. */
function isDyed(candidate: Ink, coat: Ink, open: number): boolean {
  const least = open === OPEN_WIDE ? COLOURED : DYED.chroma
  return candidate !== coat && candidate.chroma > least && candidate.lightness < DYED.lightness
}

/** In OKLCH: what is stronger and darker than this is no white in any light. */
const DYED = { chroma: 0.1, lightness: 0.62 } as const

/** Pigs on a blue sky are pink: what is of another hue than the ground is seen sooner than what is lighter or darker. */
function isOtherHue(one: Ink, other: Ink): boolean {
  return Math.min(one.chroma, other.chroma) > COLOURED && hueDistance(one, other) > OTHER_HUE
}

/** In OKLCH: from here a part has a hue, be it tan, and is light; dark stems may be green. */
const TAN = { chroma: 0.03, lightness: 0.6 }

/** In OKLCH and radians: colours, and how far apart they are others. */
const [COLOURED, OTHER_HUE] = [0.045, 1.2]

/** How wrong a hue is: distance on the plane of hues, and a grey for a colour or a colour for a grey besides. */
function hueCost(nature: Ink, candidate: Ink, isBody: boolean): number {
  if (isBody) return 0
  const plane = planeStep(nature, candidate)
  const turn = isColoured(nature) && candidate.chroma > 0.04 ? 0.4 * (1 - Math.cos(nature.hue - candidate.hue)) : 0
  return 4.4 * plane + turn
}

/** Distance on OKLab's plane of hues. */
function planeStep(one: Ink, other: Ink): number {
  return Math.hypot(one.lab[1] - other.lab[1], one.lab[2] - other.lab[2])
}

function tooClose(one: Ink, other: Ink, clear = CLEAR): number {
  return Math.max(0, clear - oklabDistance(one.lab, other.lab))
}
