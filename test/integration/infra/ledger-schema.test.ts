// The schema itself: migrations, their dump, and the rules that constraints hold whatever a program does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { migrate, migrations } from '../../../infra/ledger/postgres/migrate.ts'
import { dumpSchema } from '../../../infra/ledger/postgres/schema-dump.ts'
import { completionOf, LEDGER_TOPIC, refundOf } from '../../harness/ledger-requests.ts'
import { createEmptyDatabase } from '../../harness/postgres.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const schemaFile = join(import.meta.dirname, '../../../infra/ledger/schema.sql')

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger()
})
afterAll(() => room.close())

describe('migrations', () => {
  test('add up to the schema that is checked in', async () => {
    expect(await dumpSchema(room.url)).toBe(readFileSync(schemaFile, 'utf8'))
  })

  test('are each applied by exactly one of several migrators at once, and not again later', async () => {
    const empty = await createEmptyDatabase()
    try {
      const applied = await Promise.all(Array.from({ length: 12 }, () => migrate(empty.url)))
      const all = migrations.map(({ number }) => number)
      expect(applied.flat().toSorted((a, b) => a - b)).toEqual(all)
      expect(await migrate(empty.url)).toEqual([])
    } finally {
      await empty.drop()
    }
  })

  test('of a server that is away fail as retriable', async () => {
    await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({
      code: 'ledger_unavailable',
      remedy: 'retry',
    })
  })
})

describe('constraints', () => {
  test('entries cannot be changed or removed', async () => {
    await room.makeAccount(5)
    for (const change of ['update entry set granted = 0', 'delete from entry', 'truncate entry'])
      await expect(room.sql.query(change)).rejects.toThrow('entries are append-only')
  })

  test('entries that do not balance are refused', async () => {
    const accountId = await room.makeAccount(5)
    const insert = `insert into entry (account_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
      values ($1, 'granted', 5, 4, 0, 0, 0, 0, 0)`
    await expect(room.sql.query(insert, [accountId])).rejects.toThrow('entry_check')
  })

  test('a job cannot have two terminal entries, of one kind or of two', async () => {
    const { ledger, sql, makeAccount, admitted } = room
    const request = await admitted(await makeAccount(5))
    await ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
    const again = `insert into entry (account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
      select account_id, job_id, $2, 0, case $2 when 'voided' then 3 else 0 end, -3, case $2 when 'posted' then 3 else 0 end, 0, 0, 0
      from entry where job_id = $1 and kind = 'posted'`
    await expect(sql.query(again, [request.jobId, 'posted'])).rejects.toThrow('unique')
    await expect(sql.query(again, [request.jobId, 'voided'])).rejects.toThrow('entry_ends_job_once')
  })

  test.each([
    ['available', 'available = -1, granted = granted - 1 - available'],
    ['held', 'held = -1, available = available + 1'],
    ['spent', 'spent = -1, available = available + 1'],
    ['the sum', 'available = available + 1'],
  ])('balances cannot be wrong: %s', async (_, change) => {
    const accountId = await room.makeAccount(5)
    await expect(room.sql.query(`update account set ${change} where id = $1`, [accountId])).rejects.toThrow('check')
  })
})

describe('reconciliation', () => {
  test('finds nothing wrong with a ledger that was only used', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(50)
    const request = await admitted(accountId)
    await ledger.settle([{ kind: 'refunded', refund: refundOf(await admitted(accountId)) }], LEDGER_TOPIC)
    await ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
    await admitted(accountId)
    expect(await ledger.reconcile()).toEqual([])
  })

  test.each([
    ['account_entries', 'update account set granted = granted + 1, available = available + 1 where id = $1'],
    ['hold_state', `update hold set state = 'voided', ended_at = now() where account_id = $1 and state = 'held'`],
    ['hold_credits', `update hold set credits = credits + 1 where account_id = $1 and state = 'held'`],
    [
      'job_entries',
      `update job set state = 'completed', completion = '{}', finished_at = now() where account_id = $1 and finished_at is null`,
    ],
    ['hold_overdue', `update hold set expires_at = now() - interval '1 h' where account_id = $1 and state = 'held'`],
    ['outbox_stuck', `update outbox set relay_after = now() - interval '6 min' where payload ->> 'accountId' = $1`],
    [
      'account_entries',
      `insert into entry (account_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
        values ($1, 'granted', 7, 7, 0, 0, 0, 0, 0)`,
    ],
  ])('finds a planted breach of %s', async (check, plant) => {
    const planted = await openTestLedger()
    try {
      const accountId = await planted.makeAccount(10)
      await planted.admitted(accountId)
      expect(await planted.ledger.reconcile()).toEqual([])
      await planted.sql.query(plant, [accountId])
      expect((await planted.ledger.reconcile()).map((breach) => breach.check)).toContain(check)
    } finally {
      await planted.close()
    }
  })
})

test('totals say what is open in each lane, where the credits are and what waits to be published', async () => {
  const own = await openTestLedger()
  try {
    const { ledger, makeAccount, admitted } = own
    const nothing = { granted: 0, available: 0, held: 0, spent: 0 }
    const empty = { backlog: [], credits: nothing, outbox: { rows: 0, oldestAgeSeconds: 0 } }
    expect(await ledger.totals()).toEqual(empty)
    const accountId = await makeAccount(20)
    const done = await admitted(accountId)
    await admitted(accountId, { acceptedAt: Date.now() - 90_000 })
    await admitted(accountId)
    await ledger.settle([{ kind: 'completed', completion: completionOf(done) }], LEDGER_TOPIC)
    const totals = await ledger.totals()
    expect(totals.backlog).toMatchObject([{ operation: 'vectorize', lane: 'shared', open: 2 }])
    expect(totals.backlog[0].oldestAgeSeconds).toBeGreaterThanOrEqual(90)
    expect(totals.credits).toEqual({ granted: 20, available: 11, held: 6, spent: 3 })
    expect(totals.outbox.rows).toBe(11)
  } finally {
    await own.close()
  }
})
