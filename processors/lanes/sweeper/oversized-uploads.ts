import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { type ObjectStore, UPLOADS } from '../../../infra/storage/port.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import { UPLOAD_BYTES_MAX } from '../../../schemas/http/uploads.ts'
import type { Chore } from './tidying.ts'

export type OversizedDeps = {
  readonly store: Pick<ObjectStore, 'list' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

/** Addresses of uploads are open for a quarter of an hour, so this is how often what came through them is looked at. */
const PASS_EVERY_MS = 15 * 60_000
const PAGE_MAX = 500

/**
 * Files that an address of ours took although they are larger than any that is used: a signed address bounds no length.
 * Each call of what is returned looks at one page of all uploads; when it has seen the last one it rests.
 */
export function createOversizedSearch({ store, clock, logger }: OversizedDeps): Chore {
  let after = ''
  let passAt = 0
  return async () => {
    if (clock.now() < passAt) return false
    const page = await store.list(UPLOADS, { after, most: PAGE_MAX })
    const oversized = page.filter(({ bytes }) => bytes > UPLOAD_BYTES_MAX).map(({ key }) => key)
    if (oversized.length > 0) {
      await store.remove(oversized)
      logger.warn({ event: 'oversized_uploads_removed', keys: oversized })
    }
    const isLast = page.length < PAGE_MAX
    after = isLast ? '' : (page.at(-1)?.key ?? '')
    if (isLast) passAt = clock.now() + PASS_EVERY_MS
    // One page at a time: nobody waits for these.
    return false
  }
}
