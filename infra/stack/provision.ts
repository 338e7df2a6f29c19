import { standingTopics } from '../../schemas/topics.ts'
import { createEnvReader } from '../config/read-env.ts'
import { readKafkaConfig, readPostgresUrl, readStorageConfig } from '../config/service-config.ts'
import { createTopicAdmin } from '../kafka/admin/topic-admin.ts'
import { createCodec } from '../kafka/registry/codec.ts'
import { migrate } from '../ledger/postgres/migrate.ts'
import { systemClock } from '../lifecycle/clock.ts'
import { createS3Store } from '../storage/s3-store.ts'
import type { Logger } from '../telemetry/logger.ts'
import { ensureDemoAccount } from './demo-account.ts'
import { environmentOf, type ServerAddresses } from './servers/addresses.ts'
import type { Progress } from './terminal/progress.ts'

export type ProvisionOptions = {
  readonly addresses: ServerAddresses
  /** The environment of the start, for what is no address: the namespace of topics. */
  readonly env: NodeJS.ProcessEnv
  /** Where the demo account's key is kept between starts. */
  readonly home: string
  readonly logger: Logger
  readonly progress: Progress
}

export type Provisioned = { readonly apiKey: string }

/**
 * Brings fresh servers to where our programs can use them, and does nothing to servers that are there already: tables,
 * topics with their schemas, the bucket, and a demo account with a key.
 */
export async function provision(options: ProvisionOptions): Promise<Provisioned> {
  const { addresses, progress } = options
  const { namespace } = await provisionServers({ ...options, env: { ...options.env, ...environmentOf(addresses) } })
  return progress.step('demo account', () => ensureDemoAccount({ ...options, namespace }), describeAccount)
}

/**
 * The same without an account, of the servers that the environment names.
 *
 * @throws ConfigInvalid naming what the environment lacks
 */
export async function provisionServers({
  env: environment,
  logger,
  progress,
}: Pick<ProvisionOptions, 'env' | 'logger' | 'progress'>): Promise<{ readonly namespace: string }> {
  const env = createEnvReader(environment)
  const kafka = readKafkaConfig(env)
  const storage = readStorageConfig(env)
  const postgresUrl = readPostgresUrl(env)
  env.done()
  // Each of the first three touches another server, so they need not wait for one another.
  await Promise.all([
    progress.step('tables', () => migrate(postgresUrl), describeMigrations),
    progress.step(
      'topics, schemas',
      () => ensureTopics(kafka, logger),
      (count) => `${count} topics`,
    ),
    progress.step(
      'bucket',
      () => createS3Store(storage).ensureBucket(),
      () => storage.bucket,
    ),
  ])
  return { namespace: kafka.namespace }
}

async function ensureTopics(kafka: ReturnType<typeof readKafkaConfig>, logger: Logger): Promise<number> {
  const topics = standingTopics(kafka.namespace)
  const admin = createTopicAdmin({ ...kafka, clientId: 'heddle-provision' }, { logger, clock: systemClock })
  try {
    await admin.connect()
    // Topics first: without its topic a registered schema would be of no use.
    await admin.ensure(topics)
    await createCodec(kafka.registryUrl, topics).register(topics)
    return topics.length
  } finally {
    await admin.close()
  }
}

function describeMigrations(applied: readonly number[]): string {
  return applied.length === 0 ? 'up to date' : `${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}`
}

function describeAccount({ available }: { readonly available: number }): string {
  return `${available} credits`
}
