// Tapping topics on a real broker: from any place on, to the present end or beyond, and never a commit.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TapOptions, tapTopics } from '../../../infra/kafka/consumer/topic-tap.ts'
import type { IncomingMessage } from '../../../infra/kafka/port.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { workTopic } from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka, until } from '../../harness/kafka.ts'

const COUNT = 60

let room: TestKafka
let topic: string
let half: number

const write = async (from: number, to: number): Promise<void> => {
  const indexes = Array.from({ length: to - from }, (_, index) => from + index)
  const messages = indexes.map((index) => ({
    topic,
    key: `key ${index}`,
    value: Buffer.from(String(index)),
    headers: {},
  }))
  await room.kafka.producer.send(messages)
}

beforeAll(async () => {
  room = await openTestKafka()
  topic = `${room.namespace}.tapped`
  const empty = `${room.namespace}.empty`
  await room.kafka.topics.ensure([workTopic(topic, 'work-generate'), workTopic(empty, 'work-generate')])
  await write(0, COUNT / 2)
  await systemClock.sleep(20)
  half = Date.now()
  await systemClock.sleep(20)
  await write(COUNT / 2, COUNT)
})
afterAll(() => room.close())

/** The numbers that a tap showed, in no order: partitions are read side by side. */
async function tapped(options: Partial<TapOptions>): Promise<number[]> {
  const seen: IncomingMessage[] = []
  await tapTopics(
    room.address,
    {
      topics: [topic],
      groupId: `${room.namespace}.tap`,
      from: 'earliest',
      follow: false,
      onRecords: async (records) => void seen.push(...records),
      signal: new AbortController().signal,
      ...options,
    },
    { logger: silentLogger, clock: systemClock },
  )
  return seen.map(({ value }) => Number(value)).toSorted((one, other) => one - other)
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

describe('a tap', () => {
  test('shows everything up to the present end, and the same again, because it commits nothing', async () => {
    expect(await tapped({})).toEqual(numbers(0, COUNT))
    expect(await tapped({})).toEqual(numbers(0, COUNT))
  })

  test('begins at a time', async () => {
    expect(await tapped({ from: half })).toEqual(numbers(COUNT / 2, COUNT))
    expect(await tapped({ from: Date.now() + 60_000 })).toEqual([])
  })

  test('has nothing to show of a topic that is empty, or from the end on', async () => {
    expect(await tapped({ topics: [`${room.namespace}.empty`] })).toEqual([])
    expect(await tapped({ from: 'latest' })).toEqual([])
  })

  test('goes on with what comes, until it is told to end', async () => {
    const enough = new AbortController()
    const seen: string[] = []
    const running = tapped({
      from: 'latest',
      follow: true,
      signal: enough.signal,
      onRecords: async (records) => void seen.push(...records.map(({ value }) => String(value))),
    })
    // Its reach is read before it joins, so what is written from now on may or may not be after it.
    await until('it shows what is written', async () => {
      await room.kafka.producer.send([{ topic, key: 'more', value: Buffer.from('more'), headers: {} }])
      return seen.includes('more')
    })
    enough.abort()
    await running
    expect(new Set(seen)).toEqual(new Set(['more']))
  })

  test('fails with a reason for a topic that is not there, and with the error of whoever reads', async () => {
    await expect(tapped({ topics: [`${room.namespace}.nowhere`] })).rejects.toMatchObject({ name: 'Failure' })
    const full = new Error('the disk is full')
    await expect(tapped({ onRecords: () => Promise.reject(full) })).rejects.toBe(full)
  })
})
