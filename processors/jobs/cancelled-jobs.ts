import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { JobId } from '../../schemas/ids.ts'
import { BATCH_DEADLINE_MS } from '../../schemas/operations.ts'

/** Jobs that were cancelled: their work is not begun, and stopped where it runs. */
export type CancelledJobs = {
  readonly add: (jobId: JobId) => void
  readonly has: (jobId: JobId) => boolean
  /** Aborts when the job is cancelled; call `close` when its work has ended. */
  readonly watch: (jobId: JobId) => { readonly signal: AbortSignal; readonly close: () => void }
}

/** The longest deadline there is: work that is older is refunded before it could begin. */
const KEEP_MS = BATCH_DEADLINE_MS
const JOBS_MAX = 50_000

export function createCancelledJobs(clock: Pick<Clock, 'now'>): CancelledJobs {
  const cancelledAt = new Map<JobId, number>()
  const watchers = new Map<JobId, Set<AbortController>>()
  return {
    add: (jobId) => {
      const now = clock.now()
      cancelledAt.delete(jobId)
      cancelledAt.set(jobId, now)
      // Kept in the order in which they were added, so what may go lies in front.
      for (const [oldest, at] of cancelledAt) {
        if (now - at < KEEP_MS && cancelledAt.size <= JOBS_MAX) break
        cancelledAt.delete(oldest)
      }
      for (const watcher of watchers.get(jobId) ?? []) watcher.abort(new Error('the job was cancelled'))
    },
    has: (jobId) => cancelledAt.has(jobId),
    watch: (jobId) => {
      const watcher = new AbortController()
      const watching = watchers.get(jobId) ?? new Set()
      watchers.set(jobId, watching.add(watcher))
      return {
        signal: watcher.signal,
        close: () => {
          watching.delete(watcher)
          if (watching.size === 0 && watchers.get(jobId) === watching) watchers.delete(jobId)
        },
      }
    },
  }
}
