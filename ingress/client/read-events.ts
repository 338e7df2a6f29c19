/** One server-sent event; `id` is what a reader that comes back names as the last it heard. */
export type ServerSentEvent = { readonly event: string; readonly id: string; readonly data: string }

/**
 * The events of a stream as they come. Comments and waiting times are passed over; lines end with a line feed, as the
 * service writes them. Source: WHATWG HTML, server-sent events.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
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
