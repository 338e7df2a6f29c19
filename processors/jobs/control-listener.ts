import type { Codec, Delivery, Kafka, TopicAdmin } from '../../infra/kafka/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { CancelledJobs } from './cancelled-jobs.ts'

export type ControlListenerOptions = {
  readonly kafka: Pick<Kafka, 'createConsumer'> & {
    readonly codec: Pick<Codec, 'decode'>
    readonly topics: Pick<TopicAdmin, 'depth'>
  }
  readonly topic: string
  /** Of this process alone: every processor hears every order. */
  readonly groupId: string
  readonly cancelled: Pick<CancelledJobs, 'add'>
  readonly clock: Pick<Clock, 'sleep'>
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

/** An order is a few hundred bytes and handled in microseconds, so this bound is never reached in practice. */
const IN_FLIGHT_MAX = 1_000
/**
 * Some ten thousand orders are read in a second. After this time the start goes on: work whose cancellation was not
 * read yet is done for nothing, which is better than doing no work.
 */
const CATCH_UP_LIMIT_MS = 10_000

/**
 * Reads orders to every processor, from the earliest that is kept: as long as any work may wait. Has started when it
 * knows those given before, so that a processor which starts afresh does not begin what was cancelled while it was
 * away.
 */
export function createControlListener(options: ControlListenerOptions): Component {
  const { kafka, topic, groupId, clock, logger, onCrash } = options
  let read = 0
  let owed = Number.POSITIVE_INFINITY
  const caughtUp = Promise.withResolvers<void>()
  const countRead = (): void => {
    read += 1
    if (read >= owed) caughtUp.resolve()
  }
  const consumer = kafka.createConsumer({
    groupId,
    topics: [topic],
    inFlightMax: IN_FLIGHT_MAX,
    from: 'earliest',
    onGivenUp: onCrash,
    onDelivery: (delivery) => void handle(delivery, options).then(countRead),
  })
  return {
    name: 'control orders',
    start: async () => {
      owed = await kafka.topics.depth(topic)
      if (owed === 0) caughtUp.resolve()
      await consumer.start()
      const given = new AbortController()
      const late = clock.sleep(CATCH_UP_LIMIT_MS, given.signal)
      await Promise.race([caughtUp.promise, late])
      given.abort()
      if (read < owed) logger.warn({ event: 'orders_late', read, owed })
    },
    stop: consumer.stop,
  }
}

/** An order that cannot be read is passed over: what it was about is refunded already, and only work is lost. */
async function handle(delivery: Delivery, { kafka, cancelled, logger }: ControlListenerOptions): Promise<void> {
  try {
    const { event, payload } = await kafka.codec.decode(delivery.message.value)
    if (event === 'control' && payload.action === 'cancel') cancelled.add(payload.jobId)
    else logger.warn({ event: 'order_unexpected', received: event })
  } catch (error) {
    logger.warn({ event: 'order_unreadable', error })
  } finally {
    delivery.settle()
  }
}
