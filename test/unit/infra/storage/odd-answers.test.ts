import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ObjectStore } from '../../../../infra/storage/port.ts'
import { createS3Store } from '../../../../infra/storage/s3-store.ts'

type Answer = { readonly status: number; readonly body: string; readonly missingBytes: number }

let answer: Answer = { status: 200, body: '', missingBytes: 0 }
let asked: string[] = []
let folder = ''
const server = createServer(async (request, response) => {
  await text(request)
  asked.push(`${request.method} ${request.url}`)
  const { status, body, missingBytes } = answer
  response.writeHead(status, { 'content-length': body.length + missingBytes }).write(body, () => {
    if (missingBytes > 0) response.destroy()
    else response.end()
  })
})

beforeEach(async () => {
  asked = []
  folder = await mkdtemp(join(tmpdir(), 'odd-answers-'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  await rm(folder, { recursive: true })
})

const calls: Readonly<Record<string, (store: ObjectStore) => Promise<unknown>>> = {
  putBytes: (store) => store.putBytes('k', Buffer.from('x'), { contentType: 'text/plain' }),
  putFile: (store) => store.putFile('k', import.meta.filename, { contentType: 'text/plain' }),
  getToFile: (store) => store.getToFile('k', join(folder, 'file')),
  read: async (store) => (await store.read('k')).on('error', () => {}).destroy(),
  stat: (store) => store.stat('k'),
  remove: (store) => store.remove(['k']),
  list: (store) => store.list('k', { after: '', most: 10 }),
  ensureBucket: (store) => store.ensureBucket(),
  ping: (store) => store.ping(),
}

const oddAnswers: readonly Answer[] = [
  { status: 200, body: '', missingBytes: 0 },
  { status: 200, body: '<html><body>Welcome</body></html>', missingBytes: 0 },
  { status: 200, body: '<?xml version="1.0"?><ListBucketResult><Contents><Key>a', missingBytes: 400 },
  {
    status: 200,
    body: '<ListBucketResult><Contents></Contents><IsTruncated>false</IsTruncated></ListBucketResult>',
    missingBytes: 0,
  },
  { status: 500, body: '<html>', missingBytes: 0 },
  { status: 503, body: '', missingBytes: 0 },
  { status: 404, body: 'nobody is here', missingBytes: 0 },
  { status: 403, body: '<Error></Error>', missingBytes: 0 },
  { status: 400, body: '<Error><Code>A<', missingBytes: 40 },
]

describe('a store that answers oddly', () => {
  test.each(Object.keys(calls))('never makes %s end in anything but what it may end in', async (name) => {
    for (answer of oddAnswers) {
      const end = await calls[name](openStore()).then(
        () => 'done',
        (error: { readonly name: string; readonly code: string }) => `${error.name} ${error.code}`,
      )
      expect(['done', 'Failure storage_unavailable', 'Failure object_missing', 'Failure storage_refused']).toContain(
        end,
      )
    }
  })
})

describe('an object that is read into a file', () => {
  test('is asked for once', async () => {
    answer = { status: 200, body: 'a picture', missingBytes: 0 }
    await openStore().getToFile('inputs/job', join(folder, 'file'))
    expect(asked).toEqual(['GET /heddle/inputs/job'])
  })

  test('and breaks off leaves nothing but the file itself, and is an outage', async () => {
    answer = { status: 200, body: 'a pict', missingBytes: 3 }
    const read = openStore().getToFile('inputs/job', join(folder, 'file'))
    await expect(read).rejects.toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
    expect((await readdir(folder)).filter((name) => name !== 'file')).toEqual([])
  })
})

describe('a mistake of ours', () => {
  test('is no outage that is waited out', async () => {
    const bad = { contentType: 'text/plain\r\nx-admin: 1' }
    await expect(openStore().putBytes('k', Buffer.from('x'), bad)).rejects.toMatchObject({ name: 'TypeError' })
    await expect(openStore('No_Bucket').ping()).rejects.toMatchObject({ name: 'InvalidBucketNameError' })
    expect(asked).toEqual([])
  })
})

function openStore(bucket = 'heddle') {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  return createS3Store({ endpoint, bucket, accessKey: 'a', secretKey: 's', region: 'us-east-1' })
}
