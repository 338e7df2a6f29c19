// What the programs write down: enough to follow one request through all of them, and nothing that lets anybody in.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Answer, type Api, createApi, fetchAsset } from '../../harness/api.ts'
import { isAtRest } from '../../harness/at-rest.ts'
import { until } from '../../harness/kafka.ts'
import { readRecords } from '../../harness/read-records.ts'
import { type ProgramName, startService, type TestService } from '../../harness/service.ts'

const REQUEST_ID = 'order-4711'
const drawing = { prompt: 'tossed roses', compositionType: 'tile', size: 128 }

type LogLine = Readonly<Record<string, unknown>>

let service: TestService
let api: Api
let key: string
const answers: Answer[] = []

beforeAll(async () => {
  // Debug lines are written too: the most that an operator can ask for.
  service = await startService({ env: { HEDDLE_LOG_LEVEL: 'debug' } })
  key = (await service.createCaller()).key
  api = createApi(service.url, key)
  answers.push(await api.post('/api/generate', drawing, { 'x-request-id': REQUEST_ID }))
  answers.push(...(await callsThatFail()))
  answers.push(await api.upload('/api/vectorize', { image: await square() }))
  await until('all of it is told', () => isAtRest(service))
})

afterAll(() => service?.close())

/** Refusals at every door: the key, the body, the picture, the address. Some are given what must not come back. */
async function callsThatFail(): Promise<readonly Answer[]> {
  const stranger = createApi(service.url, `${key.slice(0, -4)}0000`)
  const { HEDDLE_S3_SECRET_KEY: s3Secret = '', HEDDLE_S3_ENDPOINT: endpoint = '' } = service.environment
  return [
    await stranger.post('/api/generate', drawing),
    await api.post('/api/generate', '{"prompt": "never ends'),
    await api.post('/api/generate', { prompt: 'x' }),
    await api.upload('/api/vectorize', { image: Buffer.from('no picture at all') }),
    await api.post('/api/upscale', { assetUrl: `${endpoint}/assets/none.png` }),
    await api.get('/api/jobs/job_unknown'),
    await api.get(`/assets/${'0'.repeat(32)}/none.png`),
    await api.post('/api/generate', drawing, { authorization: `Basic ${s3Secret}` }),
  ]
}

const square = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()

function linesOf(program: ProgramName): readonly LogLine[] {
  // What stands behind the last end of a line has only begun to come.
  const lines = service.logs(program).split('\n').slice(0, -1)
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LogLine)
}

describe('log lines', () => {
  test('are all JSON with a level, a time, a process and an event', () => {
    for (const program of ['ingress', 'work', 'control'] as const) {
      const lines = linesOf(program)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect(line).toMatchObject({
          level: expect.any(String),
          process: expect.any(String),
          event: expect.any(String),
        })
        expect(Number.isNaN(Date.parse(String(line.time)))).toBe(false)
      }
    }
  })

  test('of ingress, processor and engine child carry the request id and job id of one call', async () => {
    const [answer] = answers
    const ids = { requestId: REQUEST_ID, jobId: answer?.body.jobId }
    const processes = (): unknown[] =>
      [...linesOf('ingress'), ...linesOf('work')]
        .filter(({ requestId, jobId }) => requestId === ids.requestId && jobId === ids.jobId)
        .map((line) => line.process)
    await until('the child told of its task', () => processes().includes('engine'))
    expect([...new Set(processes())].sort()).toEqual(['engine', 'ingress', 'work'])
  })
})

describe('secrets', () => {
  const secrets = (): Readonly<Record<string, string>> => {
    const { HEDDLE_POSTGRES_URL: url = '', HEDDLE_KAFKA_PASSWORD, HEDDLE_S3_SECRET_KEY } = service.environment
    return {
      'the API key': key,
      'the secret part of the API key': key.slice('hdl_live_'.length),
      'the S3 secret': HEDDLE_S3_SECRET_KEY ?? '',
      "Kafka's password": HEDDLE_KAFKA_PASSWORD ?? '',
      "Postgres' password": decodeURIComponent(new URL(url).password),
    }
  }
  /** Says which secret stands where, and never the secret itself. */
  const leaks = (texts: Readonly<Record<string, Buffer | string>>): string[] =>
    Object.entries(texts).flatMap(([place, text]) =>
      Object.entries(secrets()).flatMap(([name, secret]) =>
        Buffer.from(text).includes(secret) || Buffer.from(text).includes(encodeURIComponent(secret))
          ? [`${name} in ${place}`]
          : [],
      ),
    )

  test('are long enough to be looked for', () => {
    for (const [name, secret] of Object.entries(secrets())) expect([name, secret.length >= 12]).toEqual([name, true])
    expect(leaks({ here: `postgres://heddle:${secrets()["Postgres' password"]}@host` })).toHaveLength(1)
  })

  test('stand in no log line', () => {
    expect(
      leaks({ ingress: service.logs('ingress'), work: service.logs('work'), control: service.logs('control') }),
    ).toEqual([])
  })

  test('stand in no key, value or header of any record on any topic', async () => {
    const records = await readRecords(service)
    expect(new Set(records.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(5)
    for (const { topic, key: recordKey, value, headers } of records) {
      const bytes = Buffer.concat([recordKey ?? Buffer.alloc(0), value ?? Buffer.alloc(0), ...Object.values(headers)])
      expect(leaks({ [topic]: bytes })).toEqual([])
    }
  })

  test('stand in no answer, problem document or file', async () => {
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400, 401, 404]))
    for (const { status, body, headers } of answers) {
      const text = JSON.stringify([body, [...headers]])
      expect(leaks({ [`an answer of ${status}`]: text })).toEqual([])
    }
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect(leaks({ 'a file': await fetchAsset(answer) })).toEqual([])
    }
  })
})
