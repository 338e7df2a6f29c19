import type { Request } from 'express'
import type { z } from 'zod'
import type { Caller } from '../../../infra/ledger/port.ts'
import { hashApiKey, isApiKey } from '../../../schemas/http/api-key.ts'
import type { Scope } from '../../../schemas/scopes.ts'
import { HttpProblem } from '../problem.ts'
import { readQuery, refuseQuery } from '../requests/read-query.ts'
import type { HttpResponse } from '../response.ts'
import type { Handler, RequestContext } from '../route.ts'
import type { CallerCache } from './caller-cache.ts'
import { letPageRead } from './cross-origin.ts'
import { isAddressAllowed, isOriginAllowed } from './key-origin.ts'

export type AuthenticatedContext = RequestContext & {
  readonly caller: Caller
  /** Whether the key is still good, for answers that go on: one that was revoked or has expired ends what it began. */
  readonly isKeyGood: () => Promise<boolean>
  /** Throws the same 401 as at the start when the key is no longer good. */
  readonly requireKey: () => Promise<void>
}
type Answer = Promise<HttpResponse> | HttpResponse
type Scopes = Scope | readonly [Scope, ...Scope[]]

/**
 * Lets only callers through whose key is valid, has one of the scopes and may be used from where it is, and who send no
 * query where one would be lost. Nothing of the body is read before. The scopes are on the handler too, for OpenAPI to
 * tell.
 */
export function authenticated(
  callers: CallerCache,
  handler: (request: Request, context: AuthenticatedContext) => Answer,
  scope: Scopes,
): Handler {
  return admitted(callers, scope, (request, context) => {
    refuseQuery(request)
    return handler(request, context)
  })
}

/** The same for a route whose query the schema reads. */
export function authenticatedQuery<Schema extends z.ZodObject>(
  callers: CallerCache,
  schema: Schema,
  handler: (query: z.output<Schema>, context: AuthenticatedContext, request: Request) => Answer,
  scope: Scopes,
): Handler {
  return admitted(callers, scope, (request, context) => handler(readQuery(schema, request), context, request))
}

function admitted(
  callers: CallerCache,
  scope: Scopes,
  handler: (request: Request, context: AuthenticatedContext) => Answer,
): Handler {
  const scopes = typeof scope === 'string' ? [scope] : scope
  const authenticate: Handler = async (request, context) => {
    const { hash, caller } = await findCaller(request, context, callers).catch((refusal: unknown) => {
      // No caller is known yet, so the answer reveals nothing: a page has to read that it needs another key.
      letPageRead(request, context)
      throw refusal
    })
    requirePlace(request, context, caller)
    requireScope(caller, scopes)
    const logger = context.logger.with({ accountId: caller.accountId, keyId: caller.keyId })
    const isKeyGood = async (): Promise<boolean> => (await callers.find(hash)) !== undefined
    const requireKey = async (): Promise<void> => {
      if (!(await isKeyGood())) throw unauthorized(UNKNOWN_KEY)
    }
    return handler(request, { ...context, logger, caller, isKeyGood, requireKey })
  }
  return Object.assign(authenticate, { scopes })
}

/** For what depends on more than the route, such as whose job is to be cancelled. */
export function requireScope({ scopes: held }: Caller, wanted: readonly Scope[]): void {
  if (wanted.some((scope) => held.includes(scope))) return
  throw new HttpProblem(
    'forbidden',
    `This needs a key with the scope ${wanted.join(' or ')}; this one has ${held.join(', ')}.`,
  )
}

/**
 * Whether a page that is not ours made the call. Browsers write this header and let no page do it (W3C Fetch Metadata);
 * an origin alone may be that of our own page behind a proxy.
 */
const isOfForeignPage = (request: Request): boolean =>
  request.get('origin') !== undefined && ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '')

function requirePlace(request: Request, context: RequestContext, { origins, addresses }: Caller): void {
  const { address, allowOrigin } = context
  const origin = request.get('origin')
  if (origins.length === 0 && isOfForeignPage(request)) {
    letPageRead(request, context)
    // Its page could not read an answer, so nothing may be done and paid for it.
    throw new HttpProblem('forbidden', `This API key names no origins, so pages of ${origin} cannot use it.`)
  }
  if (!isOriginAllowed(origin, origins)) {
    throw new HttpProblem('forbidden', 'This API key may only be used by pages of the origins it names.')
  }
  // Told before anything else can be refused, so that the page can read why.
  if (origin !== undefined && origins.includes(origin)) allowOrigin(origin)
  if (!isAddressAllowed(address, addresses)) {
    throw new HttpProblem('forbidden', `This API key may not be used from the address ${address}.`)
  }
}

async function findCaller(
  request: Request,
  { address }: RequestContext,
  callers: CallerCache,
): Promise<{ readonly hash: Buffer; readonly caller: Caller }> {
  const [key, ...others] = readKeys(request)
  const hash = key !== undefined && others.length === 0 && isApiKey(key) ? hashApiKey(key) : undefined
  // A key that was good a while ago is always asked about again: neighbours behind one address must not lock it out.
  if (!hash || !callers.knows(hash)) refuseFlood(address, callers)
  const caller = hash && (await callers.find(hash))
  if (caller) return { hash, caller }
  callers.failures.count(address)
  if (key === undefined) throw unauthorized(HOW_TO_SEND, '')
  if (others.length > 0) throw unauthorized(SEVERAL_KEYS)
  if (key === '') throw unauthorized(`The Authorization header holds no Bearer token. ${HOW_TO_SEND}`)
  if (!hash) throw unauthorized('This is not an API key: hdl_live_ and 43 letters or digits are expected.')
  throw unauthorized(UNKNOWN_KEY)
}

const HOW_TO_SEND = 'Send your API key as `Authorization: Bearer hdl_live_…` or `X-Api-Key: hdl_live_…`.'
const SEVERAL_KEYS = 'Authorization and X-Api-Key must name one API key, and different ones were sent.'
const UNKNOWN_KEY = 'This API key is unknown, expired or revoked.'

/** Needs no look-up: this keeps a flood of invented keys off the database. */
function refuseFlood(address: string, { failures }: CallerCache): void {
  const waitSeconds = failures.waitSeconds(address)
  if (waitSeconds === 0) return
  throw new HttpProblem('rate_limited', 'Too many calls without a valid key came from this address.', {
    headers: { 'Retry-After': String(waitSeconds) },
  })
}

/**
 * The different keys of a request. Every header is looked at: `get` would tell the first of two, and the account of that
 * key would pay. An Authorization header of another scheme or of none counts as a malformed key, which is empty.
 */
function readKeys({ headersDistinct: headers }: Request): string[] {
  const bearers = (headers.authorization ?? []).map((text) => /^Bearer +(\S+) *$/i.exec(text)?.[1] ?? '')
  return [...new Set([...bearers, ...(headers['x-api-key'] ?? []).map((text) => text.trim())])]
}

/** The challenge of RFC 6750: `error` only where a key was sent. */
function unauthorized(detail: string, error = ', error="invalid_token"'): HttpProblem {
  return new HttpProblem('unauthorized', detail, { headers: { 'WWW-Authenticate': `Bearer realm="heddle"${error}` } })
}
