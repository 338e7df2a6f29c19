// One topic's way to the brokers: one write at a time, and everything that came meanwhile goes with the next.
// A lone message leaves at once; a crowd shares its round trips. Topics have lanes of their own, so that a reply topic
// that is gone holds up nobody else.
import { type BackoffTerms, backoffMs } from '../lifecycle/backoff.ts'
import type { Clock } from '../lifecycle/clock.ts'
import { Failure } from '../lifecycle/failure.ts'
import type { OutgoingMessage } from './port.ts'

/** Half of the brokers' 1 MiB limit for one record batch, so that a full write is never too large because it is full. */
const WRITE_BYTES_MOST = 512 * 1024
/** Beyond this a topic's queue answers at once that Kafka is not keeping up. */
const WAITING_MOST = 10_000
const retryTerms: BackoffTerms = { firstMs: 100, mostMs: 500, attemptsMost: Number.POSITIVE_INFINITY }

export type WriteResult =
  | { readonly kind: 'written' }
  /** Repeating will not help. */
  | { readonly kind: 'refused'; readonly error: Failure }
  | { readonly kind: 'missing_topic'; readonly error: Failure }
  | { readonly kind: 'unavailable'; readonly error: Failure }

export type SendLaneTerms = {
  /** No new attempt begins for a message that has waited this long. */
  readonly giveUpAfterMs: number
  /** How long a topic may be unknown to the brokers before its messages are given up. */
  readonly missingTopicAfterMs: number
}

export type SendLaneOptions = {
  readonly terms: SendLaneTerms
  readonly write: (messages: readonly OutgoingMessage[]) => Promise<WriteResult>
  readonly clock: Clock
  readonly random: () => number
  readonly onIdle?: () => void
}

export type SendLane = { readonly send: (message: OutgoingMessage) => Promise<void> }

type Waiting = {
  readonly message: OutgoingMessage
  readonly since: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export function createSendLane({ terms, write, clock, random, onIdle }: SendLaneOptions): SendLane {
  let waiting: Waiting[] = []
  let running = false
  let missingSince: number | undefined

  async function run(): Promise<void> {
    let attempt = 1
    while (waiting.length > 0) {
      const batch = takeBatch()
      const retried = await writeBatch(batch)
      waiting = [...retried, ...waiting]
      if (retried.length === 0) attempt = 1
      else await clock.sleep(backoffMs(attempt++, retryTerms, random))
    }
    running = false
    onIdle?.()
  }

  function takeBatch(): readonly Waiting[] {
    let bytes = 0
    let count = 0
    for (const { message } of waiting) {
      bytes += sizeOf(message)
      if (count > 0 && bytes > WRITE_BYTES_MOST) break
      count += 1
    }
    return waiting.splice(0, count)
  }

  /** Writes a batch and answers those that are to be tried again. */
  async function writeBatch(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const result = await write(batch.map(({ message }) => message))
    if (result.kind === 'written') {
      missingSince = undefined
      for (const each of batch) each.resolve()
      return []
    }
    if (result.kind === 'refused' && batch.length > 1) return await writeApart(batch)
    const now = clock.now()
    missingSince = result.kind === 'missing_topic' ? (missingSince ?? now) : undefined
    const hopeless = result.kind === 'refused' || now - (missingSince ?? now) >= terms.missingTopicAfterMs
    const expired = (each: Waiting): boolean => hopeless || now - each.since >= terms.giveUpAfterMs
    for (const each of batch) if (expired(each)) each.reject(result.error)
    return batch.filter((each) => !expired(each))
  }

  /** One message the brokers refuse must not take its neighbours with it. */
  async function writeApart(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const retried: Waiting[] = []
    for (const each of batch) retried.push(...(await writeBatch([each])))
    return retried
  }

  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= WAITING_MOST) {
          const text = `${WAITING_MOST} messages already wait for topic ${message.topic}`
          return reject(new Failure('kafka_unavailable', 'retry', text))
        }
        waiting.push({ message, since: clock.now(), resolve, reject })
        if (running) return
        running = true
        // The microtask lets everything sent in the same turn leave together.
        queueMicrotask(run)
      }),
  }
}

/** Key, value and a generous allowance for headers and framing. */
const sizeOf = (message: OutgoingMessage): number => message.value.length + message.key.length + 512
