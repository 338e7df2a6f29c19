import type { Ink } from '../../color/ink.ts'
import { inkFromHex, inkFromOklch, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { isWhite, mainColour, partsOf } from './depicted-colours.ts'

const THINGS_MOST = 4
/** Parts smaller than this do not mind the ground. */
const SHARE_SEEN = 0.08
/** The sky of a mood that has no pale blue. */
const SKY = '#a9c0c9'
/** How far in OKLab the ground stays from what white things wear besides. */
const APART = 0.11
/** In OKLCH: a ground deep enough for white, and no grey. */
const DEEP = { lightness: 0.62, chroma: 0.03 }
/** White in shadow, on paper: so much deeper than the paper, and as cool as a north window; on a fox or a fawn it is linen. */
const SHADOW = { cool: { step: 0.15, chroma: 0.018, hue: -2 }, linen: { step: 0.115, chroma: 0.042, hue: 1.2 } }
/** In OKLCH: icing and the coats of beasts, from rose to tan; and the red of a gnome's hat, whose beard is of snow. */
const [WARM, SNOWY_RED] = [
  { chroma: 0.03, from: -0.5, to: 1.6 },
  { chroma: 0.13, from: 0.3, to: 0.62 },
]

/**
 * Lambs are white: where a white thing leads, the palest green or blue of a pale mood is its meadow or sky, and the paper its wool. A mood
 * without such has a deep colour for its snowmen to stand on.
 *
 * @param mood the mood's inks, ground first
 */
export function groundUnderWhite(nouns: readonly string[], mood: readonly Ink[]): readonly Ink[] {
  const [paper, ...figures] = mood
  const main = mainColour(nouns[0])
  if (!main || !isWhite(main) || paper.lightness < 0.86) return mood
  const isAloft = findDepiction(nouns[0])?.theme === 'sky'
  // Grass, water or sky: a pink pond is none, and no plane flies through grass.
  const isOutdoors = ({ lightness, chroma, hue }: Ink): boolean =>
    lightness > 0.66 && lightness < 0.86 && chroma > 0.03 && ((hue > 1.9 && !isAloft) || hue < -1.4)
  const [outdoors] = figures.filter(isOutdoors).toSorted((one, other) => other.lightness - one.lightness)
  const field = outdoors ?? (isAloft ? inkOf(SKY) : deepUnder(nouns, figures))
  return field ? [field, paper, ...figures.filter((ink) => ink !== field)] : mood
}

/** The deep colour farthest from what else the things wear: candy canes lie on green, not on red. */
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

/** Chroma of OKLCH from which a white is a cream by nature: the stem of a mushroom. */
const CREAMY = 0.033

/** What white is painted with on white paper, beside the colour that leads; `white` is as it is by nature. */
export function whiteInShadow({ lightness }: Ink, lead: Ink, white: Ink): Ink {
  const isOf = ({ chroma, from, to }: typeof WARM): boolean => lead.chroma > chroma && lead.hue > from && lead.hue < to
  const isWarm = white.chroma > CREAMY || (isOf(WARM) && !isOf(SNOWY_RED))
  const { step, chroma, hue } = isWarm ? SHADOW.linen : SHADOW.cool
  return inkFromOklch({ lightness: lightness - step, chroma, hue })
}
