// Webhooks from the job's end to the receiver: the real ledger, the real lane, and an endpoint on loopback.
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createEgress } from '../../../infra/egress/egress.ts'
import { createLedger } from '../../../infra/ledger/ledger.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import { type Clock, systemClock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../infra/telemetry/metrics.ts'
import { createWebhookLane } from '../../../processors/lanes/webhooks/lane.ts'
import { createWebhookSecret, signWebhook } from '../../../schemas/http/webhook-signature.ts'
import { webhookMessage } from '../../../schemas/http/webhooks.ts'
import type { AccountId, WebhookId } from '../../../schemas/ids.ts'
import { webhookEvents } from '../../../schemas/webhooks.ts'
import { waitFor } from '../../harness/fakes/wait-for.ts'
import { completionOf, LEDGER_TOPIC, refundOf } from '../../harness/ledger-requests.ts'
import { pythonWith } from '../../harness/python.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from '../../harness/webhook-receiver.ts'

const python = await pythonWith('standardwebhooks==1.0.1')
/** Verifies as a receiver would who has only one of the secrets. */
const VERIFY = `
import sys, json
from standardwebhooks.webhooks import Webhook, WebhookVerificationError
secret, body, headers = sys.argv[1:4]
try:
    print(json.dumps(Webhook(secret).verify(body, json.loads(headers))))
except WebhookVerificationError:
    print('null')
`

let room: TestLedger
let lane: Component
let receiver: WebhookReceiver
beforeAll(async () => {
  room = await openTestLedger()
  lane = laneOver(room.ledger)
  await lane.start()
})
afterAll(async () => {
  await lane?.stop()
  await room?.close()
})
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(() => receiver.close())

type LaneTerms = { readonly allowPrivate?: boolean; readonly clock?: Clock }

function laneOver(
  ledger: Pick<Ledger, 'webhooks' | 'withLock'>,
  { allowPrivate = true, clock = systemClock }: LaneTerms = {},
): Component {
  return createWebhookLane({
    ledger,
    clock,
    random: Math.random,
    logger: silentLogger,
    egress: createEgress({ allowPrivate }),
    metrics: createMetrics('test'),
    onCrash: (error) => {
      throw error
    },
  })
}

async function makeWebhook(accountId: AccountId, url = receiver.url) {
  const choice = { accountId, webhookId: room.ids.webhook(), actor: 'a test' }
  const secret = createWebhookSecret(randomBytes)
  await room.ledger.webhooks.create(choice, { url, description: '', events: webhookEvents }, secret)
  return { ...choice, secret }
}

async function endJob(accountId: AccountId, end: 'completed' | 'refunded' = 'completed') {
  const request = await room.admitted(accountId)
  const event =
    end === 'completed'
      ? ({ kind: 'completed', completion: completionOf(request) } as const)
      : ({ kind: 'refunded', refund: refundOf(request) } as const)
  await room.ledger.settle([event], LEDGER_TOPIC)
  return request.jobId
}

const deliveriesOf = (webhookId: WebhookId) => room.ledger.webhooks.deliveries(webhookId, { limit: 100 })
const findWebhook = (accountId: AccountId, webhookId: WebhookId) => room.ledger.webhooks.find(accountId, webhookId)
/** The delivery as it stands after an attempt, or after more where this machine is slower than the first retry. */
async function attempted(webhookId: WebhookId) {
  await waitFor(async () => ((await deliveriesOf(webhookId))[0]?.attempts ?? 0) > 0)
  return (await deliveriesOf(webhookId))[0]
}
/** As if the time until the next attempt had passed. */
const hurry = (webhookId: WebhookId) =>
  room.sql.query(`update webhook_delivery set due_at = now() where webhook_id = $1 and state = 'pending'`, [webhookId])

function signatureOf({ headers, body }: ReceivedWebhook, secrets: readonly string[]): string {
  return signWebhook(
    { id: headers['webhook-id'], timestampSeconds: Number(headers['webhook-timestamp']), body },
    secrets,
  )
}

