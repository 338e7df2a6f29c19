import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createMetrics, serveMetrics } from '../../../infra/telemetry/metrics.ts'
import { createComputeProviderReader as createReader } from '../../../ingress/compute-provider.ts'

/** What is tested is what peers say, not how soon a busy machine lets them. */
const createComputeProviderReader = (peers: readonly string[], clock: { now: () => number }) =>
  createReader(peers, clock, 30_000)

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The metrics address of a process that found this provider, or of one that found none. */
async function servePeer(provider?: string): Promise<string> {
  const metrics = createMetrics('work')
  const show = metrics.gauge({ name: 'compute_provider', help: 'what networks run on', labels: ['provider'] })
  if (provider) show(1, { provider })
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  closing.push(server.close)
  return `http://127.0.0.1:${server.port}/metrics`
}

/** A peer that answers with something else. */
async function serveText(text: string): Promise<string> {
  const server: Server = createServer((_, response) => response.end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
}

describe('the compute provider of the processors', () => {
  test('is read from the peer that knows it', async () => {
    const read = createComputeProviderReader([await servePeer(), await servePeer('cuda')], { now: () => 0 })
    expect(await read()).toEqual({ provider: 'cuda' })
  })

  test('names both when processors differ', async () => {
    const read = createComputeProviderReader([await servePeer('cuda'), await servePeer('cpu')], { now: () => 0 })
    expect(await read()).toEqual({ provider: 'cpu, cuda' })
  })

  test('is unknown when no peer answers, or none with figures', async () => {
    const peers = ['http://127.0.0.1:1/metrics', await serveText('{"name":1}'), await serveText('x')]
    expect(await createComputeProviderReader(peers, { now: () => 0 })()).toBeUndefined()
    expect(await createComputeProviderReader([], { now: () => 0 })()).toBeUndefined()
  })

  test('is asked for again at once while nobody knows it', async () => {
    const metrics = createMetrics('work')
    const show = metrics.gauge({ name: 'compute_provider', help: 'what networks run on', labels: ['provider'] })
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    closing.push(server.close)
    const read = createComputeProviderReader([`http://127.0.0.1:${server.port}/metrics`], { now: () => 0 })
    expect(await read()).toBeUndefined()
    show(1, { provider: 'cpu' })
    expect(await read()).toEqual({ provider: 'cpu' })
  })

  test('is asked for again only after ten seconds', async () => {
    let now = 0
    const peer = await servePeer('cpu')
    const read = createComputeProviderReader([peer], { now: () => now })
    expect(await read()).toEqual({ provider: 'cpu' })
    await closing.pop()?.()
    now = 9_999
    expect(await read()).toEqual({ provider: 'cpu' })
    now = 10_000
    expect(await read()).toBeUndefined()
  })
})
