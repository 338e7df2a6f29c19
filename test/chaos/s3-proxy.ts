// Stands before the object store and answers in its place when a fault says so. Requests pass as they are, host
// included, so that their signatures hold.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * `errors`: 503 to everything. `full`: 507 to every write. `partialPuts`: a write is cut in its middle, on both sides.
 */
export type StorageFault = 'none' | 'errors' | 'full' | 'partialPuts'

export type S3Proxy = {
  readonly port: number
  readonly set: (fault: StorageFault) => void
  /** Requests that a fault has spoilt so far. */
  readonly spoilt: () => number
  readonly close: () => Promise<void>
}

type Refusal = { readonly status: number; readonly code: string }
const REFUSALS: Partial<Record<StorageFault, Refusal>> = {
  errors: { status: 503, code: 'ServiceUnavailable' },
  full: { status: 507, code: 'InsufficientStorage' },
}

export async function createS3Proxy(target: { readonly host: string; readonly port: number }): Promise<S3Proxy> {
  let fault: StorageFault = 'none'
  let spoilt = 0
  const server = createServer((incoming, outgoing) => {
    const isWrite = incoming.method === 'PUT' || incoming.method === 'POST'
    const isSpoilt = fault === 'errors' || (fault !== 'none' && isWrite)
    if (isSpoilt) spoilt += 1
    const refusal = isSpoilt ? REFUSALS[fault] : undefined
    if (refusal) refuse(incoming, outgoing, refusal)
    else forward(incoming, outgoing, target, isSpoilt)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (next) => {
      fault = next
    },
    spoilt: () => spoilt,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, { status, code }: Refusal): void {
  incoming.resume()
  outgoing.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
  outgoing.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { host, port }: { readonly host: string; readonly port: number },
  cutInTheMiddle: boolean,
): void {
  const { method, url, headers } = incoming
  const upstream = request({ host, port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.on('error', () => upstream.destroy())
  if (!cutInTheMiddle) return void incoming.pipe(upstream)
  incoming.once('data', (chunk: Buffer) => {
    upstream.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => {
      upstream.destroy()
      incoming.socket.destroy()
    })
  })
}
