import { z } from 'zod'
import type { Clock } from '../infra/lifecycle/clock.ts'
import type { ComputeProvider } from './http/routes/health.ts'

/** Part of `/readyz`, which must answer within what its own caller allows. */
const READ_TIMEOUT_MS = 1_000
/** Hardware stays the same; processors are started and stopped. */
const REUSED_FOR_MS = 10_000

const figures = z.array(
  z.object({
    name: z.string(),
    values: z.array(z.object({ value: z.unknown(), labels: z.record(z.string(), z.unknown()) })),
  }),
)

/**
 * Asks the metrics of the other processes of this installation which compute provider the processors found. The answer
 * is kept for ten seconds; undefined, which is not kept, when none of them knows.
 *
 * @param peers addresses such as `http://127.0.0.1:9101/metrics`.
 * @param timeoutMs how long a peer may take before it counts as one that does not know
 */
export function createComputeProviderReader(
  peers: readonly string[],
  clock: Pick<Clock, 'now'>,
  timeoutMs = READ_TIMEOUT_MS,
): () => Promise<ComputeProvider | undefined> {
  let answer: Promise<ComputeProvider | undefined> | undefined
  let askedAt = 0
  return () => {
    if (!answer || clock.now() - askedAt >= REUSED_FOR_MS) {
      const asked = readProvider(peers, timeoutMs)
      answer = asked
      askedAt = clock.now()
      // Processors that are still starting will know in a moment.
      void asked.then((found) => {
        if (!found && answer === asked) answer = undefined
      })
    }
    return answer
  }
}

async function readProvider(peers: readonly string[], timeoutMs: number): Promise<ComputeProvider | undefined> {
  const found = await Promise.all(peers.map((peer) => readPeer(peer, timeoutMs).catch(() => undefined)))
  const names = [...new Set(found.filter((name) => name !== undefined))]
  if (names.length === 0) return undefined
  return { provider: names.toSorted().join(', ') }
}

async function readPeer(peer: string, timeoutMs: number): Promise<string | undefined> {
  const response = await fetch(`${peer}.json`, { signal: AbortSignal.timeout(timeoutMs) })
  const all = figures.parse(await response.json())
  const gauge = all.find(({ name }) => name === 'heddle_compute_provider')
  const live = gauge?.values.find(({ value }) => value === 1)
  return live === undefined ? undefined : z.string().parse(live.labels.provider)
}
