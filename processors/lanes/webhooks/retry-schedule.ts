const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * Waits after each failed attempt; the first attempt is made at once. Source: Standard Webhooks 1.0, "Retry schedule".
 */
export const retryWaitsMs: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Each wait is up to this share longer or shorter, so that what failed together does not come back together. */
const JITTER = 0.2
/** A receiver may ask for more patience than the schedule has, and for no more than this. */
const RETRY_AFTER_MOST_MS = HOUR

/**
 * Milliseconds until the next attempt, undefined when there is to be none.
 *
 * @param failed attempts that failed so far, the last one included; from 1
 * @param retryAfterMs what the receiver asked for
 * @param random uniform in [0, 1)
 */
export function retryWaitMs(failed: number, retryAfterMs: number, random: () => number): number | undefined {
  const waitMs = retryWaitsMs[failed - 1]
  if (waitMs === undefined) return undefined
  const spread = Math.round(waitMs * (1 + JITTER * (2 * random() - 1)))
  return Math.max(spread, Math.min(retryAfterMs, RETRY_AFTER_MOST_MS))
}

/** The seconds form of Retry-After in milliseconds; 0 for the date form, which nobody sends, and for nonsense. */
export function readRetryAfterMs(header: string | undefined): number {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) * SECOND : 0
}
