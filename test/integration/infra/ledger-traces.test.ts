// Whatever the database says of a job on a topic carries the trace of the request that began it.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AdmitRequest } from '../../../infra/ledger/port.ts'
import { readTraceparent } from '../../../infra/telemetry/tracing.ts'
import {
  ACCEPTED_TOPIC,
  admitRequest,
  completionOf,
  LEDGER_TOPIC,
  REFUNDS_TOPIC,
  refundOf,
  WORK_TOPIC,
} from '../../harness/ledger-requests.ts'
import { openTestLedger, type TestLedger } from '../../harness/test-ledger.ts'

const topics = { refunds: REFUNDS_TOPIC, ledger: LEDGER_TOPIC }
let books: TestLedger
beforeAll(async () => {
  books = await openTestLedger()
})
afterAll(() => books.close())

let traces = 0
/** A request of a trace of its own. */
async function tracedRequest(deadlineAt?: number): Promise<AdmitRequest & { readonly traceId: string }> {
  const accountId = await books.makeAccount(30)
  traces += 1
  const traceId = traces.toString(16).padStart(32, 'a')
  const request = admitRequest({ jobId: books.ids.job(), accountId, ...(deadlineAt && { deadlineAt }) })
  const headers = { ...request.work.headers, traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }
  return { ...request, traceId, work: { ...request.work, headers } }
}

/** Topic, kind of entry where it is one, and trace of what is told of a job besides its work command and acceptance. */
async function toldOf({ jobId }: AdmitRequest): Promise<readonly unknown[]> {
  const { rows } = await books.sql.query(
    `select topic, payload ->> 'kind' as kind, headers ->> 'traceparent' as traceparent from outbox
     where payload ->> 'jobId' = $1 and topic <> all($2) order by id`,
    [jobId, [WORK_TOPIC, ACCEPTED_TOPIC]],
  )
  return rows.map(({ topic, kind, traceparent }) => [topic, kind, readTraceparent(traceparent)?.traceId])
}

test('entries of jobs that were admitted alone and together have the traces of their requests', async () => {
  const requests = await Promise.all(Array.from({ length: 8 }, () => tracedRequest()))
  await Promise.all(requests.map(books.ledger.admit))
  await books.ledger.settle(
    requests.map((request) => ({ kind: 'completed', completion: completionOf(request) })),
    LEDGER_TOPIC,
  )
  for (const request of requests)
    expect(await toldOf(request)).toEqual([
      [LEDGER_TOPIC, 'held', request.traceId],
      [LEDGER_TOPIC, 'posted', request.traceId],
    ])
})

test('refunds of jobs that were cancelled, or ran out of time, have the traces of their requests', async () => {
  const cancelled = await tracedRequest()
  const overdue = await tracedRequest(Date.now() - 1000)
  await Promise.all([cancelled, overdue].map(books.ledger.admit))
  await books.ledger.refundOpenJob(refundOf(cancelled, 'cancel'), topics)
  expect(await books.ledger.expireHolds(0, 10, topics)).toEqual([overdue.jobId])
  for (const [request, kind] of [
    [cancelled, 'voided'],
    [overdue, 'expired'],
  ] as const) {
    const { traceId } = request
    const told = await toldOf(request)
    expect(told).toHaveLength(3)
    expect(told).toEqual(
      expect.arrayContaining([
        [LEDGER_TOPIC, 'held', traceId],
        [LEDGER_TOPIC, kind, traceId],
        [REFUNDS_TOPIC, null, traceId],
      ]),
    )
  }
})

test('results of batch work have the trace of their record, whatever their own headers are', async () => {
  const request = await tracedRequest()
  const headers = { ce_id: `${request.jobId}.result` }
  const batch = { reference: 'ref 1', partition: 0, offset: 7, topic: 'test.results.v1', headers }
  await books.ledger.batch.admit(request.accountId, [{ ...request, requestHash: 'h', batch }], {
    waitForCredits: true,
    ledgerTopic: LEDGER_TOPIC,
  })
  await books.ledger.settle([{ kind: 'completed', completion: completionOf(request) }], LEDGER_TOPIC)
  expect(await toldOf(request)).toContainEqual(['test.results.v1', null, request.traceId])
})

test('a job without a trace has events without one', async () => {
  const accountId = await books.makeAccount(30)
  const request = await books.admitted(accountId)
  expect(await toldOf(request)).toEqual([[LEDGER_TOPIC, 'held', undefined]])
})
