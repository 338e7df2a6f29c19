import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { AccountId } from '../../../schemas/ids.ts'
import { HttpProblem } from '../problem.ts'
import { createAddressLimit } from './address-limit.ts'

/** Counts a change that an account makes. Throws a 429 when it has made as many as it may in a minute. */
export type CountChange = (accountId: AccountId) => void

/**
 * A minute's worth may come at once. Every change is written down for long, so an account may not make them without
 * end.
 */
const CHANGES_PER_MINUTE = 300

export function createChangeLimit(clock: Pick<Clock, 'now'>): CountChange {
  const changes = createAddressLimit({ perMinute: CHANGES_PER_MINUTE, clock })
  return (accountId) => {
    const waitSeconds = changes.waitSeconds(accountId)
    if (waitSeconds > 0)
      throw new HttpProblem(
        'rate_limited',
        `An account may change its webhooks and replay deliveries ${CHANGES_PER_MINUTE} times a minute.`,
        { headers: { 'Retry-After': String(waitSeconds) } },
      )
    changes.count(accountId)
  }
}
