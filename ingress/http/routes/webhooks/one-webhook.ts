import type { Request } from 'express'
import type { WebhookChoice } from '../../../../infra/ledger/ports/webhook-port.ts'
import { isWebhookId } from '../../../../schemas/ids.ts'
import { type AuthenticatedContext, authenticated } from '../../access/authenticate.ts'
import type { CallerCache } from '../../access/caller-cache.ts'
import { HttpProblem } from '../../problem.ts'
import type { HttpResponse } from '../../response.ts'
import type { Handler } from '../../route.ts'

/** The segment of the path that every route of one webhook has. */
export const webhookParameter = {
  name: 'id',
  in: 'path',
  description: 'The `webhookId`.',
  required: true,
} as const

/** A handler of a route of one webhook: for keys with the scope `admin`, whose account's webhooks it can reach. */
export function onWebhook(
  callers: CallerCache,
  answer: (choice: WebhookChoice, request: Request, context: AuthenticatedContext) => Promise<HttpResponse>,
): Handler {
  return authenticated(callers, (request, context) => answer(choiceOf(request, context), request, context), 'admin')
}

/** The webhook of the address, in the name of the key that asks. */
export function choiceOf(request: Request, { caller: { accountId, keyId } }: AuthenticatedContext): WebhookChoice {
  const webhookId = String(request.params.id)
  if (!isWebhookId(webhookId)) throw noWebhook()
  return { accountId, webhookId, actor: keyId }
}

/** A webhook of another account is answered like one that never was. */
export function found<Record>(record: Record | undefined): Record {
  if (record === undefined) throw noWebhook()
  return record
}

export const noWebhook = (): HttpProblem => new HttpProblem('not_found', 'This account has no such webhook.')
