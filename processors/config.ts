import { accessSync, constants, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { EnvReader } from '../infra/config/read-env.ts'
import {
  type KafkaConfig,
  readKafkaConfig,
  readPlace,
  readPostgresUrl,
  readSecretKeys,
  readStorageConfig,
  readTelemetryConfig,
  type StorageConfig,
  type TelemetryConfig,
} from '../infra/config/service-config.ts'
import { fileTrouble } from '../infra/lifecycle/file-trouble.ts'
import { fixedLanes, isLane, type Lane } from '../schemas/operations.ts'
import { factRetentionMs, jobsKeptLeastMs } from '../schemas/topics.ts'
import type { SweeperTerms } from './lanes/sweeper/lane.ts'

export type WorkConfig = {
  readonly kafka: KafkaConfig
  readonly place: string | undefined
  readonly storage: StorageConfig
  readonly telemetry: TelemetryConfig
  /** Engine children per operation, at most. */
  readonly workers: number
  /** Lanes whose work is taken, the most important one first. */
  readonly lanes: readonly Lane[]
  readonly assetBaseUrl: string
}

export type ControlConfig = {
  readonly kafka: KafkaConfig
  readonly place: string | undefined
  readonly storage: StorageConfig
  readonly telemetry: TelemetryConfig
  readonly postgresUrl: string
  /** Seal webhooks' secrets in Postgres; none leaves them as they are. */
  readonly secretKeys: readonly Buffer[]
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

/** @param lane of the command line, in place of those of the environment */
export function readWorkConfig(env: EnvReader, lane?: string): WorkConfig {
  checkModels(env)
  return {
    kafka: readKafkaConfig(env),
    place: readPlace(env),
    storage: readStorageConfig(env),
    telemetry: readTelemetryConfig(env),
    workers: env.whole('HEDDLE_WORKERS', { least: 1, most: 256, fallback: availableParallelism() }),
    lanes: readLanes(env, lane === undefined ? env.list('HEDDLE_LANES', fixedLanes) : [lane]),
    assetBaseUrl: env.url('HEDDLE_CDN_BASE_URL').replace(/\/$/, ''),
  }
}

/**
 * Models of the operator's own, which children read for themselves. One that is not there would otherwise be met by the
 * first job that needs it.
 */
function checkModels(env: EnvReader): void {
  for (const [name, kind] of [['HEDDLE_SR_MODEL', 'file'] as const, ['HEDDLE_DIFFUSION_DIR', 'folder'] as const]) {
    const path = env.optional(name)
    const trouble = path === undefined ? undefined : troubleOf(path, kind)
    if (trouble !== undefined) env.refuse(`${name} names ${path}, which cannot be read: ${trouble}`)
  }
}

function troubleOf(path: string, kind: 'file' | 'folder'): string | undefined {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isDirectory() === (kind === 'folder') ? undefined : `it is no ${kind}`
  } catch (error) {
    return fileTrouble(error)
  }
}

/** Interactive lanes go before batch work, in whatever order they are named. */
function readLanes(env: EnvReader, names: readonly string[]): readonly Lane[] {
  for (const name of names.filter((one) => !isLane(one)))
    env.refuse(`a lane is shared, batch or dedicated-<account id>, not "${name}"`)
  return names.filter(isLane).toSorted((one, other) => Number(one === 'batch') - Number(other === 'batch'))
}

export function readControlConfig(env: EnvReader): ControlConfig {
  const hours = (name: string, fallback: number) => env.whole(name, { least: 1, most: 24 * 3650, fallback }) * HOUR
  const days = (name: string, least: number, fallback: number) =>
    env.whole(name, { least, most: 36_500, fallback }) * DAY
  return {
    kafka: readKafkaConfig(env),
    place: readPlace(env),
    storage: readStorageConfig(env),
    telemetry: readTelemetryConfig(env),
    postgresUrl: readPostgresUrl(env),
    secretKeys: readSecretKeys(env),
    allowPrivateFetch: env.flag('HEDDLE_ALLOW_PRIVATE_FETCH', false),
    assetBaseUrl: env.url('HEDDLE_CDN_BASE_URL').replace(/\/$/, ''),
    batchOpenMax: env.whole('HEDDLE_BATCH_OPEN_MAX', { least: 1, most: 10_000_000, fallback: 2_000 }),
    sweeper: {
      graceMs: env.whole('HEDDLE_HOLD_GRACE_MS', { least: 0, most: DAY, fallback: 30_000 }),
      keepInputsMs: hours('HEDDLE_KEEP_INPUTS_HOURS', 24),
      keepAssetsMs: hours('HEDDLE_KEEP_ASSETS_HOURS', 30 * 24),
      keepJobsMs: days('HEDDLE_KEEP_JOBS_DAYS', jobsKeptLeastMs / DAY, factRetentionMs / DAY),
      keepDeliveriesMs: days('HEDDLE_KEEP_DELIVERIES_DAYS', 1, 30),
      keepAuditMs: days('HEDDLE_KEEP_AUDIT_DAYS', 30, 400),
    },
  }
}
