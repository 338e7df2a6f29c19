// CloudEvents 1.0, Kafka binding, binary mode: attributes travel as headers beside the Avro bytes.
import type { EventName } from './catalogue.ts'

export type EventHeaders = Readonly<Record<string, string>>

export type EventAttributes = {
  /** The same for every copy of one event, so that readers can drop duplicates. */
  readonly id: string
  readonly event: EventName
  /** Which process made it, such as `processor/upscale`. */
  readonly source: string
  readonly subject: string
  readonly timeMs: number
  readonly traceparent?: string
  /** The HTTP request that began it all, so that one id finds every log line of a job. */
  readonly requestId?: string
  readonly deadlineAt?: number
}

export const CONTENT_TYPE = 'application/avro'

export function eventHeaders(attributes: EventAttributes): EventHeaders {
  return {
    ce_specversion: '1.0',
    ce_id: attributes.id,
    ce_type: `io.heddle.${attributes.event}.v1`,
    ce_source: `/heddle/${attributes.source}`,
    ce_subject: attributes.subject,
    ce_time: new Date(attributes.timeMs).toISOString(),
    'content-type': CONTENT_TYPE,
    ...(attributes.traceparent ? { traceparent: attributes.traceparent } : {}),
    ...(attributes.requestId ? { ce_requestid: attributes.requestId } : {}),
    ...(attributes.deadlineAt ? { deadline: String(attributes.deadlineAt) } : {}),
  }
}

/**
 * One terminal event per job: its id is made of the job, so a redelivered job repeats the id instead of inventing one.
 */
export const terminalEventId = (jobId: string, outcome: 'completion' | 'refund'): string => `${jobId}.${outcome}`
