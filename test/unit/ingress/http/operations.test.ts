import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import {
  completeEverything,
  completionOf,
  refundEverything,
  refundOf,
  startTestIngress,
  type TestIngress,
  type TestIngressOptions,
  workOf,
} from '../../../harness/fakes/ingress.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

let ingress: TestIngress
let secret: string

async function start(options?: TestIngressOptions): Promise<void> {
  await ingress?.stop()
  ingress = await startTestIngress(options)
  secret = ingress.ledger.addCaller().secret
}

beforeEach(() => start())
afterEach(() => ingress.stop())

const BODY = { prompt: 'blue dots on cream', compositionType: 'tile' }

function generate(
  headers: Record<string, string> = {},
  body: unknown = BODY,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${ingress.url}/api/generate`, {
    method: 'POST',
    signal,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return (await response.json()) as Record<string, unknown>
}

describe('a request that is done', () => {
  test('answers 200 with exactly the fields of the result', async () => {
    completeEverything(ingress)
    const response = await generate()
    expect(response.status).toBe(200)
    const body = (await response.json()) as Record<string, unknown>
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'bytes',
        'credits',
        'format',
        'height',
        'jobId',
        'operation',
        'processingTimeMs',
        'report',
        'url',
        'width',
      ].toSorted(),
    )
    expect(body).toMatchObject({
      width: 64,
      height: 32,
      credits: 4,
      operation: 'generate',
      report: { engine: 'pattern' },
    })
  })

  test('is settled in the ledger before it is answered', async () => {
    completeEverything(ingress)
    const { jobId } = (await (await generate()).json()) as { jobId: string }
    expect(ingress.ledger.settleCalls.flat()).toMatchObject([{ kind: 'completed', completion: { jobId } }])
  })

  test('carries rate limit fields and the service headers', async () => {
    completeEverything(ingress)
    const { headers } = await generate({ 'x-request-id': 'mine-1' })
    expect(headers.get('ratelimit-policy')).toBe('"account";q=60;w=60')
    expect(headers.get('ratelimit')).toBe('"account";r=59;t=1')
    expect(headers.get('x-request-id')).toBe('mine-1')
    expect(headers.get('x-api-version')).toMatch(/^\d+\.\d+\.\d+$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('publishes work with CloudEvents headers, the caller’s trace and the colours as HEX', async () => {
    completeEverything(ingress)
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
    await generate({ traceparent }, { ...BODY, colorPalette: ['hsl(0, 100%, 50%)', '#0a0'] })
    const [message] = ingress.kafka.sent
    expect(message.topic).toBe('test.work.generate.shared.v1')
    expect(message.headers.ce_type).toBe('io.heddle.work-generate.v1')
    expect(message.headers.traceparent).toMatch(new RegExp(`^00-${'ab'.repeat(16)}-[0-9a-f]{16}-0[01]$`))
    expect(message.headers.deadline).toBe(String(workOf(message).deadlineAt))
    expect(workOf(message)).toMatchObject({ colorPalette: ['#ff0000', '#00aa00'], density: null, outputFormat: 'png' })
  })

  test('forgets the outbox row of work it has sent itself', async () => {
    completeEverything(ingress)
    await generate()
    await waitFor(() => ingress.ledger.removedRows.length === 1)
    expect(ingress.ledger.removedRows).toEqual(['row-1'])
  })

  test('wakes many callers and settles those that wake together in few calls', async () => {
    const sent: Parameters<NonNullable<typeof ingress.kafka.onSend>>[0][] = []
    ingress.kafka.onSend = (message) => void sent.push(message)
    const answers = Array.from({ length: 40 }, () => generate())
    await waitFor(() => sent.length === 40)
    await Promise.all(
      sent.map((message) =>
        ingress.kafka.deliver(String(workOf(message).replyTopic), {
          event: 'completion',
          payload: completionOf(workOf(message)),
        }),
      ),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(40).fill(200))
    expect(ingress.ledger.settleCalls.length).toBeLessThan(10)
  })
})

describe('a request that fails in the engine', () => {
  test.each([
    ['invalid_image', 422],
    ['request_rejected', 422],
    ['memory_exceeded', 422],
    ['engine_failed', 500],
    ['something_new', 500],
  ])('answers %s with %i and says that the credits went back', async (code, status) => {
    refundEverything(ingress, { code, detail: 'The image is damaged.', field: 'image' })
    const response = await generate()
    expect(response.status).toBe(status)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ refunded: true, detail: 'The image is damaged.', errors: [{ field: 'image' }] })
    expect(problem.code).toBe(code === 'something_new' ? 'engine_failed' : code)
    expect(problem.jobId).toMatch(/^job_/)
  })
})

describe('a request at its deadline', () => {
  test('gives the credits back itself when nobody ended the job', async () => {
    await start({ deadlineMs: 60 })
    const response = await generate()
    expect(response.status).toBe(500)
    expect(await problemOf(response)).toMatchObject({ code: 'deadline_exceeded', refunded: true })
  })

  test('answers the stored result when somebody was faster', async () => {
    await start({ deadlineMs: 150 })
    ingress.kafka.onSend = (message) => {
      void ingress.ledger.settle([{ kind: 'completed', completion: completionOf(workOf(message)) }], 'ledger')
    }
    const response = await generate()
    expect(response.status).toBe(200)
  })

  test('tells the refund that stands when a completion comes too late', async () => {
    ingress.kafka.onSend = (message) => {
      const work = workOf(message)
      void ingress.ledger
        .settle([{ kind: 'refunded', refund: { ...refundOf(work), code: 'deadline_exceeded' } }], 'ledger')
        .then(() =>
          ingress.kafka.deliver(String(work.replyTopic), { event: 'completion', payload: completionOf(work) }),
        )
    }
    const response = await generate()
    expect(response.status).toBe(500)
    expect(await problemOf(response)).toMatchObject({ code: 'deadline_exceeded', refunded: true })
  })

  test('finds the result in the ledger when the reply got lost', async () => {
    await start({ pollMs: 30 })
    ingress.kafka.onSend = (message) => {
      void ingress.ledger.settle([{ kind: 'completed', completion: completionOf(workOf(message)) }], 'ledger')
    }
    expect((await generate()).status).toBe(200)
  })
})

describe('servers that are away', () => {
  test('work that cannot be published is left to the relay and the request goes on', async () => {
    ingress.kafka.failure = new Failure('kafka_unavailable', 'retry', 'no broker')
    const response = generate()
    await waitFor(() => ingress.ledger.admitted.length === 1)
    const work = ingress.ledger.admitted[0].work.payload as ReturnType<typeof workOf>
    await ingress.kafka.deliver(String(work.replyTopic), { event: 'completion', payload: completionOf(work) })
    expect((await response).status).toBe(200)
    expect(ingress.ledger.removedRows).toEqual([])
  })

  test('a ledger that is away is a 503 with Retry-After and the job to look for', async () => {
    const { admit } = ingress.ledger
    await generate({ prefer: 'respond-async' })
    Object.assign(ingress.ledger, {
      admit: async () => {
        throw new Failure('ledger_unavailable', 'retry', 'password=hunter2')
      },
    })
    const response = await generate()
    Object.assign(ingress.ledger, { admit })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ code: 'unavailable' })
    expect(problem.jobId).toMatch(/^job_/)
    expect(JSON.stringify(problem)).not.toContain('hunter2')
  })

  test('an unknown error is a 500 that shows nothing of itself', async () => {
    Object.assign(ingress.ledger, {
      admit: async () => {
        throw new Error('secret detail')
      },
    })
    const response = await generate()
    expect(response.status).toBe(500)
    const problem = await problemOf(response)
    expect(problem.code).toBe('internal')
    expect(JSON.stringify(problem)).not.toContain('secret detail')
  })

  test('a caller that hangs up gives its place to others, and its job goes on', async () => {
    await start({ waitersMax: 1 })
    const hangUp = new AbortController()
    const first = generate({}, BODY, hangUp.signal)
    await waitFor(() => ingress.kafka.sent.length === 1)
    expect((await generate()).status).toBe(503)
    hangUp.abort()
    await expect(first).rejects.toThrow()
    await waitFor(async () => (await generate({ prefer: 'wait=1' })).status === 202)
    expect(ingress.ledger.admitted).toHaveLength(2)
  })

  test('a caller that has closed its side keeps no place from others, and is answered all the same', async () => {
    await start({ waitersMax: 1 })
    const body = JSON.stringify(BODY)
    const head = `POST /api/generate HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\ncontent-type: application/json`
    const halfClosed = connect({ port: ingress.port, host: '127.0.0.1', allowHalfOpen: true })
    halfClosed.end(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
    await waitFor(() => ingress.kafka.sent.length === 1)
    const second = generate()
    await waitFor(() => ingress.kafka.sent.length === 2)
    for (const sent of ingress.kafka.sent.slice(0, 2)) {
      const work = workOf(sent)
      await ingress.kafka.deliver(String(work.replyTopic), { event: 'completion', payload: completionOf(work) })
    }
    let heard = ''
    for await (const bytes of halfClosed) heard += String(bytes)
    expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*"url"/)
    expect((await second).status).toBe(200)
  })

  test('callers that have closed their side are waited for in bounds', async () => {
    await start({ waitersMax: 1 })
    const body = JSON.stringify(BODY)
    const head = `POST /api/generate HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\ncontent-type: application/json`
    const sockets = [1, 2].map(() => connect({ port: ingress.port, host: '127.0.0.1', allowHalfOpen: true }))
    for (const [at, socket] of sockets.entries()) {
      socket.end(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
      await waitFor(() => ingress.kafka.sent.length === at + 1)
    }
    const [, second] = sockets
    let heard = ''
    for await (const bytes of second ?? []) heard += String(bytes)
    expect(heard).toMatch(/^HTTP\/1\.1 202 [\s\S]*location: \/api\/jobs\//i)
    sockets[0]?.destroy()
  })

  test('calls that follow one another on a connection leave nothing on it', async () => {
    await start({})
    completeEverything(ingress)
    const sockets = new Set<Socket>()
    const note = (message: unknown): void => void sockets.add((message as { readonly socket: Socket }).socket)
    subscribe('http.server.request.start', note)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const call = () =>
      new Promise((resolve, reject) => {
        const asked = request(`${ingress.url}/api/generate`, { method: 'POST', agent, headers }, (answer) =>
          answer.resume().once('end', () => resolve(answer.statusCode)),
        )
        asked.once('error', reject).end(JSON.stringify(BODY))
      })
    const listeners: number[] = []
    for (let calls = 0; calls < 4; calls += 1) {
      expect(await call()).toBe(200)
      listeners.push(...[...sockets].map((socket) => socket.listenerCount('close') + socket.listenerCount('end')))
    }
    unsubscribe('http.server.request.start', note)
    agent.destroy()
    expect(sockets.size).toBe(1)
    expect(listeners).toEqual(Array(4).fill(listeners[0]))
  })

  test('more callers than can wait are turned away before anything is charged', async () => {
    await start({ waitersMax: 1 })
    const first = generate()
    await waitFor(() => ingress.kafka.sent.length === 1)
    const second = await generate()
    expect(second.status).toBe(503)
    expect(second.headers.get('retry-after')).toBe('5')
    expect(await problemOf(second)).toMatchObject({ code: 'overloaded' })
    expect(ingress.ledger.admitted).toHaveLength(1)
    const work = workOf(ingress.kafka.sent[0])
    await ingress.kafka.deliver(String(work.replyTopic), { event: 'completion', payload: completionOf(work) })
    expect((await first).status).toBe(200)
    completeEverything(ingress)
    expect((await generate()).status).toBe(200)
  })
})
