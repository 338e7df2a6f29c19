// An account that gets a lane of its own and leaves it again, while everything runs.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AccountId, JobId } from '../../schemas/ids.ts'
import { type Api, createApi } from '../harness/api.ts'
import { type Credentials, openBatchClient, runAdminCommand } from '../harness/batch.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'

const root = join(import.meta.dirname, '..', '..')
const QUICK_WORK = 'test/harness/fixtures/quick-work-main.ts'

let service: TestService
const processors: ChildProcess[] = []

beforeAll(async () => {
  service = await startService({ files: { work: [QUICK_WORK] } })
})

afterAll(async () => {
  for (const child of processors) child.kill()
  await service?.close()
})

async function startProcessors(lane: string): Promise<ChildProcess> {
  const child = fork(join(root, QUICK_WORK), [lane], { env: service.environment, execArgv: ['--no-warnings'] })
  processors.push(child)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the processors ended with ${code}`)))
  })
  return child
}

const draw = (api: Api) => api.post('/api/generate', { prompt: 'nothing', compositionType: 'tile' })

async function laneOf(accountId: string, jobId: unknown): Promise<string | undefined> {
  return (await service.ledger.findJob(accountId as AccountId, jobId as JobId))?.lane
}

test('calls and records of a moved account are worked on by its own processors; moved back, by the common ones', async () => {
  const { accountId, key } = await service.createCaller('enterprise', 1000)
  const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
  const producer = await openBatchClient(credentials, service.namespace)
  const lane = `dedicated-${accountId}`
  await runAdminCommand(service, 'lane', 'move', accountId, 'dedicated')
  expect(await service.ledger.lanes.dedicated()).toEqual([lane])

  const own = await startProcessors(lane)
  const api = createApi(service.url, key)
  const answer = await draw(api)
  expect([answer.status, await laneOf(accountId, answer.body.jobId)]).toEqual([200, lane])
  await producer.send([{ reference: 'own lane' }])
  await until('the record has ended', () => producer.results().length === 1)
  expect(await laneOf(accountId, producer.results()[0].jobId)).toBe(lane)

  await runAdminCommand(service, 'lane', 'move', accountId, 'shared')
  expect(await service.ledger.lanes.dedicated()).toEqual([])
  // The ingress remembers for some seconds where a caller's work goes; until then it goes to its own processors.
  await until('calls go the common way', async () => {
    const back = await draw(api)
    expect(back.status).toBe(200)
    return (await laneOf(accountId, back.body.jobId)) === 'shared'
  })
  own.kill()
  const back = await draw(api)
  expect([back.status, await laneOf(accountId, back.body.jobId)]).toEqual([200, 'shared'])
  await producer.send([{ reference: 'batch lane' }])
  await until('the second record has ended', () => producer.results().length === 2)
  const second = producer.results().find(({ reference }) => reference === 'batch lane')
  expect(await laneOf(accountId, second?.jobId)).toBe('batch')
  expect(await service.ledger.reconcile()).toEqual([])
  await producer.close()
})

test('a lane of its own is for accounts of the enterprise tier', async () => {
  const { accountId } = await service.createCaller('standard', 10)
  await expect(runAdminCommand(service, 'lane', 'move', accountId, 'dedicated')).rejects.toThrow(/enterprise/)
})
