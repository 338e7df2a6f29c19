// What an outside reader finds on the topics after a run: every promise of docs/delivery.md that can be read off them.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { DecodedEvent } from '../../infra/kafka/port.ts'
import type { Completion } from '../../schemas/events/payloads.ts'
import { type Answer, type Api, createApi } from '../harness/api.ts'
import { isAtRest } from '../harness/at-rest.ts'
import { until } from '../harness/kafka.ts'
import { readEvents, readRecords, type TopicRecord } from '../harness/read-records.ts'
import { startService, type TestService } from '../harness/service.ts'

const DRAWINGS = 12
const drawing = { prompt: 'polka dots', compositionType: 'tile', size: 64 }

let service: TestService
let api: Api
let records: readonly TopicRecord[] = []
/** Answers of calls that were accepted as jobs. */
let jobs: readonly Answer[] = []

beforeAll(async () => {
  service = await startService()
  api = createApi(service.url, (await service.createCaller()).key)
  const first = await drawMany(0)
  const others = await Promise.all([
    api.upload('/api/vectorize', { image: await picture() }),
    api.upload('/api/upscale', { image: await picture() }),
    // Taken as a job, and refused by the engine.
    api.upload('/api/vectorize', { image: await brokenInside() }),
  ])
  // A processor is killed among its jobs, so that some are handed out twice.
  let areAnswered = false
  const second = drawMany(DRAWINGS).finally(() => {
    areAnswered = true
  })
  const isOpen = async (): Promise<boolean> => (await service.ledger.totals()).backlog.some(({ open }) => open > 0)
  await until('some are open', async () => areAnswered || (await isOpen()))
  await service.kill('work')
  await service.start('work')
  jobs = [...first, ...others, ...(await second)].filter(({ body }) => body.jobId !== undefined)
  await until('all of it is told', () => isAtRest(service))
  records = await readRecords(service)
})

afterAll(() => service?.close())

const drawMany = (firstSeed: number): Promise<readonly Answer[]> =>
  Promise.all(
    Array.from({ length: DRAWINGS }, (_, at) => api.post('/api/generate', { ...drawing, seed: firstSeed + at })),
  )

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()

/** A PNG with zeros in its picture data: its chunks are whole, and only who unpacks them sees that it is torn. */
async function brokenInside(): Promise<Buffer> {
  const png = await picture()
  const data = png.indexOf('IDAT') + 'IDAT'.length
  return png.fill(0, data + 8, data + 40)
}

const topicOf = ({ topic }: TopicRecord): string => topic.slice(service.namespace.length + 1).replace(/\.v1$/, '')
const eventsOf = (topic: string) => readEvents(service, records, topic)

describe('every record', () => {
  test('decodes with the registry as the event its topic is for', async () => {
    const found = new Set<string>()
    for (const record of records) {
      const { event } = await service.kafka.codec.decode(record.value)
      expect(record.header('ce_type')).toBe(`io.heddle.${event}.v1`)
      found.add(`${topicOf(record).split('.')[0]} ${event}`)
    }
    expect([...found]).toEqual(
      expect.arrayContaining([
        'accepted accepted',
        'completions completion',
        'ledger ledger',
        'work work-generate',
        'reply completion',
      ]),
    )
  })

  test('has the headers of a CloudEvent in binary mode', () => {
    for (const record of records) {
      const headers = Object.fromEntries(Object.keys(record.headers).map((name) => [name, record.header(name)]))
      expect(headers).toMatchObject({
        ce_specversion: '1.0',
        ce_id: expect.stringMatching(/./),
        ce_type: expect.stringMatching(/^io\.heddle\.[a-z-]+\.v1$/),
        ce_source: expect.stringMatching(/^\/heddle\/./),
        ce_subject: expect.stringMatching(/./),
        ce_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        'content-type': 'application/avro',
      })
    }
  })

  test('has the job or the entry it is about as its key', async () => {
    for (const record of records) {
      const { payload } = await service.kafka.codec.decode(record.value)
      const key = String(record.key)
      if ('entryId' in payload) expect(payload.entryId).toBe(key)
      else if ('jobId' in payload) expect(payload.jobId).toBe(key)
    }
  })
})

describe('every job', () => {
  test('has one accepted event and one terminal event, however often it was handed out', async () => {
    const accepted = await eventsOf('accepted')
    const terminal = [...(await eventsOf('completions')), ...(await eventsOf('refunds'))]
    const jobIdsOf = (events: readonly { readonly record: TopicRecord }[]): unknown[] => [
      ...new Set(events.map(({ record }) => String(record.key))),
    ]
    expect(jobs.length).toBeGreaterThanOrEqual(DRAWINGS * 2)
    expect(jobIdsOf(accepted).sort()).toEqual(jobs.map(({ body }) => body.jobId).sort())
    expect(jobIdsOf(terminal).sort()).toEqual(jobIdsOf(accepted).sort())
    const distinct = new Set(terminal.map(({ record }) => record.header('ce_id')))
    expect(distinct.size).toBe(jobs.length)
  })

  test('ended on the topics as it ended for its caller', async () => {
    const completed = new Set((await eventsOf('completions')).map(({ record }) => String(record.key)))
    for (const { status, body } of jobs)
      expect([body.jobId, completed.has(String(body.jobId))]).toEqual([body.jobId, status === 200])
    expect(jobs.some(({ status, body }) => status !== 200 && body.refunded === true)).toBe(true)
  })
})

test('every completion names a file that is there, as long as it says and with the sha256 it says', async () => {
  for (const { event } of await eventsOf('completions')) {
    const { url, bytes, sha256, contentType, width, height } = completionIn(event)
    const response = await fetch(url)
    const file = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(contentType)
    expect(file.length).toBe(bytes)
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256)
    if (contentType === 'image/png')
      expect(await sharp(file, { limitInputPixels: false }).metadata()).toMatchObject({ width, height })
  }
})

describe('the ledger topic', () => {
  test('has exactly one event for each entry id', async () => {
    const entries = await eventsOf('ledger')
    const ids = entries.map(({ record }) => record.header('ce_id'))
    expect(new Set(ids).size).toBe(ids.length)
    // One grant, and for each job what was held and what became of it.
    expect(ids).toHaveLength(1 + jobs.length * 2)
  })

  test('adds up to what the account says', async () => {
    let spent = 0
    let granted = 0
    for (const { event } of await eventsOf('ledger')) {
      if (event.event !== 'ledger') throw new Error(`a ${event.event} stands on the ledger topic`)
      if (event.payload.kind === 'posted') spent += event.payload.credits
      if (event.payload.kind === 'granted') granted += event.payload.credits
    }
    expect(await api.account()).toMatchObject({ spent, held: 0, available: granted - spent })
    expect(await service.ledger.reconcile()).toEqual([])
  })
})

function completionIn(event: DecodedEvent): Completion {
  if (event.event !== 'completion') throw new Error(`a ${event.event} stands where completions do`)
  return event.payload
}
