import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../infra/ledger/port.ts'
import { systemClock } from '../../../../infra/lifecycle/clock.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createAddressLimit } from '../../../../ingress/http/access/address-limit.ts'
import { createCallerCache } from '../../../../ingress/http/access/caller-cache.ts'
import { readAllowedAddress } from '../../../../ingress/http/access/key-origin.ts'
import { createKeyUses } from '../../../../ingress/http/access/key-uses.ts'
import { accountSummary } from '../../../../schemas/http/account.ts'
import { hashApiKey } from '../../../../schemas/http/api-key.ts'
import type { KeyId } from '../../../../schemas/ids.ts'
import { type Scope, scopes } from '../../../../schemas/scopes.ts'
import { createApi } from '../../../harness/api.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

describe('who may call', () => {
  let ingress: TestIngress
  let secret: string

  beforeEach(async () => {
    ingress = await startTestIngress()
    secret = ingress.ledger.addCaller().secret
  })
  afterEach(() => ingress.stop())

  const ask = (headers: Record<string, string>): Promise<Response> => fetch(`${ingress.url}/api/account`, { headers })

  test('a key is taken as Bearer token, in any case of the word, or as X-Api-Key', async () => {
    expect((await ask({ authorization: `Bearer ${secret}` })).status).toBe(200)
    expect((await ask({ authorization: `bearer  ${secret}` })).status).toBe(200)
    expect((await ask({ 'x-api-key': secret })).status).toBe(200)
  })

  test.each([
    ['no key', {}],
    ['another scheme', { authorization: 'Basic aGVsbG86d29ybGQ=' }],
    ['a key of another shape', { authorization: 'Bearer hdl_live_short' }],
    ['an unknown key', { authorization: `Bearer hdl_live_${'a'.repeat(43)}` }],
    ['an empty token', { authorization: 'Bearer ' }],
  ])('%s is a 401 that says how to authenticate', async (_name, headers) => {
    const response = await ask(headers)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm="heddle"/)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await response.json()).toMatchObject({ code: 'unauthorized', status: 401 })
  })

  test('a key without the word Bearer is told how to send it', async () => {
    const refused = await ask({ authorization: secret })
    expect(await refused.json()).toMatchObject({
      detail: expect.stringMatching(/holds no Bearer token\. Send your API key as `Authorization: Bearer hdl_live_…`/),
    })
  })

  test('X-Api-Key beside an Authorization header of another scheme is refused', async () => {
    expect((await ask({ authorization: 'Basic aGVsbG86d29ybGQ=', 'x-api-key': secret })).status).toBe(401)
  })

  test('a malformed key is refused without asking the ledger', async () => {
    await ask({ authorization: 'Bearer hdl_live_short' })
    expect(ingress.ledger.lookUps()).toBe(0)
  })

  test('the key is asked for before the body is read', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024)) })
    const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } } as const
    const response = await fetch(`${ingress.url}/api/generate`, request as RequestInit)
    expect(response.status).toBe(401)
  })

  test('the account of the key is told, with its rate, its prices and what the key may do', async () => {
    const body = accountSummary.strict().parse(await (await ask({ 'x-api-key': secret })).json())
    expect(body).toMatchObject({ tier: 'standard', requestsPerMinute: 60, prices: { generate: 4 } })
    expect(body.granted).toBe(body.available + body.held + body.spent)
    expect(body.key).toMatchObject({ scopes, origins: [], addresses: [] })
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})

