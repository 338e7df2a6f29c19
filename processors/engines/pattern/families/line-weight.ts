import type { Plan } from './family.ts'

/** Names of the details that hold the factor on line widths, and their width in mm. */
export const [LINE_WEIGHT, LINE_MM] = ['line weight', 'line mm'] as const
const [LEAST, MOST] = [0.3, 3]

/** Factor on the line widths of a design: 1 unless "thin lines" or "thick outlines" are requested. */
export function lineWeight({ details }: Pick<Plan, 'details'>): number {
  const asked = details[LINE_WEIGHT]
  return typeof asked === 'number' ? Math.max(LEAST, Math.min(MOST, asked)) : 1
}

/** The width of lines in mm that is asked for; undefined where none is. */
export function lineMmAsked({ details }: Pick<Plan, 'details'>): number | undefined {
  const asked = details[LINE_MM]
  return typeof asked === 'number' && asked > 0 ? asked : undefined
}

/**
 * Half the width of a line in mm: of the width that is asked for, else of the usual one times its weight.
 *
 * @param usualMm half the usual width
 * @param leastMm least half width, below which a line cannot be printed
 */
export function halfLineMm(plan: Pick<Plan, 'details'>, usualMm: number, leastMm: number): number {
  const asked = lineMmAsked(plan)
  return Math.max(leastMm, asked === undefined ? lineWeight(plan) * usualMm : asked / 2)
}

/** The same as a share of the reach in mm of the cell that the line is drawn in, without a least width. */
export function halfLineShare(plan: Pick<Plan, 'details'>, usualShare: number, reachMm: number): number {
  const asked = lineMmAsked(plan)
  return asked === undefined ? usualShare * lineWeight(plan) : asked / 2 / reachMm
}
