import type { DeliveryRecord, WebhookBook, WebhookRecord } from '../../../infra/ledger/ports/webhook-port.ts'

export type FakeWebhooks = WebhookBook['webhooks'] & {
  readonly owed: DeliveryRecord[]
  readonly secrets: Map<string, string>
}

const WEBHOOKS_MAX = 10

/** The book of webhooks in memory. Nothing is ever queued by itself: a test puts deliveries into `owed`. */
export function createFakeWebhooks(): FakeWebhooks {
  const records = new Map<string, WebhookRecord>()
  const owed: DeliveryRecord[] = []
  const secrets = new Map<string, string>()
  const ofAccount = (accountId: string): WebhookRecord[] =>
    [...records.values()].filter((record) => record.accountId === accountId)
  const find: FakeWebhooks['find'] = async (accountId, webhookId) => {
    const record = records.get(webhookId)
    return record?.accountId === accountId ? record : undefined
  }
  const keep = (record: WebhookRecord): WebhookRecord => {
    records.set(record.webhookId, record)
    return record
  }
  return {
    owed,
    secrets,
    find,
    list: async (accountId) => ofAccount(accountId),
    create: async ({ accountId, webhookId }, terms, secret) => {
      if (ofAccount(accountId).length >= WEBHOOKS_MAX) return undefined
      secrets.set(webhookId, secret)
      return keep({ ...terms, accountId, webhookId, createdAt: Date.now() })
    },
    update: async ({ accountId, webhookId }, { url, description, events, enabled }) => {
      const record = await find(accountId, webhookId)
      if (!record) return undefined
      const { disabledAt, disabledBecause, ...rest } = record
      const changed = {
        ...rest,
        url: url ?? rest.url,
        description: description ?? rest.description,
        events: events ?? rest.events,
      }
      if (enabled ?? disabledAt === undefined) return keep(changed)
      return keep({
        ...changed,
        disabledAt: disabledAt ?? Date.now(),
        disabledBecause: disabledBecause ?? 'owner',
      })
    },
    rotate: async ({ accountId, webhookId }, secret, overlapMs) => {
      const record = await find(accountId, webhookId)
      if (!record) return undefined
      secrets.set(webhookId, secret)
      return keep({ ...record, previousUntil: Date.now() + overlapMs })
    },
    remove: async ({ accountId, webhookId }) =>
      (await find(accountId, webhookId)) !== undefined && records.delete(webhookId),
    deliveries: async (webhookId, { before, state, limit }) =>
      owed
        .filter((one) => one.webhookId === webhookId && (!state || one.state === state))
        .toSorted((one, other) => (one.deliveryId < other.deliveryId ? 1 : -1))
        .filter(({ deliveryId }) => !before || deliveryId < before)
        .slice(0, limit),
    replay: async ({ accountId, webhookId }, deliveryId) => {
      const index = owed.findIndex((one) => one.deliveryId === deliveryId && one.webhookId === webhookId)
      if (index < 0 || !(await find(accountId, webhookId))) return undefined
      const { endedAt: _endedAt, ...rest } = owed[index]
      owed[index] = { ...rest, state: 'pending', attempts: 0, dueAt: Date.now() }
      return owed[index]
    },
    moveUpOwed: async () => 0,
    due: async () => [],
    noteAttempt: async () => undefined,
    forget: async () => 0,
    reseal: async () => 0,
  }
}
