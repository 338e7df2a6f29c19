import type { Progress } from '../../schemas/events/payloads.ts'
import type { JobId } from '../../schemas/ids.ts'

/** The latest that running jobs told of their progress; told at most once, and lost with the process. */
export type ProgressBoard = {
  readonly put: (progress: Progress) => void
  readonly latest: (jobId: JobId) => Progress | undefined
  /** Resolves with the next thing a job tells, or with undefined when the signal aborts. */
  readonly next: (jobId: JobId, signal: AbortSignal) => Promise<Progress | undefined>
}

/** Oldest go first. Jobs end within minutes, so a board this large outlasts them. */
const JOBS_MAX = 10_000

export function createProgressBoard(): ProgressBoard {
  const latest = new Map<JobId, Progress>()
  const listeners = new Map<JobId, Set<(progress: Progress) => void>>()
  return {
    put: (progress) => {
      const { jobId, reportedAt } = progress
      // Two processors may run a job for a moment, and their events may arrive out of order.
      if ((latest.get(jobId)?.reportedAt ?? 0) > reportedAt) return
      latest.delete(jobId)
      latest.set(jobId, progress)
      if (latest.size > JOBS_MAX) for (const oldest of latest.keys()) if (latest.delete(oldest)) break
      for (const listener of [...(listeners.get(jobId) ?? [])]) listener(progress)
    },
    latest: (jobId) => latest.get(jobId),
    next: (jobId, signal) =>
      new Promise((resolve) => {
        const waiting = listeners.get(jobId) ?? new Set()
        listeners.set(jobId, waiting)
        const finish = (progress?: Progress): void => {
          waiting.delete(finish)
          if (waiting.size === 0) listeners.delete(jobId)
          signal.removeEventListener('abort', onAbort)
          resolve(progress)
        }
        const onAbort = (): void => finish()
        waiting.add(finish)
        if (signal.aborted) return onAbort()
        signal.addEventListener('abort', onAbort)
      }),
  }
}
