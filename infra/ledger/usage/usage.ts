import { z } from 'zod'
import { operations } from '../../../schemas/operations.ts'
import type { UsageFact, UsageMart, UsageRow } from '../ports/usage-port.ts'
import type { Database } from '../postgres/database.ts'
import { toJsonb } from '../postgres/jsonb.ts'
import { bigint } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'
import { latencyBucket, percentilesOf } from './latency-buckets.ts'

const usageReading = statement('usage-reading')
const recordUsage = statement('record-usage')
const rebuildUsage = statement('rebuild-usage')
const listUsage = statement('list-usage')
const forgetUsage = statement('forget-usage')

const readingRow = z.object({ number: z.int() })
const recordedRow = z.object({ recorded: z.boolean() })
const forgottenRow = z.object({ forgotten: z.int() })
const usageRow = z.object({
  period: bigint,
  operation: z.enum(operations),
  completed: bigint,
  refunded: bigint,
  credits: bigint,
  failures: z.record(z.string(), z.int()),
  times: z.array(z.tuple([z.enum(['latency', 'processing']), z.int(), z.int()])),
})

/**
 * The usage mart. It is filled from the topics by one lane and read by callers; nothing about credits is decided by it.
 */
export function createUsage(database: Database): UsageMart {
  return {
    reading: async () => (await database.one(readingRow, usageReading)).number,
    record: async (reading, facts) => {
      if (facts.length === 0) return true
      const values = [reading, toJsonb(facts.map(columnsOf))]
      return (await database.one(recordedRow, recordUsage, values)).recorded
    },
    rebuild: async () => (await database.one(readingRow, rebuildUsage)).number,
    list: async (accountId, { per, from, to, operation, after, limit }) => {
      const values = [accountId, per, from ?? null, to ?? null, operation ?? null]
      const page = [after?.period ?? null, after?.operation ?? null, limit]
      return (await database.rows(usageRow, listUsage, [...values, ...page])).map(shown)
    },
    forget: async (before, limit) => (await database.one(forgottenRow, forgetUsage, [before, limit])).forgotten,
  }
}

/** One line of `record_usage`; what is undefined becomes null there. */
function columnsOf({ jobId, end, operation, completion, refund }: UsageFact) {
  return {
    jobId,
    operation,
    accountId: end?.accountId,
    endedKind: end?.kind,
    credits: end?.credits,
    endedAt: end?.endedAt,
    latencyBucket: completion && latencyBucket(completion.latencyMs),
    processingBucket: completion && latencyBucket(completion.processingMs),
    refundCode: refund?.code,
  }
}

function shown({ times, ...row }: z.infer<typeof usageRow>): UsageRow {
  const percentiles = (wanted: 'latency' | 'processing') =>
    percentilesOf(times.filter(([measure]) => measure === wanted).map(([, bucket, jobs]) => ({ bucket, jobs })))
  return { ...row, latencyMs: percentiles('latency'), processingMs: percentiles('processing') }
}
