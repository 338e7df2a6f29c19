import { eventHeaders, terminalEventId } from '../../schemas/events/cloud-events.ts'
import type { JobFacts, WorkTerms } from '../../schemas/events/payloads.ts'
import type { Operation } from '../../schemas/operations.ts'
import type { TopicNames } from '../../schemas/topics.ts'
import type { EmittedEvent } from '../runtime/outcome.ts'
import type { EngineResult } from './engine-task.ts'

export type JobEnd = {
  readonly work: WorkTerms
  readonly operation: Operation
  readonly topics: TopicNames
  readonly now: () => number
  readonly traceparent?: string
}

export type Asset = { readonly key: string; readonly url: string; readonly bytes: number; readonly sha256: string }

/** The job's completion: to the facts, and a copy to the caller who waits. */
export function completionOf(
  end: JobEnd,
  result: EngineResult,
  asset: Asset,
  processingTimeMs: number,
): EmittedEvent<'completion'> {
  const completedAt = end.now()
  const payload = {
    ...factsOf(end),
    acceptedAt: end.work.acceptedAt,
    completedAt,
    processingTimeMs: Math.max(1, Math.round(processingTimeMs)),
    assetKey: asset.key,
    url: asset.url,
    format: result.format,
    contentType: result.contentType,
    width: result.width,
    height: result.height,
    bytes: asset.bytes,
    sha256: asset.sha256,
    report: JSON.stringify(result.report),
  }
  return { ...addressed(end, 'completion', completedAt), event: 'completion', payload, topic: end.topics.completions }
}

export type RefundReason = { readonly code: string; readonly detail: string; readonly field: string | null }

/** The job's refund, decided by the processor: to the facts, and a copy to the caller who waits. */
export function refundOf(end: JobEnd, { code, detail, field }: RefundReason): EmittedEvent<'refund'> {
  const refundedAt = end.now()
  const payload = {
    ...factsOf(end),
    acceptedAt: end.work.acceptedAt,
    refundedAt,
    decidedBy: 'processor' as const,
    code,
    detail: sentence(detail),
    field,
  }
  return { ...addressed(end, 'refund', refundedAt), event: 'refund', payload, topic: end.topics.refunds }
}

/** Engines say what is wrong in a few words; the detail of a problem is a whole sentence everywhere else. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

function factsOf({ work, operation }: JobEnd): JobFacts {
  const { jobId, accountId, lane, credits } = work
  return { jobId, accountId, operation, lane, credits }
}

function addressed({ work, operation, traceparent }: JobEnd, event: 'completion' | 'refund', timeMs: number) {
  const headers = eventHeaders({
    id: terminalEventId(work.jobId, event),
    event,
    source: `processor/${operation}`,
    subject: work.jobId,
    timeMs,
    ...(traceparent ? { traceparent } : {}),
  })
  return { key: work.jobId, headers, ...(work.replyTopic ? { copyTo: work.replyTopic } : {}) }
}
