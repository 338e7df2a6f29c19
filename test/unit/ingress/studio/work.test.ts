// The calls that the studio makes, against the real application.
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createHeddleClient, type HeddleClient } from '../../../../ingress/studio/browser/heddle-client.ts'
import { readEvents } from '../../../../ingress/studio/browser/read-events.ts'
import { curlOf, type Work } from '../../../../ingress/studio/browser/work.ts'
import type { JobProgress } from '../../../../schemas/http/results.ts'
import { completionOf, startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

let ingress: TestIngress
let client: HeddleClient
beforeEach(async () => {
  ingress = await startTestIngress()
  client = createHeddleClient(ingress.url, ingress.ledger.addCaller().secret)
})
afterEach(() => ingress.stop())

const drawing: Work = { operation: 'generate', body: { prompt: "a cat's cradle", compositionType: 'tile', seed: 7 } }
const { signal } = new AbortController()

function sentWork(): ReturnType<typeof workOf> {
  const [message] = ingress.kafka.sent
  if (!message) throw new Error('nothing was sent')
  return workOf(message)
}

describe('a drawing', () => {
  test('is begun, told of while it is made, and ends with its result', async () => {
    const { jobId, state } = await client.begin(drawing, signal)
    expect(state).toBe('accepted')
    const told: JobProgress[] = []
    const ended = client.follow(jobId, (progress) => told.push(progress), signal)
    const work = sentWork()
    const progress = { jobId: work.jobId, accountId: work.accountId, operation: 'generate', stage: 'draw' } as const
    await waitFor(async () => {
      const payload = { ...progress, fraction: 0.5, reportedAt: Date.now() }
      await ingress.kafka.deliver('test.progress.v1', { event: 'progress', payload })
      return told.length > 0
    })
    expect(told[0]).toMatchObject({ percent: 50, stage: 'draw' })
    await ingress.ledger.settle([{ kind: 'completed', completion: completionOf(work) }], 'ledger')
    expect(await ended).toMatchObject({ state: 'completed', result: { jobId, width: 64 } })
    expect(await client.recentJobs(5)).toMatchObject([{ jobId, state: 'completed' }])
  })

  test('that is over before it is followed is told at once', async () => {
    const { jobId } = await client.begin(drawing, signal)
    await ingress.ledger.settle([{ kind: 'completed', completion: completionOf(sentWork()) }], 'ledger')
    expect(await client.follow(jobId, () => {}, signal)).toMatchObject({ state: 'completed' })
  })

  test('is cancelled', async () => {
    const { jobId } = await client.begin(drawing, signal)
    await client.cancel(jobId)
    expect(await client.follow(jobId, () => {}, signal)).toMatchObject({
      state: 'refunded',
      problem: { detail: expect.any(String), title: expect.any(String) },
    })
  })

  test('that nobody waits for any more is let go', async () => {
    const gone = new AbortController()
    const { jobId } = await client.begin(drawing, gone.signal)
    const ended = client.follow(jobId, () => {}, gone.signal)
    gone.abort()
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a refusal', () => {
  test('keeps its fields', async () => {
    const wrong = { ...drawing, body: { prompt: 'dots', compositionType: 'tale' } }
    await expect(client.begin(wrong, signal)).rejects.toMatchObject({
      problem: { title: 'The request is not valid', errors: [{ field: 'compositionType' }] },
    })
  })

  test('of a key is told, and so is a service that is not there', async () => {
    await expect(createHeddleClient(ingress.url, 'hdl_live_wrong').account()).rejects.toMatchObject({
      problem: { title: expect.stringContaining('key') },
    })
    await expect(createHeddleClient('http://127.0.0.1:1', 'x').account()).rejects.toMatchObject({
      problem: { title: 'No answer' },
    })
  })
})

describe('a picture', () => {
  test('travels as a file beside its settings', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const image = new File([png], 'dot.png', { type: 'image/png' })
    const fields = { quality: 'low', output_format: 'dxf', config: '{"colors":2}' }
    await client.begin({ operation: 'vectorize', fields, image }, signal)
    expect(sentWork()).toMatchObject({
      outputFormat: 'dxf',
      quality: 'low',
      config: '{"colors":2}',
      image: { width: 1 },
    })
  })
})

describe('events', () => {
  const bytes = new TextEncoder().encode(
    'retry: 2000\n\nevent: status\nid: 0\ndata: {"é":1}\n\n: still here\n\nevent: completed\nid: completed\ndata: a\ndata: b\n\n',
  )
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

describe('the call as a command', () => {
  const wordsOf = (command: string): string[] =>
    execFileSync('sh', ['-c', `curl() { for word do printf '%s\\0' "$word"; done; }\nKEY=secret\n${command}`])
      .toString()
      .split('\0')
      .slice(0, -1)

  test('means the same to a shell, whatever the words hold', () => {
    const words = wordsOf(curlOf(drawing, 'http://127.0.0.1:8080'))
    expect(words.slice(0, 4)).toEqual([
      '-s',
      'http://127.0.0.1:8080/api/generate',
      '-H',
      'Authorization: Bearer secret',
    ])
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(drawing.operation === 'generate' && drawing.body)
  })

  test('names the picture as a file', () => {
    const work: Work = { operation: 'upscale', fields: { scale: '4' }, image: new File([], "it's $HOME.png") }
    expect(wordsOf(curlOf(work, 'http://h')).slice(-4)).toEqual(['-F', "image=@it's $HOME.png", '-F', 'scale=4'])
  })
})
