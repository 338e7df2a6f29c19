// Reads the batch topics of all accounts that may write, and keeps a queue for each.
import type { Consumer } from '../../../infra/kafka/port.ts'
import type { BatchAccess } from '../../../infra/ledger/ports/batch-port.ts'
import { type AccountQueue, createAccountQueue, type QueueDeps } from './account-queue.ts'
import type { QueueState } from './queue-state.ts'

export type BatchDesk = {
  /** Reads exactly these accounts' topics from now on. */
  readonly serve: (accounts: readonly BatchAccess[]) => Promise<void>
  /** Accounts with records that are not admitted. */
  readonly waiting: () => readonly BatchAccess[]
  readonly states: () => readonly QueueState[]
  readonly close: () => Promise<void>
}

/** What one account may have in memory: some twice as much again lies in what was just fetched. */
const PARTITION_MAX = { messages: 256, bytes: 4 * 1024 * 1024 }

type Served = { access: BatchAccess; readonly queue: AccountQueue }

export function createBatchDesk(groupId: string, deps: QueueDeps): BatchDesk {
  const { names } = deps
  const served = new Map<string, Served>()
  let consumer: Consumer | undefined

  const change = async (gone: readonly string[], added: readonly (readonly [string, BatchAccess])[]): Promise<void> => {
    await consumer?.stop()
    consumer = undefined
    await Promise.all(gone.map((topic) => served.get(topic)?.queue.close()))
    for (const topic of gone) served.delete(topic)
    for (const [topic, access] of added) served.set(topic, { access, queue: createAccountQueue(access, deps) })
    consumer = served.size > 0 ? await startReading(groupId, served, deps) : undefined
  }
  return {
    serve: async (accounts) => {
      const wanted = new Map(accounts.map((access) => [names.batch(access.accountId), access]))
      const gone = [...served.keys()].filter((topic) => !wanted.has(topic))
      const added = [...wanted].filter(([topic]) => !served.has(topic))
      for (const [topic, access] of wanted) updateAccess(served.get(topic), access)
      const isReading = consumer !== undefined || wanted.size === 0
      if (gone.length > 0 || added.length > 0 || !isReading) await change(gone, added)
    },
    waiting: () =>
      [...served.values()].filter(({ queue }) => queue.state().kind !== 'idle').map(({ access }) => access),
    states: () => [...served.values()].map(({ queue }) => queue.state()),
    close: async () => {
      // What is being admitted may end and be settled; what follows comes again to whoever reads next.
      await consumer?.drain()
      await Promise.all([...served.values()].map(({ queue }) => queue.close()))
      await consumer?.stop()
    },
  }
}

async function startReading(
  groupId: string,
  served: ReadonlyMap<string, Served>,
  { kafka, logger, onCrash }: QueueDeps,
): Promise<Consumer> {
  const topics = [...served.keys()]
  const consumer = kafka.createConsumer({
    groupId,
    topics,
    from: 'earliest',
    inFlightMax: PARTITION_MAX.messages * topics.length,
    partitionMax: PARTITION_MAX,
    onGivenUp: onCrash,
    onDelivery: (delivery) => served.get(delivery.message.topic)?.queue.add(delivery),
  })
  try {
    await consumer.start()
  } catch (error) {
    await consumer.stop()
    throw error
  }
  logger.info({ event: 'admission_reads', topics: topics.length })
  return consumer
}

function updateAccess(account: Served | undefined, access: BatchAccess): void {
  if (!account) return
  account.access = access
  account.queue.use(access)
}
