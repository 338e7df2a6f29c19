import { describe, expect, test } from '@jest/globals'
import type { DecodedEvent } from '../../../../infra/kafka/port.ts'
import type { Clock } from '../../../../infra/lifecycle/clock.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../../infra/telemetry/tracing.ts'
import { createLaneMetrics } from '../../../../processors/runtime/lane-metrics.ts'
import { createBatchLane } from '../../../../processors/runtime/run-batches.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { createLaneKafka } from '../../../harness/fakes/lane-kafka.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

const cancel: DecodedEvent = {
  event: 'control',
  payload: { action: 'cancel', jobId: 'job_1' as never, requestedAt: 1 },
}
const away = new Failure('ledger_unavailable', 'retry', 'away')

async function openLane(handle: (events: readonly DecodedEvent[]) => Promise<void>) {
  const kafka = createLaneKafka()
  const crashes: unknown[] = []
  const spanEnds: unknown[] = []
  const { start } = createTracing('test', undefined)
  const end = (outcome?: { readonly error?: unknown }): void => void spanEnds.push(outcome?.error)
  const clock: Clock = { now: () => 1000, sleep: () => new Promise((resolve) => setImmediate(resolve)) }
  const lane = createBatchLane({
    kafka,
    clock,
    handle,
    name: 'sample',
    groupId: 'group',
    topics: ['facts'],
    events: ['control'],
    batchMax: 8,
    gatherMs: 10,
    retry: { firstMs: 100, mostMs: 1000 },
    deadLetterTopic: 'dead',
    random: () => 1,
    logger: silentLogger,
    tracing: { start: (...named) => ({ ...start(...named), end }) },
    metrics: createLaneMetrics(createMetrics('test')),
    onCrash: (error) => crashes.push(error),
  })
  await lane.start()
  return { kafka, lane, crashes, spanEnds }
}

describe('a lane of batches', () => {
  test('handles together what came together, and settles it in order', async () => {
    const batches: number[] = []
    const { kafka, lane } = await openLane(async (events) => void batches.push(events.length))
    await Promise.all([kafka.deliver(cancel), kafka.deliver(cancel), kafka.deliver(cancel)])
    expect(batches).toEqual([3])
    expect(kafka.settled).toEqual([0n, 1n, 2n])
    await lane.stop()
  })

  test('tries a batch again until its server is back, and settles nothing before', async () => {
    const settledAtTries: number[] = []
    const { kafka, lane } = await openLane(async () => {
      settledAtTries.push(kafka.settled.length)
      if (settledAtTries.length < 20) throw away
    })
    await kafka.deliver(cancel)
    expect(settledAtTries).toEqual(Array.from({ length: 20 }, () => 0))
    expect(kafka.settled).toEqual([0n])
    await lane.stop()
  })

  test('parks bytes that no schema explains once, however often the batch is tried', async () => {
    let tries = 0
    const { kafka, lane } = await openLane(async (events) => {
      expect(events).toEqual([cancel])
      tries += 1
      if (tries < 5) throw away
    })
    await Promise.all([kafka.deliver(Buffer.from('poison')), kafka.deliver(cancel)])
    expect(kafka.sent.map(({ topic, decoded }) => [topic, decoded.event])).toEqual([['dead', 'dead-letter']])
    expect(kafka.settled).toEqual([0n, 1n])
    await lane.stop()
  })

  test('parks an event that does not belong on its topics, and goes on', async () => {
    const handled: (readonly DecodedEvent[])[] = []
    const { kafka, lane, crashes } = await openLane(async (events) => void handled.push(events))
    await Promise.all([kafka.deliver({ event: 'refund', payload: eventExamples.refund }), kafka.deliver(cancel)])
    expect(handled).toEqual([[cancel]])
    expect(kafka.sent.map(({ topic, decoded }) => [topic, decoded.payload])).toMatchObject([
      ['dead', { reason: 'rejected', detail: 'refund does not belong on work' }],
    ])
    expect(kafka.settled).toEqual([0n, 1n])
    expect(crashes).toEqual([])
    await lane.stop()
  })

  test('parks bytes once too while the registry is away for the rest of the batch', async () => {
    const { kafka, lane } = await openLane(async () => {})
    const { decode } = kafka.codec
    let tries = 0
    Object.assign(kafka.codec, {
      decode: async (value: Buffer) => {
        if (String(value) === 'poison') return decode(value)
        tries += 1
        // By then the poison of the same try has been parked.
        await new Promise((resolve) => setImmediate(resolve))
        if (tries < 5) throw new Failure('registry_unavailable', 'retry', 'away')
        return decode(value)
      },
    })
    await Promise.all([kafka.deliver(Buffer.from('poison')), kafka.deliver(cancel)])
    expect(kafka.sent).toHaveLength(1)
    expect(kafka.settled).toEqual([0n, 1n])
    await lane.stop()
  })

  test('crashes on what nobody foresaw, says so in each trace, and settles nothing of the batch', async () => {
    const unknown = new TypeError('not a function')
    const { kafka, lane, crashes, spanEnds } = await openLane(async () => {
      throw unknown
    })
    for (let sent = 0; sent < 2; sent += 1) void kafka.deliver(cancel)
    await waitFor(() => crashes.length > 0)
    expect(crashes).toEqual([unknown])
    expect(spanEnds).toEqual([unknown, unknown])
    expect(kafka.settled).toEqual([])
    await lane.stop()
  })
})
