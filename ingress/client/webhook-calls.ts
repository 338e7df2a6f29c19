import type { Delivery, Webhook } from '../../schemas/http/webhooks.ts'
import type { DeliveryFilter, WebhookChanges, WebhookFields, WebhookWithSecret } from './fields.ts'
import { readPages } from './read-pages.ts'
import { type Call, type CallOptions, readJson, type Transport } from './transport.ts'

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

type JsonCall = Pick<Call, 'method' | 'path' | 'repeat'> & { readonly json?: object }

const ROOT = '/api/webhooks'

export function createWebhookCalls(transport: Transport): WebhookCalls {
  const pathOf = (webhookId: string): string => `${ROOT}/${encodeURIComponent(webhookId)}`
  const call = <Answer>({ json, ...rest }: JsonCall, options: CallOptions = {}): Promise<Answer> => {
    const content =
      json === undefined ? {} : { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }
    return transport.call({ ...rest, ...content }, options, readJson<Answer>)
  }
  return {
    list: async (options) => (await call<{ webhooks: Webhook[] }>({ path: ROOT, repeat: 'always' }, options)).webhooks,
    create: (fields, options) => call({ method: 'POST', path: ROOT, json: fields, repeat: 'refused' }, options),
    get: (webhookId, options) => call({ path: pathOf(webhookId), repeat: 'always' }, options),
    update: (webhookId, changes, options) =>
      call({ method: 'PATCH', path: pathOf(webhookId), json: changes, repeat: 'always' }, options),
    rotate: (webhookId, fields = {}, options = {}) =>
      call({ method: 'POST', path: `${pathOf(webhookId)}/rotate`, json: fields, repeat: 'refused' }, options),
    remove: (webhookId, options = {}) =>
      transport.call({ method: 'DELETE', path: pathOf(webhookId), repeat: 'always' }, options, () => undefined),
    deliveries: (webhookId, filter = {}, options = {}) =>
      readPages(transport, { path: `${pathOf(webhookId)}/deliveries`, name: 'deliveries', filter }, options),
    replay: (webhookId, deliveryId, options) => {
      const path = `${pathOf(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}/replay`
      return call({ method: 'POST', path, repeat: 'always' }, options)
    },
  }
}
