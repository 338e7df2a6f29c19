// A kafkajs producer with a lane for each topic.
import type { Producer as KafkaJsProducer, RetryOptions } from 'kafkajs'
import type { Clock } from '../../lifecycle/clock.ts'
import { Failure } from '../../lifecycle/failure.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { createKafkaJsClient } from '../client/kafkajs-client.ts'
import { isMissingTopic, isRefused, kafkaFailure } from '../client/kafkajs-errors.ts'
import { createRenewable, type Renewable } from '../client/renewable.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { KafkaAddress, OutgoingMessage, RepeatedMessage } from '../port.ts'
import { createPartitioner } from './partition-of-key.ts'
import { createSendLane, type SendLane, type SendLaneTerms, type WriteResult } from './send-lane.ts'

/** `acks=all` of the protocol: every replica that is in sync has the message. */
const ALL_REPLICAS = -1
/**
 * kafkajs must not repeat a send itself. It remembers which broker has answered and not for which partitions: when one
 * of two brokers fails and its partitions move to the one that has answered, its repetition sends them nothing and
 * reports success. The lane repeats the whole batch instead, and readers expect the copies.
 */
export const ONE_ATTEMPT = { retries: 0 } as const
/** How long the leader may wait for its replicas. */
const ACK_TIMEOUT_MS = 5000

export type TopicSenderOptions = {
  readonly retry: RetryOptions
  readonly terms: SendLaneTerms
  /** One attempt; connecting to a broker may be tried anew within it. */
  readonly attemptLimitMs: number
  readonly logger: Logger
  readonly clock: Clock
  readonly random: () => number
}

export type TopicSender = {
  readonly send: (message: OutgoingMessage | RepeatedMessage) => Promise<void>
  readonly connect: () => Promise<void>
  readonly close: () => Promise<void>
}

export function createTopicSender(address: KafkaAddress, options: TopicSenderOptions): TopicSender {
  const { terms, retry, logger, clock, random } = options
  const client = createRenewable(() => makeProducer(address, retry, logger), clock)
  const lanes = new Map<string, SendLane>()

  async function write(topic: string, messages: readonly (OutgoingMessage | RepeatedMessage)[]): Promise<WriteResult> {
    const doing = `sending ${messages.length === 1 ? 'a message' : `${messages.length} messages`} to ${topic}`
    try {
      await writeOnce(client, { topic, messages, doing }, options)
      return { kind: 'written' }
    } catch (error) {
      logger.debug({ event: 'kafka_send_failed', topic, messages: messages.length, error })
      return resultOf(error, doing)
    }
  }

  function laneOf(topic: string): SendLane {
    const known = lanes.get(topic)
    if (known) return known
    const lane = createSendLane({
      terms,
      write: (messages) => write(topic, messages),
      clock,
      random,
      onIdle: () => lanes.delete(topic),
    })
    lanes.set(topic, lane)
    return lane
  }

  return {
    connect: async () => {
      await client.get().catch((error: unknown) => {
        throw kafkaFailure(error, 'connecting')
      })
    },
    send: (message) => laneOf(message.topic).send(message),
    close: () => client.close(),
  }
}

type Write = {
  readonly topic: string
  readonly messages: readonly (OutgoingMessage | RepeatedMessage)[]
  /** What an error says was being done. */
  readonly doing: string
}

async function writeOnce(
  client: Renewable<KafkaJsProducer>,
  { topic, messages, doing }: Write,
  { attemptLimitMs, clock }: TopicSenderOptions,
): Promise<void> {
  const producer = await client.get()
  const sent = producer.send({
    topic,
    acks: ALL_REPLICAS,
    timeout: ACK_TIMEOUT_MS,
    messages: messages.map(({ key, value, headers }) => ({ key, value, headers: { ...headers } })),
  })
  try {
    await withinLimit(clock, attemptLimitMs, doing, sent)
  } catch (error) {
    // A topic that was deleted poisons the client's metadata, and a client that does not answer at all is not worth
    // keeping.
    if (isMissingTopic(error) || error instanceof Failure) client.renew(producer)
    throw error
  }
}

function makeProducer(address: KafkaAddress, retry: RetryOptions, logger: Logger): KafkaJsProducer {
  return createKafkaJsClient(address, logger, retry).producer({
    createPartitioner,
    allowAutoTopicCreation: false,
    idempotent: false,
    retry: ONE_ATTEMPT,
  })
}

function resultOf(thrown: unknown, doing: string): WriteResult {
  const error = kafkaFailure(thrown, doing)
  if (isRefused(thrown)) return { kind: 'refused', error }
  return { kind: isMissingTopic(thrown) ? 'missing_topic' : 'unavailable', error }
}
