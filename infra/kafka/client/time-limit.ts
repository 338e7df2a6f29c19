import type { Clock } from '../../lifecycle/clock.ts'
import { Failure } from '../../lifecycle/failure.ts'

const OVER: unique symbol = Symbol('over')

/**
 * Settles as the promise does, or rejects with a retry failure after `limitMs`. The work itself is not stopped then,
 * and its late error is ignored.
 */
export async function withinLimit<T>(clock: Clock, limitMs: number, doing: string, promise: Promise<T>): Promise<T> {
  const ended = new AbortController()
  promise.catch(() => {})
  const limit = clock.sleep(limitMs, ended.signal).then((): typeof OVER => OVER)
  try {
    const first = await Promise.race([promise, limit])
    if (first !== OVER) return first
    throw new Failure('kafka_unavailable', 'retry', `Kafka did not answer within ${limitMs} ms: ${doing}`)
  } finally {
    // Without a reason of ours an exception with a stack trace would be made for each of thousands of calls.
    ended.abort('answered')
  }
}
