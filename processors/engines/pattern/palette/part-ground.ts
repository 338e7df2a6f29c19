import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'

/** Lightness in OKLCH by which at least one figure stands off its ground; pastels on white need less than colours on colours. */
const [STEP_LEAST, STEP_ON_NEUTRAL] = [0.2, 0.16]
/** Hairlines need more, or they are seen as none. */
const STEP_OF_LINES = 0.4
/** Chroma of white, cream and grey at most, and of a pastel at least: between them lie sand and beige. */
const [NEUTRAL, PASTEL] = [0.03, 0.04]
/** A pastel becomes this much fuller, at most. */
const FULLER_MOST = 1.5
/** A strong colour is seen on white before it is darker: the share of its chroma that counts as lightness. */
const SEEN_BY_CHROMA = 0.6
const LIGHTEST = 0.95
/** The light side makes so much of the step, so that neither colour loses its name. */
const LIFTED = 0.6
/** A tint keeps so much of its chroma. */
const TINTED = 0.85

/**
 * Inks whose figures are all as light as their ground would melt at arm's length, pink on gold say: the lighter side is tinted
 * and the darker deepened until they part; beside white a pale colour grows fuller as it deepens, so that butter is not sand.
 * The order and the hues stay.
 *
 * @param drawnIn lines where the figures are thin lines and nothing else
 */
export function partGround(inks: readonly Ink[], ground: number, drawnIn: 'bodies' | 'lines' = 'bodies'): Ink[] {
  const cloth = inks[ground]
  const steps = inks.map(({ lightness }) => lightness - cloth.lightness)
  const widest = steps.reduce((best, step) => (Math.abs(step) > Math.abs(best) ? step : best), 0)
  const figures = inks.filter((_, at) => at !== ground)
  const isPastel = ({ chroma }: Ink): boolean => chroma > PASTEL
  const isOnNeutral = cloth.chroma < NEUTRAL ? figures.some(isPastel) : isPastel(cloth) && !figures.some(isPastel)
  const seenBy = Math.max(0, ...figures.map(({ chroma }) => Math.abs(chroma - cloth.chroma))) * SEEN_BY_CHROMA
  const least = drawnIn === 'lines' ? STEP_OF_LINES : isOnNeutral ? STEP_ON_NEUTRAL : STEP_LEAST
  const lacking = least - seenBy - Math.abs(widest)
  if (lacking <= 0 || inks.length < 2) return [...inks]
  const isGroundLight = widest < 0
  const top = isGroundLight ? cloth.lightness : cloth.lightness + widest
  const lift = Math.min(lacking * LIFTED, Math.max(0, LIGHTEST - top))
  return inks.map((ink, at) => {
    const isLight = (at === ground) === isGroundLight
    const { lightness, chroma, hue } = ink
    if (isLight) return inkFromOklch({ lightness: lightness + lift, chroma: chroma * TINTED, hue })
    if (!isOnNeutral || !isPastel(ink)) return inkFromOklch({ lightness: lightness - (lacking - lift), chroma, hue })
    const fuller = Math.min(chroma * (FULLER_MOST - 1), (lacking - lift) / (1 + SEEN_BY_CHROMA))
    const deeper = lacking - lift - fuller * SEEN_BY_CHROMA
    return inkFromOklch({ lightness: lightness - deeper, chroma: chroma + fuller, hue })
  })
}
