import type { Plan } from './family.ts'

/** Name of the detail that holds the factor on line widths. */
export const LINE_WEIGHT = 'line weight'
const [LEAST, MOST] = [0.3, 3]

/** Factor on the line widths of a design: 1 unless "thin lines" or "thick outlines" are requested. */
export function lineWeight({ details }: Pick<Plan, 'details'>): number {
  const asked = details[LINE_WEIGHT]
  return typeof asked === 'number' ? Math.max(LEAST, Math.min(MOST, asked)) : 1
}
