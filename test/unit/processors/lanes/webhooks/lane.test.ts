import { describe, expect, test } from '@jest/globals'
import type { Ledger } from '../../../../../infra/ledger/port.ts'
import type { DueDelivery } from '../../../../../infra/ledger/ports/webhook-port.ts'
import { Failure } from '../../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../../infra/telemetry/metrics.ts'
import { createWebhookLane } from '../../../../../processors/lanes/webhooks/lane.ts'
import { eventExamples } from '../../../../../schemas/events/examples.ts'

const completion = eventExamples.completion
const delivery: DueDelivery = {
  deliveryId: 'msg_1' as never,
  webhookId: 'whk_1' as never,
  event: 'job.completed',
  attempts: 0,
  url: 'https://shop.example/hooks',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  job: { ...completion, state: 'completed', deadlineAt: 1, finishedAt: completion.completedAt, completion } as never,
}

/** Time that passes only when the test says so. */
function createHandClock() {
  let nowMs = 1_000_000
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    now: () => nowMs,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve()
        signal?.addEventListener('abort', () => resolve())
        sleepers.push({ at: nowMs + ms, wake: resolve })
      }),
    pass: async (ms: number): Promise<void> => {
      for (const end = nowMs + ms; nowMs < end; nowMs += 50) {
        await turns()
        for (const { wake } of sleepers.filter(({ at }) => at <= nowMs)) wake()
        sleepers = sleepers.filter(({ at }) => at > nowMs)
      }
      await turns()
    },
  }
}

/** The lane over one delivery that is due until an attempt at it was noted. */
function openLane() {
  const clock = createHandClock()
  const state = { isDue: true, canNote: true, sent: 0 }
  const webhooks: Partial<Ledger['webhooks']> = {
    reseal: async () => 0,
    forget: async () => 0,
    moveUpOwed: async () => 0,
    due: async (_most, leftOut) => (state.isDue && !leftOut.deliveries.includes(delivery.deliveryId) ? [delivery] : []),
    noteAttempt: async () => {
      if (!state.canNote) throw new Failure('ledger_unavailable', 'retry', 'no room on the disk')
      state.isDue = false
      return undefined
    },
  }
  const lane = createWebhookLane({
    ledger: {
      webhooks: webhooks as Ledger['webhooks'],
      withLock: async (_name, work) => {
        await work(new AbortController().signal)
        return true
      },
    },
    egress: {
      post: async () => {
        state.sent += 1
        return { status: 204, headers: {} }
      },
    },
    clock,
    random: () => 0.5,
    metrics: createMetrics('test'),
    logger: silentLogger,
    onCrash: (error) => {
      throw error
    },
  })
  return { lane, clock, state }
}

describe('the webhook lane', () => {
  test('sends what is due once', async () => {
    const { lane, clock, state } = openLane()
    await lane.start()
    await clock.pass(60_000)
    expect(state.sent).toBe(1)
    await lane.stop()
  })

  test('does not flood a receiver while the database takes no note of what was sent', async () => {
    const { lane, clock, state } = openLane()
    state.canNote = false
    await lane.start()
    await clock.pass(60_000)
    expect(state.sent).toBeLessThanOrEqual(3)
    state.canNote = true
    await clock.pass(60_000)
    expect(state.isDue).toBe(false)
    const { sent } = state
    await clock.pass(60_000)
    expect(state.sent).toBe(sent)
    await lane.stop()
  })

  test('stops without waiting for what could not be noted', async () => {
    const { lane, clock, state } = openLane()
    state.canNote = false
    await lane.start()
    await clock.pass(1000)
    await lane.stop()
    expect(state.sent).toBe(1)
  })
})
