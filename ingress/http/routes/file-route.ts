import type { BrowserFile } from '../browser-modules.ts'
import { HttpProblem } from '../problem.ts'
import type { Route } from '../route.ts'
import { documentHandler, ifNoneMatch, lazy } from './document-route.ts'

/** A page and a program of different versions must not meet, so browsers ask each time. */
export const ASKED_FOR = { 'Cache-Control': 'no-cache' }

export type FileRouteTerms = {
  /** Ends with `:file`. */
  readonly path: string
  readonly summary: string
  /** The kinds there are, the most usual first. */
  readonly contentTypes: readonly [string, ...string[]]
  readonly files: () => ReadonlyMap<string, BrowserFile>
  readonly headers: Readonly<Record<string, string>>
}

/** Files that change only with the version, read when the first of them is asked for. */
export function fileRoute({ path, summary, contentTypes, files, headers }: FileRouteTerms): Route {
  const [contentType, ...alsoAs] = contentTypes
  const handlers = lazy(
    () =>
      new Map(
        [...files()].map(([name, file]) => [name, documentHandler({ ...file, content: () => file.content, headers })]),
      ),
  )
  return {
    method: 'get',
    path,
    handler: (request) => {
      const handler = handlers().get(String(request.params.file))
      if (!handler) throw new HttpProblem('not_found', 'There is no such file.')
      return handler(request)
    },
    documentation: {
      summary,
      tag: 'service',
      parameters: [{ name: 'file', in: 'path', description: 'Its name.', required: true }, ifNoneMatch],
      responses: {
        200: { description: 'The file; compressed for who accepts gzip.', contentType, alsoAs },
        304: { description: 'The caller has it.' },
      },
      errors: ['not_found'],
    },
  }
}
