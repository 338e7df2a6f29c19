import { rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Request } from 'express'
import type { TerminalEvent } from '../../../infra/ledger/port.ts'
import { jobStatus, operationResult } from '../../../schemas/http/results.ts'
import type { JobId } from '../../../schemas/ids.ts'
import type { JobOutcome } from '../../ingress-metrics.ts'
import { type AcceptDeps, acceptJob, type OpenJob } from '../../jobs/accept-job.ts'
import { type AwaitDeps, awaitJob } from '../../jobs/await-job.ts'
import type { JobWaiters, Waiter } from '../../jobs/job-waiters.ts'
import type { OperationRoute } from '../../operations/operation-route.ts'
import type { Slots } from '../../slots.ts'
import { type AuthenticatedContext, authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { acceptedResponse, refusalProblem, replayedResponse } from '../job-response.ts'
import { HttpProblem, namingJob, stopping } from '../problem.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { type Preference, readPreference } from '../requests/prefer.ts'
import type { HttpResponse } from '../response.ts'
import type { Route } from '../route.ts'

export type OperationDeps = AcceptDeps &
  Omit<AwaitDeps, 'logger' | 'traceparent' | 'gone'> & {
    readonly callers: CallerCache
    readonly waiters: JobWaiters
    /** Uploads being received; each may take 50 MiB of disk. */
    readonly uploads: Slots
    readonly uploadFolder: string
    readonly newJobId: () => JobId
  }

/** How long a caller that was turned away for load should stay away. */
const OVERLOADED_RETRY_SECONDS = 5

export function operationRoute(operation: OperationRoute, deps: OperationDeps): Route {
  return {
    method: 'post',
    path: operation.path,
    handler: authenticated(
      deps.callers,
      (request, context) => handle(operation, request, context, deps),
      operation.operation,
    ),
    documentation: {
      summary: operation.summary,
      description: `${operation.description} Costs ${operation.terms.credits} credits.`,
      tag: 'operations',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Repeat a request with the same key and it is done once, as long as its job is kept.',
          schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
        },
        {
          name: 'Prefer',
          in: 'header',
          description: '`respond-async` or `wait=N` (seconds): 202 when not done by then.',
        },
      ],
      bodies: operation.bodies,
      responses: {
        200: { description: 'Done.', schema: operationResult, schemaName: 'OperationResult', headers: ANSWER_HEADERS },
        202: {
          description: 'Accepted; ask at Location.',
          schema: jobStatus,
          schemaName: 'JobStatus',
          headers: {
            ...ANSWER_HEADERS,
            Location: 'Where to ask for the job.',
            'Retry-After': 'Seconds after which to ask.',
          },
        },
      },
      errors: OPERATION_ERRORS,
    },
  }
}

const ANSWER_HEADERS = {
  RateLimit: 'Requests left now and seconds until the allowance is full.',
  'RateLimit-Policy': 'Requests allowed and the window in seconds.',
  'Preference-Applied': 'What of Prefer was followed; absent when nothing was asked for.',
  'Idempotent-Replayed': 'true when this is the answer of an earlier request with the same Idempotency-Key.',
}

const OPERATION_ERRORS = [
  'invalid_json',
  'invalid_multipart',
  'insufficient_credits',
  'request_in_flight',
  'image_too_large',
  'invalid_image',
  'request_rejected',
  'memory_exceeded',
  'idempotency_mismatch',
  'engine_failed',
  'deadline_exceeded',
  'cancelled',
  'overloaded',
] as const

/** An image takes room on the disk, whether it comes with the request or is fetched. */
const takesImage = ({ bodies }: OperationRoute): boolean => bodies.some((body) => 'fileField' in body)

