// Sends with acks from all in-sync replicas. Not idempotent on purpose: kafkajs rolls its sequence back after a failed
// send, and the broker may then take the next, different message for a duplicate and lose it. Readers here expect
// duplicates instead.
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { briefRetry, singleTry } from '../client/kafkajs-client.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { KafkaAddress, OutgoingMessage, Producer, RepeatedMessage } from '../port.ts'
import type { SendLaneTerms } from './send-lane.ts'
import { createTopicSender } from './topic-sender.ts'

/**
 * An attempt takes 10 s at most, so a send ends within 30 s. A topic just made is known to every broker within a second
 * or two.
 */
const sendTerms: SendLaneTerms = { giveUpAfterMs: 20_000, missingTopicAfterMs: 3000 }
const SEND_ATTEMPT_LIMIT_MS = 10_000

const optionalTerms: SendLaneTerms = { giveUpAfterMs: 1500, missingTopicAfterMs: 250 }
/** What nobody depends on, such as progress, is tried once and given up soon. */
const OPTIONAL_LIMIT_MS = 2000
/** How old the list of topics may be that says a topic is there, and how old the one that says it is not. */
const PRESENT_FOR_MS = 5000
const ABSENT_FOR_MS = 200

export type ProducerOptions = {
  readonly listTopics: () => Promise<readonly string[]>
  readonly logger: Logger
  readonly clock: Clock
  readonly random: () => number
}

export type ClosableProducer = Producer & {
  readonly connect: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * `send` throws Failure('kafka_unavailable', 'retry') within 30 s, or Failure('kafka_refused', 'park') for what no
 * broker will take.
 */
export function createProducer(address: KafkaAddress, options: ProducerOptions): ClosableProducer {
  const { listTopics, logger, clock, random } = options
  const shared = { logger, clock, random }
  const sender = createTopicSender(address, {
    ...shared,
    retry: briefRetry,
    terms: sendTerms,
    attemptLimitMs: SEND_ATTEMPT_LIMIT_MS,
  })
  // A connection of its own: while kafkajs looks for a topic that is gone, nothing else moves on the same one.
  const optionalSender = createTopicSender(address, {
    ...shared,
    retry: singleTry,
    terms: optionalTerms,
    attemptLimitMs: OPTIONAL_LIMIT_MS,
  })
  const presence = createTopicPresence(listTopics, clock)

  const sendAll = async (messages: readonly (OutgoingMessage | RepeatedMessage)[]): Promise<void> =>
    void (await Promise.all(messages.map(sender.send)))

  async function sendOptional(message: OutgoingMessage): Promise<void> {
    // Asked only when it has to be, so that a message leaves in the very turn in which it is sent.
    if (!presence.isCurrent(message.topic)) await presence.read()
    if (presence.has(message.topic)) await optionalSender.send(message)
    else logger.debug({ event: 'reply_dropped', topic: message.topic })
  }

  return {
    connect: async () => {
      await Promise.all([sender.connect(), optionalSender.connect()])
    },
    send: sendAll,
    repeat: sendAll,
    sendIfTopicExists: async (messages) => {
      const sent = Promise.all(messages.map(sendOptional))
      try {
        await withinLimit(clock, OPTIONAL_LIMIT_MS, 'sending what is optional', sent)
        return true
      } catch (error) {
        logger.debug({ event: 'reply_failed', error })
        return false
      }
    },
    close: async () => {
      await Promise.all([sender.close(), optionalSender.close()])
    },
  }
}

/** Which topics are there, from a list that is to be read again when it is too old for its answer. */
type TopicPresence = {
  readonly has: (topic: string) => boolean
  readonly isCurrent: (topic: string) => boolean
  readonly read: () => Promise<void>
}

function createTopicPresence(listTopics: () => Promise<readonly string[]>, clock: Clock): TopicPresence {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const startedAt = clock.now()
    try {
      known = new Set(await listTopics())
      readAt = startedAt
    } finally {
      reading = undefined
    }
  }

  return {
    has: (topic) => known.has(topic),
    isCurrent: (topic) => clock.now() - readAt < (known.has(topic) ? PRESENT_FOR_MS : ABSENT_FOR_MS),
    read: () => {
      reading ??= read()
      return reading
    },
  }
}
