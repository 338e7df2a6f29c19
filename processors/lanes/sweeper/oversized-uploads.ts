import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { type ListedObject, type ObjectStore, UPLOADS } from '../../../infra/storage/port.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import { UPLOAD_BYTES_MAX } from '../../../schemas/http/uploads.ts'
import { createPageSearch } from './page-search.ts'
import type { Chore } from './tidying.ts'

export type OversizedDeps = {
  readonly store: Pick<ObjectStore, 'list' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

/** Addresses of uploads are open for a quarter of an hour, so this is how often what came through them is looked at. */
const PASS_EVERY_MS = 15 * 60_000

/**
 * Files that an address of ours took although they are larger than any that is used: a signed address bounds no length.
 */
export function createOversizedSearch({ store, clock, logger }: OversizedDeps): Chore {
  const lookAt = async (page: readonly ListedObject[]): Promise<void> => {
    const oversized = page.filter(({ bytes }) => bytes > UPLOAD_BYTES_MAX).map(({ key }) => key)
    if (oversized.length === 0) return
    await store.remove(oversized)
    logger.warn({ event: 'oversized_uploads_removed', keys: oversized })
  }
  return createPageSearch({ prefix: UPLOADS, passEveryMs: PASS_EVERY_MS, isUrgent: true, lookAt, store, clock })
}
