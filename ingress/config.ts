import type { EnvReader } from '../infra/config/read-env.ts'
import {
  type KafkaConfig,
  readBrokers,
  readClientRegistryUrl,
  readKafkaConfig,
  readPostgresUrl,
  readSecretKeys,
  readStorageConfig,
  readTelemetryConfig,
  type StorageConfig,
  type TelemetryConfig,
} from '../infra/config/service-config.ts'
import { readAllowedAddress } from './http/access/key-origin.ts'

export type IngressConfig = {
  readonly kafka: KafkaConfig
  readonly storage: StorageConfig
  readonly telemetry: TelemetryConfig
  readonly postgresUrl: string
  /** Seal webhooks' secrets in Postgres; none leaves them as they are. */
  readonly secretKeys: readonly Buffer[]
  readonly postgresPoolMax: number
  readonly host: string
  readonly port: number
  /** A socket that is bound already and was inherited; 0 without one. */
  readonly listenFd: number
  /** Listener for accounts' and analytics' own clients, as `/asyncapi.json` names it. */
  readonly clientBrokers: readonly string[]
  /** Where accounts' and analytics' own clients read schemas. */
  readonly clientRegistryUrl: string
  /** Where assets are published; their keys follow it. */
  readonly cdnBaseUrl: string
  /** Callers that may wait for a reply at once. */
  readonly waitersMax: number
  /** Uploads that may be received at once; each may take 50 MiB of the upload folder. */
  readonly uploadsMax: number
  /** Uploads of one account that are kept at a time, used or not. */
  readonly uploadsKeptMax: number
  /** Whether addresses that callers name may lie in private networks. */
  readonly allowPrivateFetch: boolean
  /** Calls without a valid key that one address may make. */
  readonly authFailuresPerMinute: number
  /**
   * Proxies whose X-Forwarded-For is believed; without any, the caller is who is at the other end of the connection.
   */
  readonly trustedProxies: readonly string[]
  /** How long running requests get to finish when the process is told to stop. */
  readonly drainMs: number
  /** Metrics addresses of the other processes of this installation, shown beside our own. */
  readonly metricsPeers: readonly string[]
}

const MINUTE = 60_000

/** Reads the whole configuration; every problem is kept by the reader and told at once by its `done`. */
export function readIngressConfig(env: EnvReader): IngressConfig {
  const kafka = readKafkaConfig(env)
  return {
    kafka,
    clientBrokers: readBrokers(env, 'HEDDLE_KAFKA_CLIENT_BROKERS', kafka.brokers),
    clientRegistryUrl: readClientRegistryUrl(env, kafka),
    storage: readStorageConfig(env),
    telemetry: readTelemetryConfig(env),
    postgresUrl: readPostgresUrl(env),
    secretKeys: readSecretKeys(env),
    postgresPoolMax: env.whole('HEDDLE_POSTGRES_POOL', { least: 1, most: 200, fallback: 16 }),
    host: env.text('HEDDLE_HOST', '127.0.0.1'),
    port: env.whole('HEDDLE_PORT', { least: 0, most: 65_535, fallback: 8080 }),
    listenFd: env.whole('HEDDLE_LISTEN_FD', { least: 3, most: 65_535, fallback: 0 }),
    cdnBaseUrl: env.url('HEDDLE_CDN_BASE_URL').replace(/\/$/, ''),
    waitersMax: env.whole('HEDDLE_WAITERS_MAX', { least: 1, most: 100_000, fallback: 2_000 }),
    uploadsMax: env.whole('HEDDLE_UPLOADS_MAX', { least: 1, most: 10_000, fallback: 64 }),
    uploadsKeptMax: env.whole('HEDDLE_UPLOADS_KEPT_MAX', { least: 1, most: 1_000_000, fallback: 2_000 }),
    allowPrivateFetch: env.flag('HEDDLE_ALLOW_PRIVATE_FETCH', false),
    authFailuresPerMinute: env.whole('HEDDLE_AUTH_FAILURES_PER_MINUTE', { least: 1, most: 1_000_000, fallback: 60 }),
    trustedProxies: readTrustedProxies(env),
    drainMs: env.whole('HEDDLE_DRAIN_MS', { least: 0, most: 10 * MINUTE, fallback: 10_000 }),
    metricsPeers: readMetricsPeers(env),
  }
}

/** What Express knows by a name, beside addresses and networks. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

function readTrustedProxies(env: EnvReader): readonly string[] {
  const proxies = env.list('HEDDLE_TRUSTED_PROXIES', [])
  const wrong = proxies.find((one) => !NAMED_NETWORKS.has(one) && readAllowedAddress(one) === undefined)
  if (wrong !== undefined)
    env.refuse(`HEDDLE_TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8, not "${wrong}"`)
  return proxies
}

function readMetricsPeers(env: EnvReader): readonly string[] {
  const peers = env.list('HEDDLE_METRICS_PEERS', [])
  const wrong = peers.find((peer) => !/^https?:\/\//.test(peer) || !URL.canParse(peer))
  if (wrong !== undefined)
    env.refuse(`HEDDLE_METRICS_PEERS must be addresses such as http://host:port/metrics, not "${wrong}"`)
  return peers
}
