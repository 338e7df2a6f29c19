import type { AccountRecord, Caller, Ledger } from '../../../infra/ledger/port.ts'
import { type AccountSummary, accountSummary } from '../../../schemas/http/account.ts'
import { operationTerms, requestsPerMinute } from '../../../schemas/operations.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { HttpProblem } from '../problem.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type AccountRouteDeps = { readonly ledger: Pick<Ledger, 'accounts'>; readonly callers: CallerCache }

export function accountRoute({ ledger, callers }: AccountRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/account',
    handler: authenticated(
      callers,
      async (_request, { caller }) => {
        const account = await ledger.accounts.find(caller.accountId)
        if (!account) throw new HttpProblem('not_found', 'This account is gone.')
        return json(200, summaryOf(account, caller))
      },
      'read',
    ),
    documentation: {
      summary: 'Credits, rate and prices of the account, and what the key may do',
      tag: 'account',
      responses: { 200: { description: 'The account.', schema: accountSummary, schemaName: 'Account' } },
      errors: ['not_found'],
    },
  }
}

function summaryOf(account: AccountRecord, { keyId, scopes, origins, addresses, expiresAt }: Caller): AccountSummary {
  const { accountId, name, tier, available, held, spent, granted } = account
  const { generate, vectorize, upscale } = operationTerms
  return {
    accountId,
    name,
    tier,
    available,
    held,
    spent,
    granted,
    requestsPerMinute: account.requestsPerMinute ?? requestsPerMinute[tier],
    prices: { generate: generate.credits, vectorize: vectorize.credits, upscale: upscale.credits },
    key: {
      keyId,
      scopes: [...scopes],
      origins: [...origins],
      addresses: [...addresses],
      ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
    },
  }
}
