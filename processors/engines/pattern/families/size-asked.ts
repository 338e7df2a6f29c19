import { REPEAT_MM } from '../design-spec.ts'
import type { Plan } from './family.ts'

/** The size in mm that was asked for of stripes or checks, of a family that fits its repeat to it. */
export function sizeAsked({ details }: Pick<Plan, 'details'>): number | undefined {
  const sizeMm = details['size mm']
  return typeof sizeMm === 'number' && sizeMm > 0 ? sizeMm : undefined
}

/** As many whole rounds as come nearest to the family's own repeat, in mm; stripes wider than a repeat may be are made narrower. */
export function wholeRounds(roundMm: number, repeatMm: number): number {
  return Math.min(REPEAT_MM.most, roundMm * Math.max(1, Math.round(repeatMm / roundMm)))
}
