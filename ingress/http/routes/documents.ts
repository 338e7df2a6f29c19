import { type AsyncApiFacts, asyncApiDocument } from '../../../schemas/asyncapi.ts'
import { openApiDocument } from '../openapi/openapi.ts'
import type { DescribedApi } from '../reference/described.ts'
import { referencePage } from '../reference/reference-page.ts'
import type { Route } from '../route.ts'
import { documentRoute, lazy } from './document-route.ts'

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
    documentRoute('/openapi.json', 'This API as OpenAPI 3.1', { ...file, content: compact(openApi) }),
    documentRoute('/asyncapi.json', 'The topics as AsyncAPI 3.0', { ...file, content: compact(asyncApi) }),
    documentRoute('/docs', 'This API as a page', {
      what: 'page',
      contentType: 'text/html; charset=utf-8',
      // Our own document has the shape that the page reads; a test reads every part of it.
      content: () => referencePage(openApi() as DescribedApi),
    }),
  )
  return routes
}
