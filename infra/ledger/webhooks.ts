import { z } from 'zod'
import { isDeliveryId, isWebhookId } from '../../schemas/ids.ts'
import { deliveryStates, disabledBecause, webhookEvents } from '../../schemas/webhooks.ts'
import type { Database } from './database.ts'
import { absentWhenNull, accountId, anyRow, bigint, idOf, jobFields, jobId, jobOf } from './rows.ts'
import { statement } from './statements.ts'
import type { AttemptOutcome, DeliveryRecord, DueDelivery, WebhookBook, WebhookRecord } from './webhook-port.ts'

const createWebhook = statement('create-webhook')
const listWebhooks = statement('list-webhooks')
const findWebhook = statement('find-webhook')
const updateWebhook = statement('update-webhook')
const rotateWebhook = statement('rotate-webhook')
const removeWebhook = statement('remove-webhook')
const listDeliveries = statement('list-deliveries')
const replayDelivery = statement('replay-delivery')
const dueDeliveries = statement('due-deliveries')
const noteAttempt = statement('note-attempt')
const forgetDeliveries = statement('forget-deliveries')

/** Enough for every system of an account, and few enough that one ended job never fans out to many. */
const WEBHOOKS_OF_ACCOUNT_MAX = 10

export function createWebhooks(database: Database): WebhookBook {
  return { webhooks: { ...createChoices(database), ...createDeliveries(database) } }
}

type Choices = Pick<WebhookBook['webhooks'], 'create' | 'list' | 'find' | 'update' | 'rotate' | 'remove'>

function createChoices(database: Database): Choices {
  return {
    create: async ({ accountId, webhookId, actor }, { url, description, events }, secret) => {
      const values = [webhookId, accountId, url, description, events, secret, WEBHOOKS_OF_ACCOUNT_MAX, actor]
      return (await database.rows(webhookRow, createWebhook, values))[0]
    },
    list: (accountId) => database.rows(webhookRow, listWebhooks, [accountId]),
    find: async (accountId, webhookId) => (await database.rows(webhookRow, findWebhook, [webhookId, accountId]))[0],
    update: async ({ accountId, webhookId, actor }, { url, description, events, enabled }) => {
      const changes = [url ?? null, description ?? null, events ?? null, enabled ?? null]
      return (await database.rows(webhookRow, updateWebhook, [webhookId, accountId, ...changes, actor]))[0]
    },
    rotate: async ({ accountId, webhookId, actor }, secret, overlapMs) =>
      (await database.rows(webhookRow, rotateWebhook, [webhookId, accountId, secret, overlapMs, actor]))[0],
    remove: async ({ accountId, webhookId, actor }) =>
      (await database.rows(anyRow, removeWebhook, [webhookId, accountId, actor])).length === 1,
  }
}

type Deliveries = Pick<WebhookBook['webhooks'], 'deliveries' | 'replay' | 'due' | 'noteAttempt' | 'forget'>

function createDeliveries(database: Database): Deliveries {
  return {
    deliveries: (webhookId, { before, state, limit }) =>
      database.rows(deliveryRow, listDeliveries, [webhookId, before ?? null, state ?? null, limit]),
    replay: async ({ accountId, webhookId, actor }, deliveryId) =>
      (await database.rows(deliveryRow, replayDelivery, [deliveryId, webhookId, accountId, actor]))[0],
    due: ({ perWebhook, most }, { deliveries, webhooks }) =>
      database.rows(dueRow, dueDeliveries, [perWebhook, most, deliveries, webhooks]),
    noteAttempt: async (deliveryId, attempt, outcome, failingMostMs) => {
      const waitMs = outcome.kind === 'retry' ? outcome.waitMs : 0
      const isGone = outcome.kind === 'gone'
      const values = [deliveryId, JSON.stringify(attempt), stateAfter[outcome.kind], waitMs, isGone, failingMostMs]
      return (await database.rows(verdictRow, noteAttempt, values))[0]?.disabled_because ?? undefined
    },
    forget: async (keepMs, limit) => {
      await database.rows(anyRow, forgetDeliveries, [keepMs, limit])
    },
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
const verdictRow = z.object({ disabled_because: because })

const webhookRow = z
  .object({
    ...{
      webhook_id: webhookId,
      account_id: accountId,
      url: z.string(),
      description: z.string(),
      events: z.array(event),
    },
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
