// The checks of a chaos run must find what they are for. Each bug is an adapter wrapped here, or SQL rewritten in a
// database that only this file has; those of the ledger alone are in test/contract/planted-bugs.test.ts.
import { afterEach, describe, expect, test } from '@jest/globals'
import { Pool } from 'pg'
import type { Consumer, Kafka } from '../../infra/kafka/port.ts'
import type { AdmitRequest, Ledger } from '../../infra/ledger/port.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { createMetrics } from '../../infra/telemetry/metrics.ts'
import { createTracing } from '../../infra/telemetry/tracing.ts'
import { createRelayLane } from '../../processors/lanes/relay/lane.ts'
import { createSettlementLane, settlementGroup } from '../../processors/lanes/settlement/lane.ts'
import { createLaneMetrics } from '../../processors/runtime/lane-metrics.ts'
import { eventHeaders, terminalEventId } from '../../schemas/events/cloud-events.ts'
import { standingTopics, type TopicNames, topicNames } from '../../schemas/topics.ts'
import { plantBug } from '../contract/plant-bug.ts'
import { createApi } from '../harness/api.ts'
import { openTestKafka, type TestKafka, until } from '../harness/kafka.ts'
import { admitRequest, completionOf } from '../harness/ledger-requests.ts'
import { startService } from '../harness/service.ts'
import { openTestLedger, type TestLedger } from '../harness/test-ledger.ts'
import { checkAnswersTrue } from './checks/answers-true.ts'
import { checkBooksBalance } from './checks/books-balance.ts'
import type { Scene } from './checks/scene.ts'
import { checkTopicsReplay } from './checks/topics-replay.ts'
import type { LoadCall } from './mixed-load.ts'

const JOBS = 5
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A ledger and its topics, with jobs that were admitted and whose completions are written. */
async function openPipeline() {
  const [books, bus] = [await openTestLedger(), await openTestKafka()]
  closing.push(books.close, bus.close)
  const topics = topicNames(bus.namespace)
  const standing = standingTopics(bus.namespace)
  await bus.kafka.topics.ensure(standing)
  await bus.kafka.codec.register(standing)
  const requests = await admitJobs(books, topics)
  await writeCompletions(bus, topics, requests)
  const scene: Scene = {
    ...bus,
    ...books,
    storage: { read: () => Promise.reject(new Error('nothing is stored')) },
    calls: [],
    verified: new Set(),
  }
  return { books, bus, topics, scene }
}

async function admitJobs({ ledger, ids }: TestLedger, topics: TopicNames): Promise<readonly AdmitRequest[]> {
  const accountId = ids.account()
  await ledger.accounts.create({ accountId, name: accountId, tier: 'enterprise' })
  await ledger.accounts.grant(accountId, 100, topics.ledger)
  const requests = Array.from({ length: JOBS }, (): AdmitRequest => {
    const request = admitRequest({ jobId: ids.job(), accountId })
    return {
      ...request,
      work: { ...request.work, topic: topics.work('vectorize', 'shared') },
      facts: [],
      ledgerTopic: topics.ledger,
    }
  })
  for (const request of requests) await ledger.admit(request)
  return requests
}

async function writeCompletions({ kafka }: TestKafka, topics: TopicNames, requests: readonly AdmitRequest[]) {
  for (const request of requests) {
    const id = terminalEventId(request.jobId, 'completion')
    const headers = eventHeaders({
      id,
      event: 'completion',
      source: 'test',
      subject: request.jobId,
      timeMs: Date.now(),
    })
    const value = await kafka.codec.encode('completion', completionOf(request))
    await kafka.producer.send([{ topic: topics.completions, key: request.jobId, value, headers }])
  }
}

async function runSettlement(kafka: Kafka, ledger: Pick<Ledger, 'settle'>, topics: TopicNames, onCrash: () => void) {
  const lane = createSettlementLane({
    kafka,
    ledger,
    topics,
    onCrash,
    clock: systemClock,
    random: Math.random,
    logger: silentLogger,
    tracing: createTracing('test', undefined),
    metrics: createLaneMetrics(createMetrics('test')),
  })
  await lane.start()
  return lane
}

async function startRelay(kafka: Pick<Kafka, 'codec' | 'producer'>, ledger: Ledger): Promise<Component> {
  const onCrash = (error: unknown): void => {
    throw error
  }
  const relay = createRelayLane({ kafka, ledger, clock: systemClock, logger: silentLogger, onCrash })
  await relay.start()
  closing.push(relay.stop)
  return relay
}

