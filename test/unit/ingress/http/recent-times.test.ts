import { describe, expect, test } from '@jest/globals'
import { createRecentTimes } from '../../../../ingress/http/recent-times.ts'
import type { AccountId } from '../../../../schemas/ids.ts'

const [one, other] = ['acct_1' as AccountId, 'acct_2' as AccountId]

function openTimes(isAway = () => false) {
  let nowMs = 0
  const read: string[] = []
  const recall = createRecentTimes(
    async (accountId, operation) => {
      read.push(`${accountId} ${operation}`)
      if (isAway()) throw new Error('away')
      return { p50: read.length, p95: 2, p99: 3, basis: 'account', jobs: 10 }
    },
    { now: () => nowMs },
  )
  return { recall, read, pass: (ms: number) => (nowMs += ms) }
}

describe('times of quotes', () => {
  test('are read once in ten seconds for an account and operation, however many ask at once', async () => {
    const { recall, read, pass } = openTimes()
    const told = await Promise.all([1, 2, 3].map(() => recall(one, 'upscale')))
    expect(told.map((times) => times?.p50)).toEqual([1, 1, 1])
    await recall(one, 'generate')
    await recall(other, 'upscale')
    pass(9_999)
    expect(await recall(one, 'upscale')).toMatchObject({ p50: 1 })
    pass(1)
    expect(await recall(one, 'upscale')).toMatchObject({ p50: 4 })
    expect(read).toEqual(['acct_1 upscale', 'acct_1 generate', 'acct_2 upscale', 'acct_1 upscale'])
  })

  test('that could not be read are read again by the next who asks', async () => {
    let isAway = true
    const { recall, read } = openTimes(() => isAway)
    await expect(recall(one, 'upscale')).rejects.toThrow('away')
    isAway = false
    expect(await recall(one, 'upscale')).toMatchObject({ jobs: 10 })
    expect(read).toHaveLength(2)
  })

  test('are kept for ten thousand accounts at most', async () => {
    const { recall, read } = openTimes()
    for (let account = 0; account <= 10_000; account += 1) await recall(`acct_${account}` as AccountId, 'upscale')
    await recall('acct_1' as AccountId, 'upscale')
    expect(read).toHaveLength(10_001)
    await recall('acct_0' as AccountId, 'upscale')
    expect(read).toHaveLength(10_002)
  })
})
