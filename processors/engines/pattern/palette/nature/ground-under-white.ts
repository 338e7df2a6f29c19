import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isTinted } from '../../../color/tone.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isWhite, mainColour, partsOf } from './depicted-colours.ts'

const THINGS_MOST = 4
/** Area share below which parts do not affect the choice of the ground. */
const SHARE_SEEN = 0.08
/** Sky colour for moods without a pale blue. */
const SKY = '#a9c0c9'
/** OKLab distance of the ground from the other colours of white things. */
const APART = 0.11
/** OKLCH lightness of paper, on which white does not show. */
const PAPER_FROM = 0.86
/** In OKLCH, hues in radians: grass, water and sky, from this lightness to that of paper. */
const OUTDOORS = { from: 0.66, greenFrom: 1.9, blueTo: -1.4 }
/** In OKLCH: a ground deep enough for white, and chromatic. */
const DEEP = { lightness: 0.62, chroma: 0.03 }
/**
 * Shadow on white things on paper: lightness below the paper's, chroma and hue; cool as in north light, or linen for
 * warm-coloured animals.
 */
const SHADOW = { cool: { step: 0.15, chroma: 0.018, hue: -2 }, linen: { step: 0.115, chroma: 0.042, hue: 1.2 } }
/** In OKLCH: colours of icing and coats, from rose to tan; and the red of gnomes' hats, beside which white is snow. */
const [WARM, SNOWY_RED] = [
  { hue: [-0.5, 1.6], chroma: [0.03, Infinity] },
  { hue: [0.3, 0.62], chroma: [0.13, Infinity] },
] as const

/**
 * For a leading white thing (lambs): the palest green or blue of a pale mood becomes the ground, as meadow or sky, and
 * the paper the white of the thing. Moods without such a colour give a deep one.
 *
 * @param mood the mood's inks, ground first
 */
export function groundUnderWhite(nouns: readonly string[], mood: readonly Ink[]): readonly Ink[] {
  const [paper, ...figures] = mood
  const main = mainColour(nouns[0])
  if (!main || !isWhite(main) || paper.lightness < PAPER_FROM) return mood
  const isAloft = findDepiction(nouns[0])?.theme === 'sky'
  // Colours of grass, water or sky; above the ground only blues, and never pink.
  const isOutdoors = ({ lightness, chroma, hue }: Ink): boolean =>
    lightness > OUTDOORS.from &&
    lightness < PAPER_FROM &&
    isTinted({ chroma }) &&
    ((hue > OUTDOORS.greenFrom && !isAloft) || hue < OUTDOORS.blueTo)
  const [outdoors] = figures.filter(isOutdoors).toSorted((one, other) => other.lightness - one.lightness)
  const field = outdoors ?? (isAloft ? inkOf(SKY) : deepUnder(nouns, figures))
  return field ? [field, paper, ...figures.filter((ink) => ink !== field)] : mood
}

/** The deep colour farthest from the other colours of the things: candy canes lie on green and not on red. */
function deepUnder(nouns: readonly string[], figures: readonly Ink[]): Ink | undefined {
  const worn = nouns
    .slice(0, THINGS_MOST)
    .flatMap(partsOf)
    .flatMap(({ hex, share }) => (share > SHARE_SEEN ? (inkFromHex(hex) ?? []) : []))
    .filter((ink) => !isWhite(ink))
  const room = (ground: Ink): number => Math.min(1, ...worn.map((ink) => oklabDistance(ink.lab, ground.lab)))
  const deep = figures.filter(({ lightness, chroma }) => lightness < DEEP.lightness && chroma > DEEP.chroma)
  return deep.filter((ink) => room(ink) > APART).toSorted((one, other) => room(other) - room(one))[0]
}

/** OKLCH chroma from which a white is naturally cream: the stem of a mushroom. */
const CREAMY = 0.033

/**
 * The tone that shades white things on white paper, depending on the leading colour beside it; `white` is the thing's
 * natural white.
 */
export function whiteInShadow({ lightness }: Ink, lead: Ink, white: Ink): Ink {
  const isWarm = white.chroma > CREAMY || (isInRange(lead, WARM) && !isInRange(lead, SNOWY_RED))
  const { step, chroma, hue } = isWarm ? SHADOW.linen : SHADOW.cool
  return inkFromOklch({ lightness: lightness - step, chroma, hue })
}
