import type { WebhookRecord } from '../../../../infra/ledger/ports/webhook-port.ts'
import type { Webhook } from '../../../../schemas/http/webhooks.ts'

/** A webhook as its account sees it. */
export function webhookOf({ webhookId, url, description, events, ...record }: WebhookRecord): Webhook {
  const { createdAt, disabledAt, disabledBecause, failingSince, previousUntil } = record
  return {
    webhookId,
    url,
    description,
    events: [...events],
    enabled: disabledAt === undefined,
    createdAt: iso(createdAt),
    ...(disabledAt === undefined ? {} : { disabledAt: iso(disabledAt) }),
    ...(disabledBecause && { disabledBecause }),
    ...(failingSince === undefined ? {} : { failingSince: iso(failingSince) }),
    ...(previousUntil === undefined ? {} : { previousSecretUntil: iso(previousUntil) }),
  }
}

export const iso = (ms: number): string => new Date(ms).toISOString()
