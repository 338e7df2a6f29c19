// What the ledger promises. Accounts, keys, jobs, holds, entries and the outbox live behind this and nowhere else.
//
// hold: `held → posted | voided | expired`, each exactly once, by compare-and-set in SQL. Any number of duplicate or
// reordered settlements is a no-op. granted = available + held + spent, per account, at every commit.
import type { Completion, Refund } from '../../schemas/events/payloads.ts'
import type { JobState } from '../../schemas/http/results.ts'
import type { AccountId, EntryId, JobId } from '../../schemas/ids.ts'
import type { Lane, Operation, Tier } from '../../schemas/operations.ts'
import type { AccessBook } from './ports/access-port.ts'
import type { BatchLedger, LaneLedger, UploadLedger } from './ports/batch-port.ts'
import type { JobRecord, Page } from './ports/job-port.ts'
import type { OutboxDraft, OutboxRow } from './ports/outbox-port.ts'
import type { RetentionBook } from './ports/retention-port.ts'
import type { UsageMart } from './ports/usage-port.ts'
import type { WebhookBook } from './ports/webhook-port.ts'
import type { ExpectedTimesBook } from './usage/expected-times.ts'

export type { AuditRecord, Caller, KeyRecord } from './ports/access-port.ts'
export type { JobRecord, Page } from './ports/job-port.ts'

export type { OutboxDraft, OutboxRow } from './ports/outbox-port.ts'

export type AdmitRequest = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly operation: Operation
  readonly lane: Lane
  readonly credits: number
  readonly acceptedAt: number
  readonly deadlineAt: number
  readonly idempotency?: { readonly key: string; readonly requestHash: string }
  /** The work command; published by the caller right after, and by the relay if the caller could not. */
  readonly work: OutboxDraft
  /** Sent as they are by the relay: the accepted event. */
  readonly facts: readonly OutboxDraft[]
  /** Where ledger events of this job go. */
  readonly ledgerTopic: string
}

/** State of the account's token bucket after the call, for the RateLimit fields. */
export type RateState = { readonly limit: number; readonly remaining: number; readonly resetSeconds: number }

export type Admission =
  | { readonly kind: 'admitted'; readonly rate: RateState; readonly workOutboxId: string; readonly available: number }
  | { readonly kind: 'replayed'; readonly job: JobRecord }
  | { readonly kind: 'in_flight'; readonly jobId: JobId }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'rate_limited'; readonly rate: RateState; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'insufficient_credits'
      readonly rate: RateState
      readonly available: number
      readonly needed: number
    }

export type TerminalEvent =
  | { readonly kind: 'completed'; readonly completion: Completion }
  | { readonly kind: 'refunded'; readonly refund: Refund }

/** `settled`: this call ended the hold. `duplicate`: it had ended, as `state` says. `unknown`: no such job. */
export type Settlement =
  | { readonly kind: 'settled'; readonly jobId: JobId }
  | { readonly kind: 'duplicate'; readonly jobId: JobId; readonly state: HoldState }
  | { readonly kind: 'unknown'; readonly jobId: JobId }

export type HoldState = 'held' | 'posted' | 'voided' | 'expired'

export type AccountRecord = Balances & {
  readonly accountId: AccountId
  readonly name: string
  readonly tier: Tier
  /** In place of the tier's, where the account has a rate of its own and it was asked for. */
  readonly requestsPerMinute?: number
}

/** One movement of credits: what it changed, and what the account held afterwards. */
export type EntryRecord = {
  readonly entryId: EntryId
  readonly accountId: AccountId
  readonly jobId: JobId | null
  readonly kind: 'granted' | 'held' | 'posted' | 'voided' | 'expired'
  readonly changes: Balances
  readonly after: Omit<Balances, 'granted'>
  readonly recordedAt: number
}

export type Balances = {
  readonly granted: number
  readonly available: number
  readonly held: number
  readonly spent: number
}

export type ReconcileBreach = { readonly check: string; readonly subject: string; readonly detail: string }

/** Backlog of one lane as the database sees it, for metrics. */
export type LaneBacklog = {
  readonly operation: Operation
  readonly lane: Lane
  readonly open: number
  readonly oldestAgeSeconds: number
}

export type LedgerTotals = {
  readonly backlog: readonly LaneBacklog[]
  readonly credits: Balances
  readonly outbox: { readonly rows: number; readonly oldestAgeSeconds: number }
}

