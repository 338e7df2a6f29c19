// What becomes of the records at the head of an account's queue: read → image stored → admitted together → settled, or
// rejected.
import type { Delivery, Kafka } from '../../../infra/kafka/port.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { BatchAccess, BatchAdmission } from '../../../infra/ledger/ports/batch-port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import { inSpan, type Tracing } from '../../../infra/telemetry/tracing.ts'
import type { JobId } from '../../../schemas/ids.ts'
import { Rejection } from '../../../schemas/rejection.ts'
import type { TopicNames } from '../../../schemas/topics.ts'
import { parkMessage } from '../../runtime/dead-letter.ts'
import type { AdmissionMetrics } from './admission-metrics.ts'
import type { OpenWindow } from './open-window.ts'
import { admitRequestOf, type InputStore, type PreparedRecord, storeInput } from './prepare-record.ts'
import type { Obstacle } from './queue-state.ts'
import { ourFault, type Reading, readRecord } from './read-record.ts'
import { rejectedResult } from './rejected-result.ts'

export type RecordDeps = InputStore & {
  readonly kafka: Kafka
  readonly ledger: Pick<Ledger, 'batch'>
  readonly names: TopicNames
  readonly window: OpenWindow
  readonly newJobId: () => JobId
  readonly clock: Clock
  readonly tracing: Pick<Tracing, 'start'>
  readonly metrics: AdmissionMetrics
  readonly logger: Logger
}

type Rejected = Extract<Reading, { readonly kind: 'rejected' }>
export type Item = {
  readonly delivery: Delivery
  ready?: (PreparedRecord & { readonly kind: 'prepared' }) | Rejected | undefined
}

type Progress = { readonly settled: number; readonly waitsFor?: Obstacle; readonly waitMs: number }

/** Images of one account that are fetched at once. */
const PREPARED_AT_ONCE = 4
const WAIT_FOR_CREDITS_MS = 1000
const WAIT_FOR_ROOM_MS = 100
const WAIT_FOR_RATE_MOST_MS = 1000

