import { z } from 'zod'
import { batchRequestsPerMinute, tiers } from '../../../schemas/operations.ts'
import { Failure } from '../../lifecycle/failure.ts'
import {
  type BatchAccess,
  type BatchAdmission,
  type BatchAdmitRequest,
  type BatchLedger,
  creditPolicies,
} from '../ports/batch-port.ts'
import type { Database } from '../postgres/database.ts'
import { toJsonb } from '../postgres/jsonb.ts'
import { accountId, anyRow, bigint, jobId, lane } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'
import { ledgerHeaders } from './ledger-headers.ts'

const admitBatch = statement('admit-batch')
const batchAccess = statement('batch-access')
const saveBatchAccess = statement('save-batch-access')
const openBatchJobs = statement('open-batch-jobs')
const headersJson = JSON.stringify(ledgerHeaders)
const ratesJson = JSON.stringify(batchRequestsPerMinute)

const admissionRow = z.object({
  kind: z.enum(['admitted', 'replayed', 'in_flight', 'mismatch', 'rate_limited', 'insufficient_credits']),
  job_id: jobId.nullable(),
  available: bigint,
  rate_limit: z.int(),
  tokens: z.number(),
})

const accessRow = z
  .object({
    account_id: accountId,
    tier: z.enum(tiers),
    lane,
    enabled: z.boolean(),
    generation: z.int(),
    out_of_credits: z.enum(creditPolicies),
    requests_per_minute: z.int().nullable(),
  })
  .transform(
    ({ account_id, out_of_credits, requests_per_minute, ...row }): BatchAccess => ({
      ...row,
      accountId: account_id,
      outOfCredits: out_of_credits,
      ...(requests_per_minute === null ? {} : { perMinute: requests_per_minute }),
    }),
  )

const openRow = z.object({ account_id: accountId, open: bigint })

/** @param actor who audit entries say changed an account's access */
export function createBatchLedger(database: Database, actor: string): BatchLedger {
  return {
    admit: async (account, requests, { waitForCredits, ledgerTopic }) => {
      const sent = toJsonb(requests.map(requestJson))
      const values = [account, sent, waitForCredits, ledgerTopic, headersJson, ratesJson]
      const rows = await database.rows(admissionRow, admitBatch, values)
      return rows.flatMap((row, index) => {
        const request = requests[index]
        return request ? [admissionOf(row, request)] : []
      })
    },
    enabled: async () => (await database.rows(accessRow, batchAccess, [null])).filter(({ enabled }) => enabled),
    find: async (account) => (await database.rows(accessRow, batchAccess, [account]))[0],
    save: async ({ accountId: account, enabled, generation, outOfCredits, perMinute }) => {
      const values = [account, generation, enabled, outOfCredits, perMinute ?? null, actor]
      await database.rows(anyRow, saveBatchAccess, values)
    },
    openJobs: async () => {
      const rows = await database.rows(openRow, openBatchJobs)
      return new Map(rows.map((row) => [row.account_id, row.open]))
    },
  }
}

/** An Idempotency-Key holds no space, so the reference of a record never collides with the key of an HTTP call. */
function requestJson({ work, facts, batch, ...request }: BatchAdmitRequest): unknown {
  return { ...request, idempotencyKey: `batch ${batch.reference}`, drafts: [work, ...facts], batch }
}

function admissionOf(row: z.infer<typeof admissionRow>, request: BatchAdmitRequest): BatchAdmission {
  switch (row.kind) {
    case 'admitted':
    case 'in_flight':
    case 'replayed':
      if (!row.job_id)
        throw new Failure('ledger_refused', 'crash', `An admission was answered as ${row.kind} without a job`)
      return { kind: row.kind, jobId: row.job_id }
    case 'mismatch':
      return { kind: 'mismatch' }
    case 'insufficient_credits':
      return { kind: 'insufficient_credits', available: row.available, needed: request.credits }
    case 'rate_limited':
      return { kind: 'rate_limited', retryAfterMs: Math.ceil(((1 - row.tokens) * 60_000) / row.rate_limit) }
  }
}
