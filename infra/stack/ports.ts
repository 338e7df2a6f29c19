import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOPBACK = '127.0.0.1'
const POLL_MS = 20
const CONNECT_TIMEOUT_MS = 1_000

/** True when nothing listens on the port, on loopback or on every address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryToListen(port, LOOPBACK)) !== undefined && (await tryToListen(port)) !== undefined
}

/**
 * One free port per name. The port a name had last time is kept while it is free, so that addresses survive a restart.
 * No two names get the same one.
 */
export async function choosePorts<Name extends string>(
  names: readonly Name[],
  remembered: Readonly<Record<string, number>>,
): Promise<Record<Name, number>> {
  const chosen = {} as Record<Name, number>
  const taken = new Set<number>()
  for (const name of names) {
    const last = remembered[name]
    const port = last && !taken.has(last) && (await isPortFree(last)) ? last : await findFreePort(taken)
    chosen[name] = port
    taken.add(port)
  }
  return chosen
}

/** Resolves once something accepts connections on the port; gives up when `signal` says so. */
export async function waitForPort(port: number, signal: AbortSignal): Promise<void> {
  while (!(await accepts(port))) await sleep(POLL_MS, undefined, { signal })
}

async function findFreePort(taken: ReadonlySet<number>): Promise<number> {
  for (;;) {
    const port = await tryToListen(0, LOOPBACK)
    if (port !== undefined && !taken.has(port)) return port
  }
}

function tryToListen(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: LOOPBACK, timeout: CONNECT_TIMEOUT_MS })
    const answer = (open: boolean): void => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}
