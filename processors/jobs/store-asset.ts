// Puts a result where its readers find it. An object store that is away is asked again here: the work is done, and
// doing it again would only cost compute.
import { createHash, createHmac, hash, type KeyObject } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { assetKey, type ObjectMeta, type ObjectStore } from '../../infra/storage/port.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { WorkTerms } from '../../schemas/events/payloads.ts'
import type { EngineResult } from './engine-task.ts'
import type { Asset } from './terminal-events.ts'

export type AssetPlace = {
  readonly store: Pick<ObjectStore, 'putBytes' | 'putFile'>
  readonly clock: Clock
  /** Public address that asset keys are appended to, without a slash at the end. */
  readonly assetBaseUrl: string
  /** Makes asset addresses unguessable and yet the same for a redelivered job, which then overwrites its own file. */
  readonly assetSecret: KeyObject
}

export type AssetToStore = {
  readonly work: WorkTerms
  readonly path: string
  readonly result: EngineResult
  /** When to stop asking a store that is away, milliseconds since 1970. */
  readonly untilMs: number
  readonly signal: AbortSignal
  readonly logger: Logger
}

/** Files may be kept for good: their key never gets other contents once a caller knows it. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/**
 * Most files are this small, and one read serves both the digest and the upload. The child has just written them, so
 * they are read from memory: at once, which is far cheaper than by way of the thread pool.
 */
const IN_MEMORY_BYTES_MAX = 2 * 1024 * 1024
const ASK_AGAIN_MS = 1000

/** Throws what the store throws: at once when it refuses, at `untilMs` or when `signal` aborts while it is away. */
export async function storeAsset(place: AssetPlace, asset: AssetToStore): Promise<Asset> {
  const { clock, assetBaseUrl, assetSecret } = place
  const { work, path, result, untilMs, signal, logger } = asset
  const unguessable = createHmac('sha256', assetSecret).update(work.jobId).digest('hex').slice(0, 32)
  const key = assetKey(unguessable, work.jobId, result.extension)
  const { size: bytes } = statSync(path)
  const put = bytes <= IN_MEMORY_BYTES_MAX ? putWhole : putStreamed
  for (;;) {
    try {
      const sha256 = await put(place.store, key, path, { contentType: result.contentType, cacheControl: IMMUTABLE })
      return { key, url: `${assetBaseUrl}/${key}`, bytes, sha256 }
    } catch (error) {
      const isAway = error instanceof Failure && error.code === 'storage_unavailable'
      if (!isAway || signal.aborted || clock.now() + ASK_AGAIN_MS > untilMs) throw error
      logger.warn({ event: 'asset_not_stored', error })
      await clock.sleep(ASK_AGAIN_MS, signal)
    }
  }
}

async function putWhole(store: AssetPlace['store'], key: string, path: string, meta: ObjectMeta): Promise<string> {
  const file = readFileSync(path)
  const sha256 = hash('sha256', file, 'hex')
  await store.putBytes(key, file, { ...meta, sha256 })
  return sha256
}

async function putStreamed(store: AssetPlace['store'], key: string, path: string, meta: ObjectMeta): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const sha256 = hash.digest('hex')
  await store.putFile(key, path, { ...meta, sha256 })
  return sha256
}
