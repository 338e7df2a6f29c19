// Readers of rows. Bigints come from pg as text; every one of ours fits a safe integer, and one that does not is
// refused.
import { z } from 'zod'
import { type EventName, isEventName } from '../../../schemas/events/catalogue.ts'
import type { EventHeaders } from '../../../schemas/events/cloud-events.ts'
import { type Completion, type EventPayloads, type Refund, refundDeciders } from '../../../schemas/events/payloads.ts'
import { jobStates } from '../../../schemas/http/results.ts'
import { type EntryId, isAccountId, isJobId, isKeyId } from '../../../schemas/ids.ts'
import { isLane, type Lane, operations, tiers } from '../../../schemas/operations.ts'
import type { AccountRecord, EntryRecord, JobRecord, OutboxRow } from '../port.ts'

const text = (accepts: (value: string) => boolean) => (value: unknown) => typeof value === 'string' && accepts(value)
/** A branded id, by its own test. */
export const idOf = <Id extends string>(accepts: (value: string) => value is Id, name: string) =>
  z.custom<Id>(text(accepts), name)
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export const jobId = idOf(isJobId, 'a job id')
export const accountId = idOf(isAccountId, 'an account id')
export const keyId = idOf(isKeyId, 'a key id')
export const lane = z.custom<Lane>(text(isLane), 'a lane')
export const bigint = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
  .pipe(z.int())
export const absentWhenNull = <T>(value: T | null): T | undefined => value ?? undefined

const jobFacts = { jobId, accountId, operation: z.enum(operations), lane, credits: z.int() }

const completion: z.ZodType<Completion> = z.object({
  ...jobFacts,
  acceptedAt: z.int(),
  completedAt: z.int(),
  processingTimeMs: z.int(),
  assetKey: z.string(),
  url: z.string(),
  format: z.string(),
  contentType: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  report: z.string(),
})

const refund: z.ZodType<Refund> = z.object({
  ...jobFacts,
  acceptedAt: z.int(),
  refundedAt: z.int(),
  decidedBy: z.enum(refundDeciders),
  code: z.string(),
  detail: z.string(),
  field: z.string().nullable(),
})

export const jobFields = {
  job_id: jobId,
  account_id: accountId,
  operation: z.enum(operations),
  lane,
  state: z.enum(jobStates),
  credits: z.int(),
  accepted_at: bigint,
  deadline_at: bigint,
  finished_at: bigint.nullable().transform(absentWhenNull),
  completion: completion.nullable().transform(absentWhenNull),
  refund: refund.nullable().transform(absentWhenNull),
}

export function jobOf(row: z.output<z.ZodObject<typeof jobFields>>): JobRecord {
  return {
    jobId: row.job_id,
    accountId: row.account_id,
    operation: row.operation,
    lane: row.lane,
    state: row.state,
    credits: row.credits,
    acceptedAt: row.accepted_at,
    deadlineAt: row.deadline_at,
    ...(row.finished_at === undefined ? {} : { finishedAt: row.finished_at }),
    ...(row.completion ? { completion: row.completion } : {}),
    ...(row.refund ? { refund: row.refund } : {}),
  }
}

export const jobRow = z.object(jobFields).transform(jobOf)

export const entryRow = z
  .object({
    entry_id: z.custom<EntryId>(
      text((value) => value.startsWith('ent_')),
      'an entry id',
    ),
    account_id: accountId,
    job_id: jobId.nullable(),
    kind: z.enum(['granted', 'held', 'posted', 'voided', 'expired']),
    granted: bigint,
    available: bigint,
    held: bigint,
    spent: bigint,
    available_after: bigint,
    held_after: bigint,
    spent_after: bigint,
    recorded_at: bigint,
  })
  .transform(
    ({ granted, available, held, spent, ...row }): EntryRecord => ({
      entryId: row.entry_id,
      accountId: row.account_id,
      jobId: row.job_id,
      kind: row.kind,
      changes: { granted, available, held, spent },
      after: { available: row.available_after, held: row.held_after, spent: row.spent_after },
      recordedAt: row.recorded_at,
    }),
  )

export const completionRow = z.object({ completion })

/** A payload is checked against its Avro schema by whoever publishes it; here it only has to be a record. */
export const outboxRow: z.ZodType<OutboxRow> = z.object({
  id: z.string(),
  topic: z.string(),
  key: z.string(),
  event: z.custom<EventName>(text(isEventName), 'an event name'),
  payload: z.custom<EventPayloads[EventName]>(isRecord, 'a record'),
  headers: z.record(z.string(), z.string()) satisfies z.ZodType<EventHeaders>,
})

export const accountRow = z
  .object({
    account_id: accountId,
    name: z.string(),
    tier: z.enum(tiers),
    granted: bigint,
    available: bigint,
    held: bigint,
    spent: bigint,
    requests_per_minute: z.int().nullable().default(null),
  })
  .transform(
    ({ account_id, requests_per_minute, ...row }): AccountRecord => ({
      accountId: account_id,
      ...row,
      ...(requests_per_minute === null ? {} : { requestsPerMinute: requests_per_minute }),
    }),
  )

/** Of statements that answer with nothing worth reading. */
export const countRow = z.object({ count: z.int() })
export const anyRow = z.unknown()
