// Idempotency-Key, Prefer and the job that is asked for later.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { flatPng } from '../../../harness/fakes/images.ts'
import {
  completeEverything,
  completionOf,
  refundEverything,
  refundOf,
  startTestIngress,
  type TestIngress,
  workOf,
} from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let secret: string

beforeEach(async () => {
  ingress = await startTestIngress()
  secret = ingress.ledger.addCaller().secret
})
afterEach(() => ingress.stop())

const BODY = { prompt: 'blue dots on cream', compositionType: 'tile' }

function generate(headers: Record<string, string>, body: unknown = BODY, key = secret): Promise<Response> {
  return fetch(`${ingress.url}/api/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const get = (path: string, key = secret): Promise<Response> =>
  fetch(`${ingress.url}${path}`, { headers: { authorization: `Bearer ${key}` } })

const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>

describe('a repeated request', () => {
  const key = { 'idempotency-key': 'order-17' }

  test('gets the first answer again and does nothing', async () => {
    completeEverything(ingress)
    const first = await jsonOf(await generate(key))
    const again = await generate(key)
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await jsonOf(again)).toEqual(first)
    expect(ingress.kafka.sent).toHaveLength(1)
  })

  test('is the same request whatever the order of its keys and with defaults written out', async () => {
    completeEverything(ingress)
    await generate(key)
    const again = await generate(key, { compositionType: 'tile', output_format: 'png', prompt: ' blue dots on cream ' })
    expect(again.status).toBe(200)
  })

  test('gets the refund of the first again', async () => {
    refundEverything(ingress, { code: 'engine_failed' })
    await generate(key)
    const again = await generate(key)
    expect(again.status).toBe(500)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await jsonOf(again)).toMatchObject({ code: 'engine_failed', refunded: true })
  })

  test('is a 409 with Retry-After while the first runs', async () => {
    await generate({ ...key, prefer: 'respond-async' })
    const again = await generate(key)
    expect(again.status).toBe(409)
    expect(again.headers.get('retry-after')).toBe('1')
    const problem = await jsonOf(again)
    expect(problem).toMatchObject({ code: 'request_in_flight' })
    expect(again.headers.get('location')).toBe(`/api/jobs/${problem.jobId}`)
  })

  test('is a 422 with another body, and an image counts by its bytes', async () => {
    completeEverything(ingress)
    await generate(key)
    const other = await generate(key, { ...BODY, seed: 1 })
    expect(other.status).toBe(422)
    expect(await jsonOf(other)).toMatchObject({
      code: 'idempotency_mismatch',
      errors: [{ field: 'Idempotency-Key' }],
    })

    const [one, two] = [await flatPng(16, 16), await flatPng(17, 16)]
    const send = (image: Buffer): Promise<Response> => {
      const body = new FormData()
      body.set('image', new Blob([Uint8Array.from(image)]), 'x.png')
      const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': 'image-1' }
      return fetch(`${ingress.url}/api/vectorize`, { method: 'POST', headers, body })
    }
    expect((await send(one)).status).toBe(200)
    expect((await send(one)).headers.get('idempotent-replayed')).toBe('true')
    expect((await send(two)).status).toBe(422)
    expect([...ingress.storage.objects.keys()]).toHaveLength(1)
  })

  test('of another account is a request of its own', async () => {
    completeEverything(ingress)
    await generate(key)
    const other = await generate(key, BODY, ingress.ledger.addCaller().secret)
    expect(other.headers.get('idempotent-replayed')).toBeNull()
  })

  test.each(['', 'x'.repeat(256), 'two words'])('with the key %j is a 400', async (bad) => {
    const response = await generate({ 'idempotency-key': bad })
    expect(response.status).toBe(400)
    expect(await jsonOf(response)).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] })
    expect(ingress.ledger.admitted).toEqual([])
  })
})

describe('a request that prefers not to wait', () => {
  test('gets 202 with Location, and the job tells its end', async () => {
    const response = await generate({ prefer: 'respond-async' })
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('respond-async')
    const { jobId, state } = await jsonOf(response)
    expect(state).toBe('accepted')
    const location = response.headers.get('location')
    expect(location).toBe(`/api/jobs/${jobId}`)

    const work = workOf(ingress.kafka.sent[0])
    expect(work.replyTopic).toBeNull()
    expect(await jsonOf(await get(String(location)))).toMatchObject({ state: 'accepted' })
    await ingress.ledger.settle([{ kind: 'completed', completion: completionOf(work) }], 'ledger')
    expect(await jsonOf(await get(String(location)))).toMatchObject({
      state: 'completed',
      result: { jobId, width: 64 },
    })
  })

  test('waits as long as it says and then gets 202', async () => {
    const startedAt = performance.now()
    const response = await generate({ prefer: 'wait=1' })
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('wait=1')
    expect(performance.now() - startedAt).toBeGreaterThan(950)
  })

  test('gets the result when it comes in time', async () => {
    completeEverything(ingress)
    const response = await generate({ prefer: 'respond-async, wait=10' })
    expect(response.status).toBe(200)
  })

  test('shows the problem document of a refunded job', async () => {
    const { jobId } = await jsonOf(await generate({ prefer: 'respond-async' }))
    const refund = { ...refundOf(workOf(ingress.kafka.sent[0])), code: 'invalid_image', field: 'image' }
    await ingress.ledger.settle([{ kind: 'refunded', refund }], 'ledger')
    expect(await jsonOf(await get(`/api/jobs/${jobId}`))).toMatchObject({
      state: 'refunded',
      problem: { code: 'invalid_image', status: 422, refunded: true, jobId },
    })
  })

  test('shows a job to its own account only', async () => {
    const { jobId } = await jsonOf(await generate({ prefer: 'respond-async' }))
    const stranger = await get(`/api/jobs/${jobId}`, ingress.ledger.addCaller().secret)
    expect(stranger.status).toBe(404)
    expect(await jsonOf(stranger)).toMatchObject({ code: 'not_found' })
    expect((await get('/api/jobs/job_1')).status).toBe(404)
  })
})

describe('a request that is not admitted', () => {
  const rate = { limit: 60, remaining: 0, resetSeconds: 0.4 }

  test('over the rate is a 429 with Retry-After and rate fields', async () => {
    ingress.ledger.refuseWith = () => ({ kind: 'rate_limited', rate, retryAfterSeconds: 0.4 })
    const response = await generate({})
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.headers.get('ratelimit')).toBe('"account";r=0;t=1')
    expect(await jsonOf(response)).toMatchObject({ code: 'rate_limited' })
  })

  test('without credits is a 402 that says how many it takes', async () => {
    ingress.ledger.refuseWith = () => ({ kind: 'insufficient_credits', rate, available: 3, needed: 4 })
    const response = await generate({})
    expect(response.status).toBe(402)
    expect(await jsonOf(response)).toMatchObject({
      code: 'insufficient_credits',
      detail: expect.stringMatching(/4 .* 3/),
    })
  })

  test('leaves no stored input behind', async () => {
    ingress.ledger.refuseWith = () => ({ kind: 'rate_limited', rate, retryAfterSeconds: 1 })
    const body = new FormData()
    body.set('image', new Blob([Uint8Array.from(await flatPng())]), 'x.png')
    const headers = { authorization: `Bearer ${secret}` }
    expect((await fetch(`${ingress.url}/api/vectorize`, { method: 'POST', headers, body })).status).toBe(429)
    expect(ingress.storage.objects.size).toBe(0)
    expect(await ingress.uploadsLeft()).toEqual([])
  })
})

describe('an asset as input', () => {
  const upscale = (assetUrl: string, key = secret): Promise<Response> =>
    fetch(`${ingress.url}/api/upscale`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assetUrl, scale: 2 }),
    })

  test('is copied to the job when it is the caller’s own, and is unknown to everybody else', async () => {
    completeEverything(ingress)
    const { url } = await jsonOf(await generate({}))
    const image = await flatPng(20, 10)
    await ingress.storage.putBytes(new URL(String(url)).pathname.slice(1), image, { contentType: 'image/png' })
    expect((await upscale(String(url))).status).toBe(200)
    expect(workOf(ingress.kafka.sent[1])).toMatchObject({ scale: 2, image: { width: 20, height: 10 } })
    for (const suffix of ['?v=2', '#top']) expect((await upscale(`${url}${suffix}`)).status).toBe(200)
    const stranger = await upscale(String(url), ingress.ledger.addCaller().secret)
    expect(stranger.status).toBe(422)
    expect(await jsonOf(stranger)).toMatchObject({ code: 'request_rejected', errors: [{ field: 'assetUrl' }] })
  })
})

test('a caller that waits while the service stops is told which job goes on, before its connection is cut', async () => {
  const other = await startTestIngress()
  const key = other.ledger.addCaller().secret
  const answer = fetch(`${other.url}/api/generate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
  })
  while (other.kafka.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const stopped = other.stop(1_000)
  const response = await answer
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  const [sent] = other.kafka.sent
  expect(await jsonOf(response)).toMatchObject({ code: 'unavailable', jobId: sent?.key })
  await stopped
})
