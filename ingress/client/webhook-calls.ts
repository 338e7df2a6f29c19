import type { Delivery, Webhook } from '../../schemas/http/webhooks.ts'
import type { DeliveryFilter, WebhookChanges, WebhookFields, WebhookWithSecret } from './fields.ts'
import { readPages } from './read-pages.ts'
import type { CallOptions, Transport } from './transport.ts'

export type WebhookCalls = {
  readonly list: (options?: CallOptions) => Promise<readonly Webhook[]>
  /** The secret is shown this once; `verifyWebhook` takes it. Not repeated on a broken line: look at the list. */
  readonly create: (fields: WebhookFields, options?: CallOptions) => Promise<WebhookWithSecret>
  readonly get: (webhookId: string, options?: CallOptions) => Promise<Webhook>
  readonly update: (webhookId: string, changes: WebhookChanges, options?: CallOptions) => Promise<Webhook>
  /** The secret before signs beside the new one for so many hours, 24 when left out. Not repeated on a broken line. */
  readonly rotate: (
    webhookId: string,
    fields?: { readonly overlapHours?: number },
    options?: CallOptions,
  ) => Promise<WebhookWithSecret>
  /** After a broken line it may be gone already: then `not_found`. */
  readonly remove: (webhookId: string, options?: CallOptions) => Promise<void>
  /** The newest first. */
  readonly deliveries: (
    webhookId: string,
    filter?: DeliveryFilter,
    options?: CallOptions,
  ) => AsyncGenerator<Delivery, void>
  readonly replay: (webhookId: string, deliveryId: string, options?: CallOptions) => Promise<Delivery>
}

const ROOT = '/api/webhooks'

export function createWebhookCalls(transport: Transport): WebhookCalls {
  const pathOf = (webhookId: string): string => `${ROOT}/${encodeURIComponent(webhookId)}`
  const call = <Answer>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    value: unknown,
    repeat: 'always' | 'refused',
    options: CallOptions = {},
  ): Promise<Answer> => {
    const content =
      value === undefined ? {} : { body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } }
    const read = async (response: Response): Promise<Answer> => (await response.json()) as Answer
    return transport.call({ method, path, repeat, ...content }, options, read)
  }
  return {
    list: async (options) => (await call<{ webhooks: Webhook[] }>('GET', ROOT, undefined, 'always', options)).webhooks,
    create: (fields, options) => call('POST', ROOT, fields, 'refused', options),
    get: (webhookId, options) => call('GET', pathOf(webhookId), undefined, 'always', options),
    update: (webhookId, changes, options) => call('PATCH', pathOf(webhookId), changes, 'always', options),
    rotate: (webhookId, fields, options) =>
      call('POST', `${pathOf(webhookId)}/rotate`, fields ?? {}, 'refused', options),
    remove: (webhookId, options = {}) =>
      transport.call({ method: 'DELETE', path: pathOf(webhookId), repeat: 'always' }, options, () => undefined),
    deliveries: (webhookId, filter = {}, options = {}) =>
      readPages(transport, `${pathOf(webhookId)}/deliveries`, 'deliveries', filter, options),
    replay: (webhookId, deliveryId, options) => {
      const path = `${pathOf(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}/replay`
      return call('POST', path, undefined, 'always', options)
    },
  }
}
