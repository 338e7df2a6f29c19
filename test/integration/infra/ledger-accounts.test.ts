// Accounts, keys, revocation across processes, and locks, on real Postgres.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLedger } from '../../../infra/ledger/ledger.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import type { AccountId } from '../../../schemas/ids.ts'
import { LEDGER_TOPIC } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

let room: TestLedger
let other: Ledger
beforeAll(async () => {
  room = await openTestLedger()
  other = createLedger({ url: room.url, poolMax: 2, logger: silentLogger })
})
afterAll(async () => {
  await other.close()
  await room.close()
})

async function makeKey(accountId: AccountId, expiresAt?: number) {
  const hash = createHash('sha256').update(randomBytes(24)).digest()
  const terms = { keyId: room.ids.key(), accountId, name: 'shop', prefix: 'hdl_live_abcd', hash }
  return { hash, record: await room.ledger.keys.create({ ...terms, ...(expiresAt ? { expiresAt } : {}) }) }
}

describe('accounts', () => {
  test('are found by id and by name', async () => {
    const { ledger, ids } = room
    const accountId = ids.account()
    const created = await ledger.accounts.create({ accountId, name: 'mill', tier: 'standard' })
    const balances = { granted: 0, available: 0, held: 0, spent: 0 }
    expect(created).toEqual({ accountId, name: 'mill', tier: 'standard', ...balances })
    expect(await ledger.accounts.find(accountId)).toEqual(created)
    expect(await ledger.accounts.find('mill')).toEqual(created)
    expect(await ledger.accounts.find('nobody')).toBeUndefined()
  })

  test('refuse a name that is taken, in plain words', async () => {
    const { ledger, ids } = room
    const create = () => ledger.accounts.create({ accountId: ids.account(), name: 'twice', tier: 'standard' })
    await create()
    await expect(create()).rejects.toMatchObject({
      code: 'ledger_refused',
      remedy: 'park',
      message: 'An account named twice exists already.',
    })
  })

  test('are granted credits, and give back free ones only', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(10)
    await admitted(accountId, { credits: 4 })
    await expect(ledger.accounts.grant(accountId, -7, LEDGER_TOPIC)).rejects.toMatchObject({ remedy: 'park' })
    const after = { granted: 4, available: 0, held: 4, spent: 0 }
    expect(await ledger.accounts.grant(accountId, -6, LEDGER_TOPIC)).toMatchObject(after)
    const events = (await ledger.outbox.due(10_000)).filter(
      ({ event, payload }) => event === 'ledger' && 'accountId' in payload && payload.accountId === accountId,
    )
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { kind: 'granted', credits: 10, available: 10, jobId: null },
      { kind: 'held', credits: 4, available: 6 },
      { kind: 'granted', credits: -6, ...{ available: 0, held: 4, spent: 0 } },
    ])
  })

  test('list their jobs and entries in pages, newest first', async () => {
    const { ledger, makeAccount, admitted } = room
    const accountId = await makeAccount(20)
    await admitted(await makeAccount(20), { credits: 4 })
    const jobs = [await admitted(accountId, { credits: 4 }), await admitted(accountId, { credits: 8 })]
    const [newest, oldest] = jobs.map(({ jobId }) => jobId).toSorted((one, other) => (one < other ? 1 : -1))
    const listed = async (page: Parameters<typeof ledger.listJobs>[1]) =>
      (await ledger.listJobs(accountId, page)).map(({ jobId }) => jobId)
    expect(await listed({ limit: 10 })).toEqual([newest, oldest])
    expect(await listed({ limit: 1 })).toEqual([newest])
    expect(await listed({ limit: 10, before: newest })).toEqual([oldest])
    expect(await listed({ limit: 10, state: 'completed' })).toEqual([])
    expect(await listed({ limit: 10, state: 'accepted', operation: 'vectorize' })).toHaveLength(2)
    const entries = await ledger.listEntries(accountId, { limit: 10 })
    expect(entries.map(({ kind, changes }) => [kind, changes.available, changes.held])).toEqual([
      ['held', -8, 8],
      ['held', -4, 4],
      ['granted', 20, 0],
    ])
    expect(entries[0].after).toEqual({ available: 8, held: 12, spent: 0 })
    for (const { changes } of entries) expect(changes.granted).toBe(changes.available + changes.held + changes.spent)
    expect(await ledger.listEntries(accountId, { limit: 10, before: entries[1].entryId })).toEqual([entries[2]])
  })

  test.each([0, 1.5, Number.NaN, 2 ** 31])('are not granted %s credits', async (credits) => {
    const accountId = await room.makeAccount(0)
    await expect(room.ledger.accounts.grant(accountId, credits, LEDGER_TOPIC)).rejects.toMatchObject({ remedy: 'park' })
  })

  test('that do not exist are granted nothing and given no key', async () => {
    const { ledger, ids } = room
    await expect(ledger.accounts.grant(ids.account(), 1, LEDGER_TOPIC)).rejects.toMatchObject({ remedy: 'park' })
    await expect(makeKey(ids.account())).rejects.toMatchObject({ remedy: 'park' })
  })
})

