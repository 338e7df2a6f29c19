// Sends webhooks. Deliveries stand in the database, queued there by the transaction that ended the job; this lane takes
// those that are due, sends them through the egress, which calls public addresses only, and records the result. When it
// dies in between, the delivery is sent again with the same id.
import type { Egress } from '../../../infra/egress/egress.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { DueDelivery } from '../../../infra/ledger/ports/webhook-port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import type { DeliveryId, WebhookId } from '../../../schemas/ids.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'
import { attemptDelivery } from './attempt.ts'

export type WebhookDeps = {
  readonly ledger: Pick<Ledger, 'webhooks' | 'withLock'>
  readonly egress: Pick<Egress, 'post'>
  readonly clock: Clock
  readonly random: () => number
  readonly metrics: Pick<Metrics, 'counter'>
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

const DAY_MS = 24 * 60 * 60_000
/** A webhook that has answered nothing but failures for this long is disabled. Source: Standard Webhooks 1.0. */
const FAILING_MOST_MS = 5 * DAY_MS
const UNDER_WAY_MAX = 64
/** So that a slow receiver of one account takes no more than this of everyone's room. */
const OF_WEBHOOK_MAX = 4
const LOOK_EVERY_MS = 250
/**
 * While there is work, the next look comes as soon as something has been sent, but looking takes no more than a fifth
 * of the time.
 */
const LOOK_AGAIN_MS = 20
const LOOKED_TIMES = 4
/** What is moved up in one step, of one webhook and of how many: far more than is sent until the next step. */
const OWED_AT_ONCE = 1000
const OWING_AT_ONCE = 10
/**
 * A delivery that was sent and could not be noted is still due; it is sent again after this, so that a database that
 * takes no writes floods no receiver.
 */
const UNNOTED_WAIT_MS = 30_000
/** What is on its way when the process is told to stop gets this long to be noted. */
const FINISH_MS = 5_000

type UnderWay = Map<DeliveryId, { readonly webhookId: WebhookId; readonly done: Promise<void> }>

export function createWebhookLane(deps: WebhookDeps): Component {
  const { ledger, clock, logger, onCrash } = deps
  const underWay: UnderWay = new Map()
  const stopping = new AbortController()
  const send = createSender(deps, stopping.signal)
  const moveUp = createMoveUp(deps)
  let isSealed = false
  const loop = createControlLoop({
    name: 'webhooks',
    clock,
    logger,
    onCrash,
    withLock: (work) => ledger.withLock('webhooks', work),
    round: async (signal) => {
      // Once a start: keys change only with one.
      if (!isSealed) await sealSecrets(deps)
      isSealed = true
      await moveUp()
      const lookedAt = clock.now()
      const due = await takeDue(ledger, underWay)
      const lookedMs = clock.now() - lookedAt
      for (const delivery of due) {
        const done = send(delivery).finally(() => underWay.delete(delivery.deliveryId))
        underWay.set(delivery.deliveryId, { webhookId: delivery.webhookId, done })
      }
      if (underWay.size === 0) return LOOK_EVERY_MS
      await untilAnyDone(underWay, clock, signal)
      return Math.min(LOOK_EVERY_MS, Math.max(LOOK_AGAIN_MS, LOOKED_TIMES * lookedMs))
    },
  })
  return {
    ...loop,
    stop: async () => {
      await loop.stop()
      stopping.abort()
      const timer = new AbortController()
      const all = Promise.all([...underWay.values()].map(({ done }) => done))
      await Promise.race([all, clock.sleep(FINISH_MS, timer.signal)])
      timer.abort()
    },
  }
}

/** Whoever enables a webhook may be owed millions: they are made due in steps, and sent meanwhile. */
function createMoveUp({ ledger, clock, logger }: WebhookDeps): () => Promise<void> {
  let nextAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock.now() < nextAt) return
    nextAt = clock.now() + LOOK_EVERY_MS
    const count = await ledger.webhooks.moveUpOwed(OWED_AT_ONCE, OWING_AT_ONCE)
    if (count > 0) logger.info({ event: 'webhook_deliveries_moved_up', count })
  }
}

/** There is room again, or it is time to look for what is new. */
async function untilAnyDone(underWay: UnderWay, clock: Clock, signal: AbortSignal): Promise<void> {
  const timer = new AbortController()
  const dones = [...underWay.values()].map(({ done }) => done)
  await Promise.race([...dones, clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, timer.signal]))])
  timer.abort()
}

async function sealSecrets({ ledger, logger }: WebhookDeps): Promise<void> {
  const count = await ledger.webhooks.reseal()
  if (count > 0) logger.info({ event: 'webhook_secrets_sealed', count })
}

/** What may be started now: nothing that is on its way, and no more of one webhook than it may have. */
async function takeDue({ webhooks }: WebhookDeps['ledger'], underWay: UnderWay): Promise<readonly DueDelivery[]> {
  const room = UNDER_WAY_MAX - underWay.size
  if (room <= 0) return []
  const counts = new Map<WebhookId, number>()
  for (const { webhookId } of underWay.values()) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count >= OF_WEBHOOK_MAX).map(([webhookId]) => webhookId)
  const leftOut = { deliveries: [...underWay.keys()], webhooks: full }
  const due = await webhooks.due({ perWebhook: OF_WEBHOOK_MAX, most: room }, leftOut)
  return due.filter(({ webhookId }) => {
    const count = (counts.get(webhookId) ?? 0) + 1
    counts.set(webhookId, count)
    return count <= OF_WEBHOOK_MAX
  })
}

/** Sends one delivery and notes it. What cannot be noted stays due; its promise resolves when it may be sent again. */
function createSender(
  { ledger, metrics, logger, ...deps }: WebhookDeps,
  stopping: AbortSignal,
): (delivery: DueDelivery) => Promise<void> {
  const attempts = metrics.counter({
    name: 'webhook_attempts_total',
    help: 'Attempts at webhook deliveries by what came of them.',
    labels: ['outcome'],
  })
  return async (delivery) => {
    const { deliveryId, webhookId } = delivery
    try {
      const { attempt, outcome } = await attemptDelivery(delivery, deps)
      attempts({ outcome: outcome.kind })
      const verdict = await ledger.webhooks.noteAttempt(deliveryId, attempt, outcome, FAILING_MOST_MS)
      const { status, durationMs, error } = attempt
      const facts = { deliveryId, webhookId, outcome: outcome.kind, status, durationMs, reason: error }
      if (outcome.kind === 'delivered') logger.info({ event: 'webhook_delivered', ...facts })
      else logger.warn({ event: 'webhook_failed', ...facts, ...(verdict && { disabledBecause: verdict }) })
    } catch (error) {
      logger.error({ event: 'webhook_not_noted', deliveryId, webhookId, error })
      await deps.clock.sleep(UNNOTED_WAIT_MS, stopping)
    }
  }
}
