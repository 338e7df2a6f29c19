// A short chaos run with one broker. `npm run chaos -- --faults N --seed S` goes on for as long as is asked, with
// three.
import { describe, expect, test } from '@jest/globals'
import { drawFaults } from './draw-faults.ts'
import { type FaultName, faultNames } from './faults/catalogue.ts'
import { runChaos } from './run-chaos.ts'

/** One of each kind; the rest is for the long run. */
const SHORT: readonly FaultName[] = [
  'kill-processor',
  'commit-unknown',
  's3-partial-puts',
  'half-open-kafka',
  'duplicate-events',
  'truncated-avro',
  'clock-forward',
]
/** Boot, seven faults with their recoveries, and a machine that is busy with other tests. */
const LIMIT_MS = 1_200_000

test(
  'faults of every kind lose nothing, charge nobody twice, and leave nothing behind',
  async () => {
    const told: string[] = []
    const report = await runChaos({ seed: 7, faults: SHORT, brokers: 1, tell: (line) => told.push(line) })
    expect(report.violations).toEqual([])
    expect(report.strikes.map(({ fault }) => fault)).toEqual(SHORT)
    // Ten calls of each fault and some records, or the faults struck nobody.
    expect(report.jobs).toBeGreaterThan(SHORT.length * 10)
  },
  LIMIT_MS,
)

describe('a seed', () => {
  test('draws the same faults again', () => {
    expect(drawFaults(5, 60, faultNames)).toEqual(drawFaults(5, 60, faultNames))
    expect(drawFaults(5, 60, faultNames)).not.toEqual(drawFaults(6, 60, faultNames))
  })

  test('strikes with every fault before it strikes with one again', () => {
    expect(new Set(drawFaults(5, faultNames.length, faultNames)).size).toBe(faultNames.length)
  })
})
