// Times as counts in buckets that grow by 2 %, so that percentiles of any sum of hours stay within 1 % of the truth and
// do not depend on the order in which the times came. After Masson, Rim and Lee, "DDSketch" (VLDB 2019), without its
// collapsing of buckets.

/** From one bucket's upper edge to the next. */
const GROWTH = 1.02
/** A day; no job lives longer, and a clock that leapt must not make a bucket of its own for each wrong time. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** The bucket of a time in milliseconds: bucket b holds times over 1.02^(b-1) up to 1.02^b, bucket 0 all up to 1 ms. */
export function latencyBucket(ms: number): number {
  return Math.ceil(Math.log(Math.min(Math.max(ms, 1), LONGEST_MS)) / Math.log(GROWTH))
}

export type LatencyCount = { readonly bucket: number; readonly jobs: number }
export type Percentiles = { readonly p50: number; readonly p95: number; readonly p99: number }

/** Whole milliseconds at or under which half, 95 % and 99 % of the jobs were; undefined of no jobs. */
export function percentilesOf(counts: readonly LatencyCount[]): Percentiles | undefined {
  const sorted = counts.toSorted((one, other) => one.bucket - other.bucket)
  const total = sorted.reduce((sum, { jobs }) => sum + jobs, 0)
  if (total === 0) return undefined
  return { p50: timeAt(sorted, 0.5 * total), p95: timeAt(sorted, 0.95 * total), p99: timeAt(sorted, 0.99 * total) }
}

function timeAt(sorted: readonly LatencyCount[], rank: number): number {
  let passed = 0
  const found = sorted.find(({ jobs }) => {
    passed += jobs
    return passed >= rank
  })
  // The middle of the bucket in the sense that neither edge is further than 1 % from it.
  return Math.round((2 * GROWTH ** (found?.bucket ?? 0)) / (GROWTH + 1))
}
