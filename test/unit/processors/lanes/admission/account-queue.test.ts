// One account's queue against a ledger that answers as it is told to.
import { afterEach, describe, expect, test } from '@jest/globals'
import type { Delivery, OutgoingMessage } from '../../../../../infra/kafka/port.ts'
import type { BatchAccess, BatchAdmission, BatchAdmitRequest } from '../../../../../infra/ledger/ports/batch-port.ts'
import { systemClock } from '../../../../../infra/lifecycle/clock.ts'
import { Failure } from '../../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../../infra/telemetry/logger.ts'
import { createTracing } from '../../../../../infra/telemetry/tracing.ts'
import {
  type AccountQueue,
  createAccountQueue,
  type QueueDeps,
} from '../../../../../processors/lanes/admission/account-queue.ts'
import { eventExamples } from '../../../../../schemas/events/examples.ts'
import type { BatchResult } from '../../../../../schemas/events/payloads.ts'
import type { AccountId, JobId } from '../../../../../schemas/ids.ts'
import { topicNames } from '../../../../../schemas/topics.ts'
import { createFakeKafka } from '../../../../harness/fakes/kafka.ts'
import { waitFor } from '../../../../harness/fakes/wait-for.ts'

const accountId = 'acct_0199a1b2c3d47000800000000000abcd' as AccountId
const access: BatchAccess = {
  accountId,
  tier: 'enterprise',
  lane: 'shared',
  enabled: true,
  generation: 1,
  outOfCredits: 'wait',
}
const names = topicNames('test')
const admitted: BatchAdmission = { kind: 'admitted', jobId: 'job' as JobId }
const noCredits: BatchAdmission = { kind: 'insufficient_credits', available: 1, needed: 4 }

let queue: AccountQueue | undefined
afterEach(() => queue?.close())

type Chunk = readonly BatchAdmitRequest[]

function openQueue(answer: (chunk: Chunk) => readonly BatchAdmission[], room: () => number = () => 1000) {
  const kafka = createFakeKafka()
  const chunks: Chunk[] = []
  const settled: number[] = []
  const deps: QueueDeps = {
    kafka: kafka as never,
    ledger: {
      batch: {
        admit: async (_account: AccountId, chunk: Chunk) => {
          chunks.push(chunk)
          return answer(chunk)
        },
      } as never,
    },
    names,
    window: { room, opened: () => {}, refresh: () => {} },
    images: {} as never,
    storage: {} as never,
    scratchDir: () => '/nowhere',
    newJobId: () => 'job' as JobId,
    clock: { now: systemClock.now, sleep: (_ms, signal) => systemClock.sleep(2, signal) },
    random: () => 0,
    tracing: createTracing('test', undefined),
    metrics: { recordEnded: () => {} },
    logger: silentLogger,
    onCrash: (error) => {
      throw error
    },
  }
  const opened = createAccountQueue(access, deps)
  queue = opened
  const add = async (references: readonly string[], revoked = new AbortController().signal): Promise<void> => {
    for (const [offset, reference] of references.entries()) {
      const payload = { ...eventExamples['batch-request'], reference }
      const value = await kafka.codec.encode('batch-request', payload)
      const message = {
        topic: 'batch',
        partition: 0,
        offset: BigInt(offset),
        key: null,
        value,
        headers: {},
        timestampMs: 0,
      }
      const delivery: Delivery = { message, revoked, settle: () => void settled.push(offset) }
      opened.add(delivery)
    }
  }
  return { queue: opened, kafka, chunks, settled, add }
}

const resultOf = ({ value }: OutgoingMessage): BatchResult =>
  (JSON.parse(String(value)) as { payload: BatchResult }).payload

