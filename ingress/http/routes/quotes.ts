import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { type Quote, quote, quoteRequest } from '../../../schemas/http/quotes.ts'
import { type Operation, operationTerms } from '../../../schemas/operations.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { HttpProblem } from '../problem.ts'
import { createRecentTimes } from '../recent-times.ts'
import { readJsonAs } from '../requests/read-json.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type QuotesRouteDeps = {
  readonly ledger: Pick<Ledger, 'accounts' | 'expectedTimes'>
  readonly callers: CallerCache
  readonly clock: Pick<Clock, 'now'>
}

const DESCRIPTION =
  'Nothing is held or charged. With `request` the fields of the call are checked too, and an error names them as `request.…`. Times ' +
  'are those of your own newest calls of the last week, or of everyone’s when you had fewer than ten; batch records are not among them.'

/** Says what a call would cost and how long it is likely to take. Holds nothing and takes no rate token. */
export function quotesRoute({ ledger, callers, clock }: QuotesRouteDeps): Route {
  const expectedTimes = createRecentTimes(ledger.expectedTimes, clock)
  return {
    method: 'post',
    path: '/api/quotes',
    handler: authenticated(
      callers,
      async (request, context) => {
        const { operation, count } = await readJsonAs(quoteRequest, request, context)
        const { accountId } = context.caller
        const [account, times] = await Promise.all([
          ledger.accounts.find(accountId),
          expectedTimes(accountId, operation),
        ])
        if (!account) throw new HttpProblem('not_found', 'This account is gone.')
        return json(200, quoteOf(operation, count, account.available, times))
      },
      'read',
    ),
    documentation: {
      summary: 'What a call would cost and how long it may take',
      description: DESCRIPTION,
      tag: 'account',
      bodies: [
        {
          contentType: 'application/json',
          schema: quoteRequest,
          example: {
            operation: 'generate',
            count: 12,
            request: { prompt: 'tossed peonies on navy', compositionType: 'tile' },
          },
        },
      ],
      responses: { 200: { description: 'The quote.', schema: quote, schemaName: 'Quote' } },
      errors: ['invalid_json', 'not_found'],
    },
  }
}

type Times = Awaited<ReturnType<QuotesRouteDeps['ledger']['expectedTimes']>>

function quoteOf(operation: Operation, count: number, available: number, times: Times): Quote {
  const { credits: creditsEach, deadlineMs } = operationTerms[operation]
  return {
    operation,
    count,
    creditsEach,
    credits: creditsEach * count,
    available,
    affordable: available >= creditsEach * count,
    expectedSeconds: times
      ? { p50: times.p50 / 1000, p95: times.p95 / 1000, basis: times.basis, jobs: times.jobs }
      : null,
    deadlineSeconds: deadlineMs / 1000,
  }
}
