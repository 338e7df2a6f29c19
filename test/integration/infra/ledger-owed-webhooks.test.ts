// What webhooks are owed after they were enabled, and how many an account may have: the real ledger, and nobody who
// sends.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AccountId, WebhookId } from '../../../schemas/ids.ts'
import { webhookEvents } from '../../../schemas/webhooks.ts'
import { completionOf, LEDGER_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger({ poolMax: 20 })
})
afterAll(() => room?.close())

const terms = { url: 'https://shop.example', description: '', events: webhookEvents }
const makeWebhook = async (accountId: AccountId) => {
  const choice = { accountId, webhookId: room.ids.webhook(), actor: 'a test' }
  return (await room.ledger.webhooks.create(choice, terms, 'whsec_x')) && choice
}
async function endJob(accountId: AccountId) {
  const request = await room.admitted(accountId)
  await room.ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
  return request.jobId
}
const deliveriesOf = (webhookId: WebhookId) => room.ledger.webhooks.deliveries(webhookId, { limit: 100 })
/** As if all had failed so often that they wait for long. */
const putOff = (webhookId: WebhookId) =>
  room.sql.query(`update webhook_delivery set due_at = now() + interval '10 hours' where webhook_id = $1`, [webhookId])
const dueOf = async (webhookId: WebhookId) => {
  const { rows } = await room.sql.query('select to_ms(now()) as now')
  return (await deliveriesOf(webhookId)).filter(({ dueAt }) => dueAt <= Number(rows[0].now)).map(({ jobId }) => jobId)
}

describe('a webhook that is enabled', () => {
  test('is owed at once what waited, in steps; what was tried since keeps its wait', async () => {
    const { webhooks } = room.ledger
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    if (!webhook) throw new Error('made')
    const [tried, ...others] = [await endJob(accountId), await endJob(accountId), await endJob(accountId)]
    await putOff(webhook.webhookId)
    await webhooks.update(webhook, { enabled: true })
    expect(await dueOf(webhook.webhookId)).toEqual([])
    const delivery = (await deliveriesOf(webhook.webhookId)).find(({ jobId }) => jobId === tried)
    const attempt = { at: Date.now(), status: 500, durationMs: 1, error: 'answered 500' }
    await webhooks.noteAttempt(delivery?.deliveryId as never, attempt, { kind: 'retry', waitMs: 60_000 }, 1e9)
    expect(await webhooks.moveUpOwed(1, 1)).toBe(1)
    expect(await webhooks.moveUpOwed(1, 1)).toBe(1)
    expect(await webhooks.moveUpOwed(1, 1)).toBe(0)
    expect((await dueOf(webhook.webhookId)).toSorted()).toEqual(others.toSorted())
    // It has all it was owed: what waits from now on waits.
    await putOff(webhook.webhookId)
    expect(await webhooks.moveUpOwed(1, 1)).toBe(0)
  })

  test('takes its turn beside others that are owed more', async () => {
    const { webhooks } = room.ledger
    const owed = await Promise.all(
      [3, 1].map(async (count) => {
        const accountId = await room.makeAccount(100)
        const webhook = await makeWebhook(accountId)
        if (!webhook) throw new Error('made')
        for (let job = 0; job < count; job += 1) await endJob(accountId)
        await putOff(webhook.webhookId)
        return webhook
      }),
    )
    for (const webhook of owed) await webhooks.update(webhook, { enabled: true })
    expect(await webhooks.moveUpOwed(1, 10)).toBe(2)
    expect(await Promise.all(owed.map(({ webhookId }) => dueOf(webhookId)))).toMatchObject([
      { length: 1 },
      { length: 1 },
    ])
  })

  test('or disabled, or changed in another way, hurries nothing of another account', async () => {
    const { webhooks } = room.ledger
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    if (!webhook) throw new Error('made')
    await endJob(accountId)
    await putOff(webhook.webhookId)
    while ((await webhooks.moveUpOwed(100, 10)) > 0);
    await webhooks.update(webhook, { enabled: false })
    await webhooks.update(webhook, { description: 'new' })
    expect(await webhooks.moveUpOwed(100, 10)).toBe(0)
    expect(await dueOf(webhook.webhookId)).toEqual([])
  })
})

test('an account has ten webhooks when twenty are asked for at once', async () => {
  const accountId = await room.makeAccount(0)
  const made = await Promise.all(Array.from({ length: 20 }, () => makeWebhook(accountId)))
  expect(made.filter((one) => one !== undefined)).toHaveLength(10)
  expect(await room.ledger.webhooks.list(accountId)).toHaveLength(10)
})
