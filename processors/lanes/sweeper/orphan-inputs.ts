import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { INPUTS, type ListedObject, type ObjectStore } from '../../../infra/storage/port.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import { createPageSearch } from './page-search.ts'
import type { Chore } from './tidying.ts'

export type OrphanDeps = {
  readonly ledger: Pick<Ledger, 'storedObjects'>
  readonly store: Pick<ObjectStore, 'list' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

const DAY_MS = 24 * 60 * 60_000
/**
 * A record that waits for credits has its input stored before its job is admitted, and waits for as long as it takes.
 */
const ORPHANED_AFTER_MS = 30 * DAY_MS
const PASS_EVERY_MS = DAY_MS

/**
 * Inputs whose process died between storing them and admitting their job: no job names them, so nothing else removes
 * them.
 */
export function createOrphanSearch({ ledger, store, clock, logger }: OrphanDeps): Chore {
  const lookAt = async (page: readonly ListedObject[]): Promise<void> => {
    const old = page.filter(({ modifiedAt }) => modifiedAt < clock.now() - ORPHANED_AFTER_MS).map(({ key }) => key)
    const orphans = old.length === 0 ? [] : await ledger.storedObjects.inputsOfNobody(old)
    if (orphans.length === 0) return
    await store.remove(orphans)
    logger.info({ event: 'orphans_removed', count: orphans.length })
  }
  return createPageSearch({ prefix: INPUTS, passEveryMs: PASS_EVERY_MS, isUrgent: false, lookAt, store, clock })
}
