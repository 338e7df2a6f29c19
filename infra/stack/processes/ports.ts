import { randomInt } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOPBACK = '127.0.0.1'
/** Often, because a start waits for it; a refused connection on loopback costs next to nothing. */
const POLL_MS = 20
const CONNECT_TIMEOUT_MS = 1_000
/**
 * Below the ports that systems lend to outgoing connections (Linux from 32768 on): while a server is down, a client
 * that keeps calling it could be lent that very port, and the server could not return to it.
 */
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_767

/** A start that ends while this one begins, or a server of it, may hold its ports for so long. */
const REGAIN_MS = 2_000

/** True when nothing listens on the port, on loopback or on every address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, LOOPBACK)) && (await canListen(port))
}

/** The ports that this process has spoken for, each with the socket that tells others so. */
const claims = new Map<number, Server>()

/**
 * One free port per name. The port a name had last time is kept if it is free, or soon will be, so that addresses survive a
 * restart.
 * No two names get the same one, and until this process ends no other process is given it either: not between the
 * choice and the server that will listen there, and not while that server is down.
 */
export async function choosePorts<Name extends string>(
  names: readonly Name[],
  remembered: Readonly<Record<string, number>>,
): Promise<Record<Name, number>> {
  const chosen = {} as Record<Name, number>
  const taken = new Set<number>()
  const patience = AbortSignal.timeout(REGAIN_MS)
  for (const name of names) {
    const last = remembered[name]
    const port = last && !taken.has(last) && (await regainPort(last, patience)) ? last : await findFreePort(taken)
    chosen[name] = port
    taken.add(port)
  }
  return chosen
}

/** Resolves once something accepts connections on the port; gives up when `signal` says so. */
export async function waitForPort(port: number, signal: AbortSignal): Promise<void> {
  while (!(await accepts(port))) await sleep(POLL_MS, undefined, { signal })
}

async function regainPort(port: number, patience: AbortSignal): Promise<boolean> {
  for (;;) {
    if ((await isPortFree(port)) && (await claimPort(port))) return true
    if (patience.aborted) return false
    await sleep(POLL_MS)
  }
}

async function findFreePort(taken: ReadonlySet<number>): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT + 1)
    if (!taken.has(port) && !claims.has(port) && (await isPortFree(port)) && (await claimPort(port))) return port
  }
}

/**
 * Listens on an abstract socket that is named for the port. The kernel gives such a name to one process at a time and
 * takes it back when the process ends, however that ends. Only Linux knows them; elsewhere every claim succeeds.
 */
function claimPort(port: number): Promise<boolean> {
  if (process.platform !== 'linux' || claims.has(port)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const claim = createServer((socket) => socket.destroy())
    // Where a sandbox knows no such sockets, or forbids them, a port is as good as chosen.
    claim.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
    claim.listen(`\0heddle-port-${port}`, () => {
      claims.set(port, claim.unref())
      resolve(true)
    })
  })
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
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
