import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSource } from '../../../infra/images/image-source.ts'
import { measureImage } from '../../../infra/images/measure-image.ts'
import type { IncomingMessage } from '../../../infra/kafka/port.ts'
import type { BatchAccess, BatchAdmitRequest } from '../../../infra/ledger/ports/batch-port.ts'
import type { OutboxDraft } from '../../../infra/ledger/ports/outbox-port.ts'
import { inputKey, type ObjectStore } from '../../../infra/storage/port.ts'
import type { EventName } from '../../../schemas/events/catalogue.ts'
import { type EventHeaders, eventHeaders } from '../../../schemas/events/cloud-events.ts'
import type { Accepted, InputImage } from '../../../schemas/events/payloads.ts'
import type { JobId } from '../../../schemas/ids.ts'
import { BATCH_DEADLINE_MS, type Lane, operationTerms } from '../../../schemas/operations.ts'
import type { TopicNames } from '../../../schemas/topics.ts'
import type { CheckedRecord, RecordInput } from './read-record.ts'

/** A checked record whose image, if it has one, is stored under the id that its job will have. */
export type PreparedRecord = {
  readonly jobId: JobId
  readonly record: CheckedRecord
  readonly image: InputImage | undefined
  readonly traceparent: string
}

export type InputStore = {
  readonly images: ImageSource
  readonly storage: Pick<ObjectStore, 'putFile' | 'remove'>
  /** Where images lie while they are measured. */
  readonly scratchDir: () => string
}

/** Throws a Rejection for an image that cannot be had or used, a Failure when a server of ours is away. */
export async function storeInput(
  input: RecordInput,
  { jobId, accountId }: { readonly jobId: JobId; readonly accountId: string },
  { images, storage, scratchDir }: InputStore,
): Promise<InputImage> {
  const folder = await mkdtemp(join(scratchDir(), 'record-'))
  try {
    const { field, value, rule, drawings } = input
    const request = { value, field, accountId, path: join(folder, 'input') }
    const file = await (input.kind === 'url' ? images.fromUrl(request) : images.fromUpload(request))
    const { path, contentType, bytes, sha256, width, height } = await measureImage(file, field, rule, drawings)
    const key = inputKey(jobId)
    await storage.putFile(key, path, { contentType, sha256 })
    return { key, contentType, bytes, sha256, width, height }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is admitted: the terms count from now, because a record may have waited for hours. */
export function admitRequestOf(
  prepared: PreparedRecord,
  message: IncomingMessage,
  access: BatchAccess,
  { names, nowMs }: { readonly names: TopicNames; readonly nowMs: number },
): BatchAdmitRequest {
  const { jobId, record } = prepared
  const { operation } = record
  const { accountId } = access
  const lane: Lane = access.lane === 'shared' ? 'batch' : access.lane
  const credits = operationTerms[operation].credits
  const job = { jobId, accountId, operation, lane, credits, acceptedAt: nowMs, deadlineAt: nowMs + BATCH_DEADLINE_MS }
  return {
    ...job,
    requestHash: record.requestHash,
    work: workOf(prepared, job, names.work(operation, lane)),
    facts: [
      {
        topic: names.accepted,
        key: jobId,
        event: 'accepted',
        payload: job,
        headers: headersOf('accepted', 'accepted', job, prepared),
        relayAfterMs: 0,
      },
    ],
    batch: {
      reference: record.reference,
      partition: message.partition,
      offset: Number(message.offset),
      topic: names.results(accountId),
      headers: headersOf('batch-result', 'result', job, prepared),
    },
  }
}

function workOf(prepared: PreparedRecord, job: Accepted, topic: string): OutboxDraft {
  const { record, image } = prepared
  const { operation: _operation, ...facts } = job
  return {
    topic,
    key: job.jobId,
    event: record.event,
    payload: record.toWork({ ...facts, replyTopic: null }, image),
    headers: headersOf(record.event, 'work', job, prepared),
    relayAfterMs: 0,
  }
}

function headersOf(
  event: EventName,
  suffix: string,
  { jobId, acceptedAt, deadlineAt }: Accepted,
  { traceparent }: PreparedRecord,
): EventHeaders {
  return eventHeaders({
    id: `${jobId}.${suffix}`,
    event,
    source: 'admission',
    subject: jobId,
    timeMs: acceptedAt,
    traceparent,
    deadlineAt,
  })
}
