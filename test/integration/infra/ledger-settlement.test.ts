// Settlement on real Postgres: each hold ends once, whatever arrives, how often and in whatever order.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AdmitRequest } from '../../../infra/ledger/port.ts'
import { completionOf, LEDGER_TOPIC, REFUNDS_TOPIC, refundOf } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const HOUR = 3_600_000
const topics = { refunds: REFUNDS_TOPIC, ledger: LEDGER_TOPIC }
const completed = (request: AdmitRequest) => ({ kind: 'completed', completion: completionOf(request) }) as const
const refunded = (request: AdmitRequest) => ({ kind: 'refunded', refund: refundOf(request) }) as const

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger()
})
afterAll(() => room.close())

async function outboxOf(event: string, jobId: string) {
  const rows = await room.ledger.outbox.due(10_000)
  return rows.filter((row) => row.event === event && 'jobId' in row.payload && row.payload.jobId === jobId)
}

describe('settlement', () => {
  test('a completion takes the credits and keeps the result', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const request = await admitted(accountId, { credits: 4 })
    expect(await ledger.settle([completed(request)], LEDGER_TOPIC)).toEqual([{ kind: 'settled', jobId: request.jobId }])
    expect(await ledger.accounts.find(accountId)).toMatchObject({ granted: 10, available: 6, held: 0, spent: 4 })
    const job = await ledger.findJob(accountId, request.jobId)
    expect(job).toMatchObject({ state: 'completed', completion: completionOf(request) })
    expect(Math.abs((job?.finishedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await ledger.findAsset(completionOf(request).assetKey)).toEqual(completionOf(request))
    const events = await outboxOf('ledger', request.jobId)
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { kind: 'held', credits: 4, available: 6, held: 4, spent: 0 },
      { kind: 'posted', credits: 4, available: 6, held: 0, spent: 4 },
    ])
  })

  test('a refund gives the credits back and keeps the reason', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const request = await admitted(accountId)
    await ledger.settle([refunded(request)], LEDGER_TOPIC)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 10, held: 0, spent: 0 })
    const job = await ledger.findJob(accountId, request.jobId)
    expect(job).toMatchObject({ state: 'refunded', refund: refundOf(request) })
    expect(job?.completion).toBeUndefined()
    // The refund came as an event already; only the ledger event is new.
    expect(await outboxOf('refund', request.jobId)).toEqual([])
  })

  test('duplicates, late contradictions and unknown jobs are no-ops that say so', async () => {
    const { ledger, makeAccount, admitted, ids } = room
    const accountId = await makeAccount(10)
    const request = await admitted(accountId)
    const { jobId } = request
    const unknown = { ...request, jobId: ids.job() }
    const batch = [completed(request), completed(unknown), refunded(request), completed(request)]
    const duplicate = { kind: 'duplicate', jobId, state: 'posted' }
    const missing = { kind: 'unknown', jobId: unknown.jobId }
    expect(await ledger.settle(batch, LEDGER_TOPIC)).toEqual([
      { kind: 'settled', jobId },
      missing,
      duplicate,
      duplicate,
    ])
    expect(await ledger.settle(batch, LEDGER_TOPIC)).toEqual([duplicate, missing, duplicate, duplicate])
    expect(await ledger.refundOpenJob(refundOf(request, 'cancel'), topics)).toEqual(duplicate)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 7, held: 0, spent: 3 })
    expect(await outboxOf('ledger', jobId)).toHaveLength(2)
    expect(await ledger.settle([], LEDGER_TOPIC)).toEqual([])
  })

  test('a text that jsonb refuses does not stop the batch it came in', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const [odd, plain] = [await admitted(accountId), await admitted(accountId)]
    const refund = { ...refundOf(odd), detail: 'libpng: \0 then \ud83d, but \u{1f9f5}' }
    const settled = await ledger.settle([{ kind: 'refunded', refund }, completed(plain)], LEDGER_TOPIC)
    expect(settled.map(({ kind }) => kind)).toEqual(['settled', 'settled'])
    const kept = (await ledger.findJob(accountId, odd.jobId))?.refund
    expect(kept?.detail).toBe('libpng: \ufffd then \ufffd, but \u{1f9f5}')
  })

  test('events of one batch carry the balances after each entry', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const one = await admitted(accountId, { credits: 2 })
    const two = await admitted(accountId, { credits: 5 })
    const three = await admitted(accountId, { credits: 1 })
    await ledger.settle([completed(two), refunded(three), completed(one)], LEDGER_TOPIC)
    const posting = async (request: AdmitRequest) => (await outboxOf('ledger', request.jobId))[1].payload
    expect(await posting(two)).toMatchObject({ kind: 'posted', available: 2, held: 3, spent: 5 })
    expect(await posting(three)).toMatchObject({ kind: 'voided', available: 3, held: 2, spent: 5 })
    expect(await posting(one)).toMatchObject({ kind: 'posted', available: 3, held: 0, spent: 7 })
  })

  test('batches over the same accounts in opposite orders run at once without deadlock', async () => {
    const { ledger, makeAccount, admitted } = room
    const accounts = await Promise.all(Array.from({ length: 6 }, () => makeAccount(1000)))
    const requests = await Promise.all(
      Array.from({ length: 120 }, (_, index) => admitted(accounts[index % accounts.length])),
    )
    const batches = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? requests.toReversed() : requests))
    const settled = await Promise.all([
      ...batches.map((batch) => ledger.settle(batch.map(completed), LEDGER_TOPIC)),
      ...accounts.map(async (accountId) => {
        await admitted(accountId)
        return []
      }),
    ])
    expect(settled.flat().filter(({ kind }) => kind === 'settled')).toHaveLength(requests.length)
    for (const accountId of accounts)
      expect(await ledger.accounts.find(accountId)).toMatchObject({ spent: 60, held: 3, available: 937 })
  })
})

