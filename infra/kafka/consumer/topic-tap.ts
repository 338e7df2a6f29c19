// Looks at topics as an outsider does: from a moment on, in a group that never commits, and up to where they end if
// that is asked for.
import type { Admin, Consumer as KafkaJsConsumer } from 'kafkajs'
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { briefRetry, createKafkaJsClient, type KafkaJsClient, memberRetry } from '../client/kafkajs-client.ts'
import { isElecting, kafkaFailure } from '../client/kafkajs-errors.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { IncomingMessage, KafkaAddress } from '../port.ts'
import { incomingMessages } from './incoming-messages.ts'

/** `earliest`, `latest`, or milliseconds since 1970: records that were written then or later. */
export type TapStart = 'earliest' | 'latest' | number

export type TapOptions = {
  readonly topics: readonly string[]
  /** A group of its own; nothing is committed, so the same id may be used again and begins anew. */
  readonly groupId: string
  readonly from: TapStart
  /** Whether to end at what was written when the tap was opened, or to go on with what comes. */
  readonly follow: boolean
  /** Records of one partition in their order. The next ones are fetched when it has resolved. */
  readonly onRecords: (records: readonly IncomingMessage[]) => Promise<void>
  /** Aborting ends the tap as if everything had been read. */
  readonly signal: AbortSignal
}

/** One request to the brokers, short retries included. */
const CALL_LIMIT_MS = 15_000
/** kafkajs' default; a tap that printing holds up is not taken for dead sooner. */
const SESSION_TIMEOUT_MS = 30_000
/** A fresh broker makes its offsets topic at the first group, which takes a second or two. */
const ELECTION_LIMIT_MS = 15_000
const ELECTION_LOOK_MS = 200
/** A person watches: a new record shows within a fifth of a second, and a page of old ones at once. */
const FETCH_WAIT_MS = 200
const FETCH_BYTES = 1024 * 1024

/** Where each partition is read next, and where reading it ends; by `topic partition`. */
type Reach = Map<string, { next: bigint; readonly end: bigint }>

/** Resolves when everything was read or the signal aborted. Throws a Failure when the topics cannot be read. */
export async function tapTopics(
  address: KafkaAddress,
  options: TapOptions,
  { logger, clock }: { readonly logger: Logger; readonly clock: Clock },
): Promise<void> {
  const client = createKafkaJsClient(address, logger, briefRetry)
  const reach = await readReach(client, options, clock).catch((error: unknown) => {
    throw kafkaFailure(error, `looking at ${options.topics.join(', ')}`)
  })
  if (!options.follow && isAllRead(reach)) return
  let refusal: unknown
  const onRecords: TapOptions['onRecords'] = async (records) => {
    await options.onRecords(records).catch((error: unknown) => {
      refusal = error
      throw error
    })
  }
  await consumeWhenLed(client, reach, { ...options, onRecords }, clock).catch((error: unknown) => {
    // Errors of the reader's callback are passed on as they are; all others are Kafka's.
    throw refusal ?? kafkaFailure(error, `reading ${options.topics.join(', ')}`)
  })
}

/**
 * The first group after a broker's start finds its coordinator still loading, and kafkajs gives up a first join at
 * once.
 */
async function consumeWhenLed(client: KafkaJsClient, reach: Reach, options: TapOptions, clock: Clock): Promise<void> {
  const endsAt = clock.now() + ELECTION_LIMIT_MS
  for (;;) {
    const consumer = createConsumer(client, options.groupId)
    try {
      return await consume(consumer, reach, options)
    } catch (error) {
      if (!isElecting(error) || clock.now() > endsAt) throw error
      await clock.sleep(ELECTION_LOOK_MS, options.signal)
    } finally {
      await consumer.disconnect().catch(() => {})
    }
  }
}

async function readReach(client: KafkaJsClient, { topics, from }: TapOptions, clock: Clock): Promise<Reach> {
  const admin = client.admin()
  try {
    await withinLimit(clock, CALL_LIMIT_MS, 'connecting', admin.connect())
    return await withinLimit(clock, CALL_LIMIT_MS, 'reading offsets', reachOfAll(admin, topics, from))
  } finally {
    await admin.disconnect().catch(() => {})
  }
}

/**
 * One topic after the other: what is still asked when another topic was refused would open its connection again, for
 * good.
 */
async function reachOfAll(admin: Admin, topics: readonly string[], from: TapStart): Promise<Reach> {
  const reach: Reach = new Map()
  for (const topic of topics) for (const [place, bounds] of await reachOf(admin, topic, from)) reach.set(place, bounds)
  return reach
}

async function reachOf(admin: Admin, topic: string, from: TapStart) {
  const bounds = await admin.fetchTopicOffsets(topic)
  // A partition without a record that late is answered with its end.
  const later = typeof from === 'number' ? await admin.fetchTopicOffsetsByTimestamp(topic, from) : []
  return bounds.map(({ partition, low, high }) => {
    const found = later.find((each) => each.partition === partition)?.offset
    const next = BigInt(from === 'earliest' ? low : from === 'latest' ? high : (found ?? high))
    return [`${topic} ${partition}`, { next, end: BigInt(high) }] as const
  })
}

const isAllRead = (reach: Reach): boolean => [...reach.values()].every(({ next, end }) => next >= end)

function createConsumer(client: KafkaJsClient, groupId: string): KafkaJsConsumer {
  return client.consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    maxBytesPerPartition: FETCH_BYTES,
    allowAutoTopicCreation: false,
    retry: memberRetry,
  })
}

async function consume(consumer: KafkaJsConsumer, reach: Reach, options: TapOptions): Promise<void> {
  const ended = Promise.withResolvers<void>()
  ended.promise.catch(() => {})
  const end = (): void => ended.resolve()
  options.signal.addEventListener('abort', end)
  try {
    if (!options.signal.aborted) await consumeUntil(ended, consumer, reach, options)
  } finally {
    options.signal.removeEventListener('abort', end)
  }
}

async function consumeUntil(
  ended: PromiseWithResolvers<void>,
  consumer: KafkaJsConsumer,
  reach: Reach,
  { topics, follow, onRecords, signal }: TapOptions,
): Promise<void> {
  const { GROUP_JOIN, CRASH } = consumer.events
  // A seek in this listener holds for the first fetch after each join, so a rebalance neither skips nor repeats.
  consumer.on(GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    for (const [topic, partitions] of Object.entries(memberAssignment))
      for (const partition of partitions) {
        const next = reach.get(`${topic} ${partition}`)?.next
        if (next !== undefined) consumer.seek({ topic, partition, offset: String(next) })
      }
  })
  consumer.on(CRASH, ({ payload }) => {
    if (!payload.restart) ended.reject(payload.error)
  })
  await consumer.connect()
  await consumer.subscribe({ topics: [...topics], fromBeginning: true })
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    eachBatch: async ({ batch, resolveOffset }) => {
      if (signal.aborted) return
      const place = reach.get(`${batch.topic} ${batch.partition}`)
      const wanted = (offset: bigint): boolean => !place || (offset >= place.next && (follow || offset < place.end))
      await onRecords(incomingMessages(batch).filter(({ offset }) => wanted(offset))).catch((error: unknown) => {
        ended.reject(error)
        throw error
      })
      if (place) place.next = BigInt(batch.lastOffset()) + 1n
      resolveOffset(batch.lastOffset())
      if (!follow && isAllRead(reach)) ended.resolve()
    },
  })
  await ended.promise
}
