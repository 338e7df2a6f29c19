import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Progress, WorkTerms } from '../../schemas/events/payloads.ts'
import type { Operation } from '../../schemas/operations.ts'

/** Short jobs tell nothing: most are over before anyone could read it, and every event costs a write. */
const QUIET_FIRST_MS = 1000
const TELL_EVERY_MS = 1000
const BEGUN = { fraction: 0, stage: 'begun' }

export type ProgressReporterOptions = {
  readonly work: WorkTerms
  readonly operation: Operation
  readonly clock: Clock
  readonly publish: (progress: Progress) => void
}

export type ProgressReporter = {
  readonly report: (fraction: number, stage: string) => void
  /** Nothing is told from now on. */
  readonly close: () => void
}

/**
 * Thins out what an engine says of its progress to about one event a second. An engine that has said nothing by the
 * first of them is told as begun, so that its job does not look as if it still waited.
 */
export function createProgressReporter({ work, operation, clock, publish }: ProgressReporterOptions): ProgressReporter {
  const closing = new AbortController()
  let nextAt = clock.now() + QUIET_FIRST_MS
  let latest = BEGUN
  const report = (fraction: number, stage: string): void => {
    latest = { fraction: Math.min(1, Math.max(0, fraction)), stage }
    const reportedAt = clock.now()
    if (reportedAt < nextAt || closing.signal.aborted) return
    nextAt = reportedAt + TELL_EVERY_MS
    publish({ jobId: work.jobId, accountId: work.accountId, operation, ...latest, reportedAt })
  }
  const firstAt = nextAt
  void clock.sleep(QUIET_FIRST_MS, closing.signal).then(() => {
    if (nextAt === firstAt) report(latest.fraction, latest.stage)
  })
  return { report, close: () => closing.abort() }
}
