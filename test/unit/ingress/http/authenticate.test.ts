import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../infra/ledger/port.ts'
import { createAddressLimit } from '../../../../ingress/http/address-limit.ts'
import { createCallerCache } from '../../../../ingress/http/caller-cache.ts'
import { hashApiKey } from '../../../../schemas/http/api-key.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

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

  test('the account of the key is told, and nothing of the ledger beyond it', async () => {
    const body = (await (await ask({ 'x-api-key': secret })).json()) as Record<string, unknown>
    expect(Object.keys(body).toSorted()).toEqual(['accountId', 'available', 'held', 'name', 'spent', 'tier'])
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
