// The checks of the histories must find what they are for. Each bug is planted in the SQL of a database that only this
// file has: no line of the product knows of it.
import { afterEach, expect, test } from '@jest/globals'
import { openTestLedger, type TestLedger } from '../harness/test-ledger.ts'
import { auditHistories, type Fault } from './audit-histories.ts'
import { plantBug } from './plant-bug.ts'

/** Far more than each of these bugs needs to show itself. */
const seeds = Array.from({ length: 250 }, (_, index) => index + 1)

let books: TestLedger | undefined
afterEach(() => books?.close())

async function checksThatFind(planting: (ledger: TestLedger) => Promise<unknown>): Promise<Set<Fault['check']>> {
  books = await openTestLedger()
  await planting(books)
  const { faults } = await auditHistories({ ...books, seeds })
  return new Set(faults.map(({ check }) => check))
}

/** The indexes and constraints that would refuse a second ending; what they stop, the checks never get to see. */
const withoutWalls = ({ sql }: TestLedger): Promise<unknown> =>
  sql.query(`drop index entry_ends_job_once; drop index entry_of_job;
    alter table account drop constraint account_held_check, drop constraint account_available_check`)

const anyHold = { what: 'end_holds', from: `and h.state = 'held'`, to: '' }

test('a healthy ledger has no fault that the checks find', async () => {
  expect(await checksThatFind(async () => {})).toEqual(new Set())
})

test('double post: a hold that ends again is found by the answers and by the rows', async () => {
  const found = await checksThatFind(async (ledger) => {
    await withoutWalls(ledger)
    await plantBug(ledger.sql, { what: 'end_holds', from: 'if is_open is not true', to: 'if false' })
    await plantBug(ledger.sql, anyHold)
  })
  expect([...found]).toEqual(expect.arrayContaining(['model', 'books']))
})

test('refund after completion: credits given back for a finished job are found by the answers and by the books', async () => {
  const found = await checksThatFind(async (ledger) => {
    await withoutWalls(ledger)
    await plantBug(ledger.sql, { what: 'end_holds', from: 'if is_open is not true', to: 'if false' })
    await plantBug(ledger.sql, {
      ...anyHold,
      to: `and (h.state = 'held' or (h.state = 'posted' and ending.state <> 'posted'))`,
    })
  })
  expect([...found]).toEqual(expect.arrayContaining(['model', 'books']))
})

test('constraints of the tables refuse both, even without the compare-and-set', async () => {
  const doubled = checksThatFind(async (ledger) => {
    await plantBug(ledger.sql, { what: 'end_holds', from: 'if is_open is not true', to: 'if false' })
    await plantBug(ledger.sql, anyHold)
  })
  await expect(doubled).rejects.toThrow(/entry_(ends_job_once|of_job)|account_held_check/)
})

test('lost outbox row: an entry without its event is found by the events', async () => {
  const found = await checksThatFind((ledger) =>
    plantBug(ledger.sql, {
      what: 'end_holds',
      from: 'from written w join finished f on f.id = w.job_id',
      to: `from written w join finished f on f.id = w.job_id and w.kind <> 'expired'`,
    }),
  )
  expect([...found]).toEqual(['events'])
})

test('hold never expired: a sweep that passes over a hold is found by the state after the last sweep', async () => {
  const found = await checksThatFind((ledger) =>
    plantBug(ledger.sql, {
      what: 'end_holds',
      from: 'from jsonb_array_elements(p_endings) with ordinality as e',
      to: `from jsonb_array_elements(p_endings) with ordinality as e where e.value -> 'outcome' ->> 'decidedBy' is distinct from 'sweeper'`,
    }),
  )
  expect([...found]).toContain('model')
})

test('entries that are removed without being carried forward are found by the books', async () => {
  books = await openTestLedger()
  await books.sql.query('alter table entry disable trigger entry_is_carried_forward')
  const { faults } = await auditHistories({ ...books, seeds, forgetting: true })
  expect(new Set(faults.map(({ check }) => check))).toEqual(new Set(['events', 'books']))
})
