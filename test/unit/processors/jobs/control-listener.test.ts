import { describe, expect, test } from '@jest/globals'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createCancelledJobs } from '../../../../processors/jobs/cancelled-jobs.ts'
import { createControlListener } from '../../../../processors/jobs/control-listener.ts'
import type { JobId } from '../../../../schemas/ids.ts'
import { BATCH_DEADLINE_MS } from '../../../../schemas/operations.ts'
import { standingTopics, topicNames } from '../../../../schemas/topics.ts'
import { createLaneKafka } from '../../../harness/fakes/lane-kafka.ts'

const jobId = (number: number): JobId => `job_${String(number).padStart(32, '0')}` as JobId
const cancel = (number: number) =>
  ({ event: 'control', payload: { action: 'cancel', jobId: jobId(number), requestedAt: 1 } }) as const
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** A listener of a topic that holds so many orders; `late` is over when the test says so. */
function openListener(owed: number) {
  const kafka = createLaneKafka()
  const cancelled = createCancelledJobs({ now: () => 0 })
  const late = Promise.withResolvers<void>()
  const listener = createControlListener({
    kafka: { ...kafka, topics: { depth: async () => owed } },
    topic: 'control',
    groupId: 'one',
    cancelled,
    clock: { sleep: () => late.promise },
    logger: silentLogger,
    onCrash: (error) => {
      throw error
    },
  })
  let hasStarted = false
  const started = listener.start().then(() => {
    hasStarted = true
  })
  return { kafka, cancelled, late, started, hasStarted: () => hasStarted }
}

describe('orders to a processor', () => {
  test('are kept for as long as work may wait that they are about', () => {
    const { control } = topicNames()
    const kept = standingTopics().find(({ name }) => name === control)?.retentionMs
    expect(kept).toBeGreaterThanOrEqual(BATCH_DEADLINE_MS)
  })

  test('of before its start are known when it has started, those that cannot be read aside', async () => {
    const { kafka, cancelled, started, hasStarted } = openListener(3)
    await nextTurn()
    await kafka.deliver(cancel(1))
    await kafka.deliver(Buffer.from('poison'))
    await nextTurn()
    expect(hasStarted()).toBe(false)
    await kafka.deliver(cancel(2))
    await started
    expect([1, 2].map((number) => cancelled.has(jobId(number)))).toEqual([true, true])
  })

  test('hold up no start where there are none, or where they do not come', async () => {
    await openListener(0).started
    const { kafka, cancelled, late, started } = openListener(2)
    await nextTurn()
    await kafka.deliver(cancel(1))
    late.resolve()
    await started
    await kafka.deliver(cancel(2))
    expect(cancelled.has(jobId(2))).toBe(true)
  })
})
