// Bodies that are made to exhaust whoever reads them.
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Request } from 'express'
import { readJson } from '../../../../ingress/http/requests/read-json.ts'
import type { RequestContext } from '../../../../ingress/http/route.ts'
import { JSON_DEPTH_MAX } from '../../../../schemas/parse-json.ts'
import { type Api, createApi } from '../../../harness/api.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let api: Api
let secret: string
beforeAll(async () => {
  ingress = await startTestIngress()
  secret = ingress.ledger.addCaller().secret
  api = createApi(ingress.url, secret)
})
afterAll(() => ingress.stop())

const call = '"prompt":"peonies on navy","compositionType":"tile"'
const nested = (levels: number): string => `{${call},"spec":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`

describe('a JSON body', () => {
  test('that is nested too deep is refused before it is built', async () => {
    expect(await api.post('/api/generate', nested(JSON_DEPTH_MAX))).toMatchObject({
      status: 400,
      body: { code: 'invalid_json', errors: [{ field: 'body', message: 'must be at most 32 levels deep' }] },
    })
    for (const open of ['[', '{"a":', '[['])
      expect((await api.post('/api/generate', open.repeat(60_000 / open.length))).body.code).toBe('invalid_json')
  })

  test('may be as deep as it says, and brackets in its texts count for nothing', async () => {
    const asked = { prefer: 'respond-async' }
    expect((await api.post('/api/generate', nested(JSON_DEPTH_MAX - 1), asked)).status).toBe(202)
    const prompt = `peonies ${'[{"'.repeat(200)} \\" on \\ navy`
    expect((await api.post('/api/generate', { prompt, compositionType: 'tile' }, asked)).status).toBe(202)
  })

  test('that breaks off is the sender’s fault and not ours', async () => {
    const headers: Readonly<Record<string, string>> = { 'content-type': 'application/json', 'content-length': '100' }
    const body = new PassThrough()
    const request = Object.assign(body, { get: (name: string) => headers[name] }) as unknown as Request
    const read = readJson(request, { acceptBody: () => {} } as RequestContext)
    body.write('{"prompt":')
    setImmediate(() => body.destroy(new Error('aborted')))
    await expect(read).rejects.toMatchObject({ code: 'invalid_json', message: expect.stringContaining('broke off') })
  })
})

describe('a multipart body', () => {
  /** Sends parts without announcing a length, for as long as the server listens. */
  function pour(part: string): Promise<string> {
    return new Promise((resolve) => {
      let heard = ''
      const socket = connect(ingress.port, '127.0.0.1', () => {
        socket.write(
          `POST /api/vectorize HTTP/1.1\r\nhost: x\r\nx-api-key: ${secret}\r\n` +
            'content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n',
        )
        const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
        const more = (): void => {
          while (heard === '' && !socket.destroyed && socket.write(chunk));
          if (heard === '') socket.once('drain', more)
        }
        more()
      })
      socket.on('data', (bytes) => {
        heard += bytes.toString()
        if (heard.includes('"code"')) socket.destroy()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(heard))
    })
  }

  test('with a part without a name says so', async () => {
    const answer = await pour('--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"field":"body","message":"has a part without a name"/)
  })

  test('of endless parts that say nothing of themselves is refused after a few', async () => {
    const answer = await pour('--b\r\nx-nothing: said\r\n\r\nx\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*must have at most 24 parts/)
  })

  test('that never ends is refused when it is larger than any honest one', async () => {
    const answer = await pour(`x${'y'.repeat(1024 * 1024)}`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*payload_too_large/)
    expect(await ingress.uploadsLeft()).toEqual([])
  })

  test('may call its fields what it likes without reaching anything of ours', async () => {
    const parts = { __proto__x: 'a', constructor: 'b', '../../etc/passwd': 'c' }
    const { status, body } = await api.upload('/api/vectorize', { ...parts, image: Buffer.from('no picture') })
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toContain('is not a known field')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})
