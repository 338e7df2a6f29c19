import { describe, expect, test } from '@jest/globals'
import type { OutgoingMessage } from '../../../../../infra/kafka/port.ts'
import { createSendLane, type WriteResult } from '../../../../../infra/kafka/producer/send-lane.ts'
import { Failure } from '../../../../../infra/lifecycle/failure.ts'

const terms = { giveUpAfterMs: 20_000, missingTopicAfterMs: 3000 }
const away = new Failure('kafka_unavailable', 'retry', 'away')
const refused = new Failure('kafka_refused', 'park', 'too large')

describe('a send lane', () => {
  test('lets a lone message leave at once', async () => {
    const { lane, writes } = laneOf(() => ({ kind: 'written' }))
    await lane.send(message('a'))
    expect(writes).toEqual([['a']])
  })

  test('puts what is sent in the same turn into one write, however many promises later', async () => {
    const { lane, writes } = laneOf(() => ({ kind: 'written' }))
    const later = Promise.resolve().then(() => lane.send(message('c')))
    await Promise.all([...['a', 'b'].map((key) => lane.send(message(key))), later])
    expect(writes).toEqual([['a', 'b', 'c']])
  })

  test('gathers what comes while a write is under way into the next one', async () => {
    const gate = Promise.withResolvers<WriteResult>()
    const { lane, writes } = laneOf(async (keys) => (keys[0] === 'a' ? await gate.promise : { kind: 'written' }))
    const sends = [lane.send(message('a'))]
    await turn()
    sends.push(lane.send(message('b')), lane.send(message('c')))
    gate.resolve({ kind: 'written' })
    await Promise.all(sends)
    expect(writes).toEqual([['a'], ['b', 'c']])
  })

  test('waits a moment for the rest of a crowd, and not where a write was full', async () => {
    const gate = Promise.withResolvers<WriteResult>()
    const { lane, writes, now } = laneOf(async (keys) => (keys[0] === 'a' ? await gate.promise : { kind: 'written' }))
    const sends = [lane.send(message('a'))]
    await turn()
    sends.push(lane.send(message('b')))
    gate.resolve({ kind: 'written' })
    await Promise.all(sends)
    expect(writes).toEqual([['a'], ['b']])
    expect(now()).toBeGreaterThan(0)
    const gatheredMs = now()
    await Promise.all(['c', 'd'].map((key) => lane.send(message(key, 400 * 1024))))
    expect(writes.slice(2)).toEqual([['c'], ['d']])
    expect(now()).toBe(gatheredMs)
  })

  test('splits what is too much for one record batch', async () => {
    const { lane, writes } = laneOf(() => ({ kind: 'written' }))
    await Promise.all(['a', 'b', 'c'].map((key) => lane.send(message(key, 300 * 1024))))
    expect(writes).toEqual([['a'], ['b'], ['c']])
  })

  test('tries again in order while the brokers are away', async () => {
    let failures = 2
    const { lane, writes } = laneOf(() => (failures-- > 0 ? { kind: 'unavailable', error: away } : { kind: 'written' }))
    await Promise.all([lane.send(message('a')), lane.send(message('b'))])
    expect(writes).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  test('gives up after its limit with the failure it met', async () => {
    const { lane, now } = laneOf(() => ({ kind: 'unavailable', error: away }))
    await expect(lane.send(message('a'))).rejects.toBe(away)
    expect(now()).toBeGreaterThanOrEqual(terms.giveUpAfterMs)
    expect(now()).toBeLessThan(terms.giveUpAfterMs + 1000)
  })

  test('gives up sooner on a topic that no broker knows', async () => {
    const { lane, now } = laneOf(() => ({ kind: 'missing_topic', error: away }))
    await expect(lane.send(message('a'))).rejects.toBe(away)
    expect(now()).toBeGreaterThanOrEqual(terms.missingTopicAfterMs)
    expect(now()).toBeLessThan(terms.missingTopicAfterMs + 1000)
  })

  test('a message the brokers refuse does not take its neighbours with it', async () => {
    const { lane } = laneOf((keys) =>
      keys.includes('bad') ? { kind: 'refused', error: refused } : { kind: 'written' },
    )
    const ends = await Promise.allSettled(['a', 'bad', 'c'].map((key) => lane.send(message(key))))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('answers at once when too many messages already wait', async () => {
    const { lane } = laneOf(() => new Promise(() => {}))
    for (let sent = 0; sent < 10_000; sent += 1) lane.send(message(String(sent))).catch(() => {})
    await expect(lane.send(message('one more'))).rejects.toMatchObject({ code: 'kafka_unavailable', remedy: 'retry' })
  })
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A lane over a clock that jumps ahead instead of waiting. */
function laneOf(write: (keys: readonly string[]) => WriteResult | Promise<WriteResult>) {
  const writes: string[][] = []
  let time = 0
  const clock = {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms
    },
  }
  const lane = createSendLane({
    terms,
    clock,
    random: () => 0.5,
    write: async (messages) => {
      const keys = messages.map(({ key }) => String(key))
      writes.push(keys)
      return await write(keys)
    },
  })
  return { lane, writes, now: () => time }
}

const message = (key: string, bytes = 10): OutgoingMessage => ({
  topic: 'work',
  key,
  value: Buffer.alloc(bytes),
  headers: {},
})