/** Reads the records and stores their images. What an outage interrupts is kept as far as it came. */
export async function prepareAll(items: readonly Item[], access: BatchAccess, deps: RecordDeps): Promise<void> {
  const unread = items.filter(({ ready }) => !ready)
  for (let at = 0; at < unread.length; at += PREPARED_AT_ONCE) {
    const some = unread.slice(at, at + PREPARED_AT_ONCE)
    const outcomes = await Promise.allSettled(
      some.map(async (item) => {
        item.ready = await prepare(item.delivery, access, deps)
      }),
    )
    // What succeeded is kept for the next try.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}

async function prepare({ message }: Delivery, { accountId }: BatchAccess, deps: RecordDeps): Promise<Item['ready']> {
  const span = deps.tracing.start('admission process', 'consumer', message.headers.traceparent?.toString())
  const reading = await inSpan(span, () => readRecord(message, deps.kafka.codec))
  if (reading.kind === 'rejected') {
    const { code, cause } = reading.rejection
    if (code === 'internal')
      deps.logger.error({ event: 'record_unchecked', accountId, offset: message.offset, error: cause })
    return reading
  }
  const { record } = reading
  const jobId = deps.newJobId()
  try {
    const image = record.input && (await storeInput(record.input, { jobId, accountId }, deps))
    return { kind: 'prepared', jobId, record, image, traceparent: span.traceparent }
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const { reference, operation } = record
    return { kind: 'rejected', facts: { reference, operation }, rejection: error }
  }
}

/**
 * Settles records from the head on, as far as they can be: rejections as they stand, all others as the books decide.
 */
export async function admitHead(items: readonly Item[], access: BatchAccess, deps: RecordDeps): Promise<Progress> {
  const rejected = countWhile(items, ({ ready }) => ready?.kind === 'rejected')
  if (rejected > 0) return rejectAll(items.slice(0, rejected), access, deps)
  const admissible = countWhile(items, ({ ready }) => ready?.kind === 'prepared')
  const most = Math.min(admissible, deps.window.room(access))
  if (most === 0) return { settled: 0, waitsFor: 'room', waitMs: WAIT_FOR_ROOM_MS }
  return admitAll(items.slice(0, most), access, deps)
}

async function admitAll(items: readonly Item[], access: BatchAccess, deps: RecordDeps): Promise<Progress> {
  const { names, clock, ledger, window } = deps
  const nowMs = clock.now()
  const prepared = items.flatMap(({ ready, delivery }) =>
    ready?.kind === 'prepared' ? [admitRequestOf(ready, delivery.message, access, { names, nowMs })] : [],
  )
  const terms = { waitForCredits: access.outOfCredits === 'wait', ledgerTopic: names.ledger }
  const admissions = await ledger.batch.admit(access.accountId, prepared, terms)
  window.opened(access.accountId, admissions.filter(({ kind }) => kind === 'admitted').length)
  for (const [settled, admission] of admissions.entries()) {
    const item = items[settled]
    const wait = waitOf(admission, access)
    if (wait || !item) return { settled, waitMs: 0, ...wait }
    await settle(item, admission, access, deps)
  }
  return { settled: admissions.length, waitMs: 0 }
}

function waitOf(admission: BatchAdmission, access: BatchAccess): Omit<Progress, 'settled'> | undefined {
  if (admission.kind === 'rate_limited') {
    return { waitsFor: 'rate', waitMs: Math.min(admission.retryAfterMs, WAIT_FOR_RATE_MOST_MS) }
  }
  if (admission.kind === 'insufficient_credits' && access.outOfCredits === 'wait') {
    return { waitsFor: 'credits', waitMs: WAIT_FOR_CREDITS_MS }
  }
  return undefined
}

/** A record of a job that was there before leaves no second input behind. */
async function settle(item: Item, admission: BatchAdmission, access: BatchAccess, deps: RecordDeps): Promise<void> {
  const { ready, delivery } = item
  if (ready?.kind !== 'prepared') return
  if (admission.kind !== 'admitted' && ready.image) await deps.storage.remove([ready.image.key])
  const rejection = rejectionOf(admission, ready.record.reference)
  if (rejection) {
    await reject(item, { kind: 'rejected', facts: ready.record, rejection }, access, deps)
    return
  }
  deps.metrics.recordEnded(admission.kind, (deps.clock.now() - delivery.message.timestampMs) / 1000)
  delivery.settle()
}

function rejectionOf(admission: BatchAdmission, reference: string): Rejection | undefined {
  if (admission.kind === 'mismatch') {
    const message = `The reference ${JSON.stringify(reference)} was used for another request.`
    return new Rejection('idempotency_mismatch', message, [
      { field: 'reference', message: 'was used for another request' },
    ])
  }
  if (admission.kind !== 'insufficient_credits') return undefined
  const { needed, available } = admission
  return new Rejection('insufficient_credits', `${needed} credits are needed and ${available} are free.`, [])
}

async function rejectAll(items: readonly Item[], access: BatchAccess, deps: RecordDeps): Promise<Progress> {
  for (const item of items) if (item.ready?.kind === 'rejected') await reject(item, item.ready, access, deps)
  return { settled: items.length, waitMs: 0 }
}

/** The dead letter and the result first: a crash before the record is settled writes both again, under the same ids. */
async function reject(item: Item, rejected: Rejected, access: BatchAccess, deps: RecordDeps): Promise<void> {
  const { kafka, names, clock, metrics } = deps
  const { message } = item.delivery
  const { facts, rejection, park } = rejected
  if (park) {
    const letter = { kind: 'parked', reason: park, detail: rejection.message, emit: [] } as const
    await parkMessage({ kafka, topic: names.deadLetter, clock }, message, letter)
  }
  const to = { topic: names.results(access.accountId), codec: kafka.codec, nowMs: clock.now() }
  await kafka.producer.send([await rejectedResult(message, facts, rejection, to)])
  metrics.recordEnded('rejected', (clock.now() - message.timestampMs) / 1000)
  item.delivery.settle()
}

/**
 * The ledger refuses it for good although it was checked: the producer gets a rejection, and the record becomes a dead
 * letter.
 */
export async function rejectRefused(
  item: Item,
  error: unknown,
  access: BatchAccess,
  deps: RecordDeps,
): Promise<number> {
  const reference = item.ready?.kind === 'prepared' ? item.ready.record.reference : null
  const facts = { reference, operation: null }
  await reject(item, { kind: 'rejected', facts, rejection: ourFault(error), park: 'rejected' }, access, deps)
  return 1
}

function countWhile<Each>(items: readonly Each[], fits: (item: Each) => boolean): number {
  const end = items.findIndex((item) => !fits(item))
  return end < 0 ? items.length : end
}