async function handle(
  route: OperationRoute,
  request: Request,
  context: AuthenticatedContext,
  deps: OperationDeps,
): Promise<HttpResponse> {
  const preference = readPreference(request)
  const idempotencyKey = readIdempotencyKey(request)
  const jobId = deps.newJobId()
  const logger = context.logger.with({ jobId })
  const uploadPath = join(deps.uploadFolder, jobId)
  const releaseUpload = takesImage(route) ? claim(deps.uploads.take(context.caller.accountId)) : () => {}
  let waiter: Waiter | undefined
  // Unknown until the request is read. Most requests have no image, and looking for a file costs a tenth of their time.
  let hasUpload = true
  try {
    const work = await route.readRequest(request, { ...context, logger, uploadPath })
    hasUpload = work.image !== undefined
    // A body may take two minutes to come, and a key that was revoked meanwhile begins nothing.
    await context.requireKey()
    const { caller, traceparent, requestId } = context
    waiter = preference.waitMs === 0 ? undefined : claim(deps.waiters.open(jobId, caller.accountId))
    const wantsReply = waiter !== undefined
    const acceptance = await acceptJob(
      { jobId, caller, route, work, idempotencyKey, wantsReply, traceparent, requestId, logger },
      deps,
    )
    if (acceptance.kind === 'replayed') return replayedResponse(acceptance.job, preference)
    if (acceptance.kind !== 'accepted') throw refusalProblem(acceptance)
    releaseUpload()
    if (hasUpload) await rm(uploadPath, { force: true })
    hasUpload = false
    const { job, rate } = acceptance
    const { waitMs } = preference
    const waited = waiter ? await wait(request, job, { waiter, waitMs }, { ...deps, logger, traceparent }) : NOT_WAITED
    const durationMs = deps.clock.now() - job.acceptedAt
    deps.metrics.jobAnswered({ operation: route.name, outcome: waited.outcome, durationMs })
    return acceptedResponse(job, rate, waited.ending, preference)
  } finally {
    waiter?.close()
    releaseUpload()
    if (hasUpload) await rm(uploadPath, { force: true })
  }
}

function claim<Claimed>(claimed: Claimed | undefined): Claimed {
  if (claimed !== undefined) return claimed
  throw new HttpProblem(
    'overloaded',
    'This server is handling as many requests as it can. Nothing was charged; try again shortly.',
    {
      headers: { 'Retry-After': String(OVERLOADED_RETRY_SECONDS) },
    },
  )
}

/** Why a caller that is still there is waited for no longer. */
const STOPPING = 'stopping'

type Waited = { readonly ending?: TerminalEvent | undefined; readonly outcome: JobOutcome }
const NOT_WAITED: Waited = { outcome: 'async' }

/**
 * The job is held and goes on whatever happens to this request, so a failure here tells the caller where to look. The
 * place of a caller that hangs up is free for others. Whether one that closes its side has hung up or listens still
 * shows only when it is sent something, so it gets its answer all the same (docs/decisions/0163).
 */
async function wait(
  { socket }: Request,
  job: OpenJob,
  { waiter, waitMs }: { readonly waiter: Waiter; readonly waitMs: Preference['waitMs'] },
  deps: Omit<AwaitDeps, 'gone'>,
): Promise<Waited> {
  const caller = watch(socket, waiter)
  try {
    const untilMs = waitMs === undefined ? Number.POSITIVE_INFINITY : deps.clock.now() + waitMs
    const ending = await awaitJob(job, waiter, untilMs, { ...deps, gone: caller.left })
    if (!ending && caller.left.reason === STOPPING) throw stopping(job.jobId)
    return { ending, outcome: caller.hasClosed() ? 'gone' : outcomeOf(ending) }
  } catch (error) {
    throw error instanceof HttpProblem ? error : namingJob(error, job.jobId)
  } finally {
    caller.unwatch()
  }
}

type Watched = {
  /** Aborts when nobody need be waited for any more. */
  readonly left: AbortSignal
  /** Whether the caller has closed its side, or all, of the connection. */
  readonly hasClosed: () => boolean
  readonly unwatch: () => void
}

function watch(socket: Socket, waiter: Waiter): Watched {
  const left = new AbortController()
  const hangUp = (): void => left.abort('gone')
  const closeSide = (): void => {
    if (!waiter.stepAside()) hangUp()
  }
  socket.once('close', hangUp)
  socket.once('end', closeSide)
  if (socket.readableEnded) closeSide()
  if (socket.destroyed) hangUp()
  waiter.onDismissed(() => left.abort(STOPPING))
  return {
    left: left.signal,
    hasClosed: () => socket.readableEnded || socket.destroyed,
    unwatch: () => {
      socket.off('close', hangUp)
      socket.off('end', closeSide)
    },
  }
}

/** Jobs that failed are counted apart from those that ran out of time and those that were cancelled. */
function outcomeOf(ending: TerminalEvent | undefined): JobOutcome {
  if (ending === undefined) return 'async'
  if (ending.kind === 'completed') return 'completed'
  if (ending.refund.decidedBy === 'deadline') return 'deadline'
  return ending.refund.decidedBy === 'cancel' ? 'cancelled' : 'refunded'
}
