// Requests, completions and refunds as the lanes make them, for tests and benchmarks of the ledger.

import type { AdmitRequest, OutboxDraft } from '../../infra/ledger/port.ts'
import { eventHeaders } from '../../schemas/events/cloud-events.ts'
import type { Completion, Refund } from '../../schemas/events/payloads.ts'
import type { AccountId, JobId } from '../../schemas/ids.ts'

export const LEDGER_TOPIC = 'test.ledger.v1'
export const REFUNDS_TOPIC = 'test.refunds.v1'
export const ACCEPTED_TOPIC = 'test.accepted.v1'
export const WORK_TOPIC = 'test.work.vectorize.shared.v1'

export type RequestTerms = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly credits?: number
  readonly acceptedAt?: number
  readonly deadlineAt?: number
  readonly relayAfterMs?: number
  readonly idempotency?: AdmitRequest['idempotency']
}

const MINUTE = 60_000

/** A vectorize request, because it has an input image that is stored before admission. */
export function admitRequest(terms: RequestTerms): AdmitRequest {
  const { jobId, accountId, credits = 3, acceptedAt = Date.now(), relayAfterMs = 2000, idempotency } = terms
  const deadlineAt = terms.deadlineAt ?? acceptedAt + MINUTE
  const facts = { jobId, accountId, operation: 'vectorize', lane: 'shared', credits } as const
  const headers = (event: 'work-vectorize' | 'accepted') =>
    eventHeaders({ id: `${jobId}.${event}`, event, source: 'ingress', subject: jobId, timeMs: acceptedAt, deadlineAt })
  const work: OutboxDraft = {
    topic: WORK_TOPIC,
    key: jobId,
    event: 'work-vectorize',
    payload: {
      jobId,
      accountId,
      lane: 'shared',
      credits,
      acceptedAt,
      deadlineAt,
      replyTopic: 'test.reply.1.v1',
      image: {
        key: `inputs/${jobId}`,
        contentType: 'image/png',
        bytes: 4096,
        width: 64,
        height: 64,
        sha256: 'a'.repeat(64),
      },
      quality: 'medium',
      config: '{}',
      outputFormat: 'svg',
    },
    headers: headers('work-vectorize'),
    relayAfterMs,
  }
  const accepted: OutboxDraft = {
    topic: ACCEPTED_TOPIC,
    key: jobId,
    event: 'accepted',
    payload: { ...facts, acceptedAt, deadlineAt },
    headers: headers('accepted'),
    relayAfterMs: 0,
  }
  return {
    ...facts,
    acceptedAt,
    deadlineAt,
    ...(idempotency ? { idempotency } : {}),
    work,
    facts: [accepted],
    ledgerTopic: LEDGER_TOPIC,
  }
}

export function completionOf(request: AdmitRequest): Completion {
  const { jobId, accountId, operation, lane, credits, acceptedAt } = request
  return {
    jobId,
    accountId,
    operation,
    lane,
    credits,
    acceptedAt,
    completedAt: acceptedAt + 1000,
    processingTimeMs: 900,
    assetKey: `assets/${jobId}/out.svg`,
    url: `https://cdn.test/assets/${jobId}/out.svg`,
    format: 'svg',
    contentType: 'image/svg+xml',
    width: 64,
    height: 64,
    bytes: 1024,
    sha256: 'b'.repeat(64),
    report: '{}',
  }
}

export function refundOf(request: AdmitRequest, decidedBy: Refund['decidedBy'] = 'processor'): Refund {
  const { jobId, accountId, operation, lane, credits, acceptedAt } = request
  return {
    jobId,
    accountId,
    operation,
    lane,
    credits,
    acceptedAt,
    refundedAt: acceptedAt + 1000,
    decidedBy,
    code: 'engine_failed',
    detail: 'The engine ended without a result.',
    field: null,
  }
}
