// Images that a JSON request names: behind an address, or uploaded before.
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { flatPng } from '../../../harness/fakes/images.ts'
import { completeEverything, startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'

let pictures: Server
let port = 0
let asked = 0
let ingress: TestIngress
let secret: string
let accountId: string

beforeAll(async () => {
  const png = await flatPng(20, 10)
  pictures = createServer((request, response) => {
    asked += 1
    if (request.url === '/moved') response.writeHead(302, { location: '/a.png' }).end()
    else response.end(request.url === '/a.png' ? png : 'words')
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const address = pictures.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void pictures.close())

beforeEach(async () => {
  asked = 0
  // The name is public as far as the guard is told; its pictures are of this test.
  ingress = await startTestIngress({ egress: { allowPrivate: true, resolve: async () => ['127.0.0.1'] } })
  const caller = ingress.ledger.addCaller()
  secret = caller.secret
  accountId = caller.caller.accountId
  completeEverything(ingress)
})
afterEach(() => ingress.stop())

const post = (path: string, body: unknown, to = ingress): Promise<Response> =>
  fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const refusalOf = async (response: Response) => {
  const { code, errors } = (await response.json()) as { code: string; errors?: { field: string }[] }
  return [response.status, code, errors?.[0]?.field]
}

describe('an image behind an address', () => {
  test('is fetched, measured and stored as the job’s input', async () => {
    const imageUrl = `http://pictures.example:${port}/a.png`
    const answer = await post('/api/vectorize', { imageUrl, quality: 'draft', config: { colors: 4 } })
    expect(answer.status).toBe(200)
    expect(workOf(ingress.kafka.sent[0])).toMatchObject({
      quality: 'draft',
      config: '{"colors":4}',
      image: { width: 20, height: 10, contentType: 'image/png' },
    })
    expect((await post('/api/upscale', { imageUrl, scale: 2 })).status).toBe(200)
    expect(await ingress.uploadsLeft()).toEqual([])
  })

  test('is refused where it moved, is none, or cannot be had; nothing is sent or kept', async () => {
    const at = (path: string): string => `http://pictures.example:${port}${path}`
    expect(await refusalOf(await post('/api/vectorize', { imageUrl: at('/moved') }))).toEqual([
      422,
      'request_rejected',
      'imageUrl',
    ])
    expect(await refusalOf(await post('/api/vectorize', { imageUrl: at('/words') }))).toEqual([
      415,
      'unsupported_media_type',
      'imageUrl',
    ])
    expect(await refusalOf(await post('/api/vectorize', { imageUrl: 'file:///etc/passwd' }))).toEqual([
      400,
      'invalid_request',
      'imageUrl',
    ])
    expect(asked).toBe(2)
    expect([ingress.kafka.sent.length, ingress.storage.objects.size]).toEqual([0, 0])
    expect(await ingress.uploadsLeft()).toEqual([])
  })

  test('is never asked for in our own network', async () => {
    const guarded = await startTestIngress()
    secret = guarded.ledger.addCaller().secret
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '169.254.169.254']) {
      const refused = await post('/api/upscale', { imageUrl: `http://${host}:${port}/a.png` }, guarded)
      expect(await refusalOf(refused)).toEqual([422, 'request_rejected', 'imageUrl'])
    }
    expect(asked).toBe(0)
    await guarded.stop()
  })
})

describe('an upload', () => {
  test('has an address for the file, and is the input of requests that name it', async () => {
    const made = await fetch(`${ingress.url}/api/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    })
    const ticket = (await made.json()) as { inputUploadId: string; url: string; method: string }
    expect([made.status, ticket.method]).toEqual([201, 'PUT'])
    const key = `uploads/${accountId}/${ticket.inputUploadId}`
    expect(ticket.url).toContain(key)
    const request = { inputUploadId: ticket.inputUploadId, scale: 2 }
    expect(await refusalOf(await post('/api/upscale', request))).toEqual([422, 'request_rejected', 'inputUploadId'])
    await ingress.storage.putBytes(key, await flatPng(20, 10), { contentType: 'image/png' })
    expect((await post('/api/upscale', request)).status).toBe(200)
    expect(workOf(ingress.kafka.sent[0])).toMatchObject({ image: { width: 20 } })
    secret = ingress.ledger.addCaller().secret
    expect(await refusalOf(await post('/api/upscale', request))).toEqual([422, 'request_rejected', 'inputUploadId'])
  })

  test('is refused to an account that keeps as many as it may, and to no other', async () => {
    const crowded = await startTestIngress({ uploadsKeptMax: 2 })
    const [mine, other] = [crowded.ledger.addCaller().secret, crowded.ledger.addCaller().secret]
    const ask = (key: string) => fetch(`${crowded.url}/api/uploads`, { method: 'POST', headers: { 'x-api-key': key } })
    expect([(await ask(mine)).status, (await ask(mine)).status]).toEqual([201, 201])
    const refused = await ask(mine)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('At most 2') })
    expect((await ask(other)).status).toBe(201)
    await crowded.stop()
  })

  test.each([
    ['a file', 'image/png', 'PNG'],
    ['a form', 'multipart/form-data; boundary=x', '--x--'],
    ['settings', 'application/json', '{"contentType":"image/png"}'],
  ])('is asked for without a body, and %s in it is told where it goes', async (_what, contentType, body) => {
    const headers = { 'x-api-key': secret, 'content-type': contentType }
    const refused = await fetch(`${ingress.url}/api/uploads`, { method: 'POST', headers, body })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'body', message: expect.stringContaining('PUT') }] })
    const empty = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(`${ingress.url}/api/uploads`, empty)).status).toBe(201)
  })

  test('or an address in a form is told that it belongs to JSON, with a file and without', async () => {
    for (const [name, value] of Object.entries({ imageUrl: 'http://a.example/a.png', assetUrl: '/assets/a/b.png' })) {
      const form = new FormData()
      form.set(name, value)
      for (const file of [undefined, new File([await flatPng(20, 10)], 'a.png')]) {
        if (file) form.set('image', file)
        const call = { method: 'POST', headers: { 'x-api-key': secret }, body: form }
        const refused = await fetch(`${ingress.url}/api/upscale`, call)
        const message = expect.stringContaining('belongs to a body of application/json')
        expect(await refused.json()).toMatchObject({ status: 400, errors: [{ field: name, message }] })
      }
    }
  })

  test('or an address is named, and not both', async () => {
    const both = { inputUploadId: `upl_${'0'.repeat(32)}`, imageUrl: 'http://a.example/a.png' }
    expect(await refusalOf(await post('/api/vectorize', both))).toEqual([400, 'invalid_request', 'imageUrl'])
    expect(await refusalOf(await post('/api/vectorize', {}))).toEqual([400, 'invalid_request', 'imageUrl'])
    expect(await refusalOf(await post('/api/upscale', { scale: 2 }))).toEqual([400, 'invalid_request', 'assetUrl'])
    const wrong = { inputUploadId: '../../inputs/job' }
    expect(await refusalOf(await post('/api/vectorize', wrong))).toEqual([400, 'invalid_request', 'inputUploadId'])
  })
})
