export type BackoffTerms = { readonly firstMs: number; readonly mostMs: number; readonly attemptsMost: number }

/** Full jitter: a uniformly random wait below an exponentially growing cap, so that many waiters spread out. */
export function backoffMs(attempt: number, { firstMs, mostMs }: BackoffTerms, random: () => number): number {
  return Math.round(random() * Math.min(mostMs, firstMs * 2 ** (attempt - 1)))
}
