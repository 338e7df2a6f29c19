// Kafka and its schema registry as one thing.
import { standingTopics } from '../../schemas/topics.ts'
import type { Clock } from '../lifecycle/clock.ts'
import type { Logger } from '../telemetry/logger.ts'
import { type ClosableTopicAdmin, createTopicAdmin } from './admin/topic-admin.ts'
import { createKafkaJsClient, memberRetry } from './client/kafkajs-client.ts'
import { createConsumer } from './consumer/consumer.ts'
import type { Kafka, KafkaAddress } from './port.ts'
import { createProducer } from './producer/producer.ts'
import { createCodec } from './registry/codec.ts'

export type KafkaParts = {
  readonly logger: Logger
  readonly clock: Clock
  /** Spreads retries of many processes; uniform in [0, 1). */
  readonly random?: () => number
}

/**
 * Opens nothing: `connect` does, and throws Failure('kafka_unavailable', 'retry') when no broker answers in time.
 * `close` closes the producer and the admin connection; consumers are stopped by those who started them, before.
 */
export function createKafka(address: KafkaAddress, { logger, clock, random = Math.random }: KafkaParts): Kafka {
  const topics = createTopicAdmin(address, { logger, clock })
  const producer = createProducer(address, { listTopics: topics.list, logger, clock, random })
  return {
    producer: { send: producer.send, repeat: producer.repeat, sendIfTopicExists: producer.sendIfTopicExists },
    codec: createCodec(address.registryUrl, standingTopics(address.namespace)),
    topics,
    createConsumer: (options) =>
      createConsumer(options, {
        createClient: () => createKafkaJsClient(address, logger, memberRetry),
        endsWithoutCommit: topics.endsWithoutCommit,
        inherited: topics.inherited,
        takePlace: createPlaceTaker(address, topics, logger),
        logger,
        clock,
        random,
      }),
    connect: async () => {
      await Promise.all([producer.connect(), topics.connect()])
    },
    close: async () => {
      await Promise.all([producer.close(), topics.close()])
    },
  }
}

/** Ends what the programs before this one left in a group; a failure only costs the wait that there would be without. */
function createPlaceTaker(
  { place, clientId }: KafkaAddress,
  { removePredecessors }: Pick<ClosableTopicAdmin, 'removePredecessors'>,
  logger: Logger,
): (groupId: string) => Promise<void> {
  if (place === undefined) return async () => {}
  return async (groupId) => {
    try {
      const members = await removePredecessors({ groupId, place, clientId })
      if (members > 0) logger.info({ event: 'predecessors_removed', groupId, members })
    } catch (error) {
      logger.debug({ event: 'predecessors_not_removed', groupId, error })
    }
  }
}