describe('refunds decided by the ledger', () => {
  test('a caller at its deadline and a completion race: one wins, the other is told', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(1000)
    for (let turn = 0; turn < 20; turn++) {
      const request = await admitted(accountId)
      const [[completion], refund] = await Promise.all([
        ledger.settle([completed(request)], LEDGER_TOPIC),
        ledger.refundOpenJob(refundOf(request, 'deadline'), topics),
      ])
      expect([completion.kind, refund.kind].sort()).toEqual(['duplicate', 'settled'])
      expect(await outboxOf('refund', request.jobId)).toHaveLength(refund.kind === 'settled' ? 1 : 0)
    }
    expect(await ledger.reconcile()).toEqual([])
  })

  test('the refund goes out with the id that every copy of it has', async () => {
    const { ledger, makeAccount, admitted } = room
    const request = await admitted(await makeAccount(10))
    const refund = refundOf(request, 'cancel')
    expect(await ledger.refundOpenJob(refund, topics)).toEqual({ kind: 'settled', jobId: request.jobId })
    const [row] = await outboxOf('refund', request.jobId)
    expect(row).toMatchObject({ topic: REFUNDS_TOPIC, key: request.jobId, payload: refund })
    expect(row.headers).toMatchObject({ ce_id: `${request.jobId}.refund`, ce_type: 'io.heddle.refund.v1' })
  })

  test('the sweeper expires what is overdue by more than the grace, and nothing else', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(100)
    const acceptedAt = Date.now() - HOUR
    const overdue = await admitted(accountId, { acceptedAt, deadlineAt: acceptedAt + 1000 })
    const ended = await admitted(accountId, { acceptedAt, deadlineAt: acceptedAt + 1000 })
    await ledger.settle([completed(ended)], LEDGER_TOPIC)
    const inGrace = await admitted(accountId, { deadlineAt: Date.now() - 5000 })
    const open = await admitted(accountId)
    expect(await ledger.expireHolds(60_000, 100, topics)).toEqual([overdue.jobId])
    expect(await ledger.expireHolds(60_000, 100, topics)).toEqual([])
    const job = await ledger.findJob(accountId, overdue.jobId)
    expect(job?.refund).toMatchObject({ decidedBy: 'sweeper', code: 'deadline_exceeded', credits: 3, acceptedAt })
    const [row] = await outboxOf('refund', overdue.jobId)
    expect(row).toMatchObject({
      topic: REFUNDS_TOPIC,
      payload: job?.refund,
      headers: { ce_id: `${overdue.jobId}.refund` },
    })
    expect((await outboxOf('ledger', overdue.jobId))[1].payload).toMatchObject({ kind: 'expired', credits: 3 })
    // Its own refund event comes round through Kafka and must change nothing.
    const refund = job?.refund ?? refundOf(overdue)
    expect(await ledger.settle([{ kind: 'refunded', refund }], LEDGER_TOPIC)).toEqual([
      { kind: 'duplicate', jobId: overdue.jobId, state: 'expired' },
    ])
    for (const request of [inGrace, open])
      expect(await ledger.findJob(accountId, request.jobId)).toMatchObject({ state: 'accepted' })
  })

  test('two sweepers at once expire each hold once, at most as many as asked', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(100)
    const deadlineAt = Date.now() - HOUR
    for (let turn = 0; turn < 10; turn++) await admitted(accountId, { deadlineAt })
    const sweeps = await Promise.all([1, 2, 3].map(() => ledger.expireHolds(60_000, 4, topics)))
    for (const sweep of sweeps) expect(sweep.length).toBeLessThanOrEqual(4)
    const rest = await ledger.expireHolds(60_000, 100, topics)
    const all = [...sweeps.flat(), ...rest]
    expect(all).toHaveLength(10)
    expect(new Set(all).size).toBe(10)
    expect(await ledger.accounts.find(accountId)).toMatchObject({ available: 100, held: 0 })
  })
})

