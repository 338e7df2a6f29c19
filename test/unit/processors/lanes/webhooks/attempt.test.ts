import { expect, test } from '@jest/globals'
import type { DueDelivery } from '../../../../../infra/ledger/ports/webhook-port.ts'
import { attemptDelivery } from '../../../../../processors/lanes/webhooks/attempt.ts'

test('a delivery whose secret cannot be read leaves nothing unsigned, and is tried again', async () => {
  const asked: unknown[] = []
  const egress = {
    post: async (message: unknown) => {
      asked.push(message)
      return { status: 200, headers: {} }
    },
  }
  const delivery = { deliveryId: 'dlv_1', url: 'https://shop.example/hook', secrets: [], attempts: 0 }
  const clock = { now: () => 1_000 }
  const { attempt, outcome } = await attemptDelivery(delivery as unknown as DueDelivery, {
    egress,
    clock,
    random: () => 0.5,
  })
  expect(asked).toEqual([])
  expect(outcome).toMatchObject({ kind: 'retry' })
  expect(attempt).toEqual({ at: 1_000, status: null, durationMs: 0, error: 'the secret that signs it cannot be read' })
})
