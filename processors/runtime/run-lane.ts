// One message at a time per slot: decode → handle (with bounded retries) → publish what the handler decided → settle.
// Failures are one of three: retry (bounded backoff), park (dead letter, original bytes), crash (stop, commit nothing).
import type { Consumer, DecodedEvent, Delivery, Kafka } from '../../infra/kafka/port.ts'
import { backoffMs, type RetryTerms } from '../../infra/lifecycle/backoff.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import { errorMessage } from '../../infra/lifecycle/error-message.ts'
import { Failure, remedyOf } from '../../infra/lifecycle/failure.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { inSpan, type Tracing } from '../../infra/telemetry/tracing.ts'
import { parkMessage } from './dead-letter.ts'
import type { LaneMetrics } from './lane-metrics.ts'
import type { EmittedEvent, Outcome } from './outcome.ts'

export type HandlerContext = {
  readonly attempt: number
  /** Aborts when this process stops; not on a rebalance, because ending work that is harmless twice only wastes it. */
  readonly signal: AbortSignal
  readonly traceparent: string
  readonly requestId: string | undefined
  readonly logger: Logger
}

export type LaneHandler = {
  readonly name: string
  readonly handle: (event: DecodedEvent, context: HandlerContext) => Promise<Outcome>
  /** The last word when retries are used up or the message cannot succeed: usually a refund. */
  readonly giveUp: (event: DecodedEvent, error: unknown, context: HandlerContext) => Promise<Outcome>
}

export type LaneOptions = {
  readonly kafka: Kafka
  readonly groupId: string
  /** See ConsumerOptions. */
  readonly inheritsFrom?: string
  readonly topics: readonly string[]
  readonly inFlightMax: number
  readonly retry: RetryTerms
  readonly deadLetterTopic: string
  readonly handler: LaneHandler
  readonly clock: Clock
  readonly random: () => number
  readonly logger: Logger
  readonly tracing: Tracing
  readonly metrics: LaneMetrics
  /** Called once when the lane cannot go on; the process should end so that its supervisor starts it afresh. */
  readonly onCrash: (error: unknown) => void
}

/** Most drawings take less; what takes longer is cheaper to begin again elsewhere than to wait for. */
const DRAIN_MS = 1500
/**
 * Most lanes have nothing to do most of the time, and a fetch costs broker and client a millisecond. A lane that stops
 * waits this long beside the others; one that was full has half of what it may take up left when it is fetched again.
 */
const IDLE_WAIT_MS = 500

export function createLane(options: LaneOptions): Component {
  const { kafka, handler, logger } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const onDelivery = (delivery: Delivery): void => {
    const work = processDelivery(options, delivery, stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return
      logger.error({ event: 'lane_crashed', lane: handler.name, error })
      options.onCrash(error)
    })
    running.add(work)
    void work.finally(() => running.delete(work))
  }
  let consumer: Consumer | undefined
  return {
    name: `lane ${handler.name}`,
    start: async () => {
      const { groupId, topics, inFlightMax, onCrash, inheritsFrom } = options
      consumer = kafka.createConsumer({
        groupId,
        topics,
        inFlightMax,
        from: 'earliest',
        idleWaitMs: IDLE_WAIT_MS,
        ...(inheritsFrom ? { inheritsFrom } : {}),
        onDelivery,
        onGivenUp: onCrash,
      })
      await consumer.start()
    },
    stop: async () => {
      await consumer?.drain()
      // What is nearly done may finish; the rest is handed out again to another process.
      await Promise.race([Promise.allSettled(running), options.clock.sleep(DRAIN_MS)])
      stopping.abort()
      await Promise.allSettled(running)
      await consumer?.stop()
    },
  }
}

