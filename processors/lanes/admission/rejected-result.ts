import type { Codec, IncomingMessage, OutgoingMessage } from '../../../infra/kafka/port.ts'
import { eventHeaders } from '../../../schemas/events/cloud-events.ts'
import type { BatchResult } from '../../../schemas/events/payloads.ts'
import type { Rejection } from '../../../schemas/rejection.ts'
import type { RecordFacts } from './read-record.ts'

const NO_FILE = {
  url: null,
  format: null,
  contentType: null,
  width: null,
  height: null,
  bytes: null,
  sha256: null,
  processingTimeMs: null,
  report: null,
}

/**
 * The rejection of one record as it is written to the account's results. The same record twice gives the same event.
 */
export async function rejectedResult(
  message: IncomingMessage,
  { reference, operation }: RecordFacts,
  rejection: Rejection,
  to: { readonly topic: string; readonly codec: Pick<Codec, 'encode'>; readonly nowMs: number },
): Promise<OutgoingMessage> {
  const place = `${message.partition}/${message.offset}`
  const payload: BatchResult = {
    ...NO_FILE,
    outcome: 'rejected',
    reference,
    operation,
    jobId: null,
    credits: 0,
    acceptedAt: null,
    finishedAt: to.nowMs,
    sourcePartition: message.partition,
    sourceOffset: Number(message.offset),
    code: rejection.code,
    detail: rejection.message,
    field: rejection.errors[0]?.field ?? null,
    errors: rejection.errors,
  }
  const headers = eventHeaders({
    id: `${message.topic}/${place}.rejected`,
    event: 'batch-result',
    source: 'admission',
    subject: reference ?? place,
    timeMs: to.nowMs,
  })
  return { topic: to.topic, key: reference ?? place, value: await to.codec.encode('batch-result', payload), headers }
}
