// What a handler returns, and the one place that writes it. No handler touches the response, so none can answer twice.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

export type HttpResponse = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | Readable
}

type Headers = Readonly<Record<string, string>>

/** Answers of the API are about one moment and one caller, so no cache may keep them. */
const NO_STORE = { 'Cache-Control': 'no-store' }

export function json(status: number, value: unknown, headers: Headers = {}): HttpResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE, ...headers },
    body: JSON.stringify(value),
  }
}

export function problemJson(status: number, value: unknown, headers: Headers = {}): HttpResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...NO_STORE, ...headers },
    body: JSON.stringify(value),
  }
}

/** Writes an answer once. Does nothing when the caller has gone; a stream that fails midway ends the connection. */
export async function writeResponse(response: Response, answer: HttpResponse): Promise<void> {
  if (response.headersSent || response.destroyed) return discard(answer)
  response.status(answer.status)
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value)
  if (answer.body instanceof Readable && response.req.method !== 'HEAD') return stream(response, answer.body)
  discard(answer)
  if (answer.body === undefined || answer.body instanceof Readable) return void response.end()
  response.setHeader('Content-Length', Buffer.byteLength(answer.body))
  response.end(response.req.method === 'HEAD' ? undefined : answer.body)
}

async function stream(response: Response, body: Readable): Promise<void> {
  try {
    await pipeline(body, response)
  } catch {
    // The status line was sent, so only a cut connection can show that the rest is missing.
    response.destroy()
  }
}

function discard(answer: HttpResponse): void {
  if (answer.body instanceof Readable) answer.body.destroy()
}
