import { cpus } from 'node:os'
import type { EnvReader } from '../infra/config/read-env.ts'
import {
  type KafkaConfig,
  readKafkaConfig,
  readStorageConfig,
  readTelemetryConfig,
  type StorageConfig,
  type TelemetryConfig,
} from '../infra/config/service-config.ts'
import type { SweeperTerms } from './lanes/sweeper/lane.ts'

export type WorkConfig = {
  readonly kafka: KafkaConfig
  readonly storage: StorageConfig
  readonly telemetry: TelemetryConfig
  /** Engine children per operation, at most. */
  readonly workers: number
  readonly lanes: readonly string[]
  readonly assetBaseUrl: string
}

export type ControlConfig = {
  readonly kafka: KafkaConfig
  readonly storage: StorageConfig
  readonly telemetry: TelemetryConfig
  readonly postgresUrl: string
  /** Whether addresses that callers name may lie in private networks. */
  readonly allowPrivateFetch: boolean
  /** Where results are published; their keys follow it. */
  readonly assetBaseUrl: string
  /** Jobs of batch work that may be open at once; what else is written waits in its topic. */
  readonly batchOpenMax: number
  readonly sweeper: SweeperTerms
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function readWorkConfig(env: EnvReader): WorkConfig {
  return {
    kafka: readKafkaConfig(env),
    storage: readStorageConfig(env),
    telemetry: readTelemetryConfig(env),
    workers: env.whole('HEDDLE_WORKERS', { least: 1, most: 256, fallback: cpus().length }),
    lanes: env.list('HEDDLE_LANES', ['shared', 'batch']),
    assetBaseUrl: env.url('HEDDLE_CDN_BASE_URL').replace(/\/$/, ''),
  }
}

export function readControlConfig(env: EnvReader): ControlConfig {
  const hours = (name: string, fallback: number) => env.whole(name, { least: 1, most: 24 * 3650, fallback }) * HOUR
  return {
    kafka: readKafkaConfig(env),
    storage: readStorageConfig(env),
    telemetry: readTelemetryConfig(env),
    postgresUrl: env.url('HEDDLE_POSTGRES_URL'),
    allowPrivateFetch: env.flag('HEDDLE_ALLOW_PRIVATE_FETCH', false),
    assetBaseUrl: env.url('HEDDLE_CDN_BASE_URL').replace(/\/$/, ''),
    batchOpenMax: env.whole('HEDDLE_BATCH_OPEN_MAX', { least: 1, most: 10_000_000, fallback: 2_000 }),
    sweeper: {
      graceMs: env.whole('HEDDLE_HOLD_GRACE_MS', { least: 0, most: DAY, fallback: 30_000 }),
      keepInputsMs: hours('HEDDLE_KEEP_INPUTS_HOURS', 24),
      keepAssetsMs: hours('HEDDLE_KEEP_ASSETS_HOURS', 30 * 24),
    },
  }
}
