// Accounts that write straight to Kafka, beside callers of the HTTP API. The engine draws nothing here: what is tried
// is the way there and back, with 5,000 records of two accounts.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { BatchResult } from '../../schemas/events/payloads.ts'
import type { AccountId } from '../../schemas/ids.ts'
import { createApi } from '../harness/api.ts'
import { type BatchClient, type Credentials, openBatchClient, runAdminCommand } from '../harness/batch.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'
import { openTransactionalWriter } from '../harness/transactional-writer.ts'

const CREDITS_OF_GENERATE = 4
const MANY = { first: 3000, second: 2000 }
const PAID_OF_SECOND = 1000

let service: TestService

beforeAll(async () => {
  service = await startService({ files: { work: ['test/harness/fixtures/quick-work-main.ts'] } })
})

afterAll(() => service?.close())

async function openProducer(credits: number): Promise<BatchClient & { readonly key: string }> {
  const { accountId, key } = await service.createCaller('enterprise', credits)
  const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
  return { ...(await openBatchClient(credentials, service.namespace)), key }
}

const balances = async (accountId: string) => {
  const { available = -1, held = -1, spent = -1 } = (await service.ledger.accounts.find(accountId)) ?? {}
  return { available, held, spent }
}

const records = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ reference: `${prefix}-${index}` }))

const ofOutcome = (results: readonly BatchResult[], outcome: BatchResult['outcome']) =>
  results.filter((result) => result.outcome === outcome)

describe('5,000 records of two accounts beside HTTP', () => {
  test('end in 5,000 results; the account without credits waits alone; the books balance', async () => {
    const first = await openProducer(100_000)
    const second = await openProducer(PAID_OF_SECOND * CREDITS_OF_GENERATE)
    const caller = await service.createCaller('enterprise', 100_000)
    const api = createApi(service.url, caller.key)
    const call = async () => {
      const startedAt = performance.now()
      const body = { prompt: 'nothing', compositionType: 'tile' }
      return { status: (await api.post('/api/generate', body)).status, ms: performance.now() - startedAt }
    }
    const idle = await times(20, call)
    await Promise.all([first.send(records('a', MANY.first)), second.send(records('b', MANY.second))])
    const busy = await times(60, call)
    expect([...idle, ...busy].map(({ status }) => status)).toEqual(Array(80).fill(200))

    await until('the first account has its results', () => first.results().length === MANY.first, 300_000)
    await until('the second has what it paid for', () => second.results().length >= PAID_OF_SECOND)
    expect(await balances(second.credentials.accountId)).toEqual({ available: 0, held: 0, spent: 4000 })
    expect(second.results().length).toBe(PAID_OF_SECOND)

    await runAdminCommand(service, 'account', 'credit', second.credentials.accountId, '10000')
    await until('the second account has the rest', () => second.results().length === MANY.second, 240_000)
    const results = [...first.results(), ...second.results()]
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(5000)
    expect(ofOutcome(results, 'completed').length).toBe(5000)
    expect(await balances(first.credentials.accountId)).toEqual({ available: 88_000, held: 0, spent: 12_000 })
    expect(await balances(second.credentials.accountId)).toEqual({ available: 6000, held: 0, spent: 8000 })
    expect(await service.ledger.reconcile()).toEqual([])
    await Promise.all([first.close(), second.close()])
  }, 700_000)
})

test('admits the records of one account in the order in which it wrote them', async () => {
  const producer = await openProducer(100_000)
  await producer.send(records('ordered', 300))
  await until('all have ended', () => producer.results().length === 300)
  const byOffset = producer.results().toSorted((one, other) => one.sourceOffset - other.sourceOffset)
  expect(byOffset.map(({ reference }) => reference)).toEqual(records('ordered', 300).map(({ reference }) => reference))
  const entries = await service.ledger.listEntries(producer.credentials.accountId as AccountId, { limit: 1000 })
  const held = entries.filter(({ kind }) => kind === 'held').toReversed()
  expect(held.map(({ jobId }) => jobId)).toEqual(byOffset.map(({ jobId }) => jobId))
  await producer.close()
})

