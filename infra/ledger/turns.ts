import { Failure } from '../lifecycle/failure.ts'

export type TurnTerms = {
  /** Pieces of work of one key that run at once. */
  readonly atOnceMost: number
  /** Pieces of work of one key that wait, at most; one more is refused, to be retried. */
  readonly waitingMost: number
}

/** Runs `work` when it is the key's turn: first come, first served within a key, and keys never wait for one another. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

type Queue = { running: number; readonly waiting: (() => void)[] }

export function createTurns({ atOnceMost, waitingMost }: TurnTerms): Turns {
  const queues = new Map<string, Queue>()

  const enter = async (key: string): Promise<Queue> => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < atOnceMost) {
      queue.running += 1
      return queue
    }
    if (queue.waiting.length >= waitingMost)
      throw new Failure('ledger_unavailable', 'retry', `More than ${waitingMost} calls wait for one account.`)
    // Whoever leaves hands over its place, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.waiting.push(resolve))
    return queue
  }

  const leave = (key: string, queue: Queue): void => {
    const next = queue.waiting.shift()
    if (next) {
      next()
      return
    }
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }

  return async (key, work) => {
    const queue = await enter(key)
    try {
      return await work()
    } finally {
      leave(key, queue)
    }
  }
}
