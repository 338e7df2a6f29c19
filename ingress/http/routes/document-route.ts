import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Request } from 'express'
import { hasTag } from '../requests/entity-tag.ts'
import type { HttpResponse } from '../response.ts'
import type { Route } from '../route.ts'

export type Document = {
  readonly what: string
  readonly contentType: string
  readonly content: () => string | Buffer
  /** Instead of the headers that let programs on pages of other origins read it and keep it for five minutes. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A text that changes only with a new version of the service: written once, compressed for who accepts it, with an
 * ETag.
 */
export function documentRoute(path: string, summary: string, document: Document): Route {
  const [mediaType = ''] = document.contentType.split(';')
  return {
    method: 'get',
    path,
    handler: documentHandler(document),
    documentation: {
      summary,
      tag: 'service',
      parameters: [ifNoneMatch],
      responses: {
        200: { description: `The ${document.what}; compressed for who accepts gzip.`, contentType: mediaType },
        304: { description: 'The caller has it.' },
      },
      errors: [],
    },
  }
}

export const ifNoneMatch = { name: 'If-None-Match', in: 'header', description: 'ETags the caller has.' } as const

export function documentHandler(document: Omit<Document, 'what'>): (request: Request) => HttpResponse {
  const { contentType, content, headers: given = PUBLIC } = document
  const plain = lazy(() => tagged(Buffer.from(content())))
  const packed = lazy(() => tagged(gzipSync(plain().body)))
  return (request) => {
    const isPacked = request.acceptsEncodings('gzip', 'identity') === 'gzip'
    const { body, etag } = isPacked ? packed() : plain()
    const headers = { ...given, Vary: 'Accept-Encoding', ETag: etag }
    if (hasTag(request.get('if-none-match'), etag)) return { status: 304, headers }
    const encoding = { ...(isPacked && { 'Content-Encoding': 'gzip' }) }
    return { status: 200, headers: { ...headers, ...encoding, 'Content-Type': contentType }, body }
  }
}

const PUBLIC = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

type Tagged = { readonly body: Buffer; readonly etag: string }

const tagged = (body: Buffer): Tagged => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
})

/** The value, made when it is first asked for. */
export function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
