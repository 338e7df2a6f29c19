/**
 * Awaited between slow steps with the share of them done, 0..1: tells progress, lets everything else in the process
 * have its turn, and throws when the work is no longer wanted.
 */
export type Pace = (fraction: number) => Promise<void>

/** For work that nobody watches. */
export const unpaced: Pace = async () => {}

/** Counts steps of which there are at most `stepsMax`; the share told may end below one. */
export function countSteps(pace: Pace, stepsMax: number): () => Promise<void> {
  let done = 0
  return () => pace(Math.min(1, ++done / stepsMax))
}
