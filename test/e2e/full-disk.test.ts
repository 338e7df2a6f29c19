// The object store's disk is full, really: a small file system of its own, where this machine lets us mount one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { environmentOf } from '../../infra/stack/servers/addresses.ts'
import { type Servers, startServers } from '../../infra/stack/servers/start-servers.ts'
import { type Api, createApi } from '../harness/api.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'
import { silentProgress } from '../harness/silent-progress.ts'

const DISK_MIB = 16
const FILLERS = [1 << 20, 1 << 16, 1 << 12]

const home = mkdtempSync(join(tmpdir(), 'heddle-full-disk-'))
const disk = join(home, 's3')
const isMounted = mountSmallDisk()
let store: Servers
let service: TestService
let api: Api

beforeAll(async () => {
  if (!isMounted) return
  // Only the object store is of its own; everything else is the run's.
  const { HEDDLE_S3_ENDPOINT: _, ...env } = process.env
  const signal = new AbortController().signal
  store = await startServers({ home, env, progress: silentProgress, restart: undefined, after: 'removeHome', signal })
  service = await startService({ addresses: { ...process.env, ...environmentOf(store) } })
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(async () => {
  await service?.close()
  // Before the folder it hangs in is removed.
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  await store?.stop()
  rmSync(home, { recursive: true, force: true })
})

function mountSmallDisk(): boolean {
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', disk], { stdio: 'pipe' })
    return true
  } catch (error) {
    console.warn(`skipped what needs a disk that can be filled: ${String(error).split('\n')[0]}`)
    return false
  }
}

/** Large objects first, then smaller ones into what they left. */
async function fillDisk(): Promise<string[]> {
  const keys: string[] = []
  for (const bytes of FILLERS)
    for (;;) {
      const key = `fill/${keys.length}`
      const put = service.storage.putBytes(key, Buffer.alloc(bytes, 1), { contentType: 'text/plain' })
      const error = await put.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error) {
        expect(error).toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
        break
      }
      keys.push(key)
    }
  return keys
}

const checked = isMounted ? test : test.skip
checked('a job waits for room and ends by itself, a picture is turned away, and nothing is lost or left', async () => {
  const keys = await fillDisk()
  expect(keys.length).toBeGreaterThan(DISK_MIB / 2)
  const drawing = { prompt: 'polka dots', compositionType: 'tile', size: 1024 }
  const { status, body } = await api.post('/api/generate', drawing, { prefer: 'respond-async' })
  expect(status).toBe(202)
  const state = async () => (await api.get(`/api/jobs/${body.jobId}`)).body
  await until('its file could not be stored', () => service.logs('work').includes('storage_unavailable'))
  expect(open).toContain((await state()).state)
  const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#333', noise } })
    .png()
    .toBuffer()
  const refused = await api.upload('/api/vectorize', { image: picture })
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])

  await service.storage.remove(keys)
  await until('the job has ended', async () => !open.includes(`${(await state()).state}`))
  const { state: ended, result } = (await state()) as { state: string; result: { url: string; bytes: number } }
  expect(ended).toBe('completed')
  const file = await fetch(result.url)
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, result.bytes])
  expect(await api.account()).toMatchObject({ held: 0, spent: 4 })
  expect(await service.ledger.reconcile()).toEqual([])
})

/** What is told of a job that has not ended; that it runs is told a little later than its lane knows. */
const open = ['accepted', 'running']
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
