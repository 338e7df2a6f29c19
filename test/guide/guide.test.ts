// Heddle in five chapters that run. Read them in order; each needs what the ones before it have shown.
//   npm test -- test/guide
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHeddleClient, type HeddleClient } from '../../ingress/client/heddle-client.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { createApi } from '../harness/api.ts'
import { runHeddle } from '../harness/heddle-command.ts'
import { until } from '../harness/kafka.ts'
import { readEvents, readRecords } from '../harness/read-records.ts'
import { startService, type TestService } from '../harness/service.ts'

const drawing = { prompt: 'polka dots', compositionType: 'tile', size: 64 } as const
const price = operationTerms.generate.credits

// Postgres, Kafka, a registry and an object store are running. Over them three programs: `ingress` answers callers,
// `work` holds the engines, `control` keeps the books.
let service: TestService
let heddle: HeddleClient
let key: string
beforeAll(async () => {
  service = await startService({
    files: { ingress: ['test/bench/pipeline/ingress-main.ts'], work: ['test/guide/work-main.ts'] },
    extraOperations: ['noop'],
    env: { HEDDLE_LANES: 'shared' },
  })
  key = (await service.createCaller('enterprise', 100)).key
  heddle = createHeddleClient({ url: service.url, key })
})
afterAll(() => service?.close())

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** What stands on a topic about one job, as anybody reads it who may. The fact comes a moment after the answer. */
async function factsOf(topic: string, jobId: string) {
  let facts: Awaited<ReturnType<typeof readEvents>> = []
  await until(`${topic} tell of ${jobId}`, async () => {
    const events = await readEvents(service, await readRecords(service), topic)
    facts = events.filter(({ record }) => String(record.key) === jobId)
    return facts.length > 0
  })
  return facts
}

describe('1. An event', () => {
  test('is a fact on a topic: Avro by a schema of the registry, with the headers of a CloudEvent and the job as its key', async () => {
    const { jobId } = await heddle.generate(drawing)
    const [fact] = await factsOf('completions', jobId)
    expect(fact?.event).toMatchObject({ event: 'completion', payload: { jobId, operation: 'generate', width: 64 } })
    expect(fact?.record.header('ce_type')).toBe('io.heddle.completion.v1')
    expect(fact?.record.header('ce_id')).toContain(jobId)
    // The first byte is 0 and the next four are the number of the schema, as every Confluent client expects.
    expect(fact?.record.value?.[0]).toBe(0)
  })
})

describe("2. A job's life", () => {
  test('begins when its credits are held and its work is written, in one transaction', async () => {
    const before = await heddle.account()
    const { jobId, state } = await heddle.begin({ operation: 'generate', fields: drawing })
    expect(state).toBe('accepted')
    // It ends once, and its last event is its end.
    const told = await listed(heddle.jobs.events(jobId))
    expect(told.at(-1)).toMatchObject({ event: 'completed', status: { result: { jobId } } })
    const after = await heddle.account()
    expect([after.held, after.spent - before.spent, before.available - after.available]).toEqual([0, price, price])
    const entries = (await listed(heddle.entries())).filter((entry) => entry.jobId === jobId)
    expect(entries.map(({ kind }) => kind)).toEqual(['posted', 'held'])
  })

  test('is one, however often it is asked for with the same Idempotency-Key', async () => {
    const wishes = { idempotencyKey: 'order-7' }
    const first = await heddle.generate(drawing, wishes)
    const again = await heddle.generate(drawing, wishes)
    expect(again).toEqual(first)
    await expect(heddle.generate({ ...drawing, seed: 1 }, wishes)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })
})

describe('3. When things fail', () => {
  test('work waits for a processor and is paid once, and a job that is cancelled meanwhile costs nothing', async () => {
    const { available, spent } = await heddle.account()
    await service.kill('work')
    const [waits, cancelled] = await Promise.all([
      heddle.begin({ operation: 'generate', fields: drawing }),
      heddle.begin({ operation: 'generate', fields: drawing }),
    ])
    await heddle.jobs.cancel(cancelled.jobId)
    expect(await heddle.jobs.get(waits.jobId)).toMatchObject({ state: 'accepted' })
    expect(await heddle.account()).toMatchObject({ held: price, available: available - price })
    await service.start('work')
    await heddle.jobs.result(waits.jobId)
    await expect(heddle.jobs.result(cancelled.jobId)).rejects.toMatchObject({ code: 'cancelled', refunded: true })
    expect(await heddle.account()).toMatchObject({ held: 0, spent: spent + price })
    expect(await factsOf('refunds', cancelled.jobId)).toHaveLength(1)
  })

  test('the books prove themselves: granted is available, held and spent, and every ended job has one end', async () => {
    expect(await service.ledger.reconcile()).toEqual([])
  })
})

describe('4. Tapping topics', () => {
  test('`heddle tap` shows what everybody could read: each job that completed, under one id', async () => {
    const completed = await listed(heddle.jobs.list({ state: 'completed' }))
    for (const { jobId } of completed.slice(0, 1)) await factsOf('completions', jobId)
    const lines = (await runHeddle(service, 'tap', 'completions', '--json', '--until', 'now')).trim().split('\n')
    const facts = lines.map((line) => JSON.parse(line) as { id: string; key: string })
    // Delivery is at least once: who counts keeps the ids and drops what it has seen.
    const once = new Map(facts.map(({ id, key: jobId }) => [id, jobId]))
    expect([...once.values()].toSorted()).toEqual(completed.map(({ jobId }) => jobId).toSorted())
  })
})

describe('5. Adding an operation', () => {
  // A lane (work-main.ts beside this file), a task it runs in a child (noop-task.ts) and a route (ingress-main.ts, both
  // in test/bench/pipeline) are all it takes. CONTRIBUTING.md lists what a real one has besides.
  test('brings progress, refunds, books, events and idempotency with it', async () => {
    const { status, body } = await createApi(service.url, key).post('/api/noop', drawing, {
      'idempotency-key': 'first',
    })
    expect([status, body.format]).toEqual([200, 'txt'])
    const jobId = String(body.jobId)
    expect(await (await heddle.download(String(body.url))).text()).toMatch(/^heddle /)
    expect(await heddle.jobs.get(jobId)).toMatchObject({ state: 'completed' })
    expect(await factsOf('completions', jobId)).toHaveLength(1)
    expect(await service.ledger.reconcile()).toEqual([])
  })
})
