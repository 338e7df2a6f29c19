import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createIntake, type TopicPartition } from '../../../../../infra/kafka/consumer/intake.ts'
import type { Delivery, IncomingMessage, PartitionMax } from '../../../../../infra/kafka/port.ts'

const first: TopicPartition = { topic: 'work', partition: 0 }
const second: TopicPartition = { topic: 'work', partition: 1 }

describe('the intake', () => {
  test('hands out no more than may be in flight, and the next one for each that settles', () => {
    const { intake, deliveries } = intakeOf(2)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 5))
    expect(offsetsOf(deliveries)).toEqual([0, 1])
    deliveries[1].settle()
    expect(offsetsOf(deliveries)).toEqual([0, 1, 2])
  })

  test('goes on when a delivery is settled before the hand-over returns', () => {
    const { intake, deliveries } = intakeOf(1, (delivery) => delivery.settle())
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 50))
    expect(offsetsOf(deliveries)).toEqual(Array.from({ length: 50 }, (_, offset) => offset))
    expect(intake.commits()).toEqual([{ ...first, offset: 50n }])
  })

  test('pauses a partition with too much waiting and resumes it before it runs dry', () => {
    const { intake, deliveries, pauses } = intakeOf(4)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 9))
    expect(pauses.at(-1)).toEqual([0, true])
    for (let settled = 0; settled < 2; settled += 1) deliveries[settled].settle()
    expect(pauses.at(-1)).toEqual([0, true])
    deliveries[2].settle()
    expect(pauses.at(-1)).toEqual([0, false])
  })

  test('takes turns among partitions, so that a full one does not starve the others', () => {
    const { intake, deliveries } = intakeOf(1)
    intake.assign('me', [first, second])
    intake.offer(first, messages(first, 0, 10))
    intake.offer(second, messages(second, 0, 10))
    for (let step = 0; step < 3; step += 1) deliveries[step].settle()
    expect(deliveries.map(({ message }) => message.partition)).toEqual([0, 0, 1, 0])
  })

  test('hands out of one partition what it may hold and no more, while the others go on', () => {
    const { intake, deliveries, pauses } = intakeOf(100, undefined, { messages: 2, bytes: 1000 })
    intake.assign('me', [first, second])
    intake.offer(first, messages(first, 0, 6))
    expect(offsetsOf(deliveries)).toEqual([0, 1])
    expect(pauses.at(-1)).toEqual([0, true])
    intake.offer(second, messages(second, 0, 2))
    expect(deliveries.map(({ message }) => message.partition)).toEqual([0, 0, 1, 1])
    deliveries[0].settle()
    expect(deliveries.map(({ message }) => message.partition)).toEqual([0, 0, 1, 1, 0])
  })

  test('counts the bytes of one partition too, and always lets one message through', () => {
    const { intake, deliveries, pauses } = intakeOf(100, undefined, { messages: 50, bytes: 100 })
    intake.assign('me', [first])
    intake.offer(
      first,
      messages(first, 0, 5).map((message) => ({ ...message, value: Buffer.alloc(150) })),
    )
    expect(offsetsOf(deliveries)).toEqual([0])
    expect(pauses.at(-1)).toEqual([0, true])
    for (let step = 0; step < 5; step += 1) deliveries[step].settle()
    expect(offsetsOf(deliveries)).toEqual([0, 1, 2, 3, 4])
    expect(pauses.at(-1)).toEqual([0, false])
  })

  test.each([
    ['key', { key: Buffer.alloc(150) }],
    ['header', { headers: { note: Buffer.alloc(150) } }],
  ])('counts a large %s like a large value', (_part, parts) => {
    const { intake, deliveries, pauses } = intakeOf(100, undefined, { messages: 50, bytes: 100 })
    intake.assign('me', [first])
    const large = messages(first, 0, 5).map((message) => ({ ...message, ...parts }))
    intake.offer(first, large)
    expect([offsetsOf(deliveries), pauses.at(-1)]).toEqual([[0], [0, true]])
  })

  test('goes on with a partition the same member keeps, without handing anything out twice', () => {
    const { intake, deliveries } = intakeOf(10)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 3))
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 4))
    expect(offsetsOf(deliveries)).toEqual([0, 1, 2, 3])
    expect(deliveries.some(({ revoked }) => revoked.aborted)).toBe(false)
    for (const delivery of deliveries) delivery.settle()
    expect(intake.commits()).toEqual([{ ...first, offset: 4n }])
  })

  test('aborts what is in flight on a partition that moved, and a late settle commits nothing', () => {
    const { intake, deliveries } = intakeOf(10)
    intake.assign('me', [first, second])
    intake.offer(first, messages(first, 0, 2))
    intake.offer(second, messages(second, 0, 2))
    intake.assign('me', [second])
    expect(deliveries.map(({ revoked }) => revoked.aborted)).toEqual([true, true, false, false])
    for (const delivery of deliveries) delivery.settle()
    expect(intake.commits()).toEqual([{ ...second, offset: 2n }])
  })

  test('a late settle commits nothing even when the partition has come back', () => {
    const { intake, deliveries } = intakeOf(10)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 2))
    intake.assign('me', [])
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 2))
    for (const delivery of deliveries.slice(0, 2)) delivery.settle()
    expect(intake.commits()).toEqual([])
    expect(offsetsOf(deliveries)).toEqual([0, 1, 0, 1])
  })

  test('treats every partition as lost when the member is a new one', () => {
    const { intake, deliveries } = intakeOf(10)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 1))
    intake.assign('another', [first])
    expect(deliveries[0].revoked.aborted).toBe(true)
  })

  test('frees the room of deliveries that were lost, whether or not they are settled', () => {
    const { intake, deliveries } = intakeOf(2)
    intake.assign('me', [first, second])
    intake.offer(first, messages(first, 0, 5))
    intake.assign('me', [second])
    intake.offer(second, messages(second, 0, 5))
    deliveries[0].settle()
    expect(intake.inFlight()).toBe(2)
    expect(deliveries.map(({ message }) => message.partition)).toEqual([0, 0, 1, 1])
  })

  test('begins anew with a topic that was made anew', () => {
    const { intake, deliveries } = intakeOf(10, (delivery) => delivery.settle())
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 3))
    intake.committed(intake.commits())
    intake.offer(first, messages(first, 0, 2))
    expect(offsetsOf(deliveries)).toEqual([0, 1, 2, 0, 1])
  })

  test('hands out nothing after drain, and still counts what settles', () => {
    const { intake, deliveries } = intakeOf(1)
    intake.assign('me', [first])
    intake.offer(first, messages(first, 0, 3))
    intake.drain()
    deliveries[0].settle()
    expect(deliveries.length).toBe(1)
    expect(intake.commits()).toEqual([{ ...first, offset: 1n }])
  })

  test('never loses a message, never repeats one and never exceeds its bound, whatever settles when', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 60 }),
        (inFlightMax, steps) => {
          const { intake, deliveries } = intakeOf(inFlightMax)
          intake.assign('me', [first, second])
          const offered = [0, 0]
          const open = new Set<Delivery>()
          let seen = 0
          const look = () => {
            for (const delivery of deliveries.slice(seen)) open.add(delivery)
            seen = deliveries.length
            expect(intake.inFlight()).toBe(open.size)
            expect(open.size).toBeLessThanOrEqual(inFlightMax)
          }
          const settleAt = (index: number) => {
            const delivery = [...open][index % open.size]
            if (!delivery) return
            open.delete(delivery)
            delivery.settle()
          }
          for (const [offers, amount] of steps) {
            const partition = amount % 2
            if (offers) {
              intake.offer(
                { topic: 'work', partition },
                messages({ topic: 'work', partition }, offered[partition], amount),
              )
              offered[partition] += amount
            } else settleAt(amount)
            look()
          }
          while (open.size > 0) {
            settleAt(0)
            look()
          }
          expect(deliveries.length).toBe(offered[0] + offered[1])
          expect(intake.commits().reduce((sum, { offset }) => sum + Number(offset), 0)).toBe(deliveries.length)
        },
      ),
    )
  })
})

function intakeOf(inFlightMax: number, handle: (delivery: Delivery) => void = () => {}, partitionMax?: PartitionMax) {
  const deliveries: Delivery[] = []
  const pauses: (readonly [number, boolean])[] = []
  const intake = createIntake({
    inFlightMax,
    ...(partitionMax ? { partitionMax } : {}),
    onDelivery: (delivery) => {
      deliveries.push(delivery)
      handle(delivery)
    },
    setPaused: ({ partition }, paused) => void pauses.push([partition, paused]),
    onProgress: () => {},
  })
  return { intake, deliveries, pauses }
}

function messages(partition: TopicPartition, from: number, count: number): readonly IncomingMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    ...partition,
    offset: BigInt(from + index),
    key: null,
    value: null,
    headers: {},
    timestampMs: 0,
  }))
}

const offsetsOf = (deliveries: readonly Delivery[]): readonly number[] =>
  deliveries.map(({ message }) => Number(message.offset))
