// One trace from the request to its settlement, as a tracing server sees it.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readTraceparent } from '../../../infra/telemetry/tracing.ts'
import { type Api, createApi } from '../../harness/api.ts'
import { isAtRest } from '../../harness/at-rest.ts'
import { until } from '../../harness/kafka.ts'
import { type CollectedSpan, type OtlpCollector, spanKinds, startOtlpCollector } from '../../harness/otlp-collector.ts'
import { readRecords } from '../../harness/read-records.ts'
import { startService, type TestService } from '../../harness/service.ts'

const TRACE_ID = 'c0ffee00'.repeat(4)
const CALLER_SPAN = 'ab'.repeat(8)
const drawing = { prompt: 'tossed roses', compositionType: 'tile', size: 128 }

let collector: OtlpCollector
let service: TestService
let api: Api

beforeAll(async () => {
  collector = await startOtlpCollector()
  service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(async () => {
  await service?.close()
  await collector?.close()
})

/** The spans of one trace, once the last of each process has come: each sends its own when it likes. */
async function spansOf(traceId: string): Promise<readonly CollectedSpan[]> {
  const inTrace = (): CollectedSpan[] => collector.spans().filter((span) => span.traceId === traceId)
  for (const last of ['POST /api/generate', 'generate process', 'settlement process'])
    await until(`the span ${last} came`, () => inTrace().some(({ name }) => name === last))
  return inTrace()
}

describe('a traced request', () => {
  test('has one trace id from HTTP over publish, processor and completion to settlement', async () => {
    const traceparent = `00-${TRACE_ID}-${CALLER_SPAN}-01`
    const answer = await api.post('/api/generate', drawing, { traceparent })
    expect(answer.status).toBe(200)
    const spans = await spansOf(TRACE_ID)
    expect(collector.refused()).toEqual([])
    const named = (name: string): CollectedSpan => {
      const [found] = spans.filter((span) => span.name === name)
      if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`)
      return found
    }
    const request = named('POST /api/generate')
    const process = named('generate process')
    expect(request).toMatchObject({ service: 'heddle-ingress', kind: spanKinds.server, parentSpanId: CALLER_SPAN })
    expect(named('work publish')).toMatchObject({ service: 'heddle-ingress', parentSpanId: request.spanId })
    expect(process).toMatchObject({ service: 'heddle-work', kind: spanKinds.consumer, parentSpanId: request.spanId })
    expect(named('generate publish')).toMatchObject({ service: 'heddle-work', parentSpanId: process.spanId })
    for (const inRequest of ['admit', 'settle'])
      expect(named(inRequest)).toMatchObject({ service: 'heddle-ingress', parentSpanId: request.spanId })
    for (const inProcess of ['engine', 'store asset'])
      expect(named(inProcess)).toMatchObject({ service: 'heddle-work', parentSpanId: process.spanId })
    expect(named('settlement process')).toMatchObject({ service: 'heddle-control', parentSpanId: process.spanId })
    for (const { startTimeUnixNano, endTimeUnixNano } of spans) expect(endTimeUnixNano >= startTimeUnixNano).toBe(true)
  })

  test('gets a trace of its own when the caller brings none, or one that is malformed', async () => {
    const ids = new Set<string>()
    for (const traceparent of [undefined, '00-nonsense-01', `00-${'0'.repeat(32)}-${CALLER_SPAN}-01`]) {
      const answer = await api.post('/api/generate', { ...drawing, seed: 5 }, traceparent ? { traceparent } : {})
      expect(answer.status).toBe(200)
      const records = await readRecords(service)
      const work = records.find((record) => String(record.key) === answer.body.jobId && record.topic.includes('.work.'))
      const context = readTraceparent(work?.header('traceparent'))
      if (!context) throw new Error('the work command carries no traceparent')
      expect(context.traceId).not.toBe(TRACE_ID)
      expect((await spansOf(context.traceId)).filter(({ kind }) => kind === spanKinds.server)).toHaveLength(1)
      ids.add(context.traceId)
    }
    expect(ids.size).toBe(3)
  })

  test('has its trace id on every event of the job: work, accepted, completion and the reply', async () => {
    const traceId = 'beef'.repeat(8)
    const answer = await api.post('/api/generate', drawing, { traceparent: `00-${traceId}-${CALLER_SPAN}-01` })
    expect((await service.ledger.totals()).credits.held).toBe(0)
    await until('all of it is told', () => isAtRest(service))
    const records = (await readRecords(service)).filter(({ key }) => String(key) === answer.body.jobId)
    const kinds = records.map(({ topic }) => topic.slice(service.namespace.length + 1).split('.')[0])
    expect(kinds).toEqual(expect.arrayContaining(['work', 'accepted', 'completions', 'reply']))
    for (const record of records) {
      expect(readTraceparent(record.header('traceparent'))).toMatchObject({ traceId, traceFlags: 1 })
    }
  })
})

test('a request that fails on our side is a span that failed; one that is refused is not', async () => {
  const refusedTrace = 'dead'.repeat(8)
  await api.post('/api/generate', { prompt: '' }, { traceparent: `00-${refusedTrace}-${CALLER_SPAN}-01` })
  const inTrace = (): readonly CollectedSpan[] => collector.spans().filter((span) => span.traceId === refusedTrace)
  await until('its span came', () => inTrace().length > 0)
  expect(inTrace()).toHaveLength(1)
  expect(inTrace()[0]?.status?.code ?? 0).toBe(0)
})
