import type { Ledger } from '../../../infra/ledger/port.ts'
import { accountSummary } from '../../../schemas/http/account.ts'
import { authenticated } from '../authenticate.ts'
import type { CallerCache } from '../caller-cache.ts'
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
        const { accountId, name, tier, available, held, spent } = account
        return json(200, { accountId, name, tier, available, held, spent })
      },
      'read',
    ),
    documentation: {
      summary: 'Tier and credits of the account',
      tag: 'account',
      responses: { 200: { description: 'The account.', schema: accountSummary, schemaName: 'Account' } },
      errors: ['unauthorized', 'not_found', 'unavailable'],
    },
  }
}
