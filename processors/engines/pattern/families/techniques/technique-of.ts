import type { Plan } from '../family.ts'
import { asksForWatercolour } from './line-or-wash.ts'

/** Techniques that change how every area of a drawing is filled. */
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

/** Words for looks by the technique that they ask for; washes are tested separately. */
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

/** Whether areas are worked in lighter and darker tones of their own colour. */
export function needsTones(asked: Pick<Plan, 'styles'>): boolean {
  const technique = techniqueOf(asked)
  return technique === 'wash' || technique === 'stitch' || technique === 'facet'
}
