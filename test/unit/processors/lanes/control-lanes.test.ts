import { afterEach, describe, expect, test } from '@jest/globals'
import type { OutgoingMessage } from '../../../../infra/kafka/port.ts'
import type { OutboxRow, TerminalEvent } from '../../../../infra/ledger/port.ts'
import type { Clock } from '../../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../../infra/lifecycle/component.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../../infra/telemetry/tracing.ts'
import { createRelayLane } from '../../../../processors/lanes/relay/lane.ts'
import { createSettlementLane, settlementGroup } from '../../../../processors/lanes/settlement/lane.ts'
import { createSweeperLane } from '../../../../processors/lanes/sweeper/lane.ts'
import { createLaneMetrics } from '../../../../processors/runtime/lane-metrics.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { UPLOAD_BYTES_MAX } from '../../../../schemas/http/uploads.ts'
import type { AccountId, JobId } from '../../../../schemas/ids.ts'
import { topicNames } from '../../../../schemas/topics.ts'
import { createLaneKafka } from '../../../harness/fakes/lane-kafka.ts'
import { createMemoryStore } from '../../../harness/fakes/memory-store.ts'

const topics = topicNames('unit')
const { jobId } = eventExamples.completion
const running: Component[] = []
const neverCrash = (error: unknown): void => {
  throw error
}
const withLock = async (_name: string, work: (signal: AbortSignal) => Promise<void>) => {
  await work(new AbortController().signal)
  return true
}

/** Time that passes only while someone sleeps, and lets the event loop run each time. */
function createTestClock(): Clock & { readonly slept: number[] } {
  let now = 1_000_000
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        slept.push(ms)
        now += ms
        setImmediate(resolve)
      }),
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 1000) throw new Error('the condition did not come true')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function start(component: Component): Promise<void> {
  running.push(component)
  await component.start()
}

afterEach(async () => {
  for (const component of running.splice(0)) await component.stop()
})

describe('settlement', () => {
  const lane = (settle: (events: readonly TerminalEvent[]) => Promise<never[]>, clock = createTestClock()) => {
    const kafka = createLaneKafka()
    const metrics = createLaneMetrics(createMetrics('test'))
    return {
      kafka,
      lane: createSettlementLane({
        kafka,
        ledger: { settle },
        topics,
        clock,
        random: () => 1,
        logger: silentLogger,
        tracing: createTracing('test', undefined),
        metrics,
        onCrash: neverCrash,
      }),
    }
  }

  test('settles terminal events together and marks them settled afterwards', async () => {
    const calls: (readonly TerminalEvent[])[] = []
    const { kafka, lane: settlement } = lane(async (events) => {
      calls.push(events)
      return []
    })
    await start(settlement)
    await Promise.all([
      kafka.deliver({ event: 'completion', payload: eventExamples.completion }),
      kafka.deliver({ event: 'refund', payload: eventExamples.refund }),
    ])
    expect(calls.flat().map(({ kind }) => kind)).toEqual(['completed', 'refunded'])
    expect(kafka.settled).toEqual([0n, 1n])
  })

  test('waits out an outage of the ledger instead of losing an event', async () => {
    let tries = 0
    const { kafka, lane: settlement } = lane(async () => {
      tries += 1
      if (tries < 5) throw new Failure('ledger_unavailable', 'retry', 'away')
      return []
    })
    await start(settlement)
    await kafka.deliver({ event: 'completion', payload: eventExamples.completion })
    expect(tries).toBe(5)
  })

  test('parks bytes that no schema explains and settles the rest', async () => {
    const { kafka, lane: settlement } = lane(async () => [])
    await start(settlement)
    await Promise.all([
      kafka.deliver(Buffer.from('poison')),
      kafka.deliver({ event: 'refund', payload: eventExamples.refund }),
    ])
    expect(kafka.sent.map(({ topic }) => topic)).toEqual([topics.deadLetter])
    expect(kafka.settled).toEqual([0n, 1n])
  })
})

