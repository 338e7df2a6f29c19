// Batch producers as the ledger keeps them: who may write, what they chose, and how their records become jobs.
import type { EventHeaders } from '../../../schemas/events/cloud-events.ts'
import type { AccountId, JobId } from '../../../schemas/ids.ts'
import type { Lane, Operation, Tier } from '../../../schemas/operations.ts'
import type { OutboxDraft } from './outbox-port.ts'

/** What happens to a record when the account has too few credits: it waits for more, or it is rejected. */
export const creditPolicies = ['wait', 'reject'] as const
export type CreditPolicy = (typeof creditPolicies)[number]

export type BatchAccess = {
  readonly accountId: AccountId
  readonly tier: Tier
  readonly lane: Lane
  readonly enabled: boolean
  /** Grows with every change of the secret; the login is named after it. */
  readonly generation: number
  readonly outOfCredits: CreditPolicy
  /** Records a minute; that of the tier when undefined. */
  readonly perMinute?: number
}

/** Where a record stood and where its result goes; kept with its job. */
export type BatchOrigin = {
  readonly reference: string
  readonly partition: number
  readonly offset: number
  readonly topic: string
  /** Of the result, but for its time. */
  readonly headers: EventHeaders
}

export type BatchAdmitRequest = {
  readonly jobId: JobId
  readonly operation: Operation
  readonly lane: Lane
  readonly credits: number
  readonly acceptedAt: number
  readonly deadlineAt: number
  readonly requestHash: string
  /** The work command and what else is published because the job is there; all by the relay. */
  readonly work: OutboxDraft
  readonly facts: readonly OutboxDraft[]
  readonly batch: BatchOrigin
}

/**
 * `admitted`: a job of its own. `in_flight` and `replayed`: a record with this reference was admitted before; its
 * result comes, or is written again. `rate_limited` and, for accounts that wait, `insufficient_credits` end the answer
 * early.
 */
export type BatchAdmission =
  | { readonly kind: 'admitted' | 'in_flight' | 'replayed'; readonly jobId: JobId }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'insufficient_credits'; readonly available: number; readonly needed: number }
  | { readonly kind: 'rate_limited'; readonly retryAfterMs: number }

export type BatchLedger = {
  /**
   * Admits records of one account in their order, all in one transaction. Answers the first ones, up to where it must
   * wait.
   */
  readonly admit: (
    accountId: AccountId,
    requests: readonly BatchAdmitRequest[],
    terms: { readonly waitForCredits: boolean; readonly ledgerTopic: string },
  ) => Promise<readonly BatchAdmission[]>
  /** Accounts that may write now. */
  readonly enabled: () => Promise<readonly BatchAccess[]>
  readonly find: (accountId: AccountId) => Promise<BatchAccess | undefined>
  readonly save: (access: Omit<BatchAccess, 'tier' | 'lane'>) => Promise<void>
  /** Jobs that came by a batch topic and have not ended, per account that has any. */
  readonly openJobs: () => Promise<ReadonlyMap<AccountId, number>>
}

export type LaneLedger = {
  /** Jobs admitted from now on go to this lane. Undefined when there is no such account. */
  readonly move: (accountId: AccountId, lane: Lane) => Promise<{ readonly from: Lane } | undefined>
  /** Lanes of their own that an account is assigned to, or that still have open jobs. */
  readonly dedicated: () => Promise<readonly Lane[]>
  /** Measures how full each lane is, which bounds the bursts of its callers. */
  readonly measure: () => Promise<
    readonly { readonly lane: Lane; readonly load: number; readonly waitSeconds: number }[]
  >
}

export type UploadLedger = {
  /** @returns false when the account keeps as many as it may */
  readonly add: (uploadId: string, accountId: AccountId, keptMax: number) => Promise<boolean>
  /** Uploads made before a time, oldest first. */
  readonly expired: (
    before: number,
    limit: number,
  ) => Promise<readonly { readonly uploadId: string; readonly accountId: AccountId }[]>
  readonly forget: (uploadIds: readonly string[]) => Promise<void>
}
