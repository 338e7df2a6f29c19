import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import { deadLetterRetentionMs } from '../../../schemas/topics.ts'
import type { Chore } from './tidying.ts'

/** How long a row is kept after what it tells of has ended. */
export type RowTerms = {
  readonly keepJobsMs: number
  readonly keepDeliveriesMs: number
  readonly keepAuditMs: number
}

export type OldRowsDeps = {
  readonly ledger: Pick<Ledger, 'retention'> & { readonly webhooks: Pick<Ledger['webhooks'], 'forget'> }
  readonly terms: RowTerms
  readonly removed: CountRemoved
  readonly logger: Logger
}

type RowKind = 'job' | 'delivery' | 'decision' | 'audit'

/** Counts what was removed because its time was over. */
export type CountRemoved = (kind: RowKind | 'input' | 'asset' | 'upload', count: number) => void

export function createCountRemoved(metrics: Pick<Metrics, 'counter'>): CountRemoved {
  const removed = metrics.counter({
    name: 'removed_total',
    help: 'What was removed because its time was over.',
    labels: ['kind'],
  })
  return (kind, count) => removed({ kind }, count)
}

/** A step holds its locks for some 75 ms. */
const STEP_MAX = 500

/**
 * Removes rows of the books whose time is over, in small steps. Deliveries go before jobs, which stay as long as one is
 * kept; a decision is of no use when its letter has left the topic.
 */
export function createOldRows({ ledger, terms, removed, logger }: OldRowsDeps): readonly Chore[] {
  const chore = (kind: RowKind, remove: () => Promise<number>): Chore => {
    return async () => {
      const count = await remove()
      if (count === 0) return false
      removed(kind, count)
      logger.info({ event: 'rows_removed', kind, count })
      return count === STEP_MAX
    }
  }
  const { webhooks, retention } = ledger
  return [
    chore('delivery', () => webhooks.forget(terms.keepDeliveriesMs, STEP_MAX)),
    chore('job', async () => (await retention.forgetJobs(terms.keepJobsMs, STEP_MAX)).length),
    chore('decision', () => retention.forgetDecisions(deadLetterRetentionMs, STEP_MAX)),
    chore('audit', () => retention.forgetAudit(terms.keepAuditMs, STEP_MAX)),
  ]
}
