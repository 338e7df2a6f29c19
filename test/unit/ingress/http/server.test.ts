// What happens below the application: requests that cannot be parsed, arrive slowly or are sent to a stopping server.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from '@jest/globals'
import express, { type Response } from 'express'
import { createHttpServer, type HttpServer, serverLimits } from '../../../../ingress/http/server.ts'
import { operationTerms } from '../../../../schemas/operations.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

/** A connection on which nothing has moved for so long is kept by the server, however busy the machine is. */
const GIVEN_UP_MS = 60_000
/** Limits that no test reaches, so that what ends a connection is the limit it is about. */
const unlimited = {
  ...serverLimits,
  headersTimeoutMs: 3_600_000,
  requestTimeoutMs: 3_600_000,
  keepAliveTimeoutMs: 3_600_000,
}

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
    socket.setTimeout(GIVEN_UP_MS, () => socket.destroy(new Error(`the server keeps the connection; it said ${heard}`)))
  })
}

async function listen(
  limits = serverLimits as Parameters<typeof createHttpServer>[1],
  app = express(),
): Promise<number> {
  server = createHttpServer(app, limits)
  return server.listen({ port: 0, host: '127.0.0.1' })
}

describe('the server', () => {
  test('answers headers of over 16 KiB with a 431 problem', async () => {
    const answer = await talk(await listen(), `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(17_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('"code":"header_too_large"')
    expect(answer).toContain('application/problem+json')
  })

  test('tells who takes it for a proxy that it is none', async () => {
    const connect = 'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n'
    expect(await talk(await listen(), connect)).toMatch(/^HTTP\/1\.1 400 [\s\S]*CONNECT is not known here/)
  })

  test('answers what is no HTTP with a 400 problem', async () => {
    expect(await talk(await listen(), 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/)
  })

  test.each([
    ['another method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 'no method'],
    ['TLS', `\x16\x03\x01\x02\x00\x01${'x'.repeat(50)}`, 'TLS is not spoken here'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'Only HTTP/1.1'],
    ['an address as it was typed', 'GET /caf\u00e9 HTTP/1.1\r\nhost: x\r\n\r\n', 'percent-encoded'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 'Content-Length'],
    ['chunks that are none', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n', 'hexadecimal'],
    ['lines that end otherwise', 'GET / HTTP/1.1\nhost: x\n\n', 'CR LF'],
  ])('says what is wrong with %s', async (_what, text, words) => {
    const app = express()
    app.use((request, response) => void request.resume().on('end', () => response.end()))
    const answer = await talk(await listen(serverLimits, app), text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/)
    expect(answer).toContain(words)
  })

  test('answers what was asked before it refuses what comes behind it', async () => {
    const app = express()
    app.get('/', async (_request, response) => {
      response.write('the first half, ')
      await sleep(50)
      response.end('and the second')
    })
    const answer = await talk(await listen({ ...unlimited }, app), 'GET / HTTP/1.1\r\nhost: x\r\n\r\n}')
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*the first half, [\s\S]*and the second[\s\S]*HTTP\/1\.1 400 /)
  })

  test('answers a request once, also if its body turns out to be broken after that', async () => {
    const app = express()
    app.post('/', (_request, response) => void response.status(401).end('no'))
    const port = await listen({ ...unlimited }, app)
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    const [first] = await once(socket, 'data')
    socket.write('ZZ\r\n')
    let rest = ''
    for await (const bytes of socket) rest += String(bytes)
    expect([String(first).slice(0, 12), rest]).toEqual(['HTTP/1.1 401', ''])
  })

  test('says that a request broke off before its end', async () => {
    const port = await listen()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.end('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc')
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [\s\S]*broke off/)
  })

  test('answers every request of a caller that has closed its side, and then closes its own', async () => {
    const app = express()
    app.get('/:name', async (request, response) => {
      await sleep(50)
      response.send(`this is ${request.params.name}`)
    })
    const port = await listen({ ...unlimited }, app)
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.end('GET /one HTTP/1.1\r\nhost: x\r\n\r\nGET /two HTTP/1.1\r\nhost: x\r\n\r\n')
    let heard = ''
    for await (const bytes of socket) heard += String(bytes)
    expect(heard).toMatch(/this is one[\s\S]*this is two$/)
  })

  test('is asked about as a whole', async () => {
    ingress = await startTestIngress()
    const answer = await talk(ingress.port, 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 204 [\s\S]*Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS/)
  })

  test('refuses a body in a coding that it does not know', async () => {
    ingress = await startTestIngress()
    const head = 'POST /api/generate HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: gzip, chunked'
    const answer = await talk(ingress.port, `${head}\r\n\r\n0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"field":"Transfer-Encoding"/)
  })

  test.each([
    ['nothing but a name', 'x-a: b', 401],
    ['an expectation that nobody knows', 'host: x\r\nexpect: miracles', 401],
    ['no host', 'x-a: b', 400],
    ['two hosts', 'host: x\r\nhost: y', 400],
  ])('answers a request with %s with a problem document', async (text, headers, status) => {
    ingress = await startTestIngress()
    const version = text === 'nothing but a name' ? '1.0' : '1.1'
    const answer = await talk(
      ingress.port,
      `GET /api/account HTTP/${version}\r\n${headers}\r\nconnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*application/problem\\+json`))
  })

  test('ends connections that send their headers a byte at a time', async () => {
    const port = await listen({ ...unlimited, headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckMs: 20 })
    const answer = await talk(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: a')
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: a'],
    ['what is no HTTP', 'hello\r\n\r\n'],
    ['what a proxy would pass on', 'CONNECT a.example:443 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('ends connections that go on sending %s after they were refused', async (_what, text) => {
    const soon = { headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckMs: 20, lingerMs: 200 }
    const port = await listen({ ...unlimited, ...soon })
    // A client that does not care that the server has ended its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text))
    const dribble = setInterval(() => socket.write('a'), 20)
    socket.on('error', () => {}).resume()
    const closed = new Promise<boolean>((resolve) => void socket.once('close', () => resolve(true)))
    const isEnded = await Promise.race([closed, sleep(3_000).then(() => false)])
    clearInterval(dribble)
    socket.destroy()
    expect(isEnded).toBe(true)
  })

  test('ends connections on which nobody says a word', async () => {
    const port = await listen({ ...unlimited, headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckMs: 20 })
    await talk(port, '')
  })

  test('ends bodies that come a byte at a time, and answers why', async () => {
    const limits = { ...unlimited, headersTimeoutMs: 100, requestTimeoutMs: 300, connectionsCheckMs: 20 }
    const app = express()
    app.post('/', (request, response) => void request.resume().on('end', () => response.end()))
    const port = await listen(limits, app)
    let dribble: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n')
      dribble = setInterval(() => socket.write('a'), 20)
    })
    const answer = await new Promise<string>((resolve) => {
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes.toString()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(heard))
    })
    clearInterval(dribble)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('ends connections that ask for much and read nothing', async () => {
    const app = express()
    const gone = Promise.withResolvers<void>()
    app.get('/', (_request, response) => {
      response.on('close', () => gone.resolve())
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        response.once('drain', more)
      }
      more()
    })
    const port = await listen({ ...unlimited, idleTimeoutMs: 200 }, app)
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
    socket.on('error', () => {})
    socket.pause()
    await gone.promise
    socket.destroy()
  })

  test('ends connections that sent one request and then keep silent', async () => {
    const app = express()
    app.get('/', (_request, response) => void response.send('done'))
    const port = await listen({ ...unlimited, keepAliveTimeoutMs: 100 }, app)
    expect(await talk(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('takes no more connections than it says', async () => {
    const port = await listen({ ...serverLimits, connectionsMax: 2 })
    const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const third = connect(port, '127.0.0.1')
    third.on('error', () => {})
    await once(third, 'close')
    for (const socket of held) socket.destroy()
  })

  test('waits longer for silence than the slowest job may take', () => {
    for (const { deadlineMs } of Object.values(operationTerms))
      expect(serverLimits.idleTimeoutMs).toBeGreaterThan(deadlineMs)
  })

  test('lets running requests finish when it stops, and takes no new ones', async () => {
    const app = express()
    const came = Promise.withResolvers<Response>()
    app.get('/', (_request, response) => came.resolve(response))
    const port = await listen(serverLimits, app)
    const running = fetch(`http://127.0.0.1:${port}/`)
    const response = await came.promise
    const stopped = server?.close(60_000)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    response.send('done')
    expect(await (await running).text()).toBe('done')
    await stopped
    server = undefined
  })

  test('cuts requests that do not finish within the time given', async () => {
    const app = express()
    const came = Promise.withResolvers<void>()
    app.get('/', () => came.resolve())
    const port = await listen(serverLimits, app)
    const running = fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    await came.promise
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
