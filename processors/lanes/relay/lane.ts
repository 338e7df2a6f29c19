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

/** Rows read and sent in one round. */
const BATCH_MAX = 500
/** Batch work and results go through here only, so this is part of their latency. */
const IDLE_WAIT_MS = 100
/**
 * Of rows that fail while others do not, or that no schema takes: somebody deleted their topic or wrote them wrongly,
 * and mends it in their own time.
 */
const SOME_FAILED_WAIT_MS = 10_000
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
 * @param published ids of rows that are published and not yet removed: while the database takes no writes they come
 *   again in every round, and only their removal is tried again
 */
async function relay(
  { kafka, ledger: { outbox }, logger }: RelayDeps,
  rows: readonly OutboxRow[],
  published: Set<string>,
): Promise<void> {
  const topics = [...Map.groupBy(rows, ({ topic }) => topic).values()]
  const failures = (await Promise.all(topics.map((ofTopic) => publish(kafka, ofTopic, published)))).flat()
  // Published before removed: a crash in between publishes twice, which every reader expects.
  const failed = new Set(failures.map(({ row }) => row))
  const done = idsOf(rows.filter((row) => !failed.has(row)))
  await outbox.remove(done)
  for (const id of done) published.delete(id)
  const isForLater = ({ error }: FailedRow): boolean => failed.size < rows.length || remedyOf(error) === 'park'
  const [left, away] = [failures.filter(isForLater), failures.filter((failure) => !isForLater(failure))]
  if (left[0]) {
    await outbox.postpone(idsOf(left.map(({ row }) => row)), SOME_FAILED_WAIT_MS)
    const topicsLeft = [...new Set(left.map(({ row }) => row.topic))]
    logger.error({ event: 'outbox_rows_left', topics: topicsLeft, error: left[0].error })
  }
  if (away[0]) {
    await outbox.postpone(idsOf(away.map(({ row }) => row)), ALL_FAILED_WAIT_MS)
    throw away[0].error
  }
}

type FailedRow = { readonly row: OutboxRow; readonly error: unknown }

/** Publishes rows of one topic and answers those it could not. One that cannot be encoded holds up no other. */
async function publish(
  kafka: RelayDeps['kafka'],
  rows: readonly OutboxRow[],
  published: Set<string>,
): Promise<readonly FailedRow[]> {
  const open = rows.filter(({ id }) => !published.has(id))
  const tried = await Promise.all(
    open.map((row) =>
      messageOf(kafka, row).then(
        (message) => ({ row, message }),
        (error: unknown) => ({ row, error }),
      ),
    ),
  )
  const failures = tried.flatMap((end) => ('error' in end ? [end] : []))
  const encoded = tried.flatMap((end) => ('message' in end ? [end] : []))
  if (encoded.length === 0) return failures
  try {
    await kafka.producer.send(encoded.map(({ message }) => message))
    for (const { row } of encoded) published.add(row.id)
    return failures
  } catch (error) {
    return [...failures, ...encoded.map(({ row }) => ({ row, error }))]
  }
}

const idsOf = (rows: readonly OutboxRow[]): readonly string[] => rows.map(({ id }) => id)

async function messageOf(
  { codec }: Pick<Kafka, 'codec'>,
  { topic, key, event, payload, headers }: OutboxRow,
): Promise<OutgoingMessage> {
  return { topic, key, headers, value: await codec.encode(event, payload) }
}
