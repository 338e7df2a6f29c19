import type { Ink } from '../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../color/ink.ts'
import type { Colourway } from '../families/family.ts'

/** Tones of a wash, ends included, where a family does not say. */
const STEPS = 6
const INKS_MOST = 12

/**
 * "Ombre from blue to green" runs through teal: the tones between the named colours, on the first of them. Needs two or more inks.
 *
 * @param wanted tones, ends included; as near to so many as whole steps between the colours allow
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

/** What one colour runs through as a wash: the paper it tints, itself and, of a middling colour, a shade that is still its own. */
export function washOf(ink: Ink): Ink[] {
  const tint = inkFromOklch({ ...ink, lightness: 0.95, chroma: ink.chroma * 0.25 })
  const shade = inkFromOklch({ ...ink, lightness: ink.lightness - 0.2, chroma: ink.chroma * 1.05 })
  return ink.lightness > 0.9 ? [ink, shade] : ink.lightness < 0.5 ? [tint, ink] : [tint, ink, shade]
}

/** Undyed cloth and the dyes on it from pale to deep; a pale colour that was named is the cloth itself. */
export function dyesOf(named: readonly Ink[]): Ink[] {
  const dyes = named.toSorted((one, other) => other.lightness - one.lightness)
  return dyes.length > 1 && dyes[0].lightness > CLOTH ? dyes : [inkOf(UNDYED), ...dyes]
}

const [UNDYED, CLOTH] = ['#f6f3ea', 0.8]

/** Along the line between two colours in OKLab, the middle kept from greying by half of what the line loses. */
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