describe('what a key may do', () => {
  let ingress: TestIngress
  beforeAll(async () => {
    ingress = await startTestIngress()
  })
  afterAll(() => ingress.stop())

  const ask = (caller: Partial<Caller>, method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(`${ingress.url}${path}`, {
      method,
      headers: { 'x-api-key': ingress.ledger.addCaller(caller).secret, ...headers },
    })

  const wanted: readonly (readonly [string, string, readonly Scope[]])[] = [
    ['POST', '/api/generate', ['generate']],
    ['POST', '/api/vectorize', ['vectorize']],
    ['POST', '/api/upscale', ['upscale']],
    ['GET', '/api/jobs', ['read']],
    ['GET', '/api/jobs/job_1', ['read']],
    ['GET', '/api/jobs/job_1/events', ['read']],
    ['DELETE', '/api/jobs/job_1', ['generate', 'vectorize', 'upscale']],
    ['GET', '/api/account', ['read']],
    ['GET', '/api/account/entries', ['read']],
    ['GET', '/api/usage', ['read']],
    ['POST', '/api/quotes', ['read']],
    ['GET', '/api/webhooks', ['admin']],
    ['POST', '/api/webhooks', ['admin']],
  ]
  test.each(wanted)('%s %s takes a key with %j and refuses every other', async (method, path, allowed) => {
    for (const scope of scopes) {
      const { status } = await ask({ scopes: [scope] }, method, path)
      expect([scope, status === 403]).toEqual([scope, !allowed.includes(scope)])
    }
    const without = scopes.filter((scope) => !allowed.includes(scope))
    const refused = await ask({ scopes: without }, method, path)
    expect(await refused.json()).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining(allowed.join(' or ')),
    })
  })

  test('a job is cancelled by a key of its operation only', async () => {
    const { caller, secret } = ingress.ledger.addCaller({})
    const call = { prompt: 'peonies on navy', compositionType: 'tile' }
    const { body } = await createApi(ingress.url, secret).post('/api/generate', call, { prefer: 'respond-async' })
    const path = `/api/jobs/${body.jobId}`
    expect((await ask({ ...caller, scopes: ['upscale', 'read'] }, 'DELETE', path)).status).toBe(403)
    expect((await ask({ ...caller, scopes: ['generate'] }, 'DELETE', path)).status).toBe(200)
  })

  test('a key of an origin works from its pages alone, which may read every answer', async () => {
    const caller = { origins: ['https://shop.example'] }
    const page = await ask(caller, 'GET', '/api/account', { origin: 'https://shop.example' })
    expect(page.status).toBe(200)
    expect(page.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(page.headers.get('vary')).toContain('Origin')
    const refused = await ask({ ...caller, scopes: ['generate'] }, 'GET', '/api/account', {
      origin: 'https://shop.example',
    })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, 'https://shop.example'])
    for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null']) {
      const other = await ask(caller, 'GET', '/api/account', { origin })
      expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
    expect((await ask(caller, 'GET', '/api/account')).status).toBe(403)
    const free = await ask({}, 'GET', '/api/account', { origin: 'https://any.example' })
    expect([free.status, free.headers.get('access-control-allow-origin')]).toEqual([200, null])
  })

  test('a page of another origin reads why its key is no good, and a key that names no origins does nothing for it', async () => {
    const page = { origin: 'https://any.example', 'sec-fetch-site': 'cross-site' }
    const unknown = await fetch(`${ingress.url}/api/account`, { headers: { ...page, 'x-api-key': 'hdl_live_nobody' } })
    expect([unknown.status, unknown.headers.get('access-control-allow-origin')]).toEqual([401, page.origin])
    const refused = await ask({}, 'GET', '/api/account', page)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, page.origin])
    expect((await ask({}, 'GET', '/api/account', { ...page, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('a preflight is answered without a key, and an OPTIONS that is none lets no page in', async () => {
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' }
    const preflight = await fetch(`${ingress.url}/api/generate`, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /Authorization.*Idempotency-Key.*Traceparent.*Range/,
    )
    const plain = await fetch(`${ingress.url}/api/generate`, { method: 'OPTIONS', headers: { origin: headers.origin } })
    expect(plain.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a page that calls an address or a method that does not exist reads why', async () => {
    const page = { origin: 'https://any.example', 'sec-fetch-site': 'cross-site' }
    for (const [method, path, status] of [
      ['POST', '/api/generates', 404],
      ['PATCH', '/api/account', 405],
    ] as const) {
      const answer = await fetch(`${ingress.url}${path}`, { method, headers: page })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, page.origin])
    }
    const asked = { ...page, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' }
    const preflight = await fetch(`${ingress.url}/api/generates`, { method: 'OPTIONS', headers: asked })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, page.origin])
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  })

  test('a key of a network works from there alone', async () => {
    expect((await ask({ addresses: ['127.0.0.0/8'] }, 'GET', '/api/account')).status).toBe(200)
    expect((await ask({ addresses: ['127.0.0.1'] }, 'GET', '/api/account')).status).toBe(200)
    const refused = await ask({ addresses: ['192.0.2.0/24', '::1'] }, 'GET', '/api/account', {
      'x-forwarded-for': '192.0.2.1',
    })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('127.0.0.1') })
    expect((await ask({ addresses: ['::ffff:127.0.0.0/104'] }, 'GET', '/api/account')).status).toBe(200)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0::/32', '2001:db8::/32'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['192.0.2', undefined],
    ['192.0.2/24', undefined],
    ['010.0.0.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['3221225991', undefined],
    ['192.0.2.0/33', undefined],
    ['192.0.2.0/24/8', undefined],
    ['shop.example', undefined],
    ['', undefined],
  ])('a network is read only as everybody reads it: %j', (text, read) => {
    expect(readAllowedAddress(text)).toBe(read)
  })

  test('behind a trusted proxy the address is the one that it tells', async () => {
    const behind = await startTestIngress({ deps: { trustedProxies: ['127.0.0.0/8'] } })
    const { secret } = behind.ledger.addCaller({ addresses: ['192.0.2.0/24'] })
    const from = (address: string) =>
      fetch(`${behind.url}/api/account`, { headers: { 'x-api-key': secret, 'x-forwarded-for': address } })
    expect((await from('192.0.2.7')).status).toBe(200)
    // What stands before the proxy's own word is what the caller made up.
    expect((await from('192.0.2.7, 198.51.100.1')).status).toBe(403)
    await behind.stop()
  })
})

