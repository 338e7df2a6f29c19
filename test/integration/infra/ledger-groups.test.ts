// Many admissions at once share transactions; each must end as it would have alone.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ledgerHeaders } from '../../../infra/ledger/jobs/ledger-headers.ts'
import type { AdmitRequest } from '../../../infra/ledger/port.ts'
import { statement } from '../../../infra/ledger/postgres/statements.ts'
import type { AccountId } from '../../../schemas/ids.ts'
import { requestsPerMinute } from '../../../schemas/operations.ts'
import { admitRequest } from '../../harness/ledger-requests.ts'
import { pick, seededRandom } from '../../harness/seeded-random.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

let books: TestLedger
beforeAll(async () => {
  books = await openTestLedger()
  // Hundreds of waits for a disk say nothing of the answers.
  await books.sql.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  )
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
       from job j left join outbox o on o.id = j.work_outbox_id and o.key = j.id and o.event = 'work-vectorize'
       where j.account_id = $1`,
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

  test('are admitted although the ledger refuses one among them', async () => {
    const { requests } = await prepare(20, 90)
    const spoilt = requests.map((request, index) => (index === 7 ? { ...request, credits: 0 } : request))
    const ends = await Promise.allSettled(spoilt.map(books.ledger.admit))
    expect(ends.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7])
    expect(await books.ledger.reconcile()).toEqual([])
  })
})

describe('admissions of many accounts at once', () => {
  test('go on beside an account whose lock somebody keeps', async () => {
    const kept = await prepare(4, 90)
    const others = await Promise.all(Array.from({ length: 10 }, () => prepare(3, 90)))
    const keeper = await books.sql.connect()
    try {
      await keeper.query('begin')
      await keeper.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [kept.accountId])
      // The first of the others go alone, and the rest wait together with those whose lock is kept.
      const answered = kindsOf(others.flatMap(({ requests }) => requests))
      const waiting = kindsOf(kept.requests)
      expect(await answered).toEqual(Array(30).fill('admitted'))
      await keeper.query('rollback')
      expect(await waiting).toEqual(Array(4).fill('admitted'))
    } finally {
      keeper.release()
    }
  })

  test('end in one transaction as they end one after the other', async () => {
    const random = seededRandom(20)
    for (let round = 0; round < 20; round += 1) {
      const [together, apart] = await makeTwins(random)
      const answers = await admitTogether(together.requests)
      const expected = []
      for (const request of apart.requests) expected.push(...(await admitTogether([request])))
      expect(answers).toEqual(expected)
      expect(await leftBy(together)).toEqual(await leftBy(apart))
    }
    expect(await books.ledger.reconcile()).toEqual([])
  })
})

type Mix = { readonly accounts: readonly AccountId[]; readonly requests: readonly AdmitRequest[] }

/** A bucket that gains less than one token while a mix is asked. */
const SLOW_RATE = 6

/** The same random requests for two sets of accounts: new and repeated ones, some too dear, some too many. */
async function makeTwins(random: () => number): Promise<readonly [Mix, Mix]> {
  const grants = Array.from({ length: 4 }, () => pick(random, [0, 10, 1000]))
  const rates = grants.map(() => pick(random, [SLOW_RATE, 1_000_000]))
  const openAccounts = async (): Promise<readonly AccountId[]> => {
    const accounts = await Promise.all(grants.map((credits) => books.makeAccount(credits)))
    for (const [index, account] of accounts.entries())
      await books.sql.query('update account set requests_per_minute = $2 where id = $1', [account, rates[index]])
    return accounts
  }
  const twins = [await openAccounts(), await openAccounts()] as const
  const made: [AdmitRequest, AdmitRequest][] = []
  const count = pick(random, [2, 8, 24, 90])
  const repeats = pick(random, [0, 0.1, 0.5])
  for (let index = 0; index < count; index += 1) {
    const earlier = random() < repeats && made.length > 0 ? pick(random, made) : undefined
    const owner = Math.floor(random() * grants.length)
    const credits = pick(random, [1, 3, 5])
    const key = random() < repeats ? pick(random, ['a', 'b', 'c']) : undefined
    const idempotency = key && { key, requestHash: pick(random, ['h', 'i']) }
    const requestOf = (accountId: AccountId): AdmitRequest =>
      admitRequest({ jobId: books.ids.job(), accountId, credits, ...(idempotency && { idempotency }) })
    made.push(earlier ?? [requestOf(twins[0][owner]), requestOf(twins[1][owner])])
  }
  return [
    { accounts: twins[0], requests: made.map(([request]) => request) },
    { accounts: twins[1], requests: made.map(([, request]) => request) },
  ]
}

/** What the function answers, without what differs from one run to the next. */
async function admitTogether(requests: readonly AdmitRequest[]): Promise<readonly unknown[]> {
  const terms = requests.map(({ work, facts, idempotency, ...rest }) => ({
    ...rest,
    idempotencyKey: idempotency?.key,
    requestHash: idempotency?.requestHash,
    drafts: [work, ...facts],
  }))
  const values = [JSON.stringify(terms), JSON.stringify(ledgerHeaders), JSON.stringify(requestsPerMinute)]
  const { rows } = await books.sql.query({ text: statement('admit-together').text, values })
  return rows.map(({ kind, available, rate_limit, tokens, work_outbox_id }) => ({
    kind,
    available,
    rate_limit,
    tokens: rate_limit === SLOW_RATE ? Math.floor(tokens) : 'many',
    isWorkWaiting: work_outbox_id !== null,
  }))
}

/** Everything that a mix wrote, without ids and times. */
async function leftBy({ accounts }: Mix): Promise<unknown> {
  const left = []
  for (const account of accounts) {
    const entries = `select e.kind, e.available, e.held, e.available_after, e.held_after, e.spent_after, j.credits, j.idempotency_key,
      j.request_hash, j.lane, j.state, h.state as hold, h.credits as held_credits, h.expires_at = j.deadline_at as is_timed, j.input_key = 'inputs/' || j.id as has_input,
      o.event, (select array_agg(d.event order by d.id) from outbox d where d.key = j.id or d.key = e.id) as told,
      (select d.payload -> 'available' from outbox d where d.key = e.id) as told_available
      from entry e left join job j on j.id = e.job_id left join hold h on h.job_id = j.id left join outbox o on o.id = j.work_outbox_id
      where e.account_id = $1 order by e.id`
    const { rows } = await books.sql.query(entries, [account])
    left.push({ rows, books: (await books.ledger.accounts.find(account))?.available })
  }
  return left
}

describe('a statement of the ledger', () => {
  test('reads by an index, also before Postgres has statistics of the tables', async () => {
    const { requests } = await prepare(24, 1000)
    const [first, second] = [requests.slice(0, 20), requests.slice(20)]
    await Promise.all(first.map(books.ledger.admit))
    const fixed = [JSON.stringify(ledgerHeaders), JSON.stringify(requestsPerMinute)]
    const terms = second.map(({ work, facts, ...rest }) => ({ ...rest, drafts: [work, ...facts] }))
    const keyed = terms.map((each, index) => ({ ...each, idempotencyKey: `key ${index}`, requestHash: 'hash' }))
    const connection = await books.sql.connect()
    try {
      await connection.query('begin')
      // Counts of what the connection did before are told until they are handed in, once a second.
      const before = await readFromEndToEnd(connection)
      const { rows } = await connection.query(statement('admit-together').text, [JSON.stringify(keyed), ...fixed])
      expect(rows.map(({ kind }) => kind)).toEqual(Array(second.length).fill('admitted'))
      expect(await readFromEndToEnd(connection)).toEqual(before)
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })
})

type Row = { readonly relname: string; readonly seq_scan: number }

async function readFromEndToEnd(connection: {
  query: (text: string) => Promise<{ rows: Row[] }>
}): Promise<Record<string, number>> {
  const { rows } = await connection.query(
    "select relname, seq_scan::int from pg_stat_xact_user_tables where relname in ('account', 'hold', 'job')",
  )
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]))
}
