import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { readExternalAddresses } from '../../../../../infra/stack/servers/external-addresses.ts'
import { targetsOf, waitForTarget } from '../../../../../infra/stack/servers/reach.ts'

const signal = new AbortController().signal

async function listen(port = 0) {
  const server = createServer((socket) => socket.destroy())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((done) => server.close(done)) }
}

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const { port, close } = await listen()
  await close()
  return port
}

const kafka = (...ports: readonly number[]) => ({
  title: 'Kafka',
  variable: 'HEDDLE_KAFKA_BROKERS',
  places: ports.map((port) => ({ host: '127.0.0.1', port })),
})

describe('a server elsewhere', () => {
  test('that does not answer is named with its address, the variable and the reason', async () => {
    const port = await closedPort()
    await expect(waitForTarget(kafka(port), 0, signal)).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
      message: `Kafka does not answer at 127.0.0.1:${port} (ECONNREFUSED), where HEDDLE_KAFKA_BROKERS says it is. Start it or mend the address; without HEDDLE_KAFKA_BROKERS one is started here.`,
    })
  })

  test('is there when one of its brokers is', async () => {
    const open = await listen()
    await waitForTarget(kafka(await closedPort(), open.port), 0, signal)
    await open.close()
  })

  test('that comes a moment later is waited for', async () => {
    const port = await closedPort()
    const reached = waitForTarget(kafka(port), 20_000, signal)
    const late = await listen(port)
    await reached
    await late.close()
  })

  test('is found by its address, with the usual port where it names none and never with its password', () => {
    const external = readExternalAddresses({
      HEDDLE_POSTGRES_URL: 'postgres://heddle:p%40ss@db.example/heddle',
      HEDDLE_KAFKA_BROKERS: 'a.example:9092',
      HEDDLE_REGISTRY_URL: 'https://registry.example/apis/ccompat/v7',
      HEDDLE_S3_ENDPOINT: 'http://[::1]:9000',
      HEDDLE_S3_ACCESS_KEY: 'a',
      HEDDLE_S3_SECRET_KEY: 'b',
    })
    expect(
      targetsOf(external).map(({ variable, places }) => [
        variable,
        ...places.map(({ host, port }) => `${host} ${port}`),
      ]),
    ).toEqual([
      ['HEDDLE_POSTGRES_URL', 'db.example 5432'],
      ['HEDDLE_KAFKA_BROKERS', 'a.example 9092'],
      ['HEDDLE_REGISTRY_URL', 'registry.example 443'],
      ['HEDDLE_S3_ENDPOINT', '::1 9000'],
    ])
  })

  test('of a database behind a socket in a folder is asked nothing', () => {
    expect(targetsOf(readExternalAddresses({}))).toEqual([])
    expect(
      targetsOf(readExternalAddresses({ HEDDLE_POSTGRES_URL: 'postgres:///heddle?host=/var/run/postgresql' })),
    ).toEqual([])
  })
})
