import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import helmet from 'helmet'
import { VERSION } from '../../infra/config/version.ts'
import type { Ledger } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { ObjectStore } from '../../infra/storage/port.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { Tracing } from '../../infra/telemetry/tracing.ts'
import { errorCodes } from '../../schemas/error-codes.ts'
import type { IngressMetrics } from '../ingress-metrics.ts'
import type { OperationRoute } from '../operations/operation-route.ts'
import { createChangeLimit } from './access/change-limit.ts'
import { letPageRead, preflight } from './access/cross-origin.ts'
import { fieldProblem, HttpProblem, problemResponse, toProblem } from './problem.ts'
import { createRequestContext, type UntracedContext } from './request-context.ts'
import { writeResponse } from './response.ts'
import type { Route } from './route.ts'
import { accountRoute } from './routes/account.ts'
import { assetRoute } from './routes/asset.ts'
import { type CancelJobDeps, cancelJobRoute } from './routes/cancel-job.ts'
import { clientRoute } from './routes/client.ts'
import { documentRoutes, type StreamFacts } from './routes/documents.ts'
import { entriesRoute } from './routes/entries.ts'
import { healthRoute, type ReadinessDeps, readinessRoute } from './routes/health.ts'
import { jobRoute } from './routes/job.ts'
import { type JobEventsDeps, jobEventsRoute } from './routes/job-events.ts'
import { jobsRoute } from './routes/jobs.ts'
import { type OperationDeps, operationRoute } from './routes/operation.ts'
import { quotesRoute } from './routes/quotes.ts'
import { type RegistryRoutesDeps, registryRoutes } from './routes/registry.ts'
import { studioRoutes } from './routes/studio.ts'
import { type UploadRouteDeps, uploadRoute } from './routes/uploads.ts'
import { usageRoute } from './routes/usage.ts'
import { webhookDeliveryRoutes } from './routes/webhooks/deliveries.ts'
import { type WebhookRoutesDeps, webhookRoutes } from './routes/webhooks/webhooks.ts'

export type AppDeps = OperationDeps &
  Pick<JobEventsDeps, 'board' | 'look' | 'followers' | 'heartbeatMs'> &
  Pick<CancelJobDeps, 'cancel'> &
  Pick<WebhookRoutesDeps, 'newWebhookId' | 'checkWebhookUrl'> &
  UploadRouteDeps &
  RegistryRoutesDeps &
  ReadinessDeps & {
    readonly ledger: Pick<
      Ledger,
      'admit' | 'findJob' | 'listJobs' | 'listEntries' | 'accounts' | 'usage' | 'webhooks' | 'expectedTimes' | 'uploads'
    >
    readonly storage: Pick<ObjectStore, 'putAddress' | 'putFile' | 'remove' | 'stat' | 'read'>
    readonly operations: readonly OperationRoute[]
    readonly streams: StreamFacts
    /** Where produced files are, as callers see it. */
    readonly cdnBaseUrl: string
    readonly metrics: IngressMetrics
    readonly logger: Logger
    readonly tracing: Pick<Tracing, 'start'>
    readonly clock: Clock
    /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
    readonly trustedProxies: readonly string[]
    readonly randomBytes: (count: number) => Buffer
    /** The same, from a reserve, for ids. */
    readonly drawBytes: (count: number) => Buffer
  }

/** Longest address: asset addresses are under 200 characters and nothing else has a long one. */
const ADDRESS_CHARACTERS_MAX = 2_048

/**
 * A caller that still sends its body when it is answered gets time to read the answer, because closing at once would
 * reset the connection: so long it may send nothing, and so long it may go on sending.
 */
const [LINGER_MS, LINGER_MOST_MS] = [5_000, 30_000]

/** The whole HTTP side as an Express application. Listens nowhere and touches no server until it is asked something. */
export function createApp(deps: AppDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.set('trust proxy', [...deps.trustedProxies])
  // Whether there is TLS is for the proxy in front to say; pages that insist on it would break where there is none.
  const directives = { upgradeInsecureRequests: null }
  app.use(helmet({ strictTransportSecurity: false, contentSecurityPolicy: { directives } }))
  app.use(begin(deps))
  const routes = createRoutes(deps)
  for (const route of routes) app[route.method](route.path, handle(route, deps.tracing))
  for (const [path, methods] of methodsByPath(routes)) app.all(path, answerOtherMethod(path, methods))
  app.use(answerUnknownAddress)
  app.use(answerProblem(deps))
  return app
}

/** Every route there is; OpenAPI, the page at /docs and the tests read the same list. */
function createRoutes(deps: AppDeps): readonly Route[] {
  const webhookDeps = { ...deps, countChange: createChangeLimit(deps.clock) }
  const routes = [
    ...deps.operations.map((operation) => operationRoute(operation, deps)),
    jobsRoute(deps),
    jobRoute(deps),
    jobEventsRoute(deps),
    cancelJobRoute(deps),
    accountRoute(deps),
    entriesRoute(deps),
    quotesRoute(deps),
    ...webhookRoutes(webhookDeps),
    ...webhookDeliveryRoutes(webhookDeps),
    usageRoute(deps),
    uploadRoute(deps),
    assetRoute(deps),
    ...registryRoutes(deps),
    healthRoute(VERSION),
    readinessRoute(deps),
    ...studioRoutes(VERSION, deps.cdnBaseUrl),
    clientRoute(),
  ]
  return [...routes, ...documentRoutes(routes, VERSION, deps.streams)]
}

