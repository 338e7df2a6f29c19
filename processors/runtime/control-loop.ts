import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Component } from '../../infra/lifecycle/component.ts'
import { remedyOf } from '../../infra/lifecycle/failure.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'

export type ControlLoopOptions = {
  readonly name: string
  /** One round. Returns how long to wait before the next one. */
  readonly round: (signal: AbortSignal) => Promise<number>
  /** Runs the loop while this process alone holds the lock; returns false at once when another process holds it. */
  readonly withLock: (work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>
  readonly clock: Clock
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

/**
 * How often a process that waits for the lock asks for it: that long the loop stands still when whoever ran it has
 * ended.
 */
const LOCK_RETRY_MS = 2000
/** Servers that restart are back after a few of these. */
const FAILURE_WAIT_MS = 1000

/** A loop of which one runs in the whole installation. Outages are waited out; anything unknown ends the process. */
export function createControlLoop({ name, round, withLock, clock, logger, onCrash }: ControlLoopOptions): Component {
  const stopping = new AbortController()
  let finished: Promise<void> = Promise.resolve()

  const rounds = async (lockLost: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, lockLost])
    while (!signal.aborted) {
      const waitMs = await round(signal).catch((error: unknown) => {
        if (remedyOf(error) !== 'retry') throw error
        if (!signal.aborted) logger.warn({ event: 'round_failed', loop: name, error })
        return FAILURE_WAIT_MS
      })
      await clock.sleep(waitMs, signal)
    }
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const held = await withLock(rounds).catch((error: unknown) => {
        if (remedyOf(error) !== 'retry') throw error
        logger.warn({ event: 'lock_failed', loop: name, error })
        return false
      })
      if (!held) await clock.sleep(LOCK_RETRY_MS, stopping.signal)
    }
  }
  return {
    name,
    start: async () => {
      finished = run().catch((error: unknown) => {
        logger.error({ event: 'loop_crashed', loop: name, error })
        onCrash(error)
      })
    },
    stop: async () => {
      stopping.abort()
      await finished
    },
  }
}
