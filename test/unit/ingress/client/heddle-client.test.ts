// The client against the real application, with servers in memory and a network that a test may break.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createHeddleClient, type HeddleClient } from '../../../../ingress/client/heddle-client.ts'
import type { JobEvent } from '../../../../ingress/client/job-events.ts'
import { readEvents } from '../../../../ingress/client/read-events.ts'
import {
  completeEverything,
  completionOf,
  refundEverything,
  startTestIngress,
  type TestIngress,
  workOf,
} from '../../../harness/fakes/ingress.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

type Break = (send: () => Promise<Response>) => Promise<Response>

let ingress: TestIngress
let key: string
let client: HeddleClient
/** What the network does to the next calls, one each; then it holds. */
let breaks: Break[]
/** What was sent, whether or not an answer came back. */
let sent: Request[]

const brokenFetch: typeof fetch = (input, init) => {
  sent.push(new Request(input, init))
  const next = breaks.shift()
  const send = () => fetch(input, init)
  return next ? next(send) : send()
}

beforeEach(async () => {
  ingress = await startTestIngress()
  key = ingress.ledger.addCaller().secret
  breaks = []
  sent = []
  client = createHeddleClient({ url: `${ingress.url}/`, key, fetch: brokenFetch })
})
afterEach(() => ingress.stop())

const drawing = { prompt: "a cat's cradle", compositionType: 'tile', seed: 7 } as const
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const works = () => ingress.kafka.sent.map(workOf)
const busy = async () => new Response('<h1>busy</h1>', { status: 503, headers: { 'Retry-After': '0' } })
const swallowed: Break = async (send) => {
  await send()
  throw new TypeError('fetch failed')
}
const lateBusy: Break = async (send) => {
  await send()
  return busy()
}
const sentKeys = () => sent.map(({ headers }) => headers.get('idempotency-key'))

describe('a call that is refused', () => {
  test('throws what the problem document says', async () => {
    const wrong = { ...drawing, compositionType: 'tale' as 'tile' }
    await expect(client.generate(wrong)).rejects.toMatchObject({
      name: 'HeddleError',
      code: 'invalid_request',
      status: 400,
      title: 'The request is not valid',
      field: 'compositionType',
      requestId: expect.stringMatching(/^req_/),
      refunded: false,
    })
    expect(sent).toHaveLength(1)
  })

  test('because its job was refunded says that the credits are back', async () => {
    refundEverything(ingress, { code: 'engine_failed', detail: 'No luck.' })
    await expect(client.generate(drawing)).rejects.toMatchObject({
      code: 'engine_failed',
      message: 'No luck.',
      refunded: true,
      jobId: expect.stringMatching(/^job_/),
    })
    expect(works()).toHaveLength(1)
  })

  test('tells a service that is not there from one that is not Heddle', async () => {
    const nobody = createHeddleClient({ url: 'http://127.0.0.1:1', key })
    // A call that is not made twice, so that it fails at its first try.
    const made = nobody.webhooks.create({ url: 'https://shop.example/hooks' })
    await expect(made).rejects.toMatchObject({ code: 'no_answer', status: undefined })
    await expect(made).rejects.toThrow('http://127.0.0.1:1 cannot be reached')
    breaks = [async (send) => new Response(await (await send()).text(), { status: 418 })]
    await expect(client.account()).rejects.toMatchObject({ code: 'unexpected_answer', status: 418 })
  })
})

describe('a call that cannot be sent', () => {
  test('says so at once, and is not tried again', async () => {
    for (const options of [
      { url: 'heddle.example', key },
      { url: ingress.url, key: 'schlüssel–7' },
    ])
      await expect(createHeddleClient({ ...options, fetch: brokenFetch }).account()).rejects.toMatchObject({
        name: 'TypeError',
      })
    await expect(client.generate(drawing, { idempotencyKey: '注文' })).rejects.toMatchObject({ name: 'TypeError' })
    expect(sent).toEqual([])
  })
})

describe('a call that is repeated', () => {
  test.each([
    ['after a 503 of a proxy', busy],
    ['after a 503 that came when the job was taken', lateBusy],
    ['after an answer that was lost', swallowed],
  ])('%s, is one job with one Idempotency-Key', async (_when, broken) => {
    completeEverything(ingress)
    breaks = [broken]
    const { jobId } = await client.generate(drawing)
    expect(works().map((work) => work.jobId)).toEqual([jobId])
    expect(sentKeys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), sentKeys()[0]])
  })

  test('while its job runs waits for the job', async () => {
    const idempotencyKey = 'order-7'
    await client.begin({ operation: 'generate', fields: drawing }, { idempotencyKey })
    const result = client.generate(drawing, { idempotencyKey })
    await waitFor(() => sent.length > 2)
    const [work] = works()
    if (!work) throw new Error('no work was sent')
    await ingress.ledger.settle([{ kind: 'completed', completion: completionOf(work) }], 'ledger')
    expect(await result).toMatchObject({ jobId: work.jobId, width: 64 })
    expect(works()).toHaveLength(1)
  })

  test('has the time it was given and no more', async () => {
    const later = async () => new Response('', { status: 503, headers: { 'Retry-After': '3600' } })
    breaks = [later]
    await expect(client.account({ timeoutMs: 600_000 })).rejects.toMatchObject({ status: 503, retryAfterSeconds: 3600 })
    const hung: typeof fetch = (input, init) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error(`${input} hangs`))),
      )
    const silent = createHeddleClient({ url: ingress.url, key, fetch: hung })
    await expect(silent.account({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'timed_out' })
  })

  test('stops when it is told to, with the reason it is given', async () => {
    const gone = new AbortController()
    breaks = [async () => new Response('', { status: 503, headers: { 'Retry-After': '30' } })]
    const ended = client.account({ signal: gone.signal })
    await waitFor(() => sent.length > 0)
    gone.abort(new Error('seen enough'))
    await expect(ended).rejects.toThrow('seen enough')
  })

  test('is no call that would be done twice', async () => {
    breaks = [swallowed]
    await expect(client.webhooks.create({ url: 'https://shop.example/hooks' })).rejects.toMatchObject({
      code: 'no_answer',
    })
    expect(await client.webhooks.list()).toHaveLength(1)
  })
})

