// Where the time of a job goes: the spans of its trace, each by when it begins and how long it takes.
import { setTimeout as sleep } from 'node:timers/promises'
import { type CollectedSpan, type OtlpCollector, spanKinds } from '../../harness/otlp-collector.ts'
import { timeEach, timingsOf } from './timings.ts'

/** Spans are sent once a second. */
const EXPORT_MS = 2500
/** The first jobs wait for connections and compiled code. */
const WARM_SHARE = 0.3

/** Runs jobs one after another and prints the medians of their spans, in the order in which they begin. */
export async function printHops(jobs: number, callOnce: () => Promise<void>, collector: OtlpCollector): Promise<void> {
  await timeEach(jobs, callOnce)
  await sleep(EXPORT_MS)
  const byTrace = Map.groupBy(collector.spans(), ({ traceId }) => traceId)
  const traces = [...byTrace.values()].slice(Math.floor(byTrace.size * WARM_SHARE))
  const hops = Map.groupBy(traces.flatMap(hopsOf), ({ name }) => name)
  const rows = [...hops].map(([name, seen]) => ({
    name,
    seen: seen.length,
    beginsMs: timingsOf(seen.map(({ beginsMs }) => beginsMs)).p50Ms,
    takesMs: timingsOf(seen.map(({ takesMs }) => takesMs)).p50Ms,
  }))
  console.log(`${traces.length} traces, medians`)
  for (const { name, seen, beginsMs, takesMs } of rows.toSorted((a, b) => a.beginsMs - b.beginsMs)) {
    const [begins, takes] = [beginsMs, takesMs].map((ms) => ms.toFixed(2).padStart(7))
    console.log(`${name.padEnd(24)} begins ${begins} ms   takes ${takes} ms   in ${seen}`)
  }
}

type Hop = { readonly name: string; readonly beginsMs: number; readonly takesMs: number }

function hopsOf(spans: readonly CollectedSpan[]): readonly Hop[] {
  const request = spans.find(({ kind }) => kind === spanKinds.server)
  if (!request) return []
  return spans.map(({ name, startTimeUnixNano, endTimeUnixNano }) => ({
    name,
    beginsMs: millisecondsOf(startTimeUnixNano - request.startTimeUnixNano),
    takesMs: millisecondsOf(endTimeUnixNano - startTimeUnixNano),
  }))
}

const millisecondsOf = (nanoseconds: bigint): number => Number(nanoseconds) / 1e6
