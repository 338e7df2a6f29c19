// A group member against a real broker: bounds, commits, hand-overs and restarts. Every test has a topic and a group of
// its own.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Delivery } from '../../../infra/kafka/port.ts'
import { replyTopic } from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka, until } from '../../harness/kafka.ts'
import { openTransactionalWriter } from '../../harness/transactional-writer.ts'

const HOUR_MS = 3_600_000

let it: TestKafka

beforeAll(async () => {
  it = await openTestKafka()
})

afterAll(async () => await it?.close())

describe('a consumer', () => {
  test('has no more in flight than its bound and still gets everything', async () => {
    const { topic, groupId } = await topicOf(2)
    await produce(topic, 500)
    let open = 0
    let most = 0
    const consumer = await it.startConsumer({ groupId, topics: [topic], inFlightMax: 7 }, ({ settle }) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        settle()
      }, 1)
    })
    await until('all came', () => consumer.deliveries.length === 500)
    expect(most).toBe(7)
    expect(new Set(consumer.deliveries.map(placeOf)).size).toBe(500)
    await until('all is committed', async () => (await it.kafka.topics.lag(groupId, [topic])) === 0)
    expect(await it.kafka.topics.members(groupId)).toBe(1)
    await consumer.stop()
    expect(await it.kafka.topics.members(groupId)).toBe(0)
  })

  test('commits up to the first message that is not settled, and a restart begins there', async () => {
    const { topic, groupId } = await topicOf(1)
    await produce(topic, 10)
    const before = await it.startConsumer({ groupId, topics: [topic] })
    await until('all came', () => before.deliveries.length === 10)
    for (const [index, delivery] of before.deliveries.entries()) if (index !== 4) delivery.settle()
    await before.stop()
    expect(await it.kafka.topics.lag(groupId, [topic])).toBe(6)
    const after = await it.startConsumer({ groupId, topics: [topic] })
    await until('the rest came again', () => after.deliveries.length === 6)
    expect(after.deliveries.map(({ message }) => Number(message.offset))).toEqual([4, 5, 6, 7, 8, 9])
    await after.stop()
  })

  test('reads what transactions committed, and has no lag behind a last transaction marker', async () => {
    const { topic, groupId } = await topicOf(1)
    const writer = await openTransactionalWriter(it.address, `${groupId}-writer`)
    const write = async (key: string, end: 'commit' | 'abort'): Promise<void> =>
      await writer.write({ topic, messages: [{ key, value: 'value' }] }, end)
    await write('one', 'commit')
    const consumer = await it.startConsumer({ groupId, topics: [topic] }, ({ settle }) => settle())
    await write('two', 'abort')
    await write('three', 'commit')
    await write('four', 'abort')
    await until('all is read', async () => (await it.kafka.topics.lag(groupId, [topic])) === 0)
    expect(consumer.deliveries.map(({ message }) => String(message.key))).toEqual(['one', 'three'])
    await Promise.all([consumer.stop(), writer.close()])
  })

  test('stopped with work in flight aborts it and commits nothing for it later', async () => {
    const { topic, groupId } = await topicOf(1)
    await produce(topic, 3)
    const consumer = await it.startConsumer({ groupId, topics: [topic] })
    await until('all came', () => consumer.deliveries.length === 3)
    await consumer.stop()
    expect(consumer.deliveries.every(({ revoked }) => revoked.aborted)).toBe(true)
    for (const { settle } of consumer.deliveries) settle()
    expect(await it.kafka.topics.lag(groupId, [topic])).toBe(3)
  })

  test('drained hands out nothing more and commits what still settles', async () => {
    const { topic, groupId } = await topicOf(1)
    await produce(topic, 2)
    const consumer = await it.startConsumer({ groupId, topics: [topic], inFlightMax: 1 })
    await until('the first came', () => consumer.deliveries.length === 1)
    await consumer.drain()
    consumer.deliveries[0].settle()
    await until('the first is committed', async () => (await it.kafka.topics.lag(groupId, [topic])) === 1)
    expect(consumer.deliveries.length).toBe(1)
    await consumer.stop()
  })

  test('that begins at the latest gets everything sent after start, and nothing from before', async () => {
    const { topic, groupId } = await topicOf(2)
    await produce(topic, 20)
    const consumer = await it.startConsumer({ groupId, topics: [topic], from: 'latest' }, ({ settle }) => settle())
    await produce(topic, 30, 'new')
    await until('all new ones came', () => consumer.deliveries.length >= 30)
    expect(consumer.deliveries.every(({ message }) => String(message.key).startsWith('new'))).toBe(true)
    await consumer.stop()
  })

  test('joins its group again after its clock was set back an hour, and commits what it settles', async () => {
    const { topic, groupId } = await topicOf(1)
    const consumer = await it.startConsumer({ groupId, topics: [topic] }, ({ settle }) => settle())
    const { now } = Date
    try {
      Date.now = () => now() + HOUR_MS
      await until('it heartbeats by the other clock', () => consumer.lastSeenAt() > now() + HOUR_MS / 2)
    } finally {
      Date.now = now
    }
    await until('the group goes on without it', async () => (await it.kafka.topics.members(groupId)) === 0)
    await produce(topic, 5)
    await until('all is committed', async () => (await it.kafka.topics.lag(groupId, [topic])) === 0)
    await consumer.stop()
  })

  test('gives up when its own handler breaks the promise to return', async () => {
    const { topic, groupId } = await topicOf(1)
    await produce(topic, 1)
    const broken = new Error('handler')
    const consumer = await it
      .startConsumer({ groupId, topics: [topic] }, () => {
        throw broken
      })
      .catch((error: unknown) => error)
    const failures = consumer instanceof Error ? [consumer] : (consumer as { failures: readonly unknown[] }).failures
    await until('it gave up', () => failures.length === 1)
    expect(failures).toEqual([broken])
  })
})

