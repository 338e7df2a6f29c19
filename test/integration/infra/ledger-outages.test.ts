// A Postgres that dies, freezes and comes back, under a ledger that is not restarted.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLedger } from '../../../infra/ledger/ledger.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import { migrate } from '../../../infra/ledger/postgres/migrate.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { type AccountId, createIdMaker, type JobId } from '../../../schemas/ids.ts'
import { admitRequest, LEDGER_TOPIC } from '../../harness/ledger-requests.ts'
import { type PrivatePostgres, startPrivatePostgres } from '../../harness/private-postgres.ts'

const ids = createIdMaker({ now: () => Date.now(), randomBytes })
let postgres: PrivatePostgres
let ledger: Ledger
let accountId: AccountId

beforeAll(async () => {
  postgres = await startPrivatePostgres()
  await migrate(postgres.url)
  ledger = createLedger({ url: postgres.url, poolMax: 4, logger: silentLogger })
  accountId = ids.account()
  await ledger.accounts.create({ accountId, name: 'survivor', tier: 'enterprise' })
  await ledger.accounts.grant(accountId, 1_000_000, LEDGER_TOPIC)
})

afterAll(async () => {
  await ledger?.close()
  await postgres?.remove()
})

const request = () => admitRequest({ jobId: ids.job(), accountId, credits: 1 })

test('a killed Postgres is a failure to retry, and the next calls after its return succeed with nothing lost', async () => {
  const answered: JobId[] = []
  const unknown: string[] = []
  let running = true
  const load = Array.from({ length: 4 }, async () => {
    while (running) {
      const next = request()
      try {
        if ((await ledger.admit(next)).kind === 'admitted') answered.push(next.jobId)
      } catch (error) {
        expect(error).toMatchObject({ code: 'ledger_unavailable', remedy: 'retry' })
        unknown.push(next.jobId)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  })
  await until(() => answered.length > 50)
  await postgres.kill()
  await until(() => unknown.length > 4)
  await expect(ledger.ping()).rejects.toMatchObject({ code: 'ledger_unavailable' })
  await postgres.start()
  const before = answered.length
  await until(() => answered.length > before + 20)
  running = false
  await Promise.all(load)
  for (const jobId of answered) expect(await ledger.findJob(accountId, jobId)).toBeDefined()
  expect(await ledger.reconcile()).toEqual([])
})

test('a call whose answer was lost can be made again and is paid once', async () => {
  const lost = request()
  await ledger.admit(lost)
  const before = await ledger.accounts.find(accountId)
  await postgres.kill()
  await postgres.start()
  await until(isAnswering)
  expect(await ledger.admit(lost)).toMatchObject({ kind: 'admitted', available: before?.available })
  expect(await ledger.accounts.find(accountId)).toEqual(before)
})

test('a lock and a listener notice a Postgres that stopped answering without a word', async () => {
  const heard: string[] = []
  await ledger.onKeyRevoked((hashHex) => heard.push(hashHex))
  await ledger.withLock('frozen', async (signal) => {
    postgres.freeze()
    await until(() => signal.aborted)
    postgres.thaw()
  })
  const hash = randomBytes(32)
  const key = { keyId: ids.key(), accountId, name: 'k', prefix: 'hdl', hash }
  await until(isAnswering)
  await ledger.keys.create(key)
  await ledger.keys.revoke(key.keyId)
  await until(() => heard.includes(hash.toString('hex')))
})

const isAnswering = (): Promise<boolean> =>
  ledger.ping().then(
    () => true,
    () => false,
  )

async function until(holds: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const lastAt = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > lastAt) throw new Error(`not within ${withinMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
