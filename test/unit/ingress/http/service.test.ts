// What is true of every answer, and the pages a service has besides its work.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { HttpProblem, problemDocumentOf, toProblem } from '../../../../ingress/http/problem.ts'
import { type ErrorCode, errorCodes } from '../../../../schemas/error-codes.ts'
import { problemDocument } from '../../../../schemas/http/problem.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]
const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>

let ingress: TestIngress
beforeAll(async () => {
  ingress = await startTestIngress()
})
afterAll(() => ingress.stop())

describe('problem documents', () => {
  test.each(codes)('%s has its status, its title and the shape of RFC 9457', (code) => {
    const document = problemDocumentOf(new HttpProblem(code, 'Why.', { refunded: true, jobId: 'job_1' }), 'req_1')
    expect(problemDocument.strict().parse(document)).toEqual(document)
    const { status, title } = errorCodes[code]
    expect(document).toMatchObject({ code, status, title, detail: 'Why.', requestId: 'req_1', refunded: true })
  })

  test('docs/errors.md lists exactly the codes there are, with their status, title and advice', () => {
    const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
      ([, code, status, title, advice = '']) => [
        code,
        // The page links to others, which the service does not have.
        { status: Number(status), title, advice: advice.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1') },
      ],
    )
    expect(Object.fromEntries(rows)).toEqual(errorCodes)
  })

  test('a failure that may pass is unavailable, one that may not is internal', () => {
    expect(toProblem(new Failure('storage_unavailable', 'retry', 'x')).code).toBe('unavailable')
    expect(toProblem(new Failure('ledger_refused', 'crash', 'x')).code).toBe('internal')
    expect(toProblem('thrown text').code).toBe('internal')
  })
})

