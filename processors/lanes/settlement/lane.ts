// Turns terminal events into ledger entries. The ingress that waits for a job settles it too, before it answers;
// whoever comes second finds the hold ended and does nothing.
import type { DecodedEvent } from '../../../infra/kafka/port.ts'
import type { Ledger, TerminalEvent } from '../../../infra/ledger/port.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import type { TopicNames } from '../../../schemas/topics.ts'
import { type BatchLaneDeps, createBatchLane } from '../../runtime/run-batches.ts'

export type SettlementDeps = BatchLaneDeps & {
  readonly ledger: Pick<Ledger, 'settle'>
  readonly topics: TopicNames
}

/** Events of one transaction. */
const BATCH_MAX = 200
/**
 * Lets the ingress that waits for the job settle first: it does so at once, and a hold that has ended costs little
 * here.
 */
const GATHER_MS = 250

export const settlementGroup = (topics: TopicNames): string => `${topics.namespace}.settlement`

export function createSettlementLane({ ledger, topics, ...rest }: SettlementDeps): Component {
  return createBatchLane({
    ...rest,
    name: 'settlement',
    groupId: settlementGroup(topics),
    topics: [topics.completions, topics.refunds],
    events: ['completion', 'refund'],
    batchMax: BATCH_MAX,
    gatherMs: GATHER_MS,
    retry: { firstMs: 100, mostMs: 5000 },
    deadLetterTopic: topics.deadLetter,
    handle: async (events) => {
      const settlements = await ledger.settle(events.map(terminalEventOf), topics.ledger)
      for (const settlement of settlements) {
        if (settlement.kind === 'unknown')
          rest.logger.warn({ event: 'terminal_event_of_unknown_job', jobId: settlement.jobId })
      }
    },
  })
}

function terminalEventOf(decoded: DecodedEvent & { readonly event: 'completion' | 'refund' }): TerminalEvent {
  if (decoded.event === 'completion') return { kind: 'completed', completion: decoded.payload }
  return { kind: 'refunded', refund: decoded.payload }
}
