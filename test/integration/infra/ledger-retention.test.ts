// What leaves the books when its time is over, on real Postgres: the rows go, and every account is still their sum.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AdmitRequest, TerminalEvent } from '../../../infra/ledger/port.ts'
import type { AccountId, JobId } from '../../../schemas/ids.ts'
import { completionOf, LEDGER_TOPIC, refundOf } from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const DAY = 24 * 60 * 60_000
const KEEP = 30 * DAY
const LONG_AGO = Date.now() - 60 * DAY
const MOST = 1000

let room: TestLedger
beforeAll(async () => {
  room = await openTestLedger()
})
afterAll(() => room.close())

const completed = (request: AdmitRequest) => ({ kind: 'completed', completion: completionOf(request) }) as const
const refunded = (request: AdmitRequest) => ({ kind: 'refunded', refund: refundOf(request) }) as const

/** A job with an id of long ago. */
function oldRequest(accountId: AccountId, terms: { readonly credits?: number; readonly key?: string } = {}) {
  const { credits = 3, key } = terms
  const jobId = `job_${LONG_AGO.toString(16).padStart(12, '0')}7${room.ids.job().slice(17)}` as JobId
  return room.admitted(accountId, {
    jobId,
    credits,
    ...(key ? { idempotency: { key, requestHash: 'a' } } : {}),
  })
}

/** Ends jobs as if long ago, and removes their files. */
async function endLongAgo(
  requests: readonly AdmitRequest[],
  endings: readonly TerminalEvent[] = requests.map(completed),
): Promise<void> {
  const jobIds = requests.map(({ jobId }) => jobId)
  await room.ledger.settle(endings, LEDGER_TOPIC)
  for (const kind of ['input', 'asset'] as const) await room.ledger.storedObjects.forget(jobIds, kind)
  await room.sql.query(`update job set finished_at = now() - interval '60 days' where id = any($1)`, [jobIds])
}

const forget = () => room.ledger.retention.forgetJobs(KEEP, MOST)
const closed = async (accountId: AccountId) => {
  const { rows } = await room.sql.query(
    'select completed::int, refunded::int, spent::int from closed_month where account_id = $1',
    [accountId],
  )
  return rows
}

describe('jobs that ended long ago', () => {
  test('go with their entries, which the books carry forward', async () => {
    const { ledger, makeAccount } = room
    const accountId = await makeAccount(20)
    const requests = [
      await oldRequest(accountId),
      await oldRequest(accountId, { credits: 5 }),
      await oldRequest(accountId),
    ]
    await endLongAgo(requests, [completed(requests[0]), completed(requests[1]), refunded(requests[2])])
    expect(new Set(await forget())).toEqual(new Set(requests.map(({ jobId }) => jobId)))
    expect(await closed(accountId)).toEqual([{ completed: 2, refunded: 1, spent: 8 }])
    expect(await ledger.accounts.find(accountId)).toMatchObject({ granted: 20, available: 12, held: 0, spent: 8 })
    expect(await ledger.listJobs(accountId, { limit: 10 })).toEqual([])
    expect((await ledger.listEntries(accountId, { limit: 10 })).map(({ kind }) => kind)).toEqual(['granted'])
    expect(await ledger.reconcile()).toEqual([])
    // Read again from a topic, what ended it finds nothing and changes nothing.
    const [{ jobId }] = requests
    expect(await ledger.settle([refunded(requests[0])], LEDGER_TOPIC)).toEqual([{ kind: 'unknown', jobId }])
    expect(await ledger.reconcile()).toEqual([])
  })

  test('stay while they are open, young, or a file or delivery of theirs is kept', async () => {
    const { ledger, makeAccount, sql } = room
    const accountId = await makeAccount(100)
    const open = await oldRequest(accountId)
    const young = await oldRequest(accountId)
    const filed = await oldRequest(accountId)
    const owed = await oldRequest(accountId)
    await endLongAgo([young, filed, owed])
    await sql.query(`update job set finished_at = now() - interval '29 days' where id = $1`, [young.jobId])
    await sql.query(`update job set asset_key = 'assets/kept' where id = $1`, [filed.jobId])
    const webhookId = `whk_${'0'.repeat(32)}`
    await sql.query(
      `insert into webhook (id, account_id, url, events, secret) values ($1, $2, 'https://x', '{job.completed}', '')`,
      [webhookId, accountId],
    )
    await sql.query(
      `insert into webhook_delivery (webhook_id, job_id, event, state, ended_at)
      values ($1, $2, 'job.completed', 'delivered', now() - interval '40 days')`,
      [webhookId, owed.jobId],
    )
    expect(await forget()).toEqual([])
    expect(await ledger.webhooks.forget(KEEP, MOST)).toBe(1)
    expect(await forget()).toEqual([owed.jobId])
    expect(await ledger.findJob(accountId, open.jobId)).toMatchObject({ state: 'accepted' })
    expect(await ledger.reconcile()).toEqual([])
  })

  test('go in steps, the oldest first', async () => {
    const accountId = await room.makeAccount(100)
    const requests = []
    for (let count = 0; count < 5; count += 1) requests.push(await oldRequest(accountId))
    await endLongAgo(requests)
    const gone = await room.ledger.retention.forgetJobs(KEEP, 3)
    expect(gone.toSorted()).toEqual(
      requests
        .map(({ jobId }) => jobId)
        .toSorted()
        .slice(0, 3),
    )
    expect(await forget()).toHaveLength(2)
  })

  test('go once, whoever removes, replays and settles them at the same time', async () => {
    const { ledger, makeAccount } = room
    const accounts = await Promise.all(Array.from({ length: 4 }, () => makeAccount(200)))
    const requests = await Promise.all(
      accounts.flatMap((accountId) =>
        Array.from({ length: 10 }, (_, index) => oldRequest(accountId, { key: `k${index}` })),
      ),
    )
    await endLongAgo(requests)
    const again = requests.map(({ jobId: _, ...request }) => ({ ...request, jobId: room.ids.job() }))
    const [gone, answers] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => ledger.retention.forgetJobs(KEEP, 7))),
      Promise.all(again.map((request) => ledger.admit(request))),
      Promise.all(requests.map((request) => ledger.settle([refunded(request)], LEDGER_TOPIC))),
    ])
    expect(gone.flat().toSorted()).toEqual(requests.map(({ jobId }) => jobId).toSorted())
    for (const { kind } of answers) expect(['replayed', 'admitted']).toContain(kind)
    expect(await ledger.reconcile()).toEqual([])
    for (const accountId of accounts)
      expect(await closed(accountId)).toEqual([{ completed: 10, refunded: 0, spent: 30 }])
  })
})

