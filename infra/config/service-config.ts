// The addresses every process of Heddle needs, one block per server. Defaults only where a wrong guess does no harm.
import { hostname } from 'node:os'
import { DEFAULT_NAMESPACE } from '../../schemas/topics.ts'
import type { EnvReader } from './read-env.ts'

export type KafkaConfig = {
  readonly brokers: readonly string[]
  readonly registryUrl: string
  readonly sasl?: {
    readonly mechanism: 'scram-sha-256' | 'scram-sha-512' | 'plain'
    readonly username: string
    readonly password: string
  }
  readonly ssl: boolean
  readonly namespace: string
}

export type StorageConfig = {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

export type TelemetryConfig = {
  readonly logLevel: string
  readonly metricsPort: number
  readonly metricsHost: string
  readonly otlpEndpoint: string | undefined
}

export function readKafkaConfig(env: EnvReader): KafkaConfig {
  const username = env.optional('HEDDLE_KAFKA_USERNAME')
  return {
    brokers: readBrokers(env, 'HEDDLE_KAFKA_BROKERS'),
    registryUrl: env.url('HEDDLE_REGISTRY_URL'),
    ...(username === undefined ? {} : { sasl: readSasl(env, username) }),
    ssl: env.flag('HEDDLE_KAFKA_TLS', false),
    namespace: readNamespace(env),
  }
}

export function readBrokers(env: EnvReader, name: string, fallback?: readonly string[]): readonly string[] {
  const brokers = env.list(name, fallback)
  // What stands in for the value was read, and complained of, under its own name.
  const wrong = brokers !== fallback && brokers.find((broker) => !/^\S+:\d{1,5}$/.test(broker))
  if (wrong) env.refuse(`${name} must be host:port, several with commas between, not "${wrong}"`)
  return brokers
}

function readNamespace(env: EnvReader): string {
  const namespace = env.text('HEDDLE_NAMESPACE', DEFAULT_NAMESPACE)
  // Names of topics and groups begin with it.
  if (!/^[\w.-]{1,100}$/.test(namespace))
    env.refuse(`HEDDLE_NAMESPACE must have 1 to 100 letters, digits, dots, _ and -, not "${namespace}"`)
  return namespace
}

export const readPostgresUrl = (env: EnvReader): string => env.url('HEDDLE_POSTGRES_URL', ['postgres', 'postgresql'])

/** What outsiders are told: `/registry` of an ingress, which lets nobody write; without one, the registry itself. */
export function readClientRegistryUrl(env: EnvReader, { registryUrl }: Pick<KafkaConfig, 'registryUrl'>): string {
  const told = readIfGiven(env, 'HEDDLE_REGISTRY_CLIENT_URL') ?? registryUrl
  return told.replace(/\/$/, '')
}

const readIfGiven = (env: EnvReader, name: string): string | undefined =>
  env.optional(name) === undefined ? undefined : env.url(name)

function readSasl(env: EnvReader, username: string): NonNullable<KafkaConfig['sasl']> {
  const mechanism = env.oneOf('HEDDLE_KAFKA_MECHANISM', ['scram-sha-256', 'scram-sha-512', 'plain'], 'scram-sha-256')
  return { mechanism, username, password: env.text('HEDDLE_KAFKA_PASSWORD') }
}

export function readStorageConfig(env: EnvReader): StorageConfig {
  return {
    endpoint: env.url('HEDDLE_S3_ENDPOINT'),
    bucket: env.text('HEDDLE_S3_BUCKET', 'heddle'),
    accessKey: env.text('HEDDLE_S3_ACCESS_KEY'),
    secretKey: env.text('HEDDLE_S3_SECRET_KEY'),
    region: env.text('HEDDLE_S3_REGION', 'us-east-1'),
  }
}

export function readTelemetryConfig(env: EnvReader): TelemetryConfig {
  return {
    logLevel: env.oneOf('HEDDLE_LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    metricsPort: env.whole('HEDDLE_METRICS_PORT', { least: 0, most: 65535, fallback: 0 }),
    metricsHost: env.text('HEDDLE_METRICS_HOST', '127.0.0.1'),
    otlpEndpoint: readIfGiven(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
  }
}

/** What AES-256, which seals the secrets, takes as a key. */
const SECRET_KEY_BYTES = 32

/** Keys that seal secrets in Postgres, each 32 bytes in base64; the first one seals. */
export function readSecretKeys(env: EnvReader): readonly Buffer[] {
  const keys = env.list('HEDDLE_SECRETS_KEYS', []).map((text) => Buffer.from(text, 'base64'))
  if (keys.some(({ length }) => length !== SECRET_KEY_BYTES))
    env.refuse(`HEDDLE_SECRETS_KEYS must be keys of ${SECRET_KEY_BYTES} bytes in base64, with commas between`)
  return keys
}

/** A place that programs take one after the other, never two at once; given by who sees to that, as a launcher does. */
export const readPlace = (env: EnvReader): string | undefined => env.optional('HEDDLE_PLACE')

/**
 * Tells instances of one program apart in topic names, client ids and spans: short, lower case, safe in a topic name.
 */
export function instanceName(program: string, randomHex: string): string {
  const host = hostname()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
  return `${program}-${host}-${randomHex}`
}
