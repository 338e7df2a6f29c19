// What the pipeline costs when the engine costs nothing, beside the raw trips it is made of, on the same servers.
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { createApi } from '../../harness/api.ts'
import { startOtlpCollector } from '../../harness/otlp-collector.ts'
import { startService, type TestService } from '../../harness/service.ts'
import { openRawKafka, openRawLedger, openRawPeer, rawPut } from './baselines.ts'
import { type CpuTimes, readCpuTimes } from './cpu-time.ts'
import { printHops } from './hops.ts'
import { createLeanCaller } from './lean-caller.ts'
import { withOwnStack } from './own-stack.ts'
import { residentMegabytes } from './resident-memory.ts'
import { keepRate } from './steady-rate.ts'
import { runsPerSecond, type Timings, timeEach } from './timings.ts'

type Pids = Readonly<Record<string, number>>

const IN_FLIGHT = 64
const ENTERPRISE_PER_MINUTE = 1000
const CREDITS = 1_000_000_000
const work = { prompt: 'nothing at all', compositionType: 'tile' }
const workJson = JSON.stringify(work)

export async function runPipelineBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      jobs: { type: 'string', default: '1000' },
      soak: { type: 'string', default: '10000' },
      /** With a number of minutes, only the promised rate of an enterprise account is kept up, for so long. */
      'steady-minutes': { type: 'string', default: '0' },
      /** With a number of jobs, only the spans of so many are shown. */
      hops: { type: 'string', default: '0' },
    },
  })
  await withOwnStack(async (pids) => {
    const hops = Number(values.hops)
    const collector = hops > 0 ? await startOtlpCollector() : undefined
    const files = { ingress: ['test/bench/pipeline/ingress-main.ts'], work: ['test/bench/pipeline/work-main.ts'] }
    const env = {
      HEDDLE_LANES: 'shared',
      ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    }
    const service = await startService({ files, env, extraOperations: ['noop'] })
    try {
      const minutes = Number(values['steady-minutes'])
      if (collector) await printHops(hops, await openCaller(service), collector)
      else if (minutes > 0) await measureSteadyRate(service, minutes)
      else await measure(service, Number(values.jobs), Number(values.soak), pids)
    } finally {
      await service.close()
      await collector?.close()
    }
  })
}

/** A job that does nothing, called for an account without the rate limit that this bench does not measure. */
async function openCaller(service: TestService): Promise<() => Promise<void>> {
  const { key, accountId } = await service.createCaller('enterprise', CREDITS)
  await liftRate(service, accountId)
  const caller = createLeanCaller(`${service.url}/api/noop`, IN_FLIGHT, { authorization: `Bearer ${key}` })
  return async () => {
    const { status, text } = await caller.post(workJson)
    if (status !== 200) throw new Error(`a no-op job answered ${status}: ${text}\n${service.logs()}`)
  }
}

async function measure(service: TestService, jobs: number, soak: number, servers: Pids): Promise<void> {
  const callOnce = await openCaller(service)
  const [kafka, books, peer] = [await openRawKafka(), await openRawLedger(), await openRawPeer(workJson)]
  const [http, admit, trip]: Trip[] = [
    ['raw HTTP', peer.http],
    ['raw admit', books.admit],
    ['raw kafkajs round trip', kafka.trip],
  ]
  const [child, put, settle]: Trip[] = [
    ['raw child process', peer.child],
    ['raw S3 put', rawPut(service)],
    ['raw end_holds', books.settle],
  ]
  const bare = await timeTrips([admit, trip, put], jobs)
  const safe = await timeTrips([http, admit, trip, child, put, settle], jobs)
  const whole = await timeEach(jobs, callOnce)
  printFloor('no pipeline does without', bare, whole)
  printFloor('the same guarantees need', safe, whole)
  for (const { close } of [kafka, books, peer]) await close()
  await measureSoak(service, soak, callOnce, servers)
  const breaches = await service.ledger.reconcile()
  console.log(`reconciled: ${breaches.length} breaches`)
}

