// The whole service under suspicion: webhooks that really arrive, keys that open what they should and nothing else, and
// messages that can never succeed. Strangers and secrets are in test/e2e/secrecy.test.ts.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { topicNames } from '../../schemas/topics.ts'
import { type Answer, type Api, createApi } from '../harness/api.ts'
import { runAdminCommand } from '../harness/batch.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import { startService, type TestService } from '../harness/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts'

type Caller = { readonly key: string; readonly accountId: string }

const call = { prompt: 'tossed peonies on navy', compositionType: 'tile', size: 64, seed: 7 }

let service: TestService
let receiver: WebhookReceiver
let owner: Caller
let api: Api
let webhook: Answer['body']
let drawn: Answer
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  service = await startService({ env: { HEDDLE_ALLOW_PRIVATE_FETCH: 'true', HEDDLE_LOG_LEVEL: 'debug' } })
  owner = await service.createCaller()
  api = createApi(service.url, owner.key)
  webhook = (await api.post('/api/webhooks', { url: receiver.url })).body
  drawn = await api.post('/api/generate', call)
  await waitFor(() => receiver.received.length > 0)
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})

describe('a webhook', () => {
  test('arrives when a job ends, genuine by the code in docs/webhooks.md', async () => {
    expect(drawn.status).toBe(200)
    const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
    const folder = await mkdtemp(join(tmpdir(), 'heddle-docs-'))
    await writeFile(join(folder, 'verify.mjs'), /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
    const { isGenuine } = (await import(pathToFileURL(join(folder, 'verify.mjs')).href)) as {
      readonly isGenuine: (headers: object, body: string, secret: string) => boolean
    }
    const [{ headers, body }] = receiver.received
    expect(isGenuine(headers, body, String(webhook.secret))).toBe(true)
    expect(isGenuine(headers, `${body} `, String(webhook.secret))).toBe(false)
    expect(JSON.parse(body)).toMatchObject({ type: 'job.completed', data: { jobId: drawn.body.jobId } })
    await rm(folder, { recursive: true })
  })

  test('is in the log with its attempt, and comes again when it is replayed', async () => {
    const path = `/api/webhooks/${webhook.webhookId}/deliveries`
    await waitFor(async () => JSON.stringify((await api.get(path)).body).includes('"delivered"'))
    const { deliveries } = (await api.get(path)).body as {
      readonly deliveries: readonly { readonly deliveryId: string }[]
    }
    const before = receiver.received.length
    expect((await api.post(`${path}/${deliveries[0].deliveryId}/replay`, '')).status).toBe(202)
    await waitFor(() => receiver.received.length > before)
    const [first, again] = [receiver.received[0], receiver.received[before]]
    expect([again.headers['webhook-id'], again.body]).toEqual([first.headers['webhook-id'], first.body])
  })
})

describe('a key made by the admin command', () => {
  type Made = { readonly keyId: string; readonly secret: string }
  const key = (...words: readonly string[]) => runAdminCommand<Made>(service, 'key', ...words)

  test('does what its scopes say, is replaced at once without an overlap, and shows when it was used', async () => {
    const made = await key('create', owner.accountId, '--name', 'reader', '--scopes', 'read')
    const reader = createApi(service.url, made.secret)
    expect((await reader.get('/api/account')).body).toMatchObject({ key: { keyId: made.keyId, scopes: ['read'] } })
    expect(await reader.post('/api/generate', call)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await reader.remove(`/api/jobs/${drawn.body.jobId}`)).status).toBe(403)
    const replaced = await key('rotate', made.keyId, '--overlap-hours', '0')
    await waitFor(async () => (await reader.get('/api/account')).status === 401)
    expect((await createApi(service.url, replaced.secret).get('/api/jobs')).status).toBe(200)
    await waitFor(async () => {
      const [, , used] = await runAdminCommand<readonly { readonly lastUsedAt?: number }[]>(
        service,
        'key',
        'list',
        owner.accountId,
      )
      return used.lastUsedAt !== undefined
    })
  })

  test('that goes on for an overlap works beside the new one, until both are revoked everywhere', async () => {
    const old = await key('create', owner.accountId)
    const next = await key('rotate', old.keyId, '--overlap-hours', '1')
    const both = [old, next].map(({ secret }) => createApi(service.url, secret))
    for (const one of both) expect((await one.get('/api/account')).status).toBe(200)
    for (const { keyId } of [old, next]) await key('revoke', keyId)
    for (const one of both) await waitFor(async () => (await one.get('/api/account')).status === 401)
  })

  test('works from its addresses and from the pages it names only', async () => {
    const far = await key('create', owner.accountId, '--addresses', '192.0.2.0/24')
    expect((await createApi(service.url, far.secret).get('/api/account')).status).toBe(403)
    const page = await key('create', owner.accountId, '--origins', 'https://shop.example')
    const shop = createApi(service.url, page.secret)
    expect((await shop.get('/api/account')).status).toBe(403)
    expect((await shop.get('/api/account', { origin: 'https://shop.example' })).status).toBe(200)
  })
})

describe('a quote', () => {
  test('is measured on what the service has done', async () => {
    const { status, body } = await api.post('/api/quotes', { operation: 'generate', count: 3, request: call })
    expect([status, body.credits]).toEqual([200, 12])
    expect(body.expectedSeconds).toMatchObject({ basis: 'service', p50: expect.any(Number) })
  })
})

describe('a dead letter', () => {
  test('is listed, shown, sent again and discarded by the admin command', async () => {
    type Letter = { readonly letter: string; readonly reason: string; readonly value: string }
    const topic = topicNames(service.namespace).work('generate', 'shared')
    await service.kafka.producer.send([
      { topic, key: 'poison', value: Buffer.from('poison'), headers: { 'x-note': 'bad' } },
    ])
    const list = () => runAdminCommand<readonly Letter[]>(service, 'dead-letter', 'list')
    await waitFor(async () => (await list()).length === 1)
    const [{ letter, reason, value }] = await list()
    expect([letter.startsWith(topic), reason, Buffer.from(value, 'base64').toString()]).toEqual([
      true,
      'undecodable',
      'poison',
    ])
    expect(await runAdminCommand(service, 'dead-letter', 'show', letter)).toMatchObject({
      headers: { 'x-note': 'bad' },
    })
    await runAdminCommand(service, 'dead-letter', 'redrive', letter)
    // It is as bad as before, so it comes back as another letter.
    await waitFor(async () => (await list()).some((one) => one.letter !== letter))
    expect(await runAdminCommand(service, 'dead-letter', 'discard', 'all')).toMatchObject({ decision: 'discarded' })
    expect(await list()).toEqual([])
    const audit = await runAdminCommand<readonly { readonly action: string }[]>(service, 'audit', '--limit', '2')
    expect(audit.map(({ action }) => action)).toEqual(['dead_letter.discarded', 'dead_letter.redriven'])
  })
})
