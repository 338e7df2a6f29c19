// What must not leave its place: everything of an account before a stranger who knows each of its ids, and secrets.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import sharp from 'sharp'
import { type Answer, type Api, createApi, fetchAsset } from '../harness/api.ts'
import { type Credentials, openBatchClient, runAdminCommand } from '../harness/batch.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import { until } from '../harness/kafka.ts'
import { readRecords } from '../harness/read-records.ts'
import { startService, type TestService } from '../harness/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts'

type Parameter = { readonly name: string; readonly in: string }
type Operation = {
  readonly security: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const call = { prompt: 'tossed peonies on navy', compositionType: 'tile', size: 64, seed: 7 }

let service: TestService
let receiver: WebhookReceiver
let owner: { readonly key: string; readonly accountId: string }
let login: Credentials
let api: Api
let webhook: Answer['body']
let upload: Answer['body']
let drawn: Answer
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  service = await startService({ env: { HEDDLE_ALLOW_PRIVATE_FETCH: 'true', HEDDLE_LOG_LEVEL: 'debug' } })
  owner = await service.createCaller()
  api = createApi(service.url, owner.key)
  login = await runAdminCommand<Credentials>(service, 'batch', 'enable', owner.accountId)
  webhook = (await api.post('/api/webhooks', { url: receiver.url })).body
  upload = (await api.post('/api/uploads', '')).body
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  await fetch(String(upload.url), { method: 'PUT', body: new Uint8Array(png) })
  drawn = await api.post('/api/generate', call)
  await waitFor(() => receiver.received.length > 0)
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})

/** One id of each kind that there is, all of the owner's. */
async function idsOfOwner() {
  const { key } = (await api.get('/api/account')).body as { readonly key: { readonly keyId: string } }
  const { entries } = (await api.get('/api/account/entries')).body as {
    readonly entries: readonly { readonly entryId: string }[]
  }
  const { deliveries } = (await api.get(`/api/webhooks/${webhook.webhookId}/deliveries`)).body as {
    readonly deliveries: readonly { readonly deliveryId: string }[]
  }
  const asset = String(drawn.body.url).split('/').at(-2) ?? ''
  return {
    ...{ account: owner.accountId, key: key.keyId, job: String(drawn.body.jobId), entry: entries[0].entryId },
    ...{ webhook: String(webhook.webhookId), delivery: deliveries[0].deliveryId, upload: String(upload.inputUploadId) },
    asset,
  }
}

describe('a stranger', () => {
  test('gets nothing by any id of another account, on any route', async () => {
    const others = createApi(service.url, (await service.createCaller()).key)
    const ids = Object.values(await idsOfOwner())
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
    let tried = 0
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        for (const address of addressesOf(path, operation, ids)) {
          const answer = await ask(others, method, address, exampleOf(operation))
          const told = JSON.stringify(answer.body)
          // A refusal may repeat what it was asked, in the place where it was asked.
          const foreign = ids.filter((id) => !address.includes(id))
          expect([method, address, foreign.filter((id) => told.includes(id))]).toEqual([method, address, []])
          // A page that cannot begin there is refused before anything is looked for.
          const refused = address.includes('?cursor=') ? [400, 404] : [404]
          if (path.includes('{'))
            expect([method, address, refused.includes(answer.status)]).toEqual([method, address, true])
          tried += 1
        }
    // Eight routes with an id in their address, and eight ids for each.
    expect(tried).toBeGreaterThan(64)
    expect((await api.get(`/api/jobs/${drawn.body.jobId}`)).status).toBe(200)
    expect((await api.get(`/api/webhooks/${webhook.webhookId}`)).body).toMatchObject({ enabled: true })
  })

  test('cannot send what belongs to another account as its own picture, over HTTP or Kafka', async () => {
    const stranger = await service.createCaller()
    const others = createApi(service.url, stranger.key)
    const inputUploadId = String(upload.inputUploadId)
    const url = String(drawn.body.url)
    const calls = [
      ...['/api/upscale', '/api/vectorize'].map((path) => ({ path, body: { inputUploadId } })),
      ...['/api/upscale', '/api/vectorize'].map((path) => ({ path, body: { imageUrl: url } })),
      { path: '/api/upscale', body: { assetUrl: url } },
    ]
    for (const { path, body } of calls)
      expect([path, body, await others.post(path, body)]).toMatchObject([
        path,
        body,
        { status: 422, body: { code: 'request_rejected' } },
      ])
    const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', stranger.accountId)
    const producer = await openBatchClient(credentials, service.namespace)
    const work = { operation: 'upscale', parameters: '{"scale":2}' }
    await producer.send([
      { ...work, reference: 'upload', inputUploadId },
      { ...work, reference: 'result', imageUrl: url },
    ])
    await until('each has its result', () => producer.results().length === 2)
    expect(producer.results().map(({ outcome, code }) => [outcome, code])).toEqual([
      ['rejected', 'request_rejected'],
      ['rejected', 'request_rejected'],
    ])
    await producer.close()
    expect((await api.post('/api/upscale', { inputUploadId, scale: 2 })).status).toBe(200)
  })

  /** An operation's addresses with each id in the place of an id, and each as the cursor of a list. */
  function addressesOf(path: string, { security, parameters = [] }: Operation, ids: readonly string[]): string[] {
    if (security.length === 0) return []
    const lists = parameters.some((one) => one.name === 'cursor') ? ids.map((id) => `${path}?cursor=${id}`) : [path]
    return lists.flatMap((address) => {
      const withIds = address.includes('{id}') ? ids.map((id) => address.replace('{id}', id)) : [address]
      return withIds.flatMap((one) =>
        one.includes('{delivery}') ? ids.map((id) => one.replace('{delivery}', id)) : [one],
      )
    })
  }

  const exampleOf = ({ requestBody }: Operation): unknown => requestBody?.content['application/json']?.example ?? ''

  function ask(others: Api, method: string, address: string, body: unknown): Promise<Answer> {
    if (method === 'get') return others.get(address)
    if (method === 'delete') return others.remove(address)
    return method === 'patch' ? others.patch(address, body) : others.post(address, body)
  }
})

