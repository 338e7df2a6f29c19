// Servers that one test file has for itself, to be killed and frozen. The supervisor that a real start has brings them
// back, only later, so that the outage has a length of its own.
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultRestartPolicy } from '../../infra/stack/processes/supervisor.ts'
import { environmentOf, type ServerName } from '../../infra/stack/servers/addresses.ts'
import { startServers } from '../../infra/stack/servers/start-servers.ts'
import { until } from '../harness/kafka.ts'
import { silentProgress } from '../harness/silent-progress.ts'

/** A cold Java server on a machine that is busy with tests. */
const BACK_WITHIN_MS = 180_000

export type OwnServers = {
  /** Where they are, by the names that ingress and processors read. */
  readonly addresses: NodeJS.ProcessEnv
  /**
   * kill -9. The server is started again after the outage; resolves when it answers. `gone` is told when it has ended.
   */
  readonly kill: (server: ServerName, gone?: () => void) => Promise<void>
  /**
   * SIGSTOP, then SIGCONT after the outage: connections stay open and nothing answers. Not for Postgres, whose sessions
   * have groups of their own.
   */
  readonly freeze: (server: Exclude<ServerName, 'postgres'>) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * @param outageMs how long a server stays down before its supervisor starts it again, or how long it stays frozen.
 * @param elsewhere addresses of servers that are not to be started here.
 */
export async function startOwnServers(outageMs: number, elsewhere: NodeJS.ProcessEnv = {}): Promise<OwnServers> {
  const isAddress = (name: string): boolean => /^HEDDLE_(KAFKA|POSTGRES|REGISTRY|S3)_/.test(name)
  const own = Object.entries(process.env).filter(([name]) => !isAddress(name))
  const env = { ...Object.fromEntries(own), ...elsewhere }
  const servers = await startServers({
    home: await mkdtemp(join(tmpdir(), 'heddle-chaos-')),
    env,
    progress: silentProgress,
    // Every end counts as the first, so that every wait is as long as the outage is to be.
    restart: { ...defaultRestartPolicy, firstWaitMs: outageMs, mostWaitMs: outageMs, stableMs: 0 },
    after: 'removeHome',
    signal: new AbortController().signal,
  })
  const pidOf = (server: ServerName): number => {
    const pid = servers.pids()[server]
    if (pid === undefined) throw new Error(`${server} is not running`)
    return pid
  }
  const addresses = environmentOf(servers)
  return {
    addresses,
    kill: async (server, gone) => {
      const { host, port } = placeOf(server, addresses)
      const pid = pidOf(server)
      process.kill(pid, 'SIGKILL')
      await until(`${server} is gone`, () => servers.pids()[server] !== pid)
      gone?.()
      // Children of the dead one may hold its port for a moment more, so an open port alone says nothing.
      const isBack = async (): Promise<boolean> => servers.pids()[server] !== undefined && (await isOpen(host, port))
      await until(`${server} is back`, isBack, outageMs + BACK_WITHIN_MS)
    },
    freeze: async (server) => {
      const pid = pidOf(server)
      process.kill(pid, 'SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, outageMs))
      process.kill(pid, 'SIGCONT')
    },
    stop: servers.stop,
  }
}

const VARIABLES = {
  kafka: 'HEDDLE_KAFKA_BROKERS',
  postgres: 'HEDDLE_POSTGRES_URL',
  registry: 'HEDDLE_REGISTRY_URL',
  s3: 'HEDDLE_S3_ENDPOINT',
} as const satisfies Record<ServerName, string>

function placeOf(server: ServerName, addresses: Readonly<Record<string, string>>) {
  const address = addresses[VARIABLES[server]] ?? ''
  const { hostname: host, port } = new URL(address.includes('://') ? address : `kafka://${address}`)
  return { host, port: Number(port) }
}

export function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const answer = (open: boolean) => (): void => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
}
