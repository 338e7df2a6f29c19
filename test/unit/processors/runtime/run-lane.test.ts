import { describe, expect, test } from '@jest/globals'
import type { DecodedEvent } from '../../../../infra/kafka/port.ts'
import type { Clock } from '../../../../infra/lifecycle/clock.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../../infra/telemetry/tracing.ts'
import { createLaneMetrics } from '../../../../processors/runtime/lane-metrics.ts'
import type { Outcome } from '../../../../processors/runtime/outcome.ts'
import { createLane, type LaneHandler } from '../../../../processors/runtime/run-lane.ts'
import { createLaneKafka } from '../../../harness/fakes/lane-kafka.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

const cancel: DecodedEvent = {
  event: 'control',
  payload: { action: 'cancel', jobId: 'job_1' as never, requestedAt: 1 },
}
const done: Outcome = { kind: 'done', emit: [] }
const emitted = { ...cancel, key: 'job_1', headers: {}, topic: 'facts', copyTo: 'reply' } as const

function openLane(handle: LaneHandler['handle'], giveUp: LaneHandler['giveUp'] = async () => done) {
  const kafka = createLaneKafka()
  const crashes: unknown[] = []
  const sleeps: number[] = []
  const clock: Clock = {
    now: () => 1000,
    sleep: (ms) => new Promise((resolve) => setImmediate(() => resolve(void sleeps.push(ms)))),
  }
  const lane = createLane({
    kafka,
    clock,
    groupId: 'group',
    topics: ['work'],
    inFlightMax: 4,
    retry: { firstMs: 100, mostMs: 1000, attemptsMost: 3 },
    deadLetterTopic: 'dead',
    handler: { name: 'sample', handle, giveUp },
    random: () => 1,
    logger: silentLogger,
    tracing: createTracing('test', undefined),
    metrics: createLaneMetrics(createMetrics('test')),
    onCrash: (error) => crashes.push(error),
  })
  return { kafka, lane, crashes, sleeps }
}

describe('lane', () => {
  test('publishes what the handler emits before it settles the message', async () => {
    const { kafka, lane } = openLane(async () => ({ kind: 'done', emit: [emitted] }))
    await lane.start()
    await kafka.deliver(cancel)
    expect(kafka.sent.map(({ topic }) => topic)).toEqual(['facts'])
    expect(kafka.copies.map(({ topic }) => topic)).toEqual(['reply'])
    expect(kafka.settled).toEqual([0n])
  })

  test('lets the copy that a caller waits for leave before the fact', async () => {
    const { kafka, lane } = openLane(async () => ({ kind: 'done', emit: [emitted] }))
    await lane.start()
    await kafka.deliver(cancel)
    expect(kafka.left).toEqual(['reply', 'facts'])
  })

  test('parks bytes that no schema explains, whole, and goes on', async () => {
    const { kafka, lane } = openLane(async () => done)
    await lane.start()
    await kafka.deliver(Buffer.from('poison'))
    await kafka.deliver(cancel)
    expect(kafka.sent.map(({ topic, decoded }) => [topic, decoded.event])).toEqual([['dead', 'dead-letter']])
    expect(kafka.sent[0].decoded.payload).toMatchObject({ reason: 'undecodable', sourceOffset: 0 })
    expect(kafka.settled).toEqual([0n, 1n])
  })

  test('waits out an absent server however many tries that takes', async () => {
    let tries = 0
    const { kafka, lane } = openLane(async () => {
      tries += 1
      if (tries < 20) throw new Failure('storage_unavailable', 'retry', 'away')
      return { kind: 'done', emit: [emitted] }
    })
    await lane.start()
    await kafka.deliver(cancel)
    expect(tries).toBe(20)
    expect(kafka.sent.map(({ topic }) => topic)).toEqual(['facts'])
  })

  test('retries what may pass, with growing waits, and then lets the handler give up', async () => {
    let tries = 0
    let given: unknown
    const { kafka, lane, sleeps } = openLane(
      async () => {
        tries += 1
        throw new Failure('child_died', 'retry', 'killed')
      },
      async (_event, error) => {
        given = error
        return { kind: 'done', emit: [emitted] }
      },
    )
    await lane.start()
    await kafka.deliver(cancel)
    expect(tries).toBe(3)
    expect(sleeps).toEqual([100, 200])
    expect(given).toMatchObject({ code: 'child_died' })
    expect(kafka.sent).toHaveLength(1)
  })

  test('does not retry what can never succeed', async () => {
    let tries = 0
    const { kafka, lane } = openLane(async () => {
      tries += 1
      throw new Failure('object_missing', 'park', 'gone')
    })
    await lane.start()
    await kafka.deliver(cancel)
    expect(tries).toBe(1)
  })

  test('crashes on the unknown without settling', async () => {
    const { kafka, lane, crashes } = openLane(async () => {
      throw new Error('what is this')
    })
    await lane.start()
    void kafka.deliver(cancel)
    await waitFor(() => crashes.length > 0)
    expect(crashes).toHaveLength(1)
    expect(kafka.settled).toEqual([])
  })

  test('tells a waiting caller again when an outage swallowed the first copy', async () => {
    const { kafka, lane } = openLane(async () => ({ kind: 'done', emit: [emitted] }))
    kafka.copiesLost = 1
    await lane.start()
    await kafka.deliver(cancel)
    expect(kafka.sent).toHaveLength(1)
    expect(kafka.copies.map(({ topic }) => topic)).toEqual(['reply'])
  })

  test('publishes again and again while Kafka is away, and settles only then', async () => {
    const { kafka, lane, crashes } = openLane(async () => ({ kind: 'done', emit: [emitted] }))
    kafka.failSends = new Failure('kafka_unavailable', 'retry', 'away')
    await lane.start()
    const settled = kafka.deliver(cancel)
    await new Promise((resolve) => setImmediate(resolve))
    expect(kafka.settled).toEqual([])
    kafka.failSends = undefined
    await settled
    expect(kafka.sent).toHaveLength(1)
    expect(crashes).toEqual([])
  })
})
