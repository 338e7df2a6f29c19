// Publishes outbox rows. Work commands are normally published by the ingress at once and their rows removed; what is
// found here is facts, and the work of an ingress that died between its commit and its publish.
import type { Kafka, OutgoingMessage } from '../../../infra/kafka/port.ts'
import type { Ledger, OutboxRow } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
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

export function createRelayLane({ kafka, ledger, clock, logger, onCrash }: RelayDeps): Component {
  return createControlLoop({
    name: 'relay',
    clock,
    logger,
    onCrash,
    withLock: (work) => ledger.withLock('relay', work),
    round: async () => {
      const rows = await ledger.outbox.due(BATCH_MAX)
      if (rows.length === 0) return IDLE_WAIT_MS
      // Published before removed: a crash in between publishes twice, which every reader expects.
      await kafka.producer.send(await Promise.all(rows.map((row) => messageOf(kafka, row))))
      await ledger.outbox.remove(rows.map((row) => row.id))
      return rows.length < BATCH_MAX ? IDLE_WAIT_MS : 0
    },
  })
}

async function messageOf(
  { codec }: Pick<Kafka, 'codec'>,
  { topic, key, event, payload, headers }: OutboxRow,
): Promise<OutgoingMessage> {
  return { topic, key, headers, value: await codec.encode(event, payload) }
}
