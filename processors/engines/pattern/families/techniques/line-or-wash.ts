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

/** True when the prompt wants plants drawn in line. */
export function asksForLine({ styles }: Plan): boolean {
  return styles.some((style) => lineStyles.includes(style) || /\bline (art|drawing)/.test(style))
}

/** True when the prompt wants plants painted in washes. */
export function asksForWatercolour({ styles }: Pick<Plan, 'styles'>): boolean {
  return styles.some((style) => washStyles.includes(style))
}
