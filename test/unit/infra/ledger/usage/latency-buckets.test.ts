import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { latencyBucket, percentilesOf } from '../../../../../infra/ledger/usage/latency-buckets.ts'

function countsOf(times: readonly number[]) {
  const buckets = Map.groupBy(times, latencyBucket)
  return [...buckets].map(([bucket, held]) => ({ bucket, jobs: held.length }))
}

const exact = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)]

describe('latency buckets', () => {
  test('percentiles are within one per cent of the true ones, or half a millisecond of tiny ones', () => {
    const times = fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(times, (given) => {
        const found = percentilesOf(countsOf(given))
        for (const [name, share] of [
          ['p50', 0.5],
          ['p95', 0.95],
          ['p99', 0.99],
        ] as const) {
          const truth = exact(given, share)
          expect(Math.abs((found?.[name] ?? Number.NaN) - truth)).toBeLessThanOrEqual(truth * 0.01 + 0.5)
        }
      }),
    )
  })

  test('counts of two hours add up to those of both, in either order', () => {
    const [one, other] = [
      [5, 70, 800],
      [6, 6, 90_000],
    ].map(countsOf)
    expect(percentilesOf([...one, ...other])).toEqual(percentilesOf([...other, ...one]))
    expect(percentilesOf([...one, ...other])).toEqual(percentilesOf(countsOf([5, 70, 800, 6, 6, 90_000])))
  })

  test('no jobs have no percentiles, and a clock that leapt makes no bucket of its own', () => {
    expect(percentilesOf([])).toBeUndefined()
    expect(latencyBucket(-5)).toBe(0)
    expect(latencyBucket(10 ** 15)).toBe(latencyBucket(24 * 3_600_000))
  })
})
