// A whole Heddle for one test file: its own database, namespace and bucket on the servers of the run, with ingress,
// processors and control as real processes that a test may kill and start again.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKafka } from '../../infra/kafka/kafka.ts'
import type { Kafka } from '../../infra/kafka/port.ts'
import { createLedger } from '../../infra/ledger/ledger.ts'
import type { Ledger } from '../../infra/ledger/port.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import { choosePorts } from '../../infra/stack/processes/ports.ts'
import { createS3Store } from '../../infra/storage/s3-store.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { createApiKey } from '../../schemas/http/api-key.ts'
import { createIdMaker } from '../../schemas/ids.ts'
import type { Tier } from '../../schemas/operations.ts'
import { standingTopics, topicNames, workTopic } from '../../schemas/topics.ts'
import { testKafkaAddress } from './kafka.ts'
import { createTestDatabase } from './postgres.ts'

const root = join(import.meta.dirname, '..', '..')

export const programFiles = {
  ingress: ['ingress/main.ts'],
  work: ['processors/main.ts', 'work'],
  control: ['processors/main.ts', 'control'],
} as const

export type ProgramName = keyof typeof programFiles

export type TestService = {
  readonly url: string
  readonly kafka: Kafka
  readonly ledger: Ledger
  readonly namespace: string
  readonly environment: NodeJS.ProcessEnv
  readonly storage: ReturnType<typeof createS3Store>
  /** A new account with a key that may call everything. */
  readonly createCaller: (
    tier?: Tier,
    credits?: number,
  ) => Promise<{ readonly key: string; readonly accountId: string }>
  readonly start: (program: ProgramName) => Promise<void>
  readonly kill: (program: ProgramName, signal?: NodeJS.Signals) => Promise<void>
  readonly pid: (program: ProgramName) => number | undefined
  /**
   * Everything the programs wrote to their logs; with a name, what that one wrote, its engine children's lines among
   * it.
   */
  readonly logs: (program?: ProgramName) => string
  readonly close: () => Promise<void>
}

export type ServiceOptions = {
  readonly programs?: readonly ProgramName[]
  /** Other main files in place of the usual ones, relative to the repository. */
  readonly files?: Partial<Record<ProgramName, readonly string[]>>
  readonly env?: NodeJS.ProcessEnv
  /** Where the servers are, when they are not those of the run. */
  readonly addresses?: NodeJS.ProcessEnv
  /** Operations that only a benchmark knows; each gets its work topic. */
  readonly extraOperations?: readonly string[]
}

export async function startService({
  programs = ['ingress', 'work', 'control'],
  files = {},
  env = {},
  addresses = process.env,
  extraOperations = [],
}: ServiceOptions = {}): Promise<TestService> {
  const namespace = `e2e-${randomBytes(5).toString('hex')}`
  const database = await createTestDatabase(addresses.HEDDLE_POSTGRES_URL)
  const scratch = await mkdtemp(join(tmpdir(), 'heddle-e2e-'))
  const { ingress: port } = await choosePorts(['ingress'], {})
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    ...addresses,
    HEDDLE_POSTGRES_URL: database.url,
    HEDDLE_NAMESPACE: namespace,
    HEDDLE_PORT: String(port),
    HEDDLE_CDN_BASE_URL: url,
    HEDDLE_REGISTRY_CLIENT_URL: `${url}/registry`,
    HEDDLE_SECRETS_KEYS: randomBytes(32).toString('base64'),
    HEDDLE_WORKERS: '2',
    HEDDLE_DRAIN_MS: '500',
    TMPDIR: scratch,
    ...env,
  }
  const kafka = createKafka(
    { ...testKafkaAddress(namespace, addresses), clientId: 'e2e' },
    { logger: silentLogger, clock: systemClock },
  )
  const storage = createS3Store(testStorageConfig(environment))
  const ledger = createLedger({ url: database.url, poolMax: 4, logger: silentLogger })
  await kafka.connect()
  const topics = standingTopics(namespace)
  const extraTopics = extraOperations.map((name) =>
    workTopic(topicNames(namespace).work(name, 'shared'), 'work-generate'),
  )
  await Promise.all([storage.ensureBucket(), kafka.topics.ensure([...topics, ...extraTopics])])
  await kafka.codec.register(topics)
  const running = createPrograms(environment, { ...programFiles, ...files })
  await Promise.all(programs.map(running.start))
  return {
    ...running,
    url,
    kafka,
    ledger,
    namespace,
    environment,
    storage,
    createCaller: (tier = 'enterprise', credits = 100_000) => createCaller(ledger, namespace, tier, credits),
    close: async () => {
      await Promise.all((Object.keys(programFiles) as ProgramName[]).map((name) => running.kill(name, 'SIGTERM')))
      await kafka.topics.remove((await kafka.topics.list()).filter((name) => name.startsWith(`${namespace}.`)))
      await Promise.all([kafka.close(), ledger.close()])
      await database.drop()
      // An engine child whose parent was killed notices within a second, and may write until then.
      await rm(scratch, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function createPrograms(
  environment: NodeJS.ProcessEnv,
  files: Readonly<Record<ProgramName, readonly string[]>>,
): Pick<TestService, 'start' | 'kill' | 'pid' | 'logs'> {
  const children = new Map<ProgramName, ChildProcess>()
  const written: { readonly name: ProgramName; readonly text: string }[] = []
  const logs = (program?: ProgramName): string =>
    written
      .filter(({ name }) => program === undefined || name === program)
      .map(({ text }) => text)
      .join('')
  return {
    logs,
    start: async (name) => {
      const [file = '', ...args] = files[name]
      const child = fork(join(root, file), args, {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        execArgv: ['--no-warnings', ...profileFlags(environment.HEDDLE_PROFILE_DIR)],
      })
      children.set(name, child)
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => written.push({ name, text: chunk.toString() }))
      await new Promise<void>((resolve, reject) => {
        child.once('message', () => resolve())
        child.once('exit', (code, signal) =>
          reject(new Error(`${name} ended while starting (${signal ?? code}):\n${logs(name).slice(-4000)}`)),
        )
      })
    },
    kill: async (name, signal = 'SIGKILL') => {
      const child = children.get(name)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await gone
    },
    pid: (name) => children.get(name)?.pid,
  }
}

/** With HEDDLE_PROFILE_DIR set, every program leaves a CPU profile there when it stops. */
function profileFlags(folder: string | undefined): readonly string[] {
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

async function createCaller(ledger: Ledger, namespace: string, tier: Tier, credits: number) {
  const ids = createIdMaker({ now: Date.now, randomBytes })
  const account = await ledger.accounts.create({
    accountId: ids.account(),
    name: `e2e-${randomBytes(4).toString('hex')}`,
    tier,
  })
  if (credits > 0) await ledger.accounts.grant(account.accountId, credits, topicNames(namespace).ledger)
  const { secret, prefix, hash } = createApiKey(randomBytes)
  await ledger.keys.create({ keyId: ids.key(), accountId: account.accountId, name: 'e2e', prefix, hash })
  return { key: secret, accountId: account.accountId }
}

export function testStorageConfig(env: NodeJS.ProcessEnv = process.env) {
  const text = (name: string): string => env[name] ?? ''
  return {
    endpoint: text('HEDDLE_S3_ENDPOINT'),
    bucket: text('HEDDLE_S3_BUCKET'),
    accessKey: text('HEDDLE_S3_ACCESS_KEY'),
    secretKey: text('HEDDLE_S3_SECRET_KEY'),
    region: text('HEDDLE_S3_REGION'),
  }
}
