// Many short histories of concurrent commands on real SQL: every answer must be one that the pure model would have given
// in some order of the same commands. A failing history prints its seed; HEDDLE_LEDGER_SEED runs that one alone.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createLedger } from '../../infra/ledger/ledger.ts'
import type { Ledger } from '../../infra/ledger/port.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { type AccountId, createIdMaker } from '../../schemas/ids.ts'
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts'
import { runHistory } from './ledger-history.ts'
import { balancesOf, explain, type ModelState, sameBalances } from './ledger-model.ts'

const HISTORIES = Number(process.env.HEDDLE_LEDGER_HISTORIES ?? 150)
/** A history takes 30 ms on an idle machine of two cores, and ten times that on a very busy one. */
const TIMEOUT_MS = 30_000 + HISTORIES * 500
const FIRST_SEED = Number(process.env.HEDDLE_LEDGER_SEED ?? 1)
const seeds = Array.from({ length: process.env.HEDDLE_LEDGER_SEED ? 1 : HISTORIES }, (_, index) => FIRST_SEED + index)

const ids = createIdMaker({ now: () => Date.now(), randomBytes })
let database: TestDatabase
let ledger: Ledger
let reader: Client

beforeAll(async () => {
  database = await createTestDatabase()
  ledger = createLedger({ url: database.url, poolMax: 8, logger: silentLogger })
  reader = new Client({ connectionString: database.url })
  reader.on('error', () => {})
  await reader.connect()
})

afterAll(async () => {
  await ledger.close()
  await reader.end()
  await database.drop()
})

async function makeAccount(): Promise<AccountId> {
  const accountId = ids.account()
  await ledger.accounts.create({ accountId, name: accountId, tier: 'enterprise' })
  return accountId
}

describe('the ledger and its model', () => {
  test(
    `agree on every answer of ${seeds.length} histories of concurrent commands`,
    async () => {
      for (const seed of seeds) {
        const history = await runHistory({ ledger, ids, random: seededRandom(seed), makeAccount })
        if (history.kind === 'inexplicable')
          throw new Error(`seed ${seed}: no order explains ${JSON.stringify(history.round, null, 1)}`)
        await expectSameState(seed, history.state)
      }
      expect(await ledger.reconcile()).toEqual([])
    },
    TIMEOUT_MS,
  )

  test('publish exactly one ledger event per entry, in an order whose last balances are those of the account', async () => {
    const { rows } = await reader.query(`
      with events as (select id, key, payload from outbox where event = 'ledger'),
        newest as (select distinct on (payload ->> 'accountId') payload from events order by payload ->> 'accountId', id desc)
      select
        (select count(*)::int from entry) as entries,
        (select count(distinct key)::int from events) as keys,
        (select count(*)::int from events) as events,
        (select count(*)::int from entry e join events v on v.key = e.id and v.payload ->> 'kind' = e.kind) as matching,
        (select count(*)::int from newest n join account a on a.id = n.payload ->> 'accountId'
          where (n.payload ->> 'available')::bigint <> a.available or (n.payload ->> 'held')::bigint <> a.held
            or (n.payload ->> 'spent')::bigint <> a.spent) as stale`)
    const { entries } = rows[0]
    expect(entries).toBeGreaterThan(seeds.length)
    expect(rows[0]).toEqual({ entries, keys: entries, events: entries, matching: entries, stale: 0 })
  })

  test('publish one refund event for each job refunded by the ledger itself, and none for the others', async () => {
    const { rows } = await reader.query(`
      select count(*)::int as wrong
      from job j left join (select key, count(*) as sent from outbox where event = 'refund' group by key) o on o.key = j.id
      where coalesce(o.sent, 0)
        <> case when j.refund ->> 'decidedBy' in ('deadline', 'cancel', 'sweeper') then 1 else 0 end`)
    expect(rows[0].wrong).toBe(0)
  })
})

test('the model refuses answers that no order of the commands explains', () => {
  const accountId = ids.account()
  const jobId = ids.job()
  const job = { accountId, credits: 4, hold: 'held', overdue: false } as const
  const balances = { granted: 4, available: 0, held: 4, spent: 0 }
  const state: ModelState = { accounts: new Map([[accountId, balances]]), jobs: new Map([[jobId, job]]) }
  const posted = { asked: 'end', endings: [{ jobId, hold: 'posted' }] } as const
  const settled = { kind: 'settled', jobId } as const
  const duplicate = { kind: 'duplicate', jobId, state: 'posted' } as const
  expect(
    explain(state, [
      { ...posted, answered: [duplicate] },
      { ...posted, answered: [settled] },
    ]),
  ).toBeDefined()
  expect(
    explain(state, [
      { ...posted, answered: [settled] },
      { ...posted, answered: [settled] },
    ]),
  ).toBeUndefined()
  expect(explain(state, [{ asked: 'expire', answered: [jobId] }])).toBeUndefined()
  expect(explain(state, [{ asked: 'grant', accountId, credits: -1, answered: balances }])).toBeUndefined()
})

async function expectSameState(seed: number, state: ModelState): Promise<void> {
  for (const accountId of state.accounts.keys()) {
    const account = await ledger.accounts.find(accountId)
    if (!account || !sameBalances(account, balancesOf(state, accountId)))
      throw new Error(`seed ${seed}: ${accountId} is ${JSON.stringify(account)}, the model says otherwise`)
  }
  const { rows } = await reader.query('select job_id, state from hold where account_id = any($1)', [
    [...state.accounts.keys()],
  ])
  const holds = Object.fromEntries(rows.map((row) => [row.job_id, row.state]))
  expect(holds).toEqual(Object.fromEntries([...state.jobs].map(([jobId, job]) => [jobId, job.hold])))
}

/** Mulberry32: 32 bits of state, the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
