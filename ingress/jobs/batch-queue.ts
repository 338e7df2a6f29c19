/** Things handed in one by one and dealt with many at a time. */
export type BatchQueue<Item, Result> = {
  /** Resolves with this item's result once its batch is done; rejects when its batch failed. */
  readonly add: (item: Item) => Promise<Result>
  /** Resolves when everything added so far is done. */
  readonly flush: () => Promise<void>
}

export type BatchTerms<Item, Result> = {
  /** Results in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly batchMax: number
  /**
   * How long a single item waits for more; 0 starts with what came in the same turn and gathers what arrives while a
   * batch runs.
   */
  readonly delayMs: number
}

type Pending<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** One batch runs at a time; what arrives meanwhile forms the next. So load makes batches larger, not calls more. */
export function createBatchQueue<Item, Result>(terms: BatchTerms<Item, Result>): BatchQueue<Item, Result> {
  const pending: Pending<Item, Result>[] = []
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined

  const drain = async (): Promise<void> => {
    while (pending.length > 0) await runBatch(pending.splice(0, terms.batchMax), terms.run)
  }
  const start = (): Promise<void> => {
    clearTimeout(timer)
    clearImmediate(turn)
    timer = undefined
    turn = undefined
    running ??= drain().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        pending.push({ item, resolve, reject })
        if (pending.length >= terms.batchMax) void start()
        else if (terms.delayMs === 0) turn ??= setImmediate(() => void start())
        else timer ??= setTimeout(() => void start(), terms.delayMs)
      }),
    flush: async () => {
      while (pending.length > 0 || running) await start()
    },
  }
}

async function runBatch<Item, Result>(
  batch: readonly Pending<Item, Result>[],
  run: BatchTerms<Item, Result>['run'],
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item))
    if (results.length !== batch.length) throw new Error(`${results.length} results for ${batch.length} items`)
    results.forEach((result, index) => {
      batch[index]?.resolve(result)
    })
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
