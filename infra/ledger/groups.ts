import { Failure } from '../lifecycle/failure.ts'

export type GroupTerms<Item, Result> = {
  /** Groups of one key that run at once. */
  readonly atOnceMost: number
  /** Items of one key that wait, at most; one more is refused, to be retried. */
  readonly waitingMost: number
  /** Items of one group, at most. */
  readonly groupMost: number
  /** An end for each item, in their order. */
  readonly run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>
}

/** Runs an item when it is its key's turn, together with those that wait with it: keys never wait for one another. */
export type Groups<Item, Result> = (key: string, item: Item) => Promise<Result>

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Queue<Item, Result> = { running: number; readonly waiting: Waiting<Item, Result>[] }

/** A lone item runs at once; what comes while a key is busy goes as one group, so load makes groups larger, not calls more. */
export function createGroups<Item, Result>(terms: GroupTerms<Item, Result>): Groups<Item, Result> {
  const { atOnceMost, waitingMost, groupMost } = terms
  const queues = new Map<string, Queue<Item, Result>>()

  const drain = async (key: string, queue: Queue<Item, Result>): Promise<void> => {
    queue.running += 1
    while (queue.waiting.length > 0) await runGroup(queue.waiting.splice(0, groupMost), terms.run)
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { running: 0, waiting: [] }
      queues.set(key, queue)
      if (queue.waiting.length >= waitingMost)
        return reject(
          new Failure('ledger_unavailable', 'retry', `More than ${waitingMost} calls wait for one account.`),
        )
      queue.waiting.push({ item, resolve, reject })
      if (queue.running < atOnceMost) void drain(key, queue)
    })
}

async function runGroup<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  run: GroupTerms<Item, Result>['run'],
): Promise<void> {
  try {
    const ends = await run(group.map(({ item }) => item))
    for (const [index, { resolve, reject }] of group.entries()) {
      const end = ends[index]
      if (end.status === 'fulfilled') resolve(end.value)
      else reject(end.reason)
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
