import type { Ledger } from '../../../../infra/ledger/port.ts'
import { createWebhookSecret } from '../../../../schemas/http/webhook-signature.ts'
import {
  webhook,
  webhookChanges,
  webhookList,
  webhookRequest,
  webhookRotation,
  webhookWithSecret,
} from '../../../../schemas/http/webhooks.ts'
import type { IdMaker } from '../../../../schemas/ids.ts'
import { validate } from '../../../../schemas/validate.ts'
import { authenticated } from '../../access/authenticate.ts'
import type { CallerCache } from '../../access/caller-cache.ts'
import type { CountChange } from '../../access/change-limit.ts'
import { HttpProblem } from '../../problem.ts'
import { hasNoBody, readJsonAs } from '../../requests/read-json.ts'
import type { CheckWebhookUrl } from '../../requests/webhook-url.ts'
import { json } from '../../response.ts'
import type { Route } from '../../route.ts'
import { choiceOf, found, noWebhook, onWebhook, webhookParameter } from './one-webhook.ts'
import { webhookOf } from './webhook-of.ts'

export type WebhookRoutesDeps = {
  readonly ledger: Pick<Ledger, 'webhooks'>
  readonly callers: CallerCache
  readonly newWebhookId: IdMaker['webhook']
  readonly checkWebhookUrl: CheckWebhookUrl
  readonly randomBytes: (count: number) => Buffer
  readonly countChange: CountChange
}

const HOUR_MS = 60 * 60_000

export function webhookRoutes(deps: WebhookRoutesDeps): readonly Route[] {
  return [listRoute(deps), createRoute(deps), findRoute(deps), updateRoute(deps), rotateRoute(deps), removeRoute(deps)]
}

function listRoute({ ledger, callers }: WebhookRoutesDeps): Route {
  return {
    method: 'get',
    path: '/api/webhooks',
    handler: authenticated(
      callers,
      async (_request, { caller }) =>
        json(200, { webhooks: (await ledger.webhooks.list(caller.accountId)).map(webhookOf) }),
      'admin',
    ),
    documentation: {
      summary: 'Webhooks of the account',
      tag: 'webhooks',
      responses: { 200: { description: 'All of them.', schema: webhookList, schemaName: 'Webhooks' } },
      errors: [],
    },
  }
}

function createRoute({
  ledger,
  callers,
  newWebhookId,
  checkWebhookUrl,
  randomBytes,
  countChange,
}: WebhookRoutesDeps): Route {
  return {
    method: 'post',
    path: '/api/webhooks',
    handler: authenticated(
      callers,
      async (request, context) => {
        const terms = await readJsonAs(webhookRequest, request, context)
        checkWebhookUrl(terms.url)
        const secret = createWebhookSecret(randomBytes)
        countChange(context.caller.accountId)
        const choice = { accountId: context.caller.accountId, webhookId: newWebhookId(), actor: context.caller.keyId }
        const made = await ledger.webhooks.create(choice, terms, secret)
        if (!made) throw tooManyWebhooks()
        return json(201, { ...webhookOf(made), secret }, { Location: `/api/webhooks/${made.webhookId}` })
      },
      'admin',
    ),
    documentation: {
      summary: 'Be told when jobs end',
      description:
        'Every job of the account that ends from now on is posted to `url` as Standard Webhooks 1.0 has it, signed with the `secret` ' +
        'of this answer. An account has at most ten.',
      tag: 'webhooks',
      bodies: [
        { contentType: 'application/json', schema: webhookRequest, example: { url: 'https://shop.example/hooks' } },
      ],
      responses: {
        201: {
          description: 'Made.',
          schema: webhookWithSecret,
          schemaName: 'WebhookWithSecret',
          headers: { Location: 'Address of the webhook.' },
        },
      },
      errors: ['invalid_json', 'request_rejected'],
    },
  }
}

function findRoute({ ledger, callers }: WebhookRoutesDeps): Route {
  return {
    method: 'get',
    path: '/api/webhooks/:id',
    handler: onWebhook(callers, async ({ accountId, webhookId }) =>
      json(200, webhookOf(found(await ledger.webhooks.find(accountId, webhookId)))),
    ),
    documentation: {
      summary: 'How a webhook stands',
      tag: 'webhooks',
      parameters: [webhookParameter],
      responses: { 200: { description: 'The webhook.', schema: webhook, schemaName: 'Webhook' } },
      errors: ['not_found'],
    },
  }
}

function updateRoute({ ledger, callers, checkWebhookUrl, countChange }: WebhookRoutesDeps): Route {
  return {
    method: 'patch',
    path: '/api/webhooks/:id',
    handler: onWebhook(callers, async (choice, request, context) => {
      const changes = await readJsonAs(webhookChanges, request, context)
      if (changes.url !== undefined) checkWebhookUrl(changes.url)
      countChange(choice.accountId)
      return json(200, webhookOf(found(await ledger.webhooks.update(choice, changes))))
    }),
    documentation: {
      summary: 'Change a webhook, or enable it again',
      tag: 'webhooks',
      parameters: [webhookParameter],
      bodies: [{ contentType: 'application/json', schema: webhookChanges, example: { enabled: true } }],
      responses: { 200: { description: 'The webhook.', schema: webhook, schemaName: 'Webhook' } },
      errors: ['invalid_json', 'not_found'],
    },
  }
}

function rotateRoute({ ledger, callers, randomBytes, countChange }: WebhookRoutesDeps): Route {
  return {
    method: 'post',
    path: '/api/webhooks/:id/rotate',
    handler: onWebhook(callers, async (choice, request, context) => {
      const { overlapHours } = hasNoBody(request)
        ? validate(webhookRotation, {})
        : await readJsonAs(webhookRotation, request, context)
      countChange(choice.accountId)
      const secret = createWebhookSecret(randomBytes)
      const rotated = found(await ledger.webhooks.rotate(choice, secret, overlapHours * HOUR_MS))
      return json(200, { ...webhookOf(rotated), secret })
    }),
    documentation: {
      summary: 'A new secret for a webhook',
      description: 'Both secrets sign until the overlap ends, so that a receiver can change over at its leisure.',
      tag: 'webhooks',
      parameters: [webhookParameter],
      bodies: [
        { contentType: 'application/json', schema: webhookRotation, isOptional: true, example: { overlapHours: 1 } },
      ],
      responses: { 200: { description: 'The webhook.', schema: webhookWithSecret, schemaName: 'WebhookWithSecret' } },
      errors: ['invalid_json', 'not_found'],
    },
  }
}

function removeRoute({ ledger, callers, countChange }: WebhookRoutesDeps): Route {
  return {
    method: 'delete',
    path: '/api/webhooks/:id',
    handler: authenticated(
      callers,
      async (request, context) => {
        countChange(context.caller.accountId)
        if (!(await ledger.webhooks.remove(choiceOf(request, context)))) throw noWebhook()
        return { status: 204 }
      },
      'admin',
    ),
    documentation: {
      summary: 'Remove a webhook with all it is owed',
      tag: 'webhooks',
      parameters: [webhookParameter],
      responses: { 204: { description: 'Removed.' } },
      errors: ['not_found'],
    },
  }
}

const tooManyWebhooks = (): HttpProblem =>
  new HttpProblem('request_rejected', 'The account has the most webhooks that one may have. Remove one first.')
