import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { isNeutral } from '../../../color/tone.ts'

/**
 * Least step in OKLCH lightness between the ground and at least one figure; pastels on white need less than colours on
 * colours.
 */
const [STEP_LEAST, STEP_ON_NEUTRAL] = [0.2, 0.16]
/** The same for hairlines, which need more. */
const STEP_OF_LINES = 0.4
/**
 * OKLCH chroma: at most the first for white, cream and grey, at least the second for pastels; sand and beige lie
 * between.
 */
const PASTEL = 0.04
/** Largest factor on the chroma of a pastel. */
const FULLER_MOST = 1.5
/** Share of a colour's chroma that counts as lightness on white, where strong colours show before they are darker. */
const SEEN_BY_CHROMA = 0.6
const LIGHTEST = 0.95
/** Share of the step that the lighter side contributes, so that neither colour changes its name. */
const LIFTED = 0.6
/** Factor on the chroma of a tint. */
const TINTED = 0.85

/**
 * Separates figures and ground that are all equally light (pink on gold) and would merge at a distance: the lighter
 * side is lightened and the darker deepened until the step is met. Beside white, a pale colour gains chroma as it
 * deepens, so that butter does not turn to sand. Order and hues stay.
 *
 * @param drawnIn 'lines' where the figures are thin lines only
 */
export function partGround(inks: readonly Ink[], ground: number, drawnIn: 'bodies' | 'lines' = 'bodies'): Ink[] {
  const cloth = inks[ground]
  const steps = inks.map(({ lightness }) => lightness - cloth.lightness)
  const widest = steps.reduce((best, step) => (Math.abs(step) > Math.abs(best) ? step : best), 0)
  const figures = inks.filter((_, at) => at !== ground)
  const isPastel = ({ chroma }: Ink): boolean => chroma > PASTEL
  const isOnNeutral = isNeutral(cloth) ? figures.some(isPastel) : isPastel(cloth) && !figures.some(isPastel)
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
