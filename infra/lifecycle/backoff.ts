/** The first wait is `firstMs` at most; those after it grow up to `mostMs`. */
export type BackoffTerms = { readonly firstMs: number; readonly mostMs: number }

/** Waits between tries of which there are `attemptsMost`, the first one counted. */
export type RetryTerms = BackoffTerms & { readonly attemptsMost: number }

/** Full jitter: a uniformly random wait below an exponentially growing cap, so that many waiters spread out. */
export function backoffMs(attempt: number, { firstMs, mostMs }: BackoffTerms, random: () => number): number {
  return Math.round(random() * Math.min(mostMs, firstMs * 2 ** (attempt - 1)))
}
