// Images that do not come with the request: put to an address of ours, or fetched from one of somebody else's.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Api, createApi } from '../harness/api.ts'
import { type Credentials, openBatchClient, runAdminCommand } from '../harness/batch.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let api: Api
let accountId: string
let pictures: Server
let pictureUrl = ''
let png: Buffer

beforeAll(async () => {
  png = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  pictures = createServer((_request, response) => void response.end(png))
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const address = pictures.address()
  pictureUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/a.png`
  // The pictures of this test are in its own network.
  service = await startService({ env: { HEDDLE_ALLOW_PRIVATE_FETCH: 'true' } })
  const caller = await service.createCaller('enterprise', 1000)
  accountId = caller.accountId
  api = createApi(service.url, caller.key)
})

afterAll(async () => {
  pictures?.close()
  await service?.close()
})

async function upload(): Promise<string> {
  const { status, body } = await api.post('/api/uploads', '')
  expect([status, body.method]).toEqual([201, 'PUT'])
  const put = await fetch(String(body.url), { method: 'PUT', body: new Uint8Array(png) })
  expect(put.status).toBe(200)
  return String(body.inputUploadId)
}

describe('an image', () => {
  test('that was put to the address of an upload is the input of any number of calls', async () => {
    const inputUploadId = await upload()
    const enlarged = await api.post('/api/upscale', { inputUploadId, scale: 2 })
    expect(enlarged.body).toMatchObject({ width: 96, height: 64 })
    const traced = await api.post('/api/vectorize', { inputUploadId, quality: 'draft' })
    expect([traced.status, traced.body.format]).toEqual([200, 'svg'])
  })

  test('behind an address is fetched for the call', async () => {
    const enlarged = await api.post('/api/upscale', { imageUrl: pictureUrl, scale: 2 })
    expect(enlarged.body).toMatchObject({ width: 96, height: 64 })
  })

  test('of a batch record may be either, or an earlier result', async () => {
    const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
    const producer = await openBatchClient(credentials, service.namespace)
    const work = { operation: 'upscale', parameters: '{"scale":2}' }
    const result = await api.post('/api/upscale', { imageUrl: pictureUrl, scale: 2 })
    await producer.send([
      { ...work, reference: 'upload', inputUploadId: await upload() },
      { ...work, reference: 'address', imageUrl: pictureUrl },
      { ...work, reference: 'result', imageUrl: String(result.body.url) },
      { ...work, reference: 'not there', inputUploadId: `upl_${'0'.repeat(32)}` },
    ])
    await until('each has its result', () => producer.results().length === 4)
    const told = producer.results().toSorted((one, other) => one.sourceOffset - other.sourceOffset)
    expect(told.map(({ reference, outcome, width, code }) => [reference, outcome, width, code])).toEqual([
      ['upload', 'completed', 96, null],
      ['address', 'completed', 96, null],
      ['result', 'completed', 192, null],
      ['not there', 'rejected', null, 'request_rejected'],
    ])
    await producer.close()
  })
})
