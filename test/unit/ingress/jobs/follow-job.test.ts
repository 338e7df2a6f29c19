import { expect, test } from '@jest/globals'
import type { JobRecord } from '../../../../infra/ledger/port.ts'
import { followJob } from '../../../../ingress/jobs/follow-job.ts'
import { createJobLooks } from '../../../../ingress/jobs/job-looks.ts'
import { createProgressBoard } from '../../../../ingress/jobs/progress-board.ts'
import type { JobId } from '../../../../schemas/ids.ts'

const job = {
  jobId: 'job_1' as JobId,
  state: 'accepted',
  operation: 'upscale',
  credits: 8,
  acceptedAt: 0,
  deadlineAt: 300_000,
} as JobRecord

test('a reader of a job that says nothing hears a heartbeat every fifteen seconds, so that proxies keep the line', async () => {
  let now = 0
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms
    },
  }
  const gone = new AbortController()
  const deps = { look: async () => job, board: createProgressBoard(), clock }
  const heartbeats: number[] = []
  for await (const event of followJob(
    job,
    { lastEventId: undefined, gone: gone.signal, isKeyGood: async () => true },
    deps,
  )) {
    if (event === null) heartbeats.push(now)
    if (heartbeats.length === 3) gone.abort()
  }
  expect(heartbeats.map((at, index) => at - (heartbeats[index - 1] ?? 0))).toEqual([15_000, 15_000, 15_000])
})

test('a reader whose key is revoked hears nothing more', async () => {
  let looks = 0
  const clock = { now: () => 0, sleep: async () => {} }
  const look = async () => {
    looks += 1
    return job
  }
  const reader = {
    lastEventId: undefined,
    gone: new AbortController().signal,
    isKeyGood: async () => looks < 3,
  }
  const heard: unknown[] = []
  for await (const event of followJob(job, reader, { look, board: createProgressBoard(), clock })) heard.push(event)
  expect([looks, heard.length]).toEqual([3, 1])
})

test.each([
  [undefined, ['status']],
  ['from another service', ['status']],
  ['0', []],
  ['1795875096688', []],
])('a reader that has heard %s is told %j first', async (lastEventId, first) => {
  const heard: unknown[] = []
  const reader = { lastEventId, gone: new AbortController().signal, isKeyGood: async () => false }
  const deps = { look: async () => job, board: createProgressBoard(), clock: { now: () => 0, sleep: async () => {} } }
  for await (const event of followJob(job, reader, deps)) heard.push(event?.event)
  expect(heard).toEqual(first)
})

test('a thousand readers that look at once ask once, and each sees its own job', async () => {
  const asked: (readonly JobId[])[] = []
  const look = createJobLooks({
    findJobs: async (jobIds) => {
      asked.push(jobIds)
      return jobIds.filter((jobId) => jobId !== 'job_2').map((jobId) => ({ ...job, jobId }))
    },
  })
  const ids = Array.from({ length: 1_000 }, (_, reader) => `job_${reader % 3}` as JobId)
  const seen = await Promise.all(ids.map(look))
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(new Set(asked.flat())).toEqual(new Set(['job_0', 'job_1', 'job_2']))
  expect(seen.slice(0, 3).map((found) => found?.jobId)).toEqual(['job_0', 'job_1', undefined])
})