describe('relay', () => {
  const row = (id: string): OutboxRow => ({
    id,
    topic: topics.accepted,
    key: jobId,
    event: 'accepted',
    payload: eventExamples.accepted,
    headers: {},
  })

  test('publishes due rows and removes them only then', async () => {
    const kafka = createLaneKafka()
    const steps: string[] = []
    let rows = [row('1'), row('2')]
    const outbox = {
      due: async () => rows,
      remove: async (ids: readonly string[]) => {
        steps.push(`removed ${ids.join()} after ${kafka.sent.length}`)
        rows = []
      },
      postpone: async () => neverCrash(new Error('every topic took its rows')),
    }
    await start(
      createRelayLane({
        kafka,
        ledger: { outbox, withLock },
        clock: createTestClock(),
        logger: silentLogger,
        onCrash: neverCrash,
      }),
    )
    await until(() => steps.length > 0)
    expect(steps).toEqual(['removed 1,2 after 2'])
  })

  test('removes the rows of other topics when one topic fails, and leaves its own for later', async () => {
    const kafka = createLaneKafka()
    const { send } = kafka.producer
    const gone = 'unit.results.gone.v1'
    const producer = {
      ...kafka.producer,
      send: async (messages: readonly OutgoingMessage[]) => {
        if (messages[0].topic === gone) throw new Failure('kafka_unavailable', 'retry', 'no such topic')
        await send(messages)
      },
    }
    const removed: string[] = []
    const postponed: [readonly string[], number][] = []
    let rows = [{ ...row('1'), topic: gone }, row('2'), { ...row('3'), topic: gone }]
    const outbox = {
      due: async () => rows,
      remove: async (ids: readonly string[]) => void removed.push(...ids),
      postpone: async (ids: readonly string[], waitMs: number) => {
        postponed.push([ids, waitMs])
        rows = []
      },
    }
    await start(
      createRelayLane({
        kafka: { codec: kafka.codec, producer },
        ledger: { outbox, withLock },
        clock: createTestClock(),
        logger: silentLogger,
        onCrash: neverCrash,
      }),
    )
    await until(() => postponed.length > 0)
    expect(removed).toEqual(['2'])
    expect(postponed).toEqual([[['1', '3'], 10_000]])
  })

  test('leaves a row that no schema takes, and publishes the others of its topic', async () => {
    const kafka = createLaneKafka()
    const codec = {
      ...kafka.codec,
      encode: async (...[event, payload]: Parameters<typeof kafka.codec.encode>) => {
        if (payload === broken) throw new Failure('message_undecodable', 'park', 'no such field')
        return kafka.codec.encode(event, payload)
      },
    }
    const broken = { ...eventExamples.accepted }
    const removed: string[] = []
    const postponed: [readonly string[], number][] = []
    let rows = [row('1'), { ...row('2'), payload: broken }, row('3')]
    const outbox = {
      due: async () => rows,
      remove: async (ids: readonly string[]) => {
        removed.push(...ids)
        rows = rows.filter(({ id }) => !ids.includes(id))
      },
      postpone: async (ids: readonly string[], waitMs: number) => void postponed.push([ids, waitMs]),
    }
    await start(
      createRelayLane({
        kafka: { codec, producer: kafka.producer },
        ledger: { outbox, withLock },
        clock: createTestClock(),
        logger: silentLogger,
        onCrash: neverCrash,
      }),
    )
    // The second time it is alone, and still nobody's reason to look twice a second.
    await until(() => postponed.length > 1)
    expect(removed).toEqual(['1', '3'])
    expect(kafka.sent).toHaveLength(2)
    expect(postponed.slice(0, 2)).toEqual([
      [['2'], 10_000],
      [['2'], 10_000],
    ])
  })

  test('publishes a row once while the database takes no writes, and removes it when it does', async () => {
    const kafka = createLaneKafka()
    let [rows, tries] = [[row('1'), row('2')], 0]
    const outbox = {
      due: async () => rows,
      remove: async (ids: readonly string[]) => {
        tries += 1
        if (tries < 20) throw new Failure('ledger_unavailable', 'retry', 'no room on the disk')
        rows = rows.filter(({ id }) => !ids.includes(id))
      },
      postpone: async () => neverCrash(new Error('every topic took its rows')),
    }
    const ledger = { outbox, withLock }
    await start(createRelayLane({ kafka, ledger, clock: createTestClock(), logger: silentLogger, onCrash: neverCrash }))
    await until(() => rows.length === 0)
    expect(kafka.sent).toHaveLength(2)
  })

  test('keeps rows while Kafka is away', async () => {
    const kafka = createLaneKafka()
    kafka.failSends = new Failure('kafka_unavailable', 'retry', 'away')
    const removed: string[] = []
    const clock = createTestClock()
    const outbox = {
      due: async () => [row('1')],
      remove: async (ids: readonly string[]) => void removed.push(...ids),
      postpone: async () => {},
    }
    await start(
      createRelayLane({ kafka, ledger: { outbox, withLock }, clock, logger: silentLogger, onCrash: neverCrash }),
    )
    await until(() => clock.slept.length > 3)
    expect(removed).toEqual([])
  })
})

