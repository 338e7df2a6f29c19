// Bad input through the real service: a 4xx that names the field, nothing charged, and the service goes on.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Answer, type Api, createApi } from '../harness/api.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import { startService, type TestService } from '../harness/service.ts'

/** For how long a process remembers a key that it has seen. */
const REMEMBERED_MS = 5_000

let service: TestService
let api: Api

beforeAll(async () => {
  service = await startService()
  api = createApi(service.url, (await service.createCaller('enterprise', 1000)).key)
})

afterAll(async () => {
  await service?.close()
})

/** The fields that a problem document names. */
const fieldsOf = ({ body }: Answer): string[] => ((body.errors ?? []) as { field: string }[]).map(({ field }) => field)

async function expectRefusal(answer: Answer, statuses: readonly number[], field?: string): Promise<void> {
  expect(statuses).toContain(answer.status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String), requestId: expect.any(String) })
  if (field) expect(fieldsOf(answer)).toContain(field)
  expect(await api.account()).toMatchObject({ available: 1000, held: 0, spent: 0 })
}

const good = { prompt: 'dots on cream', compositionType: 'tile' }

describe('generate refuses', () => {
  test.each([
    ['an empty body', '', undefined],
    ['broken JSON', '{"prompt":', undefined],
    ['a prompt of 2 characters', { ...good, prompt: 'ab' }, 'prompt'],
    ['the ratio 0:1', { ...good, aspectRatio: '0:1' }, 'aspectRatio'],
    ['the ratio 1:', { ...good, aspectRatio: '1:' }, 'aspectRatio'],
    ['the ratio 1e9:1', { ...good, aspectRatio: '1e9:1' }, 'aspectRatio'],
    ['a colour that is none', { ...good, colorPalette: ['#fff', 'blurple'] }, 'colorPalette[1]'],
    ['an unknown composition', { ...good, compositionType: 'mosaic' }, 'compositionType'],
    ['an unknown field', { ...good, colour: 'red' }, 'colour'],
  ])('%s', async (_what, body, field) => {
    await expectRefusal(await api.post('/api/generate', body), [400], field)
  })
})

describe('vectorize and upscale refuse', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()

  test('a file that is no image', async () => {
    await expectRefusal(
      await api.upload('/api/vectorize', { image: Buffer.from('hello, I am text') }),
      [415, 422],
      'image',
    )
  })

  test('a truncated PNG', async () => {
    const whole = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    await expectRefusal(
      await api.upload('/api/vectorize', { image: whole.subarray(0, whole.length / 2) }),
      [422],
      'image',
    )
  })

  test('a damaged PNG that only decoding reveals, and gives the hold back', async () => {
    const whole = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    whole.fill(0, 2000, 6000)
    await expectRefusal(await api.upload('/api/vectorize', { image: whole }), [422], 'image')
  })

  test('a PNG bomb of 30000 × 30000 pixels', async () => {
    const header = Buffer.from(await png(8, 8))
    header.writeUInt32BE(30_000, 16)
    header.writeUInt32BE(30_000, 20)
    await expectRefusal(await api.upload('/api/vectorize', { image: header }), [413, 422], 'image')
    await expectRefusal(await api.upload('/api/upscale', { image: header }), [413, 422], 'image')
  })

  test('an animated GIF', async () => {
    const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 10), Buffer.alloc(32 * 32 * 3, 200)])
    const gif = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
      .gif()
      .toBuffer()
    await expectRefusal(await api.upload('/api/vectorize', { image: gif }), [415, 422], 'image')
  })

  test('an SVG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expectRefusal(await api.upload('/api/upscale', { image: svg }), [415, 422], 'image')
  })

  test('an upload of 100 MB', async () => {
    await expectRefusal(await api.upload('/api/upscale', { image: Buffer.alloc(100 * 1024 * 1024) }), [413])
  })

  test('a config that is no JSON, an unknown key in it, and an unknown quality', async () => {
    const image = await png(16, 16)
    await expectRefusal(await api.upload('/api/vectorize', { image, config: '{broken' }), [400], 'config')
    await expectRefusal(await api.upload('/api/vectorize', { image, config: '{"speed":1}' }), [400], 'config.speed')
    await expectRefusal(await api.upload('/api/vectorize', { image, quality: 'best' }), [400], 'quality')
  })

  test('a form without a file', async () => {
    await expectRefusal(await api.upload('/api/vectorize', { quality: 'high' }), [400], 'image')
  })

  test('a WebP wider than WebP can be, with what to change, where PNG has room', async () => {
    const answer = await api.upload('/api/upscale', { image: await png(1100, 4), output_format: 'webp' })
    await expectRefusal(answer, [422], 'output_format')
    expect(JSON.stringify(answer.body)).toContain('a WebP side is at most 16383 pixels')
  })

  test('an enlargement above the limit', async () => {
    await expectRefusal(await api.upload('/api/upscale', { image: await png(2000, 2000) }), [413, 422])
  })
})

describe('the service', () => {
  test.each([
    ['no key', {}],
    ['a malformed key', { authorization: 'Bearer nonsense' }],
    ['an unknown key', { authorization: `Bearer hdl_live_${'a'.repeat(43)}` }],
  ])('answers 401 to %s', async (_what, headers) => {
    const response = await fetch(`${service.url}/api/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(good),
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
  })

  test('answers 401 to a key from the moment it is revoked', async () => {
    // On a machine so busy that the key would have been forgotten meanwhile, a 401 says nothing of who was told: ask
    // with another.
    await waitFor(async () => {
      const { key, accountId } = await service.createCaller()
      const revoked = createApi(service.url, key)
      const rememberedAt = performance.now()
      expect((await revoked.get('/api/account')).status).toBe(200)
      const [record] = await service.ledger.keys.list(accountId as never)
      await service.ledger.keys.revoke(record.keyId)
      await waitFor(async () => (await revoked.get('/api/account')).status === 401)
      return performance.now() - rememberedAt < REMEMBERED_MS
    })
  })

  test('answers 402 to an account without credits', async () => {
    const poor = createApi(service.url, (await service.createCaller('standard', 1)).key)
    expect(await poor.post('/api/generate', good)).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits' },
    })
  })

  test('answers 429 with Retry-After beyond the rate of a standard key', async () => {
    const standard = createApi(service.url, (await service.createCaller('standard', 1000)).key)
    // One more is let through each second that the machine takes for them.
    const CALLS = 150
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () =>
        standard.post('/api/generate', { ...good, size: 64 }, { prefer: 'respond-async' }),
      ),
    )
    const limited = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 202 || status === 429)).toHaveLength(CALLS)
    expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThanOrEqual(60)
    expect(limited.length).toBeGreaterThan(0)
    expect(Number(limited[0].headers.get('retry-after'))).toBeGreaterThan(0)
    expect(limited[0].headers.get('ratelimit')).toMatch(/r=0/)
    expect(limited[0].headers.get('ratelimit-policy')).toMatch(/q=60;w=60/)
  })

  test('answers 404 and 405 with problem documents', async () => {
    expect(await api.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const wrong = await api.get('/api/generate')
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('still works', async () => {
    expect((await api.post('/api/generate', { ...good, size: 64 })).status).toBe(200)
    expect(await service.ledger.reconcile()).toEqual([])
  })
})
