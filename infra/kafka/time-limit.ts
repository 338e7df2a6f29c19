import type { Clock } from '../lifecycle/clock.ts'
import { Failure } from '../lifecycle/failure.ts'

/** The promise's own end, or a retry failure after `limitMs`. What still runs then goes on unheard; its error is swallowed. */
export async function withinLimit<T>(clock: Clock, limitMs: number, doing: string, promise: Promise<T>): Promise<T> {
  const ended = new AbortController()
  promise.catch(() => {})
  const limit = clock.sleep(limitMs, ended.signal).then((): never => {
    throw new Failure('kafka_unavailable', 'retry', `Kafka did not answer within ${limitMs} ms: ${doing}`)
  })
  limit.catch(() => {})
  try {
    return await Promise.race([promise, limit])
  } finally {
    ended.abort()
  }
}