describe('a job that ends', () => {
  test('is told to the webhooks of its account, signed, and to no other', async () => {
    const accountId = await room.makeAccount(100)
    const [{ webhookId, secret }, stranger] = [
      await makeWebhook(accountId),
      await makeWebhook(await room.makeAccount(0)),
    ]
    const jobId = await endJob(accountId)
    await waitFor(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered')
    expect(receiver.received).toHaveLength(1)
    const [sent] = receiver.received
    expect(webhookMessage.strict().parse(JSON.parse(sent.body))).toMatchObject({
      type: 'job.completed',
      data: { jobId, state: 'completed', result: { url: expect.any(String) } },
    })
    expect(Buffer.byteLength(sent.body)).toBeLessThan(20_000)
    expect(sent.headers['content-type']).toBe('application/json')
    expect(sent.headers['webhook-signature']).toBe(signatureOf(sent, [secret]))
    const [delivery] = await deliveriesOf(webhookId)
    expect(sent.headers['webhook-id']).toBe(delivery.deliveryId)
    expect(delivery).toMatchObject({ jobId, event: 'job.completed', attempts: 1, log: [{ status: 204, error: null }] })
    expect(await deliveriesOf(stranger.webhookId)).toEqual([])
  })

  test('twice, or for a webhook that did not ask, is told once or not at all', async () => {
    const accountId = await room.makeAccount(100)
    const asked = await makeWebhook(accountId)
    const other = await makeWebhook(accountId)
    await room.ledger.webhooks.update(other, { events: ['job.completed'] })
    const request = await room.admitted(accountId)
    const ending = { kind: 'refunded', refund: refundOf(request) } as const
    await Promise.all([1, 2, 3].map(() => room.ledger.settle([ending, ending], LEDGER_TOPIC)))
    await waitFor(async () => (await deliveriesOf(asked.webhookId))[0]?.state === 'delivered')
    expect(receiver.received).toHaveLength(1)
    expect(JSON.parse(receiver.received[0].body)).toMatchObject({
      type: 'job.refunded',
      data: { state: 'refunded', problem: { refunded: true, code: expect.any(String) } },
    })
    expect(await deliveriesOf(other.webhookId)).toEqual([])
  })

  const checked = python ? test : test.skip
  checked(
    'is told with a signature that the reference library accepts, during a rotation with either secret',
    async () => {
      const accountId = await room.makeAccount(100)
      const webhook = await makeWebhook(accountId)
      const newSecret = createWebhookSecret(randomBytes)
      await room.ledger.webhooks.rotate(webhook, newSecret, 60_000)
      await endJob(accountId)
      await waitFor(() => receiver.received.length === 1)
      const [{ body, headers }] = receiver.received
      expect(headers['webhook-signature'].split(' ')).toHaveLength(2)
      for (const secret of [webhook.secret, newSecret])
        expect(JSON.parse(python?.run(VERIFY, secret, body, JSON.stringify(headers)) ?? '')).toEqual(JSON.parse(body))
      const forgeries = [
        [createWebhookSecret(randomBytes), body],
        [newSecret, `${body} `],
      ]
      for (const [secret, text] of forgeries)
        expect(python?.run(VERIFY, secret, text, JSON.stringify(headers)).trim()).toBe('null')
    },
  )

  test('after the overlap of a rotation is signed with the new secret alone', async () => {
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    const newSecret = createWebhookSecret(randomBytes)
    await room.ledger.webhooks.rotate(webhook, newSecret, 0)
    await endJob(accountId)
    await waitFor(() => receiver.received.length === 1)
    expect(receiver.received[0].headers['webhook-signature']).toBe(signatureOf(receiver.received[0], [newSecret]))
  })
})

describe('a receiver that fails', () => {
  test('is sent the same id and body again when its time comes, and each attempt is in the log', async () => {
    const accountId = await room.makeAccount(100)
    const { webhookId } = await makeWebhook(accountId)
    receiver.answer = { status: 500 }
    await endJob(accountId)
    const first = await attempted(webhookId)
    expect([first.state, first.log[0]]).toMatchObject(['pending', { status: 500, error: 'answered 500' }])
    expect(first.dueAt - first.log[0].at).toBeGreaterThan(2_000)
    expect((await findWebhook(accountId, webhookId))?.failingSince).toBeDefined()
    receiver.answer = { status: 200 }
    await hurry(webhookId)
    await waitFor(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered')
    const sent = receiver.received.map(({ headers, body }) => headers['webhook-id'] + body)
    expect([sent.length > 1, new Set(sent).size]).toEqual([true, 1])
    const { log } = (await deliveriesOf(webhookId))[0]
    expect([log.length, log[0].status, log.at(-1)?.status]).toEqual([sent.length, 500, 200])
    expect((await findWebhook(accountId, webhookId))?.failingSince).toBeUndefined()
  })

  test('by redirecting is not followed', async () => {
    const accountId = await room.makeAccount(100)
    const { webhookId } = await makeWebhook(accountId)
    receiver.answer = { status: 302, headers: { location: '/elsewhere' } }
    await endJob(accountId)
    const { log } = await attempted(webhookId)
    expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(log[0]).toMatchObject({ status: 302, error: 'answered 302, and redirects are not followed' })
  })

  test('ten times is given up, and a replay sends it again', async () => {
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    const { webhookId } = webhook
    receiver.answer = { status: 503 }
    await endJob(accountId)
    await waitFor(async () => {
      await hurry(webhookId)
      return (await deliveriesOf(webhookId))[0]?.state === 'failed'
    })
    expect(receiver.received).toHaveLength(10)
    const [{ deliveryId }] = await deliveriesOf(webhookId)
    receiver.answer = { status: 200 }
    const stranger = { ...webhook, accountId: await room.makeAccount(0) }
    expect(await room.ledger.webhooks.replay(stranger, deliveryId)).toBeUndefined()
    expect(await room.ledger.webhooks.replay(webhook, deliveryId)).toMatchObject({ state: 'pending', attempts: 0 })
    await waitFor(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered')
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(deliveryId)
    expect((await deliveriesOf(webhookId))[0].log).toHaveLength(11)
  })

  test('for good, by 410, is disabled; enabling it sends what came meanwhile', async () => {
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    receiver.answer = { status: 410 }
    await endJob(accountId)
    await waitFor(async () => (await findWebhook(accountId, webhook.webhookId))?.disabledBecause === 'gone')
    expect((await deliveriesOf(webhook.webhookId))[0].state).toBe('failed')
    await endJob(accountId)
    expect(await deliveriesOf(webhook.webhookId)).toHaveLength(1)
    receiver.answer = { status: 200 }
    const enabled = await room.ledger.webhooks.update(webhook, { enabled: true })
    expect(enabled).not.toHaveProperty('disabledAt')
    const jobId = await endJob(accountId)
    await waitFor(() => receiver.received.some(({ body }) => body.includes(jobId)))
  })

  test('and is enabled when that is mended gets at once what waits for a later try', async () => {
    const accountId = await room.makeAccount(100)
    const webhook = await makeWebhook(accountId)
    receiver.answer = { status: 500 }
    await endJob(accountId)
    await attempted(webhook.webhookId)
    const later = `update webhook_delivery set due_at = now() + interval '10 hours' where webhook_id = $1`
    await room.sql.query(later, [webhook.webhookId])
    receiver.answer = { status: 200 }
    await room.ledger.webhooks.update(webhook, { enabled: true })
    await waitFor(async () => (await deliveriesOf(webhook.webhookId))[0].state === 'delivered')
  })

  test('for more than five days is disabled at the next failure', async () => {
    const accountId = await room.makeAccount(100)
    const { webhookId } = await makeWebhook(accountId)
    await room.sql.query(`update webhook set failing_since = now() - interval '121 hours' where id = $1`, [webhookId])
    receiver.answer = { status: 500 }
    await endJob(accountId)
    await waitFor(async () => (await findWebhook(accountId, webhookId))?.disabledBecause === 'failing')
  })

  test('slowly does not keep others waiting', async () => {
    const slowAccount = await room.makeAccount(100)
    await makeWebhook(slowAccount)
    const answer = Promise.withResolvers<void>()
    receiver.answer = { status: 200, after: answer.promise }
    await Promise.all(Array.from({ length: 12 }, () => endJob(slowAccount)))
    await waitFor(() => receiver.received.length === 4)
    const quick = await startWebhookReceiver()
    const accountId = await room.makeAccount(100)
    await makeWebhook(accountId, quick.url)
    await endJob(accountId)
    await waitFor(() => quick.received.length === 1)
    expect(receiver.received).toHaveLength(4)
    answer.resolve()
    await quick.close()
  })
})

test('a lane that dies before it has noted what it sent sends it again, with the same id', async () => {
  const accountId = await room.makeAccount(100)
  await lane.stop()
  let fails = true
  const forgetful: typeof room.ledger.webhooks = {
    ...room.ledger.webhooks,
    noteAttempt: async (...attempt) => {
      if (fails) throw new Error('died')
      return room.ledger.webhooks.noteAttempt(...attempt)
    },
  }
  // Half a minute passes before what could not be noted is sent again.
  const clock = { ...systemClock, sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(ms / 100, signal) }
  const dying = laneOver({ webhooks: forgetful, withLock: room.ledger.withLock }, { clock })
  await dying.start()
  const { webhookId } = await makeWebhook(accountId)
  await endJob(accountId)
  await waitFor(() => receiver.received.length >= 2)
  fails = false
  await waitFor(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered')
  await dying.stop()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await deliveriesOf(webhookId))[0].attempts).toBe(1)
})

test('addresses that are not public are refused where the operator does not allow them', async () => {
  const accountId = await room.makeAccount(100)
  const guarded = laneOver(room.ledger, { allowPrivate: false })
  await guarded.start()
  const { webhookId } = await makeWebhook(accountId)
  await endJob(accountId)
  const { log } = await attempted(webhookId)
  await guarded.stop()
  expect(receiver.received).toEqual([])
  expect(log[0]).toMatchObject({
    status: null,
    error: 'names a host that is not public',
  })
})

test('an account has at most ten webhooks, and what it does to them is in the audit', async () => {
  const accountId = await room.makeAccount(0)
  const webhook = await makeWebhook(accountId)
  for (let made = 1; made < 10; made += 1) await makeWebhook(accountId)
  const terms = { url: 'https://x.example', description: '', events: webhookEvents }
  expect(await room.ledger.webhooks.create({ ...webhook, webhookId: room.ids.webhook() }, terms, 's')).toBeUndefined()
  await room.ledger.webhooks.rotate(webhook, createWebhookSecret(randomBytes), 0)
  expect(await room.ledger.webhooks.remove(webhook)).toBe(true)
  expect(await room.ledger.webhooks.remove(webhook)).toBe(false)
  const entries = await room.ledger.listAudit(accountId, 100)
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'webhook.removed', actor: 'a test', subject: webhook.webhookId },
    { action: 'webhook.rotated' },
  ])
  expect(JSON.stringify(entries)).not.toContain('whsec_')
})

