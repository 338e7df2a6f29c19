// `heddle batch send`: a file of requests, a line each, in its order to the account's own topic.
import type { Codec, OutgoingMessage, Producer } from '../../../infra/kafka/port.ts'
import type { BatchRequest } from '../../../schemas/events/payloads.ts'
import { checkRequestFile, readRequestLines } from './request-lines.ts'
import { openSendState } from './send-state.ts'

export type SendOptions = {
  readonly file: string
  readonly topic: string
  readonly producer: Pick<Producer, 'send'>
  readonly codec: Pick<Codec, 'encode'>
  /** Called with how many of all requests the brokers have taken. */
  readonly onProgress: (sent: number, total: number) => void
}

/**
 * At once, acknowledged by all in-sync replicas before the next ones go: so the order holds, and a kill repeats no more
 * than these.
 */
const SEND_AT_ONCE = 500

/** Answers how many requests the file has and how many of them an earlier, interrupted run had sent. */
export async function sendRequests(options: SendOptions): Promise<{ readonly total: number; readonly before: number }> {
  const { file, topic, onProgress } = options
  const total = await checkRequestFile(file)
  const state = await openSendState(file, topic)
  const before = state.sent()
  onProgress(before, total)
  let waiting: BatchRequest[] = []
  let seen = 0
  const flush = async (): Promise<void> => {
    await sendTogether(waiting, options)
    state.record(state.sent() + waiting.length)
    waiting = []
    onProgress(state.sent(), total)
  }
  for await (const { request } of readRequestLines(file)) {
    seen += 1
    if (seen <= before) continue
    waiting.push(request)
    if (waiting.length === SEND_AT_ONCE) await flush()
  }
  if (waiting.length > 0) await flush()
  state.remove()
  return { total, before }
}

async function sendTogether(requests: readonly BatchRequest[], { topic, producer, codec }: SendOptions): Promise<void> {
  const messages = requests.map(
    async (request): Promise<OutgoingMessage> => ({
      topic,
      key: request.reference,
      value: await codec.encode('batch-request', request),
      headers: {},
    }),
  )
  await producer.send(await Promise.all(messages))
}
