// The usage mart on real Postgres: the same facts in any order, any number of times and from two processes give the
// same figures.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { UsageFact, UsageQuery } from '../../../infra/ledger/ports/usage-port.ts'
import type { AccountId, JobId } from '../../../schemas/ids.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const NINE = Date.UTC(2026, 10, 21, 9)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const everything: UsageQuery = { per: 'hour', limit: 1000 }

let room: TestLedger
let reading: number
beforeAll(async () => {
  room = await openTestLedger()
  reading = await room.ledger.usage.reading()
})
afterEach(async () => {
  reading = await room.ledger.usage.rebuild()
})
afterAll(() => room.close())

const completed = (jobId: JobId, latencyMs: number): UsageFact => ({
  jobId,
  operation: 'generate',
  completion: { latencyMs, processingMs: latencyMs },
})
const refunded = (jobId: JobId, code: string): UsageFact => ({ jobId, operation: 'generate', refund: { code } })
const ended = (jobId: JobId, accountId: AccountId, endedAt: number, kind: 'posted' | 'voided' | 'expired' = 'posted') =>
  ({ jobId, end: { accountId, kind, credits: 4, endedAt } }) satisfies UsageFact

/** Forty jobs of one account over two hours, every fifth refunded; each job in two facts. */
function someFacts(accountId: AccountId): UsageFact[] {
  return Array.from({ length: 40 }, (_, index) => {
    const jobId = room.ids.job()
    const endedAt = NINE + index * 3 * MINUTE
    if (index % 5 === 0) return [refunded(jobId, 'engine_failed'), ended(jobId, accountId, endedAt, 'voided')]
    return [completed(jobId, 100 + index), ended(jobId, accountId, endedAt)]
  }).flat()
}

const record = async (facts: readonly UsageFact[]) => await room.ledger.usage.record(reading, facts)

