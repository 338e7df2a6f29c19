import { z } from 'zod'
import type { AccountId } from '../../../schemas/ids.ts'
import { requestsPerMinute } from '../../../schemas/operations.ts'
import { Failure, remedyOf } from '../../lifecycle/failure.ts'
import type { Admission, AdmitRequest, Ledger, RateState } from '../port.ts'
import type { Database } from '../postgres/database.ts'
import { isLockTimeout } from '../postgres/failures.ts'
import { createGroups } from '../postgres/groups.ts'
import { toJsonb } from '../postgres/jsonb.ts'
import { bigint, jobId } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'
import { ledgerHeaders } from './ledger-headers.ts'

const admitStatement = statement('admit')
const admitTogetherStatement = statement('admit-together')
const ratesJson = JSON.stringify(requestsPerMinute)
const headersJson = JSON.stringify(ledgerHeaders)

/**
 * Two groups at once keep Postgres at work while the answers of one are read, and leave the other connections to other
 * calls. Waiting for 2000 at 2000 a second is as long as a caller should wait.
 */
const GROUPS = { atOnceMost: 2, slowAfterMs: 250, waitingMost: 2000, groupMost: 32 }

const admissionRow = z.object({
  kind: z.enum(['admitted', 'replayed', 'in_flight', 'mismatch', 'rate_limited', 'insufficient_credits']),
  job_id: jobId.nullable(),
  available: bigint,
  work_outbox_id: z.string().nullable(),
  rate_limit: z.int(),
  tokens: z.number(),
})

type AdmissionRow = z.infer<typeof admissionRow>

/**
 * Admission in one round trip and one transaction: idempotency, rate token, hold, job and outbox. The same job id may
 * be sent again by a caller that did not learn the outcome of its first try: it gets the first answer and pays once.
 */
export function createAdmission(database: Database, findJob: Ledger['findJob']): Ledger['admit'] {
  const inGroup = createGroups<AdmitRequest, AdmissionRow>({
    ...GROUPS,
    run: (requests) => admitGroup(database, requests),
  })
  return async (request) => {
    for (let tries = 0; tries < REPLAY_TRIES; tries++) {
      const row = await inGroup(request.accountId, request)
      if (row.kind !== 'replayed') return admissionOf(row, request)
      const job = row.job_id ? await findJob(request.accountId, row.job_id) : undefined
      if (job) return { kind: 'replayed', job }
      // Removed by retention between the two statements, so the request is a new one.
    }
    throw new Failure('ledger_refused', 'crash', 'The job to replay is gone')
  }
}

/** A job can be forgotten only once. */
const REPLAY_TRIES = 2

/**
 * Admissions of any accounts in one transaction. When the group is refused because of one of them, or an account is
 * locked for too long, nothing was written, and each is then tried alone.
 */
async function admitGroup(
  database: Database,
  requests: readonly AdmitRequest[],
): Promise<readonly Promise<AdmissionRow>[]> {
  if (requests.length > 1) {
    try {
      const values = [toJsonb(requests.map(termsOf)), headersJson, ratesJson]
      const rows = await database.rows(admissionRow, admitTogetherStatement, values)
      return rows.map((row) => Promise.resolve(row))
    } catch (error) {
      // Otherwise it is unknown whether the group was written, and a server that is away would fail each of them too.
      if (remedyOf(error) === 'retry' && !isLockTimeout(error)) throw error
    }
  }
  return admitApart(database, requests)
}

/** One after the other for each account, so that one whose lock is kept takes one connection and not one a request. */
function admitApart(database: Database, requests: readonly AdmitRequest[]): readonly Promise<AdmissionRow>[] {
  const turns = new Map<AccountId, Promise<unknown>>()
  return requests.map((request) => {
    const before = turns.get(request.accountId) ?? Promise.resolve()
    const end = before.then(() => admitAlone(database, request))
    turns.set(
      request.accountId,
      end.catch(() => {}),
    )
    return end
  })
}

async function admitAlone(database: Database, request: AdmitRequest): Promise<AdmissionRow> {
  return await database.one(admissionRow, admitStatement, parametersOf(request))
}

/** As `admit-together.sql` reads it. */
function termsOf({ work, facts, idempotency, ...terms }: AdmitRequest) {
  return {
    ...terms,
    idempotencyKey: idempotency?.key ?? null,
    requestHash: idempotency?.requestHash ?? null,
    drafts: [work, ...facts],
  }
}

function parametersOf(request: AdmitRequest): unknown[] {
  return [
    request.jobId,
    request.accountId,
    request.operation,
    request.lane,
    request.credits,
    request.acceptedAt,
    request.deadlineAt,
    request.idempotency?.key ?? null,
    request.idempotency?.requestHash ?? null,
    toJsonb([request.work, ...request.facts]),
    request.ledgerTopic,
    headersJson,
    ratesJson,
    null,
  ]
}

function admissionOf(row: AdmissionRow, request: AdmitRequest): Exclude<Admission, { kind: 'replayed' }> {
  const rate = rateState(row.rate_limit, row.tokens)
  switch (row.kind) {
    case 'admitted':
      return { kind: 'admitted', rate, workOutboxId: row.work_outbox_id ?? '', available: row.available }
    case 'in_flight':
      return { kind: 'in_flight', jobId: row.job_id ?? request.jobId }
    case 'mismatch':
      return { kind: 'mismatch' }
    case 'rate_limited':
      return { kind: 'rate_limited', rate, retryAfterSeconds: secondsUntil(1, row) }
    case 'insufficient_credits':
      return { kind: 'insufficient_credits', rate, available: row.available, needed: request.credits }
    case 'replayed':
      throw new Failure('ledger_refused', 'crash', 'A replay is read from the job')
  }
}

/** Whole requests that may follow at once, and the seconds until the bucket is full again. */
function rateState(limit: number, tokens: number): RateState {
  return {
    limit,
    remaining: Math.floor(tokens),
    resetSeconds: secondsUntil(limit, { rate_limit: limit, tokens }),
  }
}

/** The bucket fills by `rate_limit` tokens a minute. */
function secondsUntil(wanted: number, row: { readonly rate_limit: number; readonly tokens: number }): number {
  return Math.max(0, Math.ceil(((wanted - row.tokens) * 60) / row.rate_limit))
}
