import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createMetrics, serveMetrics } from '../../../../infra/telemetry/metrics.ts'

const closers: (() => unknown)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

async function serve(process: string, peers: readonly string[]): Promise<string> {
  const metrics = createMetrics(process)
  metrics.counter({ name: 'test_total', help: 'A test.', labels: ['kind'] })({ kind: 'one' }, 2)
  const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', peers })
  closers.push(close)
  return `http://127.0.0.1:${port}/metrics`
}

/** Somebody else's server that answers every path with this JSON. */
async function serveJson(body: unknown): Promise<string> {
  const server = createServer((_, response) => void response.end(JSON.stringify(body))).listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
}

const textOf = async (address: string): Promise<string> => await (await fetch(address)).text()

describe('the address of metrics', () => {
  test('says that the process lives, to who must know no more', async () => {
    const address = await serve('alone', [])
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
    expect((await fetch(new URL('/other', address))).status).toBe(404)
  })

  test('is that of the host it is given', async () => {
    const { port, close } = await serveMetrics(createMetrics('all'), { port: 0, host: '0.0.0.0' })
    closers.push(close)
    // 127.0.0.2 is another address of this machine, on which what listens on 127.0.0.1 alone does not answer.
    expect((await fetch(`http://127.0.0.2:${port}/healthz`)).status).toBe(200)
    await expect(fetch(new URL(`http://127.0.0.2:${new URL(await serve('own', [])).port}/healthz`))).rejects.toThrow()
  })

  test('shows the figures of its own process beside those of its peers', async () => {
    const text = await textOf(await serve('front', [await serve('other', [])]))
    expect(text).toContain('heddle_test_total{kind="one",process="front"} 2')
    expect(text).toContain('heddle_test_total{kind="one",process="other"} 2')
  })

  test.each([
    ['an object', { status: 'ok' }],
    ['a list of something else', [1, null]],
    ['nothing', null],
  ])('leaves out a peer whose port was taken over by a server that answers %s', async (_answer, body) => {
    const text = await textOf(await serve('front', [await serveJson(body)]))
    expect(text).toContain('heddle_test_total{kind="one",process="front"} 2')
  })

  test('has no other address', async () => {
    const answer = await fetch((await serve('front', [])).replace('/metrics', '/'))
    expect(answer.status).toBe(404)
  })
})
