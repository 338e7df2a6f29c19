// All servers of a chaos run, each behind a network that can be spoilt: brokers, Postgres, the object store and the
// registry.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuard } from '../../infra/stack/processes/guard.ts'
import { signalIfAlive } from '../../infra/stack/processes/process-identity.ts'
import { until } from '../harness/kafka.ts'
import { type Broker, startBrokers } from './brokers.ts'
import { isOpen, type OwnServers, startOwnServers } from './own-servers.ts'
import { createS3Proxy, type S3Proxy } from './s3-proxy.ts'
import { createTcpProxy, type NetworkFault } from './tcp-proxy.ts'

export const networks = ['kafka', 'postgres', 's3'] as const
export type NetworkName = (typeof networks)[number]

export type ChaosStack = {
  /** Where our programs find the servers: through the proxies. */
  readonly addresses: NodeJS.ProcessEnv
  readonly brokers: number
  /** Spoils the way to a server, or mends it. */
  readonly setNetwork: (name: NetworkName, fault: NetworkFault) => void
  readonly resetNetwork: (name: NetworkName) => void
  readonly storage: S3Proxy
  /** kill -9; resolves when the server is back. */
  readonly kill: OwnServers['kill']
  readonly killBroker: (index: number) => Promise<void>
  readonly freezeBroker: (index: number, ms: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A killed server is started again after this. */
const DOWN_MS = 1000
const BROKER_BACK_WITHIN_MS = 180_000

export async function startChaosStack(brokerCount: 1 | 3): Promise<ChaosStack> {
  const home = await mkdtemp(join(tmpdir(), 'heddle-brokers-'))
  const run = randomBytes(6).toString('hex')
  const dismissGuard = startGuard(home, run, 'removeHome')
  const brokers = await startBrokers(brokerCount, home, run)
  const servers = await startOwnServers(DOWN_MS, brokers.environment)
  const postgres = new URL(servers.addresses.HEDDLE_POSTGRES_URL ?? '')
  const postgresProxy = await createTcpProxy(targetOf(postgres))
  const s3 = new URL(servers.addresses.HEDDLE_S3_ENDPOINT ?? '')
  const storage = await createS3Proxy(targetOf(s3))
  const s3Proxy = await createTcpProxy({ host: '127.0.0.1', port: storage.port })
  postgres.port = String(postgresProxy.port)
  s3.port = String(s3Proxy.port)
  const proxies = { kafka: brokers.all.map(({ proxy }) => proxy), postgres: [postgresProxy], s3: [s3Proxy] }
  const broker = (index: number): Broker => brokers.all[index % brokers.all.length]
  return {
    addresses: { ...servers.addresses, HEDDLE_POSTGRES_URL: postgres.href, HEDDLE_S3_ENDPOINT: s3.origin },
    brokers: brokers.all.length,
    setNetwork: (name, fault) => {
      for (const proxy of proxies[name]) proxy.set(fault)
    },
    resetNetwork: (name) => {
      for (const proxy of proxies[name]) proxy.reset()
    },
    storage,
    kill: servers.kill,
    killBroker: (index) => killBroker(broker(index)),
    freezeBroker: async (index, ms) => {
      const pid = pidOf(broker(index))
      signalIfAlive(pid, 'SIGSTOP')
      await sleep(ms)
      signalIfAlive(pid, 'SIGCONT')
    },
    stop: async () => {
      await Promise.all([postgresProxy.close(), s3Proxy.close(), storage.close()])
      await Promise.all([servers.stop(), brokers.stop()])
      dismissGuard()
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function killBroker(broker: Broker): Promise<void> {
  const pid = pidOf(broker)
  signalIfAlive(pid, 'SIGKILL')
  await until('the broker is gone', () => broker.pid() !== pid)
  const isBack = async (): Promise<boolean> => broker.pid() !== undefined && (await isOpen('127.0.0.1', broker.port))
  await until('the broker is back', isBack, BROKER_BACK_WITHIN_MS)
}

function pidOf({ pid }: Broker): number {
  const current = pid()
  if (current === undefined) throw new Error('the broker is not running')
  return current
}

const targetOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) })
