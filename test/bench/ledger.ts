// Admissions per second: on one hot account and spread over many, through the ledger and through the bare function.
import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { ledgerHeaders } from '../../infra/ledger/jobs/ledger-headers.ts'
import { createLedger } from '../../infra/ledger/ledger.ts'
import type { AdmitRequest, Ledger } from '../../infra/ledger/port.ts'
import { statement } from '../../infra/ledger/postgres/statements.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { type AccountId, createIdMaker } from '../../schemas/ids.ts'
import { requestsPerMinute } from '../../schemas/operations.ts'
import { admitRequest, completionOf } from '../harness/ledger-requests.ts'

export type LedgerBenchOptions = {
  readonly secondsPerRun: number
  /** Calls in flight, and connections. */
  readonly concurrency: number
  readonly spreadAccounts: number
}

export type LedgerBenchRow = {
  readonly accounts: number
  readonly through: 'ledger' | 'bare function'
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const DEFAULTS: LedgerBenchOptions = { secondsPerRun: 4, concurrency: 16, spreadAccounts: 1000 }
/** `admit` answers a batch producer too; these calls have none. */
const NO_BATCH = null
const ids = createIdMaker({ now: () => Date.now(), randomBytes })

/**
 * Runs against a migrated database that it may fill (with accounts named `bench-…`), prints a table and returns its
 * rows. `bare function` is the same SQL function called by pg directly with the same values, so the ratio is what our
 * code costs.
 */
export async function runLedgerBench(
  url: string,
  options: Partial<LedgerBenchOptions> = {},
): Promise<LedgerBenchRow[]> {
  const terms = { ...DEFAULTS, ...options }
  const ledger = createLedger({ url, poolMax: terms.concurrency, logger: silentLogger })
  const pool = new Pool({ connectionString: url, max: terms.concurrency })
  pool.on('error', () => {})
  try {
    const accounts = await makeAccounts(ledger, pool, terms.spreadAccounts)
    const bare = bareAdmission(pool)
    await drive(accounts, ledger.admit, { ...terms, secondsPerRun: 1 })
    await drive(accounts, bare, { ...terms, secondsPerRun: 1 })
    const rows: LedgerBenchRow[] = []
    for (const group of [accounts.slice(0, 1), accounts]) {
      rows.push({ accounts: group.length, through: 'ledger', ...(await drive(group, ledger.admit, terms)) })
      rows.push({ accounts: group.length, through: 'bare function', ...(await drive(group, bare, terms)) })
    }
    print(rows, terms)
    return rows
  } finally {
    await ledger.close()
    await pool.end()
  }
}

async function makeAccounts(ledger: Ledger, pool: Pool, count: number): Promise<AccountId[]> {
  const accounts: AccountId[] = []
  for (let made = 0; made < count; made++) {
    const accountId = ids.account()
    await ledger.accounts.create({ accountId, name: `bench-${accountId}`, tier: 'enterprise' })
    await ledger.accounts.grant(accountId, 1_000_000_000, 'bench.ledger.v1')
    accounts.push(accountId)
  }
  // The bench measures admission, not refusal.
  await pool.query('update account set requests_per_minute = 1000000000 where id = any($1)', [accounts])
  return accounts
}

type Admit = (request: AdmitRequest) => Promise<unknown>

/** The SQL function called by pg directly, with the values our adapter would pass. */
export function bareAdmission(pool: Pool): Admit {
  const { name, text } = statement('admit')
  const fixed = [JSON.stringify(ledgerHeaders), JSON.stringify(requestsPerMinute)]
  return ({ work, facts, ...request }) => {
    const { jobId, accountId, operation, lane, credits, acceptedAt, deadlineAt, ledgerTopic } = request
    const terms = [jobId, accountId, operation, lane, credits, acceptedAt, deadlineAt, null, null]
    const drafts = [JSON.stringify([work, ...facts]), ledgerTopic]
    return pool.query({ name, text, values: [...terms, ...drafts, ...fixed, NO_BATCH] })
  }
}

/** As `bareAdmission`, for the end of a job that was done. */
export function bareSettlement(pool: Pool): (request: AdmitRequest) => Promise<unknown> {
  const { name, text } = statement('end-holds')
  return (request) => {
    const endings = [{ jobId: request.jobId, state: 'posted', outcome: completionOf(request), publish: [] }]
    const values = [JSON.stringify(endings), request.ledgerTopic, JSON.stringify(ledgerHeaders)]
    return pool.query({ name, text, values })
  }
}

async function drive(
  accounts: readonly AccountId[],
  admit: Admit,
  { secondsPerRun, concurrency }: LedgerBenchOptions,
): Promise<Pick<LedgerBenchRow, 'perSecond' | 'p50Ms' | 'p99Ms'>> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + secondsPerRun * 1000
  let turn = 0
  const loop = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const request = admitRequest({ jobId: ids.job(), accountId: accounts[turn++ % accounts.length] })
      const calledAt = performance.now()
      await admit(request)
      latencies.push(performance.now() - calledAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, loop))
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number): number => Math.round(latencies[Math.floor(latencies.length * share)] * 100) / 100
  return { perSecond: Math.round(latencies.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) }
}

function print(rows: readonly LedgerBenchRow[], { concurrency }: LedgerBenchOptions): void {
  console.log(`admit, ${concurrency} in flight, synchronous_commit on`)
  for (const { accounts, through, perSecond, p50Ms, p99Ms } of rows) {
    const bare = rows.find((row) => row.accounts === accounts && row.through === 'bare function')
    const ratio = bare ? (perSecond / bare.perSecond).toFixed(2) : '-'
    console.log(
      [
        `${accounts} account${accounts === 1 ? '' : 's'}`.padEnd(14),
        through.padEnd(14),
        `${perSecond}/s`.padStart(9),
        `p50 ${p50Ms} ms`.padStart(14),
        `p99 ${p99Ms} ms`.padStart(15),
        `${ratio} of bare`.padStart(14),
      ].join(' '),
    )
  }
}
