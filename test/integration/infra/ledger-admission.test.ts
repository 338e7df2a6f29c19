// Admission on real Postgres: what each answer costs, and that concurrent callers never overdraw.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Admission } from '../../../infra/ledger/port.ts'
import { admitRequest, completionOf, LEDGER_TOPIC, WORK_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger()
})
afterAll(() => room.close())

describe('admission', () => {
  test('holds the credits, records the job and puts work, fact and ledger event into the outbox', async () => {
    const { ledger, makeAccount, ids } = room
    const accountId = await makeAccount(10)
    const request = admitRequest({ jobId: ids.job(), accountId, credits: 4, relayAfterMs: 0 })
    const admission = await ledger.admit(request)
    expect(admission).toMatchObject({ kind: 'admitted', available: 6, rate: { limit: 1200, remaining: 1199 } })
    expect(await ledger.accounts.find(accountId)).toMatchObject({ granted: 10, available: 6, held: 4, spent: 0 })
    const { jobId, acceptedAt, deadlineAt } = request
    const job = { jobId, accountId, operation: 'vectorize', lane: 'shared', state: 'accepted', credits: 4 }
    expect(await ledger.findJob(accountId, jobId)).toEqual({ ...job, acceptedAt, deadlineAt })
    expect(await ledger.findJobs([jobId, ids.job()])).toEqual([{ ...job, acceptedAt, deadlineAt }])
    const rows = (await ledger.outbox.due(100)).filter(
      ({ key, payload }) => key === jobId || ('jobId' in payload && payload.jobId === jobId),
    )
    expect(rows.map(({ event }) => event)).toEqual(['work-vectorize', 'accepted', 'ledger'])
    const [work, , entry] = rows
    const { relayAfterMs: _, ...draft } = request.work
    expect(work).toEqual({ ...draft, id: admission.kind === 'admitted' ? admission.workOutboxId : '' })
    expect(entry.payload).toMatchObject({ kind: 'held', credits: 4, available: 6, held: 4, spent: 0, accountId, jobId })
    expect(entry.headers).toMatchObject({ ce_id: entry.key, ce_subject: accountId, ce_type: 'io.heddle.ledger.v1' })
    expect(Math.abs(Date.parse(entry.headers.ce_time) - Date.now())).toBeLessThan(60_000)
  })

  test('keeps the work command from the relay for as long as its sender asked', async () => {
    const { ledger, makeAccount, admitted, sql } = room
    const { jobId } = await admitted(await makeAccount(10), { relayAfterMs: 60_000 })
    expect((await ledger.outbox.due(1000)).some(({ key, topic }) => key === jobId && topic === WORK_TOPIC)).toBe(false)
    await sql.query(`update outbox set relay_after = relay_after - interval '61 s' where key = $1`, [jobId])
    expect((await ledger.outbox.due(1000)).some(({ key, topic }) => key === jobId && topic === WORK_TOPIC)).toBe(true)
  })

  test('answers the same job id again without holding twice', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const request = await admitted(accountId)
    const again = await ledger.admit(request)
    expect(again).toMatchObject({ kind: 'admitted', available: 7 })
    // Of 1,200 a minute one comes back every 50 ms.
    expect(again.kind === 'admitted' && again.rate.remaining).toBeGreaterThanOrEqual(1199)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 7, held: 3 })
  })

  test('an idempotency key is in flight, then replayed; another body is a mismatch; none of them takes a token', async () => {
    const { ledger, makeAccount, ids, admitted, sql } = room
    const accountId = await makeAccount(100)
    const idempotency = { key: 'order-7', requestHash: 'one' }
    const first = await admitted(accountId, { idempotency })
    const tokens = async () =>
      (await sql.query('select tokens from rate_bucket where account_id = $1', [accountId])).rows
    const before = await tokens()
    const again = () => ledger.admit(admitRequest({ jobId: ids.job(), accountId, idempotency }))
    expect(await again()).toEqual({ kind: 'in_flight', jobId: first.jobId })
    const other = admitRequest({ jobId: ids.job(), accountId, idempotency: { key: 'order-7', requestHash: 'two' } })
    expect(await ledger.admit(other)).toEqual({ kind: 'mismatch' })
    const completion = completionOf(first)
    await ledger.settle([{ kind: 'completed', completion }], LEDGER_TOPIC)
    expect(await again()).toMatchObject({
      kind: 'replayed',
      job: { jobId: first.jobId, state: 'completed', completion },
    })
    expect(await tokens()).toEqual(before)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 97, spent: 3 })
  })

  test('the same idempotency key of another account is another request', async () => {
    const { ledger, makeAccount, admitted } = room
    const other = await makeAccount(10)
    const idempotency = { key: 'mine', requestHash: 'one' }
    await admitted(await makeAccount(10), { idempotency })
    await admitted(other, { idempotency })
    expect(await ledger.accounts.find(other)).toMatchObject({ available: 7, held: 3 })
  })

  test('says what is available and what is needed when there are too few credits, and holds nothing', async () => {
    const { ledger, makeAccount, ids } = room
    const accountId = await makeAccount(2)
    const admission = await ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 3 }))
    expect(admission).toMatchObject({ kind: 'insufficient_credits', available: 2, needed: 3 })
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 2, held: 0 })
  })

  test('callers that race for the last credits never overdraw', async () => {
    const { ledger, makeAccount, ids } = room
    const accountId = await makeAccount(20)
    const admissions = await Promise.all(
      Array.from({ length: 40 }, () => ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 3 }))),
    )
    expect(admissions.filter(({ kind }) => kind === 'admitted')).toHaveLength(6)
    expect(admissions.filter(({ kind }) => kind === 'insufficient_credits')).toHaveLength(34)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 2, held: 18 })
  })

  test('callers that race with one idempotency key get one job', async () => {
    const { ledger, makeAccount, ids } = room
    const accountId = await makeAccount(100)
    const idempotency = { key: 'race', requestHash: 'one' }
    const admissions = await Promise.all(
      Array.from({ length: 12 }, () => ledger.admit(admitRequest({ jobId: ids.job(), accountId, idempotency }))),
    )
    expect(admissions.map(({ kind }) => kind).sort()).toEqual(['admitted', ...Array(11).fill('in_flight')])
    expect(await ledger.accounts.find(accountId)).toMatchObject({ held: 3 })
  })

  test('parks an idempotency key that no text column can hold', async () => {
    const { ledger, makeAccount, ids } = room
    const idempotency = { key: 'a\0b', requestHash: 'one' }
    const request = admitRequest({ jobId: ids.job(), accountId: await makeAccount(10), idempotency })
    await expect(ledger.admit(request)).rejects.toMatchObject({ code: 'ledger_refused', remedy: 'park' })
  })

  test('refuses an account that does not exist', async () => {
    const { ledger, ids } = room
    const request = admitRequest({ jobId: ids.job(), accountId: ids.account() })
    await expect(ledger.admit(request)).rejects.toMatchObject({ code: 'ledger_refused', remedy: 'crash' })
  })
})

