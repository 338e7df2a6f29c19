import type { Plan } from './family.ts'

/** Name of the detail that holds a factor on the width of lines. */
export const LINE_WEIGHT = 'line weight'
const [LEAST, MOST] = [0.3, 3]

/** How much wider than usual the lines of a design are to be: 1 unless "thin lines" or "thick outlines" were asked for. */
export function lineWeight({ details }: Pick<Plan, 'details'>): number {
  const asked = details[LINE_WEIGHT]
  return typeof asked === 'number' ? Math.max(LEAST, Math.min(MOST, asked)) : 1
}
