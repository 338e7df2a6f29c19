import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createPartitionOffsets } from '../../../../../infra/kafka/consumer/offsets.ts'

/** Rising offsets with gaps, as compaction leaves them. */
const risingOffsets = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }).map((steps) => {
  let offset = -1n
  return steps.map((step) => {
    offset += BigInt(step)
    return offset
  })
})

const settledInSomeOrder = risingOffsets.chain((offsets) =>
  fc.tuple(fc.constant(offsets), fc.shuffledSubarray(offsets, { minLength: 0, maxLength: offsets.length })),
)

describe('the offsets of one partition', () => {
  test('never let a commit pass a message that is not settled, whatever the order', () => {
    fc.assert(
      fc.property(settledInSomeOrder, ([offsets, order]) => {
        const tracked = createPartitionOffsets()
        for (const offset of offsets) tracked.take(offset)
        const settled = new Set<bigint>()
        for (const offset of order) {
          tracked.settle(offset)
          settled.add(offset)
          const commit = tracked.toCommit()
          const open = offsets.filter((each) => !settled.has(each))
          if (commit !== undefined) expect(open.every((each) => each >= commit)).toBe(true)
        }
      }),
    )
  })

  test('commit past every message that is settled together with all before it', () => {
    fc.assert(
      fc.property(settledInSomeOrder, ([offsets, order]) => {
        const tracked = createPartitionOffsets()
        for (const offset of offsets) tracked.take(offset)
        for (const offset of order) tracked.settle(offset)
        const firstOpen = offsets.findIndex((offset) => !order.includes(offset))
        const lastDone = firstOpen < 0 ? offsets.at(-1) : offsets[firstOpen - 1]
        expect(tracked.toCommit()).toBe(lastDone === undefined ? undefined : lastDone + 1n)
      }),
    )
  })

  test('take a message once, also when it is fetched again', () => {
    const tracked = createPartitionOffsets()
    expect([7n, 8n, 7n, 8n, 9n].map((offset) => tracked.take(offset))).toEqual([true, true, false, false, true])
  })

  test('pass over what is no message, behind what is still open, and never before the first message', () => {
    const tracked = createPartitionOffsets()
    expect(tracked.pass(5n)).toBe(false)
    tracked.take(6n)
    expect([tracked.pass(6n), tracked.pass(7n)]).toEqual([false, true])
    expect(tracked.toCommit()).toBeUndefined()
    tracked.settle(6n)
    expect(tracked.toCommit()).toBe(8n)
    expect(tracked.take(7n)).toBe(false)
  })

  test('have nothing to commit again after a commit', () => {
    const tracked = createPartitionOffsets()
    tracked.take(3n)
    tracked.settle(3n)
    tracked.committed(4n)
    expect(tracked.toCommit()).toBeUndefined()
  })

  test('a message settled after the commit of those before it is committed next', () => {
    const tracked = createPartitionOffsets()
    for (const offset of [3n, 4n]) tracked.take(offset)
    tracked.settle(3n)
    tracked.committed(4n)
    tracked.settle(4n)
    expect(tracked.toCommit()).toBe(5n)
  })

  test('know a topic that was made anew by an offset below one that was committed', () => {
    const tracked = createPartitionOffsets()
    tracked.committed(10n)
    expect([9n, 10n, 11n].map((offset) => tracked.isRewound(offset))).toEqual([true, false, false])
  })
})
