import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DeliveryRecord } from '../../../../infra/ledger/ports/webhook-port.ts'
import { systemClock } from '../../../../infra/lifecycle/clock.ts'
import { deliveriesPage, webhook, webhookWithSecret } from '../../../../schemas/http/webhooks.ts'
import type { DeliveryId, JobId, WebhookId } from '../../../../schemas/ids.ts'
import { createApi } from '../../../harness/api.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
beforeAll(async () => {
  ingress = await startTestIngress()
})
afterAll(() => ingress.stop())

const newApi = (at = ingress) => createApi(at.url, at.ledger.addCaller().secret)
const url = 'https://shop.example/hooks'

async function made(api = newApi()) {
  const { body } = await api.post('/api/webhooks', { url })
  const { webhookId, secret } = webhookWithSecret.parse(body)
  return { api, path: `/api/webhooks/${webhookId}`, webhookId: webhookId as WebhookId, secret }
}

describe('a webhook', () => {
  test('is made with a secret that is shown once, listed, changed, and removed', async () => {
    const api = newApi()
    const answer = await api.post('/api/webhooks', {
      url: ` ${url}\n`,
      description: 'orders',
      events: ['job.completed'],
    })
    expect(answer.status).toBe(201)
    const { secret, ...rest } = webhookWithSecret.strict().parse(answer.body)
    expect(rest.url).toBe(url)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(answer.headers.get('location')).toBe(`/api/webhooks/${rest.webhookId}`)
    expect((await api.get('/api/webhooks')).body).toEqual({ webhooks: [rest] })
    const path = `/api/webhooks/${rest.webhookId}`
    expect(webhook.strict().parse((await api.get(path)).body)).toEqual(rest)
    const disabled = await api.patch(path, { enabled: false })
    expect(disabled.body).toMatchObject({ enabled: false, disabledBecause: 'owner', url })
    expect((await api.patch(path, { enabled: true, description: '' })).body).toMatchObject({
      enabled: true,
      description: '',
    })
    expect((await api.remove(path)).status).toBe(204)
    expect((await api.get(path)).status).toBe(404)
  })

  test('gets a new secret, and says until when the old one signs too', async () => {
    const { api, path, secret } = await made()
    const answer = await api.post(`${path}/rotate`, { overlapHours: 2 })
    const rotated = webhookWithSecret.parse(answer.body)
    expect(rotated.secret).not.toBe(secret)
    expect(Date.parse(rotated.previousSecretUntil ?? '') - Date.now()).toBeGreaterThan(7_000_000)
    expect((await api.post(`${path}/rotate`, '')).status).toBe(200)
    expect((await api.post(`${path}/rotate`, { overlapHours: 169 })).status).toBe(400)
  })

  test.each([
    ['http://shop.example/hooks', /https/],
    ['ftp://shop.example', /http/],
    ['https://ann:pw@shop.example', /login/],
    ['https://127.0.0.1/hooks', /not public/],
    ['https://[::1]/hooks', /not public/],
    ['https://[::ffff:10.0.0.1]/hooks', /not public/],
    ['https://169.254.169.254/latest', /not public/],
    ['https://0x7f.1/', /not public/],
    ['https://localhost:9000', /not public/],
    ['https://api.localhost', /not public/],
    ['shop', /address/],
    ['https://shop.example/ho\noks', /control characters/],
    ['https://shop.example/\u0000', /control characters/],
    [7, /a string/],
  ])('is not made for the address %s', async (given, reason) => {
    const answer = await newApi().post('/api/webhooks', { url: given })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ field: 'url', message: expect.stringMatching(reason) }])
  })

  test.each(['two\nlines', 'a\u0000', 'a\ud800'])('is not made with the description %j', async (description) => {
    const answer = await newApi().post('/api/webhooks', { url, description })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ field: 'description', message: 'must have no control characters' }])
  })

  test('is not made by an eleventh time', async () => {
    const api = newApi()
    for (let index = 0; index < 10; index += 1) await made(api)
    expect(await api.post('/api/webhooks', { url })).toMatchObject({ status: 422, body: { code: 'request_rejected' } })
  })

  test('is slowed down for an account that changes it without end, and for no other', async () => {
    // Time stands still, so that no change is given back however long the calls take.
    let now = Date.now()
    const halted = await startTestIngress({ deps: { clock: { ...systemClock, now: () => now } } })
    try {
      const { api, path } = await made(newApi(halted))
      const { api: other, path: others } = await made(newApi(halted))
      const change = (): ReturnType<typeof api.patch> => api.patch(path, { description: 'x' })
      // Making it was the first of 300 changes.
      for (let time = 1; time < 300; time += 1) expect((await change()).status).toBe(200)
      const refused = await change()
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', detail: expect.stringContaining('300 times a minute') },
      })
      expect(refused.headers.get('retry-after')).toBe('1')
      expect((await api.get(path)).status).toBe(200)
      expect((await other.patch(others, { description: 'x' })).status).toBe(200)
      now += 1_000
      expect((await change()).status).toBe(200)
    } finally {
      await halted.stop()
    }
  })

  test('is not there for another account', async () => {
    const { path } = await made()
    const stranger = newApi()
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.patch(path, { enabled: false })).status).toBe(404)
    expect((await stranger.post(`${path}/rotate`, {})).status).toBe(404)
    expect((await stranger.get(`${path}/deliveries`)).status).toBe(404)
    expect((await stranger.remove(path)).status).toBe(404)
    expect((await stranger.get('/api/webhooks')).body).toEqual({ webhooks: [] })
  })
})

describe('deliveries', () => {
  function owe(webhookId: WebhookId, number: number): DeliveryRecord {
    const deliveryId = `msg_${String(number).padStart(32, '0')}` as DeliveryId
    const log = [{ at: 0, status: 500, durationMs: 3, error: 'answered 500' }]
    const facts = { deliveryId, webhookId, jobId: 'job_1' as JobId, event: 'job.completed' as const, attempts: 1, log }
    const record: DeliveryRecord = { ...facts, state: 'failed', dueAt: 0, createdAt: 0, endedAt: 5 }
    ingress.ledger.webhooks.owed.push(record)
    return record
  }

  test('are listed in pages, newest first, and replayed', async () => {
    const { api, path, webhookId } = await made()
    const ids = [1, 2, 3].map((number) => owe(webhookId, number).deliveryId).toReversed()
    const first = deliveriesPage.strict().parse((await api.get(`${path}/deliveries?limit=2`)).body)
    expect(first.deliveries.map(({ deliveryId }) => deliveryId)).toEqual(ids.slice(0, 2))
    const second = deliveriesPage.parse((await api.get(`${path}/deliveries?limit=2&cursor=${first.next}`)).body)
    expect(second).toMatchObject({ deliveries: [{ deliveryId: ids[2], log: [{ status: 500 }] }] })
    expect(second).not.toHaveProperty('next')

    const replayed = await api.post(`${path}/deliveries/${ids[0]}/replay`, '')
    expect(replayed).toMatchObject({ status: 202, body: { state: 'pending', attempts: 0 } })
    expect((await api.get(`${path}/deliveries?state=pending`)).body.deliveries).toHaveLength(1)
    expect((await newApi().post(`${path}/deliveries/${ids[0]}/replay`, '')).status).toBe(404)
    expect((await api.post(`${path}/deliveries/msg_1/replay`, '')).status).toBe(404)
    expect((await api.get(`${path}/deliveries?state=lost`)).status).toBe(400)
  })
})
