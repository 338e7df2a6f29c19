import type { Cast } from './cast.ts'

/**
 * Assigns inks to the parts of motifs. A short palette shares inks between parts; of a long one none is lost, because
 * inks beyond the parts alternate with the leading one from motif to motif.
 */
export type InkPool = {
  /** Ink of a part; 0 is the leading part. */
  readonly part: (part: number) => number
  /** Leading ink of the n-th motif. */
  readonly lead: (turn: number) => number
  readonly size: number
}

/**
 * Makes a pool.
 *
 * @param parts number of motif parts with an ink each, the leading one included; 1 or more
 */
export function poolInks(figures: readonly number[], parts: number): InkPool {
  const leads = [figures[0], ...figures.slice(parts)]
  return {
    part: (part) => figures[part % figures.length],
    lead: (turn) => leads[turn % leads.length],
    size: figures.length,
  }
}

/** An accent is used once in so many turns. */
const ACCENT_EVERY = 4

/**
 * Figures in the order in which they take turns, each once; with a requested accent the others repeat until it is one
 * in four.
 */
export function turnsOf({ spared }: Pick<Cast, 'spared'>, figures: readonly number[]): readonly number[] {
  const others = figures.filter((ink) => ink !== spared)
  if (spared === undefined || others.length === 0 || others.length === figures.length) return figures
  const rounds = Math.max(1, Math.ceil((ACCENT_EVERY - 1) / others.length))
  return [...Array.from({ length: rounds }, () => others).flat(), spared]
}

/** Golden ratio: multiples of it modulo 1 are evenly distributed and never in step with another cycle. */
const GOLDEN = 0.618034

/**
 * Which of `count` inks the n-th scattered thing takes: each equally often, and independent of any cycle of kinds of
 * things.
 */
export function strewnTurn(at: number, count: number): number {
  return Math.floor(((at * GOLDEN) % 1) * count)
}
