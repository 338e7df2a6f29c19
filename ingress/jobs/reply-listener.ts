import type { Codec, Consumer, DecodedEvent, Delivery, Kafka, TopicAdmin } from '../../infra/kafka/port.ts'
import type { TerminalEvent } from '../../infra/ledger/port.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { replyTopic } from '../../schemas/topics.ts'
import type { JobWaiters } from './job-waiters.ts'
import type { ProgressBoard } from './progress-board.ts'

export type ReplyListenerOptions = {
  readonly kafka: Pick<Kafka, 'createConsumer'> & {
    readonly codec: Pick<Codec, 'decode'>
    readonly topics: Pick<TopicAdmin, 'ensure' | 'remove'>
  }
  readonly waiters: JobWaiters
  /** This instance's own topic; it lives as long as the instance. */
  readonly topic: string
  /** Read beside it, by every instance: a caller may ask any of them how far a job is. */
  readonly progress: { readonly topic: string; readonly board: Pick<ProgressBoard, 'put'> }
  readonly logger: Logger
  readonly onGivenUp: (error: unknown) => void
}

/** A reply is half a kilobyte and is handled in microseconds, so this bound is never reached in practice. */
const IN_FLIGHT_MAX = 1_000

/**
 * Reads the instance's reply topic, and what running jobs tell of their progress. Started before the instance is ready:
 * a reply that is sent before the consumer has joined would be missed, and its caller would get the answer only from
 * the job's row.
 */
export function createReplyListener(options: ReplyListenerOptions): Component & Pick<Consumer, 'lastSeenAt'> {
  const { kafka, topic, logger } = options
  const consumer = kafka.createConsumer({
    groupId: topic,
    topics: [topic, options.progress.topic],
    inFlightMax: IN_FLIGHT_MAX,
    from: 'latest',
    onGivenUp: options.onGivenUp,
    onDelivery: (delivery) => void handle(delivery, options),
  })
  return {
    name: 'replies',
    lastSeenAt: consumer.lastSeenAt,
    start: async () => {
      await kafka.topics.ensure([replyTopic(topic)])
      await consumer.start()
    },
    stop: async () => {
      await consumer.stop()
      await kafka.topics.remove([topic]).catch((error: unknown) => {
        logger.warn({ event: 'reply_topic_left_behind', topic, error })
      })
    },
  }
}

/** A reply that cannot be read is passed over: its job's row still tells the caller how the job ended. */
async function handle(delivery: Delivery, { kafka, waiters, progress, logger }: ReplyListenerOptions): Promise<void> {
  try {
    const decoded = await kafka.codec.decode(delivery.message.value)
    if (decoded.event === 'progress') return progress.board.put(decoded.payload)
    const event = terminalEventOf(decoded)
    if (event) waiters.resolve(jobIdOf(event), event)
    else logger.warn({ event: 'reply_unexpected', received: decoded.event })
  } catch (error) {
    logger.warn({ event: 'reply_unreadable', error })
  } finally {
    delivery.settle()
  }
}

function terminalEventOf(decoded: DecodedEvent): TerminalEvent | undefined {
  if (decoded.event === 'completion') return { kind: 'completed', completion: decoded.payload }
  if (decoded.event === 'refund') return { kind: 'refunded', refund: decoded.payload }
  return undefined
}

const jobIdOf = (event: TerminalEvent) => (event.kind === 'completed' ? event.completion.jobId : event.refund.jobId)
