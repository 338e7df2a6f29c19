// A network between a program and a server that does what networks do: it is slow, it goes quiet, it resets.
import { createServer, connect as dial, type Server, type Socket } from 'node:net'

/**
 * `latency`: every chunk comes so much later, both ways. `halfOpen`: connections stay open and nothing moves; they are
 * reset when that ends, as by a peer that has forgotten them. `refuse`: every connection is reset. `loseAnswers`: what
 * is asked on a connection that exists arrives and is done; instead of the answer comes a reset, and new connections
 * work.
 */
export type NetworkFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'halfOpen' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'loseAnswers' }

export type TcpProxy = {
  readonly port: number
  /** Takes effect on open connections too. */
  readonly set: (fault: NetworkFault) => void
  /** Resets every open connection; new ones work. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

type Pair = { readonly client: Socket; readonly server: Socket | undefined; losesAnswers: boolean }

type State = { fault: NetworkFault; readonly pairs: Set<Pair> }

/** @param listenPort 0 for any that is free. */
export async function createTcpProxy(
  target: { readonly host: string; readonly port: number },
  listenPort = 0,
): Promise<TcpProxy> {
  const state: State = { fault: { kind: 'none' }, pairs: new Set() }
  const server = createServer({ noDelay: true }, (client) => accept(state, client, target))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(listenPort, '127.0.0.1', resolve)
  })
  const reset = (): void => {
    for (const pair of state.pairs) cut(state, pair)
  }
  return {
    port: portOf(server),
    set: (fault) => {
      if (state.fault.kind === 'halfOpen' || fault.kind === 'refuse') reset()
      state.fault = fault
      for (const pair of state.pairs) {
        pair.losesAnswers = fault.kind === 'loseAnswers'
        if (fault.kind === 'halfOpen') for (const socket of socketsOf(pair)) socket.pause()
      }
    },
    reset,
    close: async () => {
      reset()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function accept(state: State, client: Socket, target: { readonly host: string; readonly port: number }): void {
  client.on('error', () => {})
  if (state.fault.kind === 'refuse') return void client.resetAndDestroy()
  const isSilent = state.fault.kind === 'halfOpen'
  const server = isSilent ? undefined : dial({ ...target, noDelay: true })
  const pair: Pair = { client, server, losesAnswers: false }
  state.pairs.add(pair)
  if (!server) return void client.pause()
  server.on('error', () => {})
  client.on('data', (chunk) => pass(state, chunk, client, server))
  server.on('data', (chunk) => (pair.losesAnswers ? cut(state, pair) : pass(state, chunk, server, client)))
  for (const socket of [client, server]) socket.once('close', () => cut(state, pair))
}

function pass({ fault }: State, chunk: Buffer, from: Socket, to: Socket): void {
  if (fault.kind === 'latency') setTimeout(() => write(chunk, from, to), fault.ms)
  else write(chunk, from, to)
}

function write(chunk: Buffer, from: Socket, to: Socket): void {
  if (to.destroyed) return
  if (to.write(chunk)) return
  from.pause()
  to.once('drain', () => from.resume())
}

function cut(state: State, pair: Pair): void {
  if (!state.pairs.delete(pair)) return
  for (const socket of socketsOf(pair)) socket.resetAndDestroy()
}

const socketsOf = ({ client, server }: Pair): readonly Socket[] => (server ? [client, server] : [client])

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a proxy listens on no port')
  return address.port
}
