// Inputs that no job names, on a real object store and a real ledger.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inputKey, type ObjectStore } from '../../../infra/storage/port.ts'
import { createS3Store } from '../../../infra/storage/s3-store.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { createOrphanSearch } from '../../../processors/lanes/sweeper/orphan-inputs.ts'
import { testStorageConfig } from '../../harness/service.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const DAY_MS = 24 * 60 * 60_000
let room: TestLedger
let store: ObjectStore
beforeAll(async () => {
  room = await openTestLedger()
  // A bucket of its own: every input in it that no job of this ledger names would be taken for an orphan.
  store = createS3Store({ ...testStorageConfig(), bucket: `orphans-${randomUUID().slice(0, 8)}` })
  await store.ensureBucket()
})
afterAll(() => room.close())

const put = (key: string) => store.putBytes(key, Buffer.from('input'), { contentType: 'image/png' })

test('lists page by page, in the order of keys, and nothing of other prefixes', async () => {
  const names = ['a', 'b', 'c'].map((name) => `pages/${name}`)
  for (const key of [...names, 'other/d']) await put(key)
  const keysAfter = async (after: string, most: number) =>
    (await store.list('pages/', { after, most })).map(({ key }) => key)
  expect(await keysAfter('', 2)).toEqual(names.slice(0, 2))
  expect(await keysAfter(names[1], 2)).toEqual(names.slice(2))
  expect(await keysAfter(names[2], 2)).toEqual([])
  const [{ bytes, modifiedAt }] = await store.list('pages/', { after: '', most: 1 })
  expect(bytes).toBe('input'.length)
  expect(Math.abs(modifiedAt - Date.now())).toBeLessThan(5 * 60_000)
})

test('an input without a job is removed after thirty days, one of a job stays', async () => {
  const accountId = await room.makeAccount(100)
  const { jobId } = await room.admitted(accountId)
  const orphan = inputKey(room.ids.job())
  for (const key of [inputKey(jobId), orphan]) await put(key)
  const searchAt = (now: number) =>
    createOrphanSearch({ ledger: room.ledger, store, clock: { now: () => now }, logger: silentLogger })
  await searchAt(Date.now() + 29 * DAY_MS)()
  expect(await store.stat(orphan)).toBeDefined()
  const search = searchAt(Date.now() + 31 * DAY_MS)
  await search()
  expect(await store.stat(orphan)).toBeUndefined()
  expect(await store.stat(inputKey(jobId))).toBeDefined()
  // It rests until the next day.
  await put(orphan)
  await search()
  expect(await store.stat(orphan)).toBeDefined()
})
