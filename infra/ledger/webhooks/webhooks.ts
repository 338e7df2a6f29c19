import { z } from 'zod'
import { isDeliveryId, isWebhookId } from '../../../schemas/ids.ts'
import { deliveryStates, disabledBecause, webhookEvents } from '../../../schemas/webhooks.ts'
import { Failure } from '../../lifecycle/failure.ts'
import type { AttemptOutcome, DeliveryRecord, DueDelivery, WebhookBook, WebhookRecord } from '../ports/webhook-port.ts'
import type { Database } from '../postgres/database.ts'
import { absentWhenNull, accountId, anyRow, bigint, countRow, idOf, jobFields, jobId, jobOf } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'
import type { SecretBox } from './secret-box.ts'

const createWebhook = statement('create-webhook')
const listWebhooks = statement('list-webhooks')
const findWebhook = statement('find-webhook')
const updateWebhook = statement('update-webhook')
const rotateWebhook = statement('rotate-webhook')
const removeWebhook = statement('remove-webhook')
const listDeliveries = statement('list-deliveries')
const replayDelivery = statement('replay-delivery')
const dueDeliveries = statement('due-deliveries')
const moveUpOwed = statement('move-up-owed')
const noteAttempt = statement('note-attempt')
const forgetDeliveries = statement('forget-deliveries')
const unsealedWebhooks = statement('unsealed-webhooks')
const sealWebhook = statement('seal-webhook')

/** Enough for every system of an account, and few enough that one ended job never fans out to many. */
const WEBHOOKS_OF_ACCOUNT_MAX = 10
/** Secrets that are sealed anew in one go. */
const RESEAL_AT_ONCE = 500

export function createWebhooks(database: Database, box: SecretBox): WebhookBook {
  return { webhooks: { ...createChoices(database, box), ...createDeliveries(database, box) } }
}

type Choices = Pick<WebhookBook['webhooks'], 'create' | 'list' | 'find' | 'update' | 'rotate' | 'remove'>

function createChoices(database: Database, box: SecretBox): Choices {
  return {
    create: async ({ accountId, webhookId, actor }, { url, description, events }, secret) => {
      const sealed = box.seal(secret, webhookId)
      const values = [webhookId, accountId, url, description, events, sealed, WEBHOOKS_OF_ACCOUNT_MAX, actor]
      return (await database.rows(webhookRow, createWebhook, values))[0]
    },
    list: (accountId) => database.rows(webhookRow, listWebhooks, [accountId]),
    find: async (accountId, webhookId) => (await database.rows(webhookRow, findWebhook, [webhookId, accountId]))[0],
    update: async ({ accountId, webhookId, actor }, { url, description, events, enabled }) => {
      const changes = [url ?? null, description ?? null, events ?? null, enabled ?? null]
      return (await database.rows(webhookRow, updateWebhook, [webhookId, accountId, ...changes, actor]))[0]
    },
    rotate: async ({ accountId, webhookId, actor }, secret, overlapMs) => {
      const values = [webhookId, accountId, box.seal(secret, webhookId), overlapMs, actor]
      return (await database.rows(webhookRow, rotateWebhook, values))[0]
    },
    remove: async ({ accountId, webhookId, actor }) =>
      (await database.rows(anyRow, removeWebhook, [webhookId, accountId, actor])).length === 1,
  }
}

type Deliveries = Pick<
  WebhookBook['webhooks'],
  'deliveries' | 'replay' | 'moveUpOwed' | 'due' | 'noteAttempt' | 'forget' | 'reseal'
>

function createDeliveries(database: Database, box: SecretBox): Deliveries {
  return {
    deliveries: (webhookId, { before, state, limit }) =>
      database.rows(deliveryRow, listDeliveries, [webhookId, before ?? null, state ?? null, limit]),
    replay: async ({ accountId, webhookId, actor }, deliveryId) =>
      (await database.rows(deliveryRow, replayDelivery, [deliveryId, webhookId, accountId, actor]))[0],
    moveUpOwed: async (perWebhook, webhooks) =>
      (await database.one(countRow, moveUpOwed, [perWebhook, webhooks])).count,
    due: async ({ perWebhook, most }, { deliveries, webhooks }) => {
      const due = await database.rows(dueRow, dueDeliveries, [perWebhook, most, deliveries, webhooks])
      return due.map((one) => ({ ...one, secrets: openAny(box, one.secrets, one.webhookId) }))
    },
    noteAttempt: async (deliveryId, attempt, outcome, failingMostMs) => {
      const waitMs = outcome.kind === 'retry' ? outcome.waitMs : 0
      const isGone = outcome.kind === 'gone'
      const values = [deliveryId, JSON.stringify(attempt), stateAfter[outcome.kind], waitMs, isGone, failingMostMs]
      return (await database.rows(verdictRow, noteAttempt, values))[0]?.disabled_because ?? undefined
    },
    forget: async (keepMs, limit) => (await database.one(countRow, forgetDeliveries, [keepMs, limit])).count,
    reseal: () => reseal(database, box),
  }
}

