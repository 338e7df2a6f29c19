import type { BatchAccess } from '../../../infra/ledger/ports/batch-port.ts'
import type { AccountId } from '../../../schemas/ids.ts'

/**
 * How many jobs of batch work may be open at once, so that a lane's queue stays short enough to be fair: what is not
 * admitted waits in its account's own topic. Accounts of the batch lane that have records waiting share the whole
 * evenly; one with a lane of its own has all of it to itself.
 */
export type OpenWindow = {
  /** Jobs that the account may open now. */
  readonly room: (access: BatchAccess) => number
  readonly opened: (accountId: AccountId, jobs: number) => void
  /** Takes the ledger's counts of open jobs, and the accounts that share the room until the next call. */
  readonly refresh: (open: ReadonlyMap<AccountId, number>, waiting: readonly BatchAccess[]) => void
}

/** However many accounts wait, each may keep so many jobs open. */
const SHARE_LEAST = 8

export function createOpenWindow(openMax: number): OpenWindow {
  let open = new Map<AccountId, number>()
  let sharing = 1
  return {
    room: ({ accountId, lane }) => {
      const share = lane === 'shared' ? Math.max(SHARE_LEAST, Math.floor(openMax / sharing)) : openMax
      return Math.max(0, share - (open.get(accountId) ?? 0))
    },
    opened: (accountId, jobs) => void open.set(accountId, (open.get(accountId) ?? 0) + jobs),
    refresh: (counted, waiting) => {
      open = new Map(counted)
      sharing = Math.max(1, waiting.filter(({ lane }) => lane === 'shared').length)
    },
  }
}
