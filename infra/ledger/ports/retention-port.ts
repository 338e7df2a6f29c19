import type { JobId } from '../../../schemas/ids.ts'

/** How many rows there are of one kind, and the moment of the oldest in milliseconds since 1970. */
export type KeptRows = { readonly kind: string; readonly rows: number; readonly oldestAt: number | null }

/**
 * What leaves the books for good. Accounts, grants and what operators did never do, open jobs neither; the entries of a
 * job that goes are carried forward to its account's month, so every account is still the sum of what is written about
 * it.
 */
export type RetentionBook = {
  /**
   * Removes jobs that ended longer ago than `keepMs` (by the clock of Postgres) with their holds and entries, at most
   * `limit`, the oldest first; none of which a file or delivery is still kept. Answers which.
   */
  readonly forgetJobs: (keepMs: number, limit: number) => Promise<readonly JobId[]>
  /** Removes what was decided about dead letters that were parked longer ago than `keepMs`; answers how many. */
  readonly forgetDecisions: (keepMs: number, limit: number) => Promise<number>
  /**
   * Removes what accounts did to their webhooks longer ago than `keepMs`, 30 days at the least; what operators did
   * stays. Answers how many.
   */
  readonly forgetAudit: (keepMs: number, limit: number) => Promise<number>
  /** Counts every row, so it is for people and not for a scrape. */
  readonly kept: () => Promise<readonly KeptRows[]>
}