type Locals = { context: UntracedContext; route?: string }
const localsOf = (response: Response): Locals => response.locals as Locals

/** Gives the request its context, its answer the headers that every answer has, and counts it when it has ended. */
function begin(deps: AppDeps) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now()
    const context = createRequestContext(request, response, deps)
    localsOf(response).context = context
    response.setHeader('X-Request-Id', context.requestId)
    response.setHeader('X-Api-Version', VERSION)
    // An answer that comes before the body was asked for ends the connection: it is unclear whether a body follows.
    if (request.get('expect')) response.setHeader('Connection', 'close')
    response.on('finish', () => cutUnreadBody(request))
    response.on('close', () => {
      const route = localsOf(response).route ?? 'none'
      const durationMs = performance.now() - startedAt
      const { statusCode: status } = response
      deps.metrics.requestEnded({ route, method: request.method, status, durationMs })
      context.logger.info({
        event: 'request_ended',
        route,
        method: request.method,
        status,
        durationMs: Math.round(durationMs),
      })
    })
    if (request.url.length > ADDRESS_CHARACTERS_MAX) {
      throw new HttpProblem('uri_too_long', `An address may have at most ${ADDRESS_CHARACTERS_MAX} characters.`)
    }
    requireHost(request)
    requireKnownCoding(request)
    next()
  }
}

/** With two Host headers a proxy may route by one and we by the other, so both are refused (RFC 9112, section 3.2). */
function requireHost({ httpVersion, headersDistinct: { host = [] } }: Request): void {
  if (host.length > 1) throw fieldProblem('invalid_request', 'Host', 'may be given once')
  if (httpVersion === '1.1' && host.length === 0) throw fieldProblem('invalid_request', 'Host', 'is required')
}

/** A body in another coding would be read as what it is not (RFC 9112, section 6.1). */
function requireKnownCoding(request: Request): void {
  const coding = request.get('transfer-encoding')
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw fieldProblem('invalid_request', 'Transfer-Encoding', 'must be chunked')
}

/**
 * Reads and drops the rest of a body that no handler read, within the limits above, so that its sender can read the
 * answer.
 */
function cutUnreadBody(request: Request): void {
  if (request.complete) return
  const { socket } = request
  let [read, leftMs] = [socket.bytesRead, LINGER_MOST_MS]
  const look = setInterval(() => {
    leftMs -= LINGER_MS
    if (!request.complete && (socket.bytesRead === read || leftMs <= 0)) socket.destroy()
    if (request.complete || socket.destroyed) clearInterval(look)
    read = socket.bytesRead
  }, LINGER_MS).unref()
}

function handle(route: Route, tracing: Pick<Tracing, 'start'>) {
  const spanName = `${route.method.toUpperCase()} ${route.path}`
  return async (request: Request, response: Response): Promise<void> => {
    const locals = localsOf(response)
    locals.route = route.path
    const { requestId } = locals.context
    const span = tracing.start(spanName, 'server', request.get('traceparent'), { 'heddle.request_id': requestId })
    try {
      await writeResponse(response, await route.handler(request, { ...locals.context, traceparent: span.traceparent }))
      span.end()
    } catch (error) {
      // Only failures of ours are errors of a span; a refused request is not.
      span.end(statusOf(error) >= 500 ? { error } : {})
      throw error
    }
  }
}

const statusOf = (thrown: unknown): number => errorCodes[toProblem(thrown).code].status

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return new Map([...byPath].map(([path, same]) => [path, same.flatMap(({ method }) => METHODS[method])]))
}

/** HEAD is answered wherever GET is. */
const METHODS = { get: ['GET', 'HEAD'], post: ['POST'], patch: ['PATCH'], delete: ['DELETE'] } as const

function answerOtherMethod(path: string, methods: readonly string[]) {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
  return async (request: Request, response: Response): Promise<void> => {
    localsOf(response).route = path
    const answer = preflight(request, methods)
    if (answer) return writeResponse(response, answer)
    if (request.method === 'OPTIONS') return writeResponse(response, { status: 204, headers })
    letPageRead(request, localsOf(response).context)
    throw new HttpProblem('method_not_allowed', `${request.method} is not allowed here; use ${methods.join(' or ')}.`, {
      headers,
    })
  }
}

/** Grants the preflight too, so that a page with a misspelt address is told 404 and not of a CORS error. */
async function answerUnknownAddress(request: Request, response: Response): Promise<void> {
  const methods = Object.values(METHODS).flat()
  const answer = preflight(request, methods)
  if (answer) return writeResponse(response, answer)
  // Asks about the whole server (RFC 9110, section 9.3.7).
  if (request.method === 'OPTIONS' && request.url === '*')
    return writeResponse(response, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } })
  letPageRead(request, localsOf(response).context)
  throw new HttpProblem('not_found', 'No route has this address. See /docs.')
}

/** The one place where an error becomes an answer. Express knows it by its four parameters. */
function answerProblem(deps: AppDeps) {
  return async (thrown: unknown, _request: Request, response: Response, _next: NextFunction): Promise<void> => {
    const { context } = localsOf(response)
    const problem = toProblem(thrown)
    const { cause } = problem.facts
    const log = context?.logger ?? deps.logger
    if (problem.code === 'internal') log.error({ event: 'request_failed', error: cause })
    else if (problem.code === 'unavailable') log.warn({ event: 'request_unserved', error: cause })
    await writeResponse(response, problemResponse(problem, context?.requestId))
  }
}
