// Makes topics and looks at them.
import type { Admin } from 'kafkajs'
import type { TopicTerms } from '../../../schemas/topics.ts'
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { briefRetry, createKafkaJsClient } from '../client/kafkajs-client.ts'
import {
  isAlreadyThere,
  isElecting,
  isForbidden,
  isLeaderless,
  isMissingTopic,
  kafkaFailure,
} from '../client/kafkajs-errors.ts'
import { openRawConnection, type RawConnection } from '../client/raw-requests.ts'
import { createRenewable, type Renewable } from '../client/renewable.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { KafkaAddress, TopicAdmin } from '../port.ts'
import { type Predecessors, removePredecessors } from './predecessors.ts'
import { keepBrokersTime, topicConfig } from './topic-config.ts'

/** Brokers learn of a new topic one after the other; a second is usual, this is far beyond. */
const PROPAGATION_LIMIT_MS = 10_000
const PROPAGATION_LOOK_MS = 50
/** After a broker restarts, its groups and partitions are led again within a few seconds. */
const ELECTION_LIMIT_MS = 3000
/** One request to the brokers, short retries included. */
const CALL_LIMIT_MS = 15_000
/** A health check asks often and must answer before its caller's own limit. */
const PING_LIMIT_MS = 2000

export type ClosableTopicAdmin = TopicAdmin & {
  readonly connect: () => Promise<void>
  readonly close: () => Promise<void>
  /**
   * Where a group without offsets would begin if it read from the end: the next offset of each partition it has not
   * committed.
   */
  readonly endsWithoutCommit: (groupId: string, topics: readonly string[]) => Promise<readonly TopicOffset[]>
  /** Where another group stands in the partitions that this one has not committed. */
  readonly inherited: (groupId: string, from: string, topics: readonly string[]) => Promise<readonly TopicOffset[]>
  readonly removePredecessors: (predecessors: Predecessors) => Promise<number>
}

export type TopicOffset = { readonly topic: string; readonly partition: number; readonly offset: bigint }

/** Every call throws Failure('kafka_unavailable', 'retry') when the brokers do not answer in time. */
export function createTopicAdmin(
  address: KafkaAddress,
  { logger, clock }: { readonly logger: Logger; readonly clock: Clock },
): ClosableTopicAdmin {
  const client = createRenewable(() => createKafkaJsClient(address, logger, briefRetry).admin(), clock)

  const ask = createAsker(client, clock)
  return {
    connect: async () => await ask('connecting', CALL_LIMIT_MS, async () => {}),
    ensure: async (topics) => {
      const changed = await ask('making topics', CALL_LIMIT_MS, (admin) => createAndGrow(admin, topics, logger))
      await ask('waiting for topics', PROPAGATION_LIMIT_MS + 1000, (admin) => awaitLeaders(admin, changed, clock))
    },
    remove: (topics) => ask('removing topics', CALL_LIMIT_MS, (admin) => removeTopics(admin, topics)),
    list: () => ask('listing topics', CALL_LIMIT_MS, (admin) => admin.listTopics()),
    ...askGroups(ask, () => openRawConnection(createKafkaJsClient(address, logger, briefRetry))),
    depth: (topic) => ask(`reading the depth of ${topic}`, CALL_LIMIT_MS, (admin) => depthOf(admin, topic)),
    ping: async () => {
      await ask('a ping', PING_LIMIT_MS, (admin) => admin.describeCluster())
    },
    close: () => client.close(),
  }
}

type GroupQuestions = 'lag' | 'members' | 'endsWithoutCommit' | 'inherited' | 'removePredecessors'

function askGroups(ask: Ask, openRaw: () => Promise<RawConnection>): Pick<ClosableTopicAdmin, GroupQuestions> {
  return {
    lag: (groupId, topics) => ask('reading lag', CALL_LIMIT_MS, (admin) => lagOf(admin, groupId, topics)),
    members: (groupId) =>
      ask('reading a group', CALL_LIMIT_MS, async (admin) =>
        (await admin.describeGroups([groupId])).groups.reduce((count, { members }) => count + members.length, 0),
      ),
    endsWithoutCommit: (groupId, topics) =>
      ask('reading the ends of topics', CALL_LIMIT_MS, async (admin) =>
        (await positionsOf(admin, groupId, topics))
          .filter(({ committed }) => committed < 0n)
          .map(({ topic, partition, high }) => ({ topic, partition, offset: high })),
      ),
    inherited: (groupId, from, topics) =>
      ask('reading the offsets of another group', CALL_LIMIT_MS, (admin) => inheritedOf(admin, groupId, from, topics)),
    removePredecessors: (predecessors) =>
      ask('removing members that are gone', CALL_LIMIT_MS, (admin) => removePredecessors(admin, predecessors, openRaw)),
  }
}

type Ask = <T>(doing: string, limitMs: number, question: (admin: Admin) => Promise<T>) => Promise<T>

/** Asks again while brokers elect who leads, and with a new connection after a topic was missing. */
function createAsker(client: Renewable<Admin>, clock: Clock): Ask {
  const askOnce: Ask = async (doing, limitMs, question) => {
    const admin = await withinLimit(clock, limitMs, 'connecting', client.get())
    return await withinLimit(clock, limitMs, doing, question(admin)).catch((error: unknown) => {
      if (isMissingTopic(error)) client.renew(admin)
      throw error
    })
  }
  return async (doing, limitMs, question) => {
    const askedAt = clock.now()
    for (;;) {
      try {
        return await askOnce(doing, limitMs, question)
      } catch (error) {
        // Every question here may be asked twice, and kafkajs itself does not ask a coordinator's successor.
        if (!isElecting(error) || clock.now() - askedAt > ELECTION_LIMIT_MS) throw kafkaFailure(error, doing)
        await clock.sleep(PROPAGATION_LOOK_MS)
      }
    }
  }
}

