import type { Request } from 'express'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { Scope } from '../../schemas/scopes.ts'
import type { RouteDocumentation } from './openapi/documentation.ts'
import type { HttpResponse } from './response.ts'

/** What a handler knows about the request besides the request itself. */
export type RequestContext = {
  readonly requestId: string
  readonly traceparent: string
  readonly logger: Logger
  /** Where the call comes from: the connection's other end, or what a trusted proxy says. */
  readonly address: string
  /** Lets a page of this origin read the answer, whatever it will be. */
  readonly allowOrigin: (origin: string) => void
  /** Tells a caller that sent `Expect: 100-continue` to send the body; called when the body is about to be read. */
  readonly acceptBody: () => void
}

/** Returns the answer or throws an HttpProblem. */
export type Handler = ((request: Request, context: RequestContext) => Promise<HttpResponse> | HttpResponse) & {
  /** Of which a key must have one. */
  readonly scopes?: readonly Scope[]
}

export type Route = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** An Express 5 path; segments in braces are named in OpenAPI as they are here after the colon. */
  readonly path: string
  readonly handler: Handler
  readonly documentation: RouteDocumentation
}
