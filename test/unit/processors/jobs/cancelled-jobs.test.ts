import { describe, expect, test } from '@jest/globals'
import { createCancelledJobs } from '../../../../processors/jobs/cancelled-jobs.ts'
import type { JobId } from '../../../../schemas/ids.ts'
import { BATCH_DEADLINE_MS } from '../../../../schemas/operations.ts'

const jobId = (number: number): JobId => `job_${String(number).padStart(32, '0')}` as JobId

describe('cancelled jobs', () => {
  test('are remembered for as long as batch work may wait before it begins', () => {
    let now = 0
    const cancelled = createCancelledJobs({ now: () => now })
    cancelled.add(jobId(1))
    now = BATCH_DEADLINE_MS - 1
    cancelled.add(jobId(2))
    expect(cancelled.has(jobId(1))).toBe(true)
    now = BATCH_DEADLINE_MS
    cancelled.add(jobId(3))
    expect(cancelled.has(jobId(1))).toBe(false)
    expect(cancelled.has(jobId(2))).toBe(true)
  })

  test('stop where they run, and nobody else is stopped', () => {
    const cancelled = createCancelledJobs({ now: () => 0 })
    const [first, other] = [cancelled.watch(jobId(1)), cancelled.watch(jobId(2))]
    cancelled.add(jobId(1))
    expect(first.signal.aborted).toBe(true)
    expect(other.signal.aborted).toBe(false)
  })

  test('are forgotten by whoever has closed its watch', () => {
    const cancelled = createCancelledJobs({ now: () => 0 })
    const watch = cancelled.watch(jobId(1))
    watch.close()
    cancelled.add(jobId(1))
    expect(watch.signal.aborted).toBe(false)
  })
})
