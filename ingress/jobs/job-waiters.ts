import type { TerminalEvent } from '../../infra/ledger/port.ts'
import type { AccountId, JobId } from '../../schemas/ids.ts'
import type { IngressMetrics } from '../ingress-metrics.ts'
import { createSlots, shareOf } from '../slots.ts'

export type Waiter = {
  /** The job's terminal event, once its reply has come. Never rejects, and stays open when no reply comes. */
  readonly reply: Promise<TerminalEvent>
  /** Hears that this process stops and nobody is waited for any more. */
  readonly onDismissed: (leave: () => void) => void
  /**
   * Leaves its place to others and waits on beside them: its caller has probably gone, and may listen still.
   *
   * @returns false where as many as there are places do so already
   */
  readonly stepAside: () => boolean
  readonly close: () => void
}

/** Who waits for which job. Replies for jobs nobody waits for any more are dropped: settlement has them too. */
export type JobWaiters = {
  /** undefined when as many callers wait as this process can hold, or half of them for this account. */
  readonly open: (jobId: JobId, accountId: AccountId) => Waiter | undefined
  readonly resolve: (jobId: JobId, event: TerminalEvent) => void
  /** Sends everybody away who still waits: the process stops, the jobs go on. */
  readonly dismiss: () => void
  readonly count: () => number
}

type Waiting = { readonly wake: (event: TerminalEvent) => void; leave: () => void }

export function createJobWaiters(most: number, metrics: IngressMetrics): JobWaiters {
  const waiting = new Map<JobId, Waiting>()
  const slots = createSlots(most, { ofHolderMost: shareOf(most), onChange: metrics.waitersChanged })
  const aside = createSlots(most, { ofHolderMost: shareOf(most) })
  return {
    count: slots.taken,
    open: (jobId, accountId) => {
      let release = slots.take(accountId)
      if (!release) return undefined
      const { promise, resolve } = Promise.withResolvers<TerminalEvent>()
      const one: Waiting = { wake: resolve, leave: () => {} }
      waiting.set(jobId, one)
      return {
        reply: promise,
        onDismissed: (leave) => {
          one.leave = leave
        },
        stepAside: () => {
          release?.()
          release = aside.take(accountId)
          return release !== undefined
        },
        close: () => {
          waiting.delete(jobId)
          release?.()
        },
      }
    },
    resolve: (jobId, event) => {
      const one = waiting.get(jobId)
      if (one) one.wake(event)
      else metrics.replyUnclaimed()
    },
    dismiss: () => {
      for (const { leave } of waiting.values()) leave()
    },
  }
}