describe('addresses and methods', () => {
  test('an unknown address is a 404 problem with a request id', async () => {
    const response = await fetch(`${ingress.url}/api/nothing`)
    expect(response.status).toBe(404)
    const problem = await jsonOf(response)
    expect(problem).toMatchObject({ code: 'not_found' })
    expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  })

  test.each([
    ['/api/generate', 'GET', 'POST, OPTIONS'],
    ['/api/account', 'POST', 'GET, HEAD, OPTIONS'],
    ['/healthz', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/api/jobs/job_1', 'PUT', 'GET, HEAD, DELETE, OPTIONS'],
  ])('%s refuses %s and says what it allows', async (path, method, allow) => {
    const response = await fetch(`${ingress.url}${path}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await jsonOf(response)).toMatchObject({ code: 'method_not_allowed' })
  })

  test('OPTIONS that is no preflight says what an address allows, and needs no key', async () => {
    const response = await fetch(`${ingress.url}/api/jobs/job_1`, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, DELETE, OPTIONS'])
  })

  test('an address that is too long or does not decode is refused', async () => {
    const long = await fetch(`${ingress.url}/healthz?${'x'.repeat(2100)}`)
    expect(long.status).toBe(414)
    expect(await jsonOf(long)).toMatchObject({ code: 'uri_too_long' })
    expect((await fetch(`${ingress.url}/api/jobs/%E0%A4%A`)).status).toBe(400)
  })

  test('a request id that could harm a log is replaced', async () => {
    const response = await fetch(`${ingress.url}/healthz`, { headers: { 'x-request-id': 'a b"c' } })
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/)
  })
})

describe('health', () => {
  test('the process lives whatever its servers do', async () => {
    ingress.ledger.failure = new Failure('ledger_unavailable', 'retry', 'x')
    expect((await fetch(`${ingress.url}/healthz`)).status).toBe(200)
    ingress.ledger.failure = undefined
  })

  test('readiness names what is missing and what is computed with', async () => {
    const ready = await startTestIngress()
    expect(await jsonOf(await fetch(`${ready.url}/readyz`))).toEqual({
      status: 'ready',
      missing: [],
      dependencies: { postgres: 'ok' },
      compute: { provider: 'cpu' },
    })
    await ready.stop()

    const broken = await startTestIngress()
    broken.ledger.failure = new Error('away')
    const response = await fetch(`${broken.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await jsonOf(response)).toMatchObject({ status: 'not_ready', missing: ['postgres'] })
    await broken.stop()
  })
})

describe('documents', () => {
  test.each(['/openapi.json', '/asyncapi.json', '/docs', '/', '/healthz'])(
    'OpenAPI says which kind of content %s has',
    async (path) => {
      const { paths } = (await jsonOf(await fetch(`${ingress.url}/openapi.json`))) as unknown as OpenApi
      const { content = {} } = paths[path].get.responses[200] as { readonly content?: object }
      const answer = await fetch(`${ingress.url}${path}`)
      expect(Object.keys(content)).toEqual([answer.headers.get('content-type')?.replace(/;.*/, '')])
    },
  )

  test('OpenAPI does not call a stream of events one text', async () => {
    const { paths } = (await jsonOf(await fetch(`${ingress.url}/openapi.json`))) as unknown as OpenApi
    const { content } = paths['/api/jobs/{id}/events'].get.responses[200] as { readonly content: object }
    expect(content).toEqual({ 'text/event-stream': {} })
  })

  test.each(['/openapi.json', '/asyncapi.json', '/docs'])(
    '%s comes compressed for who accepts that, and not again for who has it, also from pages of other origins',
    async (path) => {
      const ask = (headers: Record<string, string>, method = 'GET') =>
        fetch(`${ingress.url}${path}`, { headers, method })
      const [plain, packed] = await Promise.all(['identity', 'gzip'].map((one) => ask({ 'accept-encoding': one })))
      expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
      const [length, packedLength] = [plain, packed].map(({ headers }) => Number(headers.get('content-length')))
      expect(packedLength).toBeLessThan(length / 3)
      expect(await packed.text()).toBe(await plain.text())
      const [etag, packedEtag] = [plain, packed].map(({ headers }) => headers.get('etag') ?? '')
      expect(packedEtag).not.toBe(etag)
      for (const [encoding, tag] of Object.entries({ identity: `"x", W/${etag}`, gzip: packedEtag })) {
        const again = await ask({ 'accept-encoding': encoding, 'if-none-match': tag })
        expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag.slice(-34), ''])
      }
      expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
      const head = await ask({ 'accept-encoding': 'identity' }, 'HEAD')
      expect([head.status, Number(head.headers.get('content-length')), await head.text()]).toEqual([200, length, ''])
      expect(plain.headers.get('access-control-allow-origin')).toBe('*')
      expect(plain.headers.get('vary')).toContain('Accept-Encoding')
    },
  )

  type Operation = { readonly responses: Record<string, unknown>; readonly requestBody?: { readonly content: object } }
  type OpenApi = { readonly openapi: string; readonly paths: Record<string, Record<string, Operation>> }

  test('OpenAPI has every route with its errors, and every reference in it leads somewhere', async () => {
    const text = await (await fetch(`${ingress.url}/openapi.json`)).text()
    const document = JSON.parse(text) as OpenApi & { readonly components: { readonly schemas: object } }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [
        '/api/generate',
        '/api/vectorize',
        '/api/upscale',
        '/api/jobs',
        '/api/jobs/{id}',
        '/api/jobs/{id}/events',
        '/',
        '/api/account',
        '/api/account/entries',
        '/api/quotes',
        '/api/webhooks',
        '/api/webhooks/{id}',
        '/api/webhooks/{id}/deliveries',
        '/api/webhooks/{id}/deliveries/{delivery}/replay',
        '/api/webhooks/{id}/rotate',
        '/api/usage',
        '/api/uploads',
        '/assets/{name}/{file}',
        '/registry/schemas/types',
        '/registry/schemas/ids/{id}',
        '/registry/schemas/ids/{id}/schema',
        '/registry/subjects/{subject}',
        '/registry/subjects/{subject}/versions',
        '/registry/subjects/{subject}/versions/{version}',
        '/registry/subjects/{subject}/versions/{version}/schema',
        '/studio/{file}',
        '/client/{file}',
        '/healthz',
        '/readyz',
        '/openapi.json',
        '/asyncapi.json',
        '/docs',
      ].toSorted(),
    )
    const { responses, requestBody } = document.paths['/api/upscale'].post
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '202', '401', '402', '413', '422', '429', '503']),
    )
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data', 'application/json'])
    const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]))
  })

  test('AsyncAPI names the topics, their brokers and the registry of this installation', async () => {
    const document = await jsonOf(await fetch(`${ingress.url}/asyncapi.json`))
    expect(document).toMatchObject({
      asyncapi: '3.0.0',
      info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: { kafka1: { host: '127.0.0.1:9094' } },
      channels: { completions: { address: 'test.completions.v1' } },
    })
  })
})
