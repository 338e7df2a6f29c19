import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { quote } from '../../../../schemas/http/quotes.ts'
import { type Api, createApi } from '../../../harness/api.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let api: Api
beforeAll(async () => {
  ingress = await startTestIngress()
  api = createApi(ingress.url, ingress.ledger.addCaller().secret)
})
afterAll(() => ingress.stop())

describe('a quote', () => {
  test('tells price, what is free, and how long such jobs take', async () => {
    ingress.ledger.expected = { p50: 412, p95: 1_200, p99: 2_000, basis: 'account', jobs: 37 }
    const { status, body } = await api.post('/api/quotes', { operation: 'upscale', count: 12 })
    expect(status).toBe(200)
    expect(quote.strict().parse(body)).toEqual({
      operation: 'upscale',
      count: 12,
      creditsEach: 8,
      credits: 96,
      available: 90,
      affordable: false,
      expectedSeconds: { p50: 0.412, p95: 1.2, basis: 'account', jobs: 37 },
      deadlineSeconds: 300,
    })
    expect(ingress.ledger.admitted).toEqual([])
  })

  test('is for one job when no count is given, and says null where nothing has completed', async () => {
    ingress.ledger.expected = undefined
    const { body } = await api.post('/api/quotes', { operation: 'generate' })
    expect(body).toMatchObject({ count: 1, credits: 4, affordable: true, expectedSeconds: null })
  })

  test('checks the fields of the call as the call would', async () => {
    const call = { prompt: 'peonies', compositionType: 'round' }
    const answer = await api.post('/api/quotes', { operation: 'generate', request: call })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'request.compositionType', message: 'must be one of single, tile' }] },
    })
    const config = '{"colors":1}'
    const traced = await api.post('/api/quotes', { operation: 'vectorize', request: { config } })
    expect(traced.body.errors).toMatchObject([{ field: 'request.config.colors' }])
    const broken = await api.post('/api/quotes', { operation: 'vectorize', request: { config: '{' } })
    expect(broken.body.errors).toMatchObject([{ field: 'request.config' }])
  })

  test.each([
    ['generate', { prompt: 'peonies', compositionType: 'tile' }],
    ['vectorize', { quality: 'low', config: '{"colors":4}' }],
    ['vectorize', { imageUrl: 'https://pictures.example/a.png', config: { colors: 4 }, output_format: 'pdf' }],
    ['vectorize', { inputUploadId: 'upl_0' }],
    ['upscale', { scale: '4', tile: 'true' }],
    ['upscale', { assetUrl: '/assets/a/b.png', scale: 4, keepPhysicalSize: true }],
  ])('of %s takes the call in either form: %j', async (operation, request) => {
    expect((await api.post('/api/quotes', { operation, request })).status).toBe(200)
  })

  test('names a setting that is wrong in the JSON of a call', async () => {
    const answer = await api.post('/api/quotes', { operation: 'vectorize', request: { config: { colours: 4 } } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'request.config.colours' }] } })
  })

  test.each([
    [{ operation: 'weave' }, 'operation'],
    [{}, 'operation'],
    [{ operation: 'generate', count: 0 }, 'count'],
    [{ operation: 'generate', count: 1.5 }, 'count'],
    [{ operation: 'generate', prompt: 'x' }, 'prompt'],
  ])('of %j names %s', async (body, field) => {
    expect(await api.post('/api/quotes', body)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})
