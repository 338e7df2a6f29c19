// A caller that never tires: one small drawing after the other, whatever the answer is, each with a key of its own.
import { randomUUID } from 'node:crypto'
import type { Api } from '../harness/api.ts'

/** Four small drawings a second are a light load for one core, and show a recovery to the quarter of a second. */
const CALL_EVERY_MS = 250
/** The first finds nothing warm, and is not counted. */
const CALLS_MEASURED = 4

export type Call = {
  readonly startedAt: number
  readonly endedAt: number
  /** 0: the connection broke. */
  readonly status: number
  readonly retryAfter: string | null
  readonly jobId: string | undefined
  readonly code: string | undefined
  /** To ask for the same job again. */
  readonly idempotencyKey: string
  readonly body: DrawingRequest
}

export type DrawingRequest = {
  readonly prompt: string
  readonly compositionType: 'tile'
  readonly size: number
  readonly seed: number
}

export type SteadyCalls = {
  /** Calls that were answered so far. */
  readonly calls: () => readonly Call[]
  /** Begins no more calls, and resolves when those under way are answered. */
  readonly stop: () => Promise<readonly Call[]>
}

/** How long a call takes that is alone: the slowest of some, one after the other, in milliseconds. */
export async function measureCall(api: Api): Promise<number> {
  const durations: number[] = []
  for (let seed = 0; seed <= CALLS_MEASURED; seed += 1) {
    const { startedAt, endedAt } = await callOnce(api, seed)
    durations.push(endedAt - startedAt)
  }
  return Math.max(...durations.slice(1))
}

/**
 * @param callMs how long a call takes here. On a machine that is slower than the pace they come one after the other:
 *   more would pile up until their deadlines, whatever became of the servers.
 */
export function startSteadyCalls(api: Api, callMs: number): SteadyCalls {
  const calls: Call[] = []
  const open = new Set<Promise<void>>()
  let seed = 0
  const timer = setInterval(
    () => {
      const call = callOnce(api, ++seed).then((answered) => void calls.push(answered))
      open.add(call)
      void call.finally(() => open.delete(call))
    },
    Math.max(CALL_EVERY_MS, callMs),
  )
  return {
    calls: () => calls,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      return calls
    },
  }
}

async function callOnce(api: Api, seed: number): Promise<Call> {
  const idempotencyKey = randomUUID()
  const body: DrawingRequest = { prompt: 'polka dots', compositionType: 'tile', size: 64, seed }
  const startedAt = performance.now()
  const answer = await api.post('/api/generate', body, { 'idempotency-key': idempotencyKey }).catch(() => undefined)
  return {
    startedAt,
    endedAt: performance.now(),
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get('retry-after') ?? null,
    jobId: answer?.body.jobId === undefined ? undefined : String(answer.body.jobId),
    code: answer?.body.code === undefined ? undefined : String(answer.body.code),
    idempotencyKey,
    body,
  }
}
