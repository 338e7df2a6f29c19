import type { KindAsked, Plan } from './family.ts'

/**
 * The kind that a family draws: `kind` of the spec's details, or else the first style or motif of the prompt that is
 * one, or else one by the seed.
 */
export function chooseKind<Kind extends string>(plan: Plan, kinds: readonly Kind[]): Kind {
  const asked = [plan.details.kind, ...plan.styles, ...plan.motifs]
  const found = asked.flatMap((name) => kinds.find((kind) => kind === name) ?? [])
  return found[0] ?? plan.random.fork('kind').pick(kinds)
}

/** Whether the spec's details or the words of the prompt ask for one of these kinds. */
export function asksFor(asked: Pick<KindAsked, 'styles'> & Partial<KindAsked>, ...kinds: readonly string[]): boolean {
  return [asked.details?.kind, ...asked.styles].some((name) => kinds.some((kind) => kind === name))
}
