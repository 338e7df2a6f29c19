import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'

/** Lightness in OKLCH by which at least one figure stands off its ground. */
const STEP_LEAST = 0.2
const LIGHTEST = 0.95
/** The light side makes so much of the step, so that neither colour loses its name. */
const LIFTED = 0.6
/** A tint keeps so much of its chroma. */
const TINTED = 0.85

/**
 * Inks whose figures are all as light as their ground would melt at arm's length, pink on gold say: the lighter side is tinted
 * and the darker deepened until they part. The order and the hues stay.
 */
export function partGround(inks: readonly Ink[], ground: number): Ink[] {
  const cloth = inks[ground]
  const steps = inks.map(({ lightness }) => lightness - cloth.lightness)
  const widest = steps.reduce((best, step) => (Math.abs(step) > Math.abs(best) ? step : best), 0)
  const lacking = STEP_LEAST - Math.abs(widest)
  if (lacking <= 0 || inks.length < 2) return [...inks]
  const isGroundLight = widest < 0
  const top = isGroundLight ? cloth.lightness : cloth.lightness + widest
  const lift = Math.min(lacking * LIFTED, Math.max(0, LIGHTEST - top))
  return inks.map((ink, at) => {
    const isLight = (at === ground) === isGroundLight
    const { lightness, chroma, hue } = ink
    return isLight
      ? inkFromOklch({ lightness: lightness + lift, chroma: chroma * TINTED, hue })
      : inkFromOklch({ lightness: lightness - (lacking - lift), chroma, hue })
  })
}
