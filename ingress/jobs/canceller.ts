import type { Codec, Producer } from '../../infra/kafka/port.ts'
import type { JobRecord, TerminalEvent } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { eventHeaders } from '../../schemas/events/cloud-events.ts'
import type { TopicNames } from '../../schemas/topics.ts'
import type { JobWaiters } from './job-waiters.ts'
import type { Settler } from './settler.ts'

export type CancelDeps = {
  readonly settler: Pick<Settler, 'refund'>
  readonly waiters: Pick<JobWaiters, 'resolve'>
  readonly kafka: { readonly producer: Pick<Producer, 'send'>; readonly codec: Pick<Codec, 'encode'> }
  readonly names: Pick<TopicNames, 'control'>
  readonly clock: Clock
}

export type CancelContext = { readonly traceparent: string; readonly requestId: string; readonly logger: Logger }

/**
 * Gives a job's credits back if it is still open, wakes who waits for it here, and tells every processor to drop it.
 */
export type Canceller = (job: JobRecord, context: CancelContext) => Promise<TerminalEvent>

export function createCanceller(deps: CancelDeps): Canceller {
  return async (job, context) => {
    const { jobId, accountId, operation, lane, credits, acceptedAt } = job
    const requestedAt = deps.clock.now()
    const ending = await deps.settler.refund({
      jobId,
      accountId,
      operation,
      lane,
      credits,
      acceptedAt,
      refundedAt: requestedAt,
      decidedBy: 'cancel',
      code: 'cancelled',
      detail: 'The job was cancelled.',
      field: null,
    })
    if (ending.kind === 'refunded' && ending.refund.decidedBy === 'cancel') {
      deps.waiters.resolve(jobId, ending)
      await tellProcessors(job, requestedAt, context, deps)
    }
    return ending
  }
}

/** The credits are settled by now: when an order gets lost, work runs on that nobody pays for. */
async function tellProcessors(
  { jobId }: JobRecord,
  requestedAt: number,
  { traceparent, requestId, logger }: CancelContext,
  { kafka, names }: CancelDeps,
): Promise<void> {
  const event = { id: `${jobId}.cancel`, event: 'control', source: 'ingress', subject: jobId } as const
  try {
    const value = await kafka.codec.encode('control', { action: 'cancel', jobId, requestedAt })
    const headers = eventHeaders({ ...event, timeMs: requestedAt, traceparent, requestId })
    await kafka.producer.send([{ topic: names.control, key: jobId, value, headers }])
  } catch (error) {
    logger.warn({ event: 'cancel_not_told', jobId, error })
  }
}
