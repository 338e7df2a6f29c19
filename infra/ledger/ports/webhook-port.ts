// What the ledger promises about webhooks. A delivery is queued in the transaction that ends its job, and every attempt
// at it is noted; the lane that sends may die between the two, so a receiver may get a delivery twice, with one id.
import type { AccountId, DeliveryId, JobId, WebhookId } from '../../../schemas/ids.ts'
import type { DeliveryState, DisabledBecause, WebhookEvent } from '../../../schemas/webhooks.ts'
import type { JobRecord, Page } from './job-port.ts'

export type WebhookRecord = {
  readonly webhookId: WebhookId
  readonly accountId: AccountId
  readonly url: string
  readonly description: string
  readonly events: readonly WebhookEvent[]
  readonly createdAt: number
  readonly disabledAt?: number
  readonly disabledBecause?: DisabledBecause
  /** The first attempt that failed since the last one that did not. */
  readonly failingSince?: number
  /** Until when the secret before the last rotation signs too. */
  readonly previousUntil?: number
}

export type DeliveryAttempt = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** null when there was no answer. */
  readonly status: number | null
  readonly durationMs: number
  /** Why it counts as failed; null when it does not. */
  readonly error: string | null
}

export type DeliveryRecord = {
  readonly deliveryId: DeliveryId
  readonly webhookId: WebhookId
  readonly jobId: JobId
  readonly event: WebhookEvent
  readonly state: DeliveryState
  readonly attempts: number
  readonly dueAt: number
  readonly createdAt: number
  readonly endedAt?: number
  /** The newest twenty, oldest first. */
  readonly log: readonly DeliveryAttempt[]
}

export type DueDelivery = {
  readonly deliveryId: DeliveryId
  readonly webhookId: WebhookId
  readonly url: string
  readonly event: WebhookEvent
  /** The newest first; two while a rotation overlaps. None while no key opens them. */
  readonly secrets: readonly string[]
  readonly attempts: number
  readonly job: JobRecord
}

/** `retry` waits `waitMs` before the next attempt, `failed` was the last one, `gone` disables the webhook besides. */
export type AttemptOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly waitMs: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gone' }

export type WebhookChanges = {
  readonly url?: string | undefined
  readonly description?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly enabled?: boolean | undefined
}

/** One webhook as its account names it; `actor` is who audit entries say asked. */
export type WebhookChoice = { readonly accountId: AccountId; readonly webhookId: WebhookId; readonly actor: string }

export type WebhookBook = {
  readonly webhooks: {
    /** undefined when the account has as many as it may. */
    readonly create: (
      choice: WebhookChoice,
      terms: { readonly url: string; readonly description: string; readonly events: readonly WebhookEvent[] },
      secret: string,
    ) => Promise<WebhookRecord | undefined>
    readonly list: (accountId: AccountId) => Promise<readonly WebhookRecord[]>
    readonly find: (accountId: AccountId, webhookId: WebhookId) => Promise<WebhookRecord | undefined>
    readonly update: (choice: WebhookChoice, changes: WebhookChanges) => Promise<WebhookRecord | undefined>
    /** The secret until now goes on signing beside the new one for `overlapMs`. */
    readonly rotate: (choice: WebhookChoice, secret: string, overlapMs: number) => Promise<WebhookRecord | undefined>
    /** Nothing is sent any more; `forget` removes what it was owed. False when there is no such webhook. */
    readonly remove: (choice: WebhookChoice) => Promise<boolean>
    readonly deliveries: (
      webhookId: WebhookId,
      page: Page & { readonly state?: DeliveryState | undefined },
    ) => Promise<readonly DeliveryRecord[]>
    /** Begins the schedule anew, at once. */
    readonly replay: (choice: WebhookChoice, deliveryId: DeliveryId) => Promise<DeliveryRecord | undefined>
    /**
     * Makes due what webhooks that were enabled are owed, at most `perWebhook` deliveries of at most `webhooks` of
     * them; answers how many. What was tried since keeps its own wait.
     */
    readonly moveUpOwed: (perWebhook: number, webhooks: number) => Promise<number>
    readonly due: (
      limits: { readonly perWebhook: number; readonly most: number },
      leftOut: { readonly deliveries: readonly DeliveryId[]; readonly webhooks: readonly WebhookId[] },
    ) => Promise<readonly DueDelivery[]>
    /** Answers why the webhook is disabled now, if this attempt disabled it or it was before. */
    readonly noteAttempt: (
      deliveryId: DeliveryId,
      attempt: DeliveryAttempt,
      outcome: AttemptOutcome,
      failingMostMs: number,
    ) => Promise<DisabledBecause | undefined>
    /**
     * Drops deliveries that ended longer ago than `keepMs` or whose webhook was removed, at most `limit`; answers how
     * many.
     */
    readonly forget: (keepMs: number, limit: number) => Promise<number>
    /** Seals every secret that the newest key has not sealed; answers how many. Without keys there is nothing to do. */
    readonly reseal: () => Promise<number>
  }
}
