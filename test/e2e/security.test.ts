// The whole service under suspicion: a stranger who knows every id, secrets that must not leave their places, webhooks
// that really arrive, and messages that can never succeed.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { topicNames } from '../../schemas/topics.ts'
import { type Answer, type Api, createApi, fetchAsset } from '../harness/api.ts'
import { runAdminCommand } from '../harness/batch.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import { readRecords } from '../harness/read-records.ts'
import { startService, type TestService } from '../harness/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts'

type Operation = {
  readonly security: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
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
  await waitFor(() => receiver.received.length === 1)
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
    expect((await api.post(`${path}/${deliveries[0].deliveryId}/replay`, '')).status).toBe(202)
    await waitFor(() => receiver.received.length === 2)
    const [first, again] = receiver.received
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

describe('a stranger', () => {
  test('gets nothing by any id of another account, on any route', async () => {
    const stranger = await service.createCaller()
    const others = createApi(service.url, stranger.key)
    const { deliveries } = (await api.get(`/api/webhooks/${webhook.webhookId}/deliveries`)).body as {
      readonly deliveries: readonly { readonly deliveryId: string }[]
    }
    const ids = [owner.accountId, String(drawn.body.jobId), String(webhook.webhookId), deliveries[0].deliveryId]
    const assetName = String(drawn.body.url).split('/').at(-2) ?? ''
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
    let tried = 0
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { security, requestBody }] of Object.entries(methods)) {
        if (security.length === 0) continue
        const example = Object.entries(requestBody?.content ?? {}).find(([type]) => type === 'application/json')?.[1]
          .example
        for (const id of path.includes('{id}') ? ids : ['']) {
          const address = path.replace('{id}', id).replace('{delivery}', deliveries[0].deliveryId)
          const answer = await ask(others, method, address, example ?? '')
          const told = JSON.stringify(answer.body)
          expect([method, address, ids.filter((one) => told.includes(one))]).toEqual([...[method, address, []]])
          expect(told).not.toContain(assetName)
          if (path.includes('{')) expect([method, address, answer.status]).toEqual([method, address, 404])
          tried += 1
        }
      }
    expect(tried).toBeGreaterThan(25)
    for (const path of ['/api/jobs', '/api/account/entries'])
      expect(JSON.stringify((await others.get(`${path}?cursor=${drawn.body.jobId}`)).body)).not.toContain(
        owner.accountId,
      )
    const borrowed = await others.post('/api/upscale', { assetUrl: drawn.body.url, scale: 2 })
    expect(borrowed).toMatchObject({ status: 422, body: { code: 'request_rejected' } })
    expect((await api.get(`/api/jobs/${drawn.body.jobId}`)).status).toBe(200)
    expect((await api.get(`/api/webhooks/${webhook.webhookId}`)).body).toMatchObject({ enabled: true })
  })

  function ask(others: Api, method: string, address: string, body: unknown): Promise<Answer> {
    if (method === 'get') return others.get(address)
    if (method === 'delete') return others.remove(address)
    return method === 'patch' ? others.patch(address, body) : others.post(address, body)
  }
})

describe('secrets', () => {
  test('are in no log, no topic, no file, no error and no table', async () => {
    const leaked = `hdl_live_${'L'.repeat(43)}`
    const answers = [
      await createApi(service.url, leaked).get('/api/account'),
      await api.get('/api/account', { 'x-api-key': leaked, cookie: `session=${leaked}` }),
      await api.post('/api/generate', { ...call, promt: 'x' }, { authorization: `Bearer ${leaked}` }),
      await api.post('/api/generate', call, { 'idempotency-key': 'safe', 'x-request-id': 'caller-1' }),
      await api.upload('/api/vectorize', { image: Buffer.from('no picture') }),
      await api.post(`/api/webhooks/${webhook.webhookId}/rotate`, {}),
    ]
    await service.kill('control', 'SIGTERM')
    await service.start('control')
    const { HEDDLE_S3_SECRET_KEY = '', HEDDLE_KAFKA_PASSWORD = '' } = service.environment
    const { HEDDLE_SECRETS_KEYS = '', HEDDLE_POSTGRES_URL = '' } = service.environment
    const rotated = String(answers.at(-1)?.body.secret)
    const planted = [
      owner.key,
      leaked,
      String(webhook.secret),
      rotated,
      HEDDLE_S3_SECRET_KEY,
      HEDDLE_KAFKA_PASSWORD,
      HEDDLE_SECRETS_KEYS,
    ].filter((secret) => secret.length >= 8)
    const password = decodeURIComponent(new URL(HEDDLE_POSTGRES_URL).password)
    if (password.length >= 8) planted.push(password)
    expect(planted.length).toBeGreaterThanOrEqual(5)
    const records = await readRecords(service)
    const tables = await everyTable(HEDDLE_POSTGRES_URL)
    const places = {
      logs: service.logs(),
      errors: JSON.stringify(answers.slice(0, -1).map(({ body, headers }) => [body, [...headers]])),
      topics: records
        .map(({ key, value, headers }) => `${key} ${value} ${Object.values(headers).join(' ')}`)
        .join('\n'),
      asset: (await fetchAsset(drawn)).toString('latin1'),
      tables: tables.join('\n'),
    }
    expect(places.logs).toContain('request_ended')
    expect(places.tables).toContain('sealed:')
    for (const [place, text] of Object.entries(places))
      expect([place, planted.filter((secret) => text.includes(secret)).map((secret) => secret.slice(0, 9))]).toEqual([
        place,
        [],
      ])
  })

  async function everyTable(url: string): Promise<readonly string[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
    const texts = []
    for (const { tablename: table } of rows) {
      const found = await client.query(`select row_to_json(t)::text as text from "${table}" t`)
      texts.push(...found.rows.map(({ text }) => String(text)))
    }
    await client.end()
    return texts
  }
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
