import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { remedyOf } from '../../../infra/lifecycle/failure.ts'

/** One small step of a chore. True when there may be more to do at once. */
export type Chore = () => Promise<boolean>

/** Nothing that chores remove is in anybody's way for a minute. */
const TIDY_EVERY_MS = 60_000
/** How long one chore goes on while there is more: the holds that are due in between wait for it. */
const CHORE_MOST_MS = 1000

/**
 * Chores that are due, each by itself: an object store that is away keeps no topic in place. One that is not done is
 * due again at the next call, the others after a minute. Throws the gravest failure after all.
 */
export function createTidying(clock: Pick<Clock, 'now'>, chores: readonly Chore[]): () => Promise<void> {
  const due = chores.map((step) => ({ step, at: 0 }))
  return async () => {
    const failures: unknown[] = []
    for (const chore of due) {
      if (clock.now() < chore.at) continue
      try {
        const isDone = await takeSteps(chore.step, clock)
        chore.at = clock.now() + (isDone ? TIDY_EVERY_MS : 0)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures.find((error) => remedyOf(error) !== 'retry') ?? failures[0]
  }
}

async function takeSteps(step: Chore, clock: Pick<Clock, 'now'>): Promise<boolean> {
  const until = clock.now() + CHORE_MOST_MS
  while (await step()) if (clock.now() >= until) return false
  return true
}
