import type { Ledger } from '../../../infra/ledger/port.ts'
import type { UsageRow } from '../../../infra/ledger/ports/usage-port.ts'
import { usageCursor, usagePage, usageQuery } from '../../../schemas/http/usage.ts'
import { authenticatedQuery } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { queryParameters } from '../openapi/documentation.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type UsageRouteDeps = { readonly ledger: Pick<Ledger, 'usage'>; readonly callers: CallerCache }

export function usageRoute({ ledger, callers }: UsageRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/usage',
    handler: authenticatedQuery(
      callers,
      usageQuery,
      async ({ cursor, limit, ...filter }, { caller }) => {
        const found = await ledger.usage.list(caller.accountId, { ...filter, after: cursor, limit: limit + 1 })
        const shown = found.slice(0, limit)
        const last = found.length > limit ? shown.at(-1) : undefined
        return json(200, {
          usage: shown.map(periodOf),
          ...(last && { next: usageCursor(last.period, last.operation) }),
        })
      },
      'read',
    ),
    documentation: {
      summary: 'What the account used, by hour or day and operation, newest first',
      description:
        'Counts, credits, failures by code and percentiles of the times, by when the jobs ended. Made of the topics, a few seconds ' +
        'behind them, and kept for 400 days. The `next` of an answer is the `cursor` of the next page.',
      tag: 'account',
      parameters: queryParameters(usageQuery),
      responses: { 200: { description: 'A page of usage.', schema: usagePage, schemaName: 'Usage' } },
      errors: [],
    },
  }
}

const periodOf = ({ period, latencyMs, processingMs, ...row }: UsageRow) => ({
  from: new Date(period).toISOString(),
  ...row,
  cancelled: row.failures.cancelled ?? 0,
  latencyMs: latencyMs ?? null,
  processingTimeMs: processingMs ?? null,
})