describe('secrets', () => {
  const leaked = `hdl_live_${'L'.repeat(43)}`
  const token = `token-${'T'.repeat(32)}`

  test('are in no log, no topic, no file, no error and no table', async () => {
    const answers = await callWithSecrets()
    const { secret: rotated } = (await api.post(`/api/webhooks/${webhook.webhookId}/rotate`, {})).body
    const made = await runAdminCommand<{ readonly secret: string }>(service, 'key', 'create', owner.accountId)
    await service.kill('control', 'SIGTERM')
    await service.start('control')
    const planted = [owner.key, leaked, token, made.secret, login.password, ...ofServers()]
    planted.push(String(webhook.secret), String(rotated), signatureOf(String(upload.url)))
    expect(planted.filter((secret) => secret.length < 8)).toEqual([])
    const records = await readRecords(service)
    const files = await Promise.all(answers.filter(({ body }) => body.url !== undefined).map(fetchAsset))
    const places = {
      logs: service.logs(),
      errors: JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]])),
      topics: records
        .map(({ key, value, headers }) => `${key} ${value} ${Object.values(headers).join(' ')}`)
        .join('\n'),
      files: files.map((file) => file.toString('latin1')).join('\n'),
      tables: (await everyTable(String(service.environment.HEDDLE_POSTGRES_URL))).join('\n'),
    }
    expect(files.length).toBeGreaterThan(2)
    expect(places.logs).toContain('request_ended')
    expect(places.tables).toContain('sealed:')
    for (const [place, text] of Object.entries(places))
      expect([place, planted.filter((secret) => text.includes(secret)).map((secret) => secret.slice(0, 9))]).toEqual([
        place,
        [],
      ])
  })

  /** Calls that carry secrets where callers put them by mistake, and calls that fail or draw. */
  async function callWithSecrets(): Promise<readonly Answer[]> {
    const host = new URL(receiver.url).host
    const withSecrets = await Promise.all([
      createApi(service.url, leaked).get('/api/account'),
      api.get('/api/account', { 'x-api-key': leaked, cookie: `session=${leaked}` }),
      api.get(`/api/account?key=${leaked}`),
      api.post('/api/generate', { ...call, promt: 'x' }, { authorization: `Bearer ${leaked}` }),
      api.post('/api/upscale', { imageUrl: `http://${host}/a.png?sig=${token}` }),
      api.post('/api/upscale', { imageUrl: `http://caller:${token}@${host}/a.png` }),
      api.post('/api/upscale', { imageUrl: `http://127.0.0.1:1/a.png?sig=${token}` }),
      api.upload('/api/vectorize', { image: Buffer.from('no picture') }),
    ])
    const image = await fetchAsset(drawn)
    const drawing = [
      await api.post('/api/generate', call, { 'idempotency-key': 'safe', 'x-request-id': 'caller-1' }),
      await api.post('/api/generate', { ...call, output_format: 'pdf' }),
      await api.upload('/api/vectorize', { image, quality: 'draft' }),
      await api.upload('/api/upscale', { image, scale: '2' }),
    ]
    return [...withSecrets, ...drawing]
  }

  /** Secrets of the servers, as far as those of this run have any. */
  function ofServers(): readonly string[] {
    const { HEDDLE_S3_SECRET_KEY = '', HEDDLE_KAFKA_PASSWORD = '', HEDDLE_SECRETS_KEYS = '' } = service.environment
    const password = decodeURIComponent(new URL(String(service.environment.HEDDLE_POSTGRES_URL)).password)
    return [HEDDLE_S3_SECRET_KEY, HEDDLE_KAFKA_PASSWORD, HEDDLE_SECRETS_KEYS, password].filter(
      (secret) => secret.length >= 8,
    )
  }

  const signatureOf = (address: string): string => new URL(address).searchParams.get('X-Amz-Signature') ?? ''

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
