// One topic's way to the brokers: one write at a time, and everything that came meanwhile goes with the next. A single
// message is sent at once; under load many share one write and wait a moment for more. Topics have lanes of their own,
// so that a reply topic that was deleted delays no other.
import { type BackoffTerms, backoffMs } from '../../lifecycle/backoff.ts'
import type { Clock } from '../../lifecycle/clock.ts'
import { Failure } from '../../lifecycle/failure.ts'
import type { OutgoingMessage, RepeatedMessage } from '../port.ts'

/**
 * Half of the brokers' 1 MiB limit for one record batch, so that a full write is never too large because it is full.
 */
const WRITE_BYTES_MOST = 512 * 1024
/**
 * Messages that came during a write wait this long for more, because load comes in bursts. A write costs client and
 * broker far more than its messages do, and so does each fetch that it wakes.
 */
const GATHER_MS = 20
/** Beyond this many a send is refused at once: Kafka is not keeping up. */
const WAITING_MOST = 10_000
const retryTerms: BackoffTerms = { firstMs: 100, mostMs: 500 }

export type WriteResult =
  | { readonly kind: 'written' }
  /** Repeating will not help. */
  | { readonly kind: 'refused'; readonly error: Failure }
  | { readonly kind: 'missing_topic'; readonly error: Failure }
  | { readonly kind: 'unavailable'; readonly error: Failure }

type Message = OutgoingMessage | RepeatedMessage

export type SendLaneTerms = {
  /** No new attempt begins for a message that has waited this long. */
  readonly giveUpAfterMs: number
  /** How long a topic may be unknown to the brokers before its messages are given up. */
  readonly missingTopicAfterMs: number
}

export type SendLaneOptions = {
  readonly terms: SendLaneTerms
  readonly write: (messages: readonly Message[]) => Promise<WriteResult>
  readonly clock: Clock
  readonly random: () => number
  readonly onIdle?: () => void
}

export type SendLane = { readonly send: (message: Message) => Promise<void> }

type Waiting = {
  readonly message: Message
  readonly since: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

type Lane = {
  readonly options: SendLaneOptions
  waiting: Waiting[]
  running: boolean
  missingSince: number | undefined
}

export function createSendLane(options: SendLaneOptions): SendLane {
  const lane: Lane = { options, waiting: [], running: false, missingSince: undefined }
  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (lane.waiting.length >= WAITING_MOST) {
          const text = `${WAITING_MOST} messages already wait for topic ${message.topic}`
          return reject(new Failure('kafka_unavailable', 'retry', text))
        }
        lane.waiting.push({ message, since: options.clock.now(), resolve, reject })
        if (lane.running) return
        lane.running = true
        // Sends that one event has caused, some of them a few promises later, go into one write.
        setImmediate(() => void run(lane))
      }),
  }
}

async function run(lane: Lane): Promise<void> {
  const { clock, random, onIdle } = lane.options
  let attempt = 1
  while (lane.waiting.length > 0) {
    const batch = takeBatch(lane)
    const isFull = lane.waiting.length > 0
    const retried = await writeBatch(lane, batch)
    lane.waiting = [...retried, ...lane.waiting]
    if (retried.length > 0) {
      await clock.sleep(backoffMs(attempt++, retryTerms, random))
      continue
    }
    attempt = 1
    if (lane.waiting.length > 0 && !isFull) await clock.sleep(GATHER_MS)
  }
  lane.running = false
  onIdle?.()
}

function takeBatch(lane: Lane): readonly Waiting[] {
  let bytes = 0
  let count = 0
  for (const { message } of lane.waiting) {
    bytes += sizeOf(message)
    if (count > 0 && bytes > WRITE_BYTES_MOST) break
    count += 1
  }
  return lane.waiting.splice(0, count)
}

/** Writes a batch and answers those that are to be tried again. */
async function writeBatch(lane: Lane, batch: readonly Waiting[]): Promise<readonly Waiting[]> {
  const { write, clock, terms } = lane.options
  const result = await write(batch.map(({ message }) => message))
  const now = clock.now()
  lane.missingSince = result.kind === 'missing_topic' ? (lane.missingSince ?? now) : undefined
  if (result.kind === 'written') {
    for (const each of batch) each.resolve()
    return []
  }
  if (result.kind === 'refused' && batch.length > 1) return await writeApart(lane, batch)
  const hopeless = result.kind === 'refused' || now - (lane.missingSince ?? now) >= terms.missingTopicAfterMs
  const retried: Waiting[] = []
  for (const each of batch) {
    if (hopeless || now - each.since >= terms.giveUpAfterMs) each.reject(result.error)
    else retried.push(each)
  }
  return retried
}

/** One message the brokers refuse must not take its neighbours with it. */
async function writeApart(lane: Lane, batch: readonly Waiting[]): Promise<readonly Waiting[]> {
  const retried: Waiting[] = []
  for (const each of batch) retried.push(...(await writeBatch(lane, [each])))
  return retried
}

/** Key, value and a generous allowance for headers and framing. */
const sizeOf = ({ key, value }: Message): number => value.length + (key?.length ?? 0) + 512
