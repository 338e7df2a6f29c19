// The only way to call an address that a caller chose: images by URL, webhooks. Such an address may point at our own
// machines, so the host name is resolved once, every address it resolves to must be public, and the connection goes to
// one of those addresses; the name is never resolved a second time (DNS rebinding). Redirects are not followed.
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { Failure } from '../lifecycle/failure.ts'
import { CUT_OFF, EgressError, unreachable } from './egress-error.ts'
import { type ResolveName, resolvePublic } from './public-address.ts'

export type EgressOptions = {
  /** Lets requests through to private and loopback addresses; for an operator's own network and for tests. */
  readonly allowPrivate: boolean
  /**
   * Every address of a name. The name servers of the system when left out, and where private addresses are allowed its
   * own resolver.
   */
  readonly resolve?: ResolveName
}

export type EgressMessage = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** From asking for the name's address to the answer. */
  readonly timeoutMs: number
}

export type EgressAnswer = { readonly status: number; readonly headers: http.IncomingHttpHeaders }

export type DownloadLimits = {
  /** From asking for the name's address to the last byte of the file. */
  readonly timeoutMs: number
  /** A file with more bytes is given up. */
  readonly bytesMax: number
}
export type Download = { readonly bytes: number; readonly sha256: string }

export type Egress = {
  /**
   * Any status is an answer, redirects among them, whatever comes behind it. Throws an EgressError that says why there is
   * none.
   */
  readonly post: (message: EgressMessage) => Promise<EgressAnswer>
  /**
   * Writes the body of a 200 to a new file. Throws an EgressError otherwise, and a Failure to be retried where our own
   * disk takes no file; what was written until then stays to be removed.
   */
  readonly download: (url: string, path: string, limits: DownloadLimits) => Promise<Download>
}

/** What browsers and proxies pass on everywhere; longer ones are no addresses that anybody typed or was given. */
const URL_CHARACTERS_MAX = 2048
/** What stands behind the head of an answer to a message is read this far, so that its sender is not cut off. */
const UNREAD_BYTES_MAX = 1024 * 1024
const UNREAD_MS = 1000

export function createEgress(options: EgressOptions): Egress {
  return {
    post: (message) =>
      answered(options, { ...message, method: 'POST' }, async (response) => {
        await letFinish(response)
        return { status: response.statusCode ?? 0, headers: response.headers }
      }),
    download: (url, path, { timeoutMs, bytesMax }) =>
      answered(options, { url, timeoutMs, method: 'GET' }, async (response) => {
        if (response.statusCode !== 200) throw new EgressError('bad_status', refusalOf(response.statusCode ?? 0))
        if (Number(response.headers['content-length'] ?? 0) > bytesMax) throw tooLarge(bytesMax)
        return await saveBody(response, path, bytesMax)
      }),
  }
}

/** What the answer was instead of what was hoped for, as the end of a sentence. */
export const refusalOf = (status: number): string =>
  status >= 300 && status < 400 ? `answered ${status}, and redirects are not followed` : `answered ${status}`

/** The answer has been given: how its body goes on and ends changes nothing. */
async function letFinish(response: http.IncomingMessage): Promise<void> {
  const timer = setTimeout(() => response.destroy(), UNREAD_MS)
  await readBody(response, UNREAD_BYTES_MAX, () => {}).catch(() => {})
  clearTimeout(timer)
}

async function saveBody(response: http.IncomingMessage, path: string, bytesMax: number): Promise<Download> {
  const hash = createHash('sha256')
  const file = await onDisk(open(path, 'wx'))
  try {
    const bytes = await readBody(response, bytesMax, async (chunk) => {
      hash.update(chunk)
      await onDisk(file.appendFile(chunk))
    })
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await onDisk(file.close())
  }
}

type OutgoingRequest = Pick<EgressMessage, 'url' | 'timeoutMs'> &
  Partial<Pick<EgressMessage, 'headers' | 'body'>> & { readonly method: 'GET' | 'POST' }

async function answered<Result>(
  { allowPrivate, resolve }: EgressOptions,
  request: OutgoingRequest,
  read: (response: http.IncomingMessage) => Promise<Result>,
): Promise<Result> {
  const url = readAddress(request.url)
  const signal = AbortSignal.timeout(request.timeoutMs)
  try {
    const address = await withinSignal(
      resolvePublic(url.hostname, { allowPrivate, ...(resolve ? { resolve } : {}) }),
      signal,
    )
    const response = await send(url, address, request, signal)
    try {
      return await read(response)
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof EgressError || error instanceof Failure) throw error
    if (signal.aborted) throw new EgressError('timed_out', `did not answer within ${request.timeoutMs} ms`, error)
    throw unreachable(error)
  }
}

/** An http or https address without a login. Throws an EgressError that says what is wrong with it. */
export function readAddress(text: string): URL {
  if (text.length > URL_CHARACTERS_MAX || !URL.canParse(text))
    throw new EgressError('bad_address', 'is no valid address')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new EgressError('bad_address', 'must be an http or https address')
  }
  if (url.username || url.password) throw new EgressError('bad_address', 'must not hold a login')
  return url
}

function send(
  url: URL,
  address: { readonly address: string; readonly family: 4 | 6 },
  { method, headers = {}, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      // Compressed bodies are not unpacked: their size could no longer be bounded.
      headers: { 'user-agent': 'heddle', 'accept-encoding': 'identity', ...headers, ...length },
      agent: false,
      lookup: (_name, { all }, done) => {
        if (all) done(null, [address])
        else done(null, address.address, address.family)
      },
      signal,
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    // An answer that wants to speak another protocol from here on (101) ends the connection without an error.
    outgoing.on('close', () => reject(new EgressError('unreachable', CUT_OFF)))
    outgoing.end(body)
  })
}

/**
 * Hands over the body piece by piece and returns its length. Read by itself and not through a pipe, so that the reading
 * ends when the answer breaks off or its time is over.
 */
async function readBody(
  response: http.IncomingMessage,
  bytesMax: number,
  take: (chunk: Buffer) => unknown,
): Promise<number> {
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bytesMax) throw tooLarge(bytesMax)
    await take(chunk)
  }
  return bytes
}

/** A full or broken disk of ours is not the fault of the address. */
async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Failure('storage_unavailable', 'retry', 'a file could not be written to the local disk', error)
  }
}

function withinSignal<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
}

const tooLarge = (bytesMax: number): EgressError =>
  new EgressError('too_large', `has more than ${bytesMax} bytes, which is the most that is taken`)
