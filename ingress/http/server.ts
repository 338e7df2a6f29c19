import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Express } from 'express'
import type { ErrorCode } from '../../schemas/error-codes.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { HttpProblem, problemDocumentOf } from './problem.ts'

const SECOND = 1000

/** Against callers that send nothing, or a byte now and then, to keep connections and memory (slowloris). */
export const serverLimits = {
  /** Our longest header is a URL of 2 kB; keys, traces and proxies' additions fit in the rest. */
  headerBytesMax: 16 * 1024,
  headersTimeoutMs: 10 * SECOND,
  /** A file of 50 MiB in this time is 3.5 Mbit/s. Says nothing of how long the answer may take. */
  requestTimeoutMs: 120 * SECOND,
  /** Longer than the 60 s after which common load balancers drop an idle connection, so that they close first. */
  keepAliveTimeoutMs: 65 * SECOND,
  /**
   * A connection on which nothing moves in either direction is closed. A caller that waits for the slowest job is
   * silent for its whole deadline, so this is longer; it ends those who ask for a file and never read it.
   */
  idleTimeoutMs: Math.max(...Object.values(operationTerms).map(({ deadlineMs }) => deadlineMs)) + 30 * SECOND,
  connectionsCheckMs: 2 * SECOND,
  connectionsMax: 10_000,
  /** Who is refused below the application may read why; then the connection ends, even if it goes on sending. */
  lingerMs: 5 * SECOND,
} as const

export type ServerLimits = { readonly [Name in keyof typeof serverLimits]: number }

export type ListenPlace = { readonly port: number; readonly host: string } | { readonly fd: number }

export type HttpServer = {
  /** Binds, or takes a socket that was inherited, and returns its port. */
  readonly listen: (place: ListenPlace) => Promise<number>
  /**
   * Takes no more connections and waits until running requests are answered, at most `drainMs`; then cuts the rest.
   *
   * @param beforeCut lets those go that would be cut, half a second before, so that they get an answer
   */
  readonly close: (drainMs: number, beforeCut?: () => void) => Promise<void>
}

export function createHttpServer(app: Express, limits: ServerLimits = serverLimits): HttpServer {
  const exchanges = new WeakMap<Duplex, Exchange>()
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    exchanges.set(request.socket, { request, response })
    app(request, response)
  }
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytesMax,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckMs,
      // The application refuses it, with a problem document.
      requireHostHeader: false,
    },
    take,
  )
  // A caller that has said all and closes its side (`nc -N`, Java's `shutdownOutput`) still wants its answer. The
  // property is Node's, and in no types of it.
  Object.assign(server, { httpAllowHalfOpen: true })
  server.setTimeout(limits.idleTimeoutMs, (socket: Socket) => socket.destroy())
  server.maxConnections = limits.connectionsMax
  // The body is asked for by who reads it, so a caller without a key or with too much to send never sends it.
  server.on('checkContinue', take)
  // Other expectations may be ignored (RFC 9110, 10.1.1); Node's server by itself would refuse them without a body.
  server.on('checkExpectation', take)
  server.on('clientError', (error, socket: Duplex) => refuseConnection(error, socket, exchanges.get(socket), limits))
  // Node's server by itself would hang up without a word.
  server.on('connect', (_request, socket: Duplex) =>
    refuse(socket, 'invalid_request', 'This is no proxy: CONNECT is not known here.', limits),
  )
  return { listen: (place) => listen(server, place), close: (...terms) => close(server, ...terms) }
}

function listen(server: Server, place: ListenPlace): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** For a problem document to be written and sent, also on a machine that is busy with stopping everything else. */
const LAST_ANSWERS_MS = 500

async function close(server: Server, drainMs: number, beforeCut: () => void = () => {}): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections that wait for a next request would hold the server open for as long as they like.
  server.closeIdleConnections()
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const goodbye = setTimeout(beforeCut, Math.max(drainMs / 2, drainMs - LAST_ANSWERS_MS))
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(sweep)
  clearTimeout(goodbye)
  clearTimeout(cut)
}

/** The last request on a connection that reached the application, and its answer. */
type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * A request that cannot be parsed never reaches the application, so its problem document is written here by hand, after
 * the answer to what came before it on the connection: written into that answer or in place of it, it would say of a job
 * that was accepted that nothing was.
 */
function refuseConnection(
  error: Error & { readonly code?: string },
  socket: Duplex,
  last: Exchange | undefined,
  limits: ServerLimits,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const [code, detail] = parserProblems[error.code ?? ''] ?? UNPARSABLE
  const isOfLast = last !== undefined && !last.request.complete
  if (!last || (isOfLast && !last.response.headersSent)) return void refuse(socket, code, detail, limits)
  // What is wrong with a body after it was answered is nobody's concern any more.
  const goOn = (): void => (isOfLast ? end(socket, '', limits) : refuse(socket, code, detail, limits))
  if (last.response.writableFinished) goOn()
  else last.response.once('close', goOn)
}

function refuse(socket: Duplex, code: ErrorCode, detail: string, limits: ServerLimits): void {
  const problem = problemDocumentOf(new HttpProblem(code, detail))
  const body = JSON.stringify(problem)
  end(
    socket,
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    limits,
  )
}

/** Node's server no longer watches over these: without an end of ours, who goes on sending would keep the connection. */
function end(socket: Duplex, lastWords: string, { lingerMs }: ServerLimits): void {
  if (socket.destroyed) return
  socket.end(lastWords)
  const cut = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(cut))
}

const UNPARSABLE = ['invalid_request', 'This is not a request of HTTP/1.1.'] as const
/** By the codes of Node's parser, llhttp; most who read one of these wrote the request by hand. */
const parserProblems: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    'header_too_large',
    `The headers may have at most ${serverLimits.headerBytesMax} bytes in all.`,
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['payload_too_large', 'The extensions of a chunk are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request was not complete in time.'],
  HPE_INVALID_EOF_STATE: ['invalid_request', 'The request broke off: the connection was closed before its end.'],
  HPE_INVALID_METHOD: [
    'invalid_request',
    'The first word is no method of HTTP/1.1. TLS is not spoken here: use http://.',
  ],
  HPE_INVALID_URL: ['invalid_request', 'The address has a character that must be percent-encoded.'],
  HPE_INVALID_VERSION: ['invalid_request', 'The first line must end with HTTP/1.1 or HTTP/1.0, and with CR LF.'],
  HPE_PAUSED_H2_UPGRADE: ['invalid_request', 'Only HTTP/1.1 and HTTP/1.0 are spoken here.'],
  HPE_INVALID_HEADER_TOKEN: ['invalid_request', 'A header has a character that headers may not have.'],
  HPE_INVALID_CONTENT_LENGTH: ['invalid_request', 'Content-Length must be one whole number.'],
  HPE_UNEXPECTED_CONTENT_LENGTH: [
    'invalid_request',
    'Content-Length may be given once, and not beside Transfer-Encoding.',
  ],
  HPE_INVALID_TRANSFER_ENCODING: [
    'invalid_request',
    'Transfer-Encoding must be chunked, and not beside Content-Length.',
  ],
  HPE_INVALID_CHUNK_SIZE: [
    'invalid_request',
    'A chunk of the body does not begin with its size in hexadecimal digits.',
  ],
  HPE_CR_EXPECTED: ['invalid_request', 'Lines must end with CR LF.'],
  HPE_LF_EXPECTED: ['invalid_request', 'Lines must end with CR LF.'],
}