describe('a reference', () => {
  test('written twice is one job, paid once; for another request it is refused', async () => {
    const producer = await openProducer(100)
    await producer.send([{ reference: 'same' }, { reference: 'same' }])
    await until('it has ended', () => producer.results().length === 1)
    await producer.send([{ reference: 'same' }])
    await producer.send([{ reference: 'same', parameters: '{"prompt":"other dots","compositionType":"tile"}' }])
    await until('the other one is refused', () => producer.results().length === 2)
    expect(producer.results().map(({ outcome, code }) => [outcome, code])).toEqual([
      ['completed', null],
      ['rejected', 'idempotency_mismatch'],
    ])
    expect(await balances(producer.credentials.accountId)).toEqual({ available: 96, held: 0, spent: 4 })
    await producer.close()
  })
})

describe('what cannot be admitted', () => {
  test('is rejected with a reason, kept for an operator where only that helps, and the lane moves on', async () => {
    const producer = await openProducer(100)
    const lettersBefore = await service.kafka.topics.depth(`${service.namespace}.deadletter.v1`)
    const foreign = await service.kafka.codec.encode('control', {
      action: 'cancel',
      jobId: 'job_0199a1b2c3d47e5f8a9b0c1d2e3f4a5b' as never,
      requestedAt: 1,
    })
    await producer.sendBytes([Buffer.from('poison'), Buffer.from([0, 0, 0, 99, 99, 1, 2]), foreign])
    await producer.sendBytes([Buffer.alloc(2 * 1024 * 1024, 1)])
    // No dead letter could hold it.
    const [topic, note] = [producer.credentials.batchTopic, Buffer.alloc(2 * 1024 * 1024, 1)]
    await producer.kafka.producer.repeat([{ topic, key: null, value: Buffer.from('x'), headers: { note } }])
    await producer.send([
      { reference: 'unknown operation', operation: 'paint' },
      { reference: 'wrong parameters', parameters: '{"prompt":"x","compositionType":"tile"}' },
      { reference: 'no JSON', parameters: '{' },
      { reference: 'no image', operation: 'vectorize', parameters: '{"colour":1}' },
      { reference: 'own network', operation: 'upscale', parameters: '{}', imageUrl: 'http://127.0.0.1:1/a.png' },
      { reference: '' },
      { reference: 'good' },
    ])
    await until('each has its result', () => producer.results().length === 12)
    const told = producer.results().toSorted((one, other) => one.sourceOffset - other.sourceOffset)
    expect(told.map(({ reference, outcome, code, field }) => [reference, outcome, code, field])).toEqual([
      [null, 'rejected', 'invalid_record', null],
      [null, 'rejected', 'invalid_record', null],
      [null, 'rejected', 'invalid_record', null],
      [null, 'rejected', 'payload_too_large', null],
      [null, 'rejected', 'payload_too_large', null],
      ['unknown operation', 'rejected', 'invalid_request', 'operation'],
      ['wrong parameters', 'rejected', 'invalid_request', 'parameters.prompt'],
      ['no JSON', 'rejected', 'invalid_json', 'parameters'],
      ['no image', 'rejected', 'invalid_request', 'parameters.colour'],
      ['own network', 'rejected', 'request_rejected', 'imageUrl'],
      ['', 'rejected', 'invalid_request', 'reference'],
      ['good', 'completed', null, null],
    ])
    const wrongIn = new Map(told.map(({ reference, errors }) => [reference, errors.map(({ field }) => field)]))
    expect([wrongIn.get('no image'), wrongIn.get('good')]).toEqual([['parameters.colour', 'imageUrl'], []])
    expect(await service.kafka.topics.depth(`${service.namespace}.deadletter.v1`)).toBe(lettersBefore + 3)
    expect(await balances(producer.credentials.accountId)).toEqual({ available: 96, held: 0, spent: 4 })
    await producer.close()
  })

  test('for want of credits is rejected where the account chose that', async () => {
    const producer = await openProducer(8)
    await runAdminCommand(service, 'batch', 'policy', producer.credentials.accountId, '--out-of-credits', 'reject')
    await producer.send(records('paid', 4))
    await until('each has its result', () => producer.results().length === 4)
    expect(ofOutcome(producer.results(), 'completed').length).toBe(2)
    expect(ofOutcome(producer.results(), 'rejected').map(({ code }) => code)).toEqual(
      Array(2).fill('insufficient_credits'),
    )
    await producer.close()
  })
})

