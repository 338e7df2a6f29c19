// Brokers that a chaos run has for itself: one, or three that replicate. Our programs reach each through a proxy of its
// own, because a broker tells its clients where to find it; brokers find one another without.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { choosePorts, waitForPort } from '../../infra/stack/processes/ports.ts'
import { runToEnd } from '../../infra/stack/processes/run-to-end.ts'
import { defaultRestartPolicy, type Supervised, supervise } from '../../infra/stack/processes/supervisor.ts'
import { classLoadingOf } from '../../infra/stack/servers/class-archive.ts'
import { artifactFolder, cacheFolder, classPathOf, fetchArtifacts } from '../../infra/stack/servers/downloads.ts'
import { findJava, type Java, leanJavaFlags } from '../../infra/stack/servers/java.ts'
import { kafkaProperties, PLATFORM_USER } from '../../infra/stack/servers/kafka-properties.ts'
import { writeSecretFile } from '../../infra/stack/servers/properties-file.ts'
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type Broker = Pick<Supervised, 'pid'> & { readonly proxy: TcpProxy; readonly port: number }

export type Brokers = {
  readonly all: readonly Broker[]
  /** As our programs find them, through the proxies. */
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

type Cluster = {
  readonly count: number
  readonly home: string
  readonly run: string
  readonly java: Java
  readonly cache: string
  readonly password: string
  readonly clusterId: string
  readonly ports: Readonly<Record<string, number>>
}

/** A killed broker is started again after this. */
const RESTART_AFTER_MS = 500
const log4j = join(import.meta.dirname, '..', '..', 'infra', 'stack', 'settings', 'log4j2.properties')

/** @param home folder for their data; @param run mark of this start, for whoever cleans up after it. */
export async function startBrokers(count: 1 | 3, home: string, run: string): Promise<Brokers> {
  const signal = new AbortController().signal
  const cache = cacheFolder(process.env)
  await fetchArtifacts(cache, ['kafka'], { env: process.env, signal, onMegabytes: () => {}, onWait: () => {} })
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const names = numbers.flatMap((id) => ['broker', 'client', 'controller', 'proxy'].map((what) => `${what}${id}`))
  const cluster: Cluster = {
    count,
    home,
    run,
    cache,
    java: await findJava(process.env),
    password: randomBytes(24).toString('base64url'),
    clusterId: `A${randomBytes(16).toString('base64url').slice(1)}`,
    ports: await choosePorts(names, {}),
  }
  for (const id of numbers) await formatStorage(cluster, id)
  const running = await Promise.all(numbers.map((id) => startBroker(cluster, id, signal)))
  return {
    all: running,
    environment: {
      HEDDLE_KAFKA_BROKERS: running.map(({ proxy }) => `127.0.0.1:${proxy.port}`).join(','),
      HEDDLE_KAFKA_USERNAME: PLATFORM_USER,
      HEDDLE_KAFKA_PASSWORD: cluster.password,
      HEDDLE_KAFKA_MECHANISM: 'scram-sha-256',
    },
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
      await Promise.all(running.map(({ proxy }) => proxy.close()))
    },
  }
}

async function startBroker(cluster: Cluster, id: number, signal: AbortSignal) {
  const { home, run, java, cache, ports } = cluster
  const port = ports[`client${id}`]
  const proxy = await createTcpProxy({ host: '127.0.0.1', port }, ports[`proxy${id}`])
  const classPath = classPathOf(artifactFolder(cache, 'kafka'))
  const loading = classLoadingOf('kafka', classPath, { java, cache, home })
  const memory = ['-Xms64m', '-Xmx256m', ...leanJavaFlags, `-Dlog4j2.configurationFile=${log4j}`]
  const running = await supervise(
    {
      spec: {
        name: `broker${id}`,
        command: java.command,
        args: [...memory, ...loading.flags, '-cp', classPath, 'kafka.Kafka', settingsFile(cluster, id)],
        env: process.env,
        cwd: home,
      },
      waitReady: (_, aborted) => waitForPort(port, aborted),
    },
    { home, run },
    {
      restart: { ...defaultRestartPolicy, firstWaitMs: RESTART_AFTER_MS, mostWaitMs: RESTART_AFTER_MS, stableMs: 0 },
      report: () => {},
      signal,
    },
  )
  return { pid: running.pid, stop: running.stop, proxy, port }
}

const settingsFile = ({ home }: Cluster, id: number): string => join(home, `broker${id}.properties`)

async function formatStorage(cluster: Cluster, id: number): Promise<void> {
  const { java, cache, home, password, clusterId } = cluster
  writeSecretFile(settingsFile(cluster, id), settingsOf(cluster, id))
  const classPath = classPathOf(artifactFolder(cache, 'kafka'))
  const tool = [...leanJavaFlags, `-Dlog4j2.configurationFile=${log4j}`, '-cp', classPath, 'kafka.tools.StorageTool']
  const user = `SCRAM-SHA-256=[name=${PLATFORM_USER},password=${password}]`
  const format = ['format', '-t', clusterId, '-c', settingsFile(cluster, id), '--add-scram', user]
  const log = join(home, 'logs', `broker${id}-init.log`)
  await runToEnd('kafka', java.command, [...tool, ...format], { env: process.env, cwd: home, log })
}

/** The settings of a real start, and after them what makes several brokers of it: the last line of a name counts. */
function settingsOf({ count, home, password, ports }: Cluster, id: number): string {
  const port = (what: string, of = id): number => ports[`${what}${of}`]
  const own = { kafka: port('broker'), kafkaClient: port('client'), kafkaController: port('controller') }
  const usual = kafkaProperties({
    ports: { ...own, postgres: 0, s3: 0, registry: 0 },
    password,
    folder: join(home, `broker${id}`),
    bind: '127.0.0.1',
  })
  const voters = Array.from({ length: count }, (_, index) => `${index + 1}@127.0.0.1:${port('controller', index + 1)}`)
  const leastInSync = count === 1 ? 1 : 2
  const changed = [
    `node.id=${id}`,
    `controller.quorum.voters=${voters.join(',')}`,
    `advertised.listeners=INTERNAL://127.0.0.1:${port('broker')},CLIENT://127.0.0.1:${port('proxy')}`,
    ...['default', 'offsets.topic', 'transaction.state.log'].map((what) => `${what}.replication.factor=${count}`),
    `share.coordinator.state.topic.replication.factor=${count}`,
    `transaction.state.log.min.isr=${leastInSync}`,
    `min.insync.replicas=${leastInSync}`,
  ]
  return `${usual}\n${changed.join('\n')}\n`
}
