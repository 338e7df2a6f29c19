import { docsPage } from '../docs-page.ts'
import { openApiDocument } from '../openapi.ts'
import type { Route } from '../route.ts'

/** `/openapi.json` and `/docs`, made of the routes they stand beside; both describe themselves too. */
export function documentRoutes(described: readonly Route[], version: string): readonly Route[] {
  const routes: Route[] = []
  const openApi = lazy(() => Buffer.from(JSON.stringify(openApiDocument([...described, ...routes], version), null, 2)))
  const page = lazy(() => Buffer.from(docsPage([...described, ...routes], version)))
  routes.push(
    {
      method: 'get',
      path: '/openapi.json',
      handler: () => ({ status: 200, headers: { ...CACHED, 'Content-Type': 'application/json' }, body: openApi() }),
      documentation: {
        summary: 'This API as OpenAPI 3.1',
        tag: 'service',
        needsKey: false,
        responses: { 200: { description: 'The document.', contentType: 'application/json' } },
        errors: [],
      },
    },
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
        needsKey: false,
        responses: { 200: { description: 'The page.', contentType: 'text/html' } },
        errors: [],
      },
    },
  )
  return routes
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
