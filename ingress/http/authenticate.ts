import type { Request } from 'express'
import type { Caller } from '../../infra/ledger/port.ts'
import { hashApiKey, isApiKey } from '../../schemas/http/api-key.ts'
import type { CallerCache } from './caller-cache.ts'
import { HttpProblem } from './problem.ts'
import type { HttpResponse } from './response.ts'
import type { Handler, RequestContext } from './route.ts'

export type AuthenticatedContext = RequestContext & { readonly caller: Caller }
export type AuthenticatedHandler = (
  request: Request,
  context: AuthenticatedContext,
) => Promise<HttpResponse> | HttpResponse

/** Lets only callers with a valid key through; nothing of the body is read before. */
export function authenticated(callers: CallerCache, handler: AuthenticatedHandler): Handler {
  return async function authenticate(request, context) {
    const caller = await findCaller(request, callers)
    const logger = context.logger.with({ accountId: caller.accountId })
    return handler(request, { ...context, logger, caller })
  }
}

async function findCaller(request: Request, callers: CallerCache): Promise<Caller> {
  const key = readKey(request)
  if (key === undefined) {
    throw unauthorized('Send your API key as `Authorization: Bearer hdl_live_…` or `X-Api-Key: hdl_live_…`.', '')
  }
  if (!isApiKey(key)) throw unauthorized('This is not an API key: hdl_live_ and 43 letters or digits are expected.')
  const caller = await callers.find(hashApiKey(key))
  if (!caller) throw unauthorized('This API key is unknown, expired or revoked.')
  return caller
}

/** An Authorization header of another scheme counts as a malformed key, not as none. */
function readKey(request: Request): string | undefined {
  const authorization = request.get('authorization')
  if (authorization === undefined) return request.get('x-api-key')?.trim()
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}

/** The challenge of RFC 6750: `error` only where a key was sent. */
function unauthorized(detail: string, error = ', error="invalid_token"'): HttpProblem {
  return new HttpProblem('unauthorized', detail, { headers: { 'WWW-Authenticate': `Bearer realm="heddle"${error}` } })
}
