import type { AccountId, JobId } from '../../../schemas/ids.ts'
import type { Operation } from '../../../schemas/operations.ts'
import type { Percentiles } from '../usage/latency-buckets.ts'

/** What the topics say of one job so far; copies and any order of arrival add up to the same. */
export type UsageFact = {
  readonly jobId: JobId
  readonly operation?: Operation
  /** From the ledger topic: that it ended, for whom, how and for how many credits. */
  readonly end?: {
    readonly accountId: AccountId
    readonly kind: 'posted' | 'voided' | 'expired'
    readonly credits: number
    readonly endedAt: number
  }
  /** From its completion: milliseconds from accepted to completed, and those of the engine. */
  readonly completion?: { readonly latencyMs: number; readonly processingMs: number }
  readonly refund?: { readonly code: string }
}

/** What one account used of one operation in an hour or a day that begins at `period` (ms, UTC). */
export type UsageRow = {
  readonly period: number
  readonly operation: Operation
  readonly completed: number
  readonly refunded: number
  /** Taken for what completed. */
  readonly credits: number
  /** Refunded jobs by error code. */
  readonly failures: Readonly<Record<string, number>>
  /** From accepted to completed; undefined when nothing completed. Within 1 %. */
  readonly latencyMs: Percentiles | undefined
  readonly processingMs: Percentiles | undefined
}

export type UsageQuery = {
  readonly per: 'hour' | 'day'
  /** Milliseconds; the hour or day in which `from` lies is whole, hours from `to` on are left out. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly operation?: Operation | undefined
  /** The last row of the page before. */
  readonly after?: { readonly period: number; readonly operation: Operation } | undefined
  readonly limit: number
}

export type UsageMart = {
  /** The number of the reading of the topics that counts; a rebuild begins the next. */
  readonly reading: () => Promise<number>
  /**
   * Adds facts, one a job. Any fact any number of times is a no-op. Answers false, having done nothing, for a reading
   * that has ended.
   */
  readonly record: (reading: number, facts: readonly UsageFact[]) => Promise<boolean>
  /** Empties the mart and answers the reading that is to fill it again from the beginnings of the topics. */
  readonly rebuild: () => Promise<number>
  /** Newest first, operations in the order of their names. */
  readonly list: (accountId: AccountId, query: UsageQuery) => Promise<readonly UsageRow[]>
  /** Removes what ended before the time given, at most `limit` jobs; answers how many went. */
  readonly forget: (before: number, limit: number) => Promise<number>
}
