import type { DecodedEvent } from '../../../infra/kafka/port.ts'
import type { UsageFact } from '../../../infra/ledger/ports/usage-port.ts'
import type { Completion, LedgerEntryEvent, Refund } from '../../../schemas/events/payloads.ts'
import type { JobId } from '../../../schemas/ids.ts'

/**
 * What the events say, one fact a job: of copies the first counts. How a job ended and what it cost is taken from the
 * ledger alone, because a completion and a refund of one job may both have been written when time ran out.
 */
export function usageFactsOf(events: readonly DecodedEvent[]): readonly UsageFact[] {
  const facts = new Map<JobId, UsageFact>()
  for (const event of events) {
    const fact = factOf(event)
    if (fact) facts.set(fact.jobId, { ...fact, ...facts.get(fact.jobId) })
  }
  return [...facts.values()]
}

function factOf(decoded: DecodedEvent): UsageFact | undefined {
  switch (decoded.event) {
    case 'completion':
      return completionFact(decoded.payload)
    case 'refund':
      return refundFact(decoded.payload)
    case 'ledger':
      return endFact(decoded.payload)
    default:
      return undefined
  }
}

function completionFact({ jobId, operation, acceptedAt, completedAt, processingTimeMs }: Completion): UsageFact {
  // Two machines wrote the two times, so the difference of a quick job may come out below zero.
  const latencyMs = Math.max(0, completedAt - acceptedAt)
  return { jobId, operation, completion: { latencyMs, processingMs: processingTimeMs } }
}

const refundFact = ({ jobId, operation, code }: Refund): UsageFact => ({ jobId, operation, refund: { code } })

function endFact({ jobId, accountId, kind, credits, recordedAt }: LedgerEntryEvent): UsageFact | undefined {
  if (jobId === null || kind === 'granted' || kind === 'held') return undefined
  return { jobId, end: { accountId, kind, credits, endedAt: recordedAt } }
}
