// Batch producers and analytics by the numbers: admission, work and the mart's replay over one backlog, and what
// callers of the HTTP API notice of it. The engine draws nothing, so that only the streams are measured.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { AccountId } from '../../../schemas/ids.ts'
import { createApi } from '../../harness/api.ts'
import { type BatchClient, type Credentials, openBatchClient, runAdminCommand } from '../../harness/batch.ts'
import { until } from '../../harness/kafka.ts'
import { startService, type TestService } from '../../harness/service.ts'
import { type CpuTimes, readCpuTimes } from '../pipeline/cpu-time.ts'
import { withOwnStack } from '../pipeline/own-stack.ts'
import { residentMegabytes } from '../pipeline/resident-memory.ts'
import { type Timings, timeEach } from '../pipeline/timings.ts'
import { measureRawKafka } from './raw-kafka.ts'

const CREDITS = 1_000_000_000
const CREDITS_OF_GENERATE = 4
const RAW_RECORDS = 20_000
const CALLS = 200
/** How long the work on the backlog is watched. */
const WORK_MS = 15_000
const PATIENCE_MS = 20 * 60_000
const DRAWING = { prompt: 'polka dots', compositionType: 'tile', size: 64 }

export async function runStreamsBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { records: { type: 'string', default: '100000' } } })
  const records = Number(values.records)
  await withOwnStack(async (servers) => {
    const service = await startService({
      files: { work: ['test/harness/fixtures/quick-work-main.ts'] },
      // Nothing but admission itself is to hold admission back.
      env: { HEDDLE_LANES: 'shared,batch', HEDDLE_BATCH_OPEN_MAX: '1000000' },
    })
    try {
      await measure(service, records, servers)
    } finally {
      await service.close()
    }
  })
}

type Pids = Readonly<Record<string, number>>

async function measure(service: TestService, records: number, servers: Pids): Promise<void> {
  const { accountId } = await service.createCaller('enterprise', CREDITS)
  const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
  await runAdminCommand(service, 'batch', 'policy', accountId, '--per-minute', '10000000')
  const producer = await openBatchClient(credentials, service.namespace)
  const rest = createApi(service.url, (await service.createCaller('enterprise', CREDITS)).key)
  const idle = await timeCalls(rest)

  await Promise.all([service.kill('work', 'SIGTERM'), service.kill('control', 'SIGTERM')])
  const raw = await measureRawKafka(await encodeRecords(producer, 1000), RAW_RECORDS)
  await producer.send(requests(records))
  const admitted = await measureAdmission(service, accountId as AccountId, records, servers)
  print(
    'raw kafkajs, acks all',
    `${whole(raw.producedPerSecond)} records/s written, ${whole(raw.consumedPerSecond)} read`,
  )
  print('admission', `${whole(admitted)} records/s, ${(admitted / raw.consumedPerSecond).toFixed(3)} of raw reading`)

  const worked = await measureWork(service, accountId as AccountId)
  print('no-op batch work', `${whole(worked)} jobs/s, with ${records} records of backlog`)
  const busy = await timeCalls(rest)
  printRest(idle, busy)
  await service.kill('work', 'SIGTERM')
  await measureReplay(service, accountId as AccountId)
  const breaches = await service.ledger.reconcile()
  print('reconciled', `${breaches.length} breaches`)
  await producer.close()
}

const requests = (count: number) => Array.from({ length: count }, (_, index) => ({ reference: `record ${index}` }))

async function encodeRecords({ kafka }: BatchClient, count: number): Promise<readonly Buffer[]> {
  const parameters = JSON.stringify(DRAWING)
  const record = { operation: 'generate', parameters, inputUploadId: null, imageUrl: null }
  return Promise.all(
    requests(count).map(({ reference }) => kafka.codec.encode('batch-request', { ...record, reference })),
  )
}

const timeCalls = (rest: ReturnType<typeof createApi>): Promise<Timings> =>
  timeEach(CALLS, async () => {
    const { status, body } = await rest.post('/api/generate', DRAWING)
    if (status !== 200) throw new Error(`a call answered ${status}: ${body.detail}`)
  })

