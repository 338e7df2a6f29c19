// Batch admission, results and bursts as Postgres does them.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { BatchAdmitRequest } from '../../../infra/ledger/ports/batch-port.ts'
import type { Completion } from '../../../schemas/events/payloads.ts'
import type { AccountId } from '../../../schemas/ids.ts'
import { waitFor } from '../../harness/fakes/wait-for.ts'
import { ACCEPTED_TOPIC, admitRequest, LEDGER_TOPIC, WORK_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const RESULTS_TOPIC = 'test.results.v1'
let books: TestLedger
beforeAll(async () => {
  books = await openTestLedger()
})
afterAll(() => books?.close())

async function producer(credits: number, perMinute = 10_000): Promise<AccountId> {
  const accountId = await books.makeAccount(credits)
  await books.ledger.batch.save({ accountId, enabled: true, generation: 1, outOfCredits: 'wait', perMinute })
  return accountId
}

function recordOf(accountId: AccountId, reference: string, requestHash = 'same'): BatchAdmitRequest {
  const { ledgerTopic: _topic, idempotency: _none, ...request } = admitRequest({ jobId: books.ids.job(), accountId })
  const headers = { ce_id: `${request.jobId}.result` }
  return { ...request, requestHash, batch: { reference, partition: 0, offset: 3, topic: RESULTS_TOPIC, headers } }
}

const admit = (accountId: AccountId, records: readonly BatchAdmitRequest[], waitForCredits = true) =>
  books.ledger.batch.admit(accountId, records, { waitForCredits, ledgerTopic: LEDGER_TOPIC })

const kindsOf = (answers: readonly { readonly kind: string }[]) => answers.map(({ kind }) => kind)

async function resultsOf(jobId: string) {
  const { rows } = await books.sql.query(
    `select key, payload, headers from outbox where topic = $1 and payload ->> 'jobId' = $2`,
    [RESULTS_TOPIC, jobId],
  )
  return rows as { key: string; payload: Record<string, unknown>; headers: Record<string, string> }[]
}

const completionOf = ({ jobId, operation, lane, credits }: BatchAdmitRequest, accountId: AccountId): Completion => ({
  jobId,
  accountId,
  operation,
  lane,
  credits,
  acceptedAt: 1,
  completedAt: 2,
  processingTimeMs: 5,
  assetKey: `assets/abcdefgh/${jobId}.png`,
  url: 'https://cdn.example/a.png',
  format: 'png',
  contentType: 'image/png',
  width: 10,
  height: 20,
  bytes: 30,
  sha256: 'abc',
  report: '{}',
})

describe('a chunk of records', () => {
  test.each([3, 5])('of %i is admitted in its order, with everything that one admission writes', async (count) => {
    const accountId = await producer(100)
    const records = ['a', 'b', 'c', 'd', 'e'].slice(0, count).map((reference) => recordOf(accountId, reference))
    expect(await admit(accountId, records)).toEqual(records.map(({ jobId }) => ({ kind: 'admitted', jobId })))
    const { rows } = await books.sql.query('select topic, key from outbox where key = any($1) order by id', [
      records.map(({ jobId }) => jobId),
    ])
    expect(rows).toEqual(
      records.flatMap(({ jobId }) => [WORK_TOPIC, ACCEPTED_TOPIC].map((topic) => ({ topic, key: jobId }))),
    )
    expect((await books.ledger.batch.openJobs()).get(accountId)).toBe(count)
    const entries = await books.sql.query('select held_after from entry where job_id = any($1) order by id', [
      records.map(({ jobId }) => jobId),
    ])
    expect(entries.rows.map((row) => Number(row.held_after))).toEqual(records.map((_, index) => (index + 1) * 3))
    expect(await books.ledger.reconcile()).toEqual([])
  })

  test('goes together as far as its records are new, and each after that has its own answer', async () => {
    const accountId = await producer(100)
    const [first, second, third, last] = ['a', 'b', 'c', 'd'].map((reference) => recordOf(accountId, reference))
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const traced = { ...first, work: { ...first.work, headers: { ...first.work.headers, traceparent } } }
    await admit(accountId, [third])
    const answers = await admit(accountId, [
      ...[traced, second, recordOf(accountId, 'a'), recordOf(accountId, 'b', 'other')],
      ...[recordOf(accountId, 'c'), last],
    ])
    expect(answers).toEqual([
      { kind: 'admitted', jobId: first.jobId },
      { kind: 'admitted', jobId: second.jobId },
      { kind: 'in_flight', jobId: first.jobId },
      { kind: 'mismatch' },
      { kind: 'in_flight', jobId: third.jobId },
      { kind: 'admitted', jobId: last.jobId },
    ])
    const { rows } = await books.sql.query(
      `select j.id, j.traceparent, (select o.headers ->> 'traceparent' from outbox o join entry e on e.id = o.key where e.job_id = j.id) as told
        from job j where j.account_id = $1 and j.traceparent is not null`,
      [accountId],
    )
    expect(rows).toEqual([{ id: first.jobId, traceparent, told: traceparent }])
    expect((await books.ledger.accounts.find(accountId))?.held).toBe(12)
    expect(await books.ledger.reconcile()).toEqual([])
  })

  test('ends where credits are waited for, or goes on where they are not', async () => {
    const accountId = await producer(7)
    const records = ['a', 'b', 'c', 'd'].map((reference) => recordOf(accountId, reference))
    expect(kindsOf(await admit(accountId, records))).toEqual(['admitted', 'admitted', 'insufficient_credits'])
    expect(kindsOf(await admit(accountId, records.slice(2), false))).toEqual([
      'insufficient_credits',
      'insufficient_credits',
    ])
  })

  test('ends where the rate is used up, and says when to come again; calls have a rate of their own', async () => {
    const accountId = await producer(1000, 60)
    const records = Array.from({ length: 70 }, (_, index) => recordOf(accountId, `r${index}`))
    const answers = await admit(accountId, records)
    expect(answers.length).toBeLessThanOrEqual(62)
    const last = answers.at(-1)
    expect(last?.kind).toBe('rate_limited')
    expect(last?.kind === 'rate_limited' && last.retryAfterMs).toBeLessThanOrEqual(1000)
    await books.admitted(accountId)
  })

  test('has one job for a reference, whoever writes it how often', async () => {
    const accountId = await producer(100)
    const [first, again] = [recordOf(accountId, 'one'), recordOf(accountId, 'one')]
    const answers = await admit(accountId, [first, again, recordOf(accountId, 'one', 'other')])
    expect(answers).toEqual([
      { kind: 'admitted', jobId: first.jobId },
      { kind: 'in_flight', jobId: first.jobId },
      { kind: 'mismatch' },
    ])
    const { held } = (await books.ledger.accounts.find(accountId)) ?? {}
    expect(held).toBe(3)
  })
})

describe('the result of a record', () => {
  test('is written by the transaction that ends its job, once, and again when the record comes again', async () => {
    const accountId = await producer(100)
    const record = recordOf(accountId, 'done')
    await admit(accountId, [record])
    const completion = completionOf(record, accountId)
    await books.ledger.settle([{ kind: 'completed', completion }], LEDGER_TOPIC)
    await books.ledger.settle([{ kind: 'completed', completion }], LEDGER_TOPIC)
    const [result, ...copies] = await resultsOf(record.jobId)
    expect(copies).toEqual([])
    expect(result).toMatchObject({
      key: 'done',
      payload: { outcome: 'completed', credits: 3, code: null, width: 10, sourceOffset: 3, reference: 'done' },
      headers: { ce_id: `${record.jobId}.result` },
    })
    expect(kindsOf(await admit(accountId, [recordOf(accountId, 'done')]))).toEqual(['replayed'])
    expect((await resultsOf(record.jobId)).length).toBe(2)
  })

  test('says why there is none', async () => {
    const accountId = await producer(100)
    const record = recordOf(accountId, 'cancelled')
    await admit(accountId, [record])
    const { jobId, operation, lane, credits } = record
    await books.ledger.refundOpenJob(
      {
        jobId,
        accountId,
        operation,
        lane,
        credits,
        acceptedAt: 1,
        refundedAt: 2,
        decidedBy: 'cancel',
        code: 'cancelled',
        detail: 'It was cancelled.',
        field: null,
      },
      { refunds: 'test.refunds.v1', ledger: LEDGER_TOPIC },
    )
    const [{ payload }] = await resultsOf(jobId)
    expect(payload).toMatchObject({ outcome: 'refunded', credits: 0, code: 'cancelled', url: null })
  })
})

describe('the burst of a caller', () => {
  test('shrinks while its lane is full, to ten seconds’ worth, and the rate stays', async () => {
    const accountId = await books.makeAccount(1000, 'standard')
    const burst = async () => {
      let admitted = 0
      const answers = await Promise.all(
        Array.from({ length: 61 }, () => books.ledger.admit(admitRequest({ jobId: books.ids.job(), accountId }))),
      )
      for (const { kind } of answers) if (kind === 'admitted') admitted += 1
      return admitted
    }
    await books.sql.query(`insert into lane_load values ('shared', 1, now() + interval '1 minute')
      on conflict (lane) do update set load = 1, measured_at = excluded.measured_at`)
    const startedAt = performance.now()
    const crowded = await burst()
    expect(crowded).toBeGreaterThanOrEqual(10)
    // One token comes back each second that this takes.
    expect(crowded).toBeLessThan(12 + (performance.now() - startedAt) / 1000)
    await books.sql.query(`update rate_bucket set refilled_at = refilled_at - interval '5 s' where account_id = $1`, [
      accountId,
    ])
    const afterFiveSeconds = await burst()
    expect(afterFiveSeconds).toBeGreaterThanOrEqual(5)
    await books.sql.query('delete from lane_load')
    await books.sql.query(`update rate_bucket set refilled_at = refilled_at - interval '60 s' where account_id = $1`, [
      accountId,
    ])
    expect(await burst()).toBeGreaterThanOrEqual(60)
  })

  test('is measured: a lane is free for its first ten seconds whatever its pace, and full when many jobs then do not end', async () => {
    const accountId = await producer(1000)
    await admit(
      accountId,
      Array.from({ length: 40 }, (_, index) => recordOf(accountId, `q${index}`)),
    )
    const measure = async () => (await books.ledger.lanes.measure()).find(({ lane }) => lane === 'shared')
    expect(await measure()).toMatchObject({ load: 0 })
    await books.sql.query(`update job set accepted_at = accepted_at - interval '10 s' where account_id = $1`, [
      accountId,
    ])
    const shared = await measure()
    expect(shared?.load).toBe(1)
    expect(shared?.waitSeconds).toBeGreaterThan(60)
  })
})

test('an account that moves to a lane of its own is listed until it leaves and its jobs have ended', async () => {
  const accountId = await books.makeAccount(100)
  const lane = `dedicated-${accountId}` as const
  expect(await books.ledger.lanes.move(accountId, lane)).toEqual({ from: 'shared' })
  expect(await books.ledger.lanes.dedicated()).toContain(lane)
  expect(await books.ledger.lanes.move(accountId, 'shared')).toEqual({ from: lane })
  expect(await books.ledger.lanes.dedicated()).not.toContain(lane)
})

test('two who move an account at once are each told from which lane they moved it', async () => {
  const accountId = await books.makeAccount(0)
  const lane = `dedicated-${accountId}` as const
  const other = await books.sql.connect()
  try {
    await other.query('begin')
    await other.query('update account set lane = $2 where id = $1', [accountId, lane])
    const moved = books.ledger.lanes.move(accountId, 'shared')
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%lane.moved%'`
    await waitFor(async () => (await books.sql.query(isWaiting)).rowCount === 1)
    await other.query('commit')
    expect(await moved).toEqual({ from: lane })
  } finally {
    other.release(true)
  }
})
