import { Failure } from '../../lifecycle/failure.ts'

export type GroupTerms<Item, Result> = {
  /** How many groups may run at once. All items of one key that run are in the same group. */
  readonly atOnceMost: number
  /** A group that takes longer than this no longer counts toward `atOnceMost`, so that it does not block the others. */
  readonly slowAfterMs: number
  /** How many items of one key may wait; one more is refused with a failure to be retried. */
  readonly waitingMost: number
  /** How many items one group may hold. */
  readonly groupMost: number
  /** Answers one promise for each item, in order; each caller is answered as soon as its own is settled. */
  readonly run: (items: readonly Item[]) => Promise<readonly Promise<Result>[]>
}

/** Runs an item in a group with others that are waiting, of any key; items of one key run in their order. */
export type Groups<Item, Result> = (key: string, item: Item) => Promise<Result>

type Waiting<Item, Result> = {
  readonly queue: Queue<Item, Result>
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Queue<Item, Result> = { readonly key: string; isBusy: boolean; readonly waiting: Waiting<Item, Result>[] }

/**
 * A lone item runs at once. Items that arrive while `atOnceMost` groups are running wait and form the next group, so
 * load makes groups larger instead of calls more frequent.
 *
 * Keys take turns in a group, so a key with thousands of items waiting only fills the places that others leave. The
 * waiting keys are shared evenly among the groups that may run: callers answered together call again together, so
 * without this one large group beside a group of one would stay like that for ever.
 */
export function createGroups<Item, Result>(terms: GroupTerms<Item, Result>): Groups<Item, Result> {
  const { atOnceMost, waitingMost, groupMost, run } = terms
  const queues = new Map<string, Queue<Item, Result>>()

  const begin = (): void => {
    while (slots.isFree()) {
      const ready = [...queues.values()].filter((queue) => queue.waiting.length > 0 && !queue.isBusy)
      if (ready.length === 0) return
      const busy = [...queues.values()].filter((queue) => queue.isBusy).length
      const share = Math.ceil((ready.length + busy) / atOnceMost)
      void runNext(takeGroup(ready.slice(0, share), groupMost))
    }
  }
  const slots = createTimedSlots(terms, begin)

  const runNext = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    const held = new Set(group.map(({ queue }) => queue))
    for (const queue of held) {
      queue.isBusy = true
      // Put last, it has its next turn after all others.
      queues.delete(queue.key)
      queues.set(queue.key, queue)
    }
    const leave = slots.take()
    const told = await tellEnds(group, run)
    // A key goes on when its own items have ended, whatever keeps the others of their group.
    const release = async (queue: Queue<Item, Result>): Promise<void> => {
      await Promise.all(told.filter((_, index) => group[index]?.queue === queue))
      queue.isBusy = false
      if (queue.waiting.length === 0) queues.delete(queue.key)
      begin()
    }
    await Promise.all([...held].map(release))
    leave()
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { key, isBusy: false, waiting: [] }
      queues.set(key, queue)
      if (queue.waiting.length >= waitingMost)
        return reject(
          new Failure('ledger_unavailable', 'retry', `More than ${waitingMost} calls wait for one account.`),
        )
      queue.waiting.push({ queue, item, resolve, reject })
      begin()
    })
}

/** Slots for running groups. A slot is freed when its group ends, or once the group has been slow. */
function createTimedSlots(
  { atOnceMost, slowAfterMs }: Pick<GroupTerms<never, never>, 'atOnceMost' | 'slowAfterMs'>,
  onFreed: () => void,
) {
  let taken = 0
  return {
    isFree: () => taken < atOnceMost,
    take: (): (() => void) => {
      let isTaken = true
      taken += 1
      const giveBack = (): void => {
        clearTimeout(timer)
        if (isTaken) taken -= 1
        isTaken = false
        onFreed()
      }
      const timer = setTimeout(giveBack, slowAfterMs).unref()
      return giveBack
    },
  }
}

/** One item of each queue in turn, until the group is full or nothing waits. */
function takeGroup<Item, Result>(
  ready: readonly Queue<Item, Result>[],
  most: number,
): readonly Waiting<Item, Result>[] {
  const group: Waiting<Item, Result>[] = []
  for (
    let turn = ready;
    turn.length > 0 && group.length < most;
    turn = turn.filter(({ waiting }) => waiting.length > 0)
  ) {
    for (const queue of turn.slice(0, most - group.length)) group.push(...queue.waiting.splice(0, 1))
  }
  return group
}

/** Runs a group and answers each of its callers; resolves to one promise for each item, settled once it is answered. */
async function tellEnds<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  run: GroupTerms<Item, Result>['run'],
): Promise<readonly Promise<void>[]> {
  try {
    const ends = await run(group.map(({ item }) => item))
    return group.map(({ resolve, reject }, index) => (ends[index] ?? noEnd()).then(resolve, reject))
  } catch (error) {
    for (const { reject } of group) reject(error)
    return []
  }
}

const noEnd = (): Promise<never> =>
  Promise.reject(new Failure('ledger_refused', 'crash', 'A group of calls returned fewer results than it has calls'))
