// A group member as the rooms see it: deliveries come, are settled in any order, and offsets follow.
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import type { KafkaJsClient } from '../client/kafkajs-client.ts'
import type { Consumer, ConsumerOptions } from '../port.ts'
import { createCommitter } from './committer.ts'
import { type ConnectionSupervisor, createConnectionSupervisor } from './connection-supervisor.ts'
import { type ConsumerConnection, createConsumerConnection } from './consumer-connection.ts'
import { type Commit, createIntake, type Intake, type TopicPartition } from './intake.ts'

export type ConsumerParts = {
  /** Makes a client of its own for each connection. */
  readonly createClient: () => KafkaJsClient
  /** The next offset of each partition that the group has never committed. */
  readonly endsWithoutCommit: (groupId: string, topics: readonly string[]) => Promise<readonly Commit[]>
  /** Where another group stands in the partitions that this one has never committed. */
  readonly inherited: (groupId: string, from: string, topics: readonly string[]) => Promise<readonly Commit[]>
  /** Ends what programs that ran in the place of this one before it left in the group. Never throws. */
  readonly takePlace: (groupId: string) => Promise<void>
  readonly logger: Logger
  readonly clock: Clock
  readonly random: () => number
}

export function createConsumer(options: ConsumerOptions, parts: ConsumerParts): Consumer {
  const { clock, random } = parts
  const logger = parts.logger.with({ groupId: options.groupId })
  const seen = { at: clock.now() }
  const start = createStartPositions(options, parts)
  let connection: ConsumerConnection | undefined
  const intake: Intake = createIntake({
    ...options,
    onDelivery: (delivery) => {
      try {
        options.onDelivery(delivery)
      } catch (error) {
        supervisor.giveUp(error)
      }
    },
    setPaused: (partition, paused) => connection?.setPaused(partition, paused),
    onProgress: () => committer.onProgress(),
  })
  const committer = createCommitter({
    intake,
    commit: async (commits) => await connection?.commit(commits),
    onCommitted: start.forget,
    clock,
    logger,
  })
  const open = async (): Promise<ConsumerConnection> => {
    await start.read()
    const onSeen = (): void => {
      seen.at = clock.now()
    }
    const client = parts.createClient()
    connection = createConsumerConnection({ ...options, client, intake, logger, startAt: start.positions, onSeen })
    return leavingWith(connection, intake)
  }
  const lastSeenAt = (): number => seen.at
  const supervisor = createConnectionSupervisor({
    open,
    lastSeenAt,
    onGivenUp: options.onGivenUp,
    clock,
    random,
    logger,
  })
  const drain = async (): Promise<void> => {
    intake.drain()
    await committer.flush()
  }
  return { start: supervisor.start, drain, stop: () => stop(drain, intake, supervisor), lastSeenAt }
}

/** The last commit is sent while this process is still a member of the group. */
async function stop(drain: () => Promise<void>, intake: Intake, supervisor: ConnectionSupervisor): Promise<void> {
  await drain()
  intake.close()
  await supervisor.stop()
}

/**
 * Leaving the group gives its partitions to others at once, so deliveries in flight are told before that and not at the
 * next join.
 */
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
  /** To be awaited before each join; the first time it also makes room in the group. */
  readonly read: () => Promise<void>
  readonly positions: () => readonly Commit[]
  readonly forget: (committed: readonly Commit[]) => void
}

/**
 * A group that comes in the place of another begins where that one stood. One that begins at the latest messages begins
 * where the topics ended when `start` was called, and again there after every rejoin until its first commit. Left to
 * itself the client would begin at the end once more and pass over what came in between.
 */
function createStartPositions(
  { from, groupId, topics, inheritsFrom }: ConsumerOptions,
  { endsWithoutCommit, inherited, takePlace }: ConsumerParts,
): StartPositions {
  let positions: readonly Commit[] | undefined
  const firstPositions = async (): Promise<readonly Commit[]> => {
    if (inheritsFrom !== undefined) return await inherited(groupId, inheritsFrom, topics)
    return from === 'latest' ? await endsWithoutCommit(groupId, topics) : []
  }
  const same = (a: TopicPartition, b: TopicPartition): boolean => a.topic === b.topic && a.partition === b.partition
  return {
    read: async () => {
      if (positions) return
      const [first] = await Promise.all([firstPositions(), takePlace(groupId)])
      positions = first
    },
    positions: () => positions ?? [],
    forget: (committed) => {
      positions = positions?.filter((position) => !committed.some((commit) => same(commit, position)))
    },
  }
}
