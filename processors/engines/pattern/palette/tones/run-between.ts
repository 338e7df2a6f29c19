import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway } from '../../families/family.ts'

/** Default number of tones of a wash, ends included. */
const STEPS = 6
const INKS_MOST = 12

/**
 * Colourway of the tones between named colours in order ("ombre from blue to green" passes through teal), with the
 * first as the ground. Needs two or more inks.
 *
 * @param wanted number of tones, ends included; the nearest number is used that gives whole steps between the colours
 */
export function runBetween(named: readonly Ink[], wanted: number = STEPS): Colourway {
  const legs = named.length - 1
  const most = Math.max(1, Math.floor((INKS_MOST - 1) / legs))
  const steps = Math.min(most, Math.max(1, Math.round((wanted - 1) / legs))) * legs + 1
  const inks = Array.from({ length: steps }, (_, step) => {
    const place = (step / (steps - 1)) * legs
    const from = Math.min(named.length - 2, Math.floor(place))
    return step === 0 ? named[0].hex : between(named[from], named[from + 1], place - from)
  })
  return { inks: [...new Set(inks)], ground: 0 }
}

/**
 * The stops of a wash of one colour: a tint close to paper, the colour itself, and for a middle colour a shade of it.
 */
export function washOf(ink: Ink): Ink[] {
  const tint = inkFromOklch({ ...ink, lightness: 0.95, chroma: ink.chroma * 0.25 })
  const shade = inkFromOklch({ ...ink, lightness: ink.lightness - 0.2, chroma: ink.chroma * 1.05 })
  return ink.lightness > 0.9 ? [ink, shade] : isDark(ink) ? [tint, ink] : [tint, ink, shade]
}

/** Undyed cloth and the dyes on it from pale to deep; a pale named colour is the cloth itself. */
export function dyesOf(named: readonly Ink[]): Ink[] {
  const dyes = named.toSorted((one, other) => other.lightness - one.lightness)
  return dyes.length > 1 && dyes[0].lightness > CLOTH ? dyes : [inkOf(UNDYED), ...dyes]
}

const [UNDYED, CLOTH] = ['#f6f3ea', 0.8]

/** Interpolation of two colours in OKLab; half of the chroma that the straight line loses in the middle is restored. */
function between(one: Ink, other: Ink, share: number): string {
  if (share === 0) return one.hex
  if (share === 1) return other.hex
  const [a, b] = [0, 1].map((axis) => {
    const at = ({ chroma, hue }: Ink): number => chroma * (axis === 0 ? Math.cos(hue) : Math.sin(hue))
    return at(one) + (at(other) - at(one)) * share
  })
  const straight = Math.hypot(a, b)
  const full = one.chroma + (other.chroma - one.chroma) * share
  const lightness = one.lightness + (other.lightness - one.lightness) * share
  return inkFromOklch({ lightness, chroma: (straight + full) / 2, hue: Math.atan2(b, a) }).hex
}
