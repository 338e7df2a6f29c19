// For lanes whose work is cheaper together: deliveries gather while one batch is handled and go on as the next one.
import type { Consumer, DecodedEvent, Delivery, Kafka } from '../../infra/kafka/port.ts'
import { type BackoffTerms, backoffMs } from '../../infra/lifecycle/backoff.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import { errorMessage } from '../../infra/lifecycle/error-message.ts'
import { remedyOf } from '../../infra/lifecycle/failure.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { Tracing } from '../../infra/telemetry/tracing.ts'
import type { EventName } from '../../schemas/events/catalogue.ts'
import { parkMessage } from './dead-letter.ts'
import type { LaneMetrics } from './lane-metrics.ts'
import type { ParkReason } from './outcome.ts'

/** What every such lane is given by who composes the program. */
export type BatchLaneDeps = {
  readonly kafka: Kafka
  readonly clock: Clock
  readonly random: () => number
  readonly logger: Logger
  readonly tracing: Pick<Tracing, 'start'>
  readonly metrics: LaneMetrics
  readonly onCrash: (error: unknown) => void
}

type EventOf<Name extends EventName> = Extract<DecodedEvent, { readonly event: Name }>

export type BatchLaneOptions<Name extends EventName> = BatchLaneDeps & {
  readonly name: string
  readonly groupId: string
  readonly topics: readonly string[]
  /**
   * What these topics hold. Another event there is parked: it would end every process that reads it, and nothing behind
   * it be read.
   */
  readonly events: readonly Name[]
  readonly batchMax: number
  /** How long the first delivery of a batch waits for more. */
  readonly gatherMs: number
  /** Waits between tries, of which there are as many as an outage takes. */
  readonly retry: BackoffTerms
  readonly deadLetterTopic: string
  /** Applies all events, any number of times and in any order. */
  readonly handle: (events: readonly EventOf<Name>[]) => Promise<void>
}

export function createBatchLane<Name extends EventName>(options: BatchLaneOptions<Name>): Component {
  const { kafka, name, logger, batchMax } = options
  const stopping = new AbortController()
  const gathered: Delivery[] = []
  let wake = (): void => {}
  let loop: Promise<void> = Promise.resolve()
  let consumer: Consumer | undefined

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (gathered.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      if (gathered.length < batchMax) await options.clock.sleep(options.gatherMs, stopping.signal)
      if (gathered.length > 0) await handleBatch(options, gathered.splice(0, batchMax), stopping.signal)
    }
  }
  const onDelivery = (delivery: Delivery): void => {
    gathered.push(delivery)
    wake()
  }
  return {
    name: `lane ${name}`,
    start: async () => {
      loop = run().catch((error: unknown) => {
        logger.error({ event: 'lane_crashed', lane: name, error })
        options.onCrash(error)
      })
      const { groupId, topics, onCrash } = options
      consumer = kafka.createConsumer({
        groupId,
        topics,
        inFlightMax: batchMax * 4,
        from: 'earliest',
        patient: true,
        onDelivery,
        onGivenUp: onCrash,
      })
      await consumer.start()
    },
    stop: async () => {
      await consumer?.drain()
      stopping.abort()
      wake()
      await loop
      await consumer?.stop()
    },
  }
}

async function handleBatch<Name extends EventName>(
  options: BatchLaneOptions<Name>,
  deliveries: readonly Delivery[],
  signal: AbortSignal,
): Promise<void> {
  const { name, retry, clock, random, logger, tracing, metrics } = options
  const startedAt = clock.now()
  // One span for each message and not one for the batch: every message belongs to the trace of a request of its own.
  const spans = deliveries.map(({ message }) =>
    tracing.start(`${name} process`, 'consumer', message.headers.traceparent?.toString()),
  )
  const known = new Map<Delivery, EventOf<Name> | undefined>()
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      await options.handle(await decodeAll(options, deliveries, known))
      for (const delivery of deliveries) delivery.settle()
      for (const span of spans) span.end()
      metrics.handled((clock.now() - startedAt) / 1000, name, 'done')
      return
    } catch (error) {
      if (remedyOf(error) !== 'retry') {
        // The process ends with this: what is not told now is told never.
        for (const span of spans) span.end({ error })
        throw error
      }
      metrics.retried(name)
      logger.warn({ event: 'batch_failed', lane: name, attempt, size: deliveries.length, error })
      await clock.sleep(backoffMs(attempt, retry, random), signal)
    }
  }
}

/**
 * What the deliveries hold, without what no schema explains or does not belong there: that is parked one by one, and
 * the rest goes on.
 *
 * @param known what an earlier try has decoded, undefined for what it has parked; added to, so that nothing is parked
 *   twice
 */
async function decodeAll<Name extends EventName>(
  options: BatchLaneOptions<Name>,
  deliveries: readonly Delivery[],
  known: Map<Delivery, EventOf<Name> | undefined>,
): Promise<readonly EventOf<Name>[]> {
  const unknown = deliveries.filter((delivery) => !known.has(delivery))
  await Promise.all(unknown.map(async (delivery) => known.set(delivery, await decodeOrPark(options, delivery))))
  return deliveries.flatMap((delivery) => known.get(delivery) ?? [])
}

async function decodeOrPark<Name extends EventName>(
  { kafka, events, deadLetterTopic, clock }: BatchLaneOptions<Name>,
  { message }: Delivery,
): Promise<EventOf<Name> | undefined> {
  const park = async (reason: ParkReason, detail: string): Promise<undefined> => {
    await parkMessage({ kafka, topic: deadLetterTopic, clock }, message, { kind: 'parked', reason, detail, emit: [] })
  }
  let decoded: DecodedEvent
  try {
    decoded = await kafka.codec.decode(message.value)
  } catch (error) {
    if (remedyOf(error) !== 'park') throw error
    return await park('undecodable', errorMessage(error))
  }
  if (isOneOf(decoded, events)) return decoded
  return await park('rejected', `${decoded.event} does not belong on ${message.topic}`)
}

function isOneOf<Name extends EventName>(decoded: DecodedEvent, names: readonly Name[]): decoded is EventOf<Name> {
  return names.some((name) => name === decoded.event)
}