describe('an account’s queue', () => {
  test('admits what gathered together, in its order, on the batch lane', async () => {
    const { chunks, settled, add } = openQueue((chunk) => chunk.map(() => admitted))
    await add(['a', 'b', 'c'])
    await waitFor(() => settled.length === 3)
    expect(settled).toEqual([0, 1, 2])
    const sent = chunks.flat()
    expect(sent.map(({ batch }) => batch.reference)).toEqual(['a', 'b', 'c'])
    expect(sent[0]).toMatchObject({ lane: 'batch', credits: 4, work: { topic: 'test.work.generate.batch.v1' } })
    expect(sent[0].batch.topic).toBe(`test.results.${accountId}.v1`)
  })

  test('stands still where credits are waited for, and goes on from there with new deadlines', async () => {
    let credits = 1
    const {
      queue: opened,
      chunks,
      settled,
      add,
    } = openQueue((chunk) => {
      const paid = chunk.slice(0, credits).map(() => admitted)
      credits -= paid.length
      return paid.length < chunk.length ? [...paid, noCredits] : paid
    })
    await add(['a', 'b', 'c'])
    await waitFor(() => opened.state().kind === 'credits' && settled.length === 1)
    credits = 10
    await waitFor(() => settled.length === 3)
    expect(settled).toEqual([0, 1, 2])
    const tries = chunks.flat().filter(({ batch }) => batch.reference === 'c')
    expect(tries.at(-1)?.deadlineAt).toBeGreaterThan(tries[0].deadlineAt)
  })

  test('rejects for want of credits where the account chose that', async () => {
    const { queue: opened, kafka, settled, add } = openQueue((chunk) => chunk.map(() => noCredits))
    opened.use({ ...access, outOfCredits: 'reject' })
    await add(['a'])
    await waitFor(() => settled.length === 1)
    expect(resultOf(kafka.sent[0])).toMatchObject({ outcome: 'rejected', code: 'insufficient_credits', reference: 'a' })
    expect(kafka.sent[0].headers.ce_id).toBe('batch/0/0.rejected')
  })

  test('opens no more jobs than it has room for', async () => {
    let room = 2
    const {
      queue: opened,
      chunks,
      settled,
      add,
    } = openQueue(
      (chunk) => chunk.map(() => admitted),
      () => room,
    )
    await add(['a', 'b', 'c'])
    await waitFor(() => settled.length >= 2)
    room = 0
    await waitFor(() => opened.state().kind === 'room' || settled.length === 3)
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(2)
    room = 5
    await waitFor(() => settled.length === 3)
  })

  test('waits an outage out and loses nothing', async () => {
    let failures = 3
    const { settled, add } = openQueue((chunk) => {
      if (failures-- > 0) throw new Failure('ledger_unavailable', 'retry', 'away')
      return chunk.map(() => admitted)
    })
    await add(['a', 'b'])
    await waitFor(() => settled.length === 2)
    expect(settled).toEqual([0, 1])
  })

  test('finds the one record that the books refuse, tells its producer, and keeps it for an operator', async () => {
    const { kafka, settled, add } = openQueue((chunk) => {
      if (chunk.some(({ batch }) => batch.reference === 'b'))
        throw new Failure('ledger_refused', 'park', 'no such value')
      return chunk.map(() => admitted)
    })
    await add(['a', 'b', 'c'])
    await waitFor(() => settled.length === 3)
    const rejected = kafka.sent.filter(({ topic }) => topic === names.results(accountId)).map(resultOf)
    expect(rejected.map(({ reference, code }) => [reference, code])).toEqual([['b', 'internal']])
    expect(kafka.sent.filter(({ topic }) => topic === names.deadLetter).length).toBe(1)
  })

  test('leaves records of a partition that moved to whoever has it now', async () => {
    const gone = new AbortController()
    const { chunks, settled, add } = openQueue((chunk) =>
      gone.signal.aborted ? chunk.map(() => admitted) : [noCredits],
    )
    await add(['a', 'b', 'c'], gone.signal)
    await waitFor(() => chunks.length > 0)
    gone.abort()
    await add(['d'])
    await waitFor(() => settled.length > 0)
    expect(settled).toHaveLength(1)
    expect(chunks.at(-1)?.map(({ batch }) => batch.reference)).toEqual(['d'])
  })
})
