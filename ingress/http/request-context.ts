import type { Request, Response } from 'express'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { originHeaders } from './access/cross-origin.ts'
import type { RequestContext } from './route.ts'

/** Before the route is known there is no span yet. */
export type UntracedContext = Omit<RequestContext, 'traceparent'>

export type ContextSource = {
  readonly logger: Logger
  readonly drawBytes: (count: number) => Buffer
}

/** What a caller may choose as its own request id: short, visible and harmless in a log line. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/

/** Makes the context of one request. A caller's own request id is kept when it is well-formed. */
export function createRequestContext(request: Request, response: Response, source: ContextSource): UntracedContext {
  const sent = request.get('x-request-id')
  const requestId = sent && REQUEST_ID.test(sent) ? sent : `req_${source.drawBytes(12).toString('hex')}`
  let isBodyAccepted = false
  return {
    requestId,
    logger: source.logger.with({ requestId }),
    address: request.ip ?? '',
    allowOrigin: (origin) => {
      for (const [name, value] of Object.entries(originHeaders(origin))) response.setHeader(name, value)
    },
    acceptBody: () => {
      if (isBodyAccepted || request.get('expect')?.toLowerCase() !== '100-continue') return
      isBodyAccepted = true
      response.removeHeader('Connection')
      response.writeContinue()
    },
  }
}
