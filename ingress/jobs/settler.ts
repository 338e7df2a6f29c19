import type { JobRecord, Ledger, Settlement, TerminalEvent } from '../../infra/ledger/port.ts'
import { backoffMs } from '../../infra/lifecycle/backoff.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import { remedyOf } from '../../infra/lifecycle/failure.ts'
import type { Refund } from '../../schemas/events/payloads.ts'
import type { AccountId, JobId } from '../../schemas/ids.ts'
import type { TopicNames } from '../../schemas/topics.ts'
import { createBatchQueue } from './batch-queue.ts'

/** How a job ended, as the database has it. */
export type Settler = {
  /** Writes the event if the job is still open; tells what stands in the database in either case. */
  readonly settle: (event: TerminalEvent, accountId: AccountId) => Promise<TerminalEvent>
  /** Gives the credits back if the job is still open; tells what stands in the database in either case. */
  readonly refund: (refund: Refund) => Promise<TerminalEvent>
  /** How the job ended, undefined while it is open. */
  readonly ending: (accountId: AccountId, jobId: JobId) => Promise<TerminalEvent | undefined>
}

export type SettlerOptions = {
  readonly ledger: Pick<Ledger, 'settle' | 'refundOpenJob' | 'findJob'>
  readonly names: TopicNames
  readonly clock: Clock
  readonly random: () => number
}

/** One statement settles this many in a few milliseconds; more would make the first wait for the last. */
const SETTLE_BATCH_MAX = 64
/** About 4 s in all: a Postgres restart fits in, and a caller does not wait long for one that does not come back. */
const RETRY = { firstMs: 100, mostMs: 2_000, attemptsMost: 6 }

/** Settlements of callers that wake at the same time share one call of the ledger. */
export function createSettler({ ledger, names, clock, random }: SettlerOptions): Settler {
  const queue = createBatchQueue<TerminalEvent, Settlement>({
    batchMax: SETTLE_BATCH_MAX,
    delayMs: 0,
    run: (events) => ledger.settle(events, names.ledger),
  })
  const retried = <Result>(work: () => Promise<Result>): Promise<Result> => retry(work, clock, random)

  const ending = async (accountId: AccountId, jobId: JobId): Promise<TerminalEvent | undefined> => {
    const job = await retried(() => ledger.findJob(accountId, jobId))
    return job ? endingOf(job) : undefined
  }
  const stored = async (accountId: AccountId, jobId: JobId): Promise<TerminalEvent> => {
    const event = await ending(accountId, jobId)
    if (!event) throw new Error(`job ${jobId} was settled and has no ending`)
    return event
  }
  return {
    ending,
    settle: async (event, accountId) => {
      const settlement = await retried(() => queue.add(event))
      return settlement.kind === 'settled' ? event : stored(accountId, settlement.jobId)
    },
    refund: async (refund) => {
      const topics = { refunds: names.refunds, ledger: names.ledger }
      const settlement = await retried(() => ledger.refundOpenJob(refund, topics))
      return settlement.kind === 'settled' ? { kind: 'refunded', refund } : stored(refund.accountId, refund.jobId)
    },
  }
}

export function endingOf(job: JobRecord): TerminalEvent | undefined {
  if (job.state === 'completed' && job.completion) return { kind: 'completed', completion: job.completion }
  if (job.state === 'refunded' && job.refund) return { kind: 'refunded', refund: job.refund }
  return undefined
}

/** Settling twice is harmless, so a call whose outcome is not known may be repeated. */
async function retry<Result>(work: () => Promise<Result>, clock: Clock, random: () => number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (remedyOf(error) !== 'retry' || attempt >= RETRY.attemptsMost) throw error
      await clock.sleep(backoffMs(attempt, RETRY, random))
    }
  }
}
