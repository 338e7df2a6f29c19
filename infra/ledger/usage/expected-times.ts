import { z } from 'zod'
import type { AccountId } from '../../../schemas/ids.ts'
import type { Operation } from '../../../schemas/operations.ts'
import type { Database } from '../postgres/database.ts'
import { statement } from '../postgres/statements.ts'
import { latencyBucket, type Percentiles, percentilesOf } from './latency-buckets.ts'

/** How long jobs took, in milliseconds from accepted to completed, and whose and how many they were. */
export type ExpectedTimes = Percentiles & { readonly basis: 'account' | 'service'; readonly jobs: number }

export type ExpectedTimesBook = {
  /** By the account's own jobs of the last week, else by everyone's newest; undefined when there are none. */
  readonly expectedTimes: (accountId: AccountId, operation: Operation) => Promise<ExpectedTimes | undefined>
}

const ownTimes = statement('own-times')
const recentTimes = statement('recent-times')
const ownRow = z.object({ bucket: z.int(), jobs: z.int() })
const recentRow = z.object({ took_ms: z.number() })
/** Percentiles of fewer jobs are mostly chance. */
const OWN_JOBS_LEAST = 10

export function createExpectedTimes(database: Database): ExpectedTimesBook {
  return {
    expectedTimes: async (accountId, operation) => {
      const own = await database.rows(ownRow, ownTimes, [accountId, operation])
      const ownJobs = own.reduce((sum, { jobs }) => sum + jobs, 0)
      const ownPercentiles = ownJobs >= OWN_JOBS_LEAST ? percentilesOf(own) : undefined
      if (ownPercentiles) return { ...ownPercentiles, basis: 'account', jobs: ownJobs }
      const recent = await database.rows(recentRow, recentTimes, [operation])
      const percentiles = percentilesOf(recent.map(({ took_ms }) => ({ bucket: latencyBucket(took_ms), jobs: 1 })))
      return percentiles && { ...percentiles, basis: 'service', jobs: recent.length }
    },
  }
}