/** Those that a key opens. An operator may bring back what opens the others. */
function openAny(box: SecretBox, secrets: readonly string[], owner: string): readonly string[] {
  return secrets.flatMap((secret) => {
    try {
      return [box.open(secret, owner)]
    } catch (error) {
      if (error instanceof Failure) return []
      throw error
    }
  })
}

/**
 * Runs beside everything else: what changes meanwhile was sealed by whoever changed it. What no key opens stays as it
 * is.
 */
async function reseal(database: Database, box: SecretBox): Promise<number> {
  if (box.mark === undefined) return 0
  for (let [sealed, after] = [0, '']; ; ) {
    const found = await database.rows(secretsRow, unsealedWebhooks, [box.mark, RESEAL_AT_ONCE, after])
    for (const { webhook_id: id, secret, previous_secret: previous } of found) {
      after = id
      const stored = previous === null ? [secret] : [secret, previous]
      const opened = openAny(box, stored, id)
      if (opened.length < stored.length) continue
      const [anew, previousAnew = null] = opened.map((text) => box.seal(text, id))
      await database.rows(anyRow, sealWebhook, [id, anew, previousAnew, secret, previous])
      sealed += 1
    }
    if (found.length < RESEAL_AT_ONCE) return sealed
  }
}

const stateAfter = {
  delivered: 'delivered',
  retry: 'pending',
  failed: 'failed',
  gone: 'failed',
} as const satisfies Readonly<Record<AttemptOutcome['kind'], DeliveryRecord['state']>>

const webhookId = idOf(isWebhookId, 'a webhook id')
const deliveryId = idOf(isDeliveryId, 'a delivery id')
const event = z.enum(webhookEvents)
const moment = bigint.nullable().transform(absentWhenNull)
const because = z.enum(disabledBecause).nullable()
const secretsRow = z.object({ webhook_id: webhookId, secret: z.string(), previous_secret: z.string().nullable() })
const verdictRow = z.object({ disabled_because: because })

const webhookRow = z
  .object({
    webhook_id: webhookId,
    account_id: accountId,
    url: z.string(),
    description: z.string(),
    events: z.array(event),
    created_at: bigint,
    disabled_at: moment,
    disabled_because: because.transform(absentWhenNull),
    failing_since: moment,
    previous_until: moment,
  })
  .transform(
    (row): WebhookRecord => ({
      webhookId: row.webhook_id,
      accountId: row.account_id,
      url: row.url,
      description: row.description,
      events: row.events,
      createdAt: row.created_at,
      ...(row.disabled_at === undefined ? {} : { disabledAt: row.disabled_at }),
      ...(row.disabled_because === undefined ? {} : { disabledBecause: row.disabled_because }),
      ...(row.failing_since === undefined ? {} : { failingSince: row.failing_since }),
      ...(row.previous_until === undefined ? {} : { previousUntil: row.previous_until }),
    }),
  )

const attempt = z.object({
  at: z.int(),
  status: z.int().nullable(),
  durationMs: z.number(),
  error: z.string().nullable(),
})

const deliveryRow = z
  .object({
    delivery_id: deliveryId,
    webhook_id: webhookId,
    job_id: jobId,
    event,
    state: z.enum(deliveryStates),
    attempts: z.int(),
    due_at: bigint,
    created_at: bigint,
    ended_at: moment,
    log: z.array(attempt),
  })
  .transform(
    (row): DeliveryRecord => ({
      deliveryId: row.delivery_id,
      webhookId: row.webhook_id,
      jobId: row.job_id,
      event: row.event,
      state: row.state,
      attempts: row.attempts,
      dueAt: row.due_at,
      createdAt: row.created_at,
      log: row.log,
      ...(row.ended_at === undefined ? {} : { endedAt: row.ended_at }),
    }),
  )

const dueRow = z
  .object({
    delivery_id: deliveryId,
    webhook_id: webhookId,
    url: z.string(),
    event,
    attempts: z.int(),
    secret: z.string(),
    previous_secret: z.string().nullable(),
    ...jobFields,
  })
  .transform(
    ({ delivery_id, webhook_id, url, event, attempts, secret, previous_secret, ...job }): DueDelivery => ({
      deliveryId: delivery_id,
      webhookId: webhook_id,
      url,
      event,
      attempts,
      secrets: previous_secret === null ? [secret] : [secret, previous_secret],
      job: jobOf(job),
    }),
  )