async function processDelivery(options: LaneOptions, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const { kafka, handler, tracing, metrics } = options
  const { message } = delivery
  const span = tracing.start(`${handler.name} process`, 'consumer', message.headers.traceparent?.toString())
  const { traceparent } = span
  const requestId = message.headers.ce_requestid?.toString()
  const logger = options.logger.with({ jobId: message.key?.toString(), requestId })
  const startedAt = options.clock.now()
  metrics.waited((startedAt - message.timestampMs) / 1000, handler.name)
  try {
    const outcome = await decideOutcome(options, delivery, { signal, traceparent, requestId, logger })
    await outlastOutage(options, signal, async () => {
      if (outcome.kind === 'parked')
        await parkMessage({ kafka, topic: options.deadLetterTopic, clock: options.clock }, message, outcome)
      await publish(options, outcome.emit, traceparent)
    })
    delivery.settle()
    const durationMs = options.clock.now() - startedAt
    metrics.handled(durationMs / 1000, handler.name, outcome.kind)
    logger.info({ event: 'message_handled', lane: handler.name, outcome: outcome.kind, durationMs })
    span.end()
  } catch (error) {
    span.end({ error })
    throw error
  }
}

/**
 * An absent server says nothing about the message, so it is waited for without end: a handler ends what is past its
 * deadline itself. Only tries that ended for another reason are counted.
 */
async function decideOutcome(
  options: LaneOptions,
  { message }: Delivery,
  given: Omit<HandlerContext, 'attempt'>,
): Promise<Outcome> {
  const { kafka, handler, retry, clock, random, metrics } = options
  const { signal, logger } = given
  let event: DecodedEvent | undefined
  let outages = 0
  for (let attempt = 1; ; attempt += 1) {
    const context = { ...given, attempt }
    try {
      event ??= await kafka.codec.decode(message.value)
      return await handler.handle(event, context)
    } catch (error) {
      const remedy = remedyOf(error)
      if (signal.aborted || remedy === 'crash') throw error
      if (!event && remedy === 'park')
        return { kind: 'parked', reason: 'undecodable', detail: errorMessage(error), emit: [] }
      if (isOutage(error)) outages += 1
      const exhausted = attempt - outages >= retry.attemptsMost
      if (event && (remedy === 'park' || exhausted)) return await handler.giveUp(event, error, context)
      metrics.retried(handler.name)
      logger.warn({ event: 'attempt_failed', lane: handler.name, attempt, error })
      await clock.sleep(backoffMs(attempt, retry, random), signal)
      if (signal.aborted) throw new Failure('stopped', 'retry', 'the lane is stopping', error)
    }
  }
}

/** What was decided is published however long Kafka is away: the work is done, and doing it again would help nobody. */
async function outlastOutage(
  { clock, retry, random, logger, handler }: LaneOptions,
  signal: AbortSignal,
  publishing: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishing()
    } catch (error) {
      if (remedyOf(error) !== 'retry' || signal.aborted) throw error
      logger.warn({ event: 'publish_failed', lane: handler.name, attempt, error })
      await clock.sleep(backoffMs(attempt, retry, random), signal)
    }
  }
}

/**
 * Publishes events and waits until all replicas have them. Copies for reply topics are sent first, because callers wait
 * for them, and are waited for only within the producer's own limit. Their order does not matter: an ingress that
 * learns of an end from its copy settles the job itself, and the message is settled after both.
 */
async function publish(
  { kafka, tracing, handler }: LaneOptions,
  events: readonly EmittedEvent[],
  traceparent: string,
): Promise<void> {
  if (events.length === 0) return
  const messages = await Promise.all(
    events.map(async ({ event, payload, topic, key, headers, copyTo }) => ({
      message: { topic, key, headers, value: await kafka.codec.encode(event, payload) },
      copyTo,
    })),
  )
  const copies = messages.flatMap(({ message, copyTo }) => (copyTo ? [{ ...message, topic: copyTo }] : []))
  await inSpan(tracing.start(`${handler.name} publish`, 'producer', traceparent), async () => {
    const [areTold] = await Promise.all([
      kafka.producer.sendIfTopicExists(copies),
      kafka.producer.send(messages.map(({ message }) => message)),
    ])
    // The events were accepted, so an outage that swallowed the copies is over.
    if (!areTold) await kafka.producer.sendIfTopicExists(copies)
  })
}

const isOutage = (error: unknown): boolean => error instanceof Failure && error.code.endsWith('_unavailable')
