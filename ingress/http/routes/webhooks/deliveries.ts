import type { DeliveryRecord } from '../../../../infra/ledger/ports/webhook-port.ts'
import { type Delivery, deliveriesPage, deliveriesQuery, delivery } from '../../../../schemas/http/webhooks.ts'
import { isDeliveryId } from '../../../../schemas/ids.ts'
import { authenticatedQuery } from '../../access/authenticate.ts'
import { queryParameters } from '../../openapi/documentation.ts'
import { HttpProblem } from '../../problem.ts'
import { json } from '../../response.ts'
import type { Route } from '../../route.ts'
import { choiceOf, found, onWebhook, webhookParameter } from './one-webhook.ts'
import { iso } from './webhook-of.ts'
import type { WebhookRoutesDeps } from './webhooks.ts'

type Deps = Pick<WebhookRoutesDeps, 'ledger' | 'callers' | 'countChange'>

export function webhookDeliveryRoutes(deps: Deps): readonly Route[] {
  return [deliveriesRoute(deps), replayRoute(deps)]
}

function deliveriesRoute({ ledger, callers }: Deps): Route {
  return {
    method: 'get',
    path: '/api/webhooks/:id/deliveries',
    handler: authenticatedQuery(
      callers,
      deliveriesQuery,
      async ({ cursor, limit, state }, context, request) => {
        const { accountId, webhookId } = choiceOf(request, context)
        found(await ledger.webhooks.find(accountId, webhookId))
        const read = await ledger.webhooks.deliveries(webhookId, { before: cursor, limit: limit + 1, state })
        const deliveries = read.slice(0, limit).map(deliveryOf)
        const next = read.length > limit ? deliveries.at(-1)?.deliveryId : undefined
        return json(200, { deliveries, ...(next && { next }) })
      },
      'admin',
    ),
    documentation: {
      summary: 'What a webhook was sent, newest first',
      description:
        'Each delivery with its attempts. What has ended is kept for 30 days unless the operator chose otherwise.',
      tag: 'webhooks',
      parameters: [webhookParameter, ...queryParameters(deliveriesQuery)],
      responses: { 200: { description: 'A page of deliveries.', schema: deliveriesPage, schemaName: 'Deliveries' } },
      errors: ['not_found'],
    },
  }
}

function replayRoute({ ledger, callers, countChange }: Deps): Route {
  return {
    method: 'post',
    path: '/api/webhooks/:id/deliveries/:delivery/replay',
    handler: onWebhook(callers, async (choice, request) => {
      countChange(choice.accountId)
      const deliveryId = String(request.params.delivery)
      const replayed = isDeliveryId(deliveryId) ? await ledger.webhooks.replay(choice, deliveryId) : undefined
      if (!replayed) throw new HttpProblem('not_found', 'This webhook has no such delivery.')
      return json(202, deliveryOf(replayed))
    }),
    documentation: {
      summary: 'Send a delivery again',
      description:
        'At once, with the same `webhook-id` and body, and with a fresh retry schedule. A disabled webhook is sent nothing until it ' +
        'is enabled.',
      tag: 'webhooks',
      parameters: [
        webhookParameter,
        { name: 'delivery', in: 'path', description: 'The `deliveryId`.', required: true },
      ],
      responses: { 202: { description: 'It is due now.', schema: delivery, schemaName: 'Delivery' } },
      errors: ['not_found'],
    },
  }
}

function deliveryOf({ deliveryId, event, jobId, state, attempts, ...record }: DeliveryRecord): Delivery {
  const { createdAt, dueAt, endedAt, log } = record
  return {
    deliveryId,
    event,
    jobId,
    state,
    attempts,
    createdAt: iso(createdAt),
    ...(state === 'pending' && { nextAttemptAt: iso(dueAt) }),
    ...(endedAt === undefined ? {} : { endedAt: iso(endedAt) }),
    log: log.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
  }
}
