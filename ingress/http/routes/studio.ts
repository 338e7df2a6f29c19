import { readStudioFiles } from '../../studio/studio-files.ts'
import { studioPage } from '../../studio/studio-page.ts'
import type { Route } from '../route.ts'
import { documentRoute } from './document-route.ts'
import { ASKED_FOR, fileRoute } from './file-route.ts'

/** The page for people at `/` and what it loads. */
export function studioRoutes(version: string, cdnBaseUrl: string): readonly Route[] {
  return [
    documentRoute('/', 'The studio: a page to draw, trace and enlarge from', {
      what: 'page',
      contentType: 'text/html; charset=utf-8',
      content: () => studioPage(version),
      headers: { ...ASKED_FOR, 'Content-Security-Policy': policyOf(new URL(cdnBaseUrl).origin) },
    }),
    fileRoute({
      path: '/studio/:file',
      summary: 'A file that the studio loads',
      contentTypes: ['text/javascript', 'text/css', 'image/webp', 'image/svg+xml'],
      files: readStudioFiles,
      headers: ASKED_FOR,
    }),
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