describe('a login', () => {
  test('may write its own topic and read its own results, and nothing else', async () => {
    const [mine, theirs] = [await openProducer(100), await openProducer(100)]
    const denied = { code: 'kafka_refused', remedy: 'park' }
    await expect(mine.sendBytes([Buffer.from('x')], theirs.credentials.batchTopic)).rejects.toMatchObject(denied)
    await expect(mine.sendBytes([Buffer.from('x')], mine.credentials.resultsTopic)).rejects.toMatchObject(denied)
    await expect(
      mine.sendBytes([Buffer.from('x')], `${service.namespace}.work.generate.batch.v1`),
    ).rejects.toMatchObject(denied)
    await Promise.all([mine.close(), theirs.close()])
  })

  test('may write in transactions of its own names; what is aborted is no work', async () => {
    const producer = await openProducer(100)
    const { brokers, username, password, batchTopic, groupPrefix } = producer.credentials
    const address = { brokers, sasl: { mechanism: 'scram-sha-256', username, password } } as const
    const [foreign, writer] = await Promise.all(
      [`x${groupPrefix}`, `${groupPrefix}writer`].map((id) => openTransactionalWriter(address, id)),
    )
    const record = async (reference: string) => ({
      topic: batchTopic,
      messages: [{ value: await producer.encode({ reference }) }],
    })
    await writer.write(await record('no'), 'abort')
    await writer.write(await record('yes'), 'commit')
    // The broker tells it no coordinator for a name that is not its own; for its own there was one.
    await expect(foreign.write(await record('foreign'), 'commit')).rejects.toThrow(/find group coordinator/)
    await until('it has ended', () => producer.results().length > 0)
    expect(producer.results().map(({ reference, outcome }) => [reference, outcome])).toEqual([['yes', 'completed']])
    await Promise.all([foreign.close(), writer.close(), producer.close()])
  })

  test('reads schemas where it can change none', async () => {
    const { credentials, close } = await openProducer(100)
    const at = `${credentials.registryUrl}/subjects/${credentials.batchTopic}-value`
    const status = async (method: string, path = '', body?: object) =>
      (
        await fetch(`${at}${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      ).status
    const versions = async (): Promise<unknown> => await (await fetch(`${at}/versions`)).json()
    const before = await versions()
    expect(await status('GET', '/versions/latest')).toBe(200)
    expect(await status('DELETE')).toBe(405)
    expect(await status('POST', '/versions', { schema: '"string"' })).toBe(403)
    expect(before).toEqual([1])
    expect(await versions()).toEqual(before)
    expect((await fetch(`${credentials.registryUrl}/subjects`)).status).toBe(404)
    const byRecord = (record: string) => fetch(at.replace(/value$/, `io.heddle.${record}/versions/latest`))
    expect(await (await byRecord('BatchRequest')).json()).toMatchObject({ subject: `${credentials.batchTopic}-value` })
    expect((await byRecord('BatchResult')).status).toBe(404)
    await close()
  })

  test('that is changed or taken away ends on a live connection at once', async () => {
    const producer = await openProducer(100)
    const { accountId } = producer.credentials
    await producer.send([{ reference: 'before' }])
    const changed = await runAdminCommand<Credentials>(service, 'batch', 'rotate', accountId)
    await expect(producer.send([{ reference: 'old login' }])).rejects.toMatchObject({
      code: 'kafka_refused',
      message: expect.stringMatching(/sending a message to .*: the login has no right to the topic, or was changed/),
    })
    const second = await openBatchClient(changed, service.namespace)
    await second.send([{ reference: 'new login' }])
    await until('both have ended', () => second.results().length === 2)
    await runAdminCommand(service, 'batch', 'disable', accountId)
    await expect(second.send([{ reference: 'after' }])).rejects.toMatchObject({ code: 'kafka_refused' })
    expect(
      second
        .results()
        .map(({ reference }) => reference)
        .toSorted(),
    ).toEqual(['before', 'new login'])
    await Promise.all([producer.close(), second.close()])
  })
})

async function times<Result>(count: number, call: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < count; time += 1) results.push(await call())
  return results
}
