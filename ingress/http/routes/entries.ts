import type { EntryRecord, Ledger } from '../../../infra/ledger/port.ts'
import { type AccountEntry, entriesPage, entriesQuery } from '../../../schemas/http/pages.ts'
import { authenticatedQuery } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { queryParameters } from '../openapi/documentation.ts'
import { type HttpResponse, json } from '../response.ts'
import type { Route } from '../route.ts'

export type EntriesRouteDeps = { readonly ledger: Pick<Ledger, 'listEntries'>; readonly callers: CallerCache }

export function entriesRoute({ ledger, callers }: EntriesRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/account/entries',
    handler: authenticatedQuery(
      callers,
      entriesQuery,
      async ({ cursor, limit, format }, { caller }) => {
        const found = await ledger.listEntries(caller.accountId, { before: cursor, limit: limit + 1 })
        const entries = found.slice(0, limit).map(entryOf)
        const next = found.length > limit ? entries.at(-1)?.entryId : undefined
        return format === 'csv' ? csv(entries, next) : json(200, { entries, ...(next && { next }) })
      },
      'read',
    ),
    documentation: {
      summary: 'Every movement of credits, newest first',
      description:
        'What each entry changed and what the account held after it. With `format=csv` the columns are the same and the next page is ' +
        'named by the header `X-Next-Cursor`. Entries of jobs are kept as long as the jobs, grants for ever.',
      tag: 'account',
      parameters: queryParameters(entriesQuery),
      responses: {
        200: {
          description: 'A page of entries.',
          schema: entriesPage,
          schemaName: 'Entries',
          alsoAs: ['text/csv'],
          headers: { 'X-Next-Cursor': 'With format=csv: where the next page begins; absent on the last.' },
        },
      },
      errors: [],
    },
  }
}

function entryOf({ entryId, recordedAt, kind, jobId, changes, after }: EntryRecord): AccountEntry {
  return {
    entryId,
    recordedAt: new Date(recordedAt).toISOString(),
    kind,
    jobId,
    ...changes,
    availableAfter: after.available,
    heldAfter: after.held,
    spentAfter: after.spent,
  }
}

const columns = [
  ...['recordedAt', 'kind', 'jobId', 'granted', 'available', 'held', 'spent'],
  ...['availableAfter', 'heldAfter', 'spentAfter', 'entryId'],
] as readonly (keyof AccountEntry)[]

/** RFC 4180. Ids, times, kinds and whole numbers hold nothing that would need quotes. */
function csv(entries: readonly AccountEntry[], next: string | undefined): HttpResponse {
  const lines = [columns.join(','), ...entries.map((entry) => columns.map((column) => entry[column] ?? '').join(','))]
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="entries.csv"',
      'Cache-Control': 'no-store',
      ...(next && { 'X-Next-Cursor': next }),
    },
    body: `${lines.join('\r\n')}\r\n`,
  }
}