describe('sweeper', () => {
  function openSweeper(lag: number) {
    const kafka = createLaneKafka()
    const store = createMemoryStore()
    const clock = createTestClock()
    const calls = { expired: 0, forgotten: [] as string[], removedTopics: [] as string[] }
    let old = [{ jobId, kind: 'input' as const, key: `inputs/${jobId}` }]
    store.objects.set(`inputs/${jobId}`, { bytes: Buffer.from('x'), meta: { contentType: 'image/png' } })
    const oldJobs: JobId[] = []
    const metrics = createMetrics('control')
    let uploads: readonly { uploadId: string; accountId: AccountId }[] = [
      { uploadId: 'upl_1', accountId: 'acct_1' as AccountId },
    ]
    store.objects.set('uploads/acct_1/upl_1', { bytes: Buffer.from('x'), meta: { contentType: 'image/png' } })
    const kafkaTopics = {
      ...kafka.topics,
      lag: async (group: string) => (group === settlementGroup(topics) ? lag : 0),
      list: async () => [topics.accepted, topics.reply('gone'), topics.reply('here')],
      members: async (group: string) => (group === topics.reply('here') ? 1 : 0),
      remove: async (names: readonly string[]) => void calls.removedTopics.push(...names),
    }
    const ledger = {
      withLock,
      expireHolds: async () => {
        calls.expired += 1
        return []
      },
      storedObjects: {
        expired: async () => old,
        forget: async (jobIds: readonly string[], kind: string) => {
          calls.forgotten.push(`${kind} ${jobIds.join()}`)
          old = []
        },
        inputsOfNobody: async () => [],
      },
      uploads: {
        add: async () => true,
        expired: async () => uploads,
        forget: async (uploadIds: readonly string[]) => {
          calls.forgotten.push(`upload ${uploadIds.join()}`)
          uploads = []
        },
      },
      webhooks: { forget: async () => 0 },
      retention: {
        forgetJobs: async (keepMs: number, limit: number) => {
          const gone = oldJobs.splice(0, limit)
          calls.forgotten.push(`${gone.length} jobs of ${keepMs} ms`)
          return gone
        },
        forgetDecisions: async () => 0,
        forgetAudit: async () => 0,
        kept: async () => [],
      },
    }
    const terms = { graceMs: 1, keepInputsMs: 1, keepAssetsMs: 1, keepJobsMs: 2, keepDeliveriesMs: 1, keepAuditMs: 1 }
    const lane = createSweeperLane({
      kafka: { topics: kafkaTopics },
      ledger,
      store,
      topics,
      settlementGroup: settlementGroup(topics),
      terms,
      clock,
      metrics,
      logger: silentLogger,
      onCrash: neverCrash,
    })
    return { lane, calls, store, clock, metrics, oldJobs }
  }

  test('expires no hold while terminal events are unread', async () => {
    const { lane, calls, clock } = openSweeper(1)
    await start(lane)
    await until(() => clock.slept.length > 5)
    expect(calls.expired).toBe(0)
  })

  test('expires holds, and removes old objects before it forgets them', async () => {
    const { lane, calls, store } = openSweeper(0)
    await start(lane)
    await until(() => calls.forgotten.length > 1)
    expect(calls.expired).toBeGreaterThan(0)
    expect(calls.forgotten.slice(0, 2)).toEqual([`input ${jobId}`, 'upload upl_1'])
    expect(store.objects.size).toBe(0)
  })

  test('removes an upload that is larger than any that is used, wherever it stands among the others', async () => {
    const { lane, store, calls, clock } = openSweeper(0)
    const meta = { contentType: 'image/png' }
    const others = Array.from({ length: 1100 }, (_, at) => `uploads/acct_2/upl_1${at}`)
    for (const key of others) store.objects.set(key, { bytes: Buffer.from('x'), meta })
    const large = { bytes: Buffer.alloc(UPLOAD_BYTES_MAX + 1), meta }
    for (const key of ['uploads/acct_2/upl_3', 'inputs/job_large', 'assets/large']) store.objects.set(key, large)
    store.objects.set('uploads/acct_2/upl_2', { bytes: large.bytes.subarray(1), meta })
    await start(lane)
    await until(() => calls.forgotten.length > 1 && !store.objects.has('uploads/acct_2/upl_3'))
    const left = [...others, 'inputs/job_large', 'assets/large', 'uploads/acct_2/upl_2']
    expect([...store.objects.keys()]).toEqual(left)
    // However many uploads there are, a pass is over before the chores of the next minute.
    expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(60_000)
  })

  test('removes old jobs step by step, as long as there are more, and counts them', async () => {
    const { lane, calls, clock, metrics, oldJobs } = openSweeper(0)
    oldJobs.push(...Array.from({ length: 1100 }, () => jobId))
    await start(lane)
    await until(() => clock.slept.length > 0)
    const steps = calls.forgotten.filter((what) => what.includes('jobs'))
    expect(steps).toEqual(['500 jobs of 2 ms', '500 jobs of 2 ms', '100 jobs of 2 ms'])
    expect(await metrics.text()).toMatch(/heddle_removed_total\{kind="job".*\} 1100/)
  })

  test('removes the reply topic of an ingress that stays away, and no other', async () => {
    const { lane, calls } = openSweeper(0)
    await start(lane)
    await until(() => calls.removedTopics.length > 0)
    expect([...new Set(calls.removedTopics)]).toEqual([topics.reply('gone')])
  })

  test('removes it also while the object store is away', async () => {
    const { lane, calls, store } = openSweeper(0)
    const away = () => Promise.reject(new Failure('storage_unavailable', 'retry', 'away'))
    Object.assign(store, { list: away, remove: away })
    await start(lane)
    await until(() => calls.removedTopics.length > 0)
    expect(store.objects.size).toBe(2)
  })
})
