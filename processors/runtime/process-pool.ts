import { Failure } from '../../infra/lifecycle/failure.ts'
import { type PooledChild, type PoolOptions, type PoolRun, startChild } from './pooled-child.ts'

export type ProcessPool = {
  /**
   * Runs one task in a child; waits for a free one when all are busy.
   * @throws TaskFailed when the task said no; Failure child_timeout, child_died or stopped when the child was ended.
   */
  readonly run: (run: PoolRun) => Promise<unknown>
  readonly busy: () => number
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

type Waiter = { readonly give: (child: PooledChild) => void; readonly refuse: (error: unknown) => void }

export function createProcessPool(options: PoolOptions): ProcessPool {
  const { childrenMax, name, logger } = options
  const all = new Set<PooledChild>()
  const idle: PooledChild[] = []
  const waiters: Waiter[] = []
  let closed = false

  function start(): PooledChild {
    const child = startChild(options)
    all.add(child)
    void child.ended.then((reason) => {
      all.delete(child)
      const at = idle.indexOf(child)
      if (at >= 0) idle.splice(at, 1)
      if (!closed) logger.warn({ event: 'child_ended', pool: name, pid: child.pid, reason })
      // Someone may be waiting for the place that became free.
      if (!closed && waiters.length > 0) waiters.shift()?.give(start())
    })
    return child
  }

  function take(): Promise<PooledChild> {
    if (closed) return Promise.reject(new Failure('stopped', 'retry', `the ${name} pool is closed`))
    const free = idle.pop()
    if (free) return Promise.resolve(free)
    if (all.size < childrenMax) return Promise.resolve(start())
    return new Promise((give, refuse) => waiters.push({ give, refuse }))
  }

  function giveBack(child: PooledChild): void {
    if (!all.has(child)) return
    const next = waiters.shift()
    if (next) next.give(child)
    else idle.push(child)
  }

  idle.push(start())
  return {
    run: async (run) => {
      const askedAt = performance.now()
      const child = await take()
      try {
        // Time spent waiting for a free child is time the job no longer has.
        const timeoutMs = run.timeoutMs - (performance.now() - askedAt)
        if (timeoutMs <= 0) throw new Failure('child_timeout', 'park', `no ${name} child was free in time`)
        return await child.run({ ...run, timeoutMs })
      } finally {
        giveBack(child)
      }
    },
    busy: () => all.size - idle.length,
    waiting: () => waiters.length,
    close: async () => {
      closed = true
      for (const waiter of waiters.splice(0))
        waiter.refuse(new Failure('stopped', 'retry', `the ${name} pool is closed`))
      await Promise.all([...all].map((child) => child.kill('the pool is closed')))
    },
  }
}