describe('secrets', () => {
  test('are encrypted in the database, those from before there was a key too, and again when there is a new key', async () => {
    const accountId = await room.makeAccount(100)
    const plain = await makeWebhook(accountId)
    const [old, young] = [randomBytes(32), randomBytes(32)]
    const withKeys = (...secretKeys: Buffer[]) =>
      createLedger({ url: room.url, poolMax: 2, logger: silentLogger, secretKeys })
    const ledgers = [withKeys(old), withKeys(young, old), withKeys(young)] as const
    const [before, during, after] = ledgers
    const stored = async () =>
      JSON.stringify((await room.sql.query('select secret, previous_secret from webhook')).rows)

    const rotated = createWebhookSecret(randomBytes)
    await before.webhooks.rotate(plain, rotated, 60_000)
    expect(await stored()).not.toContain(rotated)
    expect(await stored()).toContain(plain.secret)
    expect(await before.webhooks.reseal()).toBeGreaterThan(0)
    expect(await stored()).not.toContain('whsec_')
    expect(await before.webhooks.reseal()).toBe(0)

    await lane?.stop()
    await endJob(accountId)
    const dueOf = async (ledger: Ledger) =>
      (await ledger.webhooks.due({ perWebhook: 9, most: 99 }, { deliveries: [], webhooks: [] })).find(
        ({ webhookId }) => webhookId === plain.webhookId,
      )
    expect((await dueOf(before))?.secrets).toEqual([rotated, plain.secret])
    const sealed = await stored()
    await after.webhooks.reseal()
    expect(await stored()).toBe(sealed)
    const unread = await dueOf(after)
    expect(unread).toMatchObject({ webhookId: plain.webhookId })
    expect(unread?.secrets).toEqual([])
    const made = createWebhookSecret(randomBytes)
    await after.webhooks.rotate(plain, made, 60_000)
    expect((await dueOf(after))?.secrets).toEqual([made])
    expect(await during.webhooks.reseal()).toBeGreaterThan(0)
    expect((await dueOf(after))?.secrets).toEqual([made, rotated])
    await Promise.all(ledgers.map((ledger) => ledger.close()))
  })
})
