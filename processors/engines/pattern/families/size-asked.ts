import { REPEAT_MM } from '../spec/design-spec.ts'
import type { Plan } from './family.ts'

/** The requested size in mm of stripes or checks, for a family that fits its repeat to it. */
export function sizeAsked({ details }: Pick<Plan, 'details'>): number | undefined {
  const sizeMm = details['size mm']
  return typeof sizeMm === 'number' && sizeMm > 0 ? sizeMm : undefined
}

/**
 * Length in mm of the number of whole rounds that is nearest to the family's own repeat; limited to the largest repeat,
 * so that very wide stripes become narrower.
 */
export function wholeRounds(roundMm: number, repeatMm: number): number {
  return Math.min(REPEAT_MM.most, roundMm * Math.max(1, Math.round(repeatMm / roundMm)))
}