/** Everything that was settled or committed, and everything the relay had to publish. */
async function rest({ books, bus, topics }: Awaited<ReturnType<typeof openPipeline>>): Promise<void> {
  const read = [topics.completions, topics.refunds]
  await until(
    'settlement has read everything',
    async () => (await bus.kafka.topics.lag(settlementGroup(topics), read)) === 0,
  )
  await until('the outbox is empty', async () => (await books.ledger.totals()).outbox.rows === 0)
}

/** Settles each delivery as it comes, before anybody has done anything about it. */
const committingFirst = (kafka: Kafka): Kafka => ({
  ...kafka,
  createConsumer: (options): Consumer =>
    kafka.createConsumer({
      ...options,
      onDelivery: (delivery) => {
        delivery.settle()
        options.onDelivery({ ...delivery, settle: () => {} })
      },
    }),
})

describe('commit before effect', () => {
  /** A lane that dies between the two, and another that comes after it. */
  async function dieInSettlement(wrap: (kafka: Kafka) => Kafka) {
    const pipeline = await openPipeline()
    const { bus, books, topics } = pipeline
    await startRelay(bus.kafka, books.ledger)
    let died = false
    const dead = { settle: () => Promise.reject(new Error('killed here')) }
    const first = await runSettlement(wrap(bus.kafka), dead, topics, () => {
      died = true
    })
    await until('it dies with a batch in its hands', () => died)
    await first.stop()
    const second = await runSettlement(bus.kafka, books.ledger, topics, () => {})
    closing.push(second.stop)
    await rest(pipeline)
    return checkTopicsReplay(pipeline.scene)
  }

  test('completions that were committed and never settled are found by the replay of the topics', async () => {
    const found = await dieInSettlement(committingFirst)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ check, detail }) => check === 'f-topics-replay' && detail.includes('is held'))).toBe(true)
  })

  test('in the right order the same crash harms nothing', async () => {
    expect(await dieInSettlement((kafka) => kafka)).toEqual([])
  })
})

test('lost outbox row: an entry that was never published is found by the replay of the topics, and by no balance', async () => {
  const pipeline = await openPipeline()
  const { bus, books, topics, scene } = pipeline
  let lost = 0
  const forgetful: Kafka['producer'] = {
    ...bus.kafka.producer,
    send: (messages) => {
      const kept = messages.filter(({ topic }) => topic !== topics.ledger || lost++ > 0)
      return bus.kafka.producer.send(kept)
    },
  }
  await startRelay({ codec: bus.kafka.codec, producer: forgetful }, books.ledger)
  const settlement = await runSettlement(bus.kafka, books.ledger, topics, () => {})
  closing.push(settlement.stop)
  await rest(pipeline)
  const found = await checkTopicsReplay(scene)
  expect(found).toHaveLength(1)
  expect(found[0]?.detail).toContain('stands on no topic')
  expect(await checkBooksBalance(scene)).toEqual([])
})

test('reply without settlement: an answer that was given before the database had it is found by its time', async () => {
  // Settlement is to come after the ingress, and who is first on a busy machine nobody knows.
  const service = await startService({ programs: ['ingress', 'work'] })
  closing.push(service.close)
  const sql = new Pool({ connectionString: service.environment.HEDDLE_POSTGRES_URL, max: 1 })
  sql.on('error', () => {})
  closing.push(() => sql.end())
  // Whoever comes first, the ingress with its reply, is told that it has settled; settlement comes later and does it.
  await sql.query('create table told (job_id text primary key)')
  await plantBug(sql, {
    what: 'end_holds',
    from: 'select array_agg(h.job_id), bool_or',
    to: `insert into told select unnest(ids) on conflict do nothing;
      if found then return query select unnest(ids), true, 'posted'; return; end if;
      select array_agg(h.job_id), bool_or`,
  })
  const api = createApi(service.url, (await service.createCaller()).key)
  const startedAt = Date.now()
  const answer = await api.post('/api/generate', { prompt: 'polka dots', compositionType: 'tile', size: 64, seed: 1 })
  const at = Date.now()
  expect(answer.status).toBe(200)
  await service.start('control')
  await until(
    'settlement has settled it',
    async () => (await sql.query(`select from hold where state = 'posted'`)).rowCount === 1,
  )
  const calls: LoadCall[] = [{ kind: 'draw', idempotencyKey: 'none', startedAt, answers: [{ at, answer }] }]
  const scene: Scene = { ...service, sql, calls, verified: new Set() }
  expect((await checkAnswersTrue(scene)).map(({ check, detail }) => [check, /early/.test(detail)])).toEqual([
    ['d-answers-true', true],
  ])
  expect(await checkBooksBalance(scene)).toEqual([])
})
