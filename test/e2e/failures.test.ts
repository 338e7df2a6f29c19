// What dies, and what must hold afterwards: every accepted job ends once, the books balance, nobody is charged twice.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Api, createApi } from '../harness/api.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let api: Api

beforeAll(async () => {
  service = await startService()
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(() => service?.close())

const draw = { prompt: 'tossed roses', compositionType: 'tile', size: 256 }
/** Seconds of work, to be killed in the middle of. */
const picture = () =>
  sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()

async function jobState(jobId: string): Promise<string> {
  return String((await api.get(`/api/jobs/${jobId}`)).body.state)
}

test('a second ingress on the same port ends with words for it, and the first goes on', async () => {
  const child = spawn(process.execPath, ['--no-warnings', 'ingress/main.ts'], { env: service.environment })
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const lines = (await text(child.stdout)).trim().split('\n')
  const port = new URL(service.url).port
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    event: 'start_failed',
    error: { message: `Port ${port} of 127.0.0.1 is already in use. HEDDLE_PORT names another.` },
  })
  expect(await ended).toBe(1)
  expect((await api.get('/healthz')).status).toBe(200)
}, 60_000)

describe('kill -9', () => {
  test('of a processor in mid-job: the job is handed out again and completes', async () => {
    let jobId = ''
    // On a machine that looked away for as long as the job takes nothing was killed: try another.
    await waitFor(async () => {
      if (jobId !== '') await service.start('work')
      const accepted = await api.upload('/api/upscale', { image: await picture() }, { prefer: 'respond-async' })
      expect(accepted.status).toBe(202)
      jobId = String(accepted.body.jobId)
      await waitFor(async () => ['running', 'completed'].includes(await jobState(jobId)))
      await service.kill('work')
      return (await jobState(jobId)) !== 'completed'
    })
    await service.start('work')
    await waitFor(async () => (await jobState(jobId)) === 'completed', 240_000)
    const { body } = await api.get(`/api/jobs/${jobId}`)
    expect(body.result).toMatchObject({ width: 16384, height: 16384 })
    expect(await service.ledger.reconcile()).toEqual([])
  }, 330_000)

  test('of the ingress after admission: the job still ends, and its Idempotency-Key gets the result', async () => {
    const key = randomUUID()
    await service.kill('work', 'SIGTERM')
    const cut = api.post('/api/generate', draw, { 'idempotency-key': key }).catch(() => undefined)
    await waitFor(async () => (await service.ledger.totals()).backlog.some(({ open }) => open > 0))
    await service.kill('ingress')
    await cut
    await Promise.all([service.start('ingress'), service.start('work')])
    let answer = await api.post('/api/generate', draw, { 'idempotency-key': key })
    await waitFor(async () => {
      answer = await api.post('/api/generate', draw, { 'idempotency-key': key })
      return answer.status !== 409
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('idempotent-replayed')).toBe('true')
    expect(await service.ledger.reconcile()).toEqual([])
  })

  test('of the control lanes: holds are posted all the same, and the outbox empties when they are back', async () => {
    await service.kill('control')
    expect((await api.post('/api/generate', { ...draw, seed: 8 })).status).toBe(200)
    expect((await api.account()).held).toBe(0)
    await service.start('control')
    await waitFor(async () => (await service.ledger.totals()).outbox.rows === 0)
    expect(await service.ledger.reconcile()).toEqual([])
  })
})

test('the same key with another body is refused, and the same body is answered once', async () => {
  const key = randomUUID()
  const before = await api.account()
  // Without a processor neither can have ended when the other comes.
  await service.kill('work', 'SIGTERM')
  const calls = [1, 2].map(() => api.post('/api/generate', { ...draw, seed: 9 }, { 'idempotency-key': key }))
  expect((await Promise.race(calls)).status).toBe(409)
  await service.start('work')
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const replay = await api.post('/api/generate', { ...draw, seed: 9 }, { 'idempotency-key': key })
  expect(replay.body).toEqual(answers.find(({ status }) => status === 200)?.body)
  expect((await api.post('/api/generate', { ...draw, seed: 10 }, { 'idempotency-key': key })).status).toBe(422)
  expect((await api.account()).spent - before.spent).toBe(4)
})

test('200 calls at once on an enterprise key: no lost reply, no double charge', async () => {
  const before = await api.account()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, seed) =>
      api.post('/api/generate', { prompt: 'polka dots', compositionType: 'tile', size: 64, seed }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(200)
  const after = await api.account()
  expect(after.spent - before.spent).toBe(800)
  expect(after.held).toBe(0)
  expect(await service.ledger.reconcile()).toEqual([])
})
