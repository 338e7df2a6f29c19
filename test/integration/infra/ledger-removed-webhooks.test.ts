// What becomes of jobs and deliveries when a webhook is removed.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { statement } from '../../../infra/ledger/postgres/statements.ts'
import type { AccountId } from '../../../schemas/ids.ts'
import { webhookEvents } from '../../../schemas/webhooks.ts'
import { completionOf, LEDGER_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const DAY_MS = 24 * 60 * 60_000

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger()
})
afterAll(() => room?.close())

async function makeWebhook(accountId: AccountId) {
  const choice = { accountId, webhookId: room.ids.webhook(), actor: 'a test' }
  await room.ledger.webhooks.create(choice, { url: 'https://x.example', description: '', events: webhookEvents }, 's')
  return choice
}

async function endJob(accountId: AccountId) {
  const request = await room.admitted(accountId)
  return room.ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
}

test('a webhook that is being removed neither delays nor fails the jobs that end', async () => {
  const accountId = await room.makeAccount(100)
  const { webhookId, actor } = await makeWebhook(accountId)
  const remover = await room.sql.connect()
  try {
    await remover.query('begin')
    await remover.query(statement('remove-webhook').text, [webhookId, accountId, actor])
    expect(await endJob(accountId)).toMatchObject([{ kind: 'settled' }])
    await remover.query('commit')
  } finally {
    remover.release(true)
  }
  expect(await room.ledger.webhooks.find(accountId, webhookId)).toBeUndefined()
  // What that job still queued is forgotten with the rest.
  expect(await room.ledger.webhooks.forget(DAY_MS, 10)).toBe(1)
})

test('deliveries of a removed webhook are forgotten in small steps, and then the webhook itself', async () => {
  const accountId = await room.makeAccount(100)
  const [webhook, kept] = [await makeWebhook(accountId), await makeWebhook(accountId)]
  for (let job = 0; job < 3; job += 1) await endJob(accountId)
  await room.ledger.webhooks.remove(webhook)
  const forgotten: number[] = []
  for (let step = 0; step < 3; step += 1) forgotten.push(await room.ledger.webhooks.forget(DAY_MS, 2))
  expect(forgotten).toEqual([2, 1, 0])
  expect(await room.ledger.webhooks.deliveries(webhook.webhookId, { limit: 10 })).toEqual([])
  expect(await room.ledger.webhooks.deliveries(kept.webhookId, { limit: 10 })).toHaveLength(3)

  const noted = async () => (await room.sql.query('select id from removed_webhook')).rows
  expect(await noted()).toContainEqual({ id: webhook.webhookId })
  await room.sql.query(`update removed_webhook set removed_at = now() - interval '2 hours'`)
  await room.ledger.webhooks.forget(DAY_MS, 2)
  expect(await noted()).toEqual([])
})