export type Ledger = AccessBook &
  WebhookBook &
  ExpectedTimesBook & {
    /**
     * The same job id again is the same call: its first answer stands and is paid once, so a lost answer may be asked
     * for anew.
     */
    readonly admit: (request: AdmitRequest) => Promise<Admission>
    readonly batch: BatchLedger
    readonly lanes: LaneLedger
    readonly uploads: UploadLedger
    /** Ends holds by terminal events, in one transaction; every ended hold leaves a ledger event in the outbox. */
    readonly settle: (events: readonly TerminalEvent[], ledgerTopic: string) => Promise<readonly Settlement[]>
    /**
     * Refunds one job that has not ended (its deadline passed, or it was cancelled) and puts the refund event in the
     * outbox too. The hold ends as `expired` when `deadline` or `sweeper` decided, else as `voided`; so it does when
     * `settle` reads the event.
     */
    readonly refundOpenJob: (
      refund: Refund,
      topics: { readonly refunds: string; readonly ledger: string },
    ) => Promise<Settlement>
    /**
     * Expires at most `limit` holds whose deadline passed more than `graceMs` ago; puts refund and ledger events in the
     * outbox.
     */
    readonly expireHolds: (
      graceMs: number,
      limit: number,
      topics: { readonly refunds: string; readonly ledger: string },
    ) => Promise<readonly JobId[]>
    readonly findJob: (accountId: AccountId, jobId: JobId) => Promise<JobRecord | undefined>
    /** Those of them that there are, in any order and of any account. */
    readonly findJobs: (jobIds: readonly JobId[]) => Promise<readonly JobRecord[]>
    readonly listJobs: (
      accountId: AccountId,
      page: Page & { readonly state?: JobState | undefined; readonly operation?: Operation | undefined },
    ) => Promise<readonly JobRecord[]>
    readonly listEntries: (accountId: AccountId, page: Page) => Promise<readonly EntryRecord[]>
    /** Which account owns a produced file, for using a result as the next input. */
    readonly findAsset: (assetKey: string) => Promise<Completion | undefined>
    readonly outbox: {
      /** Rows that are due, oldest first. */
      readonly due: (limit: number) => Promise<readonly OutboxRow[]>
      readonly remove: (ids: readonly string[]) => Promise<void>
      /** Rows that are not due for so long from now on. */
      readonly postpone: (ids: readonly string[], waitMs: number) => Promise<void>
    }
    readonly accounts: {
      readonly create: (account: {
        readonly accountId: AccountId
        readonly name: string
        readonly tier: Tier
      }) => Promise<AccountRecord>
      readonly find: (accountIdOrName: string) => Promise<AccountRecord | undefined>
      /** A page in the order of ids, which is that of creation; `after` is the id that the page before ended with. */
      readonly list: (page: {
        readonly after?: AccountId | undefined
        readonly limit: number
      }) => Promise<readonly AccountRecord[]>
      readonly setTier: (accountId: AccountId, tier: Tier) => Promise<AccountRecord | undefined>
      /** Adds credits (or takes back free ones when negative) with a balanced entry and a ledger event. */
      readonly grant: (accountId: AccountId, credits: number, ledgerTopic: string) => Promise<AccountRecord>
    }
    readonly usage: UsageMart
    readonly retention: RetentionBook
    readonly reconcile: () => Promise<readonly ReconcileBreach[]>
    /** What a reconciliation went over; counts every row, so it is for people and not for a scrape. */
    readonly countAccountsAndJobs: () => Promise<{ readonly accounts: number; readonly jobs: number }>
    readonly totals: () => Promise<LedgerTotals>
    /** Inputs of jobs that ended before the time given, and finished assets older than theirs; for the sweeper. */
    readonly storedObjects: {
      readonly expired: (
        before: { readonly inputsEndedAt: number; readonly assetsEndedAt: number },
        limit: number,
      ) => Promise<readonly { readonly jobId: JobId; readonly kind: 'input' | 'asset'; readonly key: string }[]>
      readonly forget: (jobIds: readonly JobId[], kind: 'input' | 'asset') => Promise<void>
      /** Those of the keys that are no job's input, nor ever will be when they are old. */
      readonly inputsOfNobody: (keys: readonly string[]) => Promise<readonly string[]>
    }
    /**
     * Calls back when any process revokes a key, so that caches drop it at once; after a lost connection, with every
     * key revoked meanwhile. Ends with `close`.
     */
    readonly onKeyRevoked: (listener: (keyHashHex: string) => void) => Promise<void>
    /**
     * Runs `work` while this process alone holds the named advisory lock; returns false at once when another holds it.
     * The signal aborts when the connection that holds the lock is lost, within 3 s even if it breaks without an error,
     * or at `close`.
     */
    readonly withLock: (name: string, work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>
    readonly ping: () => Promise<void>
    readonly close: () => Promise<void>
  }
