import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Request } from 'express'
import { type AsyncApiFacts, asyncApiDocument } from '../../../schemas/asyncapi.ts'
import { openApiDocument } from '../openapi/openapi.ts'
import type { DescribedApi } from '../reference/described.ts'
import { referencePage } from '../reference/reference-page.ts'
import { hasTag } from '../requests/entity-tag.ts'
import type { HttpResponse } from '../response.ts'
import type { Route } from '../route.ts'

/** Where the topics are that `/asyncapi.json` describes. */
export type StreamFacts = Omit<AsyncApiFacts, 'version'>

/**
 * `/openapi.json`, `/asyncapi.json` and `/docs`, made of the routes they stand beside and of the topics; they describe
 * themselves too.
 */
export function documentRoutes(described: readonly Route[], version: string, streams: StreamFacts): readonly Route[] {
  const routes: Route[] = []
  const openApi = lazy(() => openApiDocument([...described, ...routes], version))
  // Without blanks: programs read it, and half of it would be blanks. For people there is the page.
  const compact = (document: () => object) => (): string => JSON.stringify(document())
  const asyncApi = (): object => asyncApiDocument({ ...streams, version })
  const file = { what: 'document', contentType: 'application/json' }
  routes.push(
    documentRoute('/openapi.json', 'This API as OpenAPI 3.1', { ...file, text: compact(openApi) }),
    documentRoute('/asyncapi.json', 'The topics as AsyncAPI 3.0', { ...file, text: compact(asyncApi) }),
    documentRoute('/docs', 'This API as a page', {
      what: 'page',
      contentType: 'text/html; charset=utf-8',
      // Our own document has the shape that the page reads; a test reads every part of it.
      text: () => referencePage(openApi() as DescribedApi),
    }),
  )
  return routes
}

type Document = { readonly what: string; readonly contentType: string; readonly text: () => string }

function documentRoute(path: string, summary: string, { what, contentType, text }: Document): Route {
  const plain = lazy(() => tagged(Buffer.from(text())))
  const packed = lazy(() => tagged(gzipSync(plain().body)))
  const [mediaType = ''] = contentType.split(';')
  return {
    method: 'get',
    path,
    handler: (request) => answer(request, contentType, { plain, packed }),
    documentation: {
      summary,
      tag: 'service',
      parameters: [{ name: 'If-None-Match', in: 'header', description: 'ETags the caller has.' }],
      responses: {
        200: { description: `The ${what}; compressed for who accepts gzip.`, contentType: mediaType },
        304: { description: 'The caller has it.' },
      },
      errors: [],
    },
  }
}

type Tagged = { readonly body: Buffer; readonly etag: string }

const tagged = (body: Buffer): Tagged => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
})

function answer(
  request: Request,
  contentType: string,
  { plain, packed }: Readonly<Record<'plain' | 'packed', () => Tagged>>,
): HttpResponse {
  const isPacked = request.acceptsEncodings('gzip', 'identity') === 'gzip'
  const { body, etag } = isPacked ? packed() : plain()
  const headers = { ...PUBLIC, ETag: etag }
  if (hasTag(request.get('if-none-match'), etag)) return { status: 304, headers }
  const encoding = { ...(isPacked && { 'Content-Encoding': 'gzip' }) }
  return { status: 200, headers: { ...headers, ...encoding, 'Content-Type': contentType }, body }
}

/** They change only with a new version of the service, and tools on pages of other origins read them. */
const PUBLIC = {
  'Cache-Control': 'public, max-age=300',
  Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