async function measureSteadyRate(service: TestService, minutes: number): Promise<void> {
  const api = createApi(service.url, (await service.createCaller('enterprise', CREDITS)).key)
  const residentOf = (): Record<string, number> => ({
    ingress: residentMegabytes(service.pid('ingress')),
    processor: residentMegabytes(service.pid('work')),
    control: residentMegabytes(service.pid('control')),
  })
  const call = () => api.post('/api/noop', work)
  const errors = await keepRate({ perMinute: ENTERPRISE_PER_MINUTE, minutes, call, residentMegabytes: residentOf })
  const breaches = await service.ledger.reconcile()
  console.log(`${ENTERPRISE_PER_MINUTE * minutes} calls, ${errors} errors, reconciled: ${breaches.length} breaches`)
}

async function measureSoak(
  service: TestService,
  soak: number,
  callOnce: () => Promise<void>,
  servers: Pids,
): Promise<void> {
  const parts = 4
  const pids = {
    ...servers,
    ingress: service.pid('ingress'),
    processor: service.pid('work'),
    control: service.pid('control'),
    caller: process.pid,
  }
  const before = readCpuTimes(pids)
  for (let part = 1; part <= parts; part += 1) {
    const perSecond = await runsPerSecond(soak / parts, IN_FLIGHT, callOnce)
    const [ingress, processor] = [residentMegabytes(service.pid('ingress')), residentMegabytes(service.pid('work'))]
    console.log(
      `${(soak / parts) * part} jobs, ${IN_FLIGHT} in flight: ${Math.round(perSecond)} jobs/s, RSS ingress ${ingress} MB, processor ${processor} MB`,
    )
  }
  printCpu(before, readCpuTimes(pids), soak)
}

/** What one job costs each process. */
function printCpu(before: CpuTimes, after: CpuTimes, jobs: number): void {
  const costs = [...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / jobs] as const)
  const shown = costs.filter(([, ms]) => ms >= 0.01).toSorted((a, b) => b[1] - a[1])
  console.log(`processor time a job: ${shown.map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`).join(', ')}`)
}

async function liftRate({ environment }: TestService, accountId: string): Promise<void> {
  const pool = new Pool({ connectionString: environment.HEDDLE_POSTGRES_URL, max: 1 })
  await pool.query('update account set requests_per_minute = 1000000000 where id = $1', [accountId])
  await pool.end()
}

type Trip = readonly [name: string, run: () => Promise<unknown>]
type Row = readonly [string, Pick<Timings, 'p50Ms' | 'p99Ms'>]
type Floor = { readonly each: readonly Row[]; readonly inTurn: Timings }

/**
 * Each trip again and again, and all of them in turn, as a job takes them. The sum of the first flatters the raw trips:
 * a server that is asked again at once has everything in its caches, and one that stood still while seven others worked
 * has not.
 */
async function timeTrips(trips: readonly Trip[], count: number): Promise<Floor> {
  const each: Row[] = []
  for (const [name, run] of trips) each.push([name, await timeEach(count, run)])
  const inTurn = await timeEach(count, async () => {
    for (const [, run] of trips) await run()
  })
  return { each, inTurn }
}

/** The raw trips, their sum, what they take in turn, and how many times both a whole job takes. */
function printFloor(name: string, { each, inTurn }: Floor, whole: Timings): void {
  const sumOf = (read: (timings: Row[1]) => number): number => each.reduce((sum, [, timings]) => sum + read(timings), 0)
  const sum = { p50Ms: sumOf(({ p50Ms }) => p50Ms), p99Ms: sumOf(({ p99Ms }) => p99Ms) }
  printTimings([...each, [`sum: ${name}`, sum], ['the same in turn', inTurn], ['no-op job over HTTP', whole]])
  for (const [what, floor] of [
    ['sum', sum],
    ['in turn', inTurn],
  ] as const) {
    const [p50, p99] = [whole.p50Ms / floor.p50Ms, whole.p99Ms / floor.p99Ms]
    console.log(`ratio to the ${what}  p50 ${p50.toFixed(2)}  p99 ${p99.toFixed(2)}`)
  }
}

function printTimings(rows: readonly Row[]): void {
  for (const [name, { p50Ms, p99Ms }] of rows) {
    console.log(`${name.padEnd(30)} p50 ${p50Ms.toFixed(2).padStart(7)} ms   p99 ${p99Ms.toFixed(2).padStart(7)} ms`)
  }
}