describe('an image', () => {
  test('travels as bytes beside its settings', async () => {
    const fields = { quality: 'low', output_format: 'dxf', config: { colors: 2 } } as const
    await client.begin({ operation: 'vectorize', image: PNG, fields })
    await client.begin({ operation: 'upscale', image: new Blob([PNG]), fields: { scale: 4, tile: true } })
    expect(works()).toMatchObject([
      { outputFormat: 'dxf', quality: 'low', config: '{"colors":2}', image: { width: 1 } },
      { scale: 4, tile: 'on', image: { width: 1 } },
    ])
  })

  test('is named by its address or its upload', async () => {
    const { body } = { body: async (request: Request | undefined) => JSON.parse((await request?.text()) ?? '') }
    await client.upscale('https://a.example/b.png', { scale: 2 }).catch(() => {})
    await client.upscale({ inputUploadId: 'upl_1' }).catch(() => {})
    expect(await body(sent[0])).toEqual({ scale: 2, imageUrl: 'https://a.example/b.png' })
    expect(await body(sent[1])).toEqual({ inputUploadId: 'upl_1' })
  })

  test('is fetched and stored without the key', async () => {
    const file = new URL('/assets/Zm9vYmFyYmF6cXV4MTIzNA/job.png', ingress.url)
    await expect(client.download(file.href)).rejects.toMatchObject({ code: 'not_found' })
    expect(sent[0]?.headers.get('authorization')).toBe(null)
  })
})

describe('a list', () => {
  test('is read page by page, as far as it is wanted', async () => {
    for (let seed = 0; seed < 5; seed++) await client.begin({ operation: 'generate', fields: { ...drawing, seed } })
    const ids = works().map(({ jobId }) => jobId)
    sent = []
    const listed: string[] = []
    for await (const { jobId } of client.jobs.list({ pageSize: 2, operation: 'generate' })) listed.push(jobId)
    expect(listed).toEqual(ids.toReversed())
    expect(sent).toHaveLength(3)
    for await (const _job of client.jobs.list({ pageSize: 2 })) break
    expect(sent).toHaveLength(4)
  })
})

describe('the events of a job', () => {
  const collect = async (events: AsyncIterable<JobEvent>, told: JobEvent[] = []): Promise<JobEvent[]> => {
    for await (const event of events) told.push(event)
    return told
  }

  test('tell its progress and its end, over a line that breaks', async () => {
    const { jobId } = await client.begin({ operation: 'generate', fields: drawing })
    const [work] = works()
    if (!work) throw new Error('no work was sent')
    const cut = new AbortController()
    breaks = [
      async (send) => {
        const { body, ...answer } = await send()
        return new Response(body?.pipeThrough(new TransformStream(), { signal: cut.signal }), answer)
      },
    ]
    const told: JobEvent[] = []
    const ended = collect(client.jobs.events(jobId), told)
    const payload = { jobId: work.jobId, accountId: work.accountId, operation: 'generate', stage: 'draw' } as const
    const reportedAt = Date.now()
    await waitFor(async () => {
      const progress = { ...payload, fraction: 0.5, reportedAt }
      await ingress.kafka.deliver('test.progress.v1', { event: 'progress', payload: progress })
      return told.length > 1
    })
    cut.abort()
    await ingress.ledger.settle([{ kind: 'completed', completion: completionOf(work) }], 'ledger')
    expect(await ended).toMatchObject([
      { event: 'status', status: { jobId } },
      { event: 'progress', progress: { percent: 50, stage: 'draw' } },
      { event: 'completed', status: { result: { jobId } } },
    ])
    expect(sent.at(-1)?.headers.get('last-event-id')).toBe(String(reportedAt))
    expect(await client.jobs.result(jobId)).toMatchObject({ jobId, width: 64 })
  })

  test('end for who looks no longer, and with the refund of a job that is cancelled', async () => {
    const { jobId } = await client.begin({ operation: 'generate', fields: drawing })
    const gone = new AbortController()
    const ended = collect(client.jobs.events(jobId, { signal: gone.signal }))
    gone.abort()
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
    expect(await client.jobs.cancel(jobId)).toMatchObject({ state: 'refunded' })
    await expect(client.jobs.result(jobId)).rejects.toMatchObject({ code: 'cancelled', refunded: true, jobId })
  })

  const bytes = new TextEncoder().encode(
    'retry: 2000\n\nevent: status\nid: 0\ndata: {"é":1}\n\n: still here\n\nevent: completed\nid: completed\ndata: a\ndata: b\n\n',
  )
  test('give a line up that is silent for longer than the service ever is', async () => {
    const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) })
    const read: string[] = []
    const reading = async (): Promise<void> => {
      for await (const { event } of readEvents(silent, 50)) read.push(event)
    }
    await expect(reading()).rejects.toThrow('Nothing came for 50 ms.')
    expect(read).toEqual(['status', 'completed'])
  })

  test.each([1, 2, 3, 7, 1000])('are read from pieces of %i bytes', async (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    const read = []
    for await (const event of readEvents(ReadableStream.from(pieces))) read.push(event)
    expect(read).toEqual([
      { event: 'status', id: '0', data: '{"é":1}' },
      { event: 'completed', id: 'completed', data: 'a\nb' },
    ])
  })
})
