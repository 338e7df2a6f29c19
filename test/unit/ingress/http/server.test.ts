// What happens below the application: requests that cannot be parsed, arrive slowly or are sent to a stopping server.
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import express from 'express'
import { createHttpServer, type HttpServer, serverLimits } from '../../../../ingress/http/server.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let server: HttpServer | undefined
let ingress: TestIngress | undefined
afterEach(async () => {
  await ingress?.stop()
  ingress = undefined
  await server?.close(0)
  server = undefined
})

/** Everything the server says on one connection until it closes. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (bytes) => {
      heard += bytes.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
    socket.setTimeout(3_000, () => socket.destroy(new Error(`the server keeps the connection; it said ${heard}`)))
  })
}

async function listen(
  limits = serverLimits as Parameters<typeof createHttpServer>[1],
  app = express(),
): Promise<number> {
  server = createHttpServer(app, limits)
  return server.listen(0, '127.0.0.1')
}

describe('the server', () => {
  test('answers headers of over 16 KiB with a 431 problem', async () => {
    const answer = await talk(await listen(), `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(17_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('"code":"header_too_large"')
    expect(answer).toContain('application/problem+json')
  })

  test('answers what is no HTTP with a 400 problem', async () => {
    expect(await talk(await listen(), 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/)
  })

  test('ends connections that send their headers a byte at a time', async () => {
    const port = await listen({ ...serverLimits, headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckMs: 20 })
    const answer = await talk(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: a')
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
  })

  test('lets running requests finish when it stops, and takes no new ones', async () => {
    const app = express()
    app.get('/', (_request, response) => void setTimeout(() => response.send('done'), 150))
    const port = await listen(serverLimits, app)
    const running = fetch(`http://127.0.0.1:${port}/`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const stopped = server?.close(5_000)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    expect(await (await running).text()).toBe('done')
    await stopped
    server = undefined
  })

  test('cuts requests that do not finish within the time given', async () => {
    const app = express()
    app.get('/', () => {})
    const port = await listen(serverLimits, app)
    const running = fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await server?.close(50)
    server = undefined
    expect(await running).toBeInstanceOf(Error)
  })
})

describe('a caller that asks before it sends', () => {
  const head = (key: string, length: number): string =>
    [
      'POST /api/generate HTTP/1.1',
      'host: x',
      `authorization: Bearer ${key}`,
      'content-type: application/json',
      `content-length: ${length}`,
      'expect: 100-continue',
      'connection: close',
      '\r\n',
    ].join('\r\n')

  test('is told to go on only when its key is good and its body may be that long', async () => {
    ingress = await startTestIngress()
    const { secret } = ingress.ledger.addCaller()
    expect(await talk(ingress.port, head('hdl_live_x', 10))).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i)
    expect(await talk(ingress.port, head(secret, 10_000_000))).toMatch(/^HTTP\/1\.1 413 /)
    const heard = await talk(ingress.port, `${head(secret, 2)}{}`)
    expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
  })
})
