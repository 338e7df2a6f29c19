import type { RateState } from '../../infra/ledger/port.ts'

/** The window that the bucket of an account is refilled over. */
const WINDOW_SECONDS = 60

/** `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateFields({ limit, remaining, resetSeconds }: RateState): Readonly<Record<string, string>> {
  return {
    'RateLimit-Policy': `"account";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"account";r=${Math.max(0, Math.floor(remaining))};t=${Math.max(0, Math.ceil(resetSeconds))}`,
  }
}
