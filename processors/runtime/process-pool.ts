import { Failure } from '../../infra/lifecycle/failure.ts'
import { createPlaces } from './places.ts'
import { type PooledChild, type PoolOptions, type PoolRun, startChild } from './pooled-child.ts'

export type ProcessPool = {
  /** Starts the first child, so that the first job finds it warm. */
  readonly warm: () => void
  /**
   * Runs one task in a child; waits for a free one when all are busy.
   * @throws TaskFailed when the task said no; Failure child_timeout, child_memory, child_died or stopped when the child
   *   was ended.
   */
  readonly run: (run: PoolRun) => Promise<unknown>
  readonly close: () => Promise<void>
}

export function createProcessPool(options: PoolOptions): ProcessPool {
  const { childrenMax, name, logger } = options
  const places = createPlaces(childrenMax)
  const alive = new Set<PooledChild>()
  const idle = new Set<PooledChild>()
  let closed = false

  function start(): PooledChild {
    const child = startChild(options)
    alive.add(child)
    void child.ended.then((reason) => {
      alive.delete(child)
      idle.delete(child)
      if (!closed) logger.warn({ event: 'child_ended', pool: name, pid: child.pid, reason })
    })
    return child
  }

  function take(): PooledChild {
    const [child = start()] = idle
    idle.delete(child)
    return child
  }

  return {
    warm: () => void idle.add(start()),
    run: (run) => {
      const askedAt = performance.now()
      return places.within(async () => {
        if (closed) throw new Failure('stopped', 'retry', `the ${name} pool is closed`)
        // Time spent waiting for a free child is time the job no longer has.
        const timeoutMs = run.timeoutMs - (performance.now() - askedAt)
        // A child is ended with the task it is given, and none is given what was stopped while it waited.
        if (run.signal?.aborted) throw new Failure('stopped', 'park', 'the job was stopped before it began')
        if (timeoutMs <= 0) throw new Failure('child_timeout', 'park', `no ${name} child was free in time`)
        const child = take()
        try {
          return await child.run({ ...run, timeoutMs })
        } finally {
          if (alive.has(child)) idle.add(child)
        }
      })
    },
    close: async () => {
      closed = true
      await Promise.all([...alive].map((child) => child.kill('the pool is closed')))
    },
  }
}