describe('the rate limit', () => {
  test('lets a burst of one minute through, then says when to come back, and refills with time', async () => {
    const { ledger, makeAccount, ids, sql } = room
    const accountId = await makeAccount(1000, 'standard')
    const call = () => ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 1 }))
    const burst = await Promise.all(Array.from({ length: 70 }, call))
    expect(burst.filter(({ kind }) => kind === 'admitted').length).toBeGreaterThanOrEqual(60)
    const setBucket = (tokens: number, age: string) =>
      sql.query('update rate_bucket set tokens = $2, refilled_at = now() - $3::interval where account_id = $1', [
        accountId,
        tokens,
        age,
      ])
    /** The bucket gains a token a second: a call that came too late after it was set is made once more. */
    const callAt = async (tokens: number, age: string): Promise<Admission> => {
      for (;;) {
        const setAt = performance.now()
        await setBucket(tokens, age)
        const admission = await call()
        if (performance.now() - setAt < 400) return admission
      }
    }
    const limited = await callAt(0, '0 s')
    expect(limited).toMatchObject({ kind: 'rate_limited', rate: { limit: 60, remaining: 0 }, retryAfterSeconds: 1 })
    expect(limited.kind === 'rate_limited' && limited.rate.resetSeconds).toBeGreaterThan(55)
    expect(await callAt(0.2, '10.3 s')).toMatchObject({ kind: 'admitted', rate: { limit: 60, remaining: 9 } })
    expect(await callAt(0, '1 h')).toMatchObject({ kind: 'admitted', rate: { remaining: 59 } })
  })

  test('of an account goes before that of its tier', async () => {
    const { ledger, makeAccount, ids, sql } = room
    const accountId = await makeAccount(1000, 'enterprise')
    await sql.query('update account set requests_per_minute = 2 where id = $1', [accountId])
    const call = () => ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 1 }))
    const startedAt = performance.now()
    expect([(await call()).kind, (await call()).kind]).toEqual(['admitted', 'admitted'])
    const limited = await call()
    expect(limited).toMatchObject({ kind: 'rate_limited', rate: { limit: 2 } })
    const retryAfter = limited.kind === 'rate_limited' ? limited.retryAfterSeconds : 0
    expect(retryAfter).toBeLessThanOrEqual(30)
    expect(retryAfter).toBeGreaterThan(28 - (performance.now() - startedAt) / 1000)
  })

  test('is not refilled by a clock that was set back', async () => {
    const { ledger, makeAccount, ids, sql } = room
    const accountId = await makeAccount(1000, 'standard')
    await ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 1 }))
    await sql.query(`update rate_bucket set tokens = 0, refilled_at = now() + interval '1 h' where account_id = $1`, [
      accountId,
    ])
    const admission = await ledger.admit(admitRequest({ jobId: ids.job(), accountId, credits: 1 }))
    expect(admission).toMatchObject({ kind: 'rate_limited', rate: { remaining: 0 } })
  })
})
