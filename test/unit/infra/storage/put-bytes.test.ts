import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import aws4 from 'aws4'
import { createS3Store } from '../../../../infra/storage/s3-store.ts'

type Seen = { readonly request: IncomingMessage; readonly body: string }
type Answer = readonly [status: number, body?: string]

const bytes = Buffer.from('a repeat')
const sha256 = createHash('sha256').update(bytes).digest('hex')
const allButTheDate = ['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const
let seen: Seen[] = []
let answers: Answer[] = []
const server = createServer(async (request, response) => {
  const body = await text(request)
  seen.push({ request, body })
  const [status, told] = answers.shift() ?? [200]
  response.writeHead(status).end(told)
})

beforeEach(async () => {
  ;[seen, answers] = [[], []]
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

describe('bytes that are put', () => {
  test('arrive under an escaped key with what is stored beside them', async () => {
    const meta = { contentType: 'image/png', cacheControl: 'public,  immutable', sha256 }
    await openStore().putBytes("assets/ä b/it's.png", bytes, meta)
    const [{ request, body }] = seen
    expect(request.url).toBe('/heddle/assets/%C3%A4%20b/it%27s.png')
    expect(body).toBe('a repeat')
    expect(request.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '8',
      'x-amz-meta-sha256': sha256,
      'x-amz-content-sha256': sha256,
    })
  })

  test('are signed as the whole library would sign them, the next day with the key of that day', async () => {
    const store = openStore()
    for (const now of ['2026-02-28T23:59:58Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z']) {
      jest.useFakeTimers({ now: new Date(now), doNotFake: [...allButTheDate] })
      await store.putBytes('k', bytes, { contentType: 'image/png', sha256 })
      const { url, headers } = seen.at(-1)?.request ?? {}
      const sent = { ...headers, connection: undefined, authorization: undefined }
      const whole = { method: 'PUT', service: 's3', region: 'us-east-1', path: url, headers: sent }
      const { Authorization } = aws4.sign(whole, { accessKeyId: 'a', secretAccessKey: 's' }).headers ?? {}
      jest.useRealTimers()
      expect(headers?.['x-amz-date']).toBe(now.replaceAll(/[-:]/g, ''))
      expect(headers?.authorization).toBe(Authorization)
    }
  })

  test('are asked for once more, without a word, by a store that is busy', async () => {
    const warn = jest.spyOn(console, 'warn')
    answers = [[503]]
    await openStore().putBytes('k', bytes, { contentType: 'text/plain' })
    expect(seen.map(({ body }) => body)).toEqual(['a repeat', 'a repeat'])
    answers = [[503], [503]]
    await expect(openStore().ping()).rejects.toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
    expect(warn).not.toHaveBeenCalled()
  })

  test('are an outage while the store stays busy, and a fault of ours when it refuses them', async () => {
    const put = (): Promise<void> => openStore().putBytes('k', bytes, { contentType: 'text/plain' })
    answers = [[500], [503, '<Error><Code>SlowDown</Code></Error>']]
    await expect(put()).rejects.toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
    answers = [[403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']]
    await expect(put()).rejects.toMatchObject({ code: 'storage_refused', remedy: 'crash' })
    expect(seen).toHaveLength(3)
  })
})

function openStore() {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  return createS3Store({ endpoint, bucket: 'heddle', accessKey: 'a', secretKey: 's', region: 'us-east-1' })
}
