// A connection that is given up while it is still connecting or joining, as in an outage of the brokers. Left alone, it
// would join when they are back and hold partitions that nobody reads.
import { EventEmitter } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import type { KafkaJsClient } from '../../../../../infra/kafka/client/kafkajs-client.ts'
import { createConsumerConnection } from '../../../../../infra/kafka/consumer/consumer-connection.ts'
import type { Intake } from '../../../../../infra/kafka/consumer/intake.ts'
import { silentLogger } from '../../../../../infra/telemetry/logger.ts'

const EVENTS = {
  GROUP_JOIN: 'join',
  FETCH: 'fetch',
  HEARTBEAT: 'heartbeat',
  START_BATCH_PROCESS: 'batch',
  CRASH: 'crash',
}

/** A consumer that connects and joins when it is told to, and otherwise does as kafkajs does. */
function openConnection() {
  const told: string[] = []
  const emitter = new EventEmitter()
  const connected = Promise.withResolvers<void>()
  const joined = Promise.withResolvers<void>()
  const consumer = {
    events: EVENTS,
    on: (event: string, listener: (payload: unknown) => void) => emitter.on(event, listener),
    connect: async () => {
      told.push('connects')
      await connected.promise
    },
    subscribe: async () => void told.push('subscribes'),
    run: async () => {
      told.push('joins')
      await joined.promise
      emitter.emit(EVENTS.GROUP_JOIN, { payload: { memberId: 'm', memberAssignment: { t: [0] } } })
    },
    disconnect: async () => void told.push('leaves'),
  }
  const intake = { assign: () => told.push('is assigned') } as unknown as Intake
  const client = { consumer: () => consumer } as unknown as KafkaJsClient
  const terms = { groupId: 'g', topics: ['t'], from: 'earliest', logger: silentLogger, startAt: () => [] } as const
  const onSeen = (): void => void told.push('is seen')
  return { connection: createConsumerConnection({ ...terms, client, intake, onSeen }), told, connected, joined }
}

const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a connection', () => {
  test('that was closed while it was connecting never joins', async () => {
    const { connection, told, connected } = openConnection()
    const running = connection.run()
    const closing = connection.close()
    await aMoment()
    expect(told).toEqual(['connects'])
    connected.resolve()
    await Promise.all([running, closing])
    expect(told).toEqual(['connects', 'leaves'])
  })

  test('that was closed while it was joining leaves as soon as it has joined, and is assigned nothing', async () => {
    const { connection, told, connected, joined } = openConnection()
    const running = connection.run()
    connected.resolve()
    await aMoment()
    const closing = connection.close()
    await aMoment()
    expect(told).toEqual(['connects', 'subscribes', 'joins'])
    joined.resolve()
    await Promise.all([running, closing])
    expect(told).toEqual(['connects', 'subscribes', 'joins', 'leaves'])
  })

  test('that could not join is closed all the same', async () => {
    const { connection, told, connected } = openConnection()
    const running = connection.run()
    connected.reject(new Error('no broker'))
    await expect(running).rejects.toThrow('no broker')
    await connection.close()
    expect(told).toEqual(['connects', 'leaves'])
  })

  test('that has joined is assigned its partitions and leaves at once', async () => {
    const { connection, told, connected, joined } = openConnection()
    connected.resolve()
    joined.resolve()
    await connection.run()
    await connection.close()
    expect(told).toEqual(['connects', 'subscribes', 'joins', 'is seen', 'is assigned', 'leaves'])
  })
})
