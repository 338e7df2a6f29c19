import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isNeutral, isYellowish } from '../../../color/tone.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Tone } from '../../prompt/words/style-words.ts'

/** OKLab distance below which tones count as one ink. */
const APART = 0.06

/** Shades and tints of colours in turn, in OKLCH, with reduced chroma. Deep colours may start with tints. */
export function tonesOf(named: readonly Ink[], first: 'shades' | 'tints' = 'shades'): Ink[] {
  const steps = first === 'tints' ? [0.27, -0.15, 0.16, -0.26] : [-0.15, 0.16, -0.26, 0.27]
  return steps.flatMap((wide) =>
    named.map((ink) => {
      // Yellow is darkened less, since dark yellow is not yellow.
      const isYellow = isYellowish(ink)
      const step = isYellow && wide < 0 ? wide * 0.6 : wide
      return inkFromOklch({
        lightness: clamp(ink.lightness + step, 0.18, 0.95),
        // Shades of pale colours gain chroma: raspberry below pink, not brown.
        chroma: ink.chroma * (step > 0 ? 0.7 : shadeFullness(ink)),
        hue: ink.hue + (step > 0 ? 0.08 : isYellow ? -0.16 : -0.08),
      })
    }),
  )
}

/** In OKLCH, hues in radians: the palest pinks and peaches. */
const BLUSH = { lightness: 0.8, chromaFrom: 0.02, chromaTo: 0.07, hueFrom: -1, hueTo: 0.85 }

/** Factor on the chroma of a shade: above 1 for pale colours, so that a blush turns to rose and not to brown. */
function shadeFullness({ lightness, chroma, hue }: Ink): number {
  if (lightness <= 0.65) return 0.85
  const isOfReds = hue > BLUSH.hueFrom && hue < BLUSH.hueTo
  const isBlush = isOfReds && lightness > BLUSH.lightness && chroma > BLUSH.chromaFrom && chroma < BLUSH.chromaTo
  return isBlush ? 1.9 : 1.25
}

/** Adds the first candidates that differ from all inks, up to `count` inks in all. */
export function fillUp(inks: readonly Ink[], candidates: readonly Ink[], count: number): Ink[] {
  const filled = [...inks]
  for (const candidate of candidates) {
    if (filled.length >= count) break
    if (filled.every((ink) => oklabDistance(ink.lab, candidate.lab) > APART)) filled.push(candidate)
  }
  return filled
}

/**
 * In OKLCH lightness: from the first a colour is white, from the second pale; ladders of pale colours stop before they
 * turn brown.
 */
const [WHITE_FROM, PALE_FROM] = [0.92, 0.78]

/**
 * Tonal ladder of one hue from paper to its deepest shade: `count` inks, the lightest first. Chroma is largest in the
 * middle, and the hue moves slightly towards blue in the shades, as in dyes.
 */
export function hueLadder(hue: Ink, count: number): Ink[] {
  const rungs = Math.max(2, count)
  const chroma = Math.max(hue.chroma, isNeutral(hue) ? 0 : 0.05)
  // Tones of white stay pale.
  const isWhite = hue.lightness > WHITE_FROM && isNeutral({ chroma })
  const [lightest, depth] = isWhite ? [0.965, 0.22] : [0.94, hue.lightness > PALE_FROM ? 0.48 : 0.66]
  return Array.from({ length: rungs }, (_, rung) => {
    const share = rung / (rungs - 1)
    return inkFromOklch({
      lightness: lightest - depth * share,
      chroma: chroma * (0.22 + 0.95 * Math.sin(Math.PI * (0.12 + 0.62 * share))),
      hue: hue.hue + (share - 0.5) * 0.12,
    })
  })
}

/** Figures in another tone; the ground changes only slightly. */
export function shiftTone(inks: readonly Ink[], ground: number, tone: Tone): Ink[] {
  return inks.map((ink, at) => {
    const { lightness, chroma, hue } = ink
    if (at === ground) return tone === 'muted' ? inkFromOklch({ lightness, chroma: chroma * 0.8, hue }) : ink
    if (tone === 'muted')
      return inkFromOklch({
        lightness: 0.58 + (lightness - 0.58) * 0.88,
        chroma: Math.min(MUTED_MOST, chroma * 0.68),
        hue,
      })
    if (tone === 'bright') return inkFromOklch({ lightness, chroma: Math.min(0.19, chroma * 1.35), hue })
    if (tone === 'pastel') return pastelOf(ink, inks[ground])
    if (tone === 'neon') return inkFromOklch({ lightness: Math.max(0.68, lightness), chroma: chroma * 1.8, hue })
    return inkFromOklch({ lightness: lightness * 0.86, chroma, hue })
  })
}

/** Largest OKLCH chroma of muted colours, that of ochre and dusty rose. */
const MUTED_MOST = 0.092
/** Least OKLab distance of a pastel from its ground, and the largest number of steps towards it. */
const PASTEL_SEEN = 0.19
const PASTEL_STEPS_MOST = 14
/** Yellow gains chroma instead of being darkened, which would turn it to mustard. */
const PASTEL_STEP = { lightness: 0.015, chroma: 1.06, chromaMost: 0.11 }
const YELLOWS = { from: 1.3, to: 2 }
const YELLOW_STEP = { lightness: 0.004, chroma: 1.06, chromaMost: 0.112 }

/** A pastel that still shows: on paper it is made deeper and more chromatic step by step where it would fade. */
function pastelOf({ lightness, chroma, hue }: Ink, ground: Ink): Ink {
  const step = hue > YELLOWS.from && hue < YELLOWS.to ? YELLOW_STEP : PASTEL_STEP
  let pastel = { lightness: Math.max(0.72, 0.55 + lightness * 0.4), chroma: Math.min(0.085, chroma * 0.75), hue }
  if (ground.lightness < pastel.lightness) return inkFromOklch(pastel)
  for (let steps = 0; steps < PASTEL_STEPS_MOST; steps++) {
    if (oklabDistance(inkFromOklch(pastel).lab, ground.lab) > PASTEL_SEEN) break
    const fuller = Math.min(step.chromaMost, pastel.chroma * step.chroma)
    pastel = { lightness: pastel.lightness - step.lightness, chroma: fuller, hue }
  }
  return inkFromOklch(pastel)
}
