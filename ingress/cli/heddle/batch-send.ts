// `heddle batch send`: a file of requests, a line each, in its order to the account's own topic.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Codec, OutgoingMessage, Producer } from '../../../infra/kafka/port.ts'
import type { BatchRequest } from '../../../schemas/events/payloads.ts'
import { checkRequestFile, type RequestFile, readRequestLines } from './request-lines.ts'
import { createNoState, openSendState, type SendState } from './send-state.ts'

export type SendOptions = {
  /** What of it is sent is kept beside it; of standard input nothing is, as it cannot be given again. */
  readonly file: string | NodeJS.ReadableStream
  readonly topic: string
  readonly producer: Pick<Producer, 'send'>
  readonly codec: Pick<Codec, 'encode'>
  /** Aborts before the next requests go; the promise is rejected then. */
  readonly signal: AbortSignal
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
  const { file } = options
  if (typeof file === 'string') return await sendFile({ path: file, name: file }, options)
  // It is read twice: whole, before anything is sent, and as it is sent.
  const folder = await mkdtemp(join(tmpdir(), 'heddle-send-'))
  try {
    const path = join(folder, 'requests.jsonl')
    await pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: options.signal })
    return await sendFile({ path, name: 'standard input' }, options, createNoState())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function sendFile(
  file: RequestFile,
  options: SendOptions,
  stateOf?: SendState,
): Promise<{ readonly total: number; readonly before: number }> {
  const { topic, onProgress } = options
  const total = await checkRequestFile(file)
  const state = stateOf ?? (await openSendState(file.path, topic))
  const before = state.sent()
  onProgress(before, total)
  let waiting: BatchRequest[] = []
  let seen = 0
  const flush = async (): Promise<void> => {
    options.signal.throwIfAborted()
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
