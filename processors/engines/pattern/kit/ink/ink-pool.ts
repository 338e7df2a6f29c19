import type { Cast } from './cast.ts'

/**
 * Inks by part number, so that a short palette shares inks between parts and a long one loses none: inks beyond the parts
 * take turns with the leading one from motif to motif.
 */
export type InkPool = {
  /** Ink of a part, 0 the leading one. */
  readonly part: (part: number) => number
  /** Leading ink of the n-th motif. */
  readonly lead: (turn: number) => number
  readonly size: number
}

/** @param parts kinds of motif parts that want an ink each, the leading one included; 1 or more */
export function poolInks(figures: readonly number[], parts: number): InkPool {
  const leads = [figures[0], ...figures.slice(parts)]
  return {
    part: (part) => figures[part % figures.length],
    lead: (turn) => leads[turn % leads.length],
    size: figures.length,
  }
}

/** Turns in which an accent comes once. */
const ACCENT_EVERY = 4

/** Figures in the order they take turns, each once; where an accent was asked for, the others go round until it is one in four. */
export function turnsOf({ spared }: Pick<Cast, 'spared'>, figures: readonly number[]): readonly number[] {
  const others = figures.filter((ink) => ink !== spared)
  if (spared === undefined || others.length === 0 || others.length === figures.length) return figures
  const rounds = Math.max(1, Math.ceil((ACCENT_EVERY - 1) / others.length))
  return [...Array.from({ length: rounds }, () => others).flat(), spared]
}

/** The golden section: turns by it fill a round evenly and keep step with no other count. */
const GOLDEN = 0.618034

/** Which of `count` inks the n-th thing strewn takes: each as often, and none bound to a kind of thing that comes round too. */
export function strewnTurn(at: number, count: number): number {
  return Math.floor(((at * GOLDEN) % 1) * count)
}