describe('the outbox and stored objects', () => {
  test('rows go when they are removed; removers at once never block one another', async () => {
    const { ledger, makeAccount, admitted } = room
    for (let turn = 0; turn < 5; turn++) await admitted(await makeAccount(10), { relayAfterMs: 0 })
    const rows = await ledger.outbox.due(7)
    expect(rows).toHaveLength(7)
    expect(rows.map(({ id }) => Number(id))).toEqual(rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
    const sent = rows.map(({ id }) => id)
    await Promise.all([ledger.outbox.remove(sent), ledger.outbox.remove(sent.toReversed()), ledger.outbox.remove([])])
    expect((await ledger.outbox.due(10_000)).some(({ id }) => sent.includes(id))).toBe(false)
  })

  test('a row is not due before the time to which it was put off', async () => {
    const { ledger, makeAccount, admitted } = room
    await admitted(await makeAccount(5))
    const [{ id }] = await ledger.outbox.due(1)
    const isDue = async (): Promise<boolean> => (await ledger.outbox.due(10_000)).some((row) => row.id === id)
    await ledger.outbox.postpone([id], 3_600_000)
    expect(await isDue()).toBe(false)
    await ledger.outbox.postpone([id], 0)
    expect(await isDue()).toBe(true)
  })

  test('inputs and assets are listed from when their job ended until they are forgotten', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    const request = await admitted(accountId)
    const { jobId } = request
    const later = { inputsEndedAt: Date.now() + HOUR, assetsEndedAt: Date.now() + HOUR }
    const listed = async (before = later) =>
      (await ledger.storedObjects.expired(before, 1000)).filter((object) => object.jobId === jobId)
    expect(await listed()).toEqual([])
    await ledger.settle([completed(request)], LEDGER_TOPIC)
    const input = { jobId, kind: 'input', key: `inputs/${jobId}` }
    const asset = { jobId, kind: 'asset', key: completionOf(request).assetKey }
    expect(await listed()).toEqual([input, asset])
    expect(await listed({ ...later, assetsEndedAt: Date.now() - HOUR })).toEqual([input])
    await ledger.storedObjects.forget([jobId], 'input')
    expect(await listed()).toEqual([asset])
    await ledger.storedObjects.forget([jobId], 'asset')
    expect(await listed()).toEqual([])
    expect(await ledger.findAsset(asset.key)).toBeUndefined()
    expect(await ledger.findJob(accountId, jobId)).toMatchObject({ state: 'completed' })
  })
})
