// A group member as the rooms see it: deliveries come, are settled in any order, and offsets follow.
import type { Clock } from '../lifecycle/clock.ts'
import type { Logger } from '../telemetry/logger.ts'
import { createCommitter } from './committer.ts'
import { createConnectionSupervisor } from './connection-supervisor.ts'
import { type ConsumerConnection, createConsumerConnection } from './consumer-connection.ts'
import { type Commit, createIntake, type Intake, type TopicPartition } from './intake.ts'
import type { KafkaJsClient } from './kafkajs-client.ts'
import type { Consumer, ConsumerOptions } from './port.ts'

export type ConsumerParts = {
  /** Makes a client of its own for each connection. */
  readonly createClient: () => KafkaJsClient
  /** The next offset of each partition that the group has never committed. */
  readonly endsWithoutCommit: (groupId: string, topics: readonly string[]) => Promise<readonly Commit[]>
  readonly logger: Logger
  readonly clock: Clock
  readonly random: () => number
}

export function createConsumer(options: ConsumerOptions, parts: ConsumerParts): Consumer {
  const { clock, random } = parts
  const logger = parts.logger.with({ groupId: options.groupId })
  let connection: ConsumerConnection | undefined
  let seenAt = clock.now()
  const start = createStartPositions(options, parts)
  const committer = createCommitter({
    intake: () => intake,
    commit: async (commits) => await connection?.commit(commits),
    onCommitted: start.forget,
    clock,
    logger,
  })
  const supervisor = createConnectionSupervisor({
    open: async () => {
      await start.read()
      connection = createConsumerConnection({
        ...options,
        client: parts.createClient(),
        intake,
        logger,
        startAt: start.positions,
        onSeen: () => {
          seenAt = clock.now()
        },
      })
      return leavingWith(connection, intake)
    },
    lastSeenAt: () => seenAt,
    onGivenUp: options.onGivenUp,
    clock,
    random,
    logger,
  })
  const intake: Intake = createIntake({
    inFlightMax: options.inFlightMax,
    onDelivery: (delivery) => {
      try {
        options.onDelivery(delivery)
      } catch (error) {
        supervisor.giveUp(error)
      }
    },
    setPaused: (partition, paused) => connection?.setPaused(partition, paused),
    onProgress: committer.onProgress,
  })
  return {
    start: supervisor.start,
    drain: async () => {
      intake.drain()
      await committer.flush()
    },
    stop: async () => {
      intake.drain()
      await committer.flush()
      intake.close()
      await supervisor.stop()
    },
    lastSeenAt: () => seenAt,
  }
}

/** Leaving a group gives its partitions away at once, so what is in flight learns of it before and not at the next join. */
function leavingWith(connection: ConsumerConnection, intake: Intake): ConsumerConnection {
  return {
    ...connection,
    close: async () => {
      intake.assign('', [])
      await connection.close()
    },
  }
}

type StartPositions = {
  readonly read: () => Promise<void>
  readonly positions: () => readonly Commit[]
  readonly forget: (committed: readonly Commit[]) => void
}

/**
 * A group that begins at the latest messages begins where the topics ended when `start` was called, and again there after every rejoin until its
 * first commit. Left to itself the client would begin at the end once more and pass over what came in between.
 */
function createStartPositions(
  { from, groupId, topics }: ConsumerOptions,
  { endsWithoutCommit }: ConsumerParts,
): StartPositions {
  let positions: readonly Commit[] | undefined
  const same = (a: TopicPartition, b: TopicPartition): boolean => a.topic === b.topic && a.partition === b.partition
  return {
    read: async () => {
      positions ??= from === 'latest' ? await endsWithoutCommit(groupId, topics) : []
    },
    positions: () => positions ?? [],
    forget: (committed) => {
      positions = positions?.filter((position) => !committed.some((commit) => same(commit, position)))
    },
  }
}
