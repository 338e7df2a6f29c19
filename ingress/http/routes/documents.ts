import { type AsyncApiFacts, asyncApiDocument } from '../../../schemas/asyncapi.ts'
import { openApiDocument } from '../openapi/openapi.ts'
import type { DescribedApi } from '../reference/described.ts'
import { referencePage } from '../reference/reference-page.ts'
import type { Route } from '../route.ts'

/** Where the topics are that `/asyncapi.json` describes. */
export type StreamFacts = Omit<AsyncApiFacts, 'version'>

/** `/openapi.json`, `/asyncapi.json` and `/docs`, made of the routes they stand beside and of the topics; they describe themselves too. */
export function documentRoutes(described: readonly Route[], version: string, streams: StreamFacts): readonly Route[] {
  const routes: Route[] = []
  const openApi = lazy(() => openApiDocument([...described, ...routes], version))
  // Our own document has the shape that the page reads; a test reads every part of it.
  const page = lazy(() => Buffer.from(referencePage(openApi() as DescribedApi)))
  routes.push(
    documentRoute('/openapi.json', 'This API as OpenAPI 3.1', openApi),
    documentRoute('/asyncapi.json', 'The topics as AsyncAPI 3.0', () => asyncApiDocument({ ...streams, version })),
    {
      method: 'get',
      path: '/docs',
      handler: () => ({
        status: 200,
        headers: { ...CACHED, 'Content-Type': 'text/html; charset=utf-8' },
        body: page(),
      }),
      documentation: {
        summary: 'This API as a page',
        tag: 'service',
        responses: { 200: { description: 'The page.', contentType: 'text/html' } },
        errors: [],
      },
    },
  )
  return routes
}

function documentRoute(path: string, summary: string, document: () => object): Route {
  // Without blanks: programs read it, and half of it would be blanks. For people there is the page.
  const body = lazy(() => Buffer.from(JSON.stringify(document())))
  return {
    method: 'get',
    path,
    handler: () => ({ status: 200, headers: { ...CACHED, 'Content-Type': 'application/json' }, body: body() }),
    documentation: {
      summary,
      tag: 'service',
      responses: { 200: { description: 'The document.', contentType: 'application/json' } },
      errors: [],
    },
  }
}

/** They change only with a new version of the service. */
const CACHED = { 'Cache-Control': 'public, max-age=300' }

function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
