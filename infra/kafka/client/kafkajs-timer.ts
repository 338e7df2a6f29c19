// kafkajs 2.2.4 asks for a timer of a negative length after every answer, even when nothing waits in its queue. Node 24
// warns about it and fires at once, so each idle connection wakes up a thousand times a second. Not asking is the cure:
// answers and new requests look at the queue anyway, and only a throttled or a waiting queue needs the timer.
import { createRequire } from 'node:module'

type RequestQueue = { throttledUntil: number; readonly pending: readonly unknown[] }
type RequestQueueClass = { prototype: { scheduleCheckPendingRequests: (this: RequestQueue) => void } }

const require = createRequire(import.meta.url)
let done = false

/**
 * Replaces one method of kafkajs, once per process. The exact version is pinned, and a test watches for the warning.
 */
export function quietRequestQueueTimer(): void {
  if (done) return
  done = true
  const { prototype } = require('kafkajs/src/network/requestQueue') as RequestQueueClass
  const schedule = prototype.scheduleCheckPendingRequests
  prototype.scheduleCheckPendingRequests = function scheduleWhenNeeded() {
    if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this)
  }
}
