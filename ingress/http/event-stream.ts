import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { HttpResponse } from './response.ts'

/** One server-sent event; `id` comes back as Last-Event-ID when the reader connects again. */
export type ServerSentEvent = { readonly event: string; readonly id: string; readonly data: unknown }

/** A comment: readers pass over it. */
const HEARTBEAT = ': still here\n\n'

/**
 * A reader that has closed its side listens still, or has gone. Who has gone answers the first of two heartbeats with a
 * reset, and the second one finds that out.
 */
const KNOCKS_MS = [0, 500]

/** How soon a reader that lost the connection should come back. */
const RETRY_MS = 2_000

/**
 * An answer that goes on for as long as its events do; they are given a signal that aborts when the reader has gone.
 * `null` among them is a heartbeat: a comment that keeps proxies from taking the connection for dead. Source: WHATWG
 * HTML, server-sent events.
 *
 * @param socket the connection that the events are read on
 */
export function eventStream(
  socket: Pick<Socket, 'once' | 'off' | 'readableEnded'>,
  follow: (gone: AbortSignal) => AsyncIterable<ServerSentEvent | null>,
): HttpResponse {
  const gone = new AbortController()
  const knocks: NodeJS.Timeout[] = []
  const knock = (): void => {
    for (const ms of KNOCKS_MS) knocks.push(setTimeout(() => body.push(HEARTBEAT), ms))
  }
  // Made by hand: a stream made of a generator is told of its reader's going only when the generator next has something
  // to say.
  const body = new Readable({
    read: () => {},
    destroy: (error, done) => {
      gone.abort()
      done(error)
    },
  })
  const hush = (): void => {
    socket.off('end', knock)
    for (const timer of knocks) clearTimeout(timer)
  }
  socket.once('end', knock)
  if (socket.readableEnded) knock()
  void pour(linesOf(follow(gone.signal), hush), body)
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx and others of its kind gather an answer unless they are told not to.
      'X-Accel-Buffering': 'no',
    },
    body,
  }
}

async function pour(lines: AsyncIterable<string>, body: Readable): Promise<void> {
  try {
    for await (const line of lines) if (!body.destroyed) body.push(line)
    if (!body.destroyed) body.push(null)
  } catch (error) {
    body.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

async function* linesOf(events: AsyncIterable<ServerSentEvent | null>, onEnd: () => void): AsyncGenerator<string> {
  try {
    yield `retry: ${RETRY_MS}\n\n`
    for await (const item of events)
      yield item === null ? HEARTBEAT : `event: ${item.event}\nid: ${item.id}\ndata: ${JSON.stringify(item.data)}\n\n`
  } finally {
    onEnd()
  }
}