/**
 * Starts the control program before a standing backlog. Answers records a second from the first admission to the last.
 */
async function measureAdmission(
  service: TestService,
  accountId: AccountId,
  records: number,
  servers: Pids,
): Promise<number> {
  const jobs = async () => ((await service.ledger.accounts.find(accountId))?.held ?? 0) / CREDITS_OF_GENERATE
  await service.start('control')
  await until('admission began', async () => (await jobs()) > 0, PATIENCE_MS)
  const [startedAt, before] = [performance.now(), await jobs()]
  const pids = { ...servers, control: service.pid('control') }
  const cpuBefore = readCpuTimes(pids)
  const marks = [0.25, 0.5, 0.75, 1].map((share) => Math.floor(records * share))
  const memory: string[] = [`${residentMegabytes(service.pid('control'))} MB at the start`]
  for (const mark of marks) {
    await until(`${mark} records were admitted`, async () => (await jobs()) >= mark, PATIENCE_MS)
    memory.push(`${residentMegabytes(service.pid('control'))} MB at ${mark}`)
  }
  const perSecond = ((records - before) / (performance.now() - startedAt)) * 1000
  print('RSS of control', memory.join(', '))
  print('processor time a record', costs(cpuBefore, readCpuTimes(pids), records - before))
  return perSecond
}

/** What one record costs each process, whoever else is at work on the machine. */
function costs(before: CpuTimes, after: CpuTimes, records: number): string {
  const each = [...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / records] as const)
  const shown = each.filter(([, ms]) => ms >= 0.01).toSorted((one, other) => other[1] - one[1])
  return shown.map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`).join(', ')
}

async function measureWork(service: TestService, accountId: AccountId): Promise<number> {
  const spent = async () => (await service.ledger.accounts.find(accountId))?.spent ?? 0
  await service.start('work')
  await until('work began', async () => (await spent()) > 0, PATIENCE_MS)
  const [startedAt, before] = [performance.now(), await spent()]
  await sleep(WORK_MS)
  return ((await spent()) - before) / CREDITS_OF_GENERATE / ((performance.now() - startedAt) / 1000)
}

/** Both figures are of the same calls, before there was a backlog and while it is worked on. */
function printRest(idle: Timings, busy: Timings): void {
  const shown = ({ p50Ms, p95Ms }: Timings): string => `p50 ${p50Ms.toFixed(1)} ms p95 ${p95Ms.toFixed(1)} ms`
  const ratio = (busy.p95Ms / idle.p95Ms).toFixed(2)
  print('REST', `idle ${shown(idle)}; beside the backlog ${shown(busy)}; p95 ${ratio} of idle`)
}

/** Empties the usage mart and waits until the topics have filled it with the same credits again. */
async function measureReplay(service: TestService, accountId: AccountId): Promise<void> {
  const { kafka, ledger, namespace } = service
  const used = async () =>
    (await ledger.usage.list(accountId, { per: 'day', limit: 100 })).reduce((sum, { credits }) => sum + credits, 0)
  const isFull = async () => (await used()) === (await ledger.accounts.find(accountId))?.spent
  await until('the mart has caught up', isFull, PATIENCE_MS)
  const topics = ['completions', 'refunds', 'ledger'].map((name) => `${namespace}.${name}.v1`)
  const depths = await Promise.all(topics.map((topic) => kafka.topics.depth(topic)))
  const events = depths.reduce((sum, depth) => sum + depth, 0)
  const startedAt = performance.now()
  await runAdminCommand(service, 'usage', 'rebuild')
  await until('the mart is full again', isFull, PATIENCE_MS)
  const seconds = (performance.now() - startedAt) / 1000
  print('usage replay', `${events} events in ${seconds.toFixed(1)} s, ${whole(events / seconds)} events/s`)
}

const whole = (rate: number): string => Math.round(rate).toLocaleString('en')
const print = (what: string, figures: string): void => console.log(`${what.padEnd(24)}${figures}`)
