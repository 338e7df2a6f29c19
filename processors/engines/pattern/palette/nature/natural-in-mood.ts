import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isTinted } from '../../../color/tone.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { beastThemes } from '../../prompt/meaning/breeds.ts'
import { partsOf } from './depicted-colours.ts'
import { settle } from './dye-most.ts'
import { groundUnderWhite } from './ground-under-white.ts'
import { APART, coloursOf, mergeColours, THINGS_MOST } from './natural-palette.ts'

/** Inks of a mood for small marks, in addition to one per thing. */
const MARK_INKS = 2

/** Share of the way that natural colours move to a mood's lightness and chroma. */
const PULL = 0.55

/**
 * The colours of things in a mood: each moves towards the mood's lightness and chroma, or is replaced by one of the
 * mood's inks that is near; the remaining inks are the mood's. Undefined when the nouns have no picture.
 *
 * @param mood the mood's inks, ground first
 */
export function naturalInMood(nouns: readonly string[], mood: readonly Ink[], count: number): Ink[] | undefined {
  const [ground, ...figures] = groundUnderWhite(nouns, mood)
  const weighed = mergeColours(nouns.slice(0, THINGS_MOST).flatMap((noun, at) => coloursOf(noun, 1 / (1 + at * 0.5))))
  if (weighed.length === 0 || figures.length === 0) return undefined
  const coloured = figures.filter(isTinted)
  const mean = (value: (ink: Ink) => number): number =>
    coloured.reduce((sum, ink) => sum + value(ink), 0) / Math.max(1, coloured.length)
  const [lightness, chroma] = [mean((ink) => ink.lightness), mean((ink) => ink.chroma)]
  const coats = nouns.slice(0, THINGS_MOST).flatMap(coatsOf)
  const own = weighed.slice(0, Math.ceil(count * 0.6)).map(({ ink }) => {
    const isCoat = coats.some((coat) => oklabDistance(coat.lab, ink.lab) < SAME_COAT)
    const reach = isCoat ? COAT_REACH : MOOD_REACH
    const near = figures.find(
      (figure) => oklabDistance(figure.lab, ink.lab) < reach.far && isOfOneKind(figure, ink, reach.hue),
    )
    const pull = isCoat ? PULL * COAT_PULL : PULL
    const pulled = {
      lightness: ink.lightness + (lightness - ink.lightness) * pull * 0.6,
      chroma: ink.chroma + (Math.min(ink.chroma, chroma) - ink.chroma) * pull,
    }
    return near ?? inkFromOklch({ ...pulled, hue: ink.hue })
  })
  const inks = [ground]
  const add = (ink: Ink, most: number): void => {
    if (inks.length < most && inks.every((other) => oklabDistance(other.lab, ink.lab) > APART * 0.8)) inks.push(ink)
  }
  for (const ink of own) add(ink, count)
  // Further inks would be used by neither things nor marks and would end up on the coats of animals.
  const most = Math.min(count, inks.length + MARK_INKS + nouns.length)
  for (const ink of figures) add(ink, most)
  return inks
}

/**
 * Whether a mood's ink may replace a thing's own colour. OKLab distance is not enough: a sage near grey would make
 * elephants green, and a Christmas red would replace the brown of gingerbread.
 */
function isOfOneKind(figure: Ink, own: Ink, hueReach: number): boolean {
  const areColours = own.chroma > NEUTRAL && figure.chroma > COLOURED
  if (areColours && hueDistance(own, figure) > hueReach) return false
  return own.chroma > NEUTRAL || figure.chroma < NEUTRAL || isWarm(figure)
}

/**
 * OKLab distance and difference of OKLCH hues, in radians, up to which a mood's ink replaces a thing's colour; less for
 * the strong coats that beasts are known by: a fox is neither red nor coral, a cardinal neither rust nor pink.
 */
const [MOOD_REACH, COAT_REACH] = [
  { far: 0.13, hue: 0.34 },
  { far: 0.06, hue: 0.12 },
]
/** Coats are moved by so much less. */
const COAT_PULL = 0.5
/** OKLab distance within which a dyed colour is that of a coat. */
const SAME_COAT = 0.05
/** Least area share and OKLCH chroma of a coat that a beast is known by. */
const COAT = { share: 0.2, chroma: 0.09 }

/** The strong colours of a beast's coat, as dyed; none for anything else. */
function coatsOf(noun: string): Ink[] {
  const found = findDepiction(noun)
  if (!found?.isExact || !beastThemes.includes(found.theme)) return []
  return partsOf(noun).flatMap(({ hex, share }) => {
    const ink = inkOf(hex)
    return share > COAT.share && ink.chroma > COAT.chroma ? [settle(ink)] : []
  })
}

/** OKLCH chroma below which a colour is grey. */
const NEUTRAL = 0.045

function isWarm({ hue }: Ink): boolean {
  return hue > 0.7 && hue < 1.75
}

/** OKLCH chroma from which a mood's ink has a hue. */
const COLOURED = 0.025
