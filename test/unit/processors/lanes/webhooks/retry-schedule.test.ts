import { describe, expect, test } from '@jest/globals'
import { readRetryAfterMs, retryWaitMs, retryWaitsMs } from '../../../../../processors/lanes/webhooks/retry-schedule.ts'

const HOUR_MS = 3_600_000

describe('a delivery that failed', () => {
  test('is tried ten times in all, over three days', () => {
    const middle = () => 0.5
    const waits = Array.from({ length: 9 }, (_, index) => retryWaitMs(index + 1, 0, middle))
    expect(waits).toEqual(retryWaitsMs)
    expect(retryWaitMs(10, 0, middle)).toBeUndefined()
    const wholeHours = retryWaitsMs.reduce((sum, wait) => sum + wait, 0) / HOUR_MS
    expect(wholeHours).toBeGreaterThan(72)
    expect(wholeHours).toBeLessThan(80)
  })

  test('comes back up to a fifth earlier or later than its schedule says', () => {
    expect(retryWaitMs(1, 0, () => 0)).toBe(4_000)
    expect(retryWaitMs(1, 0, () => 0.999999)).toBe(6_000)
  })

  test('waits for as long as the receiver asks, and for no more than an hour of it', () => {
    expect(retryWaitMs(1, readRetryAfterMs('60'), () => 0.5)).toBe(60_000)
    expect(retryWaitMs(1, readRetryAfterMs('999999'), () => 0.5)).toBe(HOUR_MS)
    expect(retryWaitMs(4, readRetryAfterMs('1'), () => 0.5)).toBe(2 * HOUR_MS)
    for (const nonsense of [undefined, '', '-5', 'soon', '1e9', '9999999']) expect(readRetryAfterMs(nonsense)).toBe(0)
  })
})
