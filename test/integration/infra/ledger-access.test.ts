// Who may call, what operators did, and how long jobs are expected to take, on real Postgres.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLedger } from '../../../infra/ledger/ledger.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import type { AccountId, JobId } from '../../../schemas/ids.ts'
import { scopes } from '../../../schemas/scopes.ts'
import { completionOf, LEDGER_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const HOUR_MS = 3_600_000

let room: TestLedger
let operator: Ledger
beforeAll(async () => {
  room = await openTestLedger()
  operator = createLedger({ url: room.url, poolMax: 2, logger: silentLogger, actor: 'operator ann' })
})
afterAll(async () => {
  await operator?.close()
  await room?.close()
})

const newSecret = () => ({
  keyId: room.ids.key(),
  prefix: 'hdl_live_abcd',
  hash: createHash('sha256').update(randomBytes(24)).digest(),
})

async function makeKey(accountId: AccountId, terms: Partial<Parameters<Ledger['keys']['create']>[0]> = {}) {
  const secret = newSecret()
  return { ...secret, record: await operator.keys.create({ ...secret, accountId, name: 'shop', ...terms }) }
}

describe('a key', () => {
  test('carries its terms to every call', async () => {
    const accountId = await room.makeAccount(0)
    const terms = { scopes: ['read'], origins: ['https://shop.example'], addresses: ['192.0.2.0/24'] } as const
    const { hash } = await makeKey(accountId, { ...terms, expiresAt: Date.now() + HOUR_MS })
    expect(await room.ledger.findCaller(hash)).toMatchObject({ ...terms, expiresAt: expect.any(Number) })
  })

  test('that was made before there were scopes has all of them', async () => {
    const accountId = await room.makeAccount(0)
    const hash = randomBytes(32)
    const insert = 'insert into api_key (id, account_id, name, prefix, hash) values ($1, $2, $3, $4, $5)'
    await room.sql.query(insert, [room.ids.key(), accountId, 'old', 'hdl_live_abcd', hash])
    expect((await room.ledger.findCaller(hash))?.scopes).toEqual(scopes)
  })

  test('with a scope that there is not, or with none, is refused by the table', async () => {
    const accountId = await room.makeAccount(0)
    await expect(makeKey(accountId, { scopes: [] })).rejects.toMatchObject({ code: 'ledger_refused' })
    await expect(makeKey(accountId, { scopes: ['weave' as 'read'] })).rejects.toMatchObject({ code: 'ledger_refused' })
  })

  test('that is rotated goes on for the overlap beside one with its terms, and every cache hears of it', async () => {
    const accountId = await room.makeAccount(0)
    const old = await makeKey(accountId, {
      scopes: ['read'],
      addresses: ['192.0.2.1'],
      expiresAt: Date.now() + 48 * HOUR_MS,
    })
    const heard = Promise.withResolvers<string>()
    await room.ledger.onKeyRevoked(heard.resolve)
    const secret = newSecret()
    const rotation = await operator.keys.rotate(old.keyId, secret, HOUR_MS)
    expect(rotation?.key).toMatchObject({
      keyId: secret.keyId,
      scopes: ['read'],
      addresses: ['192.0.2.1'],
      name: 'shop',
    })
    expect(Math.abs((rotation?.replacedExpiresAt ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(60_000)
    expect(Math.abs((rotation?.key.expiresAt ?? 0) - Date.now() - 48 * HOUR_MS)).toBeLessThan(60_000)
    expect((await room.ledger.findCaller(old.hash))?.expiresAt).toBe(rotation?.replacedExpiresAt)
    expect(await room.ledger.findCaller(secret.hash)).toBeDefined()
    expect(await heard.promise).toBe(old.hash.toString('hex'))
  })

  test('rotated without an overlap ends at once, and one that is not valid cannot be rotated', async () => {
    const accountId = await room.makeAccount(0)
    const old = await makeKey(accountId)
    const rotation = await operator.keys.rotate(old.keyId, newSecret(), 0)
    expect(rotation?.key).not.toHaveProperty('expiresAt')
    expect(await room.ledger.findCaller(old.hash)).toBeUndefined()
    expect(await operator.keys.rotate(old.keyId, newSecret(), HOUR_MS)).toBeUndefined()
    const revoked = await makeKey(accountId)
    await operator.keys.revoke(revoked.keyId)
    expect(await operator.keys.rotate(revoked.keyId, newSecret(), HOUR_MS)).toBeUndefined()
  })

  test('shows when it was last used, told in any order', async () => {
    const accountId = await room.makeAccount(0)
    const [one, two] = [await makeKey(accountId), await makeKey(accountId)]
    await room.ledger.keys.noteUses(
      new Map([
        [one.keyId, 5_000],
        [two.keyId, 6_000],
      ]),
    )
    await room.ledger.keys.noteUses(new Map([[one.keyId, 4_000]]))
    await room.ledger.keys.noteUses(new Map())
    expect((await room.ledger.keys.list(accountId)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([5_000, 6_000])
  })
})

describe('the audit', () => {
  test('tells who did what to an account, newest first, and holds no secret', async () => {
    const accountId = room.ids.account()
    await operator.accounts.create({ accountId, name: 'audited', tier: 'standard' })
    await operator.accounts.grant(accountId, 7, LEDGER_TOPIC)
    await operator.accounts.setTier(accountId, 'enterprise')
    const key = await makeKey(accountId)
    await operator.keys.revoke(key.keyId)
    for (let time = 0; time < 2; time += 1) await operator.lanes.move(accountId, `dedicated-${accountId}`)
    await operator.batch.save({ accountId, enabled: true, generation: 1, outOfCredits: 'wait' })
    await operator.noteAudit('usage.rebuilt', 'usage', {})
    const entries = await room.ledger.listAudit(accountId, 10)
    expect(entries.map(({ action }) => action)).toEqual([
      ...[
        'batch.changed',
        'lane.moved',
        'key.revoked',
        'key.created',
        'account.tier',
        'credits.granted',
        'account.created',
      ],
    ])
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['operator ann']))
    expect(entries[0].detail).toEqual({ enabled: true, login: 1, outOfCredits: 'wait', perMinute: null })
    expect(entries[1].detail).toEqual({ from: 'shared', to: `dedicated-${accountId}` })
    expect(entries[4].detail).toEqual({ from: 'standard', to: 'enterprise' })
    expect(entries[5].detail).toEqual({ credits: 7 })
    expect(JSON.stringify(entries)).not.toContain(key.hash.toString('hex'))
    expect(await room.ledger.listAudit(accountId, 2)).toEqual(entries.slice(0, 2))
    expect((await room.ledger.listAudit(undefined, 1))[0]).toMatchObject({
      action: 'usage.rebuilt',
      subject: 'usage',
    })
  })

  test('has no entry for what was refused, and cannot be changed', async () => {
    const accountId = await room.makeAccount(0)
    const before = await room.ledger.listAudit(accountId, 10)
    await expect(operator.accounts.grant(accountId, -1, LEDGER_TOPIC)).rejects.toMatchObject({ remedy: 'park' })
    expect(await room.ledger.listAudit(accountId, 10)).toEqual(before)
    for (const change of ['update audit set actor = actor', 'delete from audit', 'truncate audit'])
      await expect(room.sql.query(change)).rejects.toThrow('append-only')
  })
})

test('a dead letter is decided about once', async () => {
  const source = `heddle.work.generate.shared.v1/0/${Date.now()}`
  expect(await operator.deadLetters.decide(source, 'discarded', Date.now())).toBe(true)
  expect(await operator.deadLetters.decide(source, 'redriven', Date.now())).toBe(false)
  expect((await room.ledger.deadLetters.decisions(Date.now() - HOUR_MS)).get(source)).toBe('discarded')
  expect((await room.ledger.deadLetters.decisions(Date.now() + HOUR_MS)).size).toBe(0)
  expect((await room.ledger.listAudit(undefined, 1))[0]).toMatchObject({
    action: 'dead_letter.discarded',
    subject: source,
  })
})

describe('how long jobs are expected to take', () => {
  test('is what the newest of everyone took, until the account has ten of its own', async () => {
    const accountId = await room.makeAccount(1_000)
    expect(await room.ledger.expectedTimes(accountId, 'vectorize')).toBeUndefined()
    const startedAt = performance.now()
    const request = await room.admitted(accountId, { acceptedAt: Date.now() - 2_000 })
    await room.ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
    const tookMs = performance.now() - startedAt
    const everyone = await room.ledger.expectedTimes(accountId, 'vectorize')
    expect(everyone).toMatchObject({ basis: 'service', jobs: 1 })
    expect(everyone?.p50).toBeGreaterThan(1_900)
    expect(everyone?.p50).toBeLessThan(2_100 + tookMs)
    for (let jobs = 1; jobs < 10; jobs += 1) await ended(accountId, 500)
    const own = await room.ledger.expectedTimes(accountId, 'vectorize')
    expect(own).toMatchObject({ basis: 'account', jobs: 10 })
    expect(own?.p50).toBeGreaterThan(450)
    expect(own?.p50).toBeLessThan(everyone?.p50 ?? 0)
    expect(await room.ledger.expectedTimes(accountId, 'generate')).toBeUndefined()
  })

  test('counts no batch record, which may wait for hours, for an account and for everyone', async () => {
    const accountId = await room.makeAccount(1_000)
    const batch = await Promise.all(Array.from({ length: 12 }, () => ended(accountId, 3_600_000)))
    await room.sql.query(`update job set batch = '{}' where id = any($1)`, [batch])
    const everyone = await room.ledger.expectedTimes(accountId, 'vectorize')
    expect(everyone?.p95).toBeLessThan(600_000)
    for (let jobs = 0; jobs < 10; jobs += 1) await ended(accountId, 500)
    expect(await room.ledger.expectedTimes(accountId, 'vectorize')).toMatchObject({ basis: 'account', jobs: 10 })
  })

  /** A job that was accepted so long ago and has ended just now. */
  async function ended(accountId: AccountId, agoMs: number): Promise<JobId> {
    const request = await room.admitted(accountId, { acceptedAt: Date.now() - agoMs })
    await room.ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
    return request.jobId
  }
})