describe('calls without a valid key', () => {
  test('are limited for each address, and valid keys that are in use pass on', async () => {
    const ingress = await startTestIngress({ authFailuresPerMinute: 5, deps: { trustedProxies: ['127.0.0.0/8'] } })
    const { secret } = ingress.ledger.addCaller()
    const ask = (key: string, address = '192.0.2.1') =>
      fetch(`${ingress.url}/api/account`, { headers: { 'x-api-key': key, 'x-forwarded-for': address } })
    expect((await ask(secret)).status).toBe(200)
    const invented = (): string => `hdl_live_${randomBytes(32).toString('hex').slice(0, 43)}`
    for (let index = 0; index < 5; index += 1) expect((await ask(invented())).status).toBe(401)
    const asked = ingress.ledger.lookUps()
    const refused = await ask(invented())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await ask('nonsense')).status).toBe(429)
    expect(ingress.ledger.lookUps()).toBe(asked)
    expect((await ask(secret)).status).toBe(200)
    expect((await ask(invented(), '192.0.2.2')).status).toBe(401)
    await ingress.stop()
  })

  test('are counted for a network of IPv6 that one host owns, and forgiven evenly with time', () => {
    let now = 0
    const limit = createAddressLimit({ perMinute: 2, clock: { now: () => now }, addressesMax: 3 })
    limit.count('2001:db8::1')
    limit.count('2001:db8::2')
    expect(limit.waitSeconds('2001:db8::ffff')).toBe(30)
    expect(limit.waitSeconds('2001:db8:0:1::1')).toBe(0)
    now = 20_000
    expect(limit.waitSeconds('2001:db8::1')).toBe(10)
    now = 30_000
    expect(limit.waitSeconds('2001:db8::1')).toBe(0)
    limit.count('192.0.2.1')
    limit.count('::ffff:192.0.2.1')
    expect(limit.waitSeconds('192.0.2.1')).toBe(30)
    // However many addresses fail, only so many are remembered.
    for (let index = 0; index < 10; index += 1) limit.count(`198.51.100.${index}`)
    expect(limit.waitSeconds('192.0.2.1')).toBe(0)
  })
})

