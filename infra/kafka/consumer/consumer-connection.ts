// One connection of one kafkajs consumer: it joins, passes batches to the intake, commits what the intake reports, and
// ends when it crashes, stops answering or is closed.
import type { EachBatchPayload, Consumer as KafkaJsConsumer, Offsets } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { Logger } from '../../telemetry/logger.ts'
import { type KafkaJsClient, memberRetry } from '../client/kafkajs-client.ts'
import type { ConsumerOptions } from '../port.ts'
import { incomingMessages } from './incoming-messages.ts'
import type { Commit, Intake, TopicPartition } from './intake.ts'

/** A dead member's partitions move after this; brokers allow no less than 6 s. */
const SESSION_TIMEOUT_MS = 10_000
const HEARTBEAT_INTERVAL_MS = 1000
/**
 * Handing over takes no longer than a heartbeat, because no handler holds the loop; the rest is allowance for a slow
 * member.
 */
const REBALANCE_TIMEOUT_MS = 15_000
/**
 * Also how long the loop sleeps when every partition is paused, so it bounds how late a resumed partition is fetched.
 */
const FETCH_WAIT_MS = 200
/** Per partition and fetch; events are small, files travel through the object store. */
const FETCH_BYTES = 1024 * 1024
/** Some two hundred events. */
const PATIENT_BYTES = 128 * 1024

export type ConsumerConnection = {
  /** Resolves after the first fetch that followed the join. */
  readonly ready: Promise<void>
  /** Resolves with the reason when this consumer cannot go on. */
  readonly crashed: Promise<unknown>
  /** One attempt, in the generation of the last join. Throws what kafkajs throws. */
  readonly commit: (commits: readonly Commit[]) => Promise<void>
  readonly setPaused: (partition: TopicPartition, paused: boolean) => void
  readonly run: () => Promise<void>
  readonly close: () => Promise<void>
}

export type ConnectionOptions = Pick<ConsumerOptions, 'groupId' | 'topics' | 'from' | 'patient' | 'idleWaitMs'> & {
  readonly client: KafkaJsClient
  readonly intake: Intake
  readonly logger: Logger
  readonly onSeen: () => void
  /** Where to begin partitions that have no committed offset, instead of wherever the end is by then. */
  readonly startAt: () => readonly Commit[]
}

type CommitNow = (offsets: Offsets) => Promise<void>

export function createConsumerConnection(options: ConnectionOptions): ConsumerConnection {
  const { client, intake, groupId, topics, from, patient = false, idleWaitMs = FETCH_WAIT_MS } = options
  const fetches = { minBytes: patient ? PATIENT_BYTES : 1, maxWaitTimeInMs: idleWaitMs }
  const consumer = createKafkaJsConsumer(client, groupId, fetches)
  /**
   * The fetch loop's own commit: unlike the consumer's it does not repeat itself across a rebalance, into the next
   * generation.
   */
  let commitNow: CommitNow | undefined
  let isClosed = false
  let joining: Promise<void> | undefined

  async function eachBatch({ batch, resolveOffset, commitOffsetsIfNecessary }: EachBatchPayload): Promise<void> {
    if (isClosed) return
    commitNow = commitOffsetsIfNecessary as CommitNow
    intake.offer(batch, incomingMessages(batch))
    intake.passOver(batch, BigInt(batch.lastOffset()))
    resolveOffset(batch.lastOffset())
  }

  return {
    ...observe(consumer, options, () => isClosed),
    // Nothing can be settled before the first batch, so there is nothing to commit before it either.
    commit: async (commits) => await commitNow?.(offsetsOf(commits)),
    setPaused: ({ topic, partition }, paused) => {
      const partitions = [{ topic, partitions: [partition] }]
      if (paused) consumer.pause(partitions)
      else consumer.resume(partitions)
    },
    run: () => {
      joining = join()
      return joining
    },
    // kafkajs leaves what has joined; what is still on its way it forgets, and that joins all the same once the brokers
    // are back: a member that holds partitions and hands on nothing.
    close: async () => {
      isClosed = true
      await joining?.catch(() => {})
      await consumer.disconnect()
    },
  }

  async function join(): Promise<void> {
    await consumer.connect()
    if (!isClosed) await consumer.subscribe({ topics: [...topics], fromBeginning: from === 'earliest' })
    if (!isClosed) await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch })
  }
}

/** @param fetches a fetch is answered with so many bytes or after so long, whichever comes first. */
function createKafkaJsConsumer(
  client: KafkaJsClient,
  groupId: string,
  fetches: { readonly minBytes: number; readonly maxWaitTimeInMs: number },
): KafkaJsConsumer {
  return client.consumer({
    groupId,
    partitionAssigners: [kafkajs.PartitionAssigners.roundRobin],
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_INTERVAL_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    ...fetches,
    maxBytesPerPartition: FETCH_BYTES,
    allowAutoTopicCreation: false,
    retry: memberRetry,
  })
}

function observe(
  consumer: KafkaJsConsumer,
  { intake, logger, onSeen, startAt }: ConnectionOptions,
  isClosed: () => boolean,
): Pick<ConsumerConnection, 'ready' | 'crashed'> {
  const { GROUP_JOIN, FETCH, HEARTBEAT, START_BATCH_PROCESS, CRASH } = consumer.events
  // Heartbeats and not fetches show that the member is alive: brokers answer fetches of members that their group has
  // removed.
  consumer.on(HEARTBEAT, () => {
    if (!isClosed()) onSeen()
  })
  // kafkajs calls listeners while it joins, before it fetches: seeks and pauses made here hold for the first fetch.
  consumer.on(GROUP_JOIN, ({ payload: { memberId, memberAssignment } }) => {
    if (isClosed()) return
    onSeen()
    const partitions = Object.entries(memberAssignment).flatMap(([topic, numbers]) =>
      numbers.map((partition) => ({ topic, partition })),
    )
    for (const { topic, partition, offset } of startAt()) {
      const mine = partitions.some((each) => each.topic === topic && each.partition === partition)
      if (mine) consumer.seek({ topic, partition, offset: String(offset) })
    }
    intake.assign(memberId, partitions)
    logger.info({ event: 'consumer_joined', partitions: partitions.length })
  })
  // kafkajs does not pass on a batch that holds only transaction markers; without this a topic that ends with one would
  // never count as read to its end.
  consumer.on(START_BATCH_PROCESS, ({ payload: { topic, partition, batchSize, lastOffset } }) => {
    if (batchSize === 0 && !isClosed()) intake.passOver({ topic, partition }, BigInt(lastOffset))
  })
  return {
    ready: new Promise((resolve) => {
      consumer.on(FETCH, () => resolve())
    }),
    crashed: new Promise((resolve) => {
      consumer.on(CRASH, ({ payload }) => resolve(payload.error))
    }),
  }
}

function offsetsOf(commits: readonly Commit[]): Offsets {
  return {
    topics: commits.map(({ topic, partition, offset }) => ({
      topic,
      partitions: [{ partition, offset: String(offset) }],
    })),
  }
}