describe('the usage mart', () => {
  test('counts a job once, when both of its facts have come', async () => {
    const [accountId, jobId] = [room.ids.account(), room.ids.job()]
    await record([completed(jobId, 250)])
    expect(await room.ledger.usage.list(accountId, everything)).toEqual([])
    await record([ended(jobId, accountId, NINE + MINUTE)])
    const figures = [
      {
        period: NINE,
        operation: 'generate',
        completed: 1,
        refunded: 0,
        credits: 4,
        failures: {},
        latencyMs: { p50: 248, p95: 248, p99: 248 },
        processingMs: { p50: 248, p95: 248, p99: 248 },
      },
    ]
    expect(await room.ledger.usage.list(accountId, everything)).toEqual(figures)
    await record([completed(jobId, 9000)])
    await record([ended(jobId, accountId, NINE + 5 * HOUR)])
    expect(await room.ledger.usage.list(accountId, everything)).toEqual(figures)
  })

  test('believes the ledger where a completion and a refund of one job were both written', async () => {
    const [accountId, jobId] = [room.ids.account(), room.ids.job()]
    await record([completed(jobId, 250)])
    await record([ended(jobId, accountId, NINE, 'expired')])
    expect(await room.ledger.usage.list(accountId, everything)).toEqual([])
    await record([refunded(jobId, 'deadline_exceeded')])
    expect(await room.ledger.usage.list(accountId, everything)).toMatchObject([
      { completed: 0, refunded: 1, credits: 0, failures: { deadline_exceeded: 1 }, latencyMs: undefined },
    ])
  })

  test('gives the same figures for the same facts in another order, doubled, and in other batches', async () => {
    const accountId = room.ids.account()
    const facts = someFacts(accountId)
    for (const fact of facts) await record([fact])
    const first = await room.ledger.usage.list(accountId, everything)
    expect(first).toMatchObject([
      { period: NINE + HOUR, completed: 16, refunded: 4, credits: 64, failures: { engine_failed: 4 } },
      { period: NINE, completed: 16, refunded: 4, credits: 64, failures: { engine_failed: 4 } },
    ])
    reading = await room.ledger.usage.rebuild()
    const byKind = facts.toReversed().toSorted((one, other) => Number('end' in one) - Number('end' in other))
    const [early, late] = [byKind.slice(0, 40), byKind.slice(40)]
    for (const batch of [late, late, early, early, late]) await record(batch)
    expect(await room.ledger.usage.list(accountId, everything)).toEqual(first)
  })

  test('adds up when two processes record the same jobs side by side', async () => {
    const accountId = room.ids.account()
    const facts = someFacts(accountId)
    const ends = facts.filter((fact) => 'end' in fact)
    const others = facts.filter((fact) => !('end' in fact))
    await Promise.all([record(ends), record(others), record(ends.toReversed()), record(others.toReversed())])
    const rows = await room.ledger.usage.list(accountId, everything)
    expect(rows.reduce((sum, row) => sum + row.completed + row.refunded, 0)).toBe(40)
    expect(rows.reduce((sum, row) => sum + row.credits, 0)).toBe(128)
  })

  test('takes nothing from a reading that a rebuild has ended', async () => {
    const [accountId, jobId] = [room.ids.account(), room.ids.job()]
    const earlier = reading
    reading = await room.ledger.usage.rebuild()
    expect(await room.ledger.usage.record(earlier, [completed(jobId, 5), ended(room.ids.job(), accountId, NINE)])).toBe(
      false,
    )
    const { rows } = await room.sql.query('select count(*)::integer as jobs from usage_job')
    expect(rows).toEqual([{ jobs: 0 }])
  })

  test('answers in pages, by hour or day, of a span of time and of one operation', async () => {
    const accountId = room.ids.account()
    const upscaled = room.ids.job()
    await record([{ ...completed(upscaled, 5), operation: 'upscale' }])
    await record([ended(upscaled, accountId, NINE)])
    for (const fact of someFacts(accountId)) await record([fact])
    const list = (query: Partial<UsageQuery>) => room.ledger.usage.list(accountId, { ...everything, ...query })
    const whole = await list({})
    expect(whole.map(({ period, operation }) => [period - NINE, operation])).toEqual([
      [HOUR, 'generate'],
      [0, 'generate'],
      [0, 'upscale'],
    ])
    const [first, second, third] = whole
    expect(await list({ limit: 1 })).toEqual([first])
    expect(await list({ limit: 1, after: first })).toEqual([second])
    expect(await list({ limit: 5, after: second })).toEqual([third])
    expect(await list({ after: third })).toEqual([])
    expect(await list({ from: NINE + HOUR + MINUTE })).toEqual([first])
    expect(await list({ to: NINE + HOUR })).toEqual([second, third])
    expect(await list({ operation: 'upscale' })).toEqual([third])
    const days = await list({ per: 'day' })
    expect(days).toMatchObject([
      { period: NINE - 9 * HOUR, operation: 'generate', completed: 32, refunded: 8, failures: { engine_failed: 8 } },
      { operation: 'upscale', completed: 1 },
    ])
    expect(await list({ per: 'day', after: days[0], limit: 5 })).toEqual([days[1]])
    expect(await room.ledger.usage.list(room.ids.account(), everything)).toEqual([])
  })

  test('forgets what is old in steps, and keeps the rest', async () => {
    const accountId = room.ids.account()
    await record(someFacts(accountId).filter((fact) => 'end' in fact))
    for (const fact of someFacts(accountId)) await record([fact])
    expect(await room.ledger.usage.forget(NINE + HOUR, 25)).toBe(25)
    expect(await room.ledger.usage.forget(NINE + HOUR, 25)).toBe(15)
    expect(await room.ledger.usage.forget(NINE + HOUR, 25)).toBe(0)
    const left = await room.ledger.usage.list(accountId, everything)
    expect(left.map(({ period }) => period)).toEqual([NINE + HOUR])
    const { rows } = await room.sql.query(
      'select distinct hour from usage_latency union select distinct hour from usage_failure',
    )
    expect(rows).toEqual([{ hour: new Date(NINE + HOUR) }])
  })
})
