import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { UsageRow } from '../../../../infra/ledger/ports/usage-port.ts'
import type { Operation } from '../../../../schemas/operations.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

const NINE = Date.UTC(2026, 10, 21, 9)
const row = (hoursAgo: number, operation: Operation, more: Partial<UsageRow> = {}): UsageRow => ({
  period: NINE - hoursAgo * 3_600_000,
  operation,
  completed: 2,
  refunded: 1,
  credits: 8,
  failures: { engine_failed: 1 },
  latencyMs: { p50: 100, p95: 200, p99: 300 },
  processingMs: { p50: 90, p95: 190, p99: 290 },
  ...more,
})

let ingress: TestIngress
let key: string
beforeAll(async () => {
  ingress = await startTestIngress()
  key = ingress.ledger.addCaller().secret
  ingress.ledger.usageRows.push(
    row(0, 'generate'),
    row(0, 'upscale', {
      ...{ completed: 0, refunded: 3, credits: 0, failures: { engine_failed: 1, cancelled: 2 } },
      ...{ latencyMs: undefined, processingMs: undefined },
    }),
    row(1, 'generate'),
  )
})
afterAll(() => ingress.stop())

async function ask(query: string, secret = key) {
  const response = await fetch(`${ingress.url}/api/usage${query}`, { headers: { authorization: `Bearer ${secret}` } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('GET /api/usage', () => {
  test('shows what was used, with null where nothing completed', async () => {
    const { status, body } = await ask('')
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('next')
    expect((body.usage as unknown[]).slice(0, 2)).toEqual([
      {
        from: '2026-11-21T09:00:00.000Z',
        operation: 'generate',
        completed: 2,
        refunded: 1,
        cancelled: 0,
        credits: 8,
        failures: { engine_failed: 1 },
        latencyMs: { p50: 100, p95: 200, p99: 300 },
        processingTimeMs: { p50: 90, p95: 190, p99: 290 },
      },
      {
        from: '2026-11-21T09:00:00.000Z',
        operation: 'upscale',
        completed: 0,
        refunded: 3,
        cancelled: 2,
        credits: 0,
        failures: { engine_failed: 1, cancelled: 2 },
        latencyMs: null,
        processingTimeMs: null,
      },
    ])
  })

  test('comes in pages that follow one another', async () => {
    const seen: unknown[] = []
    let next = ''
    for (let pages = 0; pages < 3; pages += 1) {
      const { body } = await ask(`?limit=1${next && `&cursor=${next}`}`)
      seen.push(...(body.usage as unknown[]))
      next = String(body.next ?? '')
    }
    expect(seen).toEqual((await ask('')).body.usage)
    expect(next).toBe('')
  })

  test.each([
    ['per=week', 'per', 'one of hour, day'],
    ['from=yesterday', 'from', 'a day such as 2026-11-21 or a time such as'],
    ['to=21.11.2026', 'to', 'a time such as'],
    ['to=2026-13-01', 'to', 'a time such as'],
    ['from=2026-11-21&to=2026-11-21', 'to', 'later than from'],
    ['operation=weave', 'operation', 'generate, vectorize, upscale'],
    ['limit=0', 'limit', ''],
    ['limit=201', 'limit', ''],
    ['cursor=job_1', 'cursor', 'the `next` of an earlier page'],
    ['cursor=123.weave', 'cursor', 'the `next` of an earlier page'],
    ['page=2', 'page', 'not a known field'],
  ])('refuses %s and names the field', async (query, field, words) => {
    const { status, body } = await ask(`?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    expect(body.errors).toMatchObject([{ field, message: expect.stringContaining(words) }])
  })

  test('takes a day alone as its midnight', async () => {
    const whole = (await ask('')).body.usage
    expect((await ask('?from=2026-11-21')).body.usage).toEqual((await ask('?from=2026-11-21T00:00:00Z')).body.usage)
    expect((await ask('?from=1999-12-31')).body.usage).toEqual(whole)
  })

  test('describes its cursor as it takes it, so that a program can tell beforehand', async () => {
    type Described = {
      readonly parameters: readonly { readonly name: string; readonly schema: { pattern?: string } }[]
    }
    const { paths } = (await (await fetch(`${ingress.url}/openapi.json`)).json()) as {
      paths: { '/api/usage': { get: Described } }
    }
    const cursor = paths['/api/usage'].get.parameters.find(({ name }) => name === 'cursor')
    const pattern = new RegExp(cursor?.schema.pattern ?? '')
    expect(['123.generate', '123.weave', '123.'].map((text) => pattern.test(text))).toEqual([true, false, false])
  })

  test('needs a key', async () => {
    expect((await ask('', 'hdl_live_none')).status).toBe(401)
  })
})
