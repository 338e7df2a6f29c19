import type { Codec, Delivery, Kafka } from '../../infra/kafka/port.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { CancelledJobs } from './cancelled-jobs.ts'

export type ControlListenerOptions = {
  readonly kafka: Pick<Kafka, 'createConsumer'> & { readonly codec: Pick<Codec, 'decode'> }
  readonly topic: string
  /** Of this process alone: every processor hears every order. */
  readonly groupId: string
  readonly cancelled: Pick<CancelledJobs, 'add'>
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

const IN_FLIGHT_MAX = 1_000

/**
 * Reads orders to every processor. From the earliest that is kept, an hour's worth, so that a processor which starts afresh
 * does not begin what was cancelled while it was away.
 */
export function createControlListener(options: ControlListenerOptions): Component {
  const { kafka, topic, groupId, onCrash } = options
  const consumer = kafka.createConsumer({
    groupId,
    topics: [topic],
    inFlightMax: IN_FLIGHT_MAX,
    from: 'earliest',
    onGivenUp: onCrash,
    onDelivery: (delivery) => void handle(delivery, options),
  })
  return { name: 'control orders', start: consumer.start, stop: consumer.stop }
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
