// CORS (WHATWG Fetch): web pages may call with a key that names their origin. There are no cookies, so a preflight
// gives nothing away; what decides is the key, and the preflight does not carry it.
import type { Request } from 'express'
import type { HttpResponse } from '../response.ts'
import type { RequestContext } from '../route.ts'

const HEADERS_TAKEN = [
  ...['Authorization', 'X-Api-Key', 'Content-Type', 'Idempotency-Key', 'Prefer', 'X-Request-Id', 'Last-Event-ID'],
  // Of pages that are traced, and of viewers that read a file in parts.
  ...['Traceparent', 'Tracestate', 'Range', 'If-Range', 'If-None-Match', 'If-Match'],
  ...['If-Modified-Since', 'If-Unmodified-Since'],
].join(', ')
const HEADERS_SHOWN = [
  ...['X-Request-Id', 'X-Api-Version', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  ...['Preference-Applied', 'Idempotent-Replayed', 'X-Next-Cursor', 'WWW-Authenticate'],
].join(', ')
/** The longest that browsers keep it. */
const KEPT_SECONDS = 7_200

/** On the answer to a call from a page that the key allows, so that the page may read it. */
export const originHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': HEADERS_SHOWN,
  Vary: 'Origin',
})

/** Lets the page that made the call, if one did, read the answer: only for answers that are the same for everybody. */
export function letPageRead(request: Request, { allowOrigin }: Pick<RequestContext, 'allowOrigin'>): void {
  const origin = request.get('origin')
  if (origin !== undefined) allowOrigin(origin)
}

/** The answer to a preflight, undefined for an OPTIONS request that is none. */
export function preflight(request: Request, methods: readonly string[]): HttpResponse | undefined {
  const origin = request.get('origin')
  if (request.method !== 'OPTIONS' || origin === undefined) return undefined
  if (request.get('access-control-request-method') === undefined) return undefined
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': HEADERS_TAKEN,
      'Access-Control-Max-Age': String(KEPT_SECONDS),
      Vary: 'Origin, Access-Control-Request-Method',
    },
  }
}
