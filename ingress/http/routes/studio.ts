import { readStudioFiles } from '../../studio/studio-files.ts'
import { studioPage } from '../../studio/studio-page.ts'
import { HttpProblem } from '../problem.ts'
import type { Route } from '../route.ts'
import { documentHandler, documentRoute, ifNoneMatch, lazy } from './document-route.ts'

/** A page and a program of different versions must not meet, so browsers ask each time. */
const ASKED_FOR = { 'Cache-Control': 'no-cache' }

/** The page for people at `/` and what it loads. */
export function studioRoutes(version: string, cdnBaseUrl: string): readonly Route[] {
  const handlers = lazy(
    () =>
      new Map(
        [...readStudioFiles()].map(([name, file]) => [
          name,
          documentHandler({ ...file, text: () => file.text, headers: ASKED_FOR }),
        ]),
      ),
  )
  return [
    documentRoute('/', 'The studio: a page to draw, trace and enlarge from', {
      what: 'page',
      contentType: 'text/html; charset=utf-8',
      text: () => studioPage(version),
      headers: { ...ASKED_FOR, 'Content-Security-Policy': policyOf(new URL(cdnBaseUrl).origin) },
    }),
    {
      method: 'get',
      path: '/studio/:file',
      handler: (request) => {
        const handler = handlers().get(String(request.params.file))
        if (!handler) throw new HttpProblem('not_found', 'The studio has no such file.')
        return handler(request)
      },
      documentation: {
        summary: 'A file that the studio loads',
        tag: 'service',
        parameters: [{ name: 'file', in: 'path', description: 'Its name.', required: true }, ifNoneMatch],
        responses: {
          200: {
            description: 'The file; compressed for who accepts gzip.',
            contentType: 'text/javascript',
            alsoAs: ['text/css'],
          },
          304: { description: 'The caller has it.' },
        },
        errors: ['not_found'],
      },
    },
  ]
}

/** Results come from the CDN; everything else from here, and nothing is written into the page itself. */
const policyOf = (assets: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${assets}`,
    `connect-src 'self' ${assets}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
