import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isDark, isTinted } from '../../../color/tone.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { chooseMood } from '../moods/choose-mood.ts'
import { isOfLeaves } from '../nature/petal-colour.ts'
import { readInks } from '../read-inks.ts'
import { hueLadder } from './tones.ts'

/** OKLCH lightness from which a colour's tonal ladder starts at its light end. */
const LADDER_PALE = 0.7
/** OKLCH lightness below which a colour serves as the ground of its tones. */
const LADDER_DEEP = 0.45

const leafy = ['foliage', 'tropical']
const LEAF_GREEN = '#4f7a52'

/** Whether the named colours count as tones of one hue: moss and deep green do, moss and rust do not. */
export function isOneHue(named: readonly Ink[]): boolean {
  const isNear = (ink: Ink): boolean => isTinted(ink) && hueDistance(ink, named[0]) < ONE_HUE
  return named.length < 2 || named.every(isNear) || named.every(isOfLeaves)
}

/** Largest difference of OKLCH hues in radians. */
const ONE_HUE = 0.7

/** Tones of one hue from light to deep ("shades of blue"). Leaves without a named colour are green. */
export function buildLadder(wishes: Wishes, family: Family, random: Random): Colourway {
  const own = leafy.includes(family.name) ? LEAF_GREEN : undefined
  const hex = wishes.colours.at(-1)?.hex ?? own ?? richestOf(readInks(chooseMood(wishes, family, random).inks)).hex
  const hue = inkOf(hex)
  const count = wishes.colourCount ?? Math.max(family.inks.least, clamp(family.inks.natural, 3, 5))
  const isNamed = wishes.colours.length > 0
  if (wishes.isClose && isNamed && !family.inks.needsTones) return closeTones(hue, Math.min(count, CLOSE_MOST), family)
  const ladder = hueLadder(hue, count)
  // A pale named colour gets a pale ground, whatever the family's own is.
  const isPale = wishes.colours.length > 0 && hue.lightness > LADDER_PALE
  // A deep named colour is the ground ("tone on tone deep green").
  const isDeep = wishes.colours.length > 0 && hue.lightness < LADDER_DEEP
  const isOnDeepest = wishes.colours[0]?.isGround ? isDark(hue) : isDeep || (family.ground === 'dark' && !isPale)
  return { inks: ladder.map(({ hex }) => hex), ground: isOnDeepest ? ladder.length - 1 : 0 }
}

/**
 * Tones of a tone-on-tone cloth, in OKLCH lightness: largest range, largest number, and the limits at the dark and
 * light end.
 */
const [CLOSE_REACH, CLOSE_MOST, DEEPEST, LIGHTEST] = [0.18, 3, 0.16, 0.96]

/**
 * The named colour and tones close to it, lighter than a deep one and darker than a pale one; black on black has no
 * white.
 */
function closeTones({ lightness, chroma, hue }: Ink, count: number, { ground }: Family): Colourway {
  const lift = lightness < LADDER_DEEP ? CLOSE_REACH : lightness > LADDER_PALE ? 0 : CLOSE_REACH / 2
  const top = Math.min(LIGHTEST, lightness + lift)
  const step = (top - Math.max(DEEPEST, top - CLOSE_REACH)) / (count - 1)
  const inks = Array.from({ length: count }, (_, at) => inkFromOklch({ lightness: top - step * at, chroma, hue }).hex)
  const isDark = lightness < LADDER_DEEP || (ground === 'dark' && lightness < LADDER_PALE)
  return { inks, ground: isDark ? count - 1 : 0 }
}

/** Largest number of shades; with the ground the largest palette. */
const SHADES_MOST = 11

/** The requested number of shades of one colour on a named ground ("three shades of green leaves on ivory"). */
export function buildLadderOn(ground: Ink, hue: Ink, { colourCount }: Wishes, { inks }: Family): Colourway {
  const count = Math.min(SHADES_MOST, colourCount ?? clamp(inks.natural - 1, 3, 5))
  const rungs = hueLadder(hue, count + 2).toSorted(
    (one, other) => oklabDistance(other.lab, ground.lab) - oklabDistance(one.lab, ground.lab),
  )
  const shades = rungs.slice(0, count).toSorted((one, other) => other.lightness - one.lightness)
  return { inks: [ground, ...shades].map(({ hex }) => hex), ground: 0 }
}

/** The named colour, or the most chromatic middle ink of the mood, with a lighter tone of it, as in woven damask. */
export function buildTones(wishes: Wishes, family: Family, random: Random): Colourway {
  const named = readInks(wishes.colours.map(({ hex }) => hex))
  const rich = richestOf(named.length > 0 ? named : readInks(chooseMood(wishes, family, random).inks))
  const lightness = clamp(rich.lightness, 0.24, 0.84)
  const step = lightness > 0.6 ? 0.09 : 0.125
  const tone = (change: number, chroma: number): string =>
    inkFromOklch({ lightness: lightness + change, chroma: rich.chroma * chroma, hue: rich.hue }).hex
  return { inks: [tone(0, 0.95), tone(step, 0.8)], ground: 0 }
}

function richestOf(inks: readonly Ink[]): Ink {
  const merit = ({ lightness, chroma }: Ink): number => chroma - Math.abs(lightness - 0.42) * 0.5
  return inks.toSorted((one, other) => merit(other) - merit(one))[0]
}
