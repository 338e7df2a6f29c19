import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageSource } from '../../../infra/images/image-source.ts'
import { measureImage } from '../../../infra/images/measure-image.ts'
import type { IncomingMessage } from '../../../infra/kafka/port.ts'
import type { BatchAccess, BatchAdmitRequest } from '../../../infra/ledger/batch-port.ts'
import type { OutboxDraft } from '../../../infra/ledger/outbox-port.ts'
import { inputKey, type ObjectStore } from '../../../infra/storage/port.ts'
import { eventHeaders } from '../../../schemas/events/cloud-events.ts'
import type { InputImage, WorkTerms } from '../../../schemas/events/payloads.ts'
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
}

const SOURCE = 'admission'

/** Throws a Rejection for an image that cannot be had or used, a Failure when a server of ours is away. */
export async function storeInput(
  input: RecordInput,
  { jobId, accountId }: { readonly jobId: JobId; readonly accountId: string },
  { images, storage }: InputStore,
): Promise<InputImage> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-admission-'))
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
  { jobId, record, image, traceparent }: PreparedRecord,
  message: IncomingMessage,
  access: BatchAccess,
  { names, nowMs }: { readonly names: TopicNames; readonly nowMs: number },
): BatchAdmitRequest {
  const { operation } = record
  const { accountId } = access
  const lane: Lane = access.lane === 'shared' ? 'batch' : access.lane
  const credits = operationTerms[operation].credits
  const facts = { jobId, accountId, lane, credits, acceptedAt: nowMs, deadlineAt: nowMs + BATCH_DEADLINE_MS }
  const terms: WorkTerms = { ...facts, replyTopic: null }
  const headers = (event: OutboxDraft['event'], suffix: string) =>
    eventHeaders({
      ...{ id: `${jobId}.${suffix}`, event, source: SOURCE, subject: jobId, timeMs: nowMs, traceparent },
      deadlineAt: facts.deadlineAt,
    })
  const draft = { key: jobId, relayAfterMs: 0 }
  const job = { ...facts, operation }
  return {
    ...{ jobId, operation, lane, credits, acceptedAt: facts.acceptedAt, deadlineAt: facts.deadlineAt },
    requestHash: record.requestHash,
    work: {
      ...draft,
      topic: names.work(operation, lane),
      event: record.event,
      payload: record.toWork(terms, image),
      headers: headers(record.event, 'work'),
    },
    facts: [
      { ...draft, topic: names.accepted, event: 'accepted', payload: job, headers: headers('accepted', 'accepted') },
    ],
    batch: {
      reference: record.reference,
      partition: message.partition,
      offset: Number(message.offset),
      topic: names.results(accountId),
      headers: eventHeaders({
        ...{
          id: `${jobId}.result`,
          event: 'batch-result',
          source: 'ledger',
          subject: jobId,
          timeMs: nowMs,
          traceparent,
        },
      }),
    },
  }
}
