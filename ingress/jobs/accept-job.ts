import type { MeasuredImage } from '../../infra/images/measure-image.ts'
import type { Admission, AdmitRequest, Caller, Ledger, OutboxDraft, RateState } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import { inputKey, type ObjectStore } from '../../infra/storage/port.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { inSpan, type Tracing } from '../../infra/telemetry/tracing.ts'
import type { EventName } from '../../schemas/events/catalogue.ts'
import { eventHeaders } from '../../schemas/events/cloud-events.ts'
import type { InputImage, JobFacts, WorkTerms } from '../../schemas/events/payloads.ts'
import type { JobId } from '../../schemas/ids.ts'
import { requestHash } from '../../schemas/request-hash.ts'
import type { TopicNames } from '../../schemas/topics.ts'
import { namingJob } from '../http/problem.ts'
import type { IngressMetrics } from '../ingress-metrics.ts'
import type { OperationRoute, WorkRequest } from '../operations/operation-route.ts'
import type { WorkPublisher } from './work-publisher.ts'

export type JobRequest = {
  readonly jobId: JobId
  readonly caller: Caller
  readonly route: OperationRoute
  readonly work: WorkRequest
  readonly idempotencyKey: string | undefined
  /** Whether somebody will wait for the reply. */
  readonly wantsReply: boolean
  readonly traceparent: string
  readonly requestId: string
  readonly logger: Logger
}

export type OpenJob = JobFacts & { readonly acceptedAt: number; readonly deadlineAt: number }

export type Acceptance =
  | { readonly kind: 'accepted'; readonly job: OpenJob; readonly rate: RateState }
  | Exclude<Admission, { readonly kind: 'admitted' }>

export type AcceptDeps = {
  readonly ledger: Pick<Ledger, 'admit'>
  readonly storage: Pick<ObjectStore, 'putFile' | 'remove'>
  readonly publisher: WorkPublisher
  readonly names: TopicNames
  readonly replyTopic: string
  readonly metrics: IngressMetrics
  readonly tracing: Pick<Tracing, 'start'>
  readonly clock: Clock
}

/** How long the relay leaves a work command to the ingress that admitted it. */
const RELAY_AFTER_MS = 5_000
const SOURCE = 'ingress'

/**
 * Turns a checked request into a held job whose work is on its way.
 *
 * 1. Store the input under the job's id. A crash here leaves an object that the sweeper removes; nothing is charged.
 * 2. Admit: one SQL call takes the rate token, holds the credits and writes the job and its outbox rows, all or
 * nothing.
 * 3. Publish the work. A crash or failure here is made good by the relay from the outbox row.
 */
export async function acceptJob(request: JobRequest, deps: AcceptDeps): Promise<Acceptance> {
  const { jobId, route, work, logger } = request
  const image = work.image && (await storeInput(jobId, work.image, deps.storage))
  const terms = termsOf(request, deps)
  const command = commandOf(terms, image, request, deps)
  const span = deps.tracing.start('admit', 'internal', request.traceparent)
  const admission = await inSpan(span, () => admit(admitRequestOf(terms, command, request, deps), deps))
  deps.metrics.jobDecided({ operation: route.name, outcome: admission.kind })
  if (admission.kind !== 'admitted') {
    if (image) removeInput(image, deps.storage, logger)
    return admission
  }
  deps.publisher.publish(command, admission.workOutboxId).catch((error: unknown) => {
    deps.metrics.publishFailed({ operation: route.name })
    logger.warn({ event: 'work_left_to_relay', jobId, error })
  })
  const { replyTopic: _replyTopic, ...facts } = terms
  logger.info({ event: 'job_accepted', operation: route.name, lane: facts.lane })
  return { kind: 'accepted', job: { ...facts, operation: route.operation }, rate: admission.rate }
}

async function storeInput(jobId: JobId, image: MeasuredImage, storage: AcceptDeps['storage']): Promise<InputImage> {
  const { path, contentType, bytes, sha256, width, height } = image
  const key = inputKey(jobId)
  await storage.putFile(key, path, { contentType, sha256 })
  return { key, contentType, bytes, sha256, width, height }
}

/** Not waited for: the caller's answer does not depend on it. */
function removeInput(image: InputImage, storage: AcceptDeps['storage'], logger: Logger): void {
  storage.remove([image.key]).catch((error: unknown) => {
    logger.warn({ event: 'input_left_behind', key: image.key, error })
  })
}

/** When the connection breaks in the middle nobody knows whether it committed, so the caller is told where to look. */
async function admit(request: AdmitRequest, { ledger }: AcceptDeps): Promise<Admission> {
  try {
    return await ledger.admit(request)
  } catch (error) {
    throw namingJob(error, request.jobId)
  }
}

function termsOf({ jobId, caller, route, wantsReply }: JobRequest, { clock, replyTopic }: AcceptDeps): WorkTerms {
  const acceptedAt = clock.now()
  return {
    jobId,
    accountId: caller.accountId,
    lane: caller.lane,
    credits: route.terms.credits,
    acceptedAt,
    deadlineAt: acceptedAt + route.terms.deadlineMs,
    replyTopic: wantsReply ? replyTopic : null,
  }
}

function commandOf(
  terms: WorkTerms,
  image: InputImage | undefined,
  request: JobRequest,
  { names }: AcceptDeps,
): OutboxDraft {
  const { route, work } = request
  return {
    topic: names.work(route.name, terms.lane),
    key: terms.jobId,
    event: route.event,
    payload: work.toWork(terms, image),
    headers: headersOf(route.event, 'work', terms, request),
    relayAfterMs: RELAY_AFTER_MS,
  }
}

function admitRequestOf(
  terms: WorkTerms,
  command: OutboxDraft,
  request: JobRequest,
  { names }: AcceptDeps,
): AdmitRequest {
  const { route, work, idempotencyKey } = request
  const { replyTopic: _replyTopic, ...facts } = terms
  const job = { ...facts, operation: route.operation }
  return {
    ...job,
    work: command,
    facts: [
      {
        topic: names.accepted,
        key: job.jobId,
        event: 'accepted',
        payload: job,
        headers: headersOf('accepted', 'accepted', terms, request),
        relayAfterMs: 0,
      },
    ],
    ...(idempotencyKey
      ? {
          idempotency: {
            key: idempotencyKey,
            requestHash: requestHash({ operation: route.name, params: work.params, image: work.image?.sha256 ?? null }),
          },
        }
      : {}),
    ledgerTopic: names.ledger,
  }
}

function headersOf(event: EventName, suffix: string, terms: WorkTerms, { traceparent, requestId }: JobRequest) {
  return eventHeaders({
    id: `${terms.jobId}.${suffix}`,
    event,
    source: SOURCE,
    subject: terms.jobId,
    timeMs: terms.acceptedAt,
    traceparent,
    requestId,
    deadlineAt: terms.deadlineAt,
  })
}
