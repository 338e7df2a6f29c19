// Ten thousand short histories of concurrent commands on real SQL: every answer must be one that the pure model would
// have given in some order of the same commands. A failing history names its seed; HEDDLE_LEDGER_SEED runs that one
// alone.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createIdMaker } from '../../schemas/ids.ts'
import { openTestLedger, type TestLedger } from '../harness/test-ledger.ts'
import { auditHistories } from './audit-histories.ts'
import { AT_ONCE } from './ledger-history.ts'
import { explain, type ModelState } from './ledger-model.ts'

const HISTORIES = Number(process.env.HEDDLE_LEDGER_HISTORIES ?? 10_000)
/** A history takes some 3 ms on an idle machine of two cores, and several times that on a very busy one. */
const TIMEOUT_MS = 300_000 + HISTORIES * 30
const FIRST_SEED = Number(process.env.HEDDLE_LEDGER_SEED ?? 1)
const seeds = Array.from({ length: process.env.HEDDLE_LEDGER_SEED ? 1 : HISTORIES }, (_, index) => FIRST_SEED + index)

describe('the ledger and its model', () => {
  let books: TestLedger

  beforeAll(async () => {
    books = await openTestLedger({ poolMax: AT_ONCE })
    // What a crash of the server would lose is not asked here, and 100,000 waits for a disk say nothing of the answers.
    await books.sql.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    )
  })

  afterAll(() => books.close())

  test(
    `agree on every answer, row and event of ${seeds.length} histories of concurrent commands`,
    async () => {
      const { histories, commands, faults } = await auditHistories({ ...books, seeds })
      expect(faults).toEqual([])
      expect(histories).toBe(seeds.length)
      expect(commands).toBeGreaterThanOrEqual(seeds.length * 4)
    },
    TIMEOUT_MS,
  )

  test('agree while ended jobs are removed beside the commands', async () => {
    const forgetful = seeds.slice(0, 250)
    const { faults } = await auditHistories({ ...books, seeds: forgetful, forgetting: true })
    expect(faults).toEqual([])
  }, 60_000)
})

test('the model refuses answers that no order of the commands explains', () => {
  const ids = createIdMaker({ now: () => 0, randomBytes: (size) => Buffer.alloc(size, 7) })
  const accountId = ids.account()
  const jobId = ids.job()
  const job = { accountId, credits: 4, hold: 'held', overdue: false } as const
  const balances = { granted: 4, available: 0, held: 4, spent: 0 }
  const state: ModelState = { accounts: new Map([[accountId, balances]]), jobs: new Map([[jobId, job]]) }
  const posted = { asked: 'end', endings: [{ jobId, hold: 'posted' }] } as const
  const settled = { kind: 'settled', jobId } as const
  const duplicate = { kind: 'duplicate', jobId, state: 'posted' } as const
  expect(
    explain(
      [state],
      [
        { ...posted, answered: [duplicate] },
        { ...posted, answered: [settled] },
      ],
    ),
  ).toHaveLength(1)
  expect(
    explain(
      [state],
      [
        { ...posted, answered: [settled] },
        { ...posted, answered: [settled] },
      ],
    ),
  ).toEqual([])
  expect(explain([state], [{ asked: 'expire', answered: [jobId] }])).toEqual([])
  expect(explain([state], [{ asked: 'grant', accountId, credits: -1, answered: balances }])).toEqual([])
})