describe('a second member', () => {
  test('takes over its share while long work is in flight, nothing is lost and nothing stalls', async () => {
    const { topic, groupId } = await topicOf(4)
    const settleOld = ({ message, settle }: Delivery): void => {
      // Work of the first minute: in flight for the whole rebalance.
      if (!String(message.key).startsWith('long')) settle()
    }
    const first = await it.startConsumer({ groupId, topics: [topic] }, settleOld)
    await produce(topic, 40, 'long')
    await until('the long work is in flight', () => first.deliveries.length === 40)
    const second = await it.startConsumer({ groupId, topics: [topic] }, ({ settle }) => settle())
    const moved = () =>
      first.deliveries
        .filter(({ revoked }) => revoked.aborted)
        .map(placeOf)
        .sort()
    await until(
      'the second has all that moved',
      () => moved().length > 0 && moved().length === second.deliveries.length,
    )
    expect(second.deliveries.map(placeOf).sort()).toEqual(moved())
    expect(moved().length).toBeLessThan(40)
    for (const { settle } of first.deliveries) settle()
    await produce(topic, 100, 'short')
    await until('all is committed', async () => (await it.kafka.topics.lag(groupId, [topic])) === 0)
    const places = [...first.deliveries, ...second.deliveries].map(placeOf)
    expect(new Set(places).size).toBe(140)
    // What stayed was not handed out again, although its partitions were assigned anew.
    expect(new Set(first.deliveries.map(placeOf)).size).toBe(first.deliveries.length)
    await Promise.all([first.stop(), second.stop()])
  })

  test('gets everything when the first leaves', async () => {
    const { topic, groupId } = await topicOf(2)
    const first = await it.startConsumer({ groupId, topics: [topic] }, ({ settle }) => settle())
    const second = await it.startConsumer({ groupId, topics: [topic] }, ({ settle }) => settle())
    await first.stop()
    // It said that it leaves: a session would keep its share from everybody for ten seconds.
    expect(await it.kafka.topics.members(groupId)).toBe(1)
    await produce(topic, 20)
    await until('all came to the second', () => second.deliveries.length === 20)
    await second.stop()
  })
})

async function topicOf(partitions: number): Promise<{ readonly topic: string; readonly groupId: string }> {
  const id = randomUUID()
  const topic = `${it.namespace}.${id}`
  await it.kafka.topics.ensure([{ ...replyTopic(topic), partitions }])
  return { topic, groupId: `${it.namespace}-${id}` }
}

async function produce(topic: string, count: number, prefix = 'key'): Promise<void> {
  const value = Buffer.from('value')
  const messages = Array.from({ length: count }, (_, index) => ({
    topic,
    key: `${prefix}-${index}`,
    value,
    headers: {},
  }))
  await it.kafka.producer.send(messages)
}

const placeOf = ({ message }: Delivery): string => `${message.partition}/${message.offset}`
