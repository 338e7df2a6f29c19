import { expect, test } from '@jest/globals'
import { createProgressReporter } from '../../../../processors/jobs/progress-events.ts'
import type { Progress, WorkTerms } from '../../../../schemas/events/payloads.ts'
import type { JobId } from '../../../../schemas/ids.ts'

/** A reporter over a clock that the test moves; what sleeps on it wakes as the time comes. */
function openReporter() {
  let now = 0
  const sleepers: { readonly until: number; readonly wake: () => void }[] = []
  const told: Pick<Progress, 'fraction' | 'stage' | 'reportedAt'>[] = []
  const clock = {
    now: () => now,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((wake) => {
        signal?.addEventListener('abort', () => wake())
        sleepers.push({ until: now + ms, wake })
      }),
  }
  const work = { jobId: 'job_1' as JobId } as WorkTerms
  const reporter = createProgressReporter({
    work,
    operation: 'upscale',
    clock,
    publish: ({ fraction, stage, reportedAt }) => told.push({ fraction, stage, reportedAt }),
  })
  const at = async (ms: number): Promise<void> => {
    now = ms
    for (const { until, wake } of sleepers) if (until <= now) wake()
    await Promise.resolve()
  }
  return { ...reporter, at, told }
}

test('an engine that says nothing for a second is told as begun, once', async () => {
  const { at, told } = openReporter()
  await at(999)
  expect(told).toEqual([])
  await at(1000)
  await at(5000)
  expect(told).toEqual([{ fraction: 0, stage: 'begun', reportedAt: 1000 }])
})

test('what an engine said in its first second is told at the end of it', async () => {
  const { at, told, report } = openReporter()
  await at(200)
  report(0.1, 'reading')
  await at(1000)
  expect(told).toEqual([{ fraction: 0.1, stage: 'reading', reportedAt: 1000 }])
})

test('an engine is heard once a second, and its share stays between none and all', async () => {
  const { at, told, report } = openReporter()
  await at(1000)
  for (const ms of [1300, 1999, 2000, 2400, 3100]) {
    await at(ms)
    report(ms / 1000 - 1.5, 'drawing')
  }
  expect(told.map(({ reportedAt }) => reportedAt)).toEqual([1000, 2000, 3100])
  expect(told.at(-1)).toEqual({ fraction: 1, stage: 'drawing', reportedAt: 3100 })
})

test('a job that has ended tells nothing more', async () => {
  const { at, told, report, close } = openReporter()
  close()
  await at(1000)
  report(0.5, 'drawing')
  expect(told).toEqual([])
})
