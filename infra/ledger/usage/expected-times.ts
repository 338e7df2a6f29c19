import { z } from 'zod'
import type { AccountId } from '../../../schemas/ids.ts'
import type { Operation } from '../../../schemas/operations.ts'
import type { Database } from '../postgres/database.ts'
import { statement } from '../postgres/statements.ts'
import { latencyBucket, type Percentiles, percentilesOf } from './latency-buckets.ts'

/** How long jobs took, in milliseconds from accepted to completed, and whose and how many they were. */
export type ExpectedTimes = Percentiles & { readonly basis: 'account' | 'service'; readonly jobs: number }

export type ExpectedTimesBook = {
  /** By the account's own newest calls of the last week, else by everyone's; undefined when there are none. */
  readonly expectedTimes: (accountId: AccountId, operation: Operation) => Promise<ExpectedTimes | undefined>
}

const ownTimes = statement('own-times')
const recentTimes = statement('recent-times')
const row = z.object({ took_ms: z.number() })
/** Percentiles of fewer jobs are mostly chance. */
const OWN_JOBS_LEAST = 10

export function createExpectedTimes(database: Database): ExpectedTimesBook {
  return {
    expectedTimes: async (accountId, operation) => {
      const own = await database.rows(row, ownTimes, [accountId, operation])
      if (own.length >= OWN_JOBS_LEAST) return timesOf(own, 'account')
      return timesOf(await database.rows(row, recentTimes, [operation]), 'service')
    },
  }
}

function timesOf(rows: readonly z.infer<typeof row>[], basis: ExpectedTimes['basis']): ExpectedTimes | undefined {
  const percentiles = percentilesOf(rows.map(({ took_ms }) => ({ bucket: latencyBucket(took_ms), jobs: 1 })))
  return percentiles && { ...percentiles, basis, jobs: rows.length }
}
