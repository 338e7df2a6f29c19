// The records of one account, in the order it wrote them: read → image stored → admitted together → settled. One queue
// never waits for another: each has its own loop, and stands still alone when its account is out of credits, of rate or
// of room.
import type { Delivery } from '../../../infra/kafka/port.ts'
import type { BatchAccess } from '../../../infra/ledger/ports/batch-port.ts'
import { backoffMs } from '../../../infra/lifecycle/backoff.ts'
import { remedyOf } from '../../../infra/lifecycle/failure.ts'
import { admitHead, type Item, prepareAll, type RecordDeps, rejectRefused } from './admit-records.ts'
import type { QueueState } from './queue-state.ts'

export type QueueDeps = RecordDeps & { readonly random: () => number; readonly onCrash: (error: unknown) => void }

export type AccountQueue = {
  readonly add: (delivery: Delivery) => void
  /** What the operator has chosen for the account may change at any time. */
  readonly use: (access: BatchAccess) => void
  readonly state: () => QueueState
  readonly close: () => Promise<void>
}

/**
 * Records of one account in one transaction: tens of milliseconds, for which its HTTP requests wait (decision 0010).
 */
const CHUNK = 100
const RETRY = { firstMs: 100, mostMs: 5000 }

type Queue = {
  readonly deps: QueueDeps
  readonly items: Item[]
  readonly stopping: AbortController
  access: BatchAccess
  kind: QueueState['kind']
  wake: () => void
  /** Records that are admitted together. */
  chunk: number
  /** Tries in a row that failed. */
  failures: number
}

export function createAccountQueue(access: BatchAccess, deps: QueueDeps): AccountQueue {
  const queue: Queue = {
    deps,
    access,
    items: [],
    stopping: new AbortController(),
    kind: 'idle',
    wake: () => {},
    chunk: CHUNK,
    failures: 0,
  }
  const running = run(queue).catch((error: unknown) => {
    deps.logger.error({ event: 'admission_crashed', accountId: access.accountId, error })
    deps.onCrash(error)
  })
  return {
    add: (delivery) => {
      queue.items.push({ delivery })
      queue.wake()
    },
    use: (changed) => {
      queue.access = changed
    },
    state: () => ({ kind: queue.kind, oldestMs: queue.items[0]?.delivery.message.timestampMs }),
    close: async () => {
      queue.stopping.abort()
      queue.wake()
      await running
    },
  }
}

async function run(queue: Queue): Promise<void> {
  const { items, stopping } = queue
  while (!stopping.signal.aborted) {
    dropRevoked(items)
    if (items.length > 0) {
      await step(queue).catch((error: unknown) => recover(queue, error))
      continue
    }
    queue.kind = 'idle'
    await new Promise<void>((resolve) => {
      queue.wake = resolve
    })
  }
}

async function step(queue: Queue): Promise<void> {
  const { items, deps, access, chunk, stopping } = queue
  const head = items.slice(0, chunk)
  await prepareAll(head, access, deps)
  const progress = await admitHead(head, access, deps)
  items.splice(0, progress.settled)
  queue.kind = progress.waitsFor ?? 'busy'
  queue.chunk = CHUNK
  queue.failures = 0
  if (progress.waitMs > 0) await deps.clock.sleep(progress.waitMs, stopping.signal)
}

async function recover(queue: Queue, error: unknown): Promise<void> {
  const { items, deps, access, stopping } = queue
  const remedy = remedyOf(error)
  if (remedy === 'crash') throw error
  queue.failures += 1
  deps.logger.warn({ event: 'admission_failed', accountId: access.accountId, attempt: queue.failures, error })
  // The ledger may refuse one record of many: admitting them one by one finds it.
  if (remedy === 'park' && queue.chunk > 1) queue.chunk = 1
  else if (remedy === 'park' && items[0]) items.splice(0, await rejectRefused(items[0], error, access, deps))
  else await deps.clock.sleep(backoffMs(queue.failures, RETRY, deps.random), stopping.signal)
}

/** Records of a partition that moved come again, to whoever has it now. */
function dropRevoked(items: Item[]): void {
  const kept = items.filter(({ delivery }) => !delivery.revoked.aborted)
  if (kept.length < items.length) items.splice(0, items.length, ...kept)
}
