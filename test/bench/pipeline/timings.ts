export type Timings = { readonly p50Ms: number; readonly p95Ms: number; readonly p99Ms: number }

export function timingsOf(durationsMs: readonly number[]): Timings {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

/** Runs one after another, the first tenth unmeasured: connections, caches and compiled code come in there. */
export async function timeEach(count: number, run: () => Promise<unknown>): Promise<Timings> {
  for (let warm = 0; warm < count / 10; warm += 1) await run()
  const durationsMs: number[] = []
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now()
    await run()
    durationsMs.push(performance.now() - startedAt)
  }
  return timingsOf(durationsMs)
}

/** Keeps `inFlight` runs going until `count` are done. @returns runs per second */
export async function runsPerSecond(count: number, inFlight: number, run: () => Promise<unknown>): Promise<number> {
  let left = count
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (left-- > 0) await run()
    }),
  )
  return (count / (performance.now() - startedAt)) * 1000
}