describe('when keys are used', () => {
  test('is told in one statement for all, and kept while the ledger is away', async () => {
    const told: ReadonlyMap<string, number>[] = []
    let isAway = true
    let asked = 0
    const uses = createKeyUses({
      noteUses: async (batch) => {
        asked += 1
        if (isAway) throw new Failure('ledger_unavailable', 'retry', 'away')
        told.push(batch)
      },
      clock: { ...systemClock, now: () => 7 },
      logger: silentLogger,
      everyMs: 5,
    })
    await uses.start()
    for (const key of ['key_1', 'key_2', 'key_1']) uses.note(key as KeyId)
    await waitFor(() => asked > 0)
    isAway = false
    uses.note('key_3' as KeyId)
    await uses.stop()
    const all = new Map(told.flatMap((batch) => [...batch]))
    expect([...all].toSorted()).toEqual([
      ['key_1', 7],
      ['key_2', 7],
      ['key_3', 7],
    ])
  })
})

describe('the memory for callers', () => {
  const caller = { accountId: 'acct_x' } as Caller
  const hash = hashApiKey('one')
  let now = 0
  const clock = { now: () => now, sleep: async () => {} }
  const failures = createAddressLimit({ perMinute: 60, clock })

  beforeEach(() => {
    now = 0
  })

  function cacheOver(answer: () => Promise<Caller | undefined>, entriesMax = 100) {
    let asked = 0
    const findCaller = async (): Promise<Caller | undefined> => {
      asked += 1
      return answer()
    }
    return { cache: createCallerCache({ findCaller, clock, failures, entriesMax }), asked: () => asked }
  }

  test('asks once in five seconds, and again after', async () => {
    const { cache, asked } = cacheOver(async () => caller)
    await Promise.all([cache.find(hash), cache.find(hash)])
    now = 4_999
    expect(await cache.find(hash)).toBe(caller)
    expect(asked()).toBe(1)
    now = 5_000
    await cache.find(hash)
    expect(asked()).toBe(2)
  })

  test('never outlives the key itself', async () => {
    const { cache, asked } = cacheOver(async () => (now < 1_000 ? { ...caller, expiresAt: 1_000 } : undefined))
    expect(await cache.find(hash)).toBeDefined()
    now = 1_000
    expect(await cache.find(hash)).toBeUndefined()
    expect(asked()).toBe(2)
  })

  test('remembers an unknown key for one second', async () => {
    const { cache, asked } = cacheOver(async () => undefined)
    await cache.find(hash)
    now = 999
    await cache.find(hash)
    expect(asked()).toBe(1)
    now = 1_000
    await cache.find(hash)
    expect(asked()).toBe(2)
  })

  test('drops a revoked key at once, also while it is being looked up', async () => {
    let known: Caller | undefined = caller
    const { cache } = cacheOver(async () => known)
    await cache.find(hash)
    known = undefined
    cache.drop(hash.toString('hex'))
    expect(await cache.find(hash)).toBeUndefined()

    const { promise, resolve } = Promise.withResolvers<Caller | undefined>()
    const slow = cacheOver(() => promise)
    const underWay = slow.cache.find(hash)
    slow.cache.drop(hash.toString('hex'))
    resolve(caller)
    await underWay
    await slow.cache.find(hash)
    expect(slow.asked()).toBe(2)
  })

  test('does not remember that the ledger was away', async () => {
    let isAway = true
    const { cache } = cacheOver(async () => {
      if (isAway) throw new Error('away')
      return caller
    })
    await expect(cache.find(hash)).rejects.toThrow('away')
    isAway = false
    expect(await cache.find(hash)).toBe(caller)
  })

  test('a flood of unknown keys does not push out a known one', async () => {
    const asked: string[] = []
    const findCaller = async (asking: Buffer): Promise<Caller | undefined> => {
      asked.push(asking.toString('hex'))
      return asking.equals(hash) ? caller : undefined
    }
    const cache = createCallerCache({ findCaller, clock, failures, entriesMax: 10 })
    await cache.find(hash)
    for (let index = 0; index < 50; index += 1) await cache.find(hashApiKey(String(index)))
    expect(await cache.find(hash)).toBe(caller)
    expect(asked.filter((one) => one === hash.toString('hex'))).toHaveLength(1)
  })
})
