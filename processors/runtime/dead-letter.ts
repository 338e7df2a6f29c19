import type { IncomingMessage, Kafka } from '../../infra/kafka/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import { eventHeaders } from '../../schemas/events/cloud-events.ts'
import type { Outcome } from './outcome.ts'

export type DeadLetterTarget = { readonly kafka: Kafka; readonly topic: string; readonly clock: Clock }

/**
 * Keeps the original bytes and headers of a message that can never succeed, and resolves once they are safe. Only what
 * the message itself dooms comes here; an outage must never empty a topic into the dead letters.
 */
export async function parkMessage(
  { kafka, topic, clock }: DeadLetterTarget,
  message: IncomingMessage,
  { reason, detail }: Extract<Outcome, { kind: 'parked' }>,
): Promise<void> {
  const source = `${message.topic}/${message.partition}/${message.offset}`
  const parkedAt = clock.now()
  const value = await kafka.codec.encode('dead-letter', {
    sourceTopic: message.topic,
    sourcePartition: message.partition,
    sourceOffset: Number(message.offset),
    reason,
    detail,
    attempts: 1,
    key: message.key,
    value: message.value,
    headers: message.headers,
    parkedAt,
  })
  const headers = eventHeaders({
    id: source,
    event: 'dead-letter',
    source: 'processor',
    subject: source,
    timeMs: parkedAt,
  })
  await kafka.producer.send([{ topic, key: source, value, headers }])
}
