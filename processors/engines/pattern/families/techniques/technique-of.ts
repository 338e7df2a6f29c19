import type { Plan } from '../family.ts'
import { asksForWatercolour } from './line-or-wash.ts'

/** Techniques that show in every area of a drawing. */
export type Technique =
  | 'wash'
  | 'cut'
  | 'engraving'
  | 'stitch'
  | 'crayon'
  | 'halftone'
  | 'stipple'
  | 'stencil'
  | 'facet'

/** Looks by the technique they ask for; washes have a test of their own. */
const looks: Readonly<Record<Exclude<Technique, 'wash'>, readonly string[]>> = {
  cut: ['block print', 'block-print', 'woodblock', 'linocut', 'butis'],
  engraving: ['engraving'],
  stitch: ['embroidered'],
  crayon: ['crayon'],
  halftone: ['halftone'],
  stipple: ['stippled'],
  stencil: ['stencil'],
  facet: ['low poly'],
}

/** The technique that the prompt asks for; undefined for flat areas. */
export function techniqueOf(asked: Pick<Plan, 'styles'>): Technique | undefined {
  if (asksForWatercolour(asked)) return 'wash'
  const found = Object.entries(looks).find(([, styles]) => styles.some((style) => asked.styles.includes(style)))
  return found?.[0] as Technique | undefined
}

/** True where areas are worked in lighter and darker tones of their own colour. */
export function needsTones(asked: Pick<Plan, 'styles'>): boolean {
  const technique = techniqueOf(asked)
  return technique === 'wash' || technique === 'stitch' || technique === 'facet'
}