describe('the books', () => {
  test('let no entry go by another way, and nobody write what was carried forward', async () => {
    const { makeAccount, sql } = room
    const accountId = await makeAccount(20)
    const request = await oldRequest(accountId)
    await endLongAgo([request])
    const { jobId } = request
    const refusals = [
      ['delete from entry where job_id = $1', jobId],
      [`delete from entry where job_id = $1 and kind = 'held'`, jobId],
      ['delete from entry where account_id = $1', accountId],
      [`insert into closed_month values ($1, '2026-01-01', 1, 0, 3)`, accountId],
      ['update closed_month set spent = 0 where account_id <> $1', accountId],
      ['delete from closed_month where account_id = $1', accountId],
    ] as const
    for (const [change, id] of refusals) await expect(sql.query(change, [id])).rejects.toThrow('append-only')
    await expect(sql.query('truncate closed_month')).rejects.toThrow('append-only')
  })

  test('tell when something was removed and not carried forward', async () => {
    const other = await openTestLedger()
    const { ledger, makeAccount, sql } = other
    const accountId = await makeAccount(20)
    expect(await ledger.reconcile()).toEqual([])
    await sql.query('alter table closed_month disable trigger user')
    await sql.query(`insert into closed_month values ($1, '2026-01-01', 1, 0, 3)`, [accountId])
    expect(await ledger.reconcile()).toMatchObject([{ check: 'account_entries', subject: accountId }])
    await other.close()
  })

  test('count what is kept of each kind, and since when', async () => {
    const kept = await room.ledger.retention.kept()
    const jobs = kept.find(({ kind }) => kind === 'jobs')
    expect(jobs?.rows).toBeGreaterThan(0)
    expect(jobs?.oldestAt).toBeLessThanOrEqual(Date.now())
    expect(kept.find(({ kind }) => kind === 'jobs carried forward')?.rows).toBeGreaterThan(40)
  })
})

test('what was decided about letters that have left their topic is removed', async () => {
  const { ledger } = room
  await ledger.deadLetters.decide('old/0/1', 'discarded', Date.now() - 31 * DAY)
  await ledger.deadLetters.decide('new/0/1', 'discarded', Date.now() - 29 * DAY)
  expect(await ledger.retention.forgetDecisions(KEEP, MOST)).toBe(1)
  expect([...(await ledger.deadLetters.decisions(0)).keys()]).toEqual(['new/0/1'])
})

describe('the audit', () => {
  const made = async (accountId: AccountId, webhookId = room.ids.webhook()) => {
    const terms = { url: 'https://shop.example', description: '', events: ['job.completed'] } as const
    await room.ledger.webhooks.create({ accountId, webhookId, actor: 'a key' }, terms, 'whsec_x')
    return webhookId
  }
  /** As if all of it were as old as that; the id tells the age as well. */
  const age = async (accountId: AccountId, days: number): Promise<void> => {
    const hex = (Date.now() - days * DAY).toString(16).padStart(12, '0')
    await room.sql.query('alter table audit disable trigger audit_is_append_only')
    await room.sql.query(
      `update audit set recorded_at = now() - $2 * interval '1 day', id = 'aud_' || $3 || substr(id, 17) where account_id = $1`,
      [accountId, days, hex],
    )
    await room.sql.query('alter table audit enable trigger audit_is_append_only')
  }

  test('forgets what accounts did to their webhooks long ago, and nothing that operators did', async () => {
    const [old, young] = [await room.makeAccount(7), await room.makeAccount(7)]
    await made(old)
    await made(young)
    await age(old, 60)
    await age(young, 29)
    const actions = async (accountId: AccountId) =>
      (await room.ledger.listAudit(accountId, 10)).map(({ action }) => action).toSorted()
    expect(await actions(old)).toContain('webhook.created')
    expect(await room.ledger.retention.forgetAudit(KEEP, MOST)).toBe(1)
    expect(await actions(old)).toEqual(['account.created', 'credits.granted'])
    expect(await actions(young)).toEqual(['account.created', 'credits.granted', 'webhook.created'])
  })

  test('lets nobody remove anything else', async () => {
    const accountId = await room.makeAccount(7)
    await made(accountId)
    const remove = (what: string) =>
      room.sql.query('delete from audit where account_id = $1 and action like $2', [accountId, what])
    await expect(remove('webhook.%')).rejects.toThrow('append-only')
    await age(accountId, 60)
    await expect(remove('%')).rejects.toThrow('append-only')
    await expect(remove('credits.%')).rejects.toThrow('append-only')
    expect(await room.ledger.listAudit(accountId, 10)).toHaveLength(3)
  })
})
