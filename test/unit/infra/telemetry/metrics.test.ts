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
  const { port, close } = await serveMetrics(metrics, 0, peers)
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