/** Answers the topics that were made or grown. */
async function createAndGrow(
  admin: Admin,
  topics: readonly TopicTerms[],
  logger: Logger,
): Promise<readonly TopicTerms[]> {
  const existing = new Set(await admin.listTopics())
  const missing = topics.filter(({ name }) => !existing.has(name))
  if (missing.length > 0) await createMissing(admin, missing)
  const present = topics.filter(({ name }) => existing.has(name))
  const grown = present.length > 0 ? await growPartitions(admin, present) : []
  await keepBrokersTime(admin, present).catch((error: unknown) => {
    // A login without the right to change topics must not end what the topics are there for.
    if (!isForbidden(error)) throw error
    logger.warn({ event: 'topic_settings_forbidden', error })
  })
  return [...missing, ...grown]
}

async function createMissing(admin: Admin, topics: readonly TopicTerms[]): Promise<void> {
  const { brokers } = await admin.describeCluster()
  try {
    await admin.createTopics({
      topics: topics.map((terms) => topicConfig(terms, brokers.length)),
      waitForLeaders: false,
    })
  } catch (error) {
    // Another process that starts at the same time made some of them first.
    if (!isAlreadyThere(error)) throw error
  }
}

async function growPartitions(admin: Admin, topics: readonly TopicTerms[]): Promise<readonly TopicTerms[]> {
  const metadata = await admin.fetchTopicMetadata({ topics: topics.map(({ name }) => name) })
  const counts = new Map(metadata.topics.map(({ name, partitions }) => [name, partitions.length]))
  const small = topics.filter(({ name, partitions }) => (counts.get(name) ?? partitions) < partitions)
  if (small.length === 0) return []
  await admin.createPartitions({
    topicPartitions: small.map(({ name, partitions }) => ({ topic: name, count: partitions })),
  })
  return small
}

/**
 * A send or a subscription right after `ensure` must work. The metadata names a leader before the leader itself knows,
 * so each one is asked for its offsets, which only a leader answers.
 */
async function awaitLeaders(admin: Admin, topics: readonly TopicTerms[], clock: Clock): Promise<void> {
  const endsAt = clock.now() + PROPAGATION_LIMIT_MS
  for (const { name, partitions } of topics) {
    while (!(await isLed(admin, name, partitions))) {
      if (clock.now() > endsAt) throw new Error(`Some partitions of ${name} still have no leader`)
      await clock.sleep(PROPAGATION_LOOK_MS)
    }
  }
}

async function isLed(admin: Admin, topic: string, partitions: number): Promise<boolean> {
  try {
    return (await admin.fetchTopicOffsets(topic)).length >= partitions
  } catch (error) {
    if (isLeaderless(error)) return false
    throw error
  }
}

async function removeTopics(admin: Admin, topics: readonly string[]): Promise<void> {
  const existing = new Set(await admin.listTopics())
  const present = topics.filter((topic) => existing.has(topic))
  if (present.length === 0) return
  await admin.deleteTopics({ topics: present }).catch((error: unknown) => {
    // Someone else removed it in between, which is what was asked for.
    if (!isMissingTopic(error)) throw error
  })
}

type Position = TopicOffset & { readonly low: bigint; readonly high: bigint; readonly committed: bigint }

async function positionsOf(admin: Admin, groupId: string, topics: readonly string[]): Promise<readonly Position[]> {
  const commits = await admin.fetchOffsets({ groupId, topics: [...topics] })
  const committed = new Map(
    commits.flatMap(({ topic, partitions }) =>
      partitions.map(({ partition, offset }) => [`${topic} ${partition}`, BigInt(offset)] as const),
    ),
  )
  const positions = await Promise.all(
    topics.map(async (topic) =>
      (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high, offset }) => ({
        topic,
        partition,
        offset: BigInt(offset),
        low: BigInt(low),
        high: BigInt(high),
        committed: committed.get(`${topic} ${partition}`) ?? -1n,
      })),
    ),
  )
  return positions.flat()
}

async function inheritedOf(
  admin: Admin,
  groupId: string,
  from: string,
  topics: readonly string[],
): Promise<readonly TopicOffset[]> {
  const own = await positionsOf(admin, groupId, topics)
  const fresh = new Set(
    own.filter(({ committed }) => committed < 0n).map(({ topic, partition }) => `${topic} ${partition}`),
  )
  return (await positionsOf(admin, from, topics))
    .filter(({ topic, partition, committed }) => committed >= 0n && fresh.has(`${topic} ${partition}`))
    .map(({ topic, partition, committed }) => ({ topic, partition, offset: committed }))
}

async function lagOf(admin: Admin, groupId: string, topics: readonly string[]): Promise<number> {
  const positions = await positionsOf(admin, groupId, topics)
  // What retention already removed cannot be read any more, so it is no lag.
  const behind = positions.map(({ low, high, committed }) => (committed < low ? high - low : high - committed))
  return Number(behind.reduce((sum, messages) => sum + messages, 0n))
}

async function depthOf(admin: Admin, topic: string): Promise<number> {
  const offsets = await admin.fetchTopicOffsets(topic)
  return Number(offsets.reduce((sum, { low, high }) => sum + BigInt(high) - BigInt(low), 0n))
}