describe('keys', () => {
  test('are found by their hash with the tier and lane of their account, and listed without it', async () => {
    const { ledger, makeAccount } = room
    const accountId = await makeAccount(0, 'standard')
    const { hash, record } = await makeKey(accountId)
    const terms = { scopes: ['generate', 'vectorize', 'upscale', 'read', 'admin'], origins: [], addresses: [] }
    const caller = { accountId, keyId: record.keyId, tier: 'standard', lane: 'shared', ...terms }
    expect(await ledger.findCaller(hash)).toEqual(caller)
    expect(await ledger.findCaller(randomBytes(32))).toBeUndefined()
    expect(await ledger.keys.list(accountId)).toEqual([record])
    expect(JSON.stringify(record)).not.toContain(hash.toString('hex'))
  })

  test('are not found once they have expired', async () => {
    const { ledger, makeAccount } = room
    const accountId = await makeAccount(0)
    const past = await makeKey(accountId, Date.now() - 1000)
    const future = await makeKey(accountId, Date.now() + 3_600_000)
    expect(await ledger.findCaller(past.hash)).toBeUndefined()
    expect(await ledger.findCaller(future.hash)).toBeDefined()
    expect(past.record.expiresAt).toBeLessThan(Date.now())
  })

  test('when revoked are told to every process that listens, and are not found again', async () => {
    const { ledger, makeAccount, ids } = room
    const { hash, record } = await makeKey(await makeAccount(0))
    const told = new Promise<string>(
      (resolve) => void other.onKeyRevoked(resolve).then(() => ledger.keys.revoke(record.keyId)),
    )
    expect(await told).toBe(hash.toString('hex'))
    expect(await ledger.findCaller(hash)).toBeUndefined()
    const again = await ledger.keys.revoke(record.keyId)
    expect(again?.revokedAt).toBeGreaterThan(record.createdAt - 1)
    expect(await ledger.keys.revoke(ids.key())).toBeUndefined()
  })

  test('revoked while a listener had lost its connection are told when it is back', async () => {
    const { ledger, makeAccount, sql } = room
    const { hash, record } = await makeKey(await makeAccount(0))
    const heard: string[] = []
    await other.onKeyRevoked((hashHex) => heard.push(hashHex))
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'heddle-revocations' and datname = current_database()`
    // Cut and revoked in one breath, before any listener can be back.
    await Promise.all([sql.query(cut), ledger.keys.revoke(record.keyId)])
    await until(() => heard.includes(hash.toString('hex')))
  })
})

describe('uploads', () => {
  test('are counted by account: no more are noted than it may keep, until an old one is forgotten', async () => {
    const { ledger, ids } = room
    const [mine, other] = [await room.makeAccount(0), await room.makeAccount(0)]
    const uploads = [ids.upload(), ids.upload(), ids.upload()]
    expect(await ledger.uploads.add(uploads[0], mine, 2)).toBe(true)
    expect(await ledger.uploads.add(uploads[1], mine, 2)).toBe(true)
    expect(await ledger.uploads.add(uploads[2], mine, 2)).toBe(false)
    expect(await ledger.uploads.add(ids.upload(), other, 2)).toBe(true)
    const kept = (await ledger.uploads.expired(Date.now() + 60_000, 100)).filter(({ accountId }) => accountId === mine)
    expect(kept.map(({ uploadId }) => uploadId)).toEqual(uploads.slice(0, 2))
    await ledger.uploads.forget([uploads[0]])
    expect(await ledger.uploads.add(uploads[2], mine, 2)).toBe(true)
  })

  test('are no more than may be kept when twenty are asked for at once', async () => {
    const { ledger, ids } = room
    const accountId = await room.makeAccount(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ledger.uploads.add(ids.upload(), accountId, 5)))
    expect(answers.filter(Boolean)).toHaveLength(5)
  })
})

describe('locks', () => {
  test('are held by one process at a time and free again when the work is done', async () => {
    const { ledger } = room
    const order: string[] = []
    const held = await ledger.withLock('relay', async () => {
      expect(await other.withLock('relay', async () => void order.push('second'))).toBe(false)
      expect(await other.withLock('sweeper', async () => void order.push('another lock'))).toBe(true)
    })
    expect(held).toBe(true)
    await until(() => other.withLock('relay', async () => void order.push('third')))
    expect(order).toEqual(['another lock', 'third'])
  })

  test('tell the work when their connection is lost, and pass on what the work throws', async () => {
    const { ledger, sql } = room
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'heddle-lock' and datname = current_database()`
    let aborted = false
    await ledger.withLock('lost', async (signal) => {
      await sql.query(cut)
      await until(() => signal.aborted)
      aborted = signal.aborted
    })
    expect(aborted).toBe(true)
    const thrown = new Error('of the work')
    await expect(ledger.withLock('throws', () => Promise.reject(thrown))).rejects.toBe(thrown)
  })
})

async function until(holds: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const lastAt = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > lastAt) throw new Error(`not within ${withinMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
