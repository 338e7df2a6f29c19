import type { Ledger } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'

type ReadTimes = Ledger['expectedTimes']

/** A quote takes no rate token, and reading its times takes the database some ten milliseconds; they change slowly. */
const TOLD_FOR_MS = 10_000
/** Of accounts and operations. */
const ENTRIES_MAX = 10_000

/**
 * The times of an account's jobs as they were read up to ten seconds ago. What could not be read is asked for again.
 */
export function createRecentTimes(read: ReadTimes, clock: Pick<Clock, 'now'>): ReadTimes {
  const told = new Map<string, { readonly times: ReturnType<ReadTimes>; readonly untilMs: number }>()
  return (accountId, operation) => {
    const key = `${accountId} ${operation}`
    const known = told.get(key)
    if (known && clock.now() < known.untilMs) return known.times
    const entry = { times: read(accountId, operation), untilMs: clock.now() + TOLD_FOR_MS }
    // A Map keeps the order of insertion, so its first key is the one that was read longest ago.
    told.delete(key)
    told.set(key, entry)
    const [oldest] = told.keys()
    if (told.size > ENTRIES_MAX && oldest !== undefined) told.delete(oldest)
    entry.times.catch(() => {
      if (told.get(key) === entry) told.delete(key)
    })
    return entry.times
  }
}
