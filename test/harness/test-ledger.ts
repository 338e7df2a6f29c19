// A ledger over a database of its own, with an account to spend from.
import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { createLedger } from '../../infra/ledger/ledger.ts'
import type { AdmitRequest, Ledger } from '../../infra/ledger/port.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { type AccountId, createIdMaker, type IdMaker } from '../../schemas/ids.ts'
import type { Tier } from '../../schemas/operations.ts'
import { admitRequest, LEDGER_TOPIC, type RequestTerms } from './ledger-requests.ts'
import { createTestDatabase } from './postgres.ts'

export type TestLedger = {
  readonly url: string
  readonly ledger: Ledger
  /** For looking at rows and for breaking them. */
  readonly sql: Pool
  readonly ids: IdMaker
  readonly makeAccount: (credits: number, tier?: Tier) => Promise<AccountId>
  /** Admits a new job, which must succeed. */
  readonly admitted: (accountId: AccountId, terms?: Partial<RequestTerms>) => Promise<AdmitRequest>
  readonly close: () => Promise<void>
}

/** @param options.poolMax connections; callers beyond them wait five seconds at most */
export async function openTestLedger({ poolMax = 8 } = {}): Promise<TestLedger> {
  const database = await createTestDatabase()
  const { url } = database
  const ledger = createLedger({ url, poolMax, logger: silentLogger })
  const sql = new Pool({ connectionString: url, max: 2 })
  // Dropping the database may end a connection that is still saying goodbye.
  sql.on('error', () => {})
  const ids = createIdMaker({ now: () => Date.now(), randomBytes })
  return {
    url,
    ledger,
    sql,
    ids,
    makeAccount: async (credits, tier = 'enterprise') => {
      const accountId = ids.account()
      await ledger.accounts.create({ accountId, name: `account ${accountId}`, tier })
      if (credits !== 0) await ledger.accounts.grant(accountId, credits, LEDGER_TOPIC)
      return accountId
    },
    admitted: async (accountId, terms = {}) => {
      const request = admitRequest({ jobId: ids.job(), accountId, ...terms })
      const admission = await ledger.admit(request)
      if (admission.kind !== 'admitted') throw new Error(`expected to be admitted, was ${admission.kind}`)
      return request
    },
    close: async () => {
      await ledger.close()
      await sql.end()
      await database.drop()
    },
  }
}
