import { afterEach, describe, expect, test } from '@jest/globals'
import type { UsageFact } from '../../../../infra/ledger/ports/usage-port.ts'
import type { Component } from '../../../../infra/lifecycle/component.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../../infra/telemetry/tracing.ts'
import { usageFactsOf } from '../../../../processors/lanes/usage/facts.ts'
import { createUsageLane, usageGroup } from '../../../../processors/lanes/usage/lane.ts'
import { createLaneMetrics } from '../../../../processors/runtime/lane-metrics.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { factRetentionMs, topicNames } from '../../../../schemas/topics.ts'
import { createLaneKafka } from '../../../harness/fakes/lane-kafka.ts'
import { until } from '../../../harness/kafka.ts'

const topics = topicNames('unit')
const { completion, refund, ledger } = eventExamples
const { jobId, accountId } = completion
const posted = { ...ledger, kind: 'posted' as const }

describe('usage facts', () => {
  test('of one job are one, in whatever order its events come', () => {
    const events = [
      { event: 'completion', payload: completion },
      { event: 'ledger', payload: posted },
    ] as const
    const whole = {
      jobId,
      operation: 'generate',
      completion: { latencyMs: 412, processingMs: 391 },
      end: { accountId, kind: 'posted', credits: 4, endedAt: posted.recordedAt },
    }
    expect(usageFactsOf(events)).toEqual([whole])
    expect(usageFactsOf(events.toReversed())).toEqual([whole])
  })

  test('take the first of two copies that differ', () => {
    const later = { ...completion, completedAt: completion.completedAt + 9000 }
    const [fact] = usageFactsOf([
      { event: 'completion', payload: completion },
      { event: 'completion', payload: later },
    ])
    expect(fact.completion?.latencyMs).toBe(412)
  })

  test('leave out grants, holds and every other event', () => {
    expect(
      usageFactsOf([
        { event: 'ledger', payload: ledger },
        { event: 'ledger', payload: { ...ledger, kind: 'granted', jobId: null } },
        { event: 'accepted', payload: eventExamples.accepted },
      ]),
    ).toEqual([])
  })

  test('of a refund name its code', () => {
    expect(usageFactsOf([{ event: 'refund', payload: refund }])).toEqual([
      { jobId, operation: 'generate', refund: { code: 'engine_failed' } },
    ])
  })
})

describe('the usage lane', () => {
  const running: Component[] = []
  afterEach(async () => {
    for (const component of running.splice(0)) await component.stop()
  })

  async function startLane() {
    const kafka = createLaneKafka()
    const groups: string[] = []
    const seen = { reading: 1, recorded: [] as (readonly [number, readonly UsageFact[]])[], forgotBefore: 0 }
    let now = 1_800_000_000_000
    const clock = {
      now: () => now,
      sleep: (ms: number) =>
        new Promise<void>((resolve) => {
          now += ms
          setTimeout(resolve, 1)
        }),
    }
    const lane = createUsageLane({
      kafka: {
        ...kafka,
        createConsumer: (options) => {
          groups.push(options.groupId)
          return kafka.createConsumer(options)
        },
      },
      usage: {
        reading: async () => seen.reading,
        record: async (reading, facts) => {
          seen.recorded.push([reading, facts])
          return true
        },
        forget: async (before) => {
          seen.forgotBefore = before
          return 0
        },
      },
      topics,
      clock,
      random: () => 1,
      logger: silentLogger,
      tracing: createTracing('test', undefined),
      metrics: createLaneMetrics(createMetrics('test')),
      onCrash: (error) => {
        throw error
      },
    })
    running.push(lane)
    await lane.start()
    return { kafka, groups, seen, now: clock.now }
  }

  test('records what the events say, and settles them afterwards', async () => {
    const { kafka, seen } = await startLane()
    await kafka.deliver({ event: 'completion', payload: completion })
    expect(seen.recorded).toHaveLength(1)
    expect(seen.recorded[0]).toMatchObject([1, [{ jobId, operation: 'generate' }]])
    expect(kafka.settled).toEqual([0n])
  })

  test('reads everything again in a group of its own after a rebuild', async () => {
    const { kafka, groups, seen } = await startLane()
    expect(groups).toEqual([usageGroup(topics, 1)])
    seen.reading = 2
    await until('the next reading began', () => groups.length === 2)
    expect(groups[1]).toBe('unit.usage.2')
    await kafka.deliver({ event: 'ledger', payload: posted })
    expect(seen.recorded.at(-1)?.[0]).toBe(2)
  })

  test('forgets what the topics have forgotten, and nothing younger', async () => {
    const { seen, now } = await startLane()
    await until('it forgot', () => seen.forgotBefore > 0)
    expect(now() - seen.forgotBefore).toBeGreaterThanOrEqual(factRetentionMs)
    expect(now() - seen.forgotBefore).toBeLessThan(factRetentionMs + 3_600_000)
  })
})
