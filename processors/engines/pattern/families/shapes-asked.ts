import type { Plan } from './family.ts'

/** Shapes that a prompt may ask for or exclude, each with its words. */
const words = {
  triangle: /triang|dreieck/,
  circle: /circle|disc\b|discs\b|round|kreis|cercle|c[ií]rculo|cerchi/,
  stripe: /stripe|streifen|rayure|raya\b/,
  dot: /\bdots?\b|punkt/,
  leaf: /\blea(f|ves)\b/,
} as const

export type Shape = keyof typeof words

/**
 * The variants that match the shapes of a prompt: none with an excluded shape, and where shapes are named only those
 * made of them; all variants where none would be left.
 */
export function withShapesAsked<Way extends { readonly of: readonly Shape[] }>(
  { details, styles, motifs }: Pick<Plan, 'details' | 'styles' | 'motifs'>,
  ways: readonly Way[],
): readonly Way[] {
  const named = shapesIn([...styles, ...motifs])
  const refused = shapesIn(`${details.without ?? ''}`.split('|'))
  const left = ways.filter(({ of }) => !of.some((shape) => refused.includes(shape)))
  const asked = left.filter(({ of }) => of.length > 0 && of.every((shape) => named.includes(shape)))
  return [asked, left, ways].find((some) => some.length > 0) ?? ways
}

function shapesIn(phrases: readonly string[]): Shape[] {
  const shapes = Object.keys(words) as Shape[]
  return shapes.filter((shape) => phrases.some((phrase) => words[shape].test(phrase)))
}
