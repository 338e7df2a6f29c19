import type { Request, Response } from 'express'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { RequestContext } from './route.ts'

export type ContextSource = {
  readonly logger: Logger
  readonly randomBytes: (count: number) => Buffer
}

/** What a caller may choose as its own request id: short, visible and harmless in a log line. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/
/** W3C Trace Context, version 00; an id of only zeros is not valid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** Makes the context of one request. A caller's own request id and trace are kept when they are well-formed. */
export function createRequestContext(request: Request, response: Response, source: ContextSource): RequestContext {
  const sent = request.get('x-request-id')
  const requestId = sent && REQUEST_ID.test(sent) ? sent : `req_${source.randomBytes(12).toString('hex')}`
  let isBodyAccepted = false
  return {
    requestId,
    traceparent: continueTrace(request.get('traceparent'), source.randomBytes),
    logger: source.logger.with({ requestId }),
    acceptBody: () => {
      if (isBodyAccepted || request.get('expect')?.toLowerCase() !== '100-continue') return
      isBodyAccepted = true
      response.removeHeader('Connection')
      response.writeContinue()
    },
  }
}

/** A new span under the caller's trace, or a new trace. */
function continueTrace(sent: string | undefined, randomBytes: (count: number) => Buffer): string {
  const [, trace, flags] = TRACEPARENT.exec(sent ?? '') ?? []
  const span = randomBytes(8).toString('hex')
  return trace ? `00-${trace}-${span}-${flags}` : `00-${randomBytes(16).toString('hex')}-${span}-01`
}
