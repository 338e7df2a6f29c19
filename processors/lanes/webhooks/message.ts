import type { DueDelivery } from '../../../infra/ledger/ports/webhook-port.ts'
import { isErrorCode } from '../../../schemas/error-codes.ts'
import type { WebhookMessage } from '../../../schemas/http/webhooks.ts'

/** What is sent for a delivery: made of what the job ended with, so every attempt sends the same bytes. */
export function messageOf({ event, job }: Pick<DueDelivery, 'event' | 'job'>): WebhookMessage {
  const { jobId, operation, credits, acceptedAt, finishedAt = acceptedAt, completion, refund } = job
  return {
    type: event,
    timestamp: new Date(finishedAt).toISOString(),
    data: {
      jobId,
      operation,
      state: completion ? 'completed' : 'refunded',
      credits,
      acceptedAt: new Date(acceptedAt).toISOString(),
      finishedAt: new Date(finishedAt).toISOString(),
      ...(completion && { result: resultOf(completion) }),
      ...(refund && {
        problem: {
          code: isErrorCode(refund.code) ? refund.code : 'engine_failed',
          detail: refund.detail,
          refunded: true,
        },
      }),
    },
  }
}

type Completion = NonNullable<DueDelivery['job']['completion']>

const resultOf = ({ url, width, height, format, bytes, sha256, processingTimeMs }: Completion) => ({
  url,
  width,
  height,
  format,
  bytes,
  sha256,
  processingTimeMs,
})
