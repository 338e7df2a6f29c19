import { type Egress, type EgressAnswer, refusalOf } from '../../../infra/egress/egress.ts'
import { EgressError } from '../../../infra/egress/egress-error.ts'
import type { AttemptOutcome, DeliveryAttempt, DueDelivery } from '../../../infra/ledger/ports/webhook-port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { signWebhook } from '../../../schemas/http/webhook-signature.ts'
import { messageOf } from './message.ts'
import { readRetryAfterMs, retryWaitMs } from './retry-schedule.ts'

export type AttemptDeps = {
  readonly egress: Pick<Egress, 'post'>
  readonly clock: Pick<Clock, 'now'>
  /** Uniform in [0, 1). */
  readonly random: () => number
}

/** A receiver that takes longer should answer first and work after. */
const TIMEOUT_MS = 15_000

/** Sends a delivery once and says what came of it. Never throws for what the receiver does. */
export async function attemptDelivery(
  delivery: DueDelivery,
  { egress, clock, random }: AttemptDeps,
): Promise<{ readonly attempt: DeliveryAttempt; readonly outcome: AttemptOutcome }> {
  const at = clock.now()
  const answer = await send(delivery, at, egress)
  const status = 'status' in answer ? answer.status : null
  const isDelivered = status !== null && status >= 200 && status < 300
  const error = isDelivered ? null : 'message' in answer ? answer.message : refusalOf(answer.status)
  const attempt = { at, status, durationMs: Math.max(0, clock.now() - at), error }
  if (isDelivered) return { attempt, outcome: { kind: 'delivered' } }
  if (status === 410) return { attempt, outcome: { kind: 'gone' } }
  const retryAfterMs = 'headers' in answer ? readRetryAfterMs(answer.headers['retry-after']) : 0
  const waitMs = retryWaitMs(delivery.attempts + 1, retryAfterMs, random)
  return { attempt, outcome: waitMs === undefined ? { kind: 'failed' } : { kind: 'retry', waitMs } }
}

type Unsent = { readonly message: string }

/** Nothing leaves unsigned. It is tried again like any other, and no other webhook waits for it. */
const UNSIGNED: Unsent = { message: 'the secret that signs it cannot be read' }

async function send(
  delivery: DueDelivery,
  nowMs: number,
  egress: AttemptDeps['egress'],
): Promise<EgressAnswer | EgressError | Unsent> {
  const { deliveryId: id, url, secrets } = delivery
  if (secrets.length === 0) return UNSIGNED
  const body = JSON.stringify(messageOf(delivery))
  const timestampSeconds = Math.floor(nowMs / 1000)
  try {
    return await egress.post({
      url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestampSeconds),
        'webhook-signature': signWebhook({ id, timestampSeconds, body }, secrets),
      },
      body,
      timeoutMs: TIMEOUT_MS,
    })
  } catch (error) {
    if (error instanceof EgressError) return error
    throw error
  }
}
