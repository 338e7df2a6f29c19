// Each server is taken away for some seconds under a steady load, and comes back by itself. What was seen stands as a
// table in docs/delivery.md; `npm run chaos -- outages` measures it anew, longer outages included.
// HEDDLE_CHAOS_OUTAGE_MS makes these longer.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Answer, type Api, createApi } from '../harness/api.ts'
import { startService, type TestService } from '../harness/service.ts'
import { type OutageReport, runOutage, statusesOf } from './outage.ts'
import { type OwnServers, startOwnServers } from './own-servers.ts'

const OUTAGE_MS = Number(process.env.HEDDLE_CHAOS_OUTAGE_MS ?? 10_000)
/** An outage, the start of a server on a busy machine, and the recovery. */
const LIMIT_MS = OUTAGE_MS + 300_000
/** Fetches, replies and reconnects are tried again within seconds. */
const RECOVERY_MOST_MS = 15_000
/** What recovers makes some calls of its own, each as slow as calls are on this machine. */
const CALLS_TO_RECOVER = 10

let servers: OwnServers
let service: TestService
let api: Api

beforeAll(async () => {
  servers = await startOwnServers(OUTAGE_MS)
  service = await startService({ addresses: servers.addresses })
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(async () => {
  await service?.close()
  await servers?.stop()
})

/** What must hold after every outage: no call lost, none paid twice, the books closed and nobody restarted. */
function expectNoHarm(report: OutageReport): void {
  expect(report.awayMs).toBeGreaterThanOrEqual(OUTAGE_MS)
  expect(report.spent).toBe(report.expectedSpent)
  expect(report.breaches).toEqual([])
  expect(report.replaced).toEqual([])
  const mostMs = RECOVERY_MOST_MS + CALLS_TO_RECOVER * report.usualMs
  expect(report.firstAnswerMs).toBeLessThan(mostMs)
  expect(report.booksClosedMs).toBeLessThan(mostMs * 2)
  const unavailable = report.calls.filter(({ status }) => status === 503)
  expect(unavailable.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])
}

const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()

const statusesIn = ({ calls }: OutageReport): number[] => [...new Set(calls.map(({ status }) => status))].sort()

describe('while a server is away', () => {
  test(
    'Kafka: calls wait and are answered when it is back',
    async () => {
      const report = await runOutage(service, api, () => servers.kill('kafka'))
      expectNoHarm(report)
      // Admission needs Postgres alone, so nobody is turned away; the work goes out when the broker is back.
      expect(statusesOf(report.calls)).toBe(`200 ×${report.calls.length}`)
      expect(report.longestCallMs).toBeGreaterThan(OUTAGE_MS / 2)
    },
    LIMIT_MS,
  )

  test(
    'Postgres: calls are turned away with 503 and Retry-After, and nothing of theirs is lost',
    async () => {
      const report = await runOutage(service, api, () => servers.kill('postgres'))
      expectNoHarm(report)
      expect(statusesIn(report)).toEqual([200, 503])
    },
    LIMIT_MS,
  )

  test(
    'the object store: results wait for it, no job is given up, and uploads are turned away with 503',
    async () => {
      const uploads: Answer[] = []
      const report = await runOutage(service, api, async () => {
        const gone = Promise.withResolvers<void>()
        const back = servers.kill('s3', gone.resolve)
        await gone.promise
        uploads.push(await api.upload('/api/vectorize', { image: await smallPicture() }))
        await back
      })
      expectNoHarm(report)
      expect(uploads.map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0])).toEqual([
        [503, true],
      ])
      expect(statusesIn(report)).toEqual([200])
      expect(report.longestCallMs).toBeGreaterThan(OUTAGE_MS / 2)
    },
    LIMIT_MS,
  )

  test(
    'the schema registry: nobody notices, because every schema in use is known',
    async () => {
      const report = await runOutage(service, api, () => servers.kill('registry'))
      expectNoHarm(report)
      expect(statusesIn(report)).toEqual([200])
      expect(report.longestCallMs).toBeLessThan(OUTAGE_MS + 2 * report.usualMs)
    },
    LIMIT_MS,
  )
})
