import { describe, expect, test } from '@jest/globals'
import { createBatchQueue } from '../../../../ingress/jobs/batch-queue.ts'

describe('a batch queue', () => {
  test('runs a lone item at once and gathers what comes meanwhile, never two batches at a time', async () => {
    const batches: (readonly number[])[] = []
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    let running = 0
    const queue = createBatchQueue<number, number>({
      batchMax: 4,
      delayMs: 0,
      run: async (items) => {
        expect(++running).toBe(1)
        batches.push(items)
        begun.resolve()
        await mayEnd.promise
        running -= 1
        return items.map((item) => item * 10)
      },
    })
    const first = queue.add(1)
    await begun.promise
    const rest = [2, 3, 4, 5, 6].map(queue.add)
    mayEnd.resolve()
    expect(await Promise.all([first, ...rest])).toEqual([10, 20, 30, 40, 50, 60])
    expect(batches).toEqual([[1], [2, 3, 4, 5], [6]])
  })

  test('fails only the batch that failed and goes on', async () => {
    const queue = createBatchQueue<number, number>({
      batchMax: 1,
      delayMs: 0,
      run: async ([item]) => {
        if (item === 1) throw new Error('one')
        return [item]
      },
    })
    const outcomes = await Promise.allSettled([queue.add(1), queue.add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('waits for company when it is told to, and for nothing when it is flushed', async () => {
    const batches: (readonly number[])[] = []
    const run = async (items: readonly number[]): Promise<readonly number[]> => {
      batches.push(items)
      return items
    }
    const queue = createBatchQueue({ batchMax: 100, delayMs: 60_000, run })
    const added = Promise.all([queue.add(1), queue.add(2)])
    expect(batches).toEqual([])
    await queue.flush()
    expect(await added).toEqual([1, 2])
    expect(batches).toEqual([[1, 2]])
  })
})
