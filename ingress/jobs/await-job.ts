import type { TerminalEvent } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { inSpan, type Tracing } from '../../infra/telemetry/tracing.ts'
import type { OpenJob } from './accept-job.ts'
import type { Waiter } from './job-waiters.ts'
import type { Settler } from './settler.ts'

export type AwaitDeps = {
  readonly settler: Settler
  readonly clock: Clock
  readonly logger: Logger
  readonly tracing: Pick<Tracing, 'start'>
  /** The span that the waiting is part of. */
  readonly traceparent: string
  /** Aborts when the caller has hung up. */
  readonly gone: AbortSignal
  readonly pollMs?: number
}

/** A reply can get lost with a broker; looking at the job's row this often bounds what that costs a caller. */
const POLL_MS = 5_000

/**
 * Waits for the end of a job until `untilMs` (milliseconds since 1970) and returns it as the database has it, or
 * undefined when the job is still open then, or its caller has gone: the job goes on, and others end it. At the job's
 * deadline it is never undefined to a caller that is still there: this call then ends the job by giving the credits
 * back, or returns the ending that came first.
 */
export async function awaitJob(
  job: OpenJob,
  waiter: Waiter,
  untilMs: number,
  deps: AwaitDeps,
): Promise<TerminalEvent | undefined> {
  const { settler, clock, tracing, traceparent, gone, pollMs = POLL_MS } = deps
  const endMs = Math.min(untilMs, job.deadlineAt)
  for (;;) {
    const leftMs = endMs - clock.now()
    if (leftMs <= 0) break
    const event = await replyWithin(Math.min(leftMs, pollMs), waiter, deps)
    if (event)
      return inSpan(tracing.start('settle', 'internal', traceparent), () => settler.settle(event, job.accountId))
    if (gone.aborted) return undefined
    if (leftMs <= pollMs) break
    const ending = await lookUp(job, deps)
    if (ending) return ending
  }
  return endMs < job.deadlineAt ? undefined : settler.refund(overdue(job, clock.now()))
}

async function replyWithin(
  ms: number,
  waiter: Waiter,
  { clock, gone }: Pick<AwaitDeps, 'clock' | 'gone'>,
): Promise<TerminalEvent | undefined> {
  const timer = new AbortController()
  // An own reason is cheap; the default one is an exception with a stack trace.
  const enough = (): void => timer.abort('enough')
  gone.addEventListener('abort', enough)
  if (gone.aborted) enough()
  const event = await Promise.race([waiter.reply, clock.sleep(ms, timer.signal)])
  gone.removeEventListener('abort', enough)
  enough()
  return event ?? undefined
}

/** A database that is away is no reason to stop waiting; the reply may come all the same. */
async function lookUp(
  { accountId, jobId }: OpenJob,
  { settler, logger }: AwaitDeps,
): Promise<TerminalEvent | undefined> {
  try {
    return await settler.ending(accountId, jobId)
  } catch (error) {
    logger.warn({ event: 'job_not_looked_up', jobId, error })
    return undefined
  }
}

function overdue({ deadlineAt, ...facts }: OpenJob, nowMs: number) {
  return {
    ...facts,
    refundedAt: nowMs,
    decidedBy: 'deadline' as const,
    code: 'deadline_exceeded',
    detail: `The job was not done within ${(deadlineAt - facts.acceptedAt) / 1000} seconds.`,
    field: null,
  }
}
