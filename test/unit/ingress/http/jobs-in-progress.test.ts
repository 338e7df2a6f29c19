// A job while it runs: what it tells, who follows it, and how it is cancelled.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { systemClock } from '../../../../infra/lifecycle/clock.ts'
import { createAddressLimit } from '../../../../ingress/http/access/address-limit.ts'
import { createCallerCache } from '../../../../ingress/http/access/caller-cache.ts'
import type { JobOutcome } from '../../../../ingress/ingress-metrics.ts'
import { hashApiKey } from '../../../../schemas/http/api-key.ts'
import type { JobId } from '../../../../schemas/ids.ts'
import { startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'
import { noMetrics } from '../../../harness/fakes/no-metrics.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

let ingress: TestIngress
let secret: string
let answered: JobOutcome[]

beforeEach(async () => {
  answered = []
  const metrics = { ...noMetrics, jobAnswered: ({ outcome }: { outcome: JobOutcome }) => void answered.push(outcome) }
  const callers = createCallerCache({
    findCaller: (hash) => ingress.ledger.findCaller(hash),
    clock: systemClock,
    failures: createAddressLimit({ perMinute: 1_000, clock: systemClock }),
    knownForMs: 20,
  })
  ingress = await startTestIngress({ followersMax: 1, deps: { callers, metrics } })
  secret = ingress.ledger.addCaller().secret
})
afterEach(() => ingress.stop())

const call = (path: string, init: RequestInit = {}, key = secret): Promise<Response> =>
  fetch(`${ingress.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })
const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>

async function begin(): Promise<JobId> {
  const response = await call('/api/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ prompt: 'blue dots on cream', compositionType: 'tile' }),
  })
  return (await jsonOf(response)).jobId as JobId
}

function tell(jobId: JobId, fraction: number, reportedAt: number): Promise<void> {
  const { accountId } = workOf(ingress.kafka.sent[0])
  const payload = { jobId, accountId, operation: 'generate', fraction, stage: 'draw', reportedAt } as const
  return ingress.kafka.deliver('test.progress.v1', { event: 'progress', payload })
}

/** Events of a stream until it ends, each put to `events` as it comes. */
async function eventsOf(
  response: Response,
  events: { event: string; data: Record<string, unknown> }[] = [],
): Promise<{ event: string; data: Record<string, unknown> }[]> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /event: (\S+)\nid: \S+\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      if (event) events.push({ event, data: JSON.parse(data) })
    }
  }
  return events
}

describe('progress', () => {
  test('makes an accepted job a running one, and the latest counts', async () => {
    const jobId = await begin()
    expect(await jsonOf(await call(`/api/jobs/${jobId}`))).toMatchObject({ state: 'accepted' })
    await tell(jobId, 0.4256, 2_000)
    await tell(jobId, 0.2, 1_000)
    expect(await jsonOf(await call(`/api/jobs/${jobId}`))).toMatchObject({
      state: 'running',
      progress: { percent: 42.6, stage: 'draw', reportedAt: '1970-01-01T00:00:02.000Z' },
    })
  })
})

describe('events of a job', () => {
  test('are its status, its progress and its end, and then the stream ends', async () => {
    const jobId = await begin()
    const stream = await call(`/api/jobs/${jobId}/events`)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const told: Awaited<ReturnType<typeof eventsOf>> = []
    const events = eventsOf(stream, told)
    await tell(jobId, 0.5, Date.now())
    await waitFor(() => told.length === 2)
    await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    expect((await events).map(({ event, data }) => [event, data.state ?? data.percent])).toEqual([
      ['status', 'accepted'],
      ['progress', 50],
      ['refunded', 'refunded'],
    ])
  })

  test('are not told twice to a reader that comes back, and one that has heard the end is sent away', async () => {
    const jobId = await begin()
    await tell(jobId, 0.5, 5_000)
    const again = await call(`/api/jobs/${jobId}/events`, { headers: { 'last-event-id': '5000' } })
    const events = eventsOf(again)
    await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    expect((await events).map(({ event }) => event)).toEqual(['refunded'])
    expect((await call(`/api/jobs/${jobId}/events`, { headers: { 'last-event-id': 'refunded' } })).status).toBe(204)
  })

  test('are told to a reader that says it has heard an end which there was not', async () => {
    const jobId = await begin()
    const stream = await call(`/api/jobs/${jobId}/events`, { headers: { 'last-event-id': 'completed' } })
    expect(stream.status).toBe(200)
    const events = eventsOf(stream)
    await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    expect((await events).map(({ event }) => event)).toEqual(['status', 'refunded'])
  })

  test('have heartbeats between them on the wire, at once and each in a piece of its own', async () => {
    const quiet = await startTestIngress({ deps: { heartbeatMs: 50 } })
    const key = quiet.ledger.addCaller().secret
    const headers = { 'x-api-key': key, 'content-type': 'application/json', prefer: 'respond-async' }
    const body = JSON.stringify({ prompt: 'blue dots on cream', compositionType: 'tile' })
    const made = await fetch(`${quiet.url}/api/generate`, { method: 'POST', headers, body })
    const { jobId } = (await made.json()) as { readonly jobId: string }
    const reader = new AbortController()
    const stream = await fetch(`${quiet.url}/api/jobs/${jobId}/events`, { headers, signal: reader.signal })
    const pieces: string[] = []
    const decoder = new TextDecoder()
    for await (const piece of stream.body ?? []) {
      pieces.push(decoder.decode(piece))
      if (pieces.at(-1) === pieces.at(-2)) break
    }
    reader.abort()
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    expect(pieces.slice(-2)).toEqual([': still here\n\n', ': still here\n\n'])
    await quiet.stop()
  })

  test('are told to a reader that has closed its side, until they end', async () => {
    const jobId = await begin()
    const reader = connect({ port: ingress.port, host: '127.0.0.1', allowHalfOpen: true })
    reader.end(`GET /api/jobs/${jobId}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\n\r\n`)
    let heard = ''
    reader.on('data', (bytes) => {
      heard += bytes.toString()
    })
    // Twice it is asked whether it is there still.
    await waitFor(() => heard.split(': still here').length === 3)
    await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    await once(reader, 'close')
    expect(heard).toMatch(/event: status[\s\S]*event: refunded[\s\S]*\r\n0\r\n\r\n$/)
  })

  test('end when the key of their reader is revoked', async () => {
    const jobId = await begin()
    const stream = await call(`/api/jobs/${jobId}/events`)
    ingress.ledger.revoke(hashApiKey(secret).toString('hex'))
    expect((await eventsOf(stream)).map(({ event }) => event)).toEqual(['status'])
    expect((await call(`/api/jobs/${jobId}/events`)).status).toBe(401)
  })

  test('of as many jobs as the server takes, and again when a reader has gone', async () => {
    const jobId = await begin()
    const reader = new AbortController()
    const first = await call(`/api/jobs/${jobId}/events`, { signal: reader.signal })
    expect(first.status).toBe(200)
    const second = await call(`/api/jobs/${jobId}/events`)
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    reader.abort()
    await eventsOf(first).catch(() => {})
    await waitFor(async () => {
      const { status, body } = await call(`/api/jobs/${jobId}/events`)
      await body?.cancel()
      return status === 200
    })
  })

  test('of another account’s job are not there', async () => {
    const jobId = await begin()
    const other = ingress.ledger.addCaller().secret
    expect((await call(`/api/jobs/${jobId}/events`, {}, other)).status).toBe(404)
    expect((await call(`/api/jobs/${jobId}`, { method: 'DELETE' }, other)).status).toBe(404)
    expect(await jsonOf(await call(`/api/jobs/${jobId}`))).toMatchObject({ state: 'accepted' })
  })
})

test('a key that is revoked while its request still comes begins no job', async () => {
  const body = JSON.stringify({ prompt: 'blue dots on cream', compositionType: 'tile' })
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  const sending = request(`${ingress.url}/api/generate`, { method: 'POST', headers })
  sending.write(body.slice(0, 10))
  await new Promise((resolve) => setTimeout(resolve, 100))
  ingress.ledger.revoke(hashApiKey(secret).toString('hex'))
  sending.end(body.slice(10))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(401)
  expect(ingress.ledger.admitted).toEqual([])
})

describe('cancelling', () => {
  test('refunds an open job and tells every processor', async () => {
    const jobId = await begin()
    const answer = await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    expect(answer.status).toBe(200)
    expect(await jsonOf(answer)).toMatchObject({ state: 'refunded', problem: { code: 'cancelled', refunded: true } })
    const order = ingress.kafka.sent.find(({ topic }) => topic === 'test.control.v1')
    expect(JSON.parse(String(order?.value))).toMatchObject({ event: 'control', payload: { action: 'cancel', jobId } })
  })

  test('wakes the caller who waits for the job, and is no failure of it', async () => {
    const waiting = call('/api/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'blue dots on cream', compositionType: 'tile' }),
    })
    await waitFor(() => ingress.kafka.sent.length > 0)
    const { jobId } = workOf(ingress.kafka.sent[0])
    await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    const answer = await waiting
    // Somebody of the account wanted it so: no fault of ours, and nothing that an operator should be woken for.
    expect(answer.status).toBe(409)
    expect(await jsonOf(answer)).toMatchObject({ code: 'cancelled', status: 409, refunded: true, jobId })
    expect(answered).toEqual(['cancelled'])
  })

  test('a second time, or without Kafka, changes nothing about the refund', async () => {
    const jobId = await begin()
    ingress.kafka.failure = new Error('no broker')
    expect((await call(`/api/jobs/${jobId}`, { method: 'DELETE' })).status).toBe(200)
    const again = await call(`/api/jobs/${jobId}`, { method: 'DELETE' })
    expect(await jsonOf(again)).toMatchObject({ state: 'refunded', problem: { code: 'cancelled' } })
  })
})

describe('jobs of an account', () => {
  test('come in pages, newest first, each once, and no one else’s', async () => {
    const begun: string[] = []
    for (let count = 0; count < 5; count++) begun.push(await begin())
    const pages: string[][] = []
    let next: unknown
    do {
      const page = await jsonOf(await call(`/api/jobs?limit=2${next ? `&cursor=${next}` : ''}`))
      pages.push((page.jobs as { jobId: string }[]).map(({ jobId }) => jobId))
      next = page.next
    } while (next)
    expect(pages).toEqual([begun.slice(3).toReversed(), begun.slice(1, 3).toReversed(), [begun[0]]])
    expect(await jsonOf(await call('/api/jobs', {}, ingress.ledger.addCaller().secret))).toEqual({ jobs: [] })
  })

  test('are chosen by how they stand', async () => {
    const [first] = [await begin(), await begin()]
    await call(`/api/jobs/${first}`, { method: 'DELETE' })
    const refunded = await jsonOf(await call('/api/jobs?state=refunded&operation=generate'))
    expect((refunded.jobs as { jobId: string }[]).map(({ jobId }) => jobId)).toEqual([first])
    expect(await jsonOf(await call('/api/jobs?operation=upscale'))).toEqual({ jobs: [] })
  })

  test('that run are told from those that wait', async () => {
    const [waiting, running] = [await begin(), await begin()]
    await tell(running, 0.5, 1_000)
    const chosen = async (state: string) =>
      ((await jsonOf(await call(`/api/jobs?state=${state}`))).jobs as { jobId: string; state: string }[]).map((job) => [
        job.jobId,
        job.state,
      ])
    expect(await chosen('running')).toEqual([[running, 'running']])
    expect(await chosen('accepted')).toEqual([[waiting, 'accepted']])
    await call(`/api/jobs/${running}`, { method: 'DELETE' })
    expect([await chosen('running'), await chosen('refunded')]).toEqual([[], [[running, 'refunded']]])
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['limit=201', 'limit'],
    ['cursor=7', 'cursor'],
    [`cursor=ent_${'0'.repeat(32)}`, 'cursor'],
    ['state=lost', 'state'],
    ['colour=red', 'colour'],
  ])('?%s is a 400 that names the field', async (query, field) => {
    const answer = await call(`/api/jobs?${query}`)
    expect(answer.status).toBe(400)
    expect(await jsonOf(answer)).toMatchObject({ errors: [{ field }] })
  })
})
