import type { Plan } from '../family.ts'

const lineStyles: readonly string[] = [
  'line art',
  'line drawing',
  'linework',
  'ink drawing',
  'line',
  'outline',
  'outlined',
  'pen and ink',
  'engraving',
  'etching',
  'sketch',
]
const washStyles: readonly string[] = ['watercolour', 'watercolor', 'painterly', 'brushed', 'brush stroke']

/** Whether the prompt asks for plants as line drawings. */
export function asksForLine({ styles }: Plan): boolean {
  return styles.some((style) => lineStyles.includes(style) || /\bline (art|drawing)/.test(style))
}

/** Whether the prompt asks for plants in watercolour washes. */
export function asksForWatercolour({ styles }: Pick<Plan, 'styles'>): boolean {
  return styles.some((style) => washStyles.includes(style))
}
