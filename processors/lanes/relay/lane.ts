// Publishes outbox rows. Work commands are normally published by the ingress at once and their rows removed; what is
// found here is facts, and the work of an ingress that died between its commit and its publish.
import type { Kafka, OutgoingMessage } from '../../../infra/kafka/port.ts'
import type { Ledger, OutboxRow } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import { remedyOf } from '../../../infra/lifecycle/failure.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'

export type RelayDeps = {
  readonly kafka: Pick<Kafka, 'codec' | 'producer'>
  readonly ledger: Pick<Ledger, 'outbox' | 'withLock'>
  readonly clock: Clock
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

const BATCH_MAX = 500
const IDLE_WAIT_MS = 100
/**
 * Of a topic that fails while others do not: somebody deleted it, and whoever owns it makes it anew in its own time.
 */
const TOPIC_FAILED_WAIT_MS = 10_000
/** Of everything, when all topics fail: the brokers are away and may be back at any moment. */
const ALL_FAILED_WAIT_MS = 500

export function createRelayLane(deps: RelayDeps): Component {
  const { ledger, clock, logger, onCrash } = deps
  const published = new Set<string>()
  return createControlLoop({
    name: 'relay',
    clock,
    logger,
    onCrash,
    withLock: (work) => ledger.withLock('relay', work),
    round: async () => {
      const rows = await ledger.outbox.due(BATCH_MAX)
      if (rows.length === 0) return IDLE_WAIT_MS
      await relay(deps, rows, published)
      return rows.length < BATCH_MAX ? IDLE_WAIT_MS : 0
    },
  })
}

/**
 * Topic by topic, so that one which fails keeps its own rows only, and these do not stand before all others for ever.
 *
 * @param published ids of rows that are published and not yet removed: while the database takes no writes they come again
 *   in every round, and only their removal is tried again
 */
async function relay(
  { kafka, ledger: { outbox }, logger }: RelayDeps,
  rows: readonly OutboxRow[],
  published: Set<string>,
): Promise<void> {
  const topics = [...Map.groupBy(rows, ({ topic }) => topic).values()]
  const ends = await Promise.allSettled(topics.map((ofTopic) => publish(kafka, ofTopic, published)))
  const ended = (status: 'fulfilled' | 'rejected'): OutboxRow[] =>
    topics.flatMap((ofTopic, index) => (ends[index]?.status === status ? ofTopic : []))
  // Published before removed: a crash in between publishes twice, which every reader expects.
  const done = idsOf(ended('fulfilled'))
  await outbox.remove(done)
  for (const id of done) published.delete(id)
  const failed = ended('rejected')
  if (failed.length === 0) return
  const isAlone = failed.length < rows.length
  await outbox.postpone(idsOf(failed), isAlone ? TOPIC_FAILED_WAIT_MS : ALL_FAILED_WAIT_MS)
  const { reason: error } = ends.find((end) => end.status === 'rejected') ?? {}
  if (!isAlone && remedyOf(error) !== 'park') throw error
  logger.error({ event: 'outbox_rows_left', topics: [...new Set(failed.map(({ topic }) => topic))], error })
}

async function publish(kafka: RelayDeps['kafka'], rows: readonly OutboxRow[], published: Set<string>): Promise<void> {
  const open = rows.filter(({ id }) => !published.has(id))
  if (open.length === 0) return
  await kafka.producer.send(await Promise.all(open.map((row) => messageOf(kafka, row))))
  for (const { id } of open) published.add(id)
}

const idsOf = (rows: readonly OutboxRow[]): readonly string[] => rows.map(({ id }) => id)

async function messageOf(
  { codec }: Pick<Kafka, 'codec'>,
  { topic, key, event, payload, headers }: OutboxRow,
): Promise<OutgoingMessage> {
  return { topic, key, headers, value: await codec.encode(event, payload) }
}
