/** One server-sent event; `id` is what a reader that comes back names as the last it heard. */
export type ServerSentEvent = { readonly event: string; readonly id: string; readonly data: string }

/** Three times the longest pause of the service: after that the connection counts as dead. */
const SILENT_MOST_MS = 45_000

/**
 * The events of a stream as they come. Comments and waiting times are passed over; lines end with a line feed, as the
 * service writes them. Source: WHATWG HTML, server-sent events.
 *
 * @throws Error when nothing has come for `silentMostMs`, and what the stream throws
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silentMostMs = SILENT_MOST_MS,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silentMostMs)
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readWithin(reader: Reader, ms: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${ms} ms.`)), ms)
  })
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer))
}

function eventOf(block: string): ServerSentEvent | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    const before = fields.get(name)
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value)
  }
  const [event, data] = [fields.get('event'), fields.get('data')]
  if (event === undefined || data === undefined) return undefined
  return { event, id: fields.get('id') ?? '', data }
}
