import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Progress, WorkTerms } from '../../schemas/events/payloads.ts'
import type { Operation } from '../../schemas/operations.ts'

/** Short jobs tell nothing: most are over before anyone could read it, and every event costs a write. */
const QUIET_FIRST_MS = 1000
const TELL_EVERY_MS = 1000

export type ProgressReporterOptions = {
  readonly work: WorkTerms
  readonly operation: Operation
  readonly clock: Clock
  readonly publish: (progress: Progress) => void
}

/** Thins out what an engine says of its progress to about one event a second. */
export function createProgressReporter({
  work,
  operation,
  clock,
  publish,
}: ProgressReporterOptions): (fraction: number, stage: string) => void {
  let nextAt = clock.now() + QUIET_FIRST_MS
  return (fraction, stage) => {
    const reportedAt = clock.now()
    if (reportedAt < nextAt) return
    nextAt = reportedAt + TELL_EVERY_MS
    publish({
      jobId: work.jobId,
      accountId: work.accountId,
      operation,
      fraction: Math.min(1, Math.max(0, fraction)),
      stage,
      reportedAt,
    })
  }
}
