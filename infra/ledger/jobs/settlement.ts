import { z } from 'zod'
import { eventHeaders, terminalEventId } from '../../../schemas/events/cloud-events.ts'
import type { Completion, Refund } from '../../../schemas/events/payloads.ts'
import type { JobId } from '../../../schemas/ids.ts'
import { operations } from '../../../schemas/operations.ts'
import type { HoldState, Ledger, OutboxDraft, Settlement, TerminalEvent } from '../port.ts'
import { type Database, onlyRow } from '../postgres/database.ts'
import { toJsonb } from '../postgres/jsonb.ts'
import { accountId, bigint, jobId, lane } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'
import { ledgerHeaders } from './ledger-headers.ts'

const endHolds = statement('end-holds')
const overdueHolds = statement('overdue-holds')
const headersJson = JSON.stringify(ledgerHeaders)

/** What `end_holds` takes for each job. */
type Ending = {
  readonly jobId: JobId
  readonly state: Exclude<HoldState, 'held'>
  readonly outcome: Completion | Refund
  /** Published if this ending wins. */
  readonly publish: readonly OutboxDraft[]
}

const endedRow = z.object({
  job_id: z.string(),
  ended: z.boolean(),
  state: z.enum(['held', 'posted', 'voided', 'expired']).nullable(),
})

const overdueRow = z.object({
  job_id: jobId,
  account_id: accountId,
  operation: z.enum(operations),
  lane,
  credits: z.int(),
  accepted_at: bigint,
  moment: bigint,
})

export function createSettlement(database: Database): Pick<Ledger, 'settle' | 'refundOpenJob' | 'expireHolds'> {
  const end = async (endings: readonly Ending[], ledgerTopic: string): Promise<Settlement[]> => {
    if (endings.length === 0) return []
    const values = [toJsonb(endings), ledgerTopic, headersJson]
    return settlementsOf(endings, await database.rows(endedRow, endHolds, values))
  }
  return {
    settle: (events, ledgerTopic) => end(events.map(endingOf), ledgerTopic),
    refundOpenJob: async (refund, topics) => {
      return onlyRow(endHolds, await end([publishedRefund(refund, topics.refunds)], topics.ledger))
    },
    expireHolds: async (graceMs, limit, topics) => {
      const overdue = await database.rows(overdueRow, overdueHolds, [graceMs, limit])
      const endings = overdue.map((row) => publishedRefund(sweptRefund(row), topics.refunds))
      const settlements = await end(endings, topics.ledger)
      return settlements.filter(({ kind }) => kind === 'settled').map((settlement) => settlement.jobId)
    },
  }
}

function endingOf(event: TerminalEvent): Ending {
  if (event.kind === 'refunded') return refundEnding(event.refund, [])
  return { jobId: event.completion.jobId, state: 'posted', outcome: event.completion, publish: [] }
}

/**
 * Time ran out: expired. Anything else that gives the credits back: voided. A replay of the events decides the same.
 */
function refundEnding(refund: Refund, publish: readonly OutboxDraft[]): Ending {
  const outOfTime = refund.decidedBy === 'deadline' || refund.decidedBy === 'sweeper'
  return { jobId: refund.jobId, state: outOfTime ? 'expired' : 'voided', outcome: refund, publish }
}

function publishedRefund(refund: Refund, topic: string): Ending {
  const headers = eventHeaders({
    id: terminalEventId(refund.jobId, 'refund'),
    event: 'refund',
    source: 'ledger',
    subject: refund.jobId,
    timeMs: refund.refundedAt,
  })
  return refundEnding(refund, [
    { topic, key: refund.jobId, event: 'refund', payload: refund, headers, relayAfterMs: 0 },
  ])
}

function sweptRefund(row: z.infer<typeof overdueRow>): Refund {
  return {
    jobId: row.job_id,
    accountId: row.account_id,
    operation: row.operation,
    lane: row.lane,
    credits: row.credits,
    acceptedAt: row.accepted_at,
    refundedAt: row.moment,
    decidedBy: 'sweeper',
    code: 'deadline_exceeded',
    detail: 'The job did not end before its deadline.',
    field: null,
  }
}

/**
 * One answer per ending, in their order. The database answers per job, and the first ending of a job is the one it
 * took.
 */
function settlementsOf(endings: readonly Ending[], rows: readonly z.infer<typeof endedRow>[]): Settlement[] {
  const rowOf = new Map(rows.map((row) => [row.job_id, row]))
  const answered = new Set<JobId>()
  return endings.map(({ jobId }) => {
    const row = rowOf.get(jobId)
    if (!row?.state) return { kind: 'unknown', jobId }
    const first = !answered.has(jobId)
    answered.add(jobId)
    return row.ended && first ? { kind: 'settled', jobId } : { kind: 'duplicate', jobId, state: row.state }
  })
}
