// Many admissions of one account at once share transactions; each must end as it would have alone.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AdmitRequest } from '../../../infra/ledger/port.ts'
import { admitRequest } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

let books: TestLedger
beforeAll(async () => {
  books = await openTestLedger()
})
afterAll(() => books.close())

async function prepare(count: number, credits: number, terms: Partial<AdmitRequest> = {}) {
  const accountId = await books.makeAccount(credits)
  const requests = Array.from({ length: count }, () => ({
    ...admitRequest({ jobId: books.ids.job(), accountId, credits: 3 }),
    ...terms,
  }))
  return { accountId, requests }
}

const kindsOf = async (requests: readonly AdmitRequest[]): Promise<readonly string[]> =>
  (await Promise.all(requests.map(books.ledger.admit))).map(({ kind }) => kind)

describe('admissions of one account at once', () => {
  test('are taken in their order until the credits are gone, and leave what each leaves alone', async () => {
    const { accountId, requests } = await prepare(50, 90)
    const kinds = await kindsOf(requests)
    expect(kinds).toEqual([...Array(30).fill('admitted'), ...Array(20).fill('insufficient_credits')])
    expect(await books.ledger.accounts.find(accountId)).toMatchObject({ available: 0, held: 90 })
    const { rows } = await books.sql.query(
      `select count(*)::int as jobs, count(distinct j.work_outbox_id)::int as commands, count(o.id)::int as waiting
       from job j left join outbox o on o.id = j.work_outbox_id and o.key = j.id where j.account_id = $1`,
      [accountId],
    )
    expect(rows[0]).toEqual({ jobs: 30, commands: 30, waiting: 30 })
    expect(await books.ledger.reconcile()).toEqual([])
  })

  test('under one idempotency key are one job', async () => {
    const { requests } = await prepare(20, 90, { idempotency: { key: 'same', requestHash: 'h' } })
    const kinds = await kindsOf(requests)
    expect(kinds.filter((kind) => kind === 'admitted')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'in_flight')).toHaveLength(19)
  })

  test('do not suffer for one among them that the ledger refuses', async () => {
    const { requests } = await prepare(20, 90)
    const spoilt = requests.map((request, index) => (index === 7 ? { ...request, credits: 0 } : request))
    const ends = await Promise.allSettled(spoilt.map(books.ledger.admit))
    expect(ends.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7])
    expect(await books.ledger.reconcile()).toEqual([])
  })
})
