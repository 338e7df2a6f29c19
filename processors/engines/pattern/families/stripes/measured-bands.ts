import type { Plan } from '../family.ts'
import type { Band } from './sequences.ts'

/**
 * Stripes whose widths are told in mm (`widths mm`), in their order: the inks take them by turns. With a distance (`gap mm`) the ground lies
 * between; without one it is a stripe as the others are, where as many widths as inks are told, and else as wide as the widest.
 *
 * @param figures inks besides the ground
 * @param groundAt place of the ground among the inks; the last when left out
 */
export function measuredBands(
  { details }: Pick<Plan, 'details'>,
  figures: number,
  groundAt = figures,
): readonly Band[] | undefined {
  const asked = details['widths mm']
  if (typeof asked !== 'string') return undefined
  const widths = asked.split('|').map(Number)
  if (widths.some((widthMm) => !(widthMm > 0))) return undefined
  const gapMm = details['gap mm']
  if (typeof gapMm !== 'number' && widths.length === figures + 1)
    return widths.map((widthMm, at) => ({ part: at === groundAt ? 0 : at + (at < groundAt ? 1 : 0), widthMm }))
  const betweenMm = typeof gapMm === 'number' ? gapMm : Math.max(...widths)
  return widths.flatMap((widthMm, at) => [
    { part: (at % figures) + 1, widthMm },
    { part: 0, widthMm: betweenMm },
  ])
}
